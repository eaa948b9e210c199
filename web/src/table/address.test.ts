import { expect, it } from 'vitest';
import { findAddress, isOwnMachine } from './address';

it('knows the machine itself', () => {
  for (const name of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(isOwnMachine(name)).toBe(true);
  for (const name of ['192.168.1.20', 'lisboa.local', 'localhost.example.org']) expect(isOwnMachine(name)).toBe(false);
});

it('shares any other address as it is', async () => {
  const found = await findAddress({ origin: 'https://example.org', hostname: 'example.org' } as Location);
  expect(found).toEqual({ origin: 'https://example.org', reach: 'fine' });
});
