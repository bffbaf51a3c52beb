import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { counsellor } from '@naru/contract/areas/counselling/counsellor/settings.ts';
import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn } from '../../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  anAvailability,
  aSettings,
  eachOnFriday,
  EVERY_HOUR,
  FRIDAY,
  MONDAY,
  slotsOf,
  type MadeCounsellor,
} from '../../../../../test/counselling.ts';
import { type TestPortal } from '../../../../../test/portal.ts';
import { newId } from '../../../../platform/db/id.ts';
import { extendAll } from './jobs.ts';

let portal: TestPortal;
let one: MadeCounsellor;
const desk = { desk: 'professor' };

eachOnFriday((made) => {
  ({ portal, one } = made);
});

const slots = async () =>
  (
    await sql<{ id: string; at: Date; open: boolean }>`
      select id, begins_at as at, is_open as open from counselling_slot
      where counsellor_id = ${one.counsellorId}::uuid order by begins_at`.execute(portal.platform.db)
  ).rows;

const change = (more: Parameters<typeof anAvailability>[0]) =>
  portal.ask(availability.changeAvailability, { params: desk, body: anAvailability(more) }, { token: one.token });

/** Inserts a request directly, into an hour that it takes. */
async function aMeeting(at: string, status: 'WAITING' | 'APPROVED' = 'APPROVED'): Promise<string> {
  const { db } = portal.platform;
  const student = await aStudent(db, { nameKo: '이학생' });
  const slot = (await slots()).find((row) => row.at.toISOString() === at);
  const id = newId();
  const key = await db.transaction().execute((tx) => portal.platform.sealing.makeKey(tx, FRIDAY));
  await sql`insert into counselling_request (id, slot_id, counsellor_id, student_id, begins_at, seat, channel, topics, data_key_id,
      status, source, created_at)
    values (${id}, ${slot?.id}, ${one.counsellorId}, ${student.studentId}, ${at}, 1, 'FACE_TO_FACE', '{STUDY}', ${key.id},
      ${status}, 'STUDENT', ${FRIDAY})`.execute(db);
  await sql`update counselling_slot set taken = 1 where id = ${slot?.id}`.execute(db);
  return id;
}

