/** Notices about no-shows and appeals against them: to who manages the programme, and to the person. */
import { PROGRAMME_PLACES, type ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify, notifyAll } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { DESK_MENU } from '../core/scope-sql.ts';
import { selectDeskTitles, selectTraineeTitles } from '../core/title-store.ts';
import { selectManagers } from './appeal-store.ts';

const describeOwn: Describe = (db, { entityIds, recipientId, locale }) =>
  selectTraineeTitles(db, { ids: entityIds, recipientId, locale });
const describeDesk: Describe = (db, { entityIds, locale }) => selectDeskTitles(db, { ids: entityIds, locale });

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
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

const missedWithoutNotice: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_NO_SHOW',
  describe: describeOwn,
  texts: {
    ko: {
      name: '무단 불참 기록',
      title: (what) => `무단 불참으로 기록됐어요${what === undefined ? '' : `: ${what}`}`,
      body: '사실과 다르면 7일 안에 한 번 이의를 신청할 수 있어요.',
      action: '기록 확인하기',
    },
    en: {
      name: 'No-shows',
      title: (what) => `You’re recorded as absent without notice${what === undefined ? '' : `: ${what}`}`,
      body: 'If that isn’t right, you can appeal once, within seven days.',
      action: 'Check the record',
    },
  },
};

export const APPEAL_NOTIFICATIONS: readonly NotificationType[] = [missedWithoutNotice, appealAsked, appealDecided];

/** Somebody who has become a no-show. */
export interface Missed {
  readonly traineeId: string;
  readonly memberId: string;
}

/** Tells people that they count as absent without notice since then, once each time it comes to that. */
export async function tellMissed(
  tx: Tx,
  {
    missed,
    programmeId,
    typeCode,
    at,
  }: {
    readonly missed: readonly Missed[];
    readonly programmeId: string;
    readonly typeCode: ProgrammeType;
    readonly at: Date;
  },
): Promise<void> {
  const link = `${PROGRAMME_PLACES[typeCode].path}/detail/${programmeId}`;
  const orders = missed.map(({ traineeId, memberId }) => ({
    type: missedWithoutNotice,
    recipients: [memberId],
    entityId: traineeId,
    dedupeKey: `${traineeId}:${at.getTime()}`,
    link,
  }));
  await notifyAll(tx, orders);
}

/** Tells who manages the programme that somebody appeals. */
export async function tellManagers(
  tx: Tx,
  about: { readonly id: string; readonly programmeId: string },
): Promise<void> {
  const recipients = await selectManagers(tx, about.id);
  const link = `/lrn/programme/detail/${about.programmeId}?open=${about.id}`;
  await notify(tx, { type: appealAsked, recipients, entityId: about.id, dedupeKey: about.id, link });
}
