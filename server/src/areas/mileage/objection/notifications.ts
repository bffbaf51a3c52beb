/** Notices about objections to their students. Texts and answers stand on the page alone. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { ownObjectionPath } from '../core/objections.ts';
import { selectObjectionTitles } from './notice-store.ts';

const describeLine: Describe = async (db, { entityIds, recipientId, locale }) => {
  const rows = await selectObjectionTitles(db, { ids: entityIds, recipientId, locale });
  return new Map(rows.flatMap(({ id, title }) => (title === '' ? [] : [[id, title]])));
};

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  describe: describeLine,
} as const;

const replied: NotificationType = {
  ...SAID,
  type: 'MILEAGE_OBJECTION_REPLIED',
  isMandatory: false,
  texts: {
    ko: {
      name: '마일리지 이의 제기 답변',
      title: (what) =>
        what === undefined ? '마일리지 이의 제기에 답변이 왔어요' : `마일리지 이의 제기에 답변이 왔어요: ${what}`,
      body: '담당 부서의 답변을 확인하고 답할 수 있어요.',
      action: '답변 보기',
    },
    en: {
      name: 'Replies to mileage disputes',
      title: (what) =>
        what === undefined ? 'A reply about your mileage dispute' : `A reply about your mileage dispute: ${what}`,
      body: 'Read what the office wrote, and reply to it.',
      action: 'View reply',
    },
  },
};

const decided: NotificationType = {
  ...SAID,
  type: 'MILEAGE_OBJECTION_DECIDED',
  isMandatory: true,
  texts: {
    ko: {
      name: '마일리지 이의 제기 결과',
      title: (what) =>
        what === undefined ? '마일리지 이의 제기 결과가 나왔어요' : `마일리지 이의 제기 결과가 나왔어요: ${what}`,
      body: '어떻게 결정됐는지와 그 이유를 확인해 주세요.',
      action: '결과 보기',
    },
    en: {
      name: 'Results of mileage disputes',
      title: (what) =>
        what === undefined ? 'Your mileage dispute was decided' : `Your mileage dispute was decided: ${what}`,
      body: 'See what was decided, and why.',
      action: 'View result',
    },
  },
};

export const OBJECTION_NOTIFICATIONS: readonly NotificationType[] = [replied, decided];

interface About {
  readonly id: string;
  readonly memberId: string;
  readonly version: number;
}

const tellOf =
  (type: NotificationType) =>
  (tx: Tx, { id, memberId, version }: About): Promise<void> =>
    notify(tx, {
      type,
      recipients: [memberId],
      entityId: id,
      dedupeKey: `${id}:${version}`,
      link: ownObjectionPath(id),
    });

export const tellReplied = tellOf(replied);
export const tellDecided = tellOf(decided);
