/** Tasks of the clock: sessions that nobody went on with end. */
import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';

import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { expireSessions } from './expiry-store.ts';

const DAY_MS = 86_400_000;

const abilityExpiry = defineJob('ability.expiry', { schedule: '20 4 * * *' });

type ExpiryPlatform = Pick<Platform, 'db' | 'now'>;

export function expiryJobs(platform: ExpiryPlatform): JobHandler[] {
  return [handleJob(abilityExpiry, () => endIdleSessions(platform))];
}

/** Ends all that are due, so many at once that no save waits long. */
export async function endIdleSessions({ db, now }: ExpiryPlatform): Promise<void> {
  const at = now();
  const due = {
    now: at,
    idleSince: new Date(at.getTime() - TEST_MOST.idleDays * DAY_MS),
    retiredBefore: new Date(at.getTime() - TEST_MOST.retiredDays * DAY_MS),
  };
  while ((await db.transaction().execute((tx) => expireSessions(tx, due))) > 0);
}
