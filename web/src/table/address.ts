// Where friends find this page. Who opened it on the server's own machine has an address that leads nowhere else.
import { request } from '../api/client';
import type { components } from '../api/openapi';

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface Found {
  origin: string;
  // 'fine': anybody can open it; 'network': those in the same network; 'alone': nobody else; 'unknown': not like this.
  reach: 'fine' | 'network' | 'alone' | 'unknown';
  // The command that starts the server so that others in the network can come.
  start?: string;
}

export function isOwnMachine(hostname: string): boolean {
  return HERE.test(hostname);
}

export async function findAddress({ origin, hostname } = location): Promise<Found> {
  if (!isOwnMachine(hostname)) return { origin, reach: 'fine' };
  try {
    const { shared, addresses, start } = await request<components['schemas']['Address']>('GET', '/address');
    if (!shared) return { origin, reach: 'alone', start: start ?? undefined };
    return addresses.length ? { origin: addresses[0], reach: 'network' } : { origin, reach: 'unknown' };
  } catch {
    return { origin, reach: 'unknown' };
  }
}
