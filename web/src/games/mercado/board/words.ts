// What the table says: names of pieces and places, for labels and for screen readers.
import type { Arguments } from '../../../i18n/catalogue';
import { Sentences } from '../../../i18n/sentences';
import { Listing } from '../../../i18n/phrases';
import { signed, texts, tg } from '../../../i18n/text.svelte';
import { moveSentence } from '../../../table/moves';
import { ifNamed, namesNext } from '../explain';
import type { Earned, Good, Improved, MercadoChoice, MercadoObservation, Restaurant, RestaurantFound } from '../types';
import { income, isUsual, othersIncome } from './choosing';
import { isEntrance } from './places';

export interface Players {
  names: readonly string[];
  viewer: number | null;
}

export function say(message: string, args: Arguments = {}): string {
  return tg('mercado', message, args);
}

export function thing(name: Good | Restaurant): string {
  return say('market-thing', { thing: name });
}

function sentences(names: readonly string[] = []): Sentences | undefined {
  return texts.games.mercado && new Sentences(texts.games.mercado, names);
}

// An entrance in as few words as possible: 'left 3'.
export function shortPlace(place: string): string {
  return say('market-short', { at: place });
}

export function customersName(customers: number, goods: readonly Good[]): string {
  return say('customers-wanting', { customers, goods: new Listing(goods) });
}

export function owner(seat: number, { names, viewer }: Players): { player: string; you: string } {
  return { player: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' };
}

// What lies on a space or waits at an entrance.
export function thereName(place: string, seen: MercadoObservation, players: Players): string {
  if (isEntrance(place)) {
    const waiting = seen.entrances[place];
    return waiting ? customersName(waiting.customers, waiting.goods) : say('market-entrance-empty');
  }
  const stand = seen.stands[place];
  if (stand) return say('market-stand-of', { good: stand.good, ...owner(stand.seat, players) });
  const open = seen.restaurants[place];
  if (open) return say('market-open', { restaurant: open });
  if (!(place in seen.grey)) return say('market-empty');
  const grey = seen.grey[place];
  return grey ? say('market-grey', { restaurant: grey }) : say('market-grey-unknown');
}

// Price and profit of a choice in words.
export function priceAndProfit(choice: MercadoChoice): string {
  const { cost, profit } = choice.preview;
  if (namesNext(choice.preview)) return ifNamedSentences(choice).join(' ');
  const told = cost
    ? say('market-price-profit', { cost, income: income(choice), profit: signed(profit) })
    : say('market-brings', { income: income(choice) });
  const others = othersIncome(choice);
  const ends = choice.preview.ends ? say('preview-ends') : '';
  return [told, others ? say('market-others', { coins: others }) : '', ends].filter(Boolean).join(' ');
}

// What the places without a number bring; there may be no other ones.
export function usualSentence(profit: number, targets: ReadonlyMap<string, MercadoChoice>): string {
  const everywhere = [...targets.values()].every((choice) => isUsual(choice, profit));
  const message = everywhere ? 'market-anywhere' : 'market-usual';
  return say(message, { profit: signed(profit), coins: Math.abs(profit) });
}

// What a restaurant would do for a stand beside it.
export function improvedSentence({ at, seat, good, before, times }: Improved, players: Players): string {
  return say('market-improved', { at, good, times, before, ...owner(seat, players) });
}

// What the first customers would pay by the good that is then named.
export function ifNamedSentences({ preview }: MercadoChoice): string[] {
  return ifNamed(preview, { format: say });
}

// A place with what is there and, if something may be put there, what that would cost and bring.
export function placeLabel(place: string, there: string, choice: MercadoChoice | undefined): string {
  const what = say(isEntrance(place) ? 'market-entrance' : 'market-space', { at: place, there });
  return choice ? explained(what, choice) : what;
}

// What a choice is or where, followed by what it would cost and bring.
export function explained(what: string, choice: MercadoChoice): string {
  return say('market-explained', { what, told: priceAndProfit(choice) });
}

// A choice as a label: 'Open a fish stand at C3'.
export function choiceTitle({ move, json, preview }: MercadoChoice): string {
  if (json.do === 'take_coin') return say('market-take-coin', { coins: preview.extra });
  return texts.games.mercado ? moveSentence({ move, json: { ...json } }, texts.games.mercado) : move;
}

// Which restaurant would be found, as a sentence.
export function foundSentence(found: RestaurantFound, { names, viewer }: Players): string {
  return sentences(names)?.event(found, viewer) ?? '';
}

// What it means to name a good, as a sentence.
export function namedSentence(good: Good, seat: number, { names, viewer }: Players): string {
  return sentences(names)?.event({ event: 'SpecialtySet', seat, good }, viewer) ?? '';
}

// What one stand earns from one entrance, as a sentence.
export function earnedSentence(earned: Earned, { names, viewer }: Players): string {
  return sentences(names)?.event(earned, viewer) ?? '';
}
