// Events and refusals as sentences, like src/feira/locale/sentences.py: each is the message of its name, its fields the
// arguments. Where the catalogue has no message for an event, plain words take its place. Tests check that both say the
// same.
import type { GameEvent } from '../board/types';
import type { Arguments, Catalogue } from './catalogue';

const SELECTED = ['good', 'tile', 'restaurant', 'end']; // the catalogue chooses words by these, so they stay keys
const SUMS = ['distances']; // lists that are read as a sum
const SEATS = ['seats', 'tied']; // lists of players
const TIE_BREAKS = ['by_stands', 'by_distances'];
const ENTRANCE = /^(left|right|top|bottom)-(\w)$/;

type Fields = Record<string, unknown>;

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
    const args = { ...this.arguments(fields, reader), solo: yes(this.players.length === 1) };
    return this.catalogue.format(message, args);
  }

  // Why a move is refused; undefined if the catalogue has no words for it.
  refusal({ reason, details = {} }: Refusal, reader: number | null = null): string | undefined {
    const message = `refusal-${reason}`;
    if (!this.catalogue.has(message)) return undefined;
    const goods = typeof details.goods === 'string' ? { goods: details.goods.split(', ') } : {};
    return this.catalogue.format(message, this.arguments({ ...details, ...goods }, reader));
  }

  // A good, a restaurant …, by itself.
  name(thing: string): string {
    return this.catalogue.format(`name-${thing}`);
  }

  // A list of things; spaces are called the same everywhere.
  names(things: readonly unknown[], joint = ', '): string {
    return things.map((thing) => this.called(thing)).join(joint);
  }

  private called(thing: unknown): string {
    if (typeof thing === 'number') return this.catalogue.number(thing);
    return this.catalogue.has(`name-${thing}`) ? this.name(String(thing)) : String(thing);
  }

  // A space, which is named the same everywhere, or an entrance.
  place(name: string): string {
    const found = ENTRANCE.exec(name);
    return found ? `${this.catalogue.format(`side-${found[1]}`)}-${found[2]}` : name;
  }

  // 'Card drawn: Ana, 7', where the catalogue has no sentence.
  private plainly(kind: string, fields: Fields): string {
    const told = Object.entries(fields).map(([name, value]) => (value == null ? '' : this.plain(name, value)));
    const words = kind.replace(/(?!^)(?=[A-Z])/g, ' ');
    return [words.slice(0, 1) + words.slice(1).toLowerCase(), told.filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(': ');
  }

  private plain(name: string, value: unknown): string {
    if (name === 'seat') return this.players[value as number];
    if (SEATS.includes(name)) return this.list(value as number[]);
    if (typeof value === 'boolean') return value ? name.replaceAll('_', ' ') : '';
    return this.names(Array.isArray(value) ? value : [value]);
  }

  private arguments(fields: Fields, reader: number | null): Arguments {
    return Object.assign(
      {},
      ...Object.entries(fields).map(([name, value]) => this.argument(name, value, fields, reader)),
    );
  }

  private argument(name: string, value: unknown, fields: Fields, reader: number | null): Arguments {
    if (name === 'seat') {
      const seats = value == null ? [] : [value as number];
      return { ...this.people(seats, reader), owned: yes(value != null) };
    }
    if (name === 'turn' || name === 'placing') return { [name]: this.players[value as number] };
    if (SEATS.includes(name)) {
      const seats = value as number[];
      return { [name]: this.list(seats), [`${name}-count`]: seats.length };
    }
    if (name === 'coins' && Array.isArray(value)) {
      const seats = fields.seats as number[]; // what each of the seats has bid
      return { bids: seats.map((seat, n) => `${this.players[seat]} (${this.called(value[n])})`).join(', ') };
    }
    if (name === 'ranking') {
      const [first] = value as number[][]; // told by its first place
      return { ...this.people(first, reader), winners: first.length };
    }
    if (TIE_BREAKS.includes(name)) {
      const [first] = fields.ranking as number[][];
      return { broken: yes(first.length === 1 && (value as number[]).includes(first[0])) };
    }
    if (name === 'at' || name === 'entrance') return { [name]: this.place(String(value)) };
    if (typeof value === 'boolean') return { [name]: yes(value) };
    if (Array.isArray(value)) {
      return { [name]: this.names(value, SUMS.includes(name) ? ' + ' : ', '), [`${name}-count`]: value.length };
    }
    if (typeof value === 'string' && !SELECTED.includes(name) && this.catalogue.has(`name-${value}`)) {
      return { [name]: this.name(value) };
    }
    return { [name]: value as string | number };
  }

  private people(seats: readonly number[], reader: number | null): Arguments {
    return { player: this.list(seats), you: yes(seats.length === 1 && seats[0] === reader) };
  }

  private list(seats: readonly number[]): string {
    return seats.map((seat) => this.players[seat]).join(', ');
  }
}

export function yes(value: boolean): string {
  return value ? 'yes' : 'no';
}
