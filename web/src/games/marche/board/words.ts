// What the pieces and spaces of a market are called, in the language of the person.
import type { Arguments } from '../../../i18n/catalogue';
import { numeral, texts, tg } from '../../../i18n/text.svelte';
import { explain } from '../explain';
import type { MarcheChoice, MarcheObservation, StallGood } from '../types';
import { areaOf, GOODS, type Thing } from './position';

export type TileName = StallGood | 'flea';

export function say(id: string, args?: Arguments): string {
  return tg('marche', id, args);
}

// Who is meant: for messages that speak to the viewer or of somebody else.
export function person(seen: MarcheObservation, names: readonly string[], seat: number): Arguments {
  return { player: names[seat], you: seat === seen.viewer ? 'yes' : 'no' };
}

export function tileName(tile: TileName): string {
  return tile === 'flea' ? say('board-table') : say('the-stall', { good: tile });
}

export class SpaceWords {
  constructor(
    private readonly seen: MarcheObservation,
    private readonly names: readonly string[],
    private readonly things: ReadonlyMap<string, Thing>,
  ) {}

  // 'C3, your disc, area of 5 spaces, 1 of 2 built'
  space(at: string): string {
    const parts = [at, this.thing(at)];
    const area = areaOf(this.seen, at);
    if (area) parts.push(say('space-area', { spaces: area.spaces.length, built: area.built, limit: area.limit }));
    if (this.seen.danger?.includes(at)) parts.push(say('space-danger'));
    return parts.join(', ');
  }

  private thing(at: string): string {
    const thing = this.things.get(at);
    switch (thing?.kind) {
      case 'truck':
        return say('the-truck', { good: thing.good });
      case 'stall': {
        const stall = say('whose-stall', { ...person(this.seen, this.names, thing.seat), good: thing.good });
        const way = this.seen.ways.find(({ seat, good }) => seat === thing.seat && good === thing.good);
        return way ? `${stall}, ${say('stall-distance', { distance: way.distance })}` : stall;
      }
      case 'disc':
        return say('space-disc', person(this.seen, this.names, thing.seat));
      case 'table':
        return say('board-table');
      case 'path':
        return say('board-path');
      default:
        return say('space-free');
    }
  }

  // What a move is, in a few words.
  move({ json, preview }: MarcheChoice): string {
    if (json.do === 'bids') return say('sure-bid', { coins: preview.cost });
    if (json.do === 'reserve') return say('sure-reserve', { at: json.at! });
    if (json.do === 'place') {
      const tile = this.seen.tile!;
      return json.at ? say('sure-place', { tile, at: json.at }) : say('sure-beside', { tile });
    }
    return say(`sure-${json.do === 'draw' ? 'draw' : 'pass'}`);
  }

  // 'fish 3, soda 7, …'
  private reach(distances: readonly number[]): string {
    return GOODS.map((good, n) => `${say(`name-${good}`)} ${numeral(distances[n])}`).join(', ');
  }

  // What a move would bring: paths, discs that go home, distances.
  effects(choice: MarcheChoice): string[] {
    const { json, preview } = choice;
    if (json.do === 'draw') return [say('draw-chance')];
    if (json.do === 'pass') return [];
    if (preview.reach.length) return [say('space-reach', { reach: this.reach(preview.reach) })];
    const catalogue = texts.games.marche;
    return catalogue ? explain(choice, catalogue, this.names, this.seen.viewer ?? -1) : [];
  }
}
