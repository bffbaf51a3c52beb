/** What whoever has a room hears of it. Whom it is for is told nowhere. */
import { sql } from 'kysely';

import { notify } from '../../../blocks/notification/notify.ts';
import type { Describe, NotificationType } from '../../../blocks/notification/type.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import { psychStudentTold } from '../psychological/notifications.ts';
import { selectStudentsOf } from './sessions.ts';

const CENTRE_DUTIES: ReadonlySet<string> = new Set(['PSYCHOLOGICAL_COUNSELLOR', 'PSYCHOLOGICAL_MANAGER']);

/** The room and when, for who has it. */
const describeReservations: Describe = async (db, { entityIds, recipientId, locale }) => {
  const shape = locale === 'en' ? 'Mon FMDD, HH24:MI' : 'FMMM월 FMDD일 HH24:MI';
  const { rows } = await sql<{ id: string; title: string }>`
    select v.id, ${nameOf('room', locale)} || ' · ' || to_char(lower(v.period) at time zone 'Asia/Seoul', ${shape}) as title
    from room_reservation v join room on room.id = v.room_id
    where v.id = any(${[...entityIds]}::uuid[]) and v.member_id = ${recipientId}::uuid`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
};

const base = {
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: false,
  isSensitive: false,
  describe: describeReservations,
  isFor: (actor) => actor.duties.some((duty) => CENTRE_DUTIES.has(duty)),
} satisfies Partial<NotificationType>;

/** Nobody came in time. */
export const roomReleased: NotificationType = {
  ...base,
  type: 'ROOM_RELEASED',
  isUrgent: true,
  texts: {
    ko: {
      name: '풀린 상담실 예약',
      title: (what) => (what === undefined ? '상담실 예약이 풀렸어요' : `상담실 예약이 풀렸어요: ${what}`),
      body: '시작하고도 체크인이 없어 다른 사람이 쓸 수 있게 비웠어요. 아직 쓴다면 다시 예약해 주세요.',
      action: '예약 보기',
    },
    en: {
      name: 'Rooms given to others',
      title: (what) => (what === undefined ? 'Your room was released' : `Your room was released: ${what}`),
      body: 'Nobody checked in after the beginning, so it is free for others. If you still need it, reserve it again.',
      action: 'See the reservation',
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
      name: '취소된 상담실 예약',
      title: (what) => (what === undefined ? '상담실 예약이 취소됐어요' : `상담실 예약이 취소됐어요: ${what}`),
      body: '책임자가 예약을 취소했어요. 필요하면 다른 방을 예약해 주세요.',
      action: '예약 보기',
    },
    en: {
      name: 'Cancelled rooms',
      title: (what) => (what === undefined ? 'Your room was cancelled' : `Your room was cancelled: ${what}`),
      body: 'A manager cancelled the reservation. If you need a room, reserve another one.',
      action: 'See the reservation',
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
      name: '바뀐 상담실 예약',
      title: (what) => (what === undefined ? '상담실 예약이 바뀌었어요' : `상담실 예약이 바뀌었어요: ${what}`),
      body: '책임자가 방이나 시간을 바꿨어요. 바뀐 예약을 확인해 주세요.',
      action: '예약 보기',
    },
    en: {
      name: 'Changed rooms',
      title: (what) => (what === undefined ? 'Your room was changed' : `Your room was changed: ${what}`),
      body: 'A manager changed the room or the time. Please look at the reservation.',
      action: 'See the reservation',
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
      body: '방을 쓰지 못하는 시간이 됐어요. 예약은 그대로 있으니 다른 방이나 시간으로 바꿔 주세요.',
      action: '예약 바꾸기',
    },
    en: {
      name: 'Rooms that can’t be used',
      title: (what) => (what === undefined ? 'Your room can’t be used' : `Your room can’t be used: ${what}`),
      body: 'The room isn’t available then any more. Your reservation still stands: choose another room or time.',
      action: 'Change the reservation',
    },
  },
};

export const ROOM_NOTIFICATIONS: readonly NotificationType[] = [roomReleased, roomCancelled, roomChanged, roomTouched];

export interface RoomNews {
  readonly id: string;
  readonly memberId: string;
}

/** `dedupe` tells this news from another one of the same reservation. */
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
    await notify(tx, { ...order, link: '/cs/hist/list' });
  }
}
