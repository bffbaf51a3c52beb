import { PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';
import { sql } from 'kysely';

import { beginOf, endOf } from '../../../../blocks/calendar/hours.ts';
import { freeTime, takeTime } from '../../../../blocks/calendar/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId, newId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../../platform/http/serve.ts';
import { HTTPS, readWebAddress } from '../../../../platform/web-address.ts';
import { claimRoom, giveBackRooms, reserveForSession } from '../../room/for-session.ts';
import { moveApplication } from '../application/move.ts';
import { stateOf } from '../application/store.ts';
import { findPsychTransition, type PsychAction } from '../rules.ts';
import { psychWords } from '../words.ts';
import { sidesOf } from './actions.ts';
import { sealPlace } from './place.ts';
import { restartReminders } from './reminder-store.ts';
import { insertSession, moveSessionRow, selectSessions, type SessionRow } from './session-store.ts';
import { lockOptionalCase, type CaseRow, type CentreViewer } from './store.ts';

/** What busy time calls a session. */
export const SESSION_TIME = 'psych.session';

export const viewerOf = (ctx: CallContext<Actor>): CentreViewer => ({
  memberId: ctx.actor.memberId,
  isManager: ctx.actor.rights.hasNamed('PSCHMNG'),
  now: ctx.now,
});

/** The case, held. An emergency opening only reads. @throws Failure `notFound`, `conflict` */
export async function holdCase(ctx: WriteContext<Actor>, id: string, version: number | null): Promise<CaseRow> {
  const asked = { id, viewer: viewerOf(ctx), locale: ctx.locale };
  const row = isId(id) ? await lockOptionalCase(ctx.tx, asked) : undefined;
  if (!row?.isOwn) return fail('notFound');
  if (version !== null && row.version !== version) return fail('conflict', { current: stateOf(row) });
  return row;
}

/** The case, held, for what writes something new in it: not once consent is withdrawn. @throws Failure also `invalid` */
export async function holdConsented(ctx: WriteContext<Actor>, id: string, version: number | null): Promise<CaseRow> {
  const row = await holdCase(ctx, id, null);
  if (row.withdrawnAt !== null) return failField('consent', psychWords[ctx.locale].withdrawn);
  if (version !== null && row.version !== version) return fail('conflict', { current: stateOf(row) });
  return row;
}

/** Moves it by the machine. Gives the new version. @throws Failure `conflict` */
export async function takePsychStep(
  ctx: WriteContext<Actor>,
  row: CaseRow,
  step: { action: PsychAction; ending?: string; reason?: string },
): Promise<number> {
  const { action, ...how } = step;
  const transition = findPsychTransition({ action, from: row.status, by: sidesOf(row, viewerOf(ctx)) });
  if (!transition) return fail('conflict', { current: stateOf(row) });
  return moveApplication(ctx, row, { transition, ...how });
}

export interface SessionWish {
  readonly date: string;
  readonly hour: string;
  readonly channel: 'FACE_TO_FACE' | 'ONLINE' | 'PHONE';
  readonly place: string | null;
  readonly roomId: string | null;
}

/** @throws Failure `invalid` at `date` */
function readHour(ctx: WriteContext<Actor>, wish: SessionWish): Date {
  const beginsAt = beginOf(wish.date, Number(wish.hour));
  const isAhead = !Number.isNaN(beginsAt.getTime()) && beginsAt > ctx.now;
  return isAhead ? beginsAt : failField('date', psychWords[ctx.locale].past);
}

/** The hour of both, in the order of their ids, so that two who book at once do not wait for each other in a circle. @throws Failure `invalid` at `date` */
async function takeHour(
  ctx: WriteContext<Actor>,
  of: { id: string; counsellorId: string; studentMemberId: string; beginsAt: Date },
): Promise<void> {
  const say = psychWords[ctx.locale];
  const time = { beginsAt: of.beginsAt, endsAt: endOf(of.beginsAt), source: SESSION_TIME, sourceId: of.id };
  for (const personId of [of.counsellorId, of.studentMemberId].sort()) {
    const isFree = await takeTime(ctx.tx, { ...time, personId });
    if (!isFree) failField('date', personId === of.counsellorId ? say.counsellorBusy : say.studentBusy);
  }
}

/** Where it is held, as it is written; of an online session the address under which both meet. @throws Failure `invalid` at `place` */
function readPlace(ctx: WriteContext<Actor>, { channel, place }: SessionWish): string | null {
  if (channel !== 'ONLINE') return place;
  const link = readWebAddress(place ?? '', { most: PSYCH_MOST.place, start: HTTPS });
  return link ?? failField('place', psychWords[ctx.locale].link);
}

async function sealWish(
  ctx: WriteContext<Actor>,
  of: { row: CaseRow; id: string },
  wish: SessionWish,
): Promise<string | null> {
  return sealPlace(await ctx.platform.sealing.readKey(ctx.tx, of.row.dataKeyId), of.id, readPlace(ctx, wish));
}

/** Books an hour of the counsellor's and the student's, and a room where one is chosen. @throws Failure `invalid` at `date`, `place`, `roomId` */
export async function bookHour(ctx: WriteContext<Actor>, row: CaseRow, wish: SessionWish): Promise<Date> {
  const say = psychWords[ctx.locale];
  const beginsAt = readHour(ctx, wish);
  if (row.assignedId === null) return fail('conflict', { current: stateOf(row) });
  const sessions = await selectSessions(ctx.tx, row.id);
  const used = sessions.filter(({ status }) => status === 'HELD' || status === 'BOOKED').length;
  if (used >= row.sessionCap) return failField('date', say.cap(row.sessionCap));
  const id = newId();
  const { channel, roomId } = wish;
  const place = await sealWish(ctx, { row, id }, wish);
  const counsellorId = row.assignedId;
  if (roomId !== null) await claimRoom(ctx, { roomId, counsellorId, beginsAt });
  await takeHour(ctx, { id, counsellorId, studentMemberId: row.studentMemberId, beginsAt });
  await insertSession(ctx.tx, { id, applicationId: row.id, counsellorId, beginsAt, channel, place });
  await restartReminders(ctx.tx, { id, beginsAt, now: ctx.now });
  if (roomId !== null) await reserveForSession(ctx, { roomId, counsellorId, beginsAt, sessionId: id });
  return beginsAt;
}

/** Another hour, way or room for a session that is still ahead. @throws Failure `invalid` at `date`, `place`, `roomId`; `conflict` */
export async function moveHour(
  ctx: WriteContext<Actor>,
  { row, session }: { row: CaseRow; session: SessionRow },
  wish: SessionWish,
): Promise<Date> {
  const beginsAt = readHour(ctx, wish);
  const { id, counsellorId, reservationId } = session;
  const { channel, roomId } = wish;
  const place = await sealWish(ctx, { row, id }, wish);
  const room = roomId === null ? null : { roomId, counsellorId, beginsAt };
  if (room) await claimRoom(ctx, { ...room, ...(reservationId !== null && { exceptId: reservationId }) });
  const isSameHour = beginsAt.getTime() === session.beginsAt.getTime();
  if (!isSameHour) {
    await freeTime(ctx.tx, { source: SESSION_TIME, sourceId: id });
    await takeHour(ctx, { id, counsellorId, studentMemberId: row.studentMemberId, beginsAt });
  }
  const isMoved = await moveSessionRow(ctx.tx, { id, beginsAt, channel, place, version: session.version });
  if (!isMoved) return fail('conflict', { current: stateOf(row) });
  if (!isSameHour) await restartReminders(ctx.tx, { id, beginsAt, now: ctx.now });
  if (isSameHour && roomId === session.roomId) return beginsAt;
  await giveBackRooms(ctx, [id]);
  if (room) await reserveForSession(ctx, { ...room, sessionId: id });
  return beginsAt;
}

/** Sessions ahead are given up, with the time that they took and their rooms. */
export async function giveUpSessions(
  ctx: Pick<WriteContext<Actor>, 'tx' | 'actor' | 'now' | 'origin'>,
  applicationId: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update psych.session set status = 'CANCELLED', version = version + 1
    where application_id = ${applicationId}::uuid and status = 'BOOKED' returning id`.execute(ctx.tx);
  for (const { id } of rows) await freeTime(ctx.tx, { source: SESSION_TIME, sourceId: id });
  await giveBackRooms(
    ctx,
    rows.map(({ id }) => id),
  );
}
