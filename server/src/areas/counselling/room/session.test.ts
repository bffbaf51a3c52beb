/** Rooms of psychological sessions: had when one is planned, free when it is moved or given up. */
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { MONDAY } from '../../../../test/counselling.ts';
import { type TestPortal } from '../../../../test/portal.ts';
import { anApplicant, aPsychologist, aSession, eachAtCentre, type Colleague } from '../../../../test/psychological.ts';
import { aRoom, reserve, reserved } from '../../../../test/rooms.ts';

let portal: TestPortal;
let manager: Colleague;
let counsellor: Colleague;
let other: Colleague;
let applicant: Awaited<ReturnType<typeof anApplicant>>;
let roomId: string;

eachAtCentre(async (made) => {
  ({ portal, manager, counsellor } = made);
  other = await aPsychologist(portal);
  applicant = await anApplicant(portal);
  roomId = await aRoom(portal, manager);
});

const of = () => ({ id: applicant.applicationId });
const approve = (given: string | null = roomId) =>
  portal.ask(
    psychDesk.approve,
    { params: of(), body: { ...aSession(), place: null, roomId: given, version: 1, counsellorId: counsellor.id } },
    { token: manager.token },
  );
const read = async () =>
  (await portal.get(psychDesk.readCase, { params: of() }, { token: counsellor.token })).psychCase;
const sessionOf = async () => (await read()).sessionList[0] ?? expect.fail('no session');
const statusOf = async (id: string | null) =>
  (await portal.get(roomReservation.readReservation, { params: { id: id ?? '' } }, { token: manager.token }))
    .reservation.status;
const plan = async (more: { hour?: '10' | '11'; roomId?: string | null }) => {
  const session = await sessionOf();
  const body = { ...aSession(more), place: null, version: session.version, roomId: more.roomId ?? null };
  return portal.ask(
    psychDesk.moveSession,
    { params: { ...of(), sessionId: session.sessionId }, body },
    { token: counsellor.token },
  );
};
const isFree = async (begins = '10:00', ends = '11:00'): Promise<boolean> => {
  const query = { date: MONDAY, begins, ends };
  const { roomList } = await portal.get(roomReservation.findFreeRooms, { query }, { token: other.token });
  return roomList.some((room) => room.roomId === roomId && room.obstacle === null);
};
const studentNews = async (): Promise<number> =>
  (
    await sql`select from outbox where payload->>'type' = 'PSYCH_STUDENT' and payload->'recipients' ? ${applicant.id}`.execute(
      portal.platform.db,
    )
  ).rows.length;

it('Y4 Y9 a session is planned with a room, which is the counsellor’s then and takes no time twice', async () => {
  await reserved(portal, other, { roomId });
  const refused = await approve();
  expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'roomId' }] } });
  expect((await read().catch(() => undefined))?.status).toBeUndefined();
  roomId = await aRoom(portal, manager);
  expect((await approve()).envelope.code).toBe('0000');
  const session = await sessionOf();
  expect(session).toMatchObject({ roomId, place: '상담실, 학생회관 3층' });
  const { reservation } = await portal.get(
    roomReservation.readReservation,
    { params: { id: session.reservationId ?? '' } },
    { token: counsellor.token },
  );
  expect(reservation).toMatchObject({ isMine: true, hasSession: true, applicationId: applicant.applicationId });
  const { rows } = await sql`select from busy where person_id = ${counsellor.id}::uuid`.execute(portal.platform.db);
  expect(rows).toHaveLength(1);
  const own = await portal.get(psychAsking.readOwn, { params: of() }, { token: applicant.token });
  expect(own.application.sessionList).toMatchObject([{ place: '상담실, 학생회관 3층' }]);
  // To a colleague the case is not there.
  const seen = await portal.get(
    roomReservation.readReservation,
    { params: { id: session.reservationId ?? '' } },
    { token: other.token },
  );
  expect(seen.reservation.applicationId).toBeNull();
});

it('Y9 another time or room frees the one that it had', async () => {
  await approve();
  const first = (await sessionOf()).reservationId;
  expect((await plan({ hour: '11', roomId })).envelope.code).toBe('0000');
  expect([await statusOf(first), await isFree(), await isFree('11:00', '12:00')]).toEqual(['CANCELLED', true, false]);
  expect((await plan({ hour: '11' })).envelope.code).toBe('0000');
  expect([await isFree('11:00', '12:00'), (await sessionOf()).roomId]).toEqual([true, null]);
});

it('Y9 giving up the session, or the student the application, frees the room', async () => {
  await approve();
  const session = await sessionOf();
  await portal.get(
    psychDesk.markSession,
    { params: { ...of(), sessionId: session.sessionId }, body: { version: session.version, status: 'CANCELLED' } },
    { token: counsellor.token },
  );
  expect([await statusOf(session.reservationId), await isFree()]).toEqual(['CANCELLED', true]);
  applicant = await anApplicant(portal);
  counsellor = await aPsychologist(portal);
  await approve();
  const second = (await sessionOf()).reservationId;
  const body = { version: (await read()).version };
  await portal.get(psychAsking.cancelOwn, { params: of(), body }, { token: applicant.token });
  expect([await statusOf(second), await isFree()]).toEqual(['CANCELLED', true]);
});

it('Y9 a room is reserved for a session afterwards, once; without it the session stays, and the student is told', async () => {
  await approve(null);
  const { sessionList } = await portal.get(roomReservation.listOwnSessions, {}, { token: counsellor.token });
  const sessionId = sessionList[0]?.sessionId ?? null;
  const own = await reserve(portal, counsellor, { roomId });
  expect(own.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'begins' }] } });
  const foreign = await reserve(portal, other, { roomId, sessionId });
  expect(foreign.envelope).toMatchObject({ output: { errors: [{ field: 'sessionId' }] } });
  const late = await reserve(portal, counsellor, { roomId, sessionId, begins: '13:00', ends: '14:00' });
  expect(late.envelope).toMatchObject({ output: { errors: [{ field: 'begins' }] } });
  const id = await reserved(portal, counsellor, { roomId, sessionId });
  const again = await reserve(portal, counsellor, { roomId: await aRoom(portal, manager), sessionId });
  expect(again.envelope).toMatchObject({ output: { errors: [{ field: 'sessionId' }] } });
  const before = await studentNews();
  const body = { action: 'CANCEL' as const, version: 2 };
  await portal.get(roomReservation.stepReservation, { params: { id }, body }, { token: counsellor.token });
  expect(await studentNews()).toBe(before + 1);
  expect(await sessionOf()).toMatchObject({ status: 'BOOKED', roomId: null });
});