describe('P1 hours of the week', () => {
  it('are all that a new counsellor needs to be found; nothing is opened by saving none', async () => {
    const fresh = await aMember(portal.platform.db, { nameKo: '새교수', types: ['FULLTIME_PROFESSOR'] });
    const token = await signIn(portal, fresh);
    const open = (more: object) =>
      portal.get(availability.changeAvailability, { params: desk, body: anAvailability(more) }, { token });
    const isTaking = async () =>
      (await portal.get(counsellor.readSettings, { params: desk }, { token })).settings.isActive;
    await open({ weekList: [] });
    expect(await isTaking()).toBe(false);
    await open({ version: 1 });
    expect(await isTaking()).toBe(true);
    const student = await anAsker(portal);
    const { counsellorPage } = await portal.get(
      counsellorSearch.pageCounsellors,
      { query: { size: 'all' } },
      { token: student.token },
    );
    const found = counsellorPage.content.find(({ name }) => name === '새교수');
    expect(found?.nextSlotList.length).toBeGreaterThan(0);
    // A counsellor who then stops taking requests stays so when they save opening hours again.
    await portal.get(counsellor.changeSettings, { params: desk, body: aSettings({ isActive: false }) }, { token });
    await open({ version: 2 });
    expect(await isTaking()).toBe(false);
  });

  it('become slots in Seoul’s hours, for the range and no further than the horizon', async () => {
    const rows = await slots();
    expect(rows).toHaveLength(16);
    expect(rows[0]?.at.toISOString()).toBe('2026-11-23T01:00:00.000Z');
    expect(rows.at(-1)?.at.toISOString()).toBe('2026-12-15T02:00:00.000Z');
  });

  it('are generated twice without a double', async () => {
    const before = await slots();
    expect((await change({ version: 1 })).envelope.code).toBe('0000');
    await extendAll(portal.platform.db, { now: FRIDAY, terms: { leadHours: 24, horizonDays: 56 } });
    expect(await slots()).toEqual(before);
  });

  it('move on with the horizon each night', async () => {
    expect((await change({ version: 1, validTo: '2027-03-31' })).envelope.code).toBe('0000');
    const before = (await slots()).filter((row) => row.open);
    expect(before.at(-1)?.at.toISOString().slice(0, 10)).toBe('2027-01-12');
    const later = new Date(FRIDAY.getTime() + 7 * 86_400_000);
    await extendAll(portal.platform.db, { now: later, terms: { leadHours: 24, horizonDays: 56 } });
    expect((await slots()).at(-1)?.at.toISOString().slice(0, 10)).toBe('2027-01-19');
  });

  it('leave out holidays, unless an hour is opened for that day', async () => {
    const week = [{ dayOfWeek: 'FRI' as const, hour: '10' as const }];
    const body = { version: 1, weekList: week, validTo: '2027-01-02' };
    await change(body);
    const open = (await slots()).filter((row) => row.open).map((row) => row.at.toISOString().slice(0, 10));
    expect(open).not.toContain('2026-12-25');
    expect(open).not.toContain('2027-01-01');
    const exceptionList = [{ date: '2026-12-25', hour: '15' as const, isOpen: true }];
    await change({ ...body, version: 2, exceptionList });
    expect((await slots()).filter((row) => row.open).map((row) => row.at.toISOString())).toContain(
      '2026-12-25T06:00:00.000Z',
    );
  });

  it('that go are told with whoever comes then, and nothing is deleted', async () => {
    const request = await aMeeting('2026-11-23T01:00:00.000Z');
    const body = { version: 1, weekList: [{ dayOfWeek: 'TUE' as const, hour: '10' as const }] };
    const preview = await portal.get(
      availability.previewAvailability,
      { params: desk, body: anAvailability(body) },
      { token: one.token },
    );
    expect(preview.slotCount).toBe(4);
    expect(preview.affectedList.map(({ requestId }) => requestId)).toEqual([request]);
    expect((await slots()).every((row) => row.open)).toBe(true);
    const changed = await portal.get(
      availability.changeAvailability,
      { params: desk, body: anAvailability(body) },
      { token: one.token },
    );
    expect(changed.affectedList.map(({ student }) => student.name)).toEqual(['이학생']);
    const rows = await slots();
    expect(rows).toHaveLength(16);
    expect(rows.filter((row) => row.open)).toHaveLength(4);
  });

  it('close a day and open it again with the same slots', async () => {
    const before = await slots();
    const exceptionList = [{ date: MONDAY, hour: null, isOpen: false }];
    await change({ version: 1, exceptionList });
    expect((await slots()).filter((row) => !row.open)).toHaveLength(2);
    await change({ version: 2 });
    expect(await slots()).toEqual(before);
  });

  it('take any hour from 10 to 22 but noon, on every day of the week', async () => {
    const { envelope } = await change({ version: 1, weekList: EVERY_HOUR });
    expect(envelope.code).toBe('0000');
    const noon = [{ dayOfWeek: 'MON', hour: '12' }] as never;
    expect((await change({ version: 2, weekList: noon })).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'weekList.0.hour' }] },
    });
  });

  it.each([
    ['validTo', { validFrom: '2026-12-01', validTo: '2026-11-30' }],
    ['validTo', { validFrom: '2026-12-01', validTo: '2028-01-01' }],
    ['validFrom', { validFrom: '2026-02-30' }],
    ['exceptionList.0.date', { exceptionList: [{ date: '2026-13-01', hour: null, isOpen: false }] }],
    ['exceptionList.0.hour', { exceptionList: [{ date: '2026-12-01', hour: null, isOpen: true }] }],
  ])('refuse at %s what cannot be', async (field, more) => {
    for (const language of ['ko', 'en']) {
      const { envelope } = await portal.ask(
        availability.changeAvailability,
        { params: desk, body: anAvailability({ version: 1, ...more }) },
        { token: one.token, language },
      );
      expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
      expect(JSON.stringify(envelope).match(/[가-힣]/) !== null).toBe(language === 'ko');
    }
  });

  it('are the second one’s to see who comes too late', async () => {
    await change({ version: 1, weekList: [] });
    const { envelope } = await change({ version: 1 });
    expect(envelope).toMatchObject({ code: '9101', output: { current: { version: 2, weekList: [] } } });
  });
});

describe('a week', () => {
  it('has the hours, who comes, and what else takes the time without a word of what it is', async () => {
    const request = await aMeeting('2026-11-23T02:00:00.000Z', 'WAITING');
    await sql`insert into busy (id, person_id, period, source, source_id) values
      (${newId()}, ${one.id}, tstzrange('2026-11-25T05:00:00Z', '2026-11-25T06:30:00Z'), 'secret thing', ${newId()})`.execute(
      portal.platform.db,
    );
    const week = await portal.get(
      availability.readWeek,
      { params: desk, query: { from: MONDAY } },
      { token: one.token },
    );
    expect(week.hourList.map(({ date, hour, status }) => [date, hour, status])).toEqual([
      [MONDAY, '10', 'AVAILABLE'],
      [MONDAY, '11', 'WAITING'],
      ['2026-11-24', '10', 'AVAILABLE'],
      ['2026-11-24', '11', 'AVAILABLE'],
    ]);
    expect(week.hourList[1]?.meetingList.map(({ requestId }) => requestId)).toEqual([request]);
    expect(week.busyList).toEqual([
      { date: '2026-11-25', hour: '14' },
      { date: '2026-11-25', hour: '15' },
    ]);
    expect(JSON.stringify(week)).not.toContain('secret');
  });
});

