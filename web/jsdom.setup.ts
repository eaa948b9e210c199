// What jsdom lacks: it lays nothing out, so nothing there ever changes its size or scrolls.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
