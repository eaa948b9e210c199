// How a person likes to play, remembered by this browser.
export const HABITS = {
  // A move is played as soon as it is chosen, without confirming it.
  direct: false,
  // A move that is the only legal one is played by itself.
  forced: true,
  // There is a field for typed moves.
  typing: false,
  // Where hints are allowed, a move that loses a lot is played only after a warning.
  tutor: false,
};
export type Habit = keyof typeof HABITS;

const STORED = 'feira-habits';

class Habits {
  private chosen = $state<Partial<Record<Habit, boolean>>>(stored());
  has(habit: Habit): boolean {
    return this.chosen[habit] ?? HABITS[habit];
  }

  set(habit: Habit, on: boolean): void {
    this.chosen = { ...this.chosen, [habit]: on };
    try {
      localStorage.setItem(STORED, JSON.stringify(this.chosen));
    } catch {
      // without storage the choice lasts as long as the page
    }
  }
}

function stored(): Partial<Record<Habit, boolean>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    const known = Object.entries(found ?? {}).filter(([habit, on]) => habit in HABITS && typeof on === 'boolean');
    return Object.fromEntries(known) as Partial<Record<Habit, boolean>>;
  } catch {
    return {};
  }
}

export const habits = new Habits();
