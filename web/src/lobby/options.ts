// What somebody has chosen for a new table, by option; an option that nobody has touched has its usual value.
import type { GameInfo } from '../api/client';

export type Chosen = Record<string, unknown>;

// The choices of an option whose value is an object: drawn by the game, or made in the option's editor.
export const DRAWN = 'drawn';
export const OWN = 'own';

// The options whose editors are open.
export function edited(info: GameInfo | undefined, chosen: Chosen): string[] {
  return objects(info).filter((name) => chosen[name] === OWN);
}

// The options as the server takes them; `made` is what came out of the editors.
export function optionsFor(info: GameInfo | undefined, chosen: Chosen, made: Chosen): Chosen {
  const plain = Object.entries(chosen).filter(([name]) => !objects(info).includes(name));
  return Object.fromEntries([...plain, ...edited(info, chosen).map((name) => [name, made[name]])]);
}

function objects(info: GameInfo | undefined): string[] {
  return (info?.options ?? []).filter(({ values }) => !values.length).map(({ name }) => name);
}
