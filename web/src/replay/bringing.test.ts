import { expect, it } from 'vitest';
import { readRecord } from './bringing';
import { stepIn } from './replay';

it('reads a record', () => {
  expect(readRecord(' {"game": "mercado"}\n')).toEqual({ record: { game: 'mercado' } });
});

it('says why a text is none', () => {
  expect(readRecord('{"game": ')).toEqual({ problem: 'import-no-json' });
  expect(readRecord('[1]')).toEqual({ problem: 'import-no-record' });
  expect(readRecord('null')).toEqual({ problem: 'import-no-record' });
  expect(readRecord('{"a": 1}\n{"b": 2}\n')).toEqual({ problem: 'import-many' });
  expect(readRecord(' '.repeat(2_000_001))).toEqual({ problem: 'import-too-long' });
});

it('finds the step that an address names', () => {
  expect([stepIn(undefined, 9), stepIn('4', 9), stepIn('40', 9), stepIn('-1', 9), stepIn('x', 9)]).toEqual([0, 4, 9, 0, 0]);
});
