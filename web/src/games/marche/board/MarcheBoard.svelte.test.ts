import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../../i18n/sections';
import { texts } from '../../../i18n/text.svelte';
import type { Fixture } from '../../../board/types';
import { habits } from '../../../table/habits.svelte';
import type { MarcheBoardProps, MarcheChoice, MarcheObservation, ToldProspect } from '../types';
import MarcheBoard from './MarcheBoard.svelte';

type Position = Fixture<MarcheObservation, MarcheChoice>;

const fixtures = import.meta.glob<Position>('../fixtures/*.json', { import: 'default', eager: true });
const position = (name: string): Position => fixtures[`../fixtures/${name}.json`];

vi.setConfig({ testTimeout: 20_000 }); // a whole table takes jsdom a while on a busy machine

let shown: Record<string, unknown> | undefined;
const moves: string[] = [];

function show(name: string, props: Partial<MarcheBoardProps> = {}): void {
  const { observation, choices, names, happened } = position(name);
  const all = { observation, choices, names, happened, onmove: (move: string) => moves.push(move), ...props };
  shown = mount(MarcheBoard, { target: document.body, props: all as MarcheBoardProps });
  flushSync();
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

function press(selector: string): void {
  find(selector).click();
  flushSync();
}

function key(name: string, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  flushSync();
}

const space = (name: string): string => `[data-spot="${name}"]`;
const label = (name: string): string => find(space(name)).getAttribute('aria-label') ?? '';
const confirm = (): void => press('.bar .button.primary');
const told = (): string => find('.bar [role="status"]').textContent ?? '';

beforeAll(() => texts.need([], ['marche']));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  moves.length = 0;
});

describe('the market', () => {
  it('tells goods by shape and letter', () => {
    show('place');
    const parked = [...document.querySelectorAll('.parking ~ text')].map((letter) => letter.textContent);
    expect(parked.sort()).toEqual(['C', 'F', 'I', 'S']);
  });

  it('is a grid with one way in by the Tab key, and arrow keys inside', () => {
    show('place');
    const { spaces } = position('place').observation as MarcheObservation;
    expect(document.querySelectorAll('[role="grid"] [role="row"] [role="gridcell"]')).toHaveLength(spaces.length);
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    find(space('G3')).focus();
    key('ArrowRight');
    key('ArrowDown');
    expect((document.activeElement as HTMLElement).dataset.spot).toBe('H11'); // over the gap
    key('Home');
    expect((document.activeElement as HTMLElement).dataset.spot).toBe('A11');
    expect(find('[role="grid"] [tabindex="0"]').dataset.spot).toBe('A11');
  });

  it('says what is on every space', () => {
    show('place');
    expect(label('C7')).toContain('C7, your cheese stall, distance 6');
    expect(label('A10')).toContain('fish truck');
    expect(label('E7')).toContain("Bruno's disc, area of 5 spaces, 0 of 2 built");
    expect(label('C11')).toContain('flea market table');
    expect(label('B9')).toContain('path');
    expect(label('A14')).toContain('free');
    expect(label('D10')).toContain('you can build here');
  });

  it('knows no areas in the classic game, but tells which discs are in danger', () => {
    show('classic');
    const { danger } = position('classic').observation as MarcheObservation;
    expect(label(danger![0])).toContain('could send it back');
    expect(label(danger![0])).not.toContain('area');
  });
});

