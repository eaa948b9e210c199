// Moves as people read and type them. They read a label, such as 'Open a fish stand at C3'. They type words in their
// own language or in the game's, with or without accents, in any form that the catalogue knows, whole or only begun; a
// label is understood too. What is typed is looked for among the moves that the server says are legal.
import type { RecordMove } from '../board/types';
import type { Catalogue } from '../i18n/catalogue';
import { Sentences } from '../i18n/sentences';

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PLACE = /^(?:([a-z]+)-)?([A-Z]?)(\d*)$/; // 'C3', 'left-3', 'top-B'
const WORD = 'word-'; // begins the messages of the words that each language has its own for
const NEAR = 0.4; // of a text may be wrong if it is to be near

// A move: its text and, where it is known, the form that records have.
export interface Named {
  move: string;
  json?: RecordMove;
}

// Moves that a typed text may mean. They aren't `sure` if a letter in it is the name of two columns with such a move.
export interface Found {
  moves: string[];
  sure: boolean;
}

// A word as it is compared: without case, accents and apostrophes. Alone, Й and И are two columns.
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!\p{L})и\u0306(?!\p{L})/gu, 'й')
    .replace(/[\u0300-\u036f'’ʼ`]/g, '');
}

// A move as a label in the reader's language: 'Open a fish stand at C3'. Without one it is shown as it is typed.
export function moveSentence({ move, json }: Named, catalogue: Catalogue): string {
  return (json && new Sentences(catalogue, []).move(json)) ?? moveText(move, catalogue);
}

// The moves that begin as typed; the first word of a move may be left out. A whole move beats one that is only begun:
// 'bid 1' is not also 'bid 12'. If no words fit, those of the labels are tried.
export function movesLike(typed: string, moves: readonly Named[], catalogue: Catalogue): Found {
  const words = wordsOf(typed);
  for (const sure of [true, false]) {
    const named = moves.map(({ move }) => ({
      move,
      calls: move.split(' ').map((word) => calls(word, catalogue, sure)),
    }));
    for (const skipped of words.length ? [0, 1] : [0]) {
      const fitting = named.filter(({ calls: all }) => begins(words, all.slice(skipped)));
      const whole = fitting.filter(({ calls: all }) => isWhole(words, all.slice(skipped)));
      const likely = (whole.length ? whole : fitting).map(({ move }) => move);
      if (likely.length) return { moves: likely, sure: sure || whole.length === 1 };
    }
  }
  return { moves: byLabel(words, moves, catalogue), sure: true };
}

// The moves whose labels have all typed words, in their order; a label as a whole beats one that goes on.
function byLabel(words: readonly string[], moves: readonly Named[], catalogue: Catalogue): string[] {
  const labels = moves.map((named) => ({ move: named.move, label: wordsOf(moveSentence(named, catalogue)) }));
  const fitting = labels.filter(({ label }) => {
    let at = 0;
    return words.every((word) => {
      const found = label.findIndex((other, n) => n >= at && other.startsWith(word));
      at = found + 1;
      return found >= 0;
    });
  });
  const whole = fitting.filter(({ label }) => label.join(' ') === words.join(' '));
  return (whole.length ? whole : fitting).map(({ move }) => move);
}

// The legal move that comes nearest to a text that fits none, if one is near enough.
export function nearestMove(typed: string, moves: readonly Named[], catalogue: Catalogue): string | undefined {
  const text = wordsOf(typed).join(' ');
  let [nearest, least] = [undefined as string | undefined, NEAR];
  for (const named of moves) {
    for (const name of [named.move, moveText(named.move, catalogue), moveSentence(named, catalogue)]) {
      const other = wordsOf(name).join(' ');
      const wrong = distance(text, other) / Math.max(text.length, other.length);
      if (wrong < least) [nearest, least] = [named.move, wrong];
    }
  }
  return nearest;
}

// What a letter that is the name of two columns may mean: 'B3' and 'D3'. Empty if all is clear, as when only one is
// among the spaces of this market, where these are known.
export function unclearPlaces(typed: string, catalogue: Catalogue, spaces: readonly string[] = []): string[] {
  for (const word of fold(typed).split(/\s+/)) {
    const [, before, letter, row] = /^(.*?-)?(\p{L})(\d*)$/u.exec(word) ?? [];
    const lines = letter && (before || row) ? linesOf(letter, row, catalogue, spaces) : [];
    if (lines.length > 1) return lines;
  }
  return [];
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}_-]+/u)
    .filter(Boolean);
}

function begins(typed: readonly string[], named: readonly string[][]): boolean {
  return typed.length <= named.length && typed.every((word, n) => named[n].some((name) => name.startsWith(word)));
}

function isWhole(typed: readonly string[], named: readonly string[][]): boolean {
  return typed.length === named.length && typed.every((word, n) => named[n].includes(word));
}

