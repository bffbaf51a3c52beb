/** Notices of organisers: to applicants about what changed or was written, and to the manager about what the clock did. */
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';

import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { HeldProgramme } from '../core/programme-store.ts';
import { DESK_MENU } from '../core/scope-sql.ts';
import type { TraineeRow } from '../trainee/store.ts';
import { selectMessageTitles, selectProgrammeTitles } from './title-store.ts';

const describe: Describe = (db, { entityIds, recipientId, locale }) =>
  selectProgrammeTitles(db, { ids: entityIds, recipientId, locale });

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  describe,
} as const;

export const programmeMoved: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_MOVED',
  texts: {
    ko: {
      name: '프로그램 일정 변경',
      title: (what) => (what === undefined ? '프로그램 일정이 바뀌었어요' : `${what} 일정이 바뀌었어요`),
      body: '바뀐 시간과 장소, 마감을 확인해 주세요.',
      action: '바뀐 일정 보기',
    },
    en: {
      name: 'Changed sessions',
      title: (what) => (what === undefined ? 'A programme has been rescheduled' : `Rescheduled: ${what}`),
      body: 'Check the new times, place and deadlines.',
      action: 'View schedule',
    },
  },
};

export const programmeClashes: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_CLASHES',
  isMandatory: true,
  texts: {
    ko: {
      name: '일정이 겹치게 된 프로그램',
      title: (what) =>
        what === undefined ? '바뀐 일정이 다른 일정과 겹쳐요' : `${what}의 바뀐 일정이 다른 일정과 겹쳐요`,
      body: '참여하기 어렵다면 취소 마감과 상관없이 취소할 수 있어요.',
      action: '바뀐 일정 보기',
    },
    en: {
      name: 'Sessions that now clash',
      title: (what) =>
        what === undefined
          ? 'A new time clashes with your schedule'
          : `The new time clashes with your schedule: ${what}`,
      body: 'If you can’t come, you can cancel at any time, even after the deadline.',
      action: 'View schedule',
    },
  },
};

export const programmeMessage: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_MESSAGE',
  describe: (db, { entityIds, recipientId, locale }) =>
    selectMessageTitles(db, { ids: entityIds, recipientId, locale }),
  texts: {
    ko: {
      name: '프로그램 담당자의 메시지',
      title: (what) => what ?? '프로그램 담당자가 메시지를 보냈어요',
      body: '프로그램 담당자가 보낸 메시지예요.',
      action: '메시지 보기',
    },
    en: {
      name: 'Messages from organizers',
      title: (what) => what ?? 'A message from the organizer of a programme',
      body: 'The organizer of a programme has sent you a message.',
      action: 'View message',
    },
  },
};

export const programmeEndedByClock: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_NOT_HELD',
  isFor: (actor) => actor.rights.may(DESK_MENU, 'U'),
  texts: {
    ko: {
      name: '최소 인원을 채우지 못한 프로그램',
      title: (what) => (what === undefined ? '프로그램이 폐강됐어요' : `${what}, 최소 인원을 채우지 못해 폐강됐어요`),
      body: '신청한 사람들에게는 알렸어요. 신청 현황을 확인해 주세요.',
      action: '확인하기',
    },
    en: {
      name: 'Programmes below their minimum',
      title: (what) => (what === undefined ? 'A programme was cancelled' : `Cancelled for too few people: ${what}`),
      body: 'Everybody who applied has been told.',
      action: 'View',
    },
  },
};

export const programmeUndecided: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_UNDECIDED',
  isFor: (actor) => actor.rights.may(DESK_MENU, 'U'),
  texts: {
    ko: {
      name: '결과를 기다리는 신청',
      title: (what) =>
        what === undefined ? '결과를 기다리는 신청이 있어요' : `${what}, 결과를 기다리는 신청이 있어요`,
      body: '곧 시작해요. 시작할 때까지 정하지 않은 신청은 자동으로 취소돼요.',
      action: '결과 정하기',
    },
    en: {
      name: 'Applications without a decision',
      title: (what) =>
        what === undefined ? 'People are waiting for your decision' : `People are waiting for your decision: ${what}`,
      body: 'It starts soon. Applications without a decision are cancelled when it does.',
      action: 'Decide now',
    },
  },
};

export const DESK_NOTIFICATIONS: readonly NotificationType[] = [
  programmeMoved,
  programmeClashes,
  programmeMessage,
  programmeEndedByClock,
  programmeUndecided,
];

const placeOf = ({ id, typeCode }: Pick<HeldProgramme, 'id' | 'typeCode'>): string =>
  `${PROGRAMME_PLACES[typeCode].path}/detail/${id}`;

/** Tells applicants of other times, places or teachers. */
export async function tellOfChange(
  tx: Tx,
  programme: HeldProgramme,
  { version, moved, clashing }: { version: number; moved: readonly TraineeRow[]; clashing: readonly TraineeRow[] },
): Promise<void> {
  const about = { entityId: programme.id, dedupeKey: `${programme.id}:${version}`, link: placeOf(programme) };
  const idsOf = (rows: readonly TraineeRow[]): string[] => rows.map(({ memberId }) => memberId);
  if (moved.length > 0) await notify(tx, { type: programmeMoved, recipients: idsOf(moved), ...about });
  if (clashing.length > 0) await notify(tx, { type: programmeClashes, recipients: idsOf(clashing), ...about });
}

/** Leads to a page of its own: who is not confirmed may not find the programme any more. */
export async function tellMessage(
  tx: Tx,
  programme: Pick<HeldProgramme, 'id'>,
  { messageId, recipients }: { messageId: string; recipients: readonly string[] },
): Promise<void> {
  const link = `/lrn/message/${programme.id}`;
  await notify(tx, { type: programmeMessage, recipients, entityId: messageId, dedupeKey: messageId, link });
}

export async function tellManagerOfCallOff(tx: Tx, one: { id: string; managerId: string }): Promise<void> {
  await tellManager(tx, programmeEndedByClock, one);
}

/** Reminds managers once of those who wait for them. */
export async function tellOfUndecided(tx: Tx, all: readonly { id: string; managerId: string }[]): Promise<void> {
  for (const one of all) await tellManager(tx, programmeUndecided, one);
}

async function tellManager(
  tx: Tx,
  type: NotificationType,
  { id, managerId }: { id: string; managerId: string },
): Promise<void> {
  await notify(tx, {
    type,
    recipients: [managerId],
    entityId: id,
    dedupeKey: id,
    link: `/lrn/programme/detail/${id}`,
  });
}