describe('choosing', () => {
  it('says what one does by choosing a space', () => {
    show('start');
    expect(told()).toContain('reserve it with a disc');
    void unmount(shown!);
    show('place');
    expect(told()).not.toContain('reserve');
  });

  it('shows what would be paved, which discs go home and the distance, and plays only what is confirmed', () => {
    show('place');
    press(space('D10'));
    expect(told()).toContain('Place a soda stall on D10');
    expect(told()).toMatch(/D8, C9 and D9 would become paths/);
    expect(told()).toContain('Дарина gets the disc on C9 back');
    expect(told()).toContain('The distance of your soda stall would be 6.');
    expect(label('D9')).toContain('would become a path');
    expect(find('.planned path.way')).toBeTruthy();
    expect(moves).toEqual([]);
    confirm();
    expect(moves).toEqual(['place D10']);
  });

  it('lets one change one’s mind', () => {
    show('place');
    press(space('D10'));
    press(space('F3'));
    expect(told()).toContain('on F3');
    press('.bar .button.quiet');
    expect(document.querySelector('.bar .button.primary')).toBeNull();
    expect(moves).toEqual([]);
  });

  it('never plays by a second touch or click of the same space', () => {
    show('place');
    press(space('D10'));
    press(space('D10'));
    expect(moves).toEqual([]);
  });

  it('works by keyboard: Enter chooses, Enter again confirms, Escape changes', () => {
    show('place');
    find(space('D10')).focus();
    key('Enter');
    key('Enter', { repeat: true });
    expect(moves).toEqual([]);
    key('Escape');
    expect(document.querySelector('.bar .button.primary')).toBeNull();
    key('Enter');
    key('Enter');
    expect(moves).toEqual(['place D10']);
  });

  it('does nothing on a space that is not among the choices', () => {
    show('place');
    press(space('A14'));
    expect(document.querySelector('.bar .button.primary')).toBeNull();
  });

  it('tells how far the trucks would be from a space that one may reserve', () => {
    show('start');
    press('.cell.open');
    expect(told()).toMatch(/Distances from \w\d+: fish \d+, soda \d+, cheese \d+, ice cream \d+/);
  });

  it('draws a tile only after it is confirmed', () => {
    show('middle');
    press('.bar .buttons .button');
    expect(moves).toEqual([]);
    confirm();
    expect(moves).toEqual(['draw']);
  });

  it('plays what is chosen right away for those who like it so', () => {
    habits.set('direct', true);
    show('place');
    press(space('D10'));
    habits.set('direct', false);
    expect(moves).toEqual(['place D10']);
  });

  it('takes the keyboard from drawing to confirming, and back to the market', async () => {
    show('middle');
    press('.bar .buttons .button'); // without a pointer, as the Enter key does it
    await vi.waitFor(() => expect(document.activeElement).toBe(find('.bar .button.primary')));
    press('.bar .button.quiet');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
  });

  it('offers nothing when it is only looked at, and plays nothing while a move is on its way', () => {
    show('place', { readonly: true });
    expect(document.querySelector('.cell.open')).toBeNull();
    expect(document.querySelector('.bar .button')).toBeNull();
    void unmount(shown!);
    show('place', { busy: true });
    press(space('D10'));
    expect(document.querySelector('.bar .button.primary')).toBeNull();
  });
});

