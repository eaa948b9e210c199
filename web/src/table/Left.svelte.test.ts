import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { session, type Summary } from '../api/client';
import { texts } from '../i18n/text.svelte';
import Left from './Left.svelte';
import { TableModel } from './model.svelte';

beforeAll(() => texts.need(['table']));

let shown: Record<string, unknown>;
afterEach(() => void unmount(shown));

const seat = (name: string, person: string, resigned = false): Summary['seats'][number] =>
  ({ kind: 'person', name, person, resigned }) as Summary['seats'][number];

function show(...seats: Summary['seats']): { summary: Summary } {
  session.remember({ id: 'me', name: 'Ana' }, 'token');
  const table = new TableModel('T1');
  const props = $state({ table, summary: { game: 'mercado', host: 'me', seats } as Summary, onstop: () => undefined });
  table.summary = props.summary;
  shown = mount(Left, { target: document.body, props });
  flushSync();
  return props;
}

it('is heard when somebody leaves, and keeps the focus when it is put away', () => {
  const props = show(seat('Ana', 'me'), seat('Bo', 'bo'));
  const place = document.querySelector<HTMLElement>('[role=status]')!;
  expect(place.textContent?.trim()).toBe('');
  expect(getComputedStyle(place).display).not.toBe('none');
  props.summary = { ...props.summary, seats: [seat('Ana', 'me'), seat('Bo', 'bo', true)] };
  flushSync();
  expect(document.querySelector('[role=status]')).toBe(place);
  expect(place.textContent).toContain('A bot has taken over for Bo.');
  const [playOn] = place.querySelectorAll('button');
  playOn.focus();
  playOn.click();
  flushSync();
  expect(place.textContent?.trim()).toBe('');
  expect(document.activeElement).toBe(place);
});

it('tells the seats apart that one may take back', () => {
  show(seat('Ana', 'me', true), seat('Bo', 'me', true), seat('Cleo', 'cleo'));
  const names = [...document.querySelectorAll('button')].map((button) => button.textContent?.trim());
  expect(names).toEqual(["Take back Ana's seat", "Take back Bo's seat"]);
});
