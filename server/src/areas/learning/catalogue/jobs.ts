/** Work by the clock: queues that are due, reminders of the day before, and the end of what was kept of them. */
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';

import { notifyAll } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { programmeTomorrow } from '../trainee/notifications.ts';
import { settleQueues } from '../trainee/tasks.ts';
import { claimDue, deleteOldReminders } from './reminder-store.ts';

const AT_ONCE = 200;
const DAY_MS = 86_400_000;
/** How long it is known who was reminded: longer than anything is due. */
const REMINDER_DAYS = 30;

/** Every minute; a run that is missed is nothing to make up for, the next one does all that is due. */
const learningMinute = defineJob('learning.minute', { schedule: '* * * * *', retries: 0, longestSeconds: 55 });
const learningNight = defineJob('learning.night', { schedule: '55 3 * * *' });

export function learningJobs(platform: Platform): readonly JobHandler[] {
  return [
    handleJob(learningMinute, async () => {
      await settleQueues(platform);
      await remindOfSessions(platform);
    }),
    handleJob(learningNight, () =>
      deleteOldReminders(platform.db, new Date(platform.now().getTime() - REMINDER_DAYS * DAY_MS)),
    ),
  ];
}

/** Sends due reminders, some a transaction, until none is left. Returns how many. */
export async function remindOfSessions({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await db.transaction().execute((tx) => remindSome(tx, now()));
    told += count;
    if (count < AT_ONCE) return told;
  }
}

async function remindSome(tx: Tx, now: Date): Promise<number> {
  const rows = await claimDue(tx, { now, most: AT_ONCE });
  const orders = rows.map(({ traineeId, sessionId, beginsAt, memberId, typeCode, programmeId }) => ({
    type: programmeTomorrow,
    recipients: [memberId],
    entityId: traineeId,
    dedupeKey: `${traineeId}:${sessionId}:${beginsAt.getTime()}`,
    link: `${PROGRAMME_PLACES[typeCode].path}/detail/${programmeId}`,
  }));
  await notifyAll(tx, orders);
  return rows.length;
}
