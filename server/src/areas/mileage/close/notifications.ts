/** Notices about points that expired with a term. */
import type { NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notifyAll } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { selectExpired } from './standing-store.ts';
import { closeWords } from './words.ts';

const expired: NotificationType = {
  type: 'MILEAGE_EXPIRED',
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  isFor: (actor) => actor.rights.may('LRN_MILE', 'RR'),
  describe: async (db, { entityIds, recipientId, locale }) => {
    const expiredOf = await selectExpired(db, { ids: entityIds, recipientId });
    return new Map([...expiredOf].map(([id, points]) => [id, closeWords[locale].points(points)]));
  },
  texts: {
    ko: {
      name: '소멸된 마일리지',
      title: (what) => (what === undefined ? '학기가 끝나 마일리지가 사라졌어요' : `학기가 끝나 사라졌어요: ${what}`),
      body: '쓸 수 있는 학기가 끝난 마일리지예요. 내역에서 남은 마일리지를 확인해 주세요.',
      action: '내역 보기',
    },
    en: {
      name: 'Expired mileage',
      title: (what) => (what === undefined ? 'Mileage expired with the term' : `Expired with the term: ${what}`),
      body: 'Its terms are over. See what you have left.',
      action: 'View history',
    },
  },
};

export const CLOSE_NOTIFICATIONS: readonly NotificationType[] = [expired];

/** Tells people that points of theirs expired; each once for a term. */
export const tellExpired = (
  tx: Tx,
  { memberIds, close }: { readonly memberIds: readonly string[]; readonly close: LedgerTerm & { readonly id: string } },
): Promise<void> =>
  notifyAll(
    tx,
    memberIds.map((memberId) => ({
      type: expired,
      recipients: [memberId],
      entityId: close.id,
      dedupeKey: `${memberId}:${close.year}${close.semesterCode}`,
      link: '/lrn/mile/hist/list',
    })),
  );
