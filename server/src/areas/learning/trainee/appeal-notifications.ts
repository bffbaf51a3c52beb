/** Notices about appeals against no-shows: to who manages the programme, and to the person. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import { DESK_MENU } from '../core/scope-sql.ts';
import { selectDeskTitles, selectTraineeTitles } from '../core/title-store.ts';
import { selectManagers } from './appeal-store.ts';

const describeOwn: Describe = (db, { entityIds, recipientId, locale }) =>
  selectTraineeTitles(db, { ids: entityIds, recipientId, locale });
const describeDesk: Describe = (db, { entityIds, locale }) => selectDeskTitles(db, { ids: entityIds, locale });

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: false,
  isUrgent: false,
  isSensitive: false,
} as const;

export const appealAsked: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_APPEAL_ASKED',
  describe: describeDesk,
  isFor: (actor) => actor.rights.may(DESK_MENU, 'U'),
  texts: {
    ko: {
      name: '무단 불참 이의 신청',
      title: (what) => (what === undefined ? '이의 신청이 들어왔어요' : `이의 신청이 들어왔어요: ${what}`),
      body: '이유를 읽고 정해 주세요.',
      action: '살펴보기',
    },
    en: {
      name: 'Appeals against no-shows',
      title: (what) => (what === undefined ? 'Somebody appeals a no-show' : `Appeal: ${what}`),
      body: 'Read the reason and decide.',
      action: 'Review',
    },
  },
};

export const appealDecided: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_APPEAL_DECIDED',
  describe: describeOwn,
  texts: {
    ko: {
      name: '이의 신청 결과',
      title: (what) => (what === undefined ? '이의 신청 결과가 나왔어요' : `이의 신청 결과가 나왔어요: ${what}`),
      body: '결과와 이유를 확인해 주세요.',
      action: '결과 보기',
    },
    en: {
      name: 'Results of appeals',
      title: (what) => (what === undefined ? 'Your appeal was decided' : `Your appeal was decided: ${what}`),
      body: 'See the result and the reason.',
      action: 'View result',
    },
  },
};

export const APPEAL_NOTIFICATIONS: readonly NotificationType[] = [appealAsked, appealDecided];

/** Tells who manages the programme that somebody appeals. */
export async function tellManagers(
  tx: Tx,
  about: { readonly id: string; readonly programmeId: string },
): Promise<void> {
  const recipients = await selectManagers(tx, about.id);
  const link = `/lrn/programme/detail/${about.programmeId}?open=${about.id}`;
  await notify(tx, { type: appealAsked, recipients, entityId: about.id, dedupeKey: about.id, link });
}
