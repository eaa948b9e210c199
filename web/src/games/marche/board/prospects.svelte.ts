// What building would do on each disc: asked for when somebody first points at one, and kept until the market changes.
import type { MarcheObservation, Prospect, ToldProspect } from '../types';

type Ask = () => Promise<readonly unknown[] | null>;

export class Prospects {
  private known = $state.raw<ReadonlyMap<string, Prospect>>(new Map());
  private of: MarcheObservation | null = null;

  at(space: string): Prospect | null {
    return this.known.get(space) ?? null;
  }

  // Somebody points at a disc of this position.
  async need(seen: MarcheObservation, ask: Ask): Promise<void> {
    if (this.of === seen) return;
    this.of = seen;
    const found = await ask();
    if (this.of !== seen) return; // it is about another position by now
    const { distances } = seen;
    if (found) this.known = new Map((found as ToldProspect[]).map((told) => [told.at, { ...told, distances }]));
    else this.of = null;
  }

  // The market has changed.
  forget(): void {
    this.of = null;
    this.known = new Map();
  }
}
