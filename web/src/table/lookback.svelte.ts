// Looking back, on the board itself, at what the others have done since one's last move.
import { ApiError, request } from '../api/client';
import { MOST_LATELY } from '../api/limits';
import type { Observation, GameEvent, Happened } from '../board/types';
import { Player } from '../replay/player.svelte';
import type { TableModel } from './model.svelte';
import { standingMoves } from './story';

interface Step {
  // Whose move led to it; null for how it was before.
  seat: number | null;
  events: GameEvent[];
  // What each move up to it did.
  past: GameEvent[][];
  observation: Observation;
  // The board as text, for a game whose board is nothing else.
  text: string | null;
}

interface Lately {
  version: number;
  observations: Observation[];
  text_boards: (string | null)[];
}

const TRIES = 5;
const A_MOMENT = 400; // ms

export class LookBack {
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  // Only for the eyes that began it: at a shared screen somebody else may have sat down.
  readonly step = $derived.by(() => (this.viewer === this.table.viewer ? this.steps.at(this.at) : undefined));
  // One step further than the last is the game itself again.
  readonly player = new Player(
    () => this.at,
    () => this.steps.length,
    (step) => this.show(step),
  );
  private viewer = $state<number | null>(null);
  private moved = $state.raw<Happened>({ version: 0, events: [] });
  // What had happened last when it ended: that is not shown in motion again.
  private known: Happened | undefined;

  constructor(private readonly table: TableModel) {}

  // From how it was before so many moves; those since one's last, unless it is said. While the game goes on just now it
  // is asked for again; refused if it does so for long.
  async begin(count = this.table.movesSince.length): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { viewer } = this.table;
      const steps = await this.fetchSteps(Math.min(MOST_LATELY, count));
      if (steps) return this.run(steps, viewer);
      await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
    }
    throw new ApiError({ code: 'stale', message: 'the game goes on' });
  }

  // Undefined if the moves that the page knows are not those of the answer.
  private async fetchSteps(moves: number): Promise<Step[] | undefined> {
    const { code, viewer } = this.table;
    const seat = viewer === null ? '' : `&seat=${viewer}`;
    const address = `/tables/${code}/lately?moves=${moves}${seat}`;
    const { version, observations, text_boards: texts } = await request<Lately>('GET', address);
    const past = standingMoves(this.table.entries.filter((entry) => entry.version <= version));
    const before = past.length - (observations.length - 1);
    const done = past.slice(1 - observations.length);
    if (version > this.table.version || done.length !== observations.length - 1) return undefined;
    return observations.map((observation, n) => ({
      seat: n ? (done[n - 1].seat ?? null) : null,
      events: n ? (done[n - 1].events ?? []) : [],
      past: past.slice(0, before + n).map(({ events }) => events ?? []),
      observation,
      text: texts[n],
    }));
  }

  private run(steps: Step[], viewer: number | null): void {
    this.steps = steps;
    this.viewer = viewer;
    this.table.missed = 0;
    this.show(0);
    this.player.play();
  }

  end(): void {
    this.player.pause();
    this.steps = [];
    this.at = 0;
    this.known = this.table.happened;
    this.moved = { version: this.moved.version - 1, events: [] };
  }

  // What the board shows in motion: a step forward, or what happens in the game.
  happened(live: Happened): Happened {
    return this.step || live === this.known ? this.moved : live;
  }

  private show(step: number): void {
    if (step >= this.steps.length) return this.end();
    const events = step === this.at + 1 ? this.steps[step].events : [];
    this.at = step;
    this.moved = { version: this.moved.version - 1, events };
  }
}
