// The sections of the catalogues: 'page' is a file of src/feira/locale, '<game>/board' one of a game's own folder.
// Those that every view needs come together, each of the others when a view first needs it. A game that this page was
// not built with has one section, '<game>/*', which the server sends.
import { base } from '../base';

export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;

const ALL = '*';

// All but the common ones.
const files = import.meta.glob<string>(
  [
    '../../../src/feira/locale/*/*.ftl',
    '!../../../src/feira/locale/*/page.ftl',
    '!../../../src/feira/locale/*/terminal.ftl',
    '!../../../src/feira/locale/*/words.ftl',
    '../../../src/feira/games/*/locale/*/*.ftl',
    '!../../../src/feira/games/*/locale/*/about.ftl',
    '../../../src/feira/games/*/locale/fields.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const common = import.meta.glob<Record<string, string>>('./common/*.ts', { import: 'default' });

// By language and section, such as 'en/lobby' and 'en/<game>/board'; '<game>/fields' belongs to all languages.
const loaders = new Map(Object.entries(files).map(([path, load]) => [keyOf(path), load]));

function keyOf(path: string): string {
  const [, game, language, name] = /(?:\/games\/(\w+))?\/locale\/(?:(\w+)\/)?([\w-]+)\.ftl$/.exec(path)!;
  return [language, game, name].filter(Boolean).join('/');
}

// The games whose texts this page was built with.
const BUILT = new Set([...loaders.keys()].map((key) => gameOf(key.slice(key.indexOf('/') + 1))).filter(Boolean));

// Part of every game's catalogue too.
export const OF_GAMES_TOO: readonly string[] = ['terminal', 'words'];

// What every view says. What a game is called, and its options, can appear anywhere; the terminal's section has the
// names of bots and seats, and `words` says how lists are written.
export const COMMON: readonly string[] = ['page', ...OF_GAMES_TOO, ...[...BUILT].map((game) => `${game}/about`)];

// What playing a game says.
export function sectionsOf(game: string): string[] {
  return BUILT.has(game) ? [`${game}/game`, `${game}/board`, `${game}/fields`] : [`${game}/${ALL}`];
}

// The game of a section, '' if it belongs to none.
export function gameOf(section: string): string {
  return section.split('/').slice(0, -1).join('');
}

// Whether the server sends a section: then English fills its gaps. Our own texts are in all languages.
export function isSent(section: string): boolean {
  return section.endsWith(`/${ALL}`);
}

// The text of a section; '' if there is none.
export async function source(language: Language, section: string): Promise<string> {
  if (isSent(section)) return fetchTexts(language, gameOf(section));
  if (!COMMON.includes(section)) {
    const load = loaders.get(`${language}/${section}`) ?? loaders.get(section);
    return (await load?.()) ?? '';
  }
  const found = Object.entries(await common[`./common/${language}.ts`]());
  return found.find(([path]) => keyOf(path) === `${language}/${section}`)?.[1] ?? '';
}

async function fetchTexts(language: Language, game: string): Promise<string> {
  const answer = await fetch(`${base}/api/games/${encodeURIComponent(game)}/texts/${language}`);
  if (!answer.ok) throw new Error(`no texts of ${game}: ${answer.status}`);
  return answer.text();
}
