import {
  ROOM_PURPOSES,
  ROOM_STATUSES,
  ROOM_STEPS,
  type RoomReservation,
} from '@naru/contract/areas/counselling/room/words.ts';
import type { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';

import { addDays, beginOf } from '../../../blocks/calendar/hours.ts';
import { selectHolidays } from '../../../blocks/calendar/store.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { checkWhen } from './judge.ts';
import { roomMachine } from './machine.ts';
import { selectClosures, selectOptionalRoom, selectRooms } from './room-store.ts';
import { checkInFrom, judgeUse, periodOf, releasedAtOf, type RoomSide } from './rules.ts';
import { blockEnd, selectOptionalCaseOf, selectOwnSessions } from './session-store.ts';
import {
  countSeries,
  selectCalendar,
  selectHistory,
  selectOptionalReservation,
  selectReservationPage,
  selectTakenRooms,
  type ReservationRow,
} from './store.ts';
import { ROOM_RELEASE_MINUTES } from './settings.ts';

const WEEK = 7;

export const canManage = (ctx: CallContext): boolean => ctx.actor.rights.hasNamed('PSCHMNG');

export function presentReservation(ctx: CallContext, row: ReservationRow): RoomReservation {
  return {
    reservationId: row.id,
    roomId: row.roomId,
    roomNm: row.roomName,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    purpose: ROOM_PURPOSES.find((one) => one === row.purpose) ?? 'INDIVIDUAL', // as it was checked
    people: row.people,
    status: row.status,
    reservedNm: row.memberName,
    isMine: row.memberId === ctx.actor.memberId,
    isSeries: row.seriesId !== null,
    hasSession: row.sessionId !== null,
    version: row.version,
  };
}

/** Returns the sides that the caller has in a reservation; a manager may have both. */
export const sidesOf = (ctx: CallContext, row: Pick<ReservationRow, 'memberId'>): RoomSide[] => [
  ...(row.memberId === ctx.actor.memberId ? ['OWNER' as const] : []),
  ...(canManage(ctx) ? ['MANAGER' as const] : []),
];

export const readCalendar: Reader<typeof roomReservation.readCalendar> = async (ctx, { query }) => {
  const { date, roomId } = query;
  const days = roomId === undefined ? 1 : WEEK;
  const [from, to] = [date, addDays(date, days - 1)];
  const asked = { beginsAt: beginOf(from, 0), endsAt: beginOf(addDays(to, 1), 0), roomId: roomId ?? null };
  const [rows, closureList, holidayList] = await Promise.all([
    selectCalendar(ctx.db, { ...asked, locale: ctx.locale }),
    selectClosures(ctx.db, { ...asked, locale: ctx.locale }),
    selectHolidays(ctx.db, { from, to }, ctx.locale),
  ]);
  const reservationList = rows.map((row) => presentReservation(ctx, row));
  return { reservationList, closureList, holidayList, today: koreanDate(ctx.now) };
};

export const pageReservations: Reader<typeof roomReservation.pageReservations> = async (ctx, { query }) => {
  const window = windowOf(query);
  const memberId = query.isAll && canManage(ctx) ? null : ctx.actor.memberId;
  const asked = { memberId, view: query.view, now: ctx.now, window, locale: ctx.locale };
  const { rows, counted } = await selectReservationPage(ctx.db, asked);
  const content = rows.map((row) => presentReservation(ctx, row));
  return { reservationPage: toPage(content, counted, window), canManage: canManage(ctx) };
};

export const findFreeRooms: Reader<typeof roomReservation.findFreeRooms> = async (ctx, { query }) => {
  checkWhen(ctx, query);
  const period = periodOf(query);
  const exceptId = query.exceptId ?? null;
  const [rooms, taken, closures] = await Promise.all([
    selectRooms(ctx.db, { withInactive: false }),
    selectTakenRooms(ctx.db, { ...period, exceptId }),
    selectClosures(ctx.db, { ...period, roomId: null, locale: ctx.locale }),
  ]);
  const blocked = new Set(closures.map(({ roomId }) => roomId));
  const use = { purpose: query.purpose, people: query.people };
  const judged = rooms.map((room) => {
    const isBlocked = blocked.has(null) || blocked.has(room.roomId);
    const others = isBlocked ? ('BLOCKED' as const) : taken.has(room.roomId) ? ('TAKEN' as const) : null;
    return { ...room, obstacle: judgeUse(room, period, use) ?? others };
  });
  const isFree = ({ obstacle }: { obstacle: unknown }): boolean => obstacle === null;
  return {
    roomList: [...judged.filter(isFree), ...judged.filter((one) => !isFree(one))],
    freeCount: judged.filter(isFree).length,
  };
};

export const listOwnSessions: Reader<typeof roomReservation.listOwnSessions> = async (ctx) => {
  const rows = await selectOwnSessions(ctx.db, { memberId: ctx.actor.memberId, now: ctx.now });
  return {
    sessionList: rows.map(({ id, beginsAt }) => ({
      sessionId: id,
      beginsAt: beginsAt.toISOString(),
      endsAt: blockEnd(beginsAt).toISOString(),
    })),
  };
};

export const readReservation: Reader<typeof roomReservation.readReservation> = async (ctx, { params }) => {
  const asked = { id: params.id, locale: ctx.locale };
  const row = await selectOptionalReservation(ctx.db, asked);
  const room = row && (await selectOptionalRoom(ctx.db, row.roomId));
  if (!row || !room) return fail('notFound');
  const sides = sidesOf(ctx, row);
  const circumstances = await readCircumstances(ctx);
  const graceMinutes = circumstances.settings.of(ROOM_RELEASE_MINUTES);
  const moment = { beginsAt: row.beginsAt, graceMinutes };
  const viewer = { memberId: ctx.actor.memberId, isManager: canManage(ctx) };
  const [seriesCount, applicationId, history] = await Promise.all([
    row.seriesId === null ? 0 : countSeries(ctx.db, { seriesId: row.seriesId, now: ctx.now }),
    row.sessionId === null ? undefined : selectOptionalCaseOf(ctx.db, { sessionId: row.sessionId, ...viewer }),
    selectHistory(ctx.db, row.id),
  ]);
  const isAhead = row.status === 'BOOKED' && row.beginsAt > ctx.now;
  return {
    reservation: {
      ...presentReservation(ctx, row),
      room,
      applicationId: applicationId ?? null,
      stepList: listSteps(roomMachine, ROOM_STEPS, { row, sides, circumstances }),
      canChange: sides.length > 0 && isAhead,
      opensAt: checkInFrom(moment).toISOString(),
      releasedAt: releasedAtOf(moment).toISOString(),
      seriesCount,
      historyList: history.flatMap(({ to, at }) => {
        const status = ROOM_STATUSES.find((one) => one === to);
        return status === undefined ? [] : [{ to: status, at: at.toISOString() }];
      }),
    },
  };
};
