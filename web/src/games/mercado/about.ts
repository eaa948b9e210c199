import type { About } from '../game';

export default { order: 1 } satisfies About;
