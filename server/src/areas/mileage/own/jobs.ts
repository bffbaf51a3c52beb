/** Tasks of the clock: it tells people in time of points that go at the end of the term. */
import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { daysBetween } from '../../../blocks/calendar/hours.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectOwners } from '../ledger/lots-store.ts';
import { readExpiring } from './expiring.ts';
import { tellExpiring } from './notifications.ts';

/** Days before the end of the term on which people are told, each once. */
const DISTANCES = [60, 30, 7] as const;
/** A run that was missed is made up for within so many days. */
const LATE_DAYS = 3;
const AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const mileageExpiry = defineJob('mileage.expiry', { schedule: '0 9 * * *' });

type ExpiryPlatform = Pick<Platform, 'db' | 'now'>;

export function expiryJobs(platform: ExpiryPlatform): JobHandler[] {
  return [handleJob(mileageExpiry, () => tellOfExpiry(platform))];
}

/** Tells everybody of what expires, on the days that are set. */
export async function tellOfExpiry({ db, now }: ExpiryPlatform): Promise<void> {
  const today = koreanDate(now());
  const term = await selectOptionalCurrentTerm(db, today);
  if (!term) return;
  const left = daysBetween(today, term.endsOn);
  const days = DISTANCES.find((distance) => left <= distance && left > distance - LATE_DAYS);
  if (days === undefined) return;
  let after = FIRST_ID;
  for (;;) {
    const owners = await selectOwners(db, { term, after, most: AT_ONCE });
    const memberIds = [...(await readExpiring(db, owners, term)).keys()];
    await db.transaction().execute((tx) => tellExpiring(tx, { memberIds, term, days }));
    const last = owners.at(-1);
    if (last === undefined || owners.length < AT_ONCE) return;
    after = last;
  }
}
