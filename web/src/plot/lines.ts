// Each seat's line has dashes of its own, so that nobody needs to tell colours apart.
const DASHES = ['', '9 4', '2 4', '12 3 2 3', '5 3'];

export function dashesOf(seat: number): string {
  return DASHES[seat % DASHES.length];
}
