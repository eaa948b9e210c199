// The log of a table as paragraphs: what each did in one go, and what happened to the table itself.
import type { Entry } from '../api/types';
import type { GameEvent } from '../board/types';

export interface Paragraph {
  // The version of its last entry.
  version: number;
  at: number;
  // Whose turn it was; null for what happened to the table.
  seat: number | null;
  events: GameEvent[];
  // What happened to the table, such as 'resigned'.
  kind: string | null;
  who: number | null;
  // Taken back afterwards.
  undone: boolean;
}

// Entries that say nothing that the page does not show anyway.
const SILENT = ['created', 'sat', 'left', 'bot_seated', 'changed'];

// Who plays alone does everything in one go, so there each move is a paragraph of its own.
export function storyOf(entries: readonly Entry[], alone = false): Paragraph[] {
  const undone = takenBack(entries);
  const story: Paragraph[] = [];
  for (const entry of entries) {
    if (SILENT.includes(entry.kind)) continue;
    const last = story.at(-1);
    const { version, at } = entry;
    if (entry.kind !== 'moved') {
      story.push({ version, at, seat: null, events: [], kind: kindOf(entry), who: entry.seat ?? null, undone: false });
    } else if (!alone && last?.seat === entry.seat && last?.undone === undone.has(version)) {
      Object.assign(last, { version, at, events: [...last.events, ...(entry.events ?? [])] });
    } else {
      const seat = entry.seat ?? null;
      story.push({ version, at, seat, events: entry.events ?? [], kind: null, who: seat, undone: undone.has(version) });
    }
  }
  return story;
}

// What an entry that is no move says: its kind, or of an answer, which it is.
function kindOf(entry: Entry): string {
  if (entry.kind !== 'undo_answered') return entry.kind;
  return entry.yes ? 'undo_agreed' : 'undo_refused';
}

// The moves that nobody has taken back.
export function standingMoves(entries: readonly Entry[]): Entry[] {
  const undone = takenBack(entries);
  return entries.filter(({ kind, version }) => kind === 'moved' && !undone.has(version));
}

// The versions of moves that an undo took back: as many steps as it says, from the last that still stood.
function takenBack(entries: readonly Entry[]): Set<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'moved') standing.push(entry.version);
    if (entry.kind === 'undone') {
      for (const version of standing.splice(-Number(entry.steps ?? 1))) undone.add(version);
    }
  }
  return undone;
}
