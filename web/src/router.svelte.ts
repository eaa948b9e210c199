// Addresses without '#': which view a path shows. Links are ordinary links; clicks on them stay inside the page.
import { base, inside } from './base';

export interface Match {
  view: string;
  params: Record<string, string>;
  // Another key is another thing to see, shown from the beginning; the steps of a replay have the same.
  key: string;
}

export const ROUTES: readonly (readonly [pattern: string, view: string])[] = [
  ['/', 'start'],
  ['/new', 'new'],
  ['/games', 'games'],
  ['/t/:code', 'table'],
  ['/r', 'import'],
  ['/r/:code', 'replay'],
  ['/r/:code/:step', 'replay'],
  ['/reset/:key', 'reset'],
  ['/reports', 'reports'],
  ['/a/:code', 'analysis'],
  ['/a/:code/practice', 'practice'],
  ['/puzzles', 'puzzles'],
  ['/puzzles/:which', 'puzzles'],
  ['/campaign', 'campaign'],
  ['/learn', 'learn'],
  ['/learn/:game', 'learn'],
  ['/dev/board', 'dev-board'],
  ['/dev/pieces', 'dev-pieces'],
];

export function match(path: string): Match {
  const parts = split(path);
  for (const [pattern, view] of ROUTES) {
    const wanted = split(pattern);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, n) => {
      if (part.startsWith(':')) params[part.slice(1)] = decode(parts[n]);
      return part.startsWith(':') || part === parts[n];
    });
    if (fits) return { view, params, key: [view, ...parts.slice(0, 2)].join('/') };
  }
  return { view: 'lost', params: {}, key: 'lost' };
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(inside(location.pathname) ?? '/');
  query = $state(location.search);
  readonly at = $derived(match(this.path));

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', base + address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  read(): void {
    this.path = inside(location.pathname) ?? '/';
    this.query = location.search;
  }
}

export const router = new Router();

// Makes the browser's own links and buttons work inside the page; returns what undoes it.
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const path = inside(link.pathname);
    if (path === undefined || path.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    router.go(path + link.search + link.hash);
  };
  const pop = (): void => router.read();
  addEventListener('click', click);
  addEventListener('popstate', pop);
  return () => {
    removeEventListener('click', click);
    removeEventListener('popstate', pop);
  };
}