// How a word of a move is typed in the language of the catalogue. An entrance has two parts: the first is a word.
function show(word: string, catalogue: Catalogue): string {
  const [first, ...rest] = word.split('-');
  return [catalogue.has(WORD + first) ? catalogue.format(WORD + first) : first, ...rest].join('-');
}

// 'stand fish C3' as it is typed: 'stand poisson C3'.
export function moveText(move: string, catalogue: Catalogue): string {
  return move
    .split(' ')
    .map((word) => show(word, catalogue))
    .join(' ');
}

// All that a word of a move may be called; if it need not be sure, also by letters that name another column too.
function calls(word: string, catalogue: Catalogue, sure: boolean): string[] {
  const [first] = word.split('-');
  const also = catalogue.attribute(WORD + first, 'also')?.split(' ') ?? [];
  const all = [show(word, catalogue), word, ...also.map((name) => word.replace(first, name))];
  if (catalogue.has(`letter-${word}`)) all.push(catalogue.format(`letter-${word}`));
  const column = PLACE.exec(word)?.[2];
  if (column) {
    for (const letter of lettersOf(column, catalogue, sure))
      all.push(...all.map((name) => withLetter(name, column, letter)));
  }
  return [...new Set(all.map(fold))];
}

// 'C3' with another letter for its column.
function withLetter(name: string, column: string, letter: string): string {
  return name.replace(new RegExp(`${column}(?=\\d*$)`), letter);
}

// The letters of this language's alphabet for a column. Each language's catalogue has one row of them or two: what its
// keyboard writes where another has the letter, and what looks or sounds like it. The key of D writes В in Ukrainian,
// which looks like B: a letter may mean two columns, and it isn't sure which.
function lettersOf(column: string, catalogue: Catalogue, sure: boolean): string[] {
  const letters = rowsOf(catalogue).map((row) => row[COLUMNS.indexOf(column)] ?? '');
  return [...new Set(letters)].filter((letter) => {
    const meant = letter ? columnsOf(letter, catalogue) : [];
    return meant.includes(column) && (meant.length === 1 || !sure);
  });
}

// The columns that a typed letter may mean.
function columnsOf(letter: string, catalogue: Catalogue): string[] {
  const own = COLUMNS.includes(letter.toUpperCase());
  if (own) return [letter.toUpperCase()];
  const found = rowsOf(catalogue).map((row) => [...row].map(fold).indexOf(fold(letter)));
  return [...new Set(found.filter((n) => n >= 0).toSorted((a, b) => a - b))].map((n) => COLUMNS[n]);
}

// The columns that a typed letter may mean, with the row that follows; of several, those that are spaces.
function linesOf(letter: string, row: string, catalogue: Catalogue, spaces: readonly string[]): string[] {
  const all = columnsOf(letter, catalogue).map((column) => column + row);
  const there = all.filter((line) => spaces.includes(line));
  return there.length ? there : all;
}

function rowsOf(catalogue: Catalogue): string[] {
  if (!catalogue.has('columns')) return [];
  return [catalogue.format('columns'), catalogue.attribute('columns', 'look') ?? ''].filter(Boolean);
}

// What was typed in the game's own words, for the server to say why it isn't a legal move.
export function inGameWords(typed: string, catalogue: Catalogue, spaces: readonly string[] = []): string {
  return typed
    .trim()
    .split(/\s+/)
    .map((word) => inGameWord(word, catalogue, spaces))
    .join(' ');
}

function inGameWord(typed: string, catalogue: Catalogue, spaces: readonly string[]): string {
  const word = fold(typed);
  const known = wordOf(word, catalogue);
  if (known) return known;
  const [, before = '', letter = '', row] = /^(?:(\p{L}+)-)?(\p{L}?)(\d*)$/u.exec(word) ?? [];
  if (row === undefined || (!before && !letter) || !(letter || row)) return typed;
  const side = before && wordOf(before, catalogue);
  const lines = letter ? linesOf(letter, row, catalogue, spaces) : [row];
  return lines.length === 1 && side !== undefined ? [side, lines[0]].filter(Boolean).join('-') : typed;
}

function wordOf(word: string, catalogue: Catalogue): string | undefined {
  const things = catalogue.ids.filter((id) => id.startsWith(WORD)).map((id) => id.slice(WORD.length));
  return things.find((thing) => calls(thing, catalogue, true).includes(word));
}

// How many letters are to be added, removed or changed to make one text of another.
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let n = 0; n < one.length; n++) {
    const row = [n + 1];
    for (let m = 0; m < other.length; m++) {
      row.push(Math.min(before[m + 1] + 1, row[m] + 1, before[m] + Number(one[n] !== other[m])));
    }
    before = row;
  }
  return before[other.length];
}

// Which of some moves comes next by an arrow key, round and round; from none (-1) it is the first or the last.
export function nextIn(count: number, chosen: number, step: 1 | -1): number {
  if (!count) return -1;
  return chosen < 0 ? (step > 0 ? 0 : count - 1) : (chosen + step + count) % count;
}
