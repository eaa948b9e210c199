// Whether there are hints and analyses of games with some options: the server says for which it has a judge.
import type { GameInfo } from '../api/client';

export function isJudged(info: GameInfo | undefined, options: Record<string, unknown>): boolean {
  const usual = (name: string): unknown => info?.options.find((option) => option.name === name)?.default ?? null;
  const fits = ([name, value]: [string, unknown]): boolean => (options[name] ?? usual(name)) === value;
  return info?.judged.some((kind) => Object.entries(kind).every(fits)) ?? false;
}
