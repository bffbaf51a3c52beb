/** A task of the clock: it tells once a working day that requests wait, and never of each. */
import { weekdayOf } from '../../../blocks/calendar/hours.ts';
import { selectHolidays } from '../../../blocks/calendar/store.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { koreanDate } from '../../../platform/time.ts';
import { tellQueued } from '../correction/notifications.ts';
import { selectWaitedFor } from './digest-store.ts';

const daily = defineJob('corrections.queue', { schedule: '30 9 * * *' });
const SATURDAY = 6;

type DigestPlatform = Pick<Platform, 'db' | 'now'>;

export const digestJobs = (platform: DigestPlatform): JobHandler[] => [handleJob(daily, () => tellOfQueue(platform))];

/** Tells everybody before whom requests wait, on working days. */
export async function tellOfQueue({ db, now }: DigestPlatform): Promise<void> {
  const day = koreanDate(now());
  const holidays = await selectHolidays(db, { from: day, to: day }, 'ko');
  if (weekdayOf(day) >= SATURDAY || holidays.length > 0) return;
  const memberIds = await selectWaitedFor(db, day);
  if (memberIds.length > 0) await db.transaction().execute((tx) => tellQueued(tx, { memberIds, day }));
}
