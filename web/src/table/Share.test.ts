import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import Share from './Share.svelte';

beforeAll(() => texts.need(['table']));

it.each([
  [true, 'Copied', ''],
  [false, 'Copy link', 'The link is selected: copy it from there.'],
])('says that the link was copied only if it was (%s)', async (works, button, hint) => {
  document.execCommand = () => works;
  const shown = mount(Share, { target: document.body, props: { code: 'T1' } });
  flushSync();
  document.querySelector('button')!.click();
  await new Promise((done) => setTimeout(done));
  flushSync();
  expect(document.querySelector('button')?.textContent).toBe(button);
  expect(document.querySelector('[role=status]')?.textContent).toBe(hint);
  void unmount(shown);
});
