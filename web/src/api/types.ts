// What the server sends and takes. openapi.ts is made from the server's own description; here it gets the names the
// page uses, and what only a game knows: its observations, choices and events.
import type { Choice, GameEvent, Observation, RecordMove } from '../board/types';
import type { components } from './openapi';

type Shape = components['schemas'];

export type Person = Shape['PersonShape'];
export type Me = Shape['Me'];
export type Seat = Shape['SeatShape'];
export type Clock = Shape['Summary']['clock'];
export type Visibility = Shape['Summary']['visibility'];
export type Seating = Shape['Summary']['seating'];
export type ChatLine = Shape['ChatMessage'];
export type Results = Shape['Results'];
export type Problem = Shape['ErrorBody'];
export type Report = Shape['ReportShape'];
export type Announcement = Shape['Announcement'];
export type GameInfo = Shape['GameShape'];
export type DealInfo = Omit<Shape['DealShape'], 'options'> & { options: Options & { players: number } };
export type BroughtRecord = Shape['BroughtRecord'];
export type SeatWish = Shape['NewTable']['seats'][number];
export type TableWish = Omit<Shape['NewTable'], 'visibility' | 'seating'> & {
  game: string;
  visibility?: Visibility;
  seating?: Seating;
};
export type Options = Shape['Summary']['options'];
export type Summary = Omit<Shape['Summary'], 'game' | 'outcome'> & { game: string; outcome?: Outcome | null };

// What everybody may be told of a change of the table.
export interface Entry {
  version: number;
  at: number;
  kind: string;
  seat?: number;
  move?: string;
  json?: RecordMove; // the same as a record writes it
  name?: string;
  events?: GameEvent[];
  [field: string]: unknown;
}

// A move as text and as a record writes it.
export interface ToldMove {
  move: string;
  json: RecordMove;
}

// How a game came out, as a record has it.
export interface Outcome {
  end: string;
  scores: number[];
  ranking: number[][];
}

export type Prospects = Shape['Prospects'];
export type ReplayProspects = Shape['ReplayProspects'];
export type AnalysisState = Shape['AnalysisShape'];
export type Analysed = Shape['AnalysisResult'];
export type Decided = Omit<Shape['DecisionShape'], 'move' | 'best'> & { move: ToldMove; best: ToldMove };
export type Bidder = Shape['BidderShape'];
export type Level = Shape['RatingShape'];
export type Turned = Shape['TurnShape'];
export type Parts = Shape['LedgerParts'];
export type Reason = Shape['ReasonShape'];
export type Tried = Shape['TriedShape'];
export type Position = Omit<Shape['PositionShape'], 'observation' | 'choices'> & {
  observation: Observation;
  choices: Choice[];
};
export type Puzzles = Shape['PuzzlesShape'];
export type Puzzle = Omit<Shape['PuzzleShape'], 'observation' | 'choices'> & {
  observation: Observation;
  choices: Choice[];
};
export type Solution = Omit<Shape['Solution'], 'best' | 'instead'> & { best: ToldMove; instead: ToldMove };
export type PuzzleVerdict = Omit<Shape['PuzzleVerdict'], 'solution'> & { solution: Solution | null };
export type HintStatus = Shape['HintsShape'];
export type Hint = Omit<Shape['HintShape'], 'move' | 'instead'> & { move: ToldMove; instead: ToldMove | null };
export type Hopes = Omit<Shape['HopesShape'], 'move'> & { move: ToldMove };
export type Watcher = Shape['WatcherShape'];

export type State = Omit<Shape['State'], 'summary' | 'observation' | 'entries' | 'undo' | 'choices'> & {
  summary: Summary;
  observation: Observation | null;
  entries: Entry[];
  undo: { asked_by: number; agreed: number[]; version: number } | null;
  // The viewer's legal moves, if the viewer must decide.
  choices?: Choice[];
};

export type Choices = Omit<Shape['ChoiceList'], 'choices'> & { choices: Choice[] };
