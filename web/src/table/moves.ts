// Moves as people read and type them: in their own language or in the game's, with or without accents, whole words or
// only their beginnings. What is typed is looked for among the moves that the server says are legal.
import type { Catalogue } from '../i18n/catalogue';

const SIDES = ['left', 'right', 'top', 'bottom'];
const SIDE = /^(left|right|top|bottom)-(\w)$/;
const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SPACE = /^([A-Z])(\d+)$/;
const WORD = 'word-'; // begins the messages of the words that each language has its own for

// A word as it is compared: without case, accents and apostrophes.
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ`]/g, '');
}

// A word of a move in the language of the catalogue.
function show(word: string, catalogue: Catalogue): string {
  const side = SIDE.exec(word);
  if (side && catalogue.has(`side-${side[1]}`)) return `${catalogue.format(`side-${side[1]}`)}-${side[2]}`;
  return catalogue.has(WORD + word) ? catalogue.format(WORD + word) : word;
}

// 'stand fish C3' as the reader says it: 'stand poisson C3'.
export function moveText(move: string, catalogue: Catalogue): string {
  return move
    .split(' ')
    .map((word) => show(word, catalogue))
    .join(' ');
}

// The moves that begin as typed; the first word of a move may be left out. A whole move beats one that is only begun:
// 'bid 1' is not also 'bid 12'.
export function movesLike(typed: string, moves: readonly string[], catalogue: Catalogue): string[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const named = moves.map((move) => ({ move, calls: move.split(' ').map((word) => calls(word, catalogue)) }));
  for (const skipped of words.length ? [0, 1] : [0]) {
    const fitting = named.filter(({ calls: all }) => begins(words, all.slice(skipped)));
    const whole = fitting.filter(({ calls: all }) => isWhole(words, all.slice(skipped)));
    if (fitting.length) return (whole.length ? whole : fitting).map(({ move }) => move);
  }
  return [];
}

function begins(typed: readonly string[], named: readonly string[][]): boolean {
  return typed.length <= named.length && typed.every((word, n) => named[n].some((name) => name.startsWith(word)));
}

function isWhole(typed: readonly string[], named: readonly string[][]): boolean {
  return typed.length === named.length && typed.every((word, n) => named[n].includes(word));
}

// All that a word of a move may be called.
function calls(word: string, catalogue: Catalogue): string[] {
  const all = [show(word, catalogue), word];
  if (catalogue.has(`letter-${word}`)) all.push(catalogue.format(`letter-${word}`));
  const space = SPACE.exec(word);
  if (space) all.push(column(space[1], catalogue) + space[2]);
  return all.map(fold);
}

// What this language's keyboard writes for a column.
function column(letter: string, catalogue: Catalogue): string {
  return (catalogue.has('columns') && catalogue.format('columns')[COLUMNS.indexOf(letter)]) || letter;
}

// What was typed in the game's own words, for the server to say why it is no legal move.
export function inGameWords(typed: string, catalogue: Catalogue): string {
  return typed
    .trim()
    .split(/\s+/)
    .map((word) => inGameWord(fold(word), catalogue) ?? word)
    .join(' ');
}

function inGameWord(word: string, catalogue: Catalogue): string | undefined {
  const words = catalogue.ids.filter((id) => id.startsWith(WORD)).map((id) => id.slice(WORD.length));
  const known = words.find((thing) => calls(thing, catalogue).includes(word));
  if (known) return known;
  const line = word.split('-').at(1);
  const side = SIDES.find((name) => line && fold(show(`${name}-${line}`, catalogue)) === word);
  if (side) return `${side}-${line!.toUpperCase()}`;
  const letter = [...COLUMNS].find((name) => fold(column(name, catalogue)) === word[0]);
  return letter && /^\d+$/.test(word.slice(1)) ? letter + word.slice(1) : undefined;
}

// Which of some moves comes next by an arrow key, round and round; from none (-1) it is the first or the last.
export function nextIn(count: number, chosen: number, step: 1 | -1): number {
  if (!count) return -1;
  return chosen < 0 ? (step > 0 ? 0 : count - 1) : (chosen + step + count) % count;
}
