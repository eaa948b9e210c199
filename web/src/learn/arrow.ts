// An arrow from a card to what it is about, in pixels of the window.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AROUND = 4; // px between a thing and the ring around it
const HEAD = 14;

// All parts that can be seen, with a little space around; null if there are none.
export function boxAround(parts: Iterable<Element>): Box | null {
  const boxes = [...parts].map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width && height);
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map(({ left }) => left)) - AROUND;
  const y = Math.min(...boxes.map(({ top }) => top)) - AROUND;
  const right = Math.max(...boxes.map((box) => box.right)) + AROUND;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + AROUND;
  return { x, y, width: right - x, height: bottom - y };
}

// From the edge of one box to the edge of the other or, where the card covers a part of it, into what is left in sight;
// null if that is next to nothing.
export function arrowBetween(from: Box, to: Box): { line: string; head: string } | null {
  const covers = overlap(from, to);
  const goal = covers ? inSight(from, to) : to;
  if (!goal) return null;
  const start = edgeTowards(from, middle(goal));
  const end = covers ? middle(goal) : edgeTowards(to, middle(from));
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < HEAD) return null;
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const neck = { x: end.x - along.x * HEAD, y: end.y - along.y * HEAD };
  const wing = (side: number): string => point(neck.x - along.y * side, neck.y + along.x * side);
  return {
    line: `M${point(start.x, start.y)}L${point(neck.x, neck.y)}`,
    head: `M${point(end.x, end.y)}L${wing(HEAD / 2)}L${wing(-HEAD / 2)}Z`,
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

// The larger part of a box above or below the card, else beside it.
function inSight(card: Box, { x, y, width, height }: Box): Box | null {
  const right = card.x + card.width;
  const bottom = card.y + card.height;
  const parts = [
    { x, y, width, height: card.y - y },
    { x, y: bottom, width, height: y + height - bottom },
    { x, y, width: card.x - x, height },
    { x: right, y, width: x + width - right, height },
  ];
  const [most] = parts
    .filter((part) => Math.min(part.width, part.height) > 2 * HEAD)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  return most ?? null;
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

// Where the line from the middle of a box to a point leaves it.
function edgeTowards(box: Box, goal: { x: number; y: number }): { x: number; y: number } {
  const from = middle(box);
  const [dx, dy] = [goal.x - from.x, goal.y - from.y];
  const share = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9), 1);
  return { x: from.x + dx * share, y: from.y + dy * share };
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
