/** Notices of referrals to career counsellors and coaches: that somebody suggests it, and how it stands; never a word of it. */
import { notify } from '../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../blocks/manifest/notification-type.ts';
import type { Tx } from '../../../platform/db/db.ts';

const LIST = '/cnslt/psychological/cntc/form';
/** Where a student reads and answers one. */
export const referredPath = (id: string): string => `/cs/hist/referral/${id}`;

export const counsellingReferred: NotificationType = {
  type: 'COUNSELLING_REFERRED',
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: true,
  isFor: (actor) => actor.studentId !== null,
  texts: {
    ko: {
      name: '교수님이 제안한 상담',
      title: () => '교수님이 상담을 제안했어요',
      body: '내용을 읽고 14일 안에 답해 주세요. 동의하기 전에는 아무에게도 전달되지 않아요.',
      action: '내용 보기',
    },
    en: {
      name: 'Counselling suggested by a professor',
      title: () => 'A professor suggests counselling',
      body: 'Please read the suggestion and answer within 14 days. Nothing is passed on before you agree.',
      action: 'View suggestion',
    },
  },
};

export const counsellingReferrer: NotificationType = {
  type: 'COUNSELLING_REFERRER',
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: true,
  isFor: (actor) => actor.rights.may('CNS_CNTC', 'R'),
  texts: {
    ko: {
      name: '내가 제안한 상담',
      title: () => '제안한 상담에 새 소식이 있어요',
      body: '진행 상황을 확인해 보세요.',
      action: '확인하기',
    },
    en: {
      name: 'Counselling I suggested',
      title: () => 'There’s news about counselling you suggested',
      body: 'Check the progress.',
      action: 'View',
    },
  },
};

export const REFERRAL_NOTIFICATIONS: readonly NotificationType[] = [counsellingReferred, counsellingReferrer];

export async function tellReferred(tx: Tx, about: { id: string; version: number; memberId: string }): Promise<void> {
  await notify(tx, {
    type: counsellingReferred,
    recipients: [about.memberId],
    entityId: about.id,
    dedupeKey: `${about.id}:${about.version}:student`,
    link: referredPath(about.id),
  });
}

export async function tellReferrer(tx: Tx, about: { id: string; version: number; referrerId: string }): Promise<void> {
  await notify(tx, {
    type: counsellingReferrer,
    recipients: [about.referrerId],
    entityId: about.id,
    dedupeKey: `${about.id}:${about.version}:referrer`,
    link: LIST,
  });
}
