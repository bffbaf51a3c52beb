/** Notices to professors about their referrals: that there is something to see, and nothing else. */
import { notify } from '../../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../../blocks/manifest/notification-type.ts';
import type { Tx } from '../../../../platform/db/db.ts';

const LIST = '/cnslt/psychological/cntc/form';

export const referrerTold: NotificationType = {
  type: 'PSYCH_REFERRER',
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: true,
  isFor: (actor) => actor.rights.may('CNS_CNTC', 'R'),
  texts: {
    ko: {
      name: '의뢰한 상담 일정',
      title: () => '상담 일정 안내',
      body: '새로 확인할 내용이 있어요.',
      action: '확인하기',
    },
    en: {
      name: 'Counselling I referred to',
      title: () => 'About a counselling appointment',
      body: 'There is something new to check.',
      action: 'View',
    },
  },
};

export async function tellReferrer(tx: Tx, about: { id: string; version: number; referrerId: string }): Promise<void> {
  await notify(tx, {
    type: referrerTold,
    recipients: [about.referrerId],
    entityId: about.id,
    dedupeKey: `${about.id}:${about.version}:referrer`,
    link: LIST,
  });
}
