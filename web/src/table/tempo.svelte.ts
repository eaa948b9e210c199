// The pace at which the page shows what others do: each state stays for a moment before the next one comes, so that you
// see every move. The server and its clocks don't wait for it.
import { wantsCalm } from '../ui/calm';

export const PACES = ['slow', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const STORED = 'feira-tempo';
const BEAT: Record<Pace, number> = { slow: 1400, normal: 700, instant: 0 }; // ms for each move
const MOST = 20; // states that wait; more than that is history

class Tempo {
  pace = $state<Pace>(stored() ?? (wantsCalm() ? 'instant' : 'normal'));

  choose(pace: Pace): void {
    this.pace = pace;
    try {
      localStorage.setItem(STORED, pace);
    } catch {
      // without storage the choice lasts as long as the page
    }
  }

  // How long so many beats take.
  lasts(beats: number): number {
    return beats * BEAT[this.pace];
  }
}

function stored(): Pace | undefined {
  try {
    return PACES.find((pace) => pace === localStorage.getItem(STORED));
  } catch {
    return undefined;
  }
}

export const tempo = new Tempo();

// Shows states one after the other; `beats` says how long each of them stays.
export class Paced<State> {
  private waiting: State[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (state: State) => void,
    private readonly beats: (state: State) => number,
  ) {}

  add(state: State): void {
    this.waiting.push(state);
    if (document.hidden || this.waiting.length > MOST) this.skip();
    else if (this.timer === undefined) this.next();
  }

  // Show everything that waits, right away; whether there was anything.
  skip(): boolean {
    clearTimeout(this.timer);
    this.timer = undefined;
    const states = this.waiting.splice(0);
    for (const state of states) this.show(state);
    return states.length > 0;
  }

  // Forget what waits: the table is left, or told again from its beginning.
  clear(): void {
    this.waiting = [];
    this.skip();
  }

  private next(): void {
    this.timer = undefined;
    for (let state = this.waiting.shift(); state !== undefined; state = this.waiting.shift()) {
      const lasts = tempo.lasts(this.beats(state));
      // The timer runs before the state is shown: showing it may bring the next one.
      if (lasts) this.timer = setTimeout(() => this.next(), lasts);
      this.show(state);
      if (lasts) return;
    }
  }
}
