// Where somebody is in the guided game of each kind: its table, and what was explained there.
const STORED = 'feira-guided';

interface Kept {
  // The table of the guided game; missing if none was started here.
  table?: string;
  // What was explained at each table.
  explained: Record<string, unknown>;
}

// Anything may be stored, by an older page or by another program.
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function read(): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(STORED) ?? '{}'));
  } catch {
    return {}; // no storage, or nothing of ours in it
  }
}

function keptOf(game: string): Kept {
  const { table, explained } = fieldsOf(read()[game]);
  return { table: typeof table === 'string' ? table : undefined, explained: fieldsOf(explained) };
}

function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...read(), [game]: kept }));
  } catch {
    // it lasts as long as the page
  }
}

export function guidedCode(game: string): string | undefined {
  return keptOf(game).table;
}

// A guided game begins at a table: it is the one to continue.
export function beginGuided(game: string, table: string): void {
  keep(game, { table, explained: {} });
}

// What was explained at a table; without storage it is forgotten with the page.
export class Progress {
  private readonly explained: Set<unknown>;

  constructor(
    private readonly game: string,
    private readonly table: string,
  ) {
    const explained = keptOf(game).explained[table];
    this.explained = new Set(Array.isArray(explained) ? (explained as unknown[]) : []);
  }

  has(concept: string): boolean {
    return this.explained.has(concept);
  }

  add(...concepts: string[]): void {
    for (const concept of concepts) this.explained.add(concept);
    const { table, explained } = keptOf(this.game);
    keep(this.game, { table, explained: { ...explained, [this.table]: [...this.explained] } });
  }
}
