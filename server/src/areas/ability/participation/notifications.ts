/** Notices about compulsory tests and about results that were taken out, to the students whom they concern. */
import { FAMILY_MENUS, TEST_FAMILIES, type TestFamily } from '@naru/contract/areas/ability/words.ts';

import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { beginPath } from '../session/place.ts';
import { nameDay } from './day-words.ts';
import { selectTitles } from './remind-store.ts';
import { selectOwnTestNames } from './taken-store.ts';
import { participationWords } from './words.ts';

const listPath = (family: TestFamily): string => `/ability/test/${family}/list`;

const describeAssignment: Describe = async (db, { entityIds, recipientId, locale }) => {
  const rows = await selectTitles(db, { ids: entityIds, memberId: recipientId, locale });
  return new Map(
    rows.map(({ id, name, opensOn, dueOn }) => [
      id,
      participationWords[locale].title(name, nameDay(dueOn, opensOn, locale)),
    ]),
  );
};

const describeTaken: Describe = (db, { entityIds, recipientId, locale }) =>
  selectOwnTestNames(db, { ids: entityIds, memberId: recipientId, locale });

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  isFor: (actor: Actor) =>
    actor.studentId !== null && TEST_FAMILIES.some((family) => actor.rights.may(FAMILY_MENUS[family], 'C')),
} as const satisfies Partial<NotificationType>;

const opened: NotificationType = {
  ...SAID,
  type: 'TEST_ASSIGNED',
  isMandatory: true,
  describe: describeAssignment,
  texts: {
    ko: {
      name: '의무 진단 시작',
      title: (what) => (what === undefined ? '꼭 해야 하는 진단이 시작됐어요' : `진단해 주세요: ${what}`),
      body: '휴대전화로도 할 수 있고, 하다가 멈춰도 답은 남아요.',
      action: '진단하러 가기',
    },
    en: {
      name: 'Compulsory tests',
      title: (what) => (what === undefined ? 'A compulsory test has opened' : `Please take a test: ${what}`),
      body: 'You can take it on your phone, and your answers stay if you pause.',
      action: 'Go to the test',
    },
  },
};

const reminder: NotificationType = {
  ...SAID,
  type: 'TEST_REMINDER',
  isMandatory: false,
  isReminder: true,
  describe: describeAssignment,
  texts: {
    ko: {
      name: '의무 진단 다시 알림',
      title: (what) => (what === undefined ? '아직 하지 않은 진단이 있어요' : `아직 하지 않은 진단이에요: ${what}`),
      body: '기한이 지나기 전에 해 주세요.',
      action: '진단하러 가기',
    },
    en: {
      name: 'Reminders of compulsory tests',
      title: (what) => (what === undefined ? 'You have a test to take' : `Still to take: ${what}`),
      body: 'Please take it before it’s due.',
      action: 'Go to the test',
    },
  },
};

const invalidated: NotificationType = {
  ...SAID,
  type: 'TEST_INVALIDATED',
  isMandatory: true,
  describe: describeTaken,
  texts: {
    ko: {
      name: '진단 결과 무효',
      title: (what) => (what === undefined ? '진단 결과가 무효가 됐어요' : `결과가 무효가 됐어요: ${what}`),
      body: '교수학습센터가 적은 이유를 확인해 주세요. 필요하면 다시 진단할 수 있어요.',
      action: '이유 보기',
    },
    en: {
      name: 'Invalidated test results',
      title: (what) => (what === undefined ? 'A test result was invalidated' : `Result invalidated: ${what}`),
      body: 'See the reason that the Teaching and learning centre gave. You can take the test again if you need to.',
      action: 'View reason',
    },
  },
};

export const PARTICIPATION_NOTIFICATIONS: readonly NotificationType[] = [opened, reminder, invalidated];

export interface Telling {
  readonly assignment: { readonly id: string; readonly testId: string; readonly family: TestFamily };
  readonly occasion: string;
  /** In the order of their ids: the first one names the batch. */
  readonly memberIds: readonly string[];
}

const tellAbout =
  (type: NotificationType) =>
  async (tx: Tx, { assignment, occasion, memberIds }: Telling): Promise<void> => {
    const [first] = memberIds;
    if (first === undefined) return;
    await notify(tx, {
      type,
      recipients: memberIds,
      entityId: assignment.id,
      dedupeKey: `${assignment.id}:${occasion}:${first}`,
      link: beginPath(assignment.family, assignment.testId),
    });
  };

export const tellOpened = tellAbout(opened);
export const tellReminder = tellAbout(reminder);

export const tellInvalidated = (
  tx: Tx,
  { id, memberId, family }: { readonly id: string; readonly memberId: string; readonly family: TestFamily },
): Promise<void> =>
  notify(tx, { type: invalidated, recipients: [memberId], entityId: id, dedupeKey: id, link: listPath(family) });
