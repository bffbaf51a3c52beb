/** Notices about uses of mileage, to the student who asked. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { selectUseTitles } from './title-store.ts';

export const ownUsePath = (id: string): string => `/lrn/mile/usereqst/detail/${id}`;

const describe: Describe = (db, { entityIds, recipientId, locale }) =>
  selectUseTitles(db, { ids: entityIds, recipientId, locale });

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  isFor: (actor) => actor.rights.may('LRN_MILEUSE', 'RR'),
  describe,
} as const satisfies Partial<NotificationType>;

const useApproved: NotificationType = {
  ...SAID,
  type: 'MILEAGE_USE_APPROVED',
  texts: {
    ko: {
      name: '마일리지 사용 승인',
      title: (what) => (what === undefined ? '마일리지 사용 신청이 승인됐어요' : `승인됐어요: ${what}`),
      body: '신청한 마일리지를 썼어요. 지급되면 다시 알려 드려요.',
      action: '신청 보기',
    },
    en: {
      name: 'Mileage uses approved',
      title: (what) => (what === undefined ? 'Your mileage request was approved' : `Approved: ${what}`),
      body: 'The mileage has been spent. You will hear again once it is paid.',
      action: 'View request',
    },
  },
};

const useRefused: NotificationType = {
  ...SAID,
  type: 'MILEAGE_USE_REFUSED',
  texts: {
    ko: {
      name: '마일리지 사용 반려',
      title: (what) => (what === undefined ? '마일리지 사용 신청이 반려됐어요' : `반려됐어요: ${what}`),
      body: '묶여 있던 마일리지는 다시 쓸 수 있어요. 이유를 확인해 주세요.',
      action: '이유 보기',
    },
    en: {
      name: 'Mileage uses refused',
      title: (what) => (what === undefined ? 'Your mileage request was refused' : `Refused: ${what}`),
      body: 'The mileage that was held is free again. See the reason.',
      action: 'View reason',
    },
  },
};

const usePaid: NotificationType = {
  ...SAID,
  type: 'MILEAGE_USE_PAID',
  texts: {
    ko: {
      name: '마일리지 사용 지급',
      title: (what) => (what === undefined ? '마일리지로 신청한 것이 지급됐어요' : `지급됐어요: ${what}`),
      body: '며칠이 지나도 받지 못했다면 담당 부서에 알려 주세요.',
      action: '신청 보기',
    },
    en: {
      name: 'Mileage uses paid',
      title: (what) => (what === undefined ? 'Your mileage request was paid' : `Paid: ${what}`),
      body: 'If it hasn’t reached you within a few days, tell the office in charge.',
      action: 'View request',
    },
  },
};

const useTakenBack: NotificationType = {
  ...SAID,
  type: 'MILEAGE_USE_TAKEN_BACK',
  texts: {
    ko: {
      name: '마일리지 사용 승인 취소',
      title: (what) => (what === undefined ? '마일리지 사용 승인이 취소됐어요' : `승인이 취소됐어요: ${what}`),
      body: '쓴 마일리지는 돌려받았어요. 이유를 확인해 주세요.',
      action: '이유 보기',
    },
    en: {
      name: 'Withdrawn mileage requests',
      title: (what) => (what === undefined ? 'An approved mileage request was withdrawn' : `Withdrawn: ${what}`),
      body: 'The mileage that was spent is yours again. See the reason.',
      action: 'View reason',
    },
  },
};

export const USE_NOTIFICATIONS: readonly NotificationType[] = [useApproved, useRefused, usePaid, useTakenBack];

const TOLD: Readonly<Record<string, NotificationType>> = {
  APPROVE: useApproved,
  REFUSE: useRefused,
  PAY: usePaid,
  REVERSE: useTakenBack,
};

/** Tells the student what the office did; their own steps need no notice. */
export async function tellStudent(
  tx: Tx,
  action: string,
  { id, memberId, version }: { readonly id: string; readonly memberId: string; readonly version: number },
): Promise<void> {
  const type = TOLD[action];
  if (!type) return;
  const about = { entityId: id, dedupeKey: `${id}:${version}`, link: ownUsePath(id) };
  await notify(tx, { type, recipients: [memberId], ...about });
}
