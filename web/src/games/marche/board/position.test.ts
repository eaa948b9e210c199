import { describe, expect, it } from 'vitest';
import auction from '../fixtures/auction.json';
import middle from '../fixtures/middle.json';
import place from '../fixtures/place.json';
import type { Fixture } from '../../../board/types';
import type { MarcheChoice, MarcheObservation } from '../types';
import { areaOf, optionsOf, signSpace, thingsOf } from './position';

type Position = Fixture<MarcheObservation, MarcheChoice>;

const fixtures = import.meta.glob<Position>('../fixtures/*.json', { import: 'default', eager: true });
const seen = (fixture: { observation: unknown }) => fixture.observation as MarcheObservation;
const choices = (fixture: { choices: unknown }) => fixture.choices as MarcheChoice[];

describe('thingsOf', () => {
  it('finds every piece of the observation on its space', () => {
    const observation = seen(middle);
    const things = [...thingsOf(observation).values()];
    const count = (kind: string) => things.filter((thing) => thing.kind === kind).length;
    expect(count('truck')).toBe(4);
    expect(count('path')).toBe(observation.paths.length);
    expect(count('table')).toBe(observation.tables.length);
    expect(count('disc')).toBe(observation.players.flatMap((player) => player.discs).length);
    expect(count('stall')).toBe(observation.players.flatMap((player) => Object.keys(player.stalls)).length);
  });

  it('knows whose stall it is', () => {
    expect(thingsOf(seen(place)).get('C7')).toEqual({ kind: 'stall', good: 'cheese', seat: 2 });
  });
});

describe('areaOf', () => {
  it('finds the area of a space, and none outside', () => {
    expect(areaOf(seen(place), 'D10')).toMatchObject({ limit: 2, built: 1 });
    expect(areaOf(seen(place), 'A1')).toBeUndefined();
  });
});

describe('signSpace', () => {
  it('is free, else on a disc, and nowhere when all is done', () => {
    const things = thingsOf(seen(place));
    expect(signSpace(areaOf(seen(place), 'C9')!, things)).toBe('D8');
    expect(signSpace({ spaces: ['C1', 'E3', 'B9'] }, things)).toBe('E3');
    expect(signSpace({ spaces: ['A10', 'B10'] }, things)).toBeUndefined();
  });

  it('is nowhere in an area that is full, for all of it is built or paved', () => {
    const full = Object.values(fixtures).flatMap((fixture) => {
      const { areas } = seen(fixture);
      return areas
        .filter(({ built, limit }) => built === limit)
        .map((area) => signSpace(area, thingsOf(seen(fixture))));
    });
    expect(full.length).toBeGreaterThan(10);
    expect(full.every((at) => at === undefined)).toBe(true);
  });
});

describe('optionsOf', () => {
  it('sorts choices by where they are made', () => {
    const turn = optionsOf(choices(middle));
    expect(turn.draw?.move).toBe('draw');
    expect(turn.spaces.size).toBe(choices(middle).length - 1);
    expect([...optionsOf(choices(place)).spaces.keys()]).toEqual(['F3', 'A4', 'D10', 'D11', 'C12', 'A13']);
  });

  it('sorts bids by coins', () => {
    const { bids } = optionsOf([...choices(auction)].reverse());
    expect(bids.map((bid) => bid.move)).toEqual(bids.map((_, coins) => `bid ${coins}`));
  });

  it('keeps a tile that goes beside the market apart', () => {
    const beside = { ...choices(place)[0], move: 'place none', json: { seat: 2, do: 'place', at: null } };
    expect(optionsOf([beside]).beside).toBe(beside);
  });
});
