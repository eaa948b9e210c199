// What the player is about to do: a piece, a place, both, or nothing yet. Nothing is played before it is confirmed.
import type { Drag } from '../../../board/drag';
import type { MercadoChoice } from '../types';
import { atPlace, byPiece, byPlace, pieceOf } from './choosing';

export class Deciding {
  // What was clicked; it may have become impossible meanwhile, so `piece` and `place` say what still holds.
  private wishedPiece = $state<string | null>(null);
  private wishedPlace = $state<string | null>(null);
  // The place that the mouse or the keyboard is at.
  hovered = $state<string | null>(null);

  private readonly choices: () => readonly MercadoChoice[];
  readonly pieces = $derived.by(() => byPiece(this.choices()));
  readonly piece = $derived.by(() => (this.wishedPiece && this.pieces.has(this.wishedPiece) ? this.wishedPiece : null));
  // Where the piece may go.
  readonly targets = $derived.by(() => byPlace(this.piece ? this.pieces.get(this.piece) : []));
  // The places that can be chosen now.
  readonly places = $derived.by(
    () => new Set(this.piece ? this.targets.keys() : this.choices().flatMap(({ json }) => json.at ?? [])),
  );
  readonly place = $derived.by(() => {
    const fits = this.piece ? this.targets.has(this.wishedPlace ?? '') : this.here(this.wishedPlace).length > 0;
    return fits ? this.wishedPlace : null;
  });
  // What would be played on confirming.
  readonly pending = $derived.by<MercadoChoice | null>(() => {
    if (!this.piece) return null;
    const placeless = this.pieces.get(this.piece)?.find((choice) => !choice.json.at);
    return placeless ?? this.targets.get(this.place ?? '') ?? null;
  });
  // What is shown in detail: what one looks at, else what is pending.
  readonly shown = $derived.by(() => this.targets.get(this.hovered ?? '') ?? this.pending);
  // A place chosen before any piece: everything that could happen there.
  readonly options = $derived.by(() => (this.piece ? [] : this.here(this.place)));

  // The piece of the move that a guide suggests.
  readonly suggested = $derived.by(() => {
    const choice = this.suggestion();
    return choice && pieceOf(choice.json);
  });

  constructor(
    choices: () => readonly MercadoChoice[],
    private readonly suggestion: () => MercadoChoice | null = () => null,
    // A piece has been dropped on its place.
    private readonly dropped: () => void = () => undefined,
  ) {
    this.choices = choices;
  }

  private here(place: string | null): MercadoChoice[] {
    return place === null ? [] : atPlace(this.choices(), place);
  }

  // Choosing a chosen piece again puts it back; a place that was chosen first stays.
  choosePiece(piece: string): void {
    this.wishedPiece = piece === this.piece ? null : piece;
    if (this.wishedPiece === null || !this.place) this.wishedPlace = null;
    this.hovered = null;
  }

  choosePlace(place: string): void {
    if (this.piece && !this.targets.has(place)) return;
    this.wishedPlace = !this.piece && place === this.place ? null : place;
  }

  // What dragging a piece does; null if it can't go anywhere.
  dragOf(piece: string): Drag | null {
    if (!byPlace(this.pieces.get(piece)).size) return null;
    return {
      onstart: () => {
        this.clear();
        this.wishedPiece = piece;
      },
      onover: (place) => (this.hovered = place),
      ondrop: (place) => {
        this.wishedPlace = place;
        this.hovered = null;
        this.dropped();
      },
      onend: (dropped) => {
        if (!dropped) this.clear();
      },
    };
  }

  // One step back; false if there was nothing to take back.
  back(): boolean {
    if (!this.piece && !this.place) return false;
    if (this.piece && this.place && this.targets.size) this.wishedPlace = null;
    else this.clear();
    return true;
  }

  clear(): void {
    this.wishedPiece = this.wishedPlace = this.hovered = null;
  }
}
