import { describe, expect, it } from 'vitest';
import { changesOf } from './explain';
import place from './fixtures/place.json';
import type { MarcheChoice } from './types';

describe('changesOf', () => {
  it('tells a new stall and nothing that stays', () => {
    const d10 = (place.choices as MarcheChoice[]).find((choice) => choice.move === 'place D10')!;
    expect(changesOf(d10.preview)).toEqual([{ seat: 2, good: 'soda', before: null, after: 6 }]);
  });
});