describe('one hour', () => {
  it('takes more seats, and never fewer than are taken', async () => {
    await aMeeting('2026-11-23T01:00:00.000Z');
    const id = (await slots())[0]?.id ?? '';
    const body = { capacity: 5, channelList: null, place: '세미나실', version: 1 };
    const ask = (more: object) =>
      portal.ask(
        availability.changeSlot,
        { params: { ...desk, id }, body: { ...body, ...more } },
        { token: one.token },
      );
    expect((await ask({})).envelope).toMatchObject({ code: '0000', output: { slotId: id, version: 2 } });
    expect((await ask({})).envelope.code).toBe('9101');
    await sql`update counselling_slot set taken = 3 where id = ${id}::uuid`.execute(portal.platform.db);
    const { envelope } = await ask({ capacity: 2, version: 2 });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'capacity' }] } });
  });

  it('of somebody else is not found', async () => {
    const other = await aCounsellor(portal);
    const id = (await slots())[0]?.id ?? '';
    const body = { capacity: 2, channelList: null, place: null, version: 1 };
    const asked = await portal.ask(availability.changeSlot, { params: { ...desk, id }, body }, { token: other.token });
    expect(asked.envelope.code).toBe('404');
  });
});

describe('P2 P6 what a counsellor offers', () => {
  const save = (more: Parameters<typeof aSettings>[0], language = 'ko') =>
    portal.ask(
      counsellor.changeSettings,
      { params: desk, body: aSettings({ version: 1, ...more }) },
      { token: one.token, language },
    );

  it('is kept, and refused to whoever comes second', async () => {
    const more = { leadHours: 48, dailyMost: 2, bufferHours: 1 };
    expect((await save(more)).envelope).toMatchObject({ code: '0000', output: { settings: { ...more, version: 2 } } });
    expect((await save({})).envelope.code).toBe('9101');
  });

  it('is a link where it leads', async () => {
    const video = { kind: 'ZOOM' as const, link: ' HTTPS://Zoom.us/j/1?a=\u202E ' };
    expect((await save({ video })).envelope.output).toMatchObject({
      settings: { video: { kind: 'ZOOM', link: 'https://zoom.us/j/1?a=%E2%80%AE' } },
    });
  });

  it.each([
    ['topicList', { topicList: ['NONE'] }],
    ['channelList', { channelList: [] }],
    ['video', { channelList: ['ONLINE' as const] }],
    ['video.link', { video: { kind: 'ZOOM' as const, link: 'http://x.example' } }],
    ['video.link', { video: { kind: 'ZOOM' as const, link: 'https://zoom.us@x.example' } }],
    ['video.link', { video: { kind: 'ZOOM' as const, link: 'https://zoom.us/j/1\r\n2' } }],
  ])('is refused at %s', async (field, more) => {
    expect((await save(more)).envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
    expect(JSON.stringify((await save(more, 'en')).envelope)).not.toMatch(/[가-힣]/);
  });

  it('is a counsellor’s of this desk only', async () => {
    const asked = await portal.ask(counsellor.readSettings, { params: { desk: 'peer' } }, { token: one.token });
    expect(asked.envelope.code).toBe('404');
    const nobody = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'] }));
    expect((await portal.ask(counsellor.readSettings, { params: desk }, { token: nobody })).envelope.code).toBe('S403');
  });

  it('begins with the university’s own', async () => {
    const peer = await aMember(portal.platform.db, { types: ['CURRENT_STUDENT'], duties: ['PEER_COACH'] });
    const token = await signIn(portal, peer);
    const { settings } = await portal.get(counsellor.readSettings, { params: { desk: 'peer' } }, { token });
    expect(settings).toMatchObject({
      kind: 'PEER',
      version: 0,
      isActive: false,
      defaults: { leadHours: 24, horizonDays: 56 },
    });
    const read = await portal.get(availability.readAvailability, { params: { desk: 'peer' } }, { token });
    expect(read.availability).toMatchObject({ version: 0, weekList: [] });
  });

  it('of who is none any more is found by nobody at once', async () => {
    const student = await signIn(portal, await aStudent(portal.platform.db));
    expect(await slotsOf(portal, { id: one.counsellorId, token: student })).toHaveLength(4);
    await sql`update member_type set ends_on = '2026-11-19' where member_id = ${one.id}::uuid`.execute(
      portal.platform.db,
    );
    await expect(slotsOf(portal, { id: one.counsellorId, token: student })).rejects.toThrow(/404/);
  });
});
