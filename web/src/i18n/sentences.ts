// Events, refusals and moves as sentences, like src/feira/locale/sentences.py, which explains the kinds of fields: each
// is the message of its name, its fields the arguments. Where the catalogue has no message, plain words take its place.
// Tests check that both say the same.
import type { GameEvent, RecordMove } from '../board/types';
import type { Arguments, Catalogue } from './catalogue';
import { Listing, names } from './phrases';

const NOTHING = 'none'; // the key of what is not there

type Fields = Record<string, unknown>;

// A field of an event with all that its meaning may depend on.
interface Field {
  name: string;
  value: unknown;
  owner: string;
  fields: Fields;
  reader: number | null;
}

// Which move a better one is compared with.
export type Compared = 'played' | 'yours' | 'another';

export interface Refusal {
  reason: string;
  details?: Fields;
}

// 'event-stand-opened' for StandOpened.
export function eventMessage(kind: string): string {
  return 'event-' + kind.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase();
}

export class Sentences {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly players: readonly string[],
  ) {}

  // The sentence of an event for somebody in the seat `reader`.
  event({ event, ...fields }: GameEvent, reader: number | null = null): string {
    const message = eventMessage(event);
    if (!this.catalogue.has(message)) return this.plainly(event, fields);
    const args = { ...this.arguments(event, fields, reader), solo: yes(this.players.length === 1) };
    return this.catalogue.format(message, args);
  }

  // Why a move is refused; undefined if the catalogue has no words for it.
  refusal({ reason, details = {} }: Refusal, reader: number | null = null): string | undefined {
    const message = `refusal-${reason}`;
    if (!this.catalogue.has(message)) return undefined;
    return this.catalogue.format(message, this.arguments('', details, reader));
  }

  // Why a move is better than another, which was played, is yours, or neither, for somebody in the seat `reader`;
  // undefined if the catalogue has no words.
  reason(
    name: string,
    details: Fields,
    reader: number | null = null,
    compared: Compared = 'played',
  ): string | undefined {
    const message = `why-${name}`;
    if (!this.catalogue.has(message)) return undefined;
    return this.catalogue.format(message, { ...this.arguments('', details, reader), compared });
  }

  // A move as a label, such as 'Open a fish stand at C3'; undefined if the catalogue has no words for it.
  move(json: RecordMove): string | undefined {
    const message = `move-${json.do.replaceAll('_', '-')}`;
    return this.catalogue.has(message) ? this.catalogue.format(message, this.arguments('', json, null)) : undefined;
  }

  // 'Card drawn: Ana, apples, 7', where the catalogue has no sentence and so no grammar.
  /* eslint-disable no-restricted-syntax */
  private plainly(kind: string, fields: Fields): string {
    const told = Object.entries(fields).map(([name, value]) => (value == null ? '' : this.plain(kind, name, value)));
    const words = kind.replace(/(?!^)(?=[A-Z])/g, ' ');
    return [words.slice(0, 1) + words.slice(1).toLowerCase(), told.filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(': ');
  }

  private plain(owner: string, name: string, value: unknown): string {
    const all = Array.isArray(value) ? (value as unknown[]) : [value];
    if (['about', 'seat', 'seats'].includes(this.kind(owner, name))) {
      return all.map((seat) => this.players[seat as number]).join(', ');
    }
    if (typeof value === 'boolean') return value ? name.replaceAll('_', ' ') : '';
    return all.map((thing) => this.named(thing)).join(', ');
  }
  /* eslint-enable no-restricted-syntax */

  private named(thing: unknown): string {
    return this.catalogue.has(`name-${thing}`) ? this.catalogue.format(`name-${thing}`) : String(thing);
  }

  private arguments(owner: string, fields: Fields, reader: number | null): Arguments {
    return Object.assign(
      {},
      ...Object.entries(fields).map(([name, value]) => this.argument({ name, value, owner, fields, reader })),
    );
  }

  private argument(field: Field): Arguments {
    const { name, value } = field;
    const kind = this.kind(field.owner, name);
    if (kind) return this.byKind(kind, field);
    if (Array.isArray(value)) return { [name]: new Listing(value as string[]), [`${name}-count`]: value.length };
    if (typeof value === 'boolean') return { [name]: yes(value) };
    return { [name]: (value as string | number | null) ?? NOTHING };
  }

  private byKind(kind: string, { name, value, owner, fields, reader }: Field): Arguments {
    switch (kind) {
      case 'about':
        return { ...this.people(value == null ? [] : [value as number], reader), owned: yes(value != null) };
      case 'seat':
        return { [name]: this.players[value as number] };
      case 'seats':
        return { [name]: this.names(value as number[]), [`${name}-count`]: (value as number[]).length };
      case 'ranking': {
        const [first] = value as number[][];
        return { ...this.people(first, reader), winners: first.length };
      }
      case 'tie-break': {
        const [first] = this.fieldOf('ranking', owner, fields) as number[][];
        return { broken: yes(first.length === 1 && (value as number[]).includes(first[0])) };
      }
      case 'each': {
        const seats = this.fieldOf('seats', owner, fields) as number[];
        return { [name]: this.pairs(seats.map((seat, n) => [seat, (value as number[])[n]])) };
      }
      case 'by-seat': {
        const numbers = Object.entries(value as Record<string, number>);
        if (numbers.length === 1) return { [name]: numbers[0][1] };
        return { [name]: this.pairs(numbers.map(([seat, number]) => [Number(seat), number])) };
      }
      default:
        throw new Error(`${name} is of an unknown kind: ${kind}`);
    }
  }

  // What kind of field it is, if its game has said so.
  private kind(owner: string, name: string): string {
    const message = [`field-${owner}-${name}`, `field-${name}`].find((id) => this.catalogue.has(id));
    if (message) return this.catalogue.format(message);
    return name === 'seat' ? 'about' : '';
  }

  // The field of a kind, which goes with another one.
  private fieldOf(kind: string, owner: string, fields: Fields): unknown {
    return Object.entries(fields).find(([name]) => this.kind(owner, name) === kind)?.[1];
  }

  private people(seats: readonly number[], reader: number | null): Arguments {
    return { player: this.names(seats), you: yes(seats.length === 1 && seats[0] === reader) };
  }

  // Players by name; a single one is a text, of which a message can also ask how it begins.
  private names(seats: readonly number[]): string | Listing {
    const found = seats.map((seat) => this.players[seat]);
    return found.length === 1 ? found[0] : names(found);
  }

  private pairs(numbers: readonly [number, number][]): Listing {
    return names(
      numbers.map(([seat, number]) => this.catalogue.format('list-pair', { who: this.players[seat], number })),
    );
  }
}

export function yes(value: boolean): string {
  return value ? 'yes' : 'no';
}
