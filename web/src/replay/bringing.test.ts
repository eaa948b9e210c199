import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import { readRecords, recordProblem, sizeText, titleOf } from './bringing';
import { stepIn } from './replay';

const WAY_OUT =
  'Nothing was saved. Export the game again where it was played and use the whole file, or open another record.';

beforeAll(() => texts.need(['replay']));

it('reads a record, or several: in lines or in a list', () => {
  expect(readRecords(' {"game": "mercado"}\n')).toEqual({ records: [{ game: 'mercado' }] });
  const two = { records: [{ a: 1 }, { b: 2 }] };
  expect(readRecords('{"a": 1}\n\n{"b": 2}\n')).toEqual(two);
  expect(readRecords('[{"a": 1}, {"b": 2}]')).toEqual(two);
});

it('says why a text is none', () => {
  const cut = { told: ["This file can't be read as a game record. Part of it may be missing.", WAY_OUT] };
  const another = { told: ["This isn't a game record.", WAY_OUT] };
  expect(readRecords('{"game": ')).toEqual({ problem: cut });
  expect(readRecords('{"a": 1}\nnothing')).toEqual({ problem: cut });
  expect(readRecords('[1]')).toEqual({ problem: another });
  expect(readRecords('[]')).toEqual({ problem: another });
  expect(readRecords('null')).toEqual({ problem: another });
});

it('keeps what the check says apart from what people are told', async () => {
  const problem = { code: 'bad-record', message: "move 3: 'seat' must be a seat's number", details: { move: 3 } };
  expect(await recordProblem(problem, 'mercado')).toEqual({
    told: ['This record breaks the rules at move 3.', WAY_OUT],
    details: "Details: 'seat' must be a seat's number",
  });
});

it('says how large is too large', async () => {
  expect([sizeText(900), sizeText(42_300), sizeText(4_194_304), sizeText(50_000_000)]).toEqual([
    '0.9 kB',
    '42 kB',
    '4.2 MB',
    '50 MB',
  ]);
  const problem = {
    code: 'too-large',
    message: 'at most 4194304 bytes may be sent here',
    details: { most: 4_194_304 },
  };
  expect(await recordProblem(problem, 'mercado')).toEqual({
    told: ['This record is too large: the server accepts at most 4.2 MB.'],
  });
});

it('tells records apart by who played and how it came out', () => {
  const record = { game: 'mercado', names: ['Ana', 'Duarte', ''], result: { scores: [12, 9, -1] } };
  expect(titleOf(record)).toBe('Mercado de Lisboa · Ana, Duarte, Blue · 12 : 9 : −1');
  expect(titleOf({ game: 'chess', result: null })).toBe('chess');
});

it('finds the step that an address names', () => {
  expect([stepIn(undefined, 9), stepIn('4', 9), stepIn('40', 9), stepIn('-1', 9), stepIn('x', 9)]).toEqual([
    0, 4, 9, 0, 0,
  ]);
});