describe('the auction', () => {
  it('brings the market into sight on a phone when one must bid', () => {
    vi.stubGlobal('innerWidth', 390);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    show('auction');
    expect(scroll.mock.instances).toEqual([document.body]); // here everything fits
    expect(find('.auction').classList).toContain('sheet');
    expect(document.activeElement).toBe(document.body);
    scroll.mockRestore();
  });

  it('says nothing of one’s hand twice', () => {
    show('auction');
    expect(find('[data-spot="hand"] svg')).toBeTruthy();
    expect(document.querySelectorAll('.auction')).toHaveLength(1);
  });

  it('takes the keyboard from the market to the bids', () => {
    const { observation, choices, names } = position('auction');
    const props = $state({
      observation: { ...observation, bids: null },
      choices: [] as MarcheBoardProps['choices'],
      names,
    } as MarcheBoardProps);
    shown = mount(MarcheBoard, { target: document.body, props });
    flushSync();
    find('[role="grid"] [tabindex="0"]').focus();
    Object.assign(props, { observation, choices });
    flushSync();
    expect(document.activeElement).toBe(find('.auction'));
  });

  it('locks only coins that were chosen', () => {
    show('auction');
    const lock = () => find('.lock .button.primary') as HTMLButtonElement;
    expect(lock().disabled).toBe(true);
    (document.querySelectorAll('.amounts input')[3] as HTMLInputElement).click();
    flushSync();
    expect(find('.lock [role="status"]').textContent).toContain('3 coins in your fist');
    expect(moves).toEqual([]);
    lock().click();
    expect(moves).toEqual(['bid 3']);
  });

  it('takes a bid by its digits', () => {
    show('auction'); // nothing has the focus
    const chosen = (): string[] =>
      [...document.querySelectorAll<HTMLInputElement>('.amounts input:checked')].map(({ value }) => value);
    const typed = [
      ['1', 0, 'bid 1'],
      ['2', 900, 'bid 12'],
      ['9', 950, 'bid 9'],
      ['x', 960, 'bid 9'],
      ['1', 3000, 'bid 1'],
      ['2', 4100, 'bid 2'],
    ];
    for (const [key, timeStamp, bid] of typed) {
      const press = new KeyboardEvent('keydown', { key: String(key), bubbles: true });
      document.activeElement!.dispatchEvent(
        Object.defineProperty(press, 'timeStamp', { value: 5000 + Number(timeStamp) }),
      );
      flushSync();
      expect(chosen()).toEqual([bid]);
    }
    expect(moves).toEqual([]);
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(moves).toEqual(['bid 2']);
  });

  it('shows closed fists without what is in them', () => {
    const { observation } = position('auction');
    const seen = structuredClone(observation) as MarcheObservation;
    seen.bids![0].made = true;
    show('auction', { observation: seen });
    expect(find('.hands .closed').textContent).toContain('Ana has closed their fist');
    expect(document.querySelector('.hands .coins')).toBeNull();
  });

  it('says what the stall is worth to you, from what the server says of each space', () => {
    const { choices } = position('auction');
    const [{ at, distance }] = choices[0].preview.sites;
    const { without } = choices[0].preview;
    show('auction');
    const worth = find('.worth p').textContent;
    expect(worth).toContain(`On ${at} the distance would be ${distance} instead of ${without}`);
    expect(worth).toContain(`up to ${without! - distance} points`);
    expect(document.querySelectorAll('.worth dl > div')).toHaveLength(choices[0].preview.sites.length);
  });

  it('opens all hands at once when the bids are revealed', () => {
    show('place');
    const hands = [...document.querySelectorAll('.hands .open .coins')].map((hand) => hand.textContent);
    expect(hands).toEqual(['5', '3', '6', '5']);
    expect(find('.hands .won').textContent).toContain('Chloé');
    expect(find('.auction .told').textContent).toContain('You get the soda stall for 6 coins');
    press('.auction > .button');
    expect(document.querySelector('.auction')).toBeNull();
  });

  it('keeps hands open while the game goes on, but not in its past', () => {
    const { observation, choices, names, happened } = position('place');
    const props = $state({ observation, choices, names, happened } as MarcheBoardProps);
    shown = mount(MarcheBoard, { target: document.body, props });
    const then = (version: number, events: string[]): void => {
      props.happened = { version, events: events.map((event) => ({ event, seat: 2, good: 'soda', at: 'D10' })) };
      flushSync();
    };
    then(happened.version + 1, ['StallBuilt']);
    expect(document.querySelector('.hands .won')).not.toBeNull();
    then(0, []);
    expect(document.querySelector('.auction')).toBeNull();
  });
});

describe('the players', () => {
  it('keep hidden coins behind a screen', () => {
    show('middle');
    expect(find('[data-spot="seat-0"]').textContent).toContain('10');
    expect(find('[data-spot="seat-1"]').textContent).toContain("Bruno's coins are behind the screen");
  });

  it('show distances as they are and would be', () => {
    show('place');
    const distance = () => find('.player:nth-child(3) .good:nth-child(2) .far').textContent?.trim();
    expect(distance()).toBe('–');
    press(space('D10'));
    expect(distance()).toBe('6');
  });

  it('draw the way of a stall that one presses', () => {
    show('over');
    const all = document.querySelectorAll('path.way').length;
    expect(all).toBeGreaterThan(1);
    press('button.good');
    expect(document.querySelectorAll('path.way')).toHaveLength(1);
  });
});

