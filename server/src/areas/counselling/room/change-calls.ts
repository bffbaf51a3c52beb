/** What becomes of a reservation: checked in, over, cancelled, or moved to another room or time. */
import type { roomReservation } from '@naru/contract/areas/counselling/room-reservation.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { freeTime, takeTime } from '../../../blocks/calendar/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { checkUse, checkWhen, judgeDays, refuseDay } from './judge.ts';
import { roomCancelled, roomChanged, tellOwners, tellStudents } from './notifications.ts';
import { readMoment, sidesOf } from './read-calls.ts';
import { lockOptionalRoom } from './room-store.ts';
import { findRoomTransition, judgeMoment, periodOf, type RoomTransition } from './rules.ts';
import {
  lockReservations,
  moveReservations,
  ROOM_RESERVATION,
  ROOM_TIME,
  selectOptionalReservation,
  updateReservation,
  type ReservationRow,
} from './store.ts';
import { roomWords } from './words.ts';

const stateOf = (row: ReservationRow) => ({ reservationId: row.id, status: row.status, version: row.version });

/** It and, where asked, the rest of its series, held. To whom it does not belong it is not there. @throws Failure `notFound`, `conflict` */
async function holdReservation(
  ctx: WriteContext<Actor>,
  asked: { id: string; version: number; wholeSeries: boolean },
): Promise<{ row: ReservationRow; ids: string[] }> {
  const { id } = asked;
  const early = isId(id) ? await selectOptionalReservation(ctx.tx, { id, locale: ctx.locale }) : undefined;
  if (!early || sidesOf(ctx, early).length === 0) return fail('notFound');
  const seriesId = asked.wholeSeries ? early.seriesId : null;
  const ids = await lockReservations(ctx.tx, { id, seriesId, now: ctx.now });
  const row = await selectOptionalReservation(ctx.tx, { id, locale: ctx.locale });
  if (!row) return fail('notFound');
  if (row.version !== asked.version) return fail('conflict', { current: stateOf(row) });
  return { row, ids };
}

const answerState = async (ctx: CallContext<Actor>, ids: Readonly<Record<string, string>>) => {
  const row = await selectOptionalReservation(ctx.db, { id: ids['reservationId'] ?? '', locale: ctx.locale });
  return row && sidesOf(ctx, row).length > 0 ? stateOf(row) : fail('notFound');
};

export const moveReservation: Writer<typeof roomReservation.moveReservation> = {
  apply: async (ctx, { params, body }) => {
    const { action, version } = body;
    const wholeSeries = body.wholeSeries && action === 'CANCEL';
    const { row, ids } = await holdReservation(ctx, { id: params.id, version, wholeSeries });
    const transition = findRoomTransition({ action, from: row.status, by: sidesOf(ctx, row) });
    if (!transition) return fail('conflict', { current: stateOf(row) });
    const verdict = judgeMoment(action, await readMoment(ctx, row));
    if (verdict === 'EARLY') return fail('tooEarly');
    if (verdict === 'LATE') return fail('tooLate');
    await carryOut(ctx, { row, ids, transition });
    return { reservationId: row.id };
  },
  answer: answerState,
};

async function carryOut(
  ctx: WriteContext<Actor>,
  { row, ids, transition }: { row: ReservationRow; ids: readonly string[]; transition: RoomTransition },
): Promise<void> {
  const { from, to, action } = transition;
  const isOwn = row.memberId === ctx.actor.memberId;
  const how = { by: isOwn ? ('OWNER' as const) : ('MANAGER' as const), origin: ctx.origin.requestId };
  const moved = await moveReservations(ctx.tx, { ids, from, to, actorId: ctx.actor.memberId, at: ctx.now, ...how });
  if (to === 'CANCELLED' || to === 'DONE')
    for (const sourceId of moved) await freeTime(ctx.tx, { source: ROOM_TIME, sourceId });
  for (const entityId of moved) {
    const entry = { action: `room.${action.toLowerCase()}`, entity: ROOM_RESERVATION, entityId };
    await writeAudit(ctx.tx, ctx, { ...entry, before: { status: from }, after: { status: to } });
  }
  if (to !== 'CANCELLED') return;
  await tellStudents(ctx.tx, moved, 'CANCELLED');
  const rows = isOwn ? [] : moved.map((id) => ({ id, memberId: row.memberId }));
  await tellOwners(ctx.tx, roomCancelled, { rows, dedupe: 'CANCELLED' });
}

export const changeReservation: Writer<typeof roomReservation.changeReservation> = {
  apply: async (ctx, { params, body }) => {
    const { version, ...wish } = body;
    checkWhen(ctx, wish);
    const period = periodOf(wish);
    // The room before the reservation, as everywhere.
    const locked = isId(wish.roomId) ? await lockOptionalRoom(ctx.tx, wish.roomId) : undefined;
    const { row } = await holdReservation(ctx, { id: params.id, version, wholeSeries: false });
    const { roomId } = checkUse(ctx, locked, { ...wish, ...period });
    if (row.status !== 'BOOKED') return fail('conflict', { current: stateOf(row) });
    if (row.beginsAt <= ctx.now) return fail('tooLate');
    const isSession = row.sessionId !== null;
    const isSame =
      period.beginsAt.getTime() === row.beginsAt.getTime() && period.endsAt.getTime() === row.endsAt.getTime();
    if (isSession && !isSame) return failField('begins', roomWords[ctx.locale].sessionTime);
    const asked = { roomId, memberId: row.memberId, periods: [period], exceptId: row.id, isTimeTaken: isSession };
    const [day] = await judgeDays(ctx, asked);
    if (day?.obstacle) await refuseDay(ctx, roomId, day);
    if (!isSession) await moveTime(ctx, row, period);
    const given = { id: row.id, roomId, purpose: wish.purpose, people: wish.people, version };
    if (!(await updateReservation(ctx.tx, { ...period, ...given }))) return fail('conflict', { current: stateOf(row) });
    await writeAudit(ctx.tx, ctx, {
      action: 'room.move',
      entity: ROOM_RESERVATION,
      entityId: row.id,
      before: { roomId: row.roomId, beginsAt: row.beginsAt },
      after: { roomId, beginsAt: period.beginsAt },
    });
    const dedupe = `CHANGED:${version}`;
    if (roomId !== row.roomId) await tellStudents(ctx.tx, [row.id], dedupe);
    const rows = row.memberId === ctx.actor.memberId ? [] : [row];
    await tellOwners(ctx.tx, roomChanged, { rows, dedupe });
    return { reservationId: row.id };
  },
  answer: async (ctx, ids) => {
    const { reservationId, version } = await answerState(ctx, ids);
    return { reservationId, version };
  },
};

/** Whose time it is has it free then, or is told. Every reservation without a session takes time, so this guards the person too. */
async function moveTime(
  ctx: WriteContext<Actor>,
  row: ReservationRow,
  period: { beginsAt: Date; endsAt: Date },
): Promise<void> {
  await freeTime(ctx.tx, { source: ROOM_TIME, sourceId: row.id });
  const time = { ...period, personId: row.memberId, source: ROOM_TIME, sourceId: row.id };
  if (!(await takeTime(ctx.tx, time))) failField('begins', roomWords[ctx.locale].own);
}
