// Messages in one language: Project Fluent, from the same files as the terminal and the server.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { functionsOf, Phrases, type Listing } from './phrases';

export type Arguments = Record<string, FluentVariable>;

type Scope = Parameters<FluentNumber['toString']>[0];

const NUMBER = new FluentResource('number = { $number }');

// A number as its language writes it, but with a minus sign, which is as wide as a digit: languages have a hyphen.
class Numeral extends FluentNumber {
  constructor(value: number, options?: Intl.NumberFormatOptions) {
    super(value + 0, options); // 0 even if it is -0
  }

  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

function withNumerals(args: Arguments): Arguments {
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new Numeral(value) : value,
  ]);
  return Object.fromEntries(entries) as Arguments;
}

export class Catalogue {
  readonly language: string;
  // Fills the gaps: it has messages in another language.
  private readonly fallback: Catalogue | undefined;
  private readonly bundle: FluentBundle;

  // The ids of all messages, in the order in which they came.
  readonly ids: readonly string[];

  constructor(language: string, sources: readonly (string | FluentResource)[], fallback?: Catalogue) {
    this.language = language;
    this.fallback = fallback;
    // Like the terminal's: no text here runs from right to left.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: functionsOf(() => this.bundle) });
    const resources = sources.map((source) => (typeof source === 'string' ? new FluentResource(source) : source));
    for (const resource of [NUMBER, ...resources]) this.bundle.addResource(resource);
    const ids = resources.flatMap(({ body }) => body.map(({ id }) => id));
    this.ids = [...new Set([...ids, ...(fallback?.ids ?? [])])];
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id) || (this.fallback?.has(id) ?? false);
  }

  // A further text of a message, undefined if it has none by that name.
  attribute(id: string, name: string): string | undefined {
    if (this.lacks(id)) return this.fallback?.attribute(id, name);
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern) : undefined;
  }

  // The text of a message; a message that is not there shows its name, so that a test or a person sees it.
  format(id: string, args: Arguments = {}): string {
    if (this.lacks(id)) return this.fallback!.format(id, args);
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return `⟦${id}⟧`;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, withNumerals(args), errors);
    if (errors.length && import.meta.env.DEV) console.error(`message ${id}:`, errors[0]);
    return text;
  }

  // Whether only the fallback has the message.
  private lacks(id: string): boolean {
    return !this.bundle.hasMessage(id) && (this.fallback?.has(id) ?? false);
  }

  // A list by itself.
  list(items: Listing, joint?: string): string {
    return new Phrases(this.bundle).list(items, joint);
  }

  // A number by itself.
  number(value: number, options?: Intl.NumberFormatOptions): string {
    return this.format('number', { number: new Numeral(value, options) });
  }
}
