/** Notices to the owners of reservations. None of them names the student whom a room is for. */
import { notify } from '../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../blocks/manifest/notification-type.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { HISTORY_PATH } from '../shared/paths.ts';
import { psychStudentTold } from '../shared/student-told.ts';
import { selectStudentsOf } from './session-store.ts';
import { selectTitles } from './store.ts';

const CENTRE_DUTIES: ReadonlySet<string> = new Set(['PSYCHOLOGICAL_COUNSELLOR', 'PSYCHOLOGICAL_MANAGER']);

const base = {
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  describe: selectTitles,
  isFor: (actor) => actor.duties.some((duty) => CENTRE_DUTIES.has(duty)),
} satisfies Partial<NotificationType>;

/** Nobody came in time. */
export const roomReleased: NotificationType = {
  ...base,
  type: 'ROOM_RELEASED',
  isUrgent: true,
  texts: {
    ko: {
      name: '해제된 상담실 예약',
      title: (what) => (what === undefined ? '상담실 예약이 해제됐어요' : `상담실 예약이 해제됐어요: ${what}`),
      body: '체크인하지 않아서 다른 사람이 쓸 수 있게 예약이 해제됐어요. 계속 쓰려면 다시 예약해 주세요.',
      action: '예약 보기',
    },
    en: {
      name: 'Released rooms',
      title: (what) => (what === undefined ? 'Your room was released' : `Your room was released: ${what}`),
      body: 'Nobody checked in after the start, so others can use it. If you still need it, reserve it again.',
      action: 'View reservation',
    },
  },
};

/** A manager has cancelled it. */
export const roomCancelled: NotificationType = {
  ...base,
  type: 'ROOM_CANCELLED',
  isUrgent: true,
  texts: {
    ko: {
      name: '상담실 예약 취소',
      title: (what) => (what === undefined ? '상담실 예약이 취소됐어요' : `상담실 예약이 취소됐어요: ${what}`),
      body: '책임자가 예약을 취소했어요. 필요하면 다른 방을 예약해 주세요.',
      action: '예약 보기',
    },
    en: {
      name: 'Cancelled room reservations',
      title: (what) =>
        what === undefined ? 'Your room reservation was cancelled' : `Your room reservation was cancelled: ${what}`,
      body: 'A manager cancelled it. If you need a room, reserve another one.',
      action: 'View reservation',
    },
  },
};

/** A manager has moved it to another room or time. */
export const roomChanged: NotificationType = {
  ...base,
  type: 'ROOM_CHANGED',
  isUrgent: true,
  texts: {
    ko: {
      name: '상담실 예약 변경',
      title: (what) => (what === undefined ? '상담실 예약이 바뀌었어요' : `상담실 예약이 바뀌었어요: ${what}`),
      body: '책임자가 방이나 시간을 바꿨어요. 바뀐 예약을 확인해 주세요.',
      action: '예약 보기',
    },
    en: {
      name: 'Changed room reservations',
      title: (what) =>
        what === undefined ? 'Your room reservation was changed' : `Your room reservation was changed: ${what}`,
      body: 'A manager changed the room or the time. Please check the reservation.',
      action: 'View reservation',
    },
  },
};

/** The room is blocked, shut or out of use then; the reservation stands until somebody moves it. */
export const roomTouched: NotificationType = {
  ...base,
  type: 'ROOM_TOUCHED',
  isUrgent: false,
  texts: {
    ko: {
      name: '쓸 수 없게 된 상담실',
      title: (what) => (what === undefined ? '예약한 상담실을 쓸 수 없어요' : `예약한 상담실을 쓸 수 없어요: ${what}`),
      body: '그 시간에는 방을 쓸 수 없게 됐어요. 예약은 그대로 있으니 다른 방이나 시간으로 바꿔 주세요.',
      action: '예약 바꾸기',
    },
    en: {
      name: 'Rooms that can’t be used',
      title: (what) => (what === undefined ? 'Your room can’t be used' : `Your room can’t be used: ${what}`),
      body: 'The room isn’t available at that time any more. Your reservation is kept; please choose another room or time.',
      action: 'Change reservation',
    },
  },
};

export const ROOM_NOTIFICATIONS: readonly NotificationType[] = [roomReleased, roomCancelled, roomChanged, roomTouched];

export interface RoomNews {
  readonly id: string;
  readonly memberId: string;
}

/** Notifies the owners. `dedupe` distinguishes this notice from another one of the same reservation. */
export async function tellOwners(
  tx: Tx,
  type: NotificationType,
  { rows, dedupe }: { rows: readonly RoomNews[]; dedupe: string },
): Promise<void> {
  for (const { id, memberId } of rows) {
    const link = `/cnslt/psychological/resve/detail/${id}`;
    await notify(tx, { type, recipients: [memberId], entityId: id, dedupeKey: `${id}:${dedupe}`, link });
  }
}

/** Students whose session has lost its room: that there is something to see, and nothing else. */
export async function tellStudents(tx: Tx, reservationIds: readonly string[], dedupe: string): Promise<void> {
  for (const { reservationId, applicationId, memberId } of await selectStudentsOf(tx, reservationIds)) {
    const dedupeKey = `${reservationId}:${dedupe}:student`;
    const order = { type: psychStudentTold, recipients: [memberId], entityId: applicationId, dedupeKey };
    await notify(tx, { ...order, link: HISTORY_PATH });
  }
}
