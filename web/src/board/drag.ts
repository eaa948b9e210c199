// Pieces that can be dragged onto their space, by mouse, pen or finger. A press without a move stays a press, so what
// works by keyboard and by pressing works as before.
//
//   <button {@attach draggable(() => (mine ? { onstart, onover, ondrop, onend } : null))} onclick={pick}>…</button>
//   <div data-drop={open ? 'C3' : undefined}>…</div>
//
// A target is an element that has `data-drop` when the pointer is over it; its value is what `onover` and `ondrop` get.
// So `onstart` may choose the piece, and the spaces that then light up are the targets. What is dragged carries
// `data-dragged` meanwhile. Escape, or letting go anywhere else, takes the piece back.
import { wantsCalm } from '../ui/calm';

export interface Drag {
  onstart?: () => void;
  // The target below the pointer has changed.
  onover?: (target: string | null) => void;
  ondrop: (target: string) => void;
  // Always, and last: whether it was dropped on a target.
  onend?: (dropped: boolean) => void;
  // What follows the pointer, if not a copy of the element itself: a part of it.
  ghost?: string;
}

const FAR = 6; // px from where a press becomes a drag
const NEAR = 14; // px beside a target that still mean it, for fingers are wide
const BACK = 160; // ms for a piece that goes back
const CLICK = 50; // ms within which the click comes that ends a drag

// The options are asked for at each press: null means that there is nothing to drag now.
export function draggable(options: () => Drag | null): (element: HTMLElement) => () => void {
  return (element) => {
    let dragging: Dragging | null = null;
    element.style.touchAction = 'none'; // or else the page would scroll instead
    element.style.userSelect = 'none';

    function press(event: PointerEvent): void {
      if (dragging || event.button !== 0 || event.isPrimary === false) return;
      const drag = options();
      if (drag) dragging = new Dragging(element, drag, event, () => (dragging = null));
    }

    element.addEventListener('pointerdown', press);
    return () => {
      element.removeEventListener('pointerdown', press);
      dragging?.end(null);
    };
  };
}

class Dragging {
  private ghost: HTMLElement | null = null;
  private target: string | null = null;
  private readonly from: { x: number; y: number };
  private readonly listeners = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly drag: Drag,
    { pointerId, clientX, clientY }: PointerEvent,
    private readonly over: () => void,
  ) {
    this.from = { x: clientX, y: clientY };
    const { signal } = this.listeners;
    const listen = (type: string, heard: (event: PointerEvent) => void): void =>
      addEventListener(
        type,
        (event) => (event as PointerEvent).pointerId === pointerId && heard(event as PointerEvent),
        {
          signal,
        },
      );
    listen('pointermove', (event) => this.move(event));
    // The target may have gone since the pointer came to it.
    listen('pointerup', ({ clientX, clientY }) => this.end(targetAt(clientX, clientY)));
    listen('pointercancel', () => this.end(null));
    addEventListener('blur', () => this.end(null), { signal });
    addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
  }

  private move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    if (!this.ghost) {
      if (Math.hypot(x - this.from.x, y - this.from.y) < FAR) return;
      this.begin(pointerId);
    }
    this.ghost!.style.transform = `translate(${x - this.from.x}px, ${y - this.from.y}px) scale(1.15)`;
    const found = targetAt(x, y);
    if (found === this.target) return;
    this.target = found;
    this.drag.onover?.(found);
  }

  private begin(pointerId: number): void {
    this.element.setPointerCapture?.(pointerId);
    const piece = (this.drag.ghost && this.element.querySelector<HTMLElement>(this.drag.ghost)) || this.element;
    this.ghost = ghostOf(piece, this.from);
    this.element.dataset.dragged = '';
    this.drag.onstart?.();
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.ghost) return;
    event.preventDefault();
    event.stopPropagation();
    this.end(null);
  }

  end(target: string | null): void {
    this.listeners.abort();
    this.over();
    if (!this.ghost) return; // it was only a press
    delete this.element.dataset.dragged;
    swallowClick(this.element);
    leave(this.ghost, target === null);
    if (this.target !== null && target === null) this.drag.onover?.(null);
    if (target !== null) this.drag.ondrop(target);
    this.drag.onend?.(target !== null);
  }
}

// The target below a point, or else the nearest one beside it.
function targetAt(x: number, y: number): string | null {
  let [nearest, least] = [null as string | null, NEAR];
  for (const element of document.querySelectorAll<HTMLElement>('[data-drop]')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (away < least) [nearest, least] = [element.dataset.drop!, away];
  }
  return nearest;
}

// A copy of the piece above everything, its middle under the pointer.
function ghostOf(piece: HTMLElement, at: { x: number; y: number }): HTMLElement {
  const { width, height } = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll('[id], [data-spot], [data-drop]')]) {
    for (const name of ['id', 'data-spot', 'data-drop']) one.removeAttribute(name);
  }
  ghost.setAttribute('inert', '');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '100',
    left: `${at.x - width / 2}px`,
    top: `${at.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    color: getComputedStyle(piece).color,
    font: getComputedStyle(piece).font,
    pointerEvents: 'none',
    filter: 'drop-shadow(0 6px 8px rgb(10 20 40 / 35%))',
  });
  document.body.append(ghost); // where nothing clips it; custom properties of the parts around it don't reach there
  return ghost;
}

function leave(ghost: HTMLElement, back: boolean): void {
  if (!back || wantsCalm() || !ghost.animate) return ghost.remove();
  const motion = ghost.animate({ transform: 'none' }, { duration: BACK, easing: 'ease-out' });
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

// A drag that ends where it began is no press.
function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), CLICK);
}
