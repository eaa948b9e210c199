// What a message can do with things, lists and names: functions for Fluent, like those of src/feira/locale/phrases.py,
// which explains them.
import { FluentType, type FluentBundle, type FluentFunction, type FluentValue } from '@fluent/bundle';

type Scope = Parameters<FluentType<unknown>['toString']>[0];
type Options = Record<string, FluentValue>;

const FRENCH_VOWEL = /^([aeiouhœæ]|y(?![aeiou]))/;
const SPANISH_I = /^(h?i(?![aeou])|y(?![aeiou]))/;
const SPANISH_O = /^(h?o|8)/;

// A list as an argument of a message: keys of things that have names, or (`named`) texts that are names.
export class Listing extends FluentType<readonly (string | number)[]> {
  constructor(
    items: readonly (string | number)[],
    readonly named = false,
  ) {
    super(items);
  }

  override toString(scope: Scope): string {
    return new Phrases(scope.bundle).list(this);
  }
}

// People, or anything else that is called the same in every language, as a list.
export function names(texts: readonly string[]): Listing {
  return new Listing(texts, true);
}

// Names and lists by the messages of one bundle.
export class Phrases {
  constructor(private readonly bundle: FluentBundle) {}

  // A thing or a place in one of its forms; what has no message is called the same everywhere.
  name(thing: string | number, form = ''): string {
    if (typeof thing === 'number') return thing.toLocaleString(this.bundle.locales);
    const [first, ...rest] = thing.split('-');
    const candidates: [string, Record<string, string>][] = [
      [`name-${thing}`, {}],
      [`name-${first}`, { part: rest.join('-') }],
    ];
    for (const [id, args] of candidates) {
      const message = this.bundle.getMessage(id);
      const pattern = message?.attributes[form] ?? message?.value;
      if (pattern) return this.bundle.formatPattern(pattern, args);
    }
    return thing;
  }

  // The items with commas and a joint before the last.
  list(listing: FluentValue, joint = 'and', form = ''): string {
    return this.joined(this.items(listing, form), joint);
  }

  // A name, or each of a list, after the French "de".
  de(text: FluentValue): string {
    return this.joined(this.items(text, '').map(afterDe), 'and');
  }

  private items(listing: FluentValue, form: string): string[] {
    if (!(listing instanceof Listing)) return [textOf(listing)];
    return listing.value.map((item) => (listing.named ? String(item) : this.name(item, form)));
  }

  private joined(items: readonly string[], joint: string): string {
    const [first = '', ...others] = items;
    const more = this.bundle.hasMessage(`list-${joint}-more`) ? `list-${joint}-more` : 'list-more';
    return others.reduce(
      (before, item, n) => this.joint(n < others.length - 1 ? more : `list-${joint}`, before, item),
      first,
    );
  }

  // A catalogue without joints, as of a game that only a test knows, has commas.
  private joint(id: string, first: string, last: string): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, { first, last }) : `${first}, ${last}`;
  }
}

// The functions of a bundle that is still to be made, and so is asked for when they are called.
export function functionsOf(bundle: () => FluentBundle): Record<string, FluentFunction> {
  const option = (options: Options, name: string): string | undefined =>
    name in options ? textOf(options[name]) : undefined;
  return {
    NAME: ([thing], options) => new Phrases(bundle()).name(textOf(thing), option(options, 'as')),
    LIST: ([list], options) => new Phrases(bundle()).list(list, option(options, 'joint'), option(options, 'as')),
    DE: ([text]) => new Phrases(bundle()).de(text),
    SOUND: ([text]) => sound(textOf(text)),
  };
}

function textOf(value: FluentValue): string {
  return typeof value === 'string' ? value : String(value.valueOf());
}

function sound(text: string): string {
  const plain = plainly(text);
  return SPANISH_I.test(plain) ? 'i' : SPANISH_O.test(plain) ? 'o' : 'other';
}

function afterDe(name: string): string {
  return FRENCH_VOWEL.test(plainly(name)) ? `d’${name}` : `de ${name}`;
}

function plainly(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
