// Where friends find this page. Who opened it on the server's own machine has an address that leads nowhere else.
import { request } from '../api/client';
import type { components } from '../api/openapi';

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface Found {
  origin: string;
  // 'fine': anybody can open it; 'network': those in the same network; 'alone': nobody else; 'unknown': not like this.
  reach: 'fine' | 'network' | 'alone' | 'unknown';
}

export function isOwnMachine(hostname: string): boolean {
  return HERE.test(hostname);
}

export async function findAddress({ origin, hostname } = location): Promise<Found> {
  if (!isOwnMachine(hostname)) return { origin, reach: 'fine' };
  try {
    const { shared, addresses } = await request<components['schemas']['Address']>('GET', '/address');
    if (!shared) return { origin, reach: 'alone' };
    return addresses.length ? { origin: addresses[0], reach: 'network' } : { origin, reach: 'unknown' };
  } catch {
    return { origin, reach: 'unknown' };
  }
}

const USUAL_PORT = '8000';

// What the owner of the server types so that others in the network can come, to the port that they have now.
export function startForFriends({ port } = location): string {
  return ['make play HOST=0.0.0.0', port && port !== USUAL_PORT ? `PORT=${port}` : ''].join(' ').trim();
}
