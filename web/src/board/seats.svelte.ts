// Who sits where, as the panels of players show it. The table provides it; without one, as in a replay, there is none.
import { getContext, setContext } from 'svelte';

export interface SeatNote {
  // The seat of the one person who looks.
  you: boolean;
  // How strong the bot is, in words; empty for people.
  level: string;
  // A bot plays on for somebody who left.
  resigned: boolean;
}

const KEY = Symbol('seats');

// By seat.
export function provideSeats(notes: () => readonly SeatNote[]): void {
  setContext(KEY, notes);
}

export function useSeats(): () => readonly SeatNote[] {
  return getContext<(() => readonly SeatNote[]) | undefined>(KEY) ?? (() => []);
}
