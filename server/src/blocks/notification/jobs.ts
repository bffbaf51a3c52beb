/** Scheduled tasks: the daily email, and deleting old rows. */
import type { Kysely } from 'kysely';

import { newId } from '../../platform/db/id.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { deleteOldMails } from '../../platform/mail/store.ts';
import { deleteOldSms } from '../../platform/sms/store.ts';
import { deleteOldRows } from '../outbox/store.ts';
import { DIGEST_MAIL } from './mails.ts';
import { deleteOldNotifications, gatherDigest, selectWaitingRecipients } from './store.ts';

/** Half past eight: after the quiet hours that most people have. */
const sendDigests = defineJob('notification.digest', { schedule: '30 8 * * *' });
const sweepNotifications = defineJob('notification.sweep', { schedule: '10 4 * * *' });

const PEOPLE_AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface NotificationJobsWork {
  readonly db: Kysely<DB>;
  readonly mail: Mail;
  readonly now: () => Date;
}

export function notificationJobs(work: NotificationJobsWork): JobHandler[] {
  return [
    handleJob(sendDigests, () => queueDigests(work)),
    handleJob(sweepNotifications, async () => {
      await deleteOldNotifications(work.db, work.now());
      await deleteOldMails(work.db, work.now());
      await deleteOldSms(work.db, work.now());
      await deleteOldRows(work.db);
    }),
  ];
}

/** Queues daily emails, a person a transaction: after an interruption it continues with those still waiting. */
export async function queueDigests({ db, mail }: Pick<NotificationJobsWork, 'db' | 'mail'>): Promise<void> {
  let last = BEFORE_ALL;
  for (;;) {
    const people = await selectWaitingRecipients(db, last, PEOPLE_AT_ONCE);
    for (const recipientId of people) {
      const digestId = newId();
      await db.transaction().execute(async (tx) => {
        if (!(await gatherDigest(tx, { recipientId, digestId }))) return;
        const dedupeKey = `digest:${digestId}`;
        await mail.queue(tx, [{ kind: DIGEST_MAIL, entityId: digestId, memberId: recipientId, dedupeKey }]);
      });
    }
    last = people.at(-1) ?? last;
    if (people.length < PEOPLE_AT_ONCE) return;
  }
}
