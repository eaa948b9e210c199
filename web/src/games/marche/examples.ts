// The worked examples of the rules: what the pictures come to in numbers, read out of the pictures.
import { say, type Saying } from '../../learn/advice';
import type { GameEvent } from '../../board/types';
import type { Picture } from '../game';
import { spotOf } from './board/geometry';
import { areaOf, GOODS } from './board/position';
import type { MarcheChoice, MarcheObservation, Way } from './types';

type Shown = Picture<MarcheObservation, MarcheChoice>;

interface BidsRevealed extends GameEvent {
  seats: number[];
  coins: number[];
}

interface AuctionWon extends GameEvent {
  seat: number;
  coins: number;
}

interface FinalScore extends GameEvent {
  seat: number;
  distances: number[];
  coins: number;
  score: number;
}

function eventsOf<Event extends GameEvent>({ events }: Shown, kind: string): Event[] {
  return events.filter(({ event }) => event === kind) as Event[];
}

// Who bid what, and why the winner wins.
function auction(shown: Shown): Saying[] {
  const [{ seats, coins }] = eventsOf<BidsRevealed>(shown, 'BidsRevealed');
  const [won] = eventsOf<AuctionWon>(shown, 'AuctionWon');
  const name = (seat: number): string => shown.names[seat];
  return [
    ...seats.map((seat, n) => say('auction-example-bid', { player: name(seat), coins: coins[n] })),
    say('auction-example-won', { turn: name(shown.observation.turn), player: name(won.seat), coins: won.coins }),
  ];
}

// How an area gets full, and what that does.
function paths(shown: Shown): Saying[] {
  const { json, preview } = shown.choices.find(({ move }) => move === shown.example)!;
  const at = json.at!;
  const { built, limit } = areaOf(shown.observation, at)!;
  return [
    say('paths-example', {
      at,
      built,
      limit,
      after: built + 1,
      spaces: preview.paves.length,
      discs: preview.discs_home.length,
    }),
  ];
}

function exampleWay({ observation, example }: Shown): Way {
  return observation.ways.find(({ seat, good }) => `${seat}-${good}` === example)!;
}

// The route of one stall, then all scores.
function score(shown: Shown): Saying[] {
  const way = exampleWay(shown);
  return [
    say('score-example-route', {
      player: shown.names[way.seat],
      good: way.good,
      way: way.way.join(' – '),
      distance: way.distance,
    }),
    ...eventsOf<FinalScore>(shown, 'FinalScore').map(({ seat, distances, coins, score: points }) =>
      say('score-example-sum', { player: shown.names[seat], distances: distances.join(' + '), coins, score: points }),
    ),
  ];
}

function streets(shown: Shown): Saying[] {
  const way = exampleWay(shown);
  return [
    say('streets-example', {
      player: shown.names[way.seat],
      good: way.good,
      paths: way.way.length - way.streets.length,
      'streets-count': way.streets.length,
      steps: way.street_steps,
      distance: way.distance,
    }),
  ];
}

// What is built where, and which space becomes a path because of it.
function builtFor({ choices, example }: Shown): { at: string; paved: string } {
  const { json, preview } = choices.find(({ move }) => move === example)!;
  return { at: json.at!, paved: preview.paves[0] };
}

function access(shown: Shown): Saying[] {
  const built = builtFor(shown);
  const truck = GOODS.find((good) => isNextTo(shown.observation.trucks[good], built.paved))!;
  return [say('access-example', { ...built, truck })];
}

function cut(shown: Shown): Saying[] {
  return [say('cut-example', builtFor(shown))];
}

function isNextTo(one: string, other: string): boolean {
  const [a, b] = [spotOf(one), spotOf(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}

export default { auction, paths, score, streets, access, cut };
