// What the table says: names of pieces and places, for labels and for screen readers.
import { Sentences } from '../../../i18n/sentences';
import { signed, texts, tg } from '../../../i18n/text.svelte';
import { ifNamed, namesNext } from '../explain';
import type { Earned, Good, MercadoChoice, MercadoObservation, Restaurant, RestaurantFound } from '../types';
import { income, othersIncome } from './choosing';
import { isEntrance } from './places';

export interface Players {
  names: readonly string[];
  viewer: number | null;
}

export function say(message: string, args: Record<string, string | number> = {}): string {
  return tg('mercado', message, args);
}

export function thing(name: Good | Restaurant): string {
  return say(`name-${name}`);
}

function sentences(names: readonly string[] = []): Sentences | undefined {
  return texts.games.mercado && new Sentences(texts.games.mercado, names);
}

// 'C3' is the same everywhere, 'left-3' is not.
export function placeName(place: string): string {
  return sentences()?.place(place) ?? place;
}

export function goodsWanted(goods: readonly Good[]): string {
  const [one, two] = goods.map(thing);
  return two === undefined ? one : say('market-or', { one, two });
}

export function customersName(customers: number, goods: readonly Good[]): string {
  return say('market-customers', { customers, goods: goodsWanted(goods) });
}

export function owner(seat: number, { names, viewer }: Players): { player: string; you: string } {
  return { player: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' };
}

// What lies on a space or waits at an entrance.
export function thereName(place: string, seen: MercadoObservation, players: Players): string {
  if (isEntrance(place)) {
    const waiting = seen.entrances[place];
    return waiting ? customersName(waiting.customers, waiting.goods) : say('market-empty');
  }
  const stand = seen.stands[place];
  if (stand) return say('market-stand-of', { good: stand.good, ...owner(stand.seat, players) });
  const open = seen.restaurants[place];
  if (open) return say('market-open', { restaurant: thing(open) });
  if (!(place in seen.grey)) return say('market-empty');
  const grey = seen.grey[place];
  return grey ? say('market-grey', { restaurant: thing(grey) }) : say('market-grey-unknown');
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

// What the first customers would pay by the good that is then named.
export function ifNamedSentences({ preview }: MercadoChoice): string[] {
  return ifNamed(preview, { format: say });
}

// A place with what is there and, if something may be put there, what that would cost and bring.
export function placeLabel(place: string, there: string, choice: MercadoChoice | undefined): string {
  const what = say(isEntrance(place) ? 'market-entrance' : 'market-space', { at: placeName(place), there });
  return choice ? `${what}. ${priceAndProfit(choice)}` : what;
}

// A choice as a short title: 'Fish stand at C3'.
export function choiceTitle({ json, preview }: MercadoChoice): string {
  const at = placeName(json.at ?? '');
  switch (json.do) {
    case 'open_stand':
      return say('market-do-stand', { good: json.good!, at });
    case 'bring_customers':
      return say('market-do-customers', { customers: json.customers!, goods: goodsWanted(json.goods!), at });
    case 'open_restaurant':
      return say('market-do-restaurant', { restaurant: thing(json.restaurant!), at });
    case 'take_tile':
      return say('market-do-take', { good: thing(json.good!) });
    case 'choose_specialty':
      return say('market-do-specialty', { good: thing(json.good!) });
    case 'take_coin':
      return say('market-take-coin', { coins: preview.extra });
    case 'redraw_hand':
      return say('market-redraw-hand');
    default:
      return say('market-redraw-display');
  }
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
