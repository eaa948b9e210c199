import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../../i18n/sections';
import { texts } from '../../../i18n/text.svelte';
import type { Fixture } from '../../../board/types';
import type { MercadoBoardProps, MercadoChoice, MercadoObservation } from '../types';
import MercadoBoard from './MercadoBoard.svelte';

type Position = Fixture<MercadoObservation, MercadoChoice>;

const fixtures = import.meta.glob<Position>('../fixtures/*.json', { import: 'default', eager: true });
const position = (name: string): Position => fixtures[`../fixtures/${name}.json`];

vi.setConfig({ testTimeout: 20_000 }); // a whole table takes jsdom a while on a busy machine

let shown: Record<string, unknown> | undefined;
const moves: string[] = [];

function show(name: string, props: Partial<MercadoBoardProps> = {}): void {
  const { observation, choices, names } = position(name);
  const all = { observation, choices, names, onmove: (move: string) => moves.push(move), ...props };
  shown = mount(MercadoBoard, { target: document.body, props: all as MercadoBoardProps });
  flushSync();
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

function press(selector: string, pointerType: 'mouse' | 'touch' = 'mouse'): void {
  const event = new Event('pointerdown', { bubbles: true });
  find(selector).dispatchEvent(Object.assign(event, { pointerType }));
  find(selector).click();
  flushSync();
}

function key(name: string): void {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

const label = (name: string): string | undefined => find(`${place(name)} .visually-hidden`).textContent ?? undefined;
const place = (name: string): string => `[data-place="${name}"]`;
const targets = (): string[] => [...document.querySelectorAll<HTMLElement>('.target')].map((one) => one.dataset.place!);

beforeAll(() => texts.need([], ['mercado']));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  moves.length = 0;
});

