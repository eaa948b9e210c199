import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { texts } from '../../../i18n/text.svelte';
import position from '../fixtures/place.json';
import type { MarcheBoardProps } from '../types';
import MarcheBoard from './MarcheBoard.svelte';

vi.setConfig({ testTimeout: 20_000 }); // a whole table takes jsdom a while on a busy machine

const ask = vi.fn();
vi.mock('../../../board/why_not.svelte', () => ({ useWhyNot: () => ({ able: true, ask }) }));

beforeAll(() => texts.need([], ['marche']));

it.each([
  ['with', async () => [], false],
  ['without', undefined, true],
])('is not said of a disc %s an account of what building there would do', (_, prospects, said) => {
  const props = { ...(position as unknown as MarcheBoardProps), choices: [], prospects };
  const shown = mount(MarcheBoard, { target: document.body, props });
  flushSync();
  const pressed = (at: string): boolean => {
    ask.mockClear();
    document.querySelector<HTMLElement>(`.cell[data-spot="${at}"]`)!.click();
    return ask.mock.calls.length > 0;
  };
  const [disc] = props.observation.players.flatMap(({ discs }) => discs);
  const free = props.observation.spaces.find((at) => !props.observation.players.some((one) => one.discs.includes(at)))!;
  expect([pressed(disc), pressed(free)]).toEqual([said, true]);
  void unmount(shown);
});
