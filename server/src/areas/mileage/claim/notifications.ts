/** Notices about claims to their students. Why one was refused stands on its page alone. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { selectClaimTitles } from './notice-store.ts';
import { sayWhyNothing } from './present.ts';
import { claimWords } from './words.ts';

const describeItem: Describe = async (db, { entityIds, recipientId, locale }) => {
  const rows = await selectClaimTitles(db, { ids: entityIds, recipientId, locale });
  return new Map(rows.map(({ id, itemNm }) => [id, itemNm]));
};

const describePoints: Describe = async (db, { entityIds, recipientId, locale }) => {
  const rows = await selectClaimTitles(db, { ids: entityIds, recipientId, locale });
  const say = claimWords[locale].titleWithPoints;
  return new Map(
    rows.map(({ id, itemNm, ...row }) => {
      const why = sayWhyNothing(row, locale);
      return [id, [say(itemNm, row.brought.toLocaleString('en')), ...(why === null ? [] : [why])].join(' · ')];
    }),
  );
};

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
} as const;

const claimApproved: NotificationType = {
  ...SAID,
  type: 'MILEAGE_CLAIM_APPROVED',
  describe: describePoints,
  texts: {
    ko: {
      name: '마일리지 인정',
      title: (what) => (what === undefined ? '마일리지가 인정됐어요' : `마일리지가 인정됐어요: ${what}`),
      body: '어떻게 계산됐는지 확인할 수 있어요.',
      action: '확인하기',
    },
    en: {
      name: 'Approved mileage claims',
      title: (what) => (what === undefined ? 'Your mileage claim was approved' : `Mileage approved: ${what}`),
      body: 'See how it was calculated.',
      action: 'View',
    },
  },
};

const claimRefused: NotificationType = {
  ...SAID,
  type: 'MILEAGE_CLAIM_REFUSED',
  describe: describeItem,
  isMandatory: true,
  texts: {
    ko: {
      name: '마일리지 신청 반려',
      title: (what) => (what === undefined ? '마일리지 신청이 반려됐어요' : `마일리지 신청이 반려됐어요: ${what}`),
      body: '이유를 확인하고, 고쳐서 다시 낼 수 있어요.',
      action: '이유 보기',
    },
    en: {
      name: 'Refused mileage claims',
      title: (what) => (what === undefined ? 'Your mileage claim was refused' : `Mileage claim refused: ${what}`),
      body: 'See why. You can correct it and submit it again.',
      action: 'See why',
    },
  },
};

export const CLAIM_NOTIFICATIONS: readonly NotificationType[] = [claimApproved, claimRefused];

/** The student's page of a claim. */
export const ownClaimPath = (id: string): string => `/lrn/mile/hist/claim/${id}`;

interface Decided {
  readonly id: string;
  readonly memberId: string;
  readonly version: number;
}

async function tell(tx: Tx, type: NotificationType, { id, memberId, version }: Decided): Promise<void> {
  const dedupeKey = `${id}:${version}`;
  await notify(tx, { type, recipients: [memberId], entityId: id, dedupeKey, link: ownClaimPath(id) });
}

export const tellApproved = (tx: Tx, decided: Decided): Promise<void> => tell(tx, claimApproved, decided);
export const tellRefused = (tx: Tx, decided: Decided): Promise<void> => tell(tx, claimRefused, decided);
