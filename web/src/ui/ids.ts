// A name that nobody else has. (crypto.randomUUID is not there on pages of a home network, which have no certificate.)
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
