import { room as roomCalls } from '@naru/contract/areas/counselling/room/room.ts';
import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { MONDAY } from '../../../../test/counselling.ts';
import { type TestPortal } from '../../../../test/portal.ts';
import { aPsychologist, eachAtCentre, type Colleague } from '../../../../test/psychological.ts';
import { aReservation, aRoom, aRoomBody, reserve, reserved } from '../../../../test/rooms.ts';
import { releaseRooms } from './tasks.ts';

let portal: TestPortal;
let manager: Colleague;
let counsellor: Colleague;
let other: Colleague;
let roomId: string;

eachAtCentre(async (made) => {
  ({ portal, manager, counsellor } = made);
  other = await aPsychologist(portal);
  roomId = await aRoom(portal, manager);
});

const read = async (id: string, by: Colleague = counsellor) =>
  (await portal.get(roomReservation.readReservation, { params: { id } }, { token: by.token })).reservation;
const move = async (id: string, action: 'CHECK_IN' | 'FINISH' | 'CANCEL', by: Colleague = counsellor) => {
  const { version } = await read(id, manager);
  return portal.ask(
    roomReservation.stepReservation,
    { params: { id }, body: { action, version } },
    { token: by.token },
  );
};
const busyOf = async (person: Colleague): Promise<number> =>
  (await sql`select from busy where person_id = ${person.id}::uuid`.execute(portal.platform.db)).rows.length;
const fieldOf = (answer: { envelope: { output: unknown } }): string | undefined =>
  (answer.envelope.output as { errors?: { field: string }[] }).errors?.[0]?.field;
const seoul = (clock: string): Date => new Date(`${MONDAY}T${clock}:00+09:00`);
const told = async (type: string): Promise<unknown[]> =>
  (await sql`select payload from outbox where payload->>'type' = ${type} order by id`.execute(portal.platform.db)).rows;

describe('Y9 a room and a time', () => {
  it('go to one of fifty at once; the others are told that the room is taken, the one who has it that the time is their own', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => aPsychologist(portal)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_one, at) => reserve(portal, others[at % 5] ?? counsellor, { roomId })),
    );
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    expect(codes.filter((code) => code === '9100')).toHaveLength(49);
    const winner = codes.indexOf('0000') % 5;
    const fields = answers.map(fieldOf).map((field, at) => [at % 5 === winner, field]);
    expect(fields.filter(([isWinner, field]) => !isWinner && field === 'roomId')).toHaveLength(40);
    expect(fields.filter(([isWinner, field]) => isWinner && field === 'begins')).toHaveLength(9);
    const { rows } = await sql`select from room_reservation where room_id = ${roomId}::uuid`.execute(
      portal.platform.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('of one person who asks fifty times at once for ten rooms are one', async () => {
    const rooms = await Promise.all(Array.from({ length: 10 }, () => aRoom(portal, manager)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_one, at) => reserve(portal, counsellor, { roomId: rooms[at % 10] ?? roomId })),
    );
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
    expect(answers.every(({ envelope }) => ['0000', '9100'].includes(envelope.code))).toBe(true);
    expect(await busyOf(counsellor)).toBe(1);
  });

  it('that overlap by half an hour are refused, those that touch are not', async () => {
    await reserved(portal, counsellor, { roomId });
    const late = await reserve(portal, other, { roomId, begins: '10:30', ends: '11:30' });
    expect([late.envelope.code, fieldOf(late)]).toEqual(['9100', 'roomId']);
    expect((await reserve(portal, other, { roomId, begins: '11:00', ends: '12:00' })).envelope.code).toBe('0000');
  });

  it('are no one’s whose time is taken by anything else', async () => {
    await sql`insert into busy (id, person_id, period, source, source_id) values (gen_random_uuid(), ${counsellor.id}::uuid,
      tstzrange(${seoul('10:30')}, ${seoul('10:40')}), 'test', gen_random_uuid())`.execute(portal.platform.db);
    const answer = await reserve(portal, counsellor, { roomId });
    expect([answer.envelope.code, fieldOf(answer)]).toEqual(['9100', 'begins']);
  });

  it.each([
    [{ date: '2026-11-20', begins: '09:30' as const, ends: '10:00' as const }, 'begins'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2027-11-22' }, 'date'],
    [{ begins: '11:00', ends: '10:00' }, 'ends'],
    [{ begins: '08:00' }, 'begins'],
    [{ date: '2026-11-22' }, 'begins'],
    [{ people: 5 }, 'people'],
    [{ purpose: 'TEST' as const }, 'purpose'],
    [{ repeatUntil: '2026-11-25' }, 'repeatUntil'],
    [{ repeatUntil: '2027-11-22' }, 'repeatUntil'],
    [{ sessionId: 'none' }, 'sessionId'],
    [{ begins: '10:15' }, 'begins'],
  ])('with %j are refused at %s, in both languages', async (more, field) => {
    const ask = (language: string) =>
      portal.ask(
        roomReservation.createReservation,
        { body: aReservation({ roomId, ...more }) },
        { token: counsellor.token, language },
      );
    const [ko, en] = [await ask('ko'), await ask('en')];
    expect([ko.envelope.code, fieldOf(ko), fieldOf(en)]).toEqual(['9100', field, field]);
    expect(JSON.stringify(ko.envelope.output)).toMatch(/\p{Script=Hangul}/u);
    expect(JSON.stringify(en.envelope.output)).not.toMatch(/\p{Script=Hangul}/u);
  });

  it('happen once when they are sent twice', async () => {
    const ask = () =>
      portal.ask(
        roomReservation.createReservation,
        { body: aReservation({ roomId }) },
        { token: counsellor.token, headers: { 'idempotency-key': 'once-and-only-once' } },
      );
    const [one, two] = [await ask(), await ask()];
    expect(two.envelope).toEqual(one.envelope);
    expect(await busyOf(counsellor)).toBe(1);
  });
});

