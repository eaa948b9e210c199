import { expect, it } from 'vitest';
import { codeIn } from './play';

it.each([
  ['https://feira.example/t/abc123', 'ABC123'],
  ['https://feira.example/t/abc123?x=1', 'ABC123'],
  [' abc123 ', 'ABC123'],
  ['/t/Q-7', 'Q-7'],
  ['not a code', undefined],
  ['', undefined],
])('finds the code in %j', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
