import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { texts } from './i18n/text.svelte';
import { router } from './router.svelte';
import type { View } from './views';

// Views that come when the test says so, and tell when they are shown and what they were called with.
const views = vi.hoisted(() => ({ find: vi.fn() }));
vi.mock('./views', async (original) => ({
  ...(await original<typeof import('./views')>()),
  findView: (name: string) => () => views.find(name) as Promise<View>,
}));

let asked: Record<string, { come: () => void; fail: () => void }>;
let begun: string[];
let app: Record<string, unknown>;

function viewOf(name: string): View {
  const component = (anchor: Comment, props: { params: Record<string, string> }): object => {
    begun.push([name, ...Object.values(props.params)].join(' '));
    const button = document.createElement('button');
    button.id = name;
    anchor.before(button);
    return {};
  };
  return { default: component as unknown as Component<{ params: Record<string, string> }> };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

async function go(path: string, { arrives = true } = {}): Promise<void> {
  router.go(path);
  await settled();
  if (!arrives) return;
  asked[router.at.view].come();
  await settled();
}

beforeAll(() => texts.need([])); // so that only views have to be waited for
beforeEach(async () => {
  [asked, begun] = [{}, []];
  vi.stubGlobal('scrollTo', () => undefined);
  views.find.mockImplementation((name: string) => {
    return new Promise<View>((resolve, reject) => {
      asked[name] = { come: () => resolve(viewOf(name)), fail: () => reject(new Error('gone')) };
    });
  });
  app = mount(App, { target: document.body });
  await go('/r/K7/3');
});
afterEach(() => void unmount(app));

it('keeps a view as it is until the next one is here', async () => {
  await go('/games', { arrives: false });
  expect(begun).toEqual(['replay K7 3']);
  asked.games.come();
  await settled();
  expect(begun).toEqual(['replay K7 3', 'games']);
});

it('begins anew with another table, but not with another step of a replay', async () => {
  await go('/r/K7/4');
  expect(begun).toEqual(['replay K7 3']);
  await go('/t/AB');
  document.getElementById('table')!.focus();
  await go('/t/CD');
  expect(begun.slice(1)).toEqual(['table AB', 'table CD']);
  expect(document.activeElement).toBe(document.getElementById('main'));
});

it('leaves alone what is shown when a view fails that nobody waits for any more', async () => {
  await go('/new', { arrives: false });
  await go('/games');
  asked.new.fail();
  await settled();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(document.getElementById('games')).not.toBeNull();
});