describe('Y9 free rooms at a time', () => {
  const find = async (more: { purpose?: 'TEST'; people?: number } = {}) => {
    const query = { date: MONDAY, begins: '10:00', ends: '11:00', ...more };
    const { roomList } = await portal.get(roomReservation.findFreeRooms, { query }, { token: counsellor.token });
    return roomList.find((one) => one.roomId === roomId)?.obstacle;
  };
  it('say what stands in the way of the others', async () => {
    expect(await find()).toBeNull();
    expect(await find({ people: 5 })).toBe('CAPACITY');
    expect(await find({ purpose: 'TEST' })).toBe('PURPOSE');
    await reserved(portal, other, { roomId });
    expect(await find()).toBe('TAKEN');
    await portal.get(
      roomCalls.changeRoom,
      { params: { id: roomId }, body: { ...aRoomBody({ isActive: false }), version: 1 } },
      { token: manager.token },
    );
    expect(await find()).toBeUndefined();
  });
});

describe('Y9 a series', () => {
  it('shows what stands in its way, and leaves those days out only where the person chose so', async () => {
    await reserved(portal, other, { roomId, date: '2026-11-30' });
    const body = aReservation({ roomId, repeatWeeks: 3 });
    const { dayList } = await portal.get(roomReservation.previewReservation, { body }, { token: counsellor.token });
    expect(dayList).toEqual([
      { date: MONDAY, obstacle: null },
      { date: '2026-11-30', obstacle: 'TAKEN' },
      { date: '2026-12-07', obstacle: null },
    ]);
    const refused = await reserve(portal, counsellor, { roomId, repeatWeeks: 3 });
    expect([refused.envelope.code, fieldOf(refused)]).toEqual(['9100', 'skipsConflicts']);
    expect(await busyOf(counsellor)).toBe(0);
    const done = await reserve(portal, counsellor, { roomId, repeatWeeks: 3, skipsConflicts: true });
    expect(done.envelope.output).toMatchObject({ count: 2, skippedCount: 1 });
    const { reservationId } = done.envelope.output as { reservationId: string };
    expect(await read(reservationId)).toMatchObject({ isSeries: true, seriesCount: 2, status: 'BOOKED' });
    const nothing = await reserve(portal, counsellor, { roomId, repeatWeeks: 3, skipsConflicts: true });
    expect(fieldOf(nothing)).toBe('roomId');
  });

  it('is cancelled as a whole from that day on, and gives back the time', async () => {
    const id = await reserved(portal, counsellor, { roomId, repeatWeeks: 4 });
    expect(await busyOf(counsellor)).toBe(4);
    const body = { action: 'CANCEL' as const, version: (await read(id)).version, wholeSeries: true };
    await portal.get(roomReservation.stepReservation, { params: { id }, body }, { token: counsellor.token });
    expect(await busyOf(counsellor)).toBe(0);
    expect((await reserve(portal, other, { roomId, repeatWeeks: 4 })).envelope.code).toBe('0000');
  });
});

