// What the page says, in the language of the person: t('message') for the page, tg(game, 'message') for a game,
// numeral(7) for a number by itself. All are reactive: when the language changes everything is said again.
import { FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import { Catalogue, type Arguments } from './catalogue';
import { names, type Listing } from './phrases';
import {
  COMMON,
  gameOf,
  isSent,
  LANGUAGES,
  OF_GAMES_TOO,
  sectionsOf,
  source as sourceOf,
  type Language,
} from './sections';

const STORED = 'feira-language';
const FALLBACK: Language = 'en';
const FIRST_PAUSE = 1_000; // ms; what could not be fetched is asked for again after twice as long, and so on
const LONGEST_PAUSE = 60_000;

type Source = typeof sourceOf;

export class Texts {
  language = $state<Language>('en');
  page = $state.raw(new Catalogue('en', []));
  // Games have messages of the same names, so each has a catalogue of its own: its sections, and some that are
  // common.
  games = $state.raw<Partial<Record<string, Catalogue>>>({});
  // All that was ever asked for, and what of it is here.
  private readonly wanted = new Set<string>(COMMON);
  private here = $state.raw<ReadonlySet<string>>(new Set());
  // What could not be fetched: until it is here, plain words stand for it.
  private failed: ReadonlySet<string> = new Set();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_PAUSE;
  // The language that was chosen last, while its words are on their way.
  private chosen: Language | null = null;
  private begun = 0;
  private shown = 0;

  // `source` brings the text of a section.
  constructor(private readonly source: Source = sourceOf) {}

  // Fetch sections, and what playing some games says; the view that needs them is shown afterwards.
  async need(sections: readonly string[], games: readonly string[] = []): Promise<void> {
    const needed = [...COMMON, ...sections, ...games.flatMap(sectionsOf)];
    for (const section of needed) this.wanted.add(section);
    // What is here already is no reason to ask again when something comes.
    const missing = untrack(() => needed.some((section) => !this.here.has(section) || this.failed.has(section)));
    if (missing) await this.load(this.chosen ?? untrack(() => this.language));
  }

  // Whether everything is here that playing a game says.
  knows(game: string): boolean {
    return sectionsOf(game).every((section) => this.here.has(section));
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
    const sections = new Set(this.wanted);
    const sent = language === FALLBACK ? [] : [...sections].filter(isSent);
    const filling = sent.length ? [...OF_GAMES_TOO, ...sent] : [];
    const [read, english] = await Promise.all([
      readAll(this.source, language, [...sections]),
      readAll(this.source, FALLBACK, filling),
    ]);
    if (turn < this.shown) return; // a later one was quicker, and has all of this
    const catalogue = (game: string): Catalogue => {
      const own = [...sections].filter(
        (section) => gameOf(section) === game || (game && OF_GAMES_TOO.includes(section)),
      );
      const foreign = own.some(isSent);
      const fallbacks = foreign ? own.flatMap((section) => english.parsed.get(section) ?? []) : [];
      return new Catalogue(
        language,
        own.flatMap((section) => read.parsed.get(section) ?? []),
        fallbacks.length ? new Catalogue(FALLBACK, fallbacks) : undefined,
      );
    };
    this.shown = turn;
    this.page = catalogue('');
    const games = new Set([...sections].map(gameOf).filter(Boolean));
    this.games = Object.fromEntries([...games].map((game) => [game, catalogue(game)]));
    this.here = sections;
    this.tryAgain([...read.failed, ...english.failed]);
    this.language = language;
    document.documentElement.lang = language;
  }

  private tryAgain(failed: readonly string[]): void {
    clearTimeout(this.retry);
    this.failed = new Set(failed);
    this.pause = failed.length ? Math.min(2 * this.pause, LONGEST_PAUSE) : FIRST_PAUSE;
    if (failed.length) this.retry = setTimeout(() => void this.need(failed).catch(() => undefined), this.pause);
  }
}

interface Read {
  parsed: Map<string, FluentResource>;
  // What the server should have sent.
  failed: string[];
}

async function readAll(source: Source, language: Language, sections: readonly string[]): Promise<Read> {
  const read: Read = { parsed: new Map(), failed: [] };
  const readOne = async (section: string): Promise<void> => {
    try {
      read.parsed.set(section, new FluentResource(await source(language, section)));
    } catch (error) {
      if (!isSent(section)) throw error;
      read.failed.push(section);
    }
  };
  await Promise.all(sections.map(readOne));
  return read;
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

export function tg(game: string, id: string, args?: Arguments): string {
  return texts.games[game]?.format(id, args) ?? '';
}

// A message of a game if its catalogue has it, else the plain words that are given instead.
export function tgOr(plain: string, game: string, id: string, args?: Arguments): string {
  return texts.games[game]?.has(id) ? tg(game, id, args) : plain;
}

// People as an argument of a message: 'Ana', 'Ana and Bruno'.
export function people(all: readonly string[]): Listing {
  return names(all);
}

// Several facts about one thing as one text, for a label: 'C3, your disc, you can build here'.
export function facts(all: readonly string[]): string {
  return texts.page.list(names(all), 'more');
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
