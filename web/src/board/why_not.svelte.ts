// Why something on the board can't be used now, said beside it. The table provides it and asks the server; boards
// elsewhere, as in a replay, have none, and what can't be used there is only a picture.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('why-not');
const LEAST = 4_000; // ms that a reason stays
const PER_LETTER = 55; // ms more, as it takes longer to read

// Why a move, or every move with these words, can't be made: a sentence; null if there is nothing to say.
export type Asking = (words: string) => Promise<string | null>;

export interface Said {
  text: string;
  // What was pressed, beside which it is said.
  beside: Element;
}

export class WhyNot {
  said = $state.raw<Said | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest = 0;

  constructor(
    private readonly asking: Asking,
    // Whether somebody sits here whose moves can be asked about.
    private readonly asks: () => boolean,
  ) {}

  get able(): boolean {
    return this.asks();
  }

  // `words` are a move, or what moves begin or end with: a piece, a place.
  async ask(words: string, beside: Element): Promise<void> {
    if (!this.able) return;
    this.close();
    const mine = this.latest;
    const text = await this.asking(words);
    if (text === null || mine !== this.latest || !beside.isConnected) return;
    this.said = { text, beside };
    this.timer = setTimeout(() => this.close(), LEAST + PER_LETTER * text.length);
  }

  close(): void {
    this.latest += 1;
    clearTimeout(this.timer);
    this.said = null;
  }
}

export function provideWhyNot(whyNot: WhyNot): WhyNot {
  return setContext(KEY, whyNot);
}

export function useWhyNot(): WhyNot | undefined {
  return getContext<WhyNot | undefined>(KEY);
}