describe('the table of Mercado', () => {
  it('has the market as a grid with one way in by the Tab key', () => {
    show('middle');
    expect(document.querySelectorAll('[role="grid"] [role="row"] [role="gridcell"]')).toHaveLength(45);
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    expect(find('[role="grid"]').getAttribute('aria-colcount')).toBe('7');
    expect(find(place('top-A')).closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('1');
    expect(find(place('top-A')).parentElement?.getAttribute('aria-colindex')).toBe('2'); // there are no corners
    find(place('C3')).focus();
    key('ArrowDown');
    key('ArrowLeft');
    expect((document.activeElement as HTMLElement).dataset.place).toBe('B4');
    expect(find('[role="grid"] [tabindex="0"]').dataset.place).toBe('B4');
  });

  it('says what is on every place', () => {
    show('middle');
    expect(label('D2')).toBe('D2: your fish stand');
    expect(label('C3')).toBe("C3: Bruno's fish stand");
    expect(label('D4')).toBe('D4: grey restaurant: wine bar');
    expect(label('top-C')).toBe('Top entrance of column C: 3 customers who want fish or grapes');
  });

  it('marks of two tiles alike only the one that was chosen', () => {
    show('start');
    const pressed = (): (string | null)[] =>
      [...document.querySelectorAll('.own .pick')].map((tile) => tile.getAttribute('aria-pressed'));
    expect(position('start').observation.players[0]).toMatchObject({ hand: ['flower', 'flower', 'tomato'] });
    press('.own .pick:nth-child(2)');
    expect(pressed().slice(0, 3)).toEqual(['false', 'true', 'false']);
    press('.own .pick:nth-child(1)');
    expect(pressed().slice(0, 3)).toEqual(['true', 'false', 'false']);
    expect(targets()).not.toHaveLength(0);
    press('.own .pick:nth-child(1)');
    expect(pressed().slice(0, 3)).toEqual(['false', 'false', 'false']);
  });

  it('shows where a tile may go, with price and profit, and plays only what is confirmed', () => {
    show('middle');
    press('button[title="fish tile"]');
    const legal = position('middle').choices.filter(({ json }) => json.do === 'open_stand' && json.good === 'fish');
    expect(targets().sort()).toEqual(legal.map(({ json }) => json.at).sort());
    expect(label('D4')).toContain('Price 3, income 4, profit +1.');
    press(place('D4'));
    expect(find('.reckoning').textContent).toContain(
      'You earn 4 coins at D4: 2 customers × 2 (sushi bar) at the right entrance of row 4.',
    );
    expect(moves).toEqual([]);
    press('.button.primary');
    expect(moves).toEqual(['stand fish D4']);
  });

  // What the server says counts, be it wrong by the rules.
  it('lights the restaurants that help by what the server says, not by where they are', () => {
    const choices = structuredClone(position('middle').choices) as MercadoBoardProps['choices'];
    choices.find(({ move }) => move === 'stand fish D4')!.preview.earned[0].beside = ['A5', 'E1'];
    show('middle', { choices });
    press('button[title="fish tile"]');
    press(place('D4'));
    const helping = [...document.querySelectorAll<HTMLElement>('.place.helps')].map((one) => one.dataset.place);
    expect(helping.sort()).toEqual(['A5', 'E1', 'right-4']);
  });

  it('offers as many coins as the server says', () => {
    const choices = structuredClone(position('middle').choices) as MercadoBoardProps['choices'];
    choices.find(({ move }) => move === 'coin')!.preview.extra = 7;
    show('middle', { choices });
    expect(find('.mine .actions').textContent).toContain('Take 7 coins');
  });

  it('shows a number only where a place differs from most, and says what the others bring', () => {
    show('middle');
    expect(find('.decision').textContent).not.toContain('No number');
    press('button[title="fish tile"]');
    const profits = position('middle')
      .choices.filter(({ move }) => move.startsWith('stand fish'))
      .map(({ preview }) => preview.profit);
    const numbered = targets().filter((at) => document.querySelector(`${place(at)} .chip`));
    const usual = Number(find('.decision').textContent.match(/No number means [−+]?(\d+)/)![1]) * -1;
    expect(numbered).toHaveLength(profits.filter((profit) => profit !== usual).length);
    expect(numbered.length).toBeGreaterThan(0);
    expect(targets().length).toBeGreaterThan(numbered.length);
  });

  it('marks the one of two equal tiles that was pressed last, and keeps the choice', () => {
    show('start');
    const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.mine button[title="flower tile"]')];
    const pressTile = (n: number): void => {
      tiles()[n].dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0 }));
      tiles()[n].dispatchEvent(new PointerEvent('pointerup', { bubbles: true, isPrimary: true, button: 0 }));
      tiles()[n].click();
      flushSync();
    };
    pressTile(0);
    pressTile(1);
    expect(tiles().map((tile) => tile.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    pressTile(1);
    expect(tiles().map((tile) => tile.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  });

  it('plays by choosing the same place again, but never by a second touch', () => {
    show('middle');
    press('button[title="fish tile"]', 'touch');
    press(place('D4'), 'touch');
    press(place('D4'), 'touch');
    expect(moves).toEqual([]);
    press(place('D4'));
    expect(moves).toEqual(['stand fish D4']);
  });

  it.each([
    ['touch', 1],
    ['mouse', 0],
  ] as const)('brings the market into sight when a tile was chosen by %s: %d times', (pointer, times) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    show('middle');
    press('button[title="fish tile"]', pointer);
    expect(scroll.mock.instances).toEqual(Array(times).fill(find('.market')));
    scroll.mockRestore();
  });

  it('says so where there is nothing to choose from', () => {
    const { choices } = position('middle');
    show('middle', { choices: choices.filter(({ json }) => json.do === 'take_coin') } as Partial<MercadoBoardProps>);
    expect(find('.decision').textContent).toContain('Only one move is possible: Take 1 coin.');
  });

  it('goes back step by step with Escape', () => {
    show('middle');
    press('button[title="fish tile"]');
    press(place('D4'));
    find(place('D4')).focus();
    key('Escape');
    expect(document.querySelector('.button.primary')).toBeNull();
    expect(targets()).not.toEqual([]);
    key('Escape');
    expect(targets()).toEqual([]);
  });

  it('leads the keyboard from the tile to the first place and back', () => {
    show('middle');
    const tile = find('button[title="fish tile"]');
    tile.focus();
    key('Enter');
    tile.click();
    flushSync();
    expect(targets()).toContain((document.activeElement as HTMLElement).dataset.place);
    key('Escape');
    expect(document.activeElement).toBe(tile);
  });

  it('keeps the keyboard on the table through a whole turn', () => {
    const { observation, choices, names } = position('middle');
    const props = $state({ observation, choices, names, onmove: (move) => moves.push(move) } as MercadoBoardProps);
    shown = mount(MercadoBoard, { target: document.body, props });
    flushSync();
    const enter = (on: HTMLElement): void => {
      on.focus();
      key('Enter');
      (document.activeElement as HTMLElement).click();
      flushSync();
    };
    const then = (name: string): void => {
      props.happened = { version: moves.length, events: [] };
      Object.assign(props, { observation: position(name).observation, choices: position(name).choices });
      flushSync();
    };
    const onMarket = (): boolean => !!document.activeElement?.closest('[role="grid"]');
    enter(find(place('D4')));
    enter(find('.option'));
    expect(document.activeElement).toBe(find('.button.primary')); // the options are gone
    enter(find('.button.primary'));
    then('take');
    expect(document.activeElement).toBe(find('.option')); // what is asked next
    enter(find('.display .pick'));
    enter(find('.button.primary'));
    then('waiting');
    expect(onMarket()).toBe(true);
    expect(moves).toHaveLength(2);
  });

  it('leaves the focus alone of who works with a pointer, or elsewhere', () => {
    show('middle');
    press('button[title="fish tile"]');
    press('.decision .button');
    expect(document.activeElement).toBe(document.body);
  });

  it('offers at a place all that may come there', () => {
    show('middle');
    press(place('D4'));
    const options = [...document.querySelectorAll('.option')].map((one) => one.textContent);
    expect(options.some((text) => text?.includes('Open a fish stand at D4. Price 3'))).toBe(true);
    press('.option');
    expect(document.querySelector('.button.primary')).not.toBeNull();
  });

  it('plays nothing while a move is on its way, and nothing at all when it is only looked at', () => {
    show('middle', { busy: true });
    press('button[title="fish tile"]');
    expect(targets()).toEqual([]);
    void unmount(shown!);
    show('middle', { readonly: true });
    expect(document.querySelector('button:not([data-place], .count)')).toBeNull();
    press(place('D4'));
    expect(document.querySelector('.option')).toBeNull();
  });

  it('hides the coins of others behind a screen', () => {
    show('middle');
    expect(find('[data-spot="purse-0"]').textContent).toContain('20 coins');
    expect(find('[data-spot="purse-1"]').textContent).toContain('Coins behind a screen');
  });

  it('shows the challenge when somebody plays alone', () => {
    show('solo');
    expect(find('[aria-label="Challenge"]').textContent).toContain('The Third Wheel');
  });

  it('says before the first customers come what each good would pay if it is named', () => {
    show('specialist');
    const { move, json } = position('specialist').choices.find(({ json }) => json.do === 'bring_customers')!;
    press(place(String(json.at)));
    expect(find('.option .visually-hidden').textContent).toContain(
      'Next, you name the only good that pays you for the rest of the game.',
    );
    press('.option:has(.chip)');
    expect(find('.reckoning').textContent).toContain('If you name grapes, these customers pay you 2 coins.');
    expect(find('.reckoning').textContent).not.toContain('Income');
    press('.decision .primary');
    expect(moves).toEqual([move]);
  });

  it('says what naming a good means before it is named', () => {
    show('naming');
    expect(find('.decision .prompt').textContent).toContain('only this good pays you for the rest of the game');
    const offers = [...document.querySelectorAll('.option')].map((one) => one.textContent!.replace(/\s+/g, ' ').trim());
    expect(offers).toEqual([
      'Choose fish as your specialty. Income 0. F ±0',
      'Choose flowers as your specialty. Income 0. L ±0',
      'Choose tomatoes as your specialty. Income 12. T +12',
      'Choose meat as your specialty. Income 0. M ±0',
      'Choose grapes as your specialty. Income 0. G ±0',
    ]);
    press('.option[title="Choose flowers as your specialty"]');
    expect(find('.reckoning').textContent).toContain('From now on, you earn coins only with flowers.');
    expect(moves).toEqual([]); // nothing is named before it is confirmed
    press('.decision .primary');
    expect(moves).toEqual(['specialty flower']);
  });

  it('says aloud which good is about to be named', () => {
    show('naming');
    press('.option[title="Choose tomatoes as your specialty"]');
    expect(find('[role="status"]').textContent).toContain(
      'Choose tomatoes as your specialty. Income 12. Press Enter to confirm, Escape to change.',
    );
  });

  it('says of a game that was ended early that nobody is to play', () => {
    const { observation } = position('middle');
    show('middle', {
      observation: { ...observation, to_act: [] } as MercadoBoardProps['observation'],
      choices: [],
      readonly: true,
      aside: createRawSnippet(() => ({ render: () => '<p></p>' })), // at a table
    });
    expect(find('.decision').textContent).toContain('The game was ended early.');
    expect(document.body.textContent).not.toContain('to play');
  });

  it('says what brings the end', () => {
    show('middle');
    const told = (): string => find('.count.spaces').getAttribute('aria-label')!;
    expect(told()).toContain('The last round starts when 4 spaces or 4 entrances are left.');
    void unmount(shown!);
    show('crowded'); // all entrances are taken from the start
    expect(told()).toContain('The game ends when 4 spaces are left, or when you open stand number 8.');
  });

  it.each(['take', 'hidden', 'specialist', 'naming', 'crowded', 'over'])(
    'has words for everything in every language: %s',
    async (name) => {
      show(name);
      const choice = position(name).choices.find(({ json }) => json.at);
      if (choice) press(place(String(choice.json.at)));
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        await texts.choose(language);
        flushSync();
        expect(document.body.innerHTML).not.toContain('⟦');
      }
      expect(find('[role="grid"]').getAttribute('aria-label')).toContain('Ринок');
      await texts.choose('en');
    },
  );
});
