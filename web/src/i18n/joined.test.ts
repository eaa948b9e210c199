// ESLint finds words that are glued to what a catalogue says, in code and in markup.
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint();

async function glued(code: string, filePath: string): Promise<boolean> {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  return messages.some(({ ruleId }) => ruleId === 'no-restricted-syntax');
}

it.each([
  ['`${what}. ${priceAndProfit(choice)}`', true],
  ['`${choiceTitle(choice)}.`', true],
  ["say('a') + b", true],
  ["[say('a'), priceAndProfit(choice)].join(' ')", false],
  ["say('a', { what: choiceTitle(choice) })", false],
])('in code: %s', async (code, wrong) => {
  expect(await glued(`export const told = ${code};\n`, 'src/example.ts')).toBe(wrong);
});

it.each([
  ['<p>{choiceTitle(choice)}. {told}</p>', true],
  ['<p>{name}: {say("a")}</p>', true],
  ['<p>{say("a")} {say("b")}</p>', false],
  ['<p>{say("a")}<kbd>↵</kbd></p>', false],
])('in markup: %s', async (code, wrong) => {
  expect(await glued(`${code}\n`, 'src/Example.svelte')).toBe(wrong);
});
