// Finding one's way through the legal moves: first a piece (or an action without a place), then where it goes.
import { namesNext } from '../explain';
import type { Earned, Good, MercadoChoice, MercadoMove } from '../types';

// What is chosen first: 'stand fish', 'customers 2 fish meat', 'restaurant pub', 'take fish', 'take_coin' …
export function pieceOf(move: MercadoMove): string {
  switch (move.do) {
    case 'open_stand':
      return standPiece(move.good!);
    case 'bring_customers':
      return customersPiece(move.customers!, move.goods!);
    case 'open_restaurant':
      return `restaurant ${move.restaurant}`;
    case 'take_tile':
      return takePiece(move.good!);
    case 'choose_specialty':
      return `specialty ${move.good}`;
    default:
      return move.do;
  }
}

export function standPiece(good: Good): string {
  return `stand ${good}`;
}

export function takePiece(good: Good): string {
  return `take ${good}`;
}

export function customersPiece(customers: number, goods: readonly Good[]): string {
  return ['customers', customers, ...[...goods].sort()].join(' ');
}

const WORDS: Readonly<Record<string, string>> = {
  take_coin: 'coin',
  redraw_hand: 'redraw hand',
  redraw_display: 'redraw display',
};

// What the text of its moves begins with.
export function wordsOf(piece: string): string {
  return WORDS[piece] ?? piece;
}

// The same of customers on offer, whose goods are in the order of the game.
export function offeredWords(customers: number, goods: readonly Good[]): string {
  return ['customers', customers, ...goods].join(' ');
}

// The choices by piece, in the order of the server.
export function byPiece(choices: readonly MercadoChoice[]): Map<string, MercadoChoice[]> {
  return grouped(choices, (choice) => pieceOf(choice.json));
}

// The choices of one piece by their place; empty for actions without one.
export function byPlace(choices: readonly MercadoChoice[] = []): Map<string, MercadoChoice> {
  return new Map(choices.flatMap((choice) => (choice.json.at ? [[choice.json.at, choice] as const] : [])));
}

// All that may happen at a place, whatever the piece.
export function atPlace(choices: readonly MercadoChoice[], place: string): MercadoChoice[] {
  return choices.filter((choice) => choice.json.at === place);
}

export function income(choice: MercadoChoice): number {
  return choice.preview.income[choice.json.seat ?? 0] ?? 0;
}

// What most places of a piece bring, so that only the others need a number; undefined where no sum stands out.
export function usualProfit(targets: ReadonlyMap<string, MercadoChoice>): number | undefined {
  const groups = [...grouped([...targets.values()], ({ preview }) => preview.profit)];
  const [first, second] = groups.sort(([, a], [, b]) => b.length - a.length);
  return first && first[1].length > (second?.[1].length ?? 1) ? first[0] : undefined;
}

// Whether a place brings just that, to nobody else anything, and doesn't lead to the end.
export function isUsual(choice: MercadoChoice, usual: number | undefined): boolean {
  return choice.preview.profit === usual && !choice.preview.ends && !othersIncome(choice) && !namesNext(choice.preview);
}

// What the others would get by it.
export function othersIncome(choice: MercadoChoice): number {
  return choice.preview.income.reduce((sum, coins, seat) => (seat === choice.json.seat ? sum : sum + coins), 0);
}

// Who earns how much at which space; a stand may earn from several entrances.
export function earnedBySpace(earned: readonly Earned[]): Map<string, { seat: number; coins: number }> {
  const sums = new Map<string, { seat: number; coins: number }>();
  for (const { at, seat, coins } of earned) sums.set(at, { seat, coins: coins + (sums.get(at)?.coins ?? 0) });
  return sums;
}

// The earnings of each seat together, the chooser's first.
export function earnedBySeat(earned: readonly Earned[], first: number | undefined): [number, Earned[]][] {
  const groups = [...grouped(earned, (one) => one.seat)];
  return groups.sort(([a], [b]) => Number(b === first) - Number(a === first) || a - b);
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