describe('Y9 a block', () => {
  const block = (more: { roomId?: string | null; ends?: string } = {}) => ({
    roomId: more.roomId === undefined ? roomId : more.roomId,
    beginsOn: MONDAY,
    begins: '10:00',
    endsOn: MONDAY,
    ends: more.ends ?? '12:00',
    reason: '에어컨 수리',
  });
  it('lists what it touches, deletes nothing, tells who has it, and is kept from then on', async () => {
    const id = await reserved(portal, counsellor, { roomId });
    const preview = await portal.get(roomCalls.previewClosure, { body: block() }, { token: manager.token });
    expect(preview).toMatchObject({ touchedCount: 1, touchedList: [{ reservationId: id }] });
    const before = (await told('ROOM_TOUCHED')).length;
    const { closureId } = await portal.get(roomCalls.createClosure, { body: block() }, { token: manager.token });
    expect(await told('ROOM_TOUCHED')).toHaveLength(before + 1);
    expect((await read(id)).status).toBe('BOOKED');
    const refused = await reserve(portal, other, { roomId, begins: '11:00', ends: '12:00' });
    expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'roomId' }] } });
    expect(JSON.stringify(refused.envelope.output)).toContain('에어컨 수리');
    await portal.get(roomCalls.deleteClosure, { params: { id: closureId } }, { token: manager.token });
    expect((await reserve(portal, other, { roomId, begins: '11:00', ends: '12:00' })).envelope.code).toBe('0000');
  });

  it('of every room is one of each', async () => {
    const { closureId } = await portal.get(
      roomCalls.createClosure,
      { body: block({ roomId: null }) },
      { token: manager.token },
    );
    expect(fieldOf(await reserve(portal, other, { roomId }))).toBe('roomId');
    const query = { date: MONDAY };
    const day = await portal.get(roomReservation.readCalendar, { query }, { token: other.token });
    expect(day.closureList).toMatchObject([{ closureId, roomId: null, roomNm: null, reason: '에어컨 수리' }]);
    await portal.get(roomCalls.deleteClosure, { params: { id: closureId } }, { token: manager.token });
  });

  it('and a reservation at once: the block finds the reservation, or the reservation the block', async () => {
    const [made, closed] = await Promise.all([
      reserve(portal, counsellor, { roomId }),
      portal.get(roomCalls.createClosure, { body: block() }, { token: manager.token }),
    ]);
    const touched = await portal.get(roomCalls.previewClosure, { body: block() }, { token: manager.token });
    expect(touched.touchedCount).toBe(made.envelope.code === '0000' ? 1 : 0);
    await portal.get(roomCalls.deleteClosure, { params: { id: closed.closureId } }, { token: manager.token });
  });

  it('is a manager’s to make', async () => {
    const answer = await portal.ask(roomCalls.createClosure, { body: block() }, { token: counsellor.token });
    expect(answer.envelope.code).toBe('S403');
  });
});

