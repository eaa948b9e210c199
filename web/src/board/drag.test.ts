import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draggable, type Drag } from './drag';

const drag = { onstart: vi.fn(), onover: vi.fn(), ondrop: vi.fn(), onend: vi.fn() } satisfies Drag;
const clicked = vi.fn();
let piece: HTMLElement;
let release: () => void;
let mine = true;

beforeEach(() => {
  document.body.innerHTML = `<p><button id="piece" data-spot="hand">fish</button></p>
    <i data-drop="C3"></i><i data-drop="D3"></i><i class="closed"></i>`;
  piece = document.querySelector<HTMLElement>('#piece')!;
  piece.addEventListener('click', clicked);
  [...document.querySelectorAll('i')].forEach((space, n) => {
    space.getBoundingClientRect = () => new DOMRect(100 + 50 * n, 100, 50, 50);
  });
  mine = true;
  Object.values(drag).forEach((heard) => heard.mockReset());
  clicked.mockReset();
  release = draggable(() => (mine ? drag : null))(piece);
});

afterEach(() => release());

function point(type: string, x: number, y: number, more: MouseEventInit & { pointerId?: number } = {}): void {
  const { pointerId = 1, ...init } = more;
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, ...init });
  Object.assign(event, { pointerId, isPrimary: true });
  piece.dispatchEvent(event);
}

function ghosts(): Element[] {
  return [...document.querySelectorAll('[inert]')];
}

it('drops a piece on a target', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 60, 60);
  expect(drag.onstart).toHaveBeenCalledOnce();
  expect(piece.dataset.dragged).toBe('');
  expect(ghosts()).toHaveLength(1);
  expect(ghosts()[0].matches('[id], [data-spot]')).toBe(false); // nothing is on the page twice
  point('pointermove', 120, 120);
  point('pointermove', 125, 125);
  point('pointermove', 170, 120);
  expect(drag.onover.mock.calls).toEqual([['C3'], ['D3']]);
  point('pointerup', 170, 120);
  expect(drag.ondrop.mock.calls).toEqual([['D3']]);
  expect(drag.onend.mock.calls).toEqual([[true]]);
  expect(ghosts()).toEqual([]);
  expect(piece.dataset.dragged).toBeUndefined();
});

it('drops nothing where a target has gone meanwhile', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 120, 120);
  delete document.querySelector<HTMLElement>('[data-drop="C3"]')!.dataset.drop;
  point('pointerup', 120, 120);
  expect(drag.ondrop).not.toHaveBeenCalled();
  expect(drag.onover.mock.calls).toEqual([['C3'], [null]]);
});

it('takes the target beside a finger, but nothing far off, nor what is no target', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 120, 160);
  point('pointermove', 120, 190);
  point('pointermove', 230, 120);
  expect(drag.onover.mock.calls).toEqual([['C3'], [null]]);
  point('pointerup', 230, 120);
  expect(drag.ondrop).not.toHaveBeenCalled();
  expect(drag.onend.mock.calls).toEqual([[false]]);
});

it('leaves a press a press, and swallows the click that ends a drag', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 12, 12);
  point('pointerup', 12, 12);
  piece.click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(drag.onstart).not.toHaveBeenCalled();
  point('pointerdown', 10, 10);
  point('pointermove', 40, 40);
  point('pointerup', 12, 12);
  piece.click();
  expect(clicked).toHaveBeenCalledOnce();
});

it('takes the piece back by Escape, and when the browser takes the pointer away', () => {
  const elsewhere = vi.fn();
  document.addEventListener('keydown', elsewhere);
  point('pointerdown', 10, 10);
  point('pointermove', 120, 120);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(elsewhere).not.toHaveBeenCalled(); // it means the drag and nothing else
  expect(drag.onover).toHaveBeenLastCalledWith(null);
  point('pointerup', 120, 120);
  point('pointerdown', 10, 10);
  point('pointermove', 120, 120);
  point('pointercancel', 120, 120);
  expect(drag.ondrop).not.toHaveBeenCalled();
  expect(drag.onend.mock.calls).toEqual([[false], [false]]);
  expect(ghosts()).toEqual([]);
  document.removeEventListener('keydown', elsewhere);
});

it('starts nothing where nothing can be dragged, by another button or by another finger', () => {
  mine = false;
  point('pointerdown', 10, 10);
  point('pointermove', 120, 120);
  mine = true;
  point('pointerdown', 10, 10, { button: 2 });
  point('pointermove', 120, 120);
  point('pointerdown', 10, 10);
  point('pointermove', 120, 120, { pointerId: 2 });
  expect(drag.onstart).not.toHaveBeenCalled();
});

it('ends with the element', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 120, 120);
  release();
  expect(ghosts()).toEqual([]);
  expect(drag.onend.mock.calls).toEqual([[false]]);
});
