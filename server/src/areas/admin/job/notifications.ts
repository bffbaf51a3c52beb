import type { Kysely } from 'kysely';

import { notify } from '../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../blocks/manifest/notification-type.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectAdministrators } from '../role/store.ts';

/** In the portal only: the failing job may be the email itself. */
export const jobFailed: NotificationType = {
  type: 'JOB_FAILED',
  group: 'ACCOUNT',
  channels: ['IN_APP'],
  isSensitive: false,
  isFor: (actor) => actor.isAdministrator,
  texts: {
    ko: {
      name: '실패한 작업',
      title: () => '실패한 작업이 있어요',
      body: '작업 현황에서 이유를 확인하고 다시 시작할 수 있어요.',
      action: '작업 현황 보기',
    },
    en: {
      name: 'Failed jobs',
      title: () => 'A job failed',
      body: 'Check the reason in Jobs and restart it.',
      action: 'View jobs',
    },
  },
};

/** Notifies at most once a day for each kind of job: a mail server that is down would fill the list. */
export async function tellOfFailure(
  db: Kysely<DB>,
  failed: { readonly name: string; readonly at: Date },
): Promise<void> {
  const { name, at } = failed;
  await db.transaction().execute(async (tx) => {
    await notify(tx, {
      type: jobFailed,
      recipients: await selectAdministrators(tx),
      dedupeKey: `${name}:${koreanDate(at)}`,
      link: `/admin/job/list?state=FAILED&name=${encodeURIComponent(name)}`,
    });
  });
}
