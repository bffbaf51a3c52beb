/** Notices to people about their own place in a programme. */
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';

import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { writeInBoth } from '../../../blocks/manifest/notification-words.ts';
import { notify, notifyAll, type NotifyOrder } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { selectTraineeTitles } from '../core/title-store.ts';
import { encloseSession, untilItBegins } from './calendar.ts';
import type { MovedTrainee } from './machine.ts';
import type { TraineeRow } from './store.ts';

const describe: Describe = (db, { entityIds, recipientId, locale }) =>
  selectTraineeTitles(db, { ids: entityIds, recipientId, locale });

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  describe,
} as const;

const inBoth = writeInBoth({ ko: '프로그램', en: 'A programme' });

export const traineeConfirmed: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_CONFIRMED',
  enclose: encloseSession,
  texts: inBoth(
    [
      '참여 확정',
      (what) => `${what}에 참여가 확정됐어요`,
      '언제 어디서 하는지 확인하고 캘린더에 담아 두세요.',
      '일정 보기',
    ],
    [
      'Confirmed places',
      (what) => `You have a place: ${what}`,
      'Check when and where, and add it to your calendar.',
      'View schedule',
    ],
  ),
};

export const traineeQueued: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_QUEUED',
  channels: ['IN_APP'],
  texts: inBoth(
    ['대기 등록', (what) => `${what} 대기자로 등록됐어요`, '자리가 나면 순서대로 알려 드려요.', '대기 순번 보기'],
    [
      'Waiting list',
      (what) => `You are on the waiting list: ${what}`,
      'You will hear from us when a seat is free.',
      'View your place',
    ],
  ),
};

export const seatOffered: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_OFFERED',
  isMandatory: true,
  isUrgent: true,
  texts: inBoth(
    [
      '대기 자리 안내',
      (what) => `${what}에 자리가 났어요`,
      '정해진 시간 안에 수락하지 않으면 다음 사람에게 넘어가요.',
      '수락하러 가기',
    ],
    [
      'Seats from the waiting list',
      (what) => `A seat is free for you: ${what}`,
      'Accept it in time, or it goes to the next person.',
      'Accept',
    ],
  ),
};

export const traineeLeft: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_LEFT',
  enclose: encloseSession,
  texts: inBoth(
    ['신청 종료', (what) => `${what} 신청이 끝났어요`, '이유와 다른 프로그램을 확인해 보세요.', '확인하기'],
    [
      'Ended applications',
      (what) => `Your application has ended: ${what}`,
      'See why, and find another programme.',
      'View',
    ],
  ),
};

export const traineeRejected: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_REJECTED',
  texts: inBoth(
    ['미선정', (what) => `${what}에 선정되지 않았어요`, '이유와 다른 프로그램을 확인해 보세요.', '확인하기'],
    ['Not selected', (what) => `You were not selected: ${what}`, 'See why, and find another programme.', 'View'],
  ),
};

export const programmeCalledOff: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_CALLED_OFF',
  enclose: encloseSession,
  isMandatory: true,
  texts: inBoth(
    ['폐강', (what) => `폐강 안내: ${what}`, '신청은 자동으로 취소됐어요. 이유를 확인해 주세요.', '확인하기'],
    [
      'Cancelled programmes',
      (what) => `Cancelled: ${what}`,
      'Your application has been cancelled for you. See why.',
      'View',
    ],
  ),
};

export const programmeTomorrow: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_TOMORROW',
  isReminder: true,
  enclose: untilItBegins,
  texts: inBoth(
    [
      '프로그램 하루 전 알림',
      (what) => `하루 안에 시작해요: ${what}`,
      '시간과 장소를 확인해 주세요. 못 가게 되면 미리 알려 주세요.',
      '일정 보기',
    ],
    [
      'A day before a programme',
      (what) => `Within a day: ${what}`,
      'Check the time and place. If you can’t come, please say so beforehand.',
      'View schedule',
    ],
  ),
};

export const TRAINEE_NOTIFICATIONS: readonly NotificationType[] = [
  traineeConfirmed,
  traineeQueued,
  seatOffered,
  traineeLeft,
  traineeRejected,
  programmeCalledOff,
  programmeTomorrow,
];

export const programmePath = ({ programme }: Pick<TraineeRow, 'programme'>): string =>
  `${PROGRAMME_PLACES[programme.typeCode].path}/detail/${programme.id}`;

/** Tells the person what a step of somebody else, or of the portal, made of their place. */
export async function tellTrainee(tx: Tx, { row, given, version }: MovedTrainee): Promise<void> {
  const type = typeFor(given.action);
  if (type) await tellOf(tx, type, row, version);
}

export async function tellOf(tx: Tx, type: NotificationType, row: TraineeRow, version: number): Promise<void> {
  await notify(tx, orderOf(type, row, version));
}

function orderOf(type: NotificationType, row: TraineeRow, version: number): NotifyOrder {
  const about = { entityId: row.id, dedupeKey: `${row.id}:${version}`, link: programmePath(row) };
  return { type, recipients: [row.memberId], ...about };
}

/** Tells many at once what the same step made of their places. */
export async function tellTogether(
  tx: Tx,
  rows: readonly TraineeRow[],
  action: MovedTrainee['given']['action'],
): Promise<void> {
  const type = typeFor(action);
  if (!type) return;
  await notifyAll(
    tx,
    rows.map((row) => orderOf(type, row, row.version + 1)),
  );
}

function typeFor(action: MovedTrainee['given']['action']): NotificationType | undefined {
  switch (action) {
    case 'SEAT':
    case 'CONFIRM':
      return traineeConfirmed;
    case 'OFFER':
      return seatOffered;
    case 'LAPSE':
    case 'DISMISS':
      return traineeLeft;
    case 'REJECT':
    case 'DROP':
      return traineeRejected;
    case 'CALL_OFF':
      return programmeCalledOff;
    default:
      return undefined;
  }
}
