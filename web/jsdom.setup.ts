import { vi } from 'vitest';

// Every file of tests comes to an empty page, and loads what it tests anew.
vi.resetModules();
vi.useRealTimers();
document.documentElement.innerHTML = '<head></head><body></body>';
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
history.replaceState(null, '', '/');
localStorage.clear();
sessionStorage.clear();

// What jsdom lacks: it lays nothing out, so nothing there ever changes its size or scrolls.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
