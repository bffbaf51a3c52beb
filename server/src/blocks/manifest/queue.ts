/** A queue of an office on the home. Pure. */
import type { Queue } from '@naru/contract/areas/home.ts';

import type { QueueAges } from './queue-counts.ts';

export const presentQueue = (queue: Pick<Queue, 'id' | 'name' | 'path'>, ages: QueueAges): Queue => ({
  ...queue,
  ...ages,
  oldestAt: ages.oldestAt?.toISOString() ?? null,
});
