// What the guide says in a first game of Jour de Marché.
import { bestOf, say, type Advice, type Moment, type News, type Saying } from '../../learn/advice';
import type { Guide } from '../game';
import { GOODS, thingsOf } from './board/position';
import { SpaceWords } from './board/words';
import { changesOf } from './explain';
import type { MarcheChoice, MarcheObservation, StallGood } from './types';

type Now = Moment<MarcheObservation, MarcheChoice>;

const FEW_TILES = 3; // in the pile, so that the end is near

// What has happened to the person, then what has become possible.
function news({ seen, seat, names, choices, events, history }: Now): News[] {
  const found: News[] = [];
  const home = events.find(({ event, seat: whose }) => event === 'DiscReturned' && whose === seat);
  if (home) found.push(say('new-home', { at: home.at as string }));
  const won = events.find(({ event, seat: winner }) => event === 'AuctionWon' && winner !== seat);
  // Your bid may be your last move, so the draw may lie before it.
  const drawer = history.findLast(({ event }) => event === 'TileDrawn')?.seat;
  const possible = new Set(choices.map(({ json }) => json.do));
  if (won && drawer === seat && (possible.has('draw') || possible.has('reserve'))) {
    found.push(say('new-again', { player: names[won.seat as number] }));
  }
  if (possible.has('bids')) {
    const you = seen.turn === seat ? 'yes' : 'no';
    found.push({ ...say('new-bids', { you, player: names[seen.turn] }), kind: 'bids' });
  }
  if (possible.has('place')) found.push(...placing(seen));
  if (possible.has('draw')) found.push({ ...say('new-draw'), kind: 'draw' });
  const { tiles } = seen.pile;
  const stalls = seen.players[seat].supply.length;
  if (tiles <= FEW_TILES && stalls && (possible.has('draw') || possible.has('reserve'))) {
    found.push(say('new-last', { tiles, stalls }));
  }
  return found;
}

function placing({ tile, row_dealt }: MarcheObservation): News[] {
  if (row_dealt) return [say('new-row', { good: tile! })];
  return [say(tile === 'flea' ? 'new-table' : 'new-stall')];
}

// It is time to see what the pile brings with a space for every stall to come and one to spare: at the beginning with
// five, as the designer advises.
function advise(now: Now): Advice<MarcheChoice> {
  const { choices, seat } = now;
  const { discs, supply } = now.seen.players[seat];
  const draw = choices.find(({ json }) => json.do === 'draw');
  const enough = draw && discs.length > supply.length;
  const suggestion = enough ? draw : bestOf(choices, seat, ({ preview }) => preview.points);
  return { suggestion, reasons: reasonsFor(suggestion, now) };
}

function reasonsFor(choice: MarcheChoice, { seen, seat, choices }: Now): Saying[] {
  const { coins, discs, supply, stalls, beside } = seen.players[seat];
  const spaces = discs.length;
  const toBuild = supply.length;
  switch (choice.json.do) {
    case 'bids': {
      const { cost, sites, without } = choice.preview;
      const left = say('bids', { coins: cost, left: (coins ?? 0) - cost });
      if (!sites.length || without === null) return [left, say('bids-beside')];
      const [{ at, distance }] = sites;
      return [left, say('bids-worth', { at, distance, without, worth: without - distance })];
    }
    case 'place':
      return choice.json.at ? placeReasons(choice, seat) : [say('beside')];
    case 'draw':
      if (!toBuild) return [say('draw-built')];
      if (spaces > toBuild) return [say('draw', { spaces, stalls: toBuild })];
      return [say(choices.length > 1 ? 'draw-better' : 'draw-only')];
    case 'reserve': {
      if (!toBuild) return [say('reserve-built')];
      const reach = reachOf(choice, supply);
      const begun = spaces || beside.length || Object.keys(stalls).length;
      return begun ? [say('reserve', { spaces, stalls: toBuild }), reach] : [say('first'), reach];
    }
    default:
      return [say('pass')];
  }
}

// The stall still to build that would be nearest to its truck on a space that can be reserved.
function reachOf({ json, preview }: MarcheChoice, supply: readonly StallGood[]): Saying {
  const distance = (good: StallGood): number => preview.reach[GOODS.indexOf(good)];
  const good = supply.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  return say('reach', { at: json.at!, good, distance: distance(good) });
}

// What the building does: its own distance, paths, discs that go back, and the other stalls of the person.
function placeReasons({ json, preview }: MarcheChoice, seat: number): Saying[] {
  const mine = changesOf(preview).filter((change) => change.seat === seat);
  const built = mine.find(({ before }) => before === null);
  const reasons = built ? [say('place-stall', { at: json.at!, distance: built.after })] : [];
  const own = preview.discs_home.filter((disc) => disc.seat === seat).length;
  const others = preview.discs_home.length - own;
  if (preview.paves.length) reasons.push(say('paves', { spaces: preview.paves.length }));
  if (own) reasons.push(say('home-yours', { discs: own }));
  if (others) reasons.push(say('home-others', { discs: others }));
  const steps = mine.reduce((sum, { before, after }) => sum + (before === null ? 0 : after - before), 0);
  if (steps) reasons.push(say(steps < 0 ? 'shorter' : 'longer', { steps: Math.abs(steps) }));
  return reasons.length ? reasons : [say('place-quiet')];
}

function ownPanel(viewer: number | null): string {
  return `[data-panel="${viewer ?? 0}"]`;
}

export default {
  cards: [
    { name: 'aim', target: ({ trucks }) => `[data-spot="${trucks.fish}"]` },
    { name: 'score', target: ({ viewer }) => ownPanel(viewer) },
    { name: 'row', target: () => '[data-spot="row"]' },
    { name: 'discs', target: ({ viewer }) => ownPanel(viewer) },
    { name: 'lights', target: () => '.marche [role="grid"]' },
  ],
  news,
  advise,
  nameOf: (choice, seen, names) => new SpaceWords(seen, names, thingsOf(seen)).move(choice),
  next: [{ name: 'classic', options: { variant: 'classic' } }],
} satisfies Guide<MarcheObservation, MarcheChoice>;
