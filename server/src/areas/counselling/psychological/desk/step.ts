import { PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';

import { beginOf, endOf } from '../../../../blocks/calendar/hours.ts';
import { freeTime, takeTime } from '../../../../blocks/calendar/store.ts';
import { saveChange } from '../../../../blocks/workflow/save-change.ts';
import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import { newId } from '../../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../../platform/http/serve.ts';
import { HTTPS, readWebAddress } from '../../../../platform/web-address.ts';
import { claimRoom, giveBackRooms, reserveForSession } from '../../room/for-session.ts';
import { psychMachine, type PsychGiven } from '../steps/machine.ts';
import { APPLICATION, stateOf } from '../case/store.ts';
import { psychWords } from '../case/words.ts';
import { sidesOf } from './actions.ts';
import { sealPlace } from '../case/place.ts';
import { restartReminders } from './reminder-store.ts';
import { insertSession, moveSessionRow, selectSessions, SESSION_TIME, type SessionRow } from '../case/session-store.ts';
import { lockOptionalCase, updateCase, type CasePart, type CaseRow, type CentreViewer } from './store.ts';

export const viewerOf = (ctx: CallContext): CentreViewer => ({
  memberId: ctx.actor.memberId,
  isManager: ctx.actor.rights.hasNamed('PSCHMNG'),
  now: ctx.now,
});

/** The case, held. An emergency opening only reads. @throws Failure `notFound`, `conflict` */
export async function holdCase(ctx: WriteContext, id: string, version: number | null): Promise<CaseRow> {
  const asked = { id, viewer: viewerOf(ctx), locale: ctx.locale };
  const row = await lockOptionalCase(ctx.tx, asked);
  if (!row?.isOwn) return fail('notFound');
  if (version !== null && row.version !== version) return fail('conflict', { current: stateOf(row) });
  return row;
}

/** The case, held, for what writes something new in it: not once consent is withdrawn. @throws Failure also `invalid` */
export async function holdConsented(ctx: WriteContext, id: string, version: number | null): Promise<CaseRow> {
  const row = await holdCase(ctx, id, null);
  if (row.withdrawnAt !== null) return failField('consent', psychWords[ctx.locale].withdrawn);
  if (version !== null && row.version !== version) return fail('conflict', { current: stateOf(row) });
  return row;
}

/** Moves it as somebody of the centre; `prepare` is done once the step may be taken. Gives the new version. @throws Failure `conflict` */
export async function takePsychStep(
  ctx: WriteContext,
  row: CaseRow,
  given: PsychGiven,
  prepare = psychMachine.prepare,
): Promise<number> {
  const machine = { ...psychMachine, ...(prepare && { prepare }) };
  const { version } = await takeStep(ctx, machine, row, { sides: sidesOf(row, viewerOf(ctx)), given });
  return version;
}

/** Keeps what is changed in a case, or in its sessions: of two who do so at once, one is told. @throws Failure `conflict` */
export async function saveCase(
  ctx: WriteContext,
  row: CaseRow,
  { verb, part = {} }: { verb: string; part?: CasePart },
): Promise<void> {
  await saveChange(ctx, {
    current: stateOf(row),
    version: row.version,
    save: () => updateCase(ctx.tx, row, part),
    audit: { action: `counselling.psych.${verb}`, entity: APPLICATION, entityId: row.id },
  });
}

export interface SessionInput {
  readonly date: string;
  readonly hour: string;
  readonly channel: 'FACE_TO_FACE' | 'ONLINE' | 'PHONE';
  readonly place: string | null;
  readonly roomId: string | null;
}

/** @throws Failure `invalid` at `date` */
function readHour(ctx: WriteContext, input: SessionInput): Date {
  const beginsAt = beginOf(input.date, Number(input.hour));
  const isAhead = !Number.isNaN(beginsAt.getTime()) && beginsAt > ctx.now;
  return isAhead ? beginsAt : failField('date', psychWords[ctx.locale].past);
}

/** The hour of both, in the order of their ids, so that two who book at once do not wait for each other in a circle. @throws Failure `invalid` at `date` */
async function takeHour(
  ctx: WriteContext,
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
function readPlace(ctx: WriteContext, { channel, place }: SessionInput): string | null {
  if (channel !== 'ONLINE') return place;
  const link = readWebAddress(place ?? '', { most: PSYCH_MOST.place, start: HTTPS });
  return link ?? failField('place', psychWords[ctx.locale].link);
}

async function sealInput(
  ctx: WriteContext,
  of: { row: CaseRow; id: string },
  input: SessionInput,
): Promise<string | null> {
  return sealPlace(await ctx.platform.sealing.readKey(ctx.tx, of.row.dataKeyId), of.id, readPlace(ctx, input));
}

const NOT_RUNNING = {
  ko: '승인했거나 진행 중인 상담만 회기를 잡거나 늘릴 수 있어요.',
  en: 'Sessions are booked or added only while a case is approved or in progress.',
};
const NOBODY_ASSIGNED = { ko: '먼저 상담자를 배정해 주세요.', en: 'Assign a counsellor first.' };

/** @throws Failure `notPossible` where no session is held in it */
export function expectRunning(row: CaseRow): void {
  if (row.status !== 'APPROVED' && row.status !== 'IN_PROGRESS') failNow(NOT_RUNNING, stateOf(row));
}

/** Books an hour of the counsellor's and the student's, and a room where one is chosen. @throws Failure `invalid` at `date`, `place`, `roomId` */
export async function bookHour(ctx: WriteContext, row: CaseRow, input: SessionInput): Promise<Date> {
  const say = psychWords[ctx.locale];
  const beginsAt = readHour(ctx, input);
  if (row.assignedId === null) return failNow(NOBODY_ASSIGNED, stateOf(row));
  const sessions = await selectSessions(ctx.tx, row.id);
  const used = sessions.filter(({ status }) => status === 'HELD' || status === 'BOOKED').length;
  if (used >= row.sessionCap) return failField('date', say.cap(row.sessionCap));
  const id = newId();
  const { channel, roomId } = input;
  const place = await sealInput(ctx, { row, id }, input);
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
  ctx: WriteContext,
  { row, session }: { row: CaseRow; session: SessionRow },
  input: SessionInput,
): Promise<Date> {
  const beginsAt = readHour(ctx, input);
  const { id, counsellorId, reservationId } = session;
  const { channel, roomId } = input;
  const place = await sealInput(ctx, { row, id }, input);
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
