// Help for the decision that somebody has to make: where to look, then a good move; a warning before a blunder; what
// each next tile would be worth. The server works it out; all of it is forgotten when something else is to be decided.
import { request, type Hint, type HintStatus, type Hopes } from '../api/client';
import { problemOf } from '../api/problem';
import type { Problem } from '../api/types';
import type { Choice } from '../board/types';
import type { TableModel } from '../table/model.svelte';

// Nobody waits longer than this for a warning: then the move is played.
const WARNING_WITHIN = 4_000; // ms

export type Stage = 'closed' | 'asking' | 'thinking' | 'look' | 'move' | 'hopes';

export interface Warned {
  move: string;
  typed: string;
  hint: Hint;
}

export class Help {
  // Whether the table allows hints, and something judges its game.
  available = $state(false);
  stage = $state<Stage>('closed');
  hint = $state.raw<Hint | null>(null);
  hopes = $state.raw<Hopes | null>(null);
  problem = $state.raw<Problem | null>(null);
  // The move that a warning is about.
  warned = $state.raw<Warned | null>(null);
  // Whether what the hint is compared with is a move that its person was about to make.
  yours = $state(false);
  // As long as nobody touches the board, the move is drawn on it.
  drawn = $state(true);
  readonly choice = $derived.by(() => this.find(this.hint?.move.move));
  // What the board rings: only the place of the move at first.
  readonly ringed = $derived.by(() => {
    if (!this.choice || (this.stage !== 'look' && this.stage !== 'move')) return null;
    return this.stage === 'look' ? placeOnly(this.choice) : this.choice;
  });
  readonly shown = $derived.by(() => (this.stage === 'move' && this.drawn ? this.choice : null));
  // A new number for each decision: what was asked for an earlier one comes too late.
  private decision = 0;

  constructor(private readonly table: TableModel) {}

  async look(): Promise<void> {
    const { status } = await request<HintStatus>('GET', `/tables/${this.table.code}/hints`);
    this.available = status === 'allowed';
  }

  // Something else is to be decided, or nothing any more.
  forget(): void {
    this.decision++;
    this.stage = 'closed';
    this.hint = this.hopes = this.problem = this.warned = null;
    this.drawn = true;
    this.yours = false;
  }

  close(): void {
    this.stage = 'closed';
    this.problem = null;
  }

  // The button and its key: a place to look at, then the move, then nothing.
  async press(): Promise<void> {
    if (this.stage === 'look') this.show();
    else if (this.stage !== 'closed') this.close();
    else if (this.table.summary?.counts === 'practice' && !this.table.summary.hinted?.some(Boolean)) {
      this.stage = 'asking';
    } else await this.begin();
  }

  async begin(): Promise<void> {
    if (!this.hint) {
      const found = await this.ask<Hint>('hints');
      if (!found) return;
      this.hint = found;
      if (this.isClosed) return;
    }
    this.stage = 'look';
  }

  show(): void {
    this.drawn = true;
    this.stage = 'move';
  }

  async hope(): Promise<void> {
    if (!this.hopes) {
      const found = await this.ask<Hopes | null>('hopes');
      if (found === undefined) return;
      this.hopes = found;
      if (this.isClosed) return;
    }
    this.stage = 'hopes';
  }

  // Whether a move may be played: not yet, if it is a blunder, which its person is asked about.
  async allows(move: string, typed: string): Promise<boolean> {
    const now = this.decision;
    const body = { ...this.where(), move };
    const warning = request<{ found: Hint | null }>('POST', `/tables/${this.table.code}/warnings`, body);
    const found = await Promise.race([warning.then(({ found: hint }) => hint), later()]).catch(() => null);
    if (now !== this.decision) return true; // the server says what is wrong with the move
    if (found) this.warned = { move, typed, hint: found };
    return found === null;
  }

  // What is better than the move that the warning is about.
  better(): void {
    this.hint = this.warned!.hint;
    this.yours = true;
    this.warned = null;
    this.show();
  }

  anyway(): void {
    const { move, typed } = this.warned!;
    this.warned = null;
    void this.table.move(move, typed, true);
  }

  // Somebody may have closed the panel while the server was thinking.
  private get isClosed(): boolean {
    return this.stage === 'closed';
  }

  private where() {
    return { seat: this.table.viewer, expected_version: this.table.version };
  }

  private find(move: string | undefined): Choice | null {
    return this.table.choices.find((choice) => choice.move === move) ?? null;
  }

  private async ask<Found>(what: 'hints' | 'hopes'): Promise<Found | undefined> {
    const now = this.decision;
    this.problem = null;
    this.stage = 'thinking';
    try {
      const path = `/tables/${this.table.code}/${what}`;
      const { found } = await request<{ found: Found }>('POST', path, this.where());
      return now === this.decision ? found : undefined;
    } catch (error) {
      if (now === this.decision) this.problem = problemOf(error);
      return undefined;
    }
  }
}

function placeOnly(choice: Choice): Choice {
  const { at } = choice.json;
  return at === undefined ? choice : { move: '', json: { do: '', at }, preview: null };
}

function later(): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), WARNING_WITHIN));
}
