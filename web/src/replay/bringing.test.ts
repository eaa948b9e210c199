import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import { readRecords, titleOf } from './bringing';
import { stepIn } from './replay';

beforeAll(() => texts.need(['replay']));

it('reads a record, or several: in lines or in a list', () => {
  expect(readRecords(' {"game": "mercado"}\n')).toEqual({ records: [{ game: 'mercado' }] });
  const two = { records: [{ a: 1 }, { b: 2 }] };
  expect(readRecords('{"a": 1}\n\n{"b": 2}\n')).toEqual(two);
  expect(readRecords('[{"a": 1}, {"b": 2}]')).toEqual(two);
});

it('says why a text is none', () => {
  expect(readRecords('{"game": ')).toEqual({ problem: 'import-no-json' });
  expect(readRecords('{"a": 1}\nnothing')).toEqual({ problem: 'import-no-json' });
  expect(readRecords('[1]')).toEqual({ problem: 'import-no-record' });
  expect(readRecords('[]')).toEqual({ problem: 'import-no-record' });
  expect(readRecords('null')).toEqual({ problem: 'import-no-record' });
  expect(readRecords(' '.repeat(50_000_001))).toEqual({ problem: 'import-too-long' });
});

it('tells records apart by who played and how it came out', () => {
  const record = { game: 'mercado', names: ['Ana', 'level3', ''], result: { scores: [12, 9, -1] } };
  expect(titleOf(record)).toBe('Mercado de Lisboa · Ana, Duarte, Blue · 12 : 9 : -1');
  expect(titleOf({ game: 'chess', result: null })).toBe('chess');
});

it('finds the step that an address names', () => {
  expect([stepIn(undefined, 9), stepIn('4', 9), stepIn('40', 9), stepIn('-1', 9), stepIn('x', 9)]).toEqual([0, 4, 9, 0, 0]);
});
