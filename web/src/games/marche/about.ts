import type { About } from '../game';

export default { order: 2 } satisfies About;