describe('pointing at a disc', () => {
  const { prospects = [] } = position('middle');
  const all = prospects as ToldProspect[];
  const ask = vi.fn(async () => all as unknown[] | null);

  async function point(at: string): Promise<void> {
    find(space(at)).dispatchEvent(Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' }));
    flushSync();
    await ask.mock.results.at(-1)?.value;
    await Promise.resolve();
    flushSync();
  }

  beforeEach(() => ask.mockClear());

  it('says and draws what building there would do, whoever’s it is and whoever’s turn', async () => {
    const theirs = all.find(({ seat, paves, discs_home }) => seat !== 0 && paves.length && discs_home.length)!;
    show('middle', { prospects: ask, choices: [], readonly: true });
    expect(told()).toContain('Point at any disc');
    expect(ask).not.toHaveBeenCalled();
    await point(theirs.at);
    expect(told()).toContain(`builds on ${theirs.at}`);
    expect(told()).toMatch(/would become (a path|paths)/);
    expect(told()).toContain('Distances from');
    expect(label(theirs.paves[0])).toContain('would become a path');
    expect(document.querySelectorAll('.paved')).toHaveLength(theirs.paves.length);
    expect(document.querySelectorAll('.arrow')).toHaveLength(theirs.discs_home.length);
    await point(all.find(({ at }) => at !== theirs.at)!.at);
    expect(ask).toHaveBeenCalledOnce(); // one answer is about all discs
  });

  it('is possible by a finger and while a move is picked, which stays picked', async () => {
    const { at } = all.find(({ seat }) => seat !== 0)!;
    show('middle', { prospects: ask });
    press('.cell.open');
    press(space(at));
    await ask.mock.results.at(-1)?.value;
    await Promise.resolve();
    flushSync();
    expect(told()).toContain(`builds on ${at}`);
    confirm();
    expect(moves).toHaveLength(1);
  });

  it('shows nothing if the game has moved on, and asks again', async () => {
    ask.mockResolvedValueOnce(null);
    const [{ at }] = all;
    show('middle', { prospects: ask, choices: [], readonly: true });
    await point(at);
    expect(document.querySelector('rect.ring')).toBeNull();
    expect(told()).toContain('disc');
    find(space(at)).dispatchEvent(new FocusEvent('blur'));
    flushSync();
    await point(at);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(document.querySelector('rect.ring')).not.toBeNull();
  });

  it('marks what would be cut off', async () => {
    const [first] = all;
    ask.mockResolvedValueOnce([{ ...first, cut_off: ['A1', 'A2'] }]);
    show('middle', { prospects: ask, choices: [], readonly: true });
    await point(first.at);
    expect(document.querySelectorAll('.cut').length).toBeGreaterThan(0);
    expect(told()).toContain('A1 and A2 would lose the route to at least one truck.');
  });
});

describe('the final row', () => {
  it('shows whose a tile is as soon as one player needs it', () => {
    const seen = structuredClone(position('middle').observation) as MarcheObservation;
    show('middle', { observation: { ...seen, row_for: [null, 0, 1, null] } });
    const tiles = [...document.querySelectorAll('[data-spot="row"] li')];
    expect(tiles.map((tile) => tile.querySelector('.owner') !== null)).toEqual([false, true, true, false]);
    expect(tiles[1].textContent).toContain('yours');
    expect(tiles[2].textContent).toContain("Bruno's");
  });
});

describe('dragging', () => {
  it('picks the space where the tile is dropped', () => {
    show('place');
    find(space('D10')).getBoundingClientRect = () => new DOMRect(200, 200, 40, 40);
    const hand = find('[data-spot="hand"]');
    const at = (type: string, x: number): void => {
      hand.dispatchEvent(
        Object.assign(new MouseEvent(type, { clientX: x, clientY: x, bubbles: true }), {
          pointerId: 1,
          isPrimary: true,
        }),
      );
      flushSync();
    };
    at('pointerdown', 100);
    at('pointermove', 220);
    expect(told()).toContain('Place a soda stall on D10');
    at('pointerup', 220);
    expect(find('.bar .button.primary')).toBeTruthy();
    expect(moves).toEqual([]);
    confirm();
    expect(moves).toEqual(['place D10']);
  });
});

describe('the end', () => {
  it('that came early leaves nobody to act', () => {
    const { observation } = position('middle');
    show('middle', { observation: { ...observation, to_act: [] } as MarcheObservation, choices: [], readonly: true });
    expect(told()).toContain('The game was ended early.');
    expect(document.querySelector('.turn')).toBeNull();
  });

  it('explains the score stall by stall', () => {
    show('over');
    const { ways } = position('over').observation as MarcheObservation;
    confirm();
    expect(told()).toContain(`1/${ways.length}`);
    expect(told()).toContain('Your fish stall: distance 7 via E10, E9, E8, F8, G8, G7, H7');
    for (let n = 1; n < ways.length; n++) confirm();
    expect((find('.bar .button.primary') as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('in every language', () => {
  it.each(['start', 'middle', 'auction', 'place', 'five', 'classic', 'spectator', 'over'])(
    'there are words for everything: %s',
    async (name) => {
      show(name);
      document.querySelector<HTMLElement>('.cell.open')?.click();
      flushSync();
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        await texts.choose(language);
        flushSync();
        expect(document.body.innerHTML).not.toContain('⟦');
      }
      expect(find('[role="grid"]').getAttribute('aria-label')).toBe('Ринок');
      await texts.choose('en');
    },
  );
});
