// Who sits where, as the panels of players show it. A table or a replay provides it; pictures have none.
import { getContext, setContext } from 'svelte';

// Whether somebody is at the table; if not, since when (ms since 1970), and whether their connection broke.
export interface Present {
  here: boolean;
  since: number | null;
  lost: boolean;
}

export interface SeatNote {
  // The seat of the one person who looks.
  you: boolean;
  // How strong the bot is, in words; empty for people.
  level: string;
  // A bot plays on for somebody who left.
  resigned: boolean;
  // With a clock for the whole game: the time that is left, in ms, while it doesn't run.
  time?: number;
  // Of somebody else, if it is known.
  present?: Present;
}

const KEY = Symbol('seats');

// By seat.
export function provideSeats(notes: () => readonly SeatNote[]): void {
  setContext(KEY, notes);
}

export function useSeats(): () => readonly SeatNote[] {
  return getContext<(() => readonly SeatNote[]) | undefined>(KEY) ?? (() => []);
}

// Who is meant by "you" on a board: its viewer, or in a replay, which shows everything, the person whose game it was.
export function useReader(viewer: () => number | null): () => number | null {
  const notes = useSeats();
  return () => {
    const you = notes().findIndex((note) => note.you);
    return viewer() ?? (you < 0 ? null : you);
  };
}
