// The log of a table as paragraphs: what each did in one go, and what happened to the table itself.
import type { Entry } from '../api/types';
import type { GameEvent } from '../board/types';

export interface Paragraph {
  // The version of its first entry.
  first: number;
  // The version of its last entry.
  version: number;
  at: number;
  // Whose turn it was; null for what happened to the table.
  seat: number | null;
  events: GameEvent[];
  // What happened to the table, such as 'resigned'.
  kind: string | null;
  who: number | null;
  // Of an undo: the moves that it took back.
  back: Entry[];
  // Taken back afterwards.
  undone: boolean;
}

// Entries by which a game may end before its time.
const LEAVING = ['resigned', 'timed_out', 'closed'];
// Entries that say nothing that the page does not show anyway.
const SILENT = ['created', 'sat', 'left', 'bot_seated', 'changed', 'taken'];

// How a game came out, for the ending and the log.
export const VERDICTS = ['Ranked', 'ChallengeJudged'];

// What happened without the count of the scores, which stands in the ending; the verdict stays.
export function withoutCount(events: GameEvent[]): GameEvent[] {
  const over = events.findIndex(({ event }) => event === 'GameOver');
  return over < 0 ? events : events.filter(({ event }, n) => n <= over || VERDICTS.includes(event));
}

// Who plays alone does everything in one go, so there each move is a paragraph of its own. With `closed` the game ended
// with who left it last, so no bot plays on.
export function storyOf(entries: readonly Entry[], { alone = false, closed = false } = {}): Paragraph[] {
  const end = closed ? entries.findLast(({ kind }) => LEAVING.includes(kind)) : undefined;
  const undos = undosOf(entries);
  const undone = versionsIn(undos);
  const story: Paragraph[] = [];
  for (const entry of entries) {
    if (SILENT.includes(entry.kind)) continue;
    const last = story.at(-1);
    const { version, at } = entry;
    if (entry.kind !== 'moved') {
      const [kind, who, back] = [kindOf(entry, entry === end), entry.seat ?? null, undos.get(version) ?? []];
      story.push({ first: version, version, at, seat: null, events: [], kind, who, back, undone: false });
    } else if (!alone && last?.seat === entry.seat && last?.undone === undone.has(version)) {
      Object.assign(last, { version, at, events: [...last.events, ...(entry.events ?? [])] });
    } else {
      const seat = entry.seat ?? null;
      const events = entry.events ?? [];
      story.push({
        first: version,
        version,
        at,
        seat,
        events,
        kind: null,
        who: seat,
        back: [],
        undone: undone.has(version),
      });
    }
  }
  return story;
}

// What an entry that is no move says: its kind, or of an answer, which it is.
function kindOf(entry: Entry, ends: boolean): string {
  if (ends && entry.kind !== 'closed') return `${entry.kind}_last`;
  if (entry.kind !== 'undo_answered') return entry.kind;
  return entry.yes ? 'undo_agreed' : 'undo_refused';
}

// The moves that nobody has taken back.
export function standingMoves(entries: readonly Entry[]): Entry[] {
  const undone = versionsIn(undosOf(entries));
  return entries.filter(({ kind, version }) => kind === 'moved' && !undone.has(version));
}

// By the version of each undo the moves that it took back: as many as it says, the last that still stood.
function undosOf(entries: readonly Entry[]): Map<number, Entry[]> {
  const standing: Entry[] = [];
  const undos = new Map<number, Entry[]>();
  for (const entry of entries) {
    if (entry.kind === 'moved') standing.push(entry);
    if (entry.kind === 'undone') undos.set(entry.version, standing.splice(-Number(entry.steps ?? 1)));
  }
  return undos;
}

function versionsIn(undos: ReadonlyMap<number, readonly Entry[]>): Set<number> {
  return new Set([...undos.values()].flatMap((moves) => moves.map(({ version }) => version)));
}
