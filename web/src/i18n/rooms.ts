// Which catalogue files there are. Each is a small file of its own that is fetched when a view first needs it.
export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;
export type GameName = 'mercado' | 'marche';

const files = import.meta.glob<string>('../../../src/feira/locale/*/*.ftl', { query: '?raw', import: 'default' });

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/').replace('.ftl', ''), load]),
);

// The source of a room, '' if there is no such room.
export async function source(language: Language, room: string): Promise<string> {
  return (await loaders.get(`${language}/${room}`)?.()) ?? '';
}

// Both games have messages of the same names, so each has its own catalogue: these rooms and its own two.
export function roomsOf(game: GameName): string[] {
  return ['terminal', 'campaign', game, `board-${game}`];
}
