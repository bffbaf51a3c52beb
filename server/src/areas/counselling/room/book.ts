/** Reserving: a room of many at once goes to one; the database has the last word. */
import type { RoomPurpose } from '@naru/contract/areas/counselling/room/words.ts';
import type { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';

import { takeTime } from '../../../blocks/calendar/store.ts';
import { takeSteps } from '../../../blocks/workflow/take-step.ts';
import { newId } from '../../../platform/db/id.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { checkRepeat, checkUse, checkWhen, judgeDays, refuseDay, type JudgedDay } from './judge.ts';
import { roomMachine } from './machine.ts';
import { lockOptionalRoom, selectOptionalRoom } from './room-store.ts';
import { periodOf, seriesOf, type RoomPeriod } from './rules.ts';
import { blockEnd, lockOptionalOwnSession } from './session-store.ts';
import { holdRoom, ROOM_TIME, selectHeld, selectObstacles, deleteReservation } from './store.ts';
import { roomWords } from './words.ts';

type Body = Parameters<(typeof createReservation)['apply']>[1]['body'];

export const previewReservation: Reader<typeof roomReservation.previewReservation> = async (ctx, { body }) => {
  checkWhen(ctx, body);
  checkRepeat(ctx, body);
  const room = await selectOptionalRoom(ctx.db, body.roomId);
  const { roomId } = checkUse(ctx, room, { ...body, ...periodOf(body) });
  const isTimeTaken = body.sessionId !== null;
  const periods = seriesOf(body);
  const days = await judgeDays(ctx, { roomId, memberId: ctx.actor.memberId, periods, isTimeTaken });
  return { dayList: days.map(({ period, obstacle }) => ({ date: period.date, obstacle })) };
};

export const createReservation: Writer<typeof roomReservation.createReservation> = {
  apply: async (ctx, { body }) => {
    checkWhen(ctx, body);
    checkRepeat(ctx, body);
    const locked = await lockOptionalRoom(ctx.tx, body.roomId);
    const { roomId } = checkUse(ctx, locked, { ...body, ...periodOf(body) });
    await checkSession(ctx, body);
    const periods = seriesOf(body);
    const isTimeTaken = body.sessionId !== null;
    const asked = { roomId, memberId: ctx.actor.memberId, periods, isTimeTaken };
    const days = await judgeDays(ctx, asked);
    await refuseConflicts(ctx, body, days);
    const seriesId = periods.length > 1 ? newId() : null;
    const ids: string[] = [];
    for (const { period, obstacle } of days) {
      const id = obstacle === null ? await reserve(ctx, { ...body, period, seriesId }) : undefined;
      if (id !== undefined) ids.push(id);
    }
    const [first] = ids;
    if (first === undefined) return failField('roomId', roomWords[ctx.locale].nothing);
    await confirmHeld(ctx, ids, 'OWNER');
    return { reservationId: first, count: String(ids.length), skipped: String(days.length - ids.length) };
  },
  answer: async (_ctx, ids) => ({
    reservationId: ids['reservationId'] ?? '',
    count: Number(ids['count'] ?? 0),
    skippedCount: Number(ids['skipped'] ?? 0),
  }),
};

/** Checks that a session is one's own, ahead, without a room yet, and at that hour. @throws Failure `invalid` */
async function checkSession(ctx: WriteContext, body: Body): Promise<void> {
  if (body.sessionId === null) return;
  const say = roomWords[ctx.locale];
  if (body.repeatWeeks !== null || body.repeatUntil !== null) failField('sessionId', say.sessionOnce);
  const asked = { id: body.sessionId, memberId: ctx.actor.memberId, now: ctx.now };
  const found = await lockOptionalOwnSession(ctx.tx, asked);
  if (!found) return failField('sessionId', say.session);
  if (found.hasRoom) failField('sessionId', say.sessionTaken);
  const { beginsAt, endsAt } = periodOf(body);
  const isSame = beginsAt.getTime() === found.beginsAt.getTime() && endsAt.getTime() === blockEnd(beginsAt).getTime();
  if (!isSame) failField('begins', say.sessionTime);
}

/** Days that cannot be had are left out only where the person chose so. @throws Failure `invalid` */
async function refuseConflicts(ctx: WriteContext, body: Body, days: readonly JudgedDay[]): Promise<void> {
  const say = roomWords[ctx.locale];
  const conflicts = days.filter(({ obstacle }) => obstacle !== null);
  const [first] = conflicts;
  if (!first) return;
  if (days.length === 1) await refuseDay(ctx, body.roomId, first);
  if (conflicts.length === days.length) failField('roomId', say.nothing);
  if (!body.skipsConflicts) failField('skipsConflicts', say.conflicts(conflicts.length));
}

interface Reserving {
  readonly roomId: string;
  readonly period: RoomPeriod;
  readonly purpose: RoomPurpose;
  readonly people: number;
  readonly sessionId: string | null;
  readonly seriesId: string | null;
  readonly skipsConflicts: boolean;
}

/** Holds one day; undefined where somebody was faster and it is to be left out. @throws Failure `invalid` */
async function reserve(ctx: WriteContext, wish: Reserving): Promise<string | undefined> {
  const { period, roomId, purpose, people, sessionId, seriesId } = wish;
  const { memberId } = ctx.actor;
  const made = { ...period, id: newId(), roomId, memberId, purpose, people, sessionId, seriesId, at: ctx.now };
  if (!(await holdRoom(ctx.tx, made))) return wish.skipsConflicts ? undefined : refuseLate(ctx, wish);
  // The time of a session is taken by the session.
  if (sessionId !== null) return made.id;
  if (await takeTime(ctx.tx, { ...period, personId: memberId, source: ROOM_TIME, sourceId: made.id })) return made.id;
  if (!wish.skipsConflicts) return failField('begins', roomWords[ctx.locale].own);
  await deleteReservation(ctx.tx, made.id);
  return undefined;
}

/** Refuses because the room, or the person's own time, was taken in between. */
async function refuseLate(ctx: WriteContext, { roomId, period, sessionId }: Reserving): Promise<never> {
  const asked = { roomId, memberId: ctx.actor.memberId, periods: [period], exceptId: null };
  const [found] = await selectObstacles(ctx.tx, { ...asked, isTimeTaken: sessionId !== null });
  const obstacle = found?.isOwn ? 'OWN' : 'TAKEN';
  return refuseDay(ctx, roomId, { period, obstacle });
}

/** Books all held reservations in one step. */
export async function confirmHeld(ctx: WriteContext, ids: readonly string[], by: 'OWNER' | 'MANAGER'): Promise<void> {
  await takeSteps(ctx, roomMachine, await selectHeld(ctx.tx, ids), { sides: [by], given: { action: 'BOOK' } });
}
