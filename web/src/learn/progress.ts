// Where somebody is in the guided game of each kind: its table, and what was explained there.
const STORED = 'feira-guided';

interface Kept {
  table: string;
  explained: string[];
}

function read(): Record<string, Kept | undefined> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, Kept>;
  } catch {
    return {}; // no storage, or nothing of ours in it
  }
}

export function guidedCode(game: string): string | undefined {
  return read()[game]?.table;
}

// What was explained at a table; without storage it is forgotten with the page.
export class Progress {
  private readonly explained: Set<string>;

  constructor(
    private readonly game: string,
    private readonly table: string,
  ) {
    const kept = read()[game];
    this.explained = new Set(kept?.table === table ? kept.explained : []);
  }

  has(concept: string): boolean {
    return this.explained.has(concept);
  }

  add(...concepts: string[]): void {
    for (const concept of concepts) this.explained.add(concept);
    try {
      const kept: Kept = { table: this.table, explained: [...this.explained] };
      localStorage.setItem(STORED, JSON.stringify({ ...read(), [this.game]: kept }));
    } catch {
      // it lasts as long as the page
    }
  }
}
