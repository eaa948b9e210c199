// What the page asks of a game. Each game is a folder beside this file, found by its name, whose `game.ts` is fetched
// when the game is first needed. Nothing outside these folders names a game.
import type { Component } from 'svelte';
import type { BoardProps, Choice, GameEvent, Observation } from '../board/types';
import type { Catalogue } from '../i18n/catalogue';
import type { SoundName } from '../ui/sound.svelte';
import type { Advice, Moment, News, Saying } from '../learn/advice';

export interface GamePage<Seen extends Observation = Observation, C extends Choice = Choice> {
  board: Loader<Component<BoardProps<Seen, C>>>;
  // What a move would cost and bring: in a few signs, and in sentences for the seat `reader`.
  brief(choice: C, seat: number): string;
  explain(choice: C, catalogue: Catalogue, names: readonly string[], reader: number): string[];
  // Events that stay on the board longer than others while somebody else's moves are shown, such as a reveal.
  lingers?: readonly string[];
  // How the log shows what happens; without it, by sentences alone.
  log?: Loader<GameLog>;
  // What an event sounds like, by its kind; of one that isn't named here nothing is heard.
  sounds?: Readonly<Record<string, SoundName>>;
  // Whether you have won, where that isn't to come first: by what happened; undefined if the ranking says it.
  won?(events: readonly GameEvent[]): boolean | undefined;
  // What the plot of a replay shows where it isn't the score: a value for each seat, and levels to reach.
  plot?(seen: Seen): Plot | undefined;
  // Whether what a move brought about leaves a turn half done, such as something paid but not yet built: the plot of a
  // replay takes no value there.
  halfDone?(events: readonly GameEvent[]): boolean;
  // The rules, in the order in which Learn explains them.
  lessons: readonly Lesson[];
  // Draws the pictures of the lessons.
  picture?: Loader<Component<{ picture: Picture<Seen, C> }>>;
  // By lesson: what its picture comes to in numbers.
  examples?: Loader<Partial<Record<string, (picture: Picture<Seen, C>) => Saying[]>>>;
  // What a guide says in a first game.
  guide?: Loader<Guide<Seen, C>>;
  // By option: a form for a value that is no choice among a few. The option's label and those of its two choices,
  // `-drawn` and `-own`, are in the game's catalogue.
  editors?: Record<string, Loader<Component<EditorProps>>>;
  // What stands for each of its challenges.
  emblem?: Loader<Component<{ name: string }>>;
}

type Loader<Part> = () => Promise<{ default: Part }>;

export interface GameLog {
  // What a seat did in one go, and what followed, in signs.
  line(events: readonly GameEvent[], seat: number | null): Sign[];
  // The places on the board that an event is about.
  places(event: GameEvent): string[];
  // The piece that a draw brings, by the name that the server has for it.
  tile(name: string): unknown;
  // Draws a piece of a line.
  Piece: Component<{ piece: unknown }>;
}

// A piece, a seat, a few letters or numbers, or an event that only its sentence can tell.
export type Sign = { piece: unknown } | { seat: number } | { text: string; good?: boolean } | { event: GameEvent };

export interface Plot {
  values: number[];
  levels: number[];
}

// The title is `learn-<name>`; each paragraph has a message `learn-<name>-<paragraph>` and, on the page, the address
// `#<name>-<paragraph>`. A picture has a caption, `learn-<name>-caption`.
export interface Lesson {
  name: string;
  paragraphs: readonly string[];
  picture?: () => Promise<unknown>;
}

// A position, with the choices that a lesson is about and what has just happened.
export interface Picture<Seen extends Observation = Observation, C extends Choice = Choice> {
  game: string;
  names: string[];
  observation: Seen;
  choices: C[];
  events: GameEvent[];
  // What the worked example is about: the text of a move, or what the game itself calls it.
  example?: string;
}

export interface Guide<Seen extends Observation = Observation, C extends Choice = Choice> {
  // What opens a first game, one card after the other, with what each points at.
  cards: readonly Card<Seen>[];
  // What can be explained now: what has just happened, then what has become possible. The most urgent comes first.
  news(moment: Moment<Seen, C>): News[];
  // What a person who must decide could do, and why; `fresh` is what has just been explained.
  advise(moment: Moment<Seen, C>, fresh: string | null): Advice<C>;
  // A move as the guide calls it.
  nameOf(choice: C, seen: Seen, names: readonly string[]): string;
  // What to try after a first game, besides another one and stronger bots.
  next: readonly NextGame[];
}

// The message is `guide-card-<name>`, with a title.
export interface Card<Seen extends Observation = Observation> {
  name: string;
  // A selector; where several parts match, all of them are meant.
  target(seen: Seen): string;
}

// `guide-next-<name>` says what it is: a page, or a game with these options.
export interface NextGame {
  name: string;
  href?: string;
  options?: Record<string, unknown>;
}

export interface EditorProps {
  // The options that are chosen so far.
  options: { players: number; [option: string]: unknown };
  // A value for the option, or null while there is none that the game takes.
  onchange: (value: unknown) => void;
}

// The parts of a game know its own observations and choices; the page hands them what the server sends of that game.
export function defineGame<Seen extends Observation, C extends Choice>(game: GamePage<Seen, C>): GamePage {
  return game as unknown as GamePage;
}
