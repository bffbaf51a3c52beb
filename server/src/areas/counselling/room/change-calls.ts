/** Changes of a reservation: checked in, over, cancelled, or moved to another room or time. */
import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import type { ROOM_STEPS } from '@naru/contract/areas/counselling/room/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { freeTime, takeTime } from '../../../blocks/calendar/store.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { expectVersion, reasonAgainst } from '../../../blocks/workflow/take-step.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { checkUse, checkWhen, judgeDays, refuseDay } from './judge.ts';
import { roomMachine } from './machine.ts';
import { roomChanged, tellOwners, tellStudents } from './notifications.ts';
import { sidesOf } from './read-calls.ts';
import { lockOptionalRoom } from './room-store.ts';
import { periodOf, type RoomPeriod } from './rules.ts';
import {
  lockReservations,
  ROOM_RESERVATION,
  ROOM_TIME,
  selectOptionalReservation,
  selectReservations,
  updateReservation,
  type ReservationRow,
} from './store.ts';
import { roomWords } from './words.ts';

/** Locks the reservation first, and with `isSeries` its series as far as it is ahead. Empty where it is not theirs. */
async function holdReservations(
  ctx: WriteContext,
  { id, isSeries }: { id: string; isSeries: boolean },
): Promise<ReservationRow[]> {
  const early = await selectOptionalReservation(ctx.tx, { id, locale: ctx.locale });
  if (!early || sidesOf(ctx, early).length === 0) return [];
  const ids = await lockReservations(ctx.tx, { id, seriesId: isSeries ? early.seriesId : null, now: ctx.now });
  const rows = await selectReservations(ctx.tx, { ids, locale: ctx.locale });
  return [...rows.filter((row) => row.id === id), ...rows.filter((row) => row.id !== id)];
}

const readStanding = async (ctx: CallContext, id: string) => {
  const row = await selectOptionalReservation(ctx.db, { id, locale: ctx.locale });
  return row && sidesOf(ctx, row).length > 0 ? roomMachine.standing(row) : undefined;
};

const isForSeries = (given: StepGiven<typeof ROOM_STEPS>): boolean => given.action === 'CANCEL' && given.wholeSeries;

export const stepReservation = writeStep(roomReservation.stepReservation, roomMachine, {
  hold: (ctx, id, given) => holdReservations(ctx, { id, isSeries: isForSeries(given) }),
  sides: sidesOf,
  read: readStanding,
});

export const changeReservation: Writer<typeof roomReservation.changeReservation> = {
  apply: async (ctx, { params, body }) => {
    const { version, ...wish } = body;
    checkWhen(ctx, wish);
    const period = periodOf(wish);
    // The room before the reservation, as everywhere.
    const locked = await lockOptionalRoom(ctx.tx, wish.roomId);
    const [row] = await holdReservations(ctx, { id: params.id, isSeries: false });
    if (!row) return fail('notFound');
    const current = roomMachine.standing(row);
    expectVersion(current, version);
    const { roomId } = checkUse(ctx, locked, { ...wish, ...period });
    if (row.status !== 'BOOKED') return failNow(reasonAgainst(roomMachine, 'CANCEL', row.status), current);
    if (row.beginsAt <= ctx.now) return fail('tooLate');
    await checkRoom(ctx, row, { roomId, period });
    if (row.sessionId === null) await moveTime(ctx, row, period);
    const given = { id: row.id, roomId, purpose: wish.purpose, people: wish.people, version };
    await saveChange(ctx, {
      current,
      version,
      save: () => updateReservation(ctx.tx, { ...period, ...given }),
      audit: {
        action: 'room.move',
        entity: ROOM_RESERVATION,
        entityId: row.id,
        before: { roomId: row.roomId, beginsAt: row.beginsAt },
        after: { roomId, beginsAt: period.beginsAt },
      },
    });
    const dedupe = `CHANGED:${version}`;
    if (roomId !== row.roomId) await tellStudents(ctx.tx, [row.id], dedupe);
    const rows = row.memberId === ctx.actor.memberId ? [] : [row];
    await tellOwners(ctx.tx, roomChanged, { rows, dedupe });
    return { reservationId: row.id };
  },
  answer: async (ctx, { reservationId = '' }) => {
    const { version } = (await readStanding(ctx, reservationId)) ?? fail('notFound');
    return { reservationId, version };
  },
};

/** Checks that the room is available then; a session keeps its own time. @throws Failure `invalid` */
async function checkRoom(
  ctx: WriteContext,
  row: ReservationRow,
  { roomId, period }: { roomId: string; period: RoomPeriod },
): Promise<void> {
  const isSession = row.sessionId !== null;
  const isSame =
    period.beginsAt.getTime() === row.beginsAt.getTime() && period.endsAt.getTime() === row.endsAt.getTime();
  if (isSession && !isSame) return failField('begins', roomWords[ctx.locale].sessionTime);
  const asked = { roomId, memberId: row.memberId, periods: [period], exceptId: row.id, isTimeTaken: isSession };
  const [day] = await judgeDays(ctx, asked);
  if (day?.obstacle) await refuseDay(ctx, roomId, day);
}

/** Moves the owner's time, or refuses if it is taken: it guards the person too, except for time of a session. */
async function moveTime(
  ctx: WriteContext,
  row: ReservationRow,
  period: { beginsAt: Date; endsAt: Date },
): Promise<void> {
  await freeTime(ctx.tx, { source: ROOM_TIME, sourceId: row.id });
  const time = { ...period, personId: row.memberId, source: ROOM_TIME, sourceId: row.id };
  if (!(await takeTime(ctx.tx, time))) failField('begins', roomWords[ctx.locale].own);
}
