// Where the page is on its host: empty or, behind a proxy that serves other things too, a path such as /feira. The
// server writes it into the page.
export const base = globalThis.document?.documentElement.dataset.base ?? '';

// The path of an address as the page itself knows it; undefined if it leads out of the page.
export function inside(path: string): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length) || '/';
}
