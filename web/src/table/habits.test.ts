import { expect, it, vi } from 'vitest';

async function reload(): Promise<typeof import('./habits.svelte')> {
  vi.resetModules();
  return import('./habits.svelte');
}

it('are remembered, and nothing else that was stored counts', async () => {
  localStorage.setItem('feira-habits', JSON.stringify({ direct: 'yes', forced: false, other: true }));
  const { habits } = await reload();
  expect([habits.has('direct'), habits.has('forced'), habits.has('typing')]).toEqual([false, false, false]);
  habits.set('direct', true);
  const again = (await reload()).habits;
  expect([again.has('direct'), again.has('forced')]).toEqual([true, false]);
  localStorage.setItem('feira-habits', 'nonsense');
  expect((await reload()).habits.has('forced')).toBe(true);
  localStorage.removeItem('feira-habits');
});
