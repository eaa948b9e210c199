import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { session, type Summary } from '../api/client';
import { texts } from '../i18n/text.svelte';
import { TableModel } from './model.svelte';
import TableMenu from './TableMenu.svelte';

beforeAll(() => texts.need(['table'], ['mercado']));

const ME = { kind: 'person', person: 'me', name: 'Ana' };
const BOT = { kind: 'bot', bot: 'greedy' };
const NOW = { how: 'now', counted: false } as const;
const ASK = { how: 'ask', counted: false } as const;
const BO = { kind: 'person', person: 'bo', name: 'Bo' };

function show(
  mayUndo: TableModel['mayUndo'],
  seats: unknown,
  answered = false,
): { shown: Record<string, unknown>; table: TableModel } {
  session.remember({ id: 'me', name: 'Ana' }, 'token');
  const table = new TableModel('T1');
  const summary = { game: 'mercado', status: 'running', host: 'me', seats, code: 'T1' } as Summary;
  table.summary = summary;
  table.viewer = 0;
  table.mayUndo = mayUndo;
  const move = { kind: 'moved', move: 'coin', events: [] };
  table.entries = [0, 1].slice(0, answered ? 2 : 1).map((seat) => ({ ...move, version: 3 + seat, at: 3, seat }));
  const shown = mount(TableMenu, { target: document.body, props: { table, summary } });
  flushSync();
  return { shown, table };
}

it.each([
  [NOW, [ME, BO], false, 'Undo: coin'],
  [ASK, [ME, BO], true, 'Ask to undo: coin'],
  [NOW, [ME, BOT], false, 'Undo: coin'],
  [NOW, [ME, BOT], true, 'Undo: coin – the bots agree'],
  [NOW, [ME, { ...BO, resigned: true }], true, 'Undo: coin – the bots agree'],
  [NOW, [ME], false, 'Undo: coin'],
  [{ ...NOW, counted: true }, [ME, BOT], true, 'Undo: coin – the result will mention it'],
  [{ ...ASK, counted: true }, [ME, BO], false, 'Ask to undo: coin – the result will mention it'],
  [null, [ME, BOT], true, undefined],
] as const)(
  'offers an undo only if the server allows it, %s, and says who agrees or that it is counted',
  (mayUndo, seats, answered, told) => {
    const { shown } = show(mayUndo, seats, answered);
    const undo = document.querySelector('.undo');
    expect(undo?.getAttribute('aria-label') ?? undefined).toBe(told);
    // Whoever sees it reads the same beginning, and the move when they point at it or come by keyboard.
    const long = undo?.querySelector('.long')?.textContent.replace(' (noted)', '');
    expect(told?.startsWith(long ?? '') ?? true).toBe(true);
    expect(undo?.getAttribute('data-tip') ?? undefined).toBe(told);
    // What "noted" means is written in the menu, where a finger finds it too.
    document.querySelector<HTMLElement>('.more > button')!.click();
    flushSync();
    expect(document.querySelector('.panel')!.textContent.includes('* Noted: since this move')).toBe(
      mayUndo?.counted === true,
    );
    void unmount(shown);
  },
);

it('keeps the keyboard at "More" when the panel is gone, and asks to undo what was seen', () => {
  const { shown, table } = show(NOW, [ME, BOT]);
  const command = vi.spyOn(table, 'command').mockResolvedValue(true);
  const more = document.querySelector<HTMLElement>('.more > button')!;
  const open = (): HTMLElement => {
    more.click();
    flushSync();
    const inside = document.querySelector<HTMLElement>('.panel button')!;
    inside.focus();
    return inside;
  };
  open().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(document.querySelector('.panel')).toBeNull();
  expect(document.activeElement).toBe(more);
  open();
  [...document.querySelectorAll<HTMLElement>('.panel button')].find((one) => one.textContent === 'Pause')!.click();
  flushSync();
  expect(document.activeElement).toBe(more);
  expect(command).toHaveBeenCalledWith('pause');
  document.querySelector<HTMLElement>('.undo')!.click();
  expect(command).toHaveBeenLastCalledWith('undo', { seat: 0, expected_version: table.version });
  void unmount(shown);
});
