import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import ImportView from './ImportView.svelte';

beforeAll(() => texts.need(['replay']));

it('lets one choose among several records', () => {
  const shown = mount(ImportView, { target: document.body });
  flushSync();
  const field = document.querySelector('textarea')!;
  field.value = '{"game": "mercado", "result": {"scores": [3, 4]}}\n{"game": "marche", "result": null}';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  flushSync();
  const offered = [...document.querySelectorAll('ol button')].map((button) => button.textContent);
  expect(offered).toEqual(['Mercado de Lisboa · 3 : 4', 'Jour de Marché']);
  expect(document.querySelector('[role=alert]')).toBeNull();
  void unmount(shown);
});
