import { expect, it } from 'vitest';
import { findAddress, isOwnMachine, startForFriends } from './address';

it('knows the machine itself', () => {
  for (const name of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(isOwnMachine(name)).toBe(true);
  for (const name of ['192.168.1.20', 'lisboa.local', 'localhost.example.org']) expect(isOwnMachine(name)).toBe(false);
});

it('shares any other address as it is', async () => {
  const found = await findAddress({ origin: 'https://example.org', hostname: 'example.org' } as Location);
  expect(found).toEqual({ origin: 'https://example.org', reach: 'fine' });
});

it.each([
  ['8000', 'make play HOST=0.0.0.0'],
  ['8765', 'make play HOST=0.0.0.0 PORT=8765'],
])('advises to keep port %s', (port, start) => {
  expect(startForFriends({ port } as Location)).toBe(start);
});
