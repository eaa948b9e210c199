// What the page says, in the language of the person: t('message') for the page, tg(game, 'message') for a game,
// numeral(7) for a number by itself. All are reactive: when the language changes everything is said anew.
import { Catalogue, type Arguments } from './catalogue';
import { LANGUAGES, roomsOf, source, type GameName, type Language } from './rooms';

const COMMON = ['page', 'terminal']; // the terminal's has the names of games, bots, seats and options
const STORED = 'feira-language';

class Texts {
  language = $state<Language>('en');
  page = $state.raw(new Catalogue('en', []));
  games = $state.raw<Partial<Record<GameName, Catalogue>>>({});
  // All that was ever asked for, and what of it is here.
  private readonly wantedRooms = new Set<string>(COMMON);
  private readonly wantedGames = new Set<GameName>();
  private rooms: ReadonlySet<string> = new Set();
  // The language that was chosen last, while its words are on their way.
  private chosen: Language | null = null;
  private begun = 0;
  private shown = 0;

  // Fetch rooms (and games) that a view needs; the view is shown afterwards.
  async need(rooms: readonly string[], games: readonly GameName[] = []): Promise<void> {
    for (const room of rooms) this.wantedRooms.add(room);
    for (const game of games) this.wantedGames.add(game);
    const missing = [...COMMON, ...rooms].some((room) => !this.rooms.has(room)) || games.some((game) => !this.games[game]);
    if (missing) await this.load(this.chosen ?? this.language);
  }

  // The last choice counts, however long the words of an earlier one took.
  async choose(language: Language): Promise<void> {
    this.chosen = language;
    try {
      await this.load(language);
      if (this.chosen === language) store(language);
    } catch (error) {
      if (this.chosen === language) throw error;
    } finally {
      if (this.chosen === language) this.chosen = null;
    }
  }

  private async load(language: Language): Promise<void> {
    const turn = ++this.begun;
    const [rooms, names] = [new Set(this.wantedRooms), [...this.wantedGames]];
    const read = async (rooms: Iterable<string>) =>
      new Catalogue(language, await Promise.all([...rooms].map((room) => source(language, room))));
    const [page, ...games] = await Promise.all([read(rooms), ...names.map((name) => read(roomsOf(name)))]);
    if (turn < this.shown) return; // a later one was quicker, and has all of this
    this.shown = turn;
    this.page = page;
    this.rooms = rooms;
    this.games = Object.fromEntries(names.map((name, n) => [name, games[n]]));
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const texts = new Texts();

function store(language: Language): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // without storage the choice lasts as long as the page
  }
}

export function t(id: string, args?: Arguments): string {
  return texts.page.format(id, args);
}

export function tg(game: GameName, id: string, args?: Arguments): string {
  return texts.games[game]?.format(id, args) ?? '';
}

// A number as the language writes it, also with a unit, a sign …
export function numeral(value: number, options?: Intl.NumberFormatOptions): string {
  return texts.page.number(value, options);
}

// '+3', '−2', '±0'.
export function signed(value: number): string {
  return value ? numeral(value, { signDisplay: 'always' }) : `±${numeral(0)}`;
}

// The page's language as it is written where the reader lives, for dates and times: en-GB to who reads English there.
export function locale(): string {
  return navigator.languages.find((tag) => tag.split('-')[0].toLowerCase() === texts.language) ?? texts.language;
}

// The language somebody chose before, else the first of the browser's that we have.
export function preferredLanguage(): Language {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORED);
  } catch {
    // no storage: ask the browser
  }
  const wished = [stored ?? '', ...navigator.languages].map((tag) => tag.split('-')[0].toLowerCase());
  return (wished.find((code) => code in LANGUAGES) as Language | undefined) ?? 'en';
}