describe('Y9 a room that changes', () => {
  it('lists what does not fit any more, leaves it, tells who has it, and takes nothing new', async () => {
    const id = await reserved(portal, counsellor, { roomId, people: 4 });
    const body = aRoomBody({ capacity: 3 });
    const params = { id: roomId };
    const preview = await portal.get(roomCalls.previewRoom, { params, body }, { token: manager.token });
    expect(preview.touchedList).toMatchObject([{ reservationId: id }]);
    const before = (await told('ROOM_TOUCHED')).length;
    const change = (version: number) =>
      portal.ask(roomCalls.changeRoom, { params, body: { ...body, version } }, { token: manager.token });
    expect((await change(1)).envelope.code).toBe('0000');
    expect((await change(1)).envelope.code).toBe('9101');
    expect(await told('ROOM_TOUCHED')).toHaveLength(before + 1);
    expect((await read(id)).status).toBe('BOOKED');
    expect(fieldOf(await reserve(portal, other, { roomId, begins: '13:00', ends: '14:00', people: 4 }))).toBe('people');
  });

  it.each([
    [{ nameKo: ' ' }, 'nameKo'],
    [{ purposeList: [] }, 'purposeList'],
    [{ hoursList: [] }, 'hoursList'],
    [{ hoursList: [{ weekday: 1, opens: '10:00', closes: '09:00' }] }, 'hoursList.0.closes'],
  ])('to %j is refused at %s', async (more, field) => {
    const answer = await portal.ask(roomCalls.createRoom, { body: aRoomBody(more) }, { token: manager.token });
    expect(fieldOf(answer)).toBe(field);
  });
});

describe('Y9 whoever has a room', () => {
  it('checks in around its beginning, and finishes; others do neither', async () => {
    const id = await reserved(portal, counsellor, { roomId });
    expect((await move(id, 'CHECK_IN')).envelope.code).toBe('E1401');
    portal.clock.now = seoul('09:50');
    expect((await read(id)).stepList.map(({ action }) => action)).toEqual(['CHECK_IN', 'CANCEL']);
    expect((await read(id)).canChange).toBe(true);
    expect((await read(id, other)).stepList).toEqual([]);
    expect((await move(id, 'CHECK_IN', other)).envelope.code).toBe('404');
    expect((await move(id, 'CHECK_IN')).envelope.output).toMatchObject({ status: 'CHECKED_IN' });
    expect((await move(id, 'CHECK_IN')).envelope.code).toBe('9103');
    portal.clock.now = seoul('10:20');
    expect((await move(id, 'FINISH')).envelope.output).toMatchObject({ status: 'DONE' });
    expect((await read(id)).historyList.map(({ to }) => to)).toEqual(['BOOKED', 'CHECKED_IN', 'DONE']);
    expect(await busyOf(counsellor)).toBe(0);
  });

  it('loses it where a manager cancels, and is told', async () => {
    const id = await reserved(portal, counsellor, { roomId });
    const before = (await told('ROOM_CANCELLED')).length;
    expect((await move(id, 'CANCEL', manager)).envelope.output).toMatchObject({ status: 'CANCELLED' });
    expect(await told('ROOM_CANCELLED')).toHaveLength(before + 1);
    expect(await busyOf(counsellor)).toBe(0);
  });

  it('of two answers with one version hears that it has changed', async () => {
    const id = await reserved(portal, counsellor, { roomId });
    const cancel = () =>
      portal.ask(
        roomReservation.stepReservation,
        { params: { id }, body: { action: 'CANCEL', version: 2 } },
        { token: counsellor.token },
      );
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
  });

  it('moves it to another room and time, with the time that it takes', async () => {
    const id = await reserved(portal, counsellor, { roomId });
    const second = await aRoom(portal, manager);
    await reserved(portal, other, { roomId: second, begins: '13:00', ends: '14:00' });
    const change = async (more: { roomId?: string; begins: string; ends: string; version: number }) => {
      const {
        sessionId: _no,
        repeatWeeks: _one,
        repeatUntil: _two,
        skipsConflicts: _three,
        ...body
      } = aReservation({
        roomId: second,
        ...more,
      });
      return portal.ask(
        roomReservation.changeReservation,
        { params: { id }, body: { ...body, version: more.version } },
        { token: counsellor.token },
      );
    };
    expect(fieldOf(await change({ begins: '13:30', ends: '14:30', version: 2 }))).toBe('roomId');
    // Half an hour later in its own room: it does not stand in its own way.
    const later = await change({ roomId, begins: '10:30', ends: '11:30', version: 2 });
    expect(later.envelope.output).toMatchObject({ version: 3 });
    expect((await change({ begins: '14:00', ends: '15:00', version: 2 })).envelope.code).toBe('9101');
    expect((await change({ begins: '14:00', ends: '15:00', version: 3 })).envelope.code).toBe('0000');
    expect(await busyOf(counsellor)).toBe(1);
    expect(await read(id)).toMatchObject({ roomId: second, beginsAt: seoul('14:00').toISOString() });
    expect((await reserve(portal, other, { roomId })).envelope.code).toBe('0000');
  });
});

