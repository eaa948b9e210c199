import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import WhyNotView from './WhyNot.svelte';
import { WhyNot } from './why_not.svelte';

it('stays while something else scrolls, and closes when what was pressed moves', async () => {
  const whyNot = new WhyNot(
    async () => 'It’s Bruno’s turn.',
    () => true,
  );
  const shown = mount(WhyNotView, { target: document.body, props: { whyNot } });
  const pressed = document.body.appendChild(document.createElement('button'));
  let top = 100;
  pressed.getBoundingClientRect = () => new DOMRect(10, top, 40, 40);
  const log = document.body.appendChild(document.createElement('div'));
  await whyNot.ask('C3', pressed);
  flushSync();
  log.dispatchEvent(new Event('scroll'));
  expect(whyNot.said).not.toBeNull();
  top = 60;
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(whyNot.said).toBeNull();
  void unmount(shown);
});
