import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { LONGEST_LOGIN, LONGEST_PASSWORD, SHORTEST_LOGIN, SHORTEST_PASSWORD } from '../api/limits';
import { texts } from '../i18n/text.svelte';
import Account from './Account.svelte';

HTMLDialogElement.prototype.showModal ??= () => undefined; // jsdom has none
beforeAll(() => texts.need(['lobby']));

it('takes of a new account what the server takes', () => {
  const shown = mount(Account, { target: document.body });
  flushSync();
  document.querySelector<HTMLElement>('.account button')!.click();
  flushSync();
  const lengths = (type: string): number[] => {
    const { minLength, maxLength } = document.querySelector<HTMLInputElement>(`form input[type=${type}]`)!;
    return [minLength, maxLength];
  };
  expect(lengths('text')).toEqual([SHORTEST_LOGIN, LONGEST_LOGIN]);
  expect(lengths('password')).toEqual([SHORTEST_PASSWORD, LONGEST_PASSWORD]);
  expect(document.querySelector('form small.hint')!.textContent).toContain(
    `${SHORTEST_LOGIN} to ${LONGEST_LOGIN} letters`,
  );
  void unmount(shown);
});
