/** Notices about attendance: to who keeps it that a nod is wanted, and to people whose mark was changed. */
import type { NotificationTexts, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify, notifyAll } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';
import { selectKeepers, selectSessionTitles, type HeldSession } from './session-store.ts';

const SAID = {
  group: 'LEARNING',
  isSensitive: false,
  describe: (db, { entityIds, locale }) => selectSessionTitles(db, { ids: entityIds, locale }),
} as const satisfies Partial<NotificationType>;

const NOD_EVERY_MS = 10 * 60_000;

const texts = (
  words: Omit<NotificationTexts, 'title'>,
  title: (what: string) => string,
  what: string,
): NotificationTexts => ({
  ...words,
  title: (known) => title(known ?? what),
});

export const nodWanted: NotificationType = {
  ...SAID,
  type: 'ATTENDANCE_NOD',
  channels: ['IN_APP'],
  isFor: (actor) => actor.rights.may('LRN_PRGM', 'RR'),
  texts: {
    ko: texts(
      {
        name: '확인이 필요한 출석 코드',
        body: '늦게 도착했거나 출석을 맡은 사람이 낸 코드가 있어요. 출석으로 셀지 정해 주세요.',
        action: '출석부 열기',
      },
      (what) => `확인을 기다리는 출석이 있어요: ${what}`,
      '프로그램',
    ),
    en: texts(
      {
        name: 'Attendance codes to confirm',
        body: 'A code arrived late, or came from somebody who keeps the attendance. Decide whether it counts.',
        action: 'Open the sheet',
      },
      (what) => `Attendance is waiting for your nod: ${what}`,
      'A programme',
    ),
  },
};

export const attendanceCorrected: NotificationType = {
  ...SAID,
  type: 'ATTENDANCE_CORRECTED',
  channels: ['IN_APP', 'EMAIL'],
  texts: {
    ko: texts(
      { name: '출석 정정', body: '출석 상태를 확인하고, 다르면 담당자에게 문의하세요.', action: '출석 확인하기' },
      (what) => `출석이 바뀌었어요: ${what}`,
      '프로그램',
    ),
    en: texts(
      {
        name: 'Corrected attendance',
        body: 'Check your attendance, and ask the organizers if it isn’t right.',
        action: 'View attendance',
      },
      (what) => `Your attendance was changed: ${what}`,
      'A programme',
    ),
  },
};

export const ATTENDANCE_NOTIFICATIONS: readonly NotificationType[] = [nodWanted, attendanceCorrected];

/** Tells the people who keep the attendance, but not the one whose code it is, once in ten minutes. */
export async function tellNodWanted(
  tx: Tx,
  { session, exceptId, now }: { readonly session: HeldSession; readonly exceptId: string; readonly now: Date },
): Promise<void> {
  const keepers = await selectKeepers(tx, session);
  const others = keepers.filter((id) => id !== exceptId);
  // A notice that one keeper did not get takes nothing from the next, which they do get.
  const own = others.length < keepers.length ? `:${exceptId}` : '';
  await notify(tx, {
    type: nodWanted,
    recipients: others,
    entityId: session.id,
    dedupeKey: `${session.id}:${Math.floor(now.getTime() / NOD_EVERY_MS)}${own}`,
    link: `/lrn/programme/attendance/${session.id}`,
  });
}

/** @param people with the moment of the change */
export async function tellCorrected(
  tx: Tx,
  session: HeldSession,
  people: readonly { readonly memberId: string; readonly version: number; readonly at: Date }[],
): Promise<void> {
  if (people.length === 0) return;
  const link = `${PROGRAMME_PLACES[session.typeCode].path}/detail/${session.programmeId}`;
  const orders = people.map(({ memberId, version, at }) => ({
    type: attendanceCorrected,
    recipients: [memberId],
    entityId: session.id,
    dedupeKey: `${session.id}:${memberId}:${version}:${at.getTime()}`,
    link,
  }));
  await notifyAll(tx, orders);
}
