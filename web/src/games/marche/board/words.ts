// What the pieces and spaces of a market are called, in the language of the person.
import type { Arguments } from '../../../i18n/catalogue';
import { names as listOf } from '../../../i18n/phrases';
import { facts, texts, tg } from '../../../i18n/text.svelte';
import { moveSentence } from '../../../table/moves';
import { explain, explainEffects } from '../explain';
import type { MarcheChoice, MarcheObservation, Prospect, StallGood } from '../types';
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
  return tile === 'flea' ? say('space-table') : say('the-stall', { good: tile });
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
    return facts(parts);
  }

  private thing(at: string): string {
    const thing = this.things.get(at);
    switch (thing?.kind) {
      case 'truck':
        return say('the-truck', { good: thing.good });
      case 'stall': {
        const stall = { ...person(this.seen, this.names, thing.seat), good: thing.good };
        const way = this.seen.ways.find(({ seat, good }) => seat === thing.seat && good === thing.good);
        return way ? say('space-stall', { ...stall, distance: way.distance }) : say('whose-stall', stall);
      }
      case 'disc':
        return say('space-disc', person(this.seen, this.names, thing.seat));
      case 'table':
        return say('space-table');
      case 'path':
        return say('board-path');
      default:
        return say('space-free');
    }
  }

  // What a move is, as a label that names the tile.
  move({ move, json }: Pick<MarcheChoice, 'move' | 'json'>): string {
    const tile = this.seen.tile;
    if (json.do === 'place' && tile) {
      return json.at ? say('sure-place', { tile, at: json.at }) : say('sure-beside', { tile });
    }
    return texts.games.marche ? moveSentence({ move, json }, texts.games.marche) : move;
  }

  // What a move would bring: paths, discs that go home, distances.
  effects(choice: MarcheChoice): string[] {
    const { json, preview } = choice;
    if (json.do === 'draw') return [say('draw-chance')];
    if (json.do === 'pass') return [];
    if (preview.reach.length) {
      return [
        reachOf(
          json.at!,
          GOODS.map((good, n) => ({ good, distance: preview.reach[n] })),
        ),
      ];
    }
    const catalogue = texts.games.marche;
    return catalogue ? explain(choice, catalogue, this.names, this.seen.viewer ?? -1) : [];
  }

  // What building on somebody's space would do, with the distances that the stalls to come would have there.
  prospect(prospect: Prospect): { title: string; effects: string[] } {
    const { at, seat, reach } = prospect;
    const catalogue = texts.games.marche;
    const effects = catalogue ? explainEffects(prospect, catalogue, this.names, this.seen.viewer ?? -1) : [];
    if (reach.length) effects.push(reachOf(at, reach));
    if (!effects.length) effects.push(say('preview-nothing'));
    return { title: say('prospect-title', { ...person(this.seen, this.names, seat), at }), effects };
  }
}

// How far stalls would be from their trucks on a space.
function reachOf(at: string, reach: Prospect['reach']): string {
  const stalls = reach.map(({ good, distance }) => say('space-reach-good', { good, distance }));
  return say('space-reach', { at, stalls: listOf(stalls) });
}
