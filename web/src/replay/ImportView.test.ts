import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../i18n/text.svelte';
import ImportView from './ImportView.svelte';

beforeAll(() => texts.need(['replay']));

let shown: Record<string, unknown>;
beforeEach(() => {
  shown = mount(ImportView, { target: document.body });
  flushSync();
});
afterEach(() => void unmount(shown));

// As if somebody had chosen it.
async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  flushSync();
}

function type(text: string): void {
  const field = document.querySelector('textarea')!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

function submit(): void {
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  flushSync();
}

const goes = (): boolean => !document.querySelector<HTMLButtonElement>('.buttons .primary')!.disabled;

it('keeps a file apart from the field, and tells its name and size', async () => {
  const records = '{"game": "mercado", "result": null}\n'.repeat(3000);
  await choose(Object.assign(new File([records], 'many.jsonl'), { text: () => Promise.resolve(records) }));
  expect(document.querySelector('.drop')?.textContent).toContain('many.jsonl · 108 kB');
  expect(document.querySelector('textarea')?.value).toBe('');
  expect(document.querySelectorAll('ol button').length).toBe(200);
  expect(goes()).toBe(false); // there is nothing more to find in it
});

it('waits for something new when what was there can not be read', () => {
  type('{"game": "mercado"');
  expect(goes()).toBe(true);
  submit();
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  expect(goes()).toBe(false);
  type('{"game": "mercado"}');
  expect(goes()).toBe(true);
});

it('does not even read a file that is too large', async () => {
  const text = vi.fn();
  const file = Object.assign(new File(['x'], 'huge.json'), { text });
  await choose(Object.defineProperty(file, 'size', { value: 63_000_000 }));
  expect(text).not.toHaveBeenCalled();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('63 MB');
});

it('lets one choose among several records', () => {
  type('{"game": "mercado", "result": {"scores": [3, 4]}}\n{"game": "marche", "result": null}');
  submit();
  const offered = [...document.querySelectorAll('ol button')].map((button) => button.textContent);
  expect(offered).toEqual(['Mercado de Lisboa · 3 : 4', 'Jour de Marché']);
  expect(document.querySelector('[role=alert]')).toBeNull();
});
