// What the log shows: entries of a table, or steps of a replay.
import type { GameEvent } from '../board/types';

export interface LogEntry {
  // In order; of a replay, its step.
  key: number;
  // Who did it; null for what happened to the table, or at once.
  seat: number | null;
  events: readonly GameEvent[];
  // In words, where it is no event of the game.
  told?: string;
  undone?: boolean;
}

// The entry of one of these seats that comes before or after another one; undefined if there is none.
export function ownEntry(
  entries: readonly LogEntry[],
  seats: readonly number[],
  from: number,
  direction: 'back' | 'on',
): LogEntry | undefined {
  const own = entries.filter(({ seat, undone }) => seat !== null && seats.includes(seat) && !undone);
  return direction === 'back' ? own.findLast(({ key }) => key < from) : own.find(({ key }) => key > from);
}

// The entries as they were, as far as nothing about them has changed: what is the same object is not drawn again.
export function kept(before: readonly LogEntry[], now: readonly LogEntry[]): LogEntry[] {
  return now.map((entry, n) => {
    const old = before[n];
    const same =
      old?.key === entry.key &&
      old.told === entry.told &&
      old.undone === entry.undone &&
      old.events.length === entry.events.length;
    return same ? old : entry;
  });
}