describe('Y9 time', () => {
  const release = async (now: Date) =>
    releaseRooms({ ...portal.platform, now, settings: await portal.platform.settings.read() });

  it('gives a room to others a quarter of an hour after it began empty, and tells who had it, once', async () => {
    const id = await reserved(portal, counsellor, { roomId, begins: '09:00', ends: '10:00' });
    await release(seoul('09:14'));
    expect((await read(id)).status).toBe('BOOKED');
    const before = (await told('ROOM_RELEASED')).length;
    expect(await release(seoul('09:15'))).toMatchObject({ released: 1 });
    expect(await release(seoul('09:16'))).toMatchObject({ released: 0 });
    expect(await told('ROOM_RELEASED')).toHaveLength(before + 1);
    expect((await read(id)).status).toBe('RELEASED');
    expect(await busyOf(counsellor)).toBe(0);
    portal.clock.now = seoul('09:16');
    expect((await reserve(portal, other, { roomId, begins: '09:30', ends: '10:00' })).envelope.code).toBe('0000');
  });

  it('ends what was checked in', async () => {
    const id = await reserved(portal, counsellor, { roomId });
    portal.clock.now = seoul('10:00');
    await move(id, 'CHECK_IN');
    await release(seoul('10:59'));
    expect((await read(id)).status).toBe('CHECKED_IN');
    await release(seoul('11:00'));
    expect((await read(id)).status).toBe('DONE');
  });
});

describe('Y9 the lists', () => {
  it('show a day of every room, a week of one, and one’s own; everybody’s to managers', async () => {
    const second = await aRoom(portal, manager);
    const id = await reserved(portal, counsellor, { roomId });
    await reserved(portal, counsellor, { roomId: second, date: '2026-11-25' });
    const calendar = async (query: { date: string; roomId?: string }) =>
      (await portal.get(roomReservation.readCalendar, { query }, { token: other.token })).reservationList;
    expect((await calendar({ date: MONDAY, roomId })).map(({ reservationId }) => reservationId)).toEqual([id]);
    expect((await calendar({ date: MONDAY, roomId: second })).map(({ beginsAt }) => beginsAt)).toEqual([
      '2026-11-25T01:00:00.000Z',
    ]);
    expect((await calendar({ date: '2026-11-25' })).some((one) => one.roomId === second)).toBe(true);
    const count = async (by: Colleague, isAll: boolean) =>
      (await portal.get(roomReservation.pageReservations, { query: { isAll } }, { token: by.token })).reservationPage
        .totalElements;
    expect([await count(counsellor, false), await count(counsellor, true), await count(manager, false)]).toEqual([
      2, 2, 0,
    ]);
    expect(await count(manager, true)).toBeGreaterThanOrEqual(2);
  });
});
