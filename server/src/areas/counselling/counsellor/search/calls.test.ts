import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { search } from '@naru/contract/areas/search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, anAdvisor, aStudent, signIn } from '../../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  asked,
  FRIDAY,
  MONDAY,
  slotsOf,
  type MadeCounsellor,
} from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import { newId } from '../../../../platform/db/id.ts';

let portal: TestPortal;
let student: Awaited<ReturnType<typeof aStudent>>;
let token: string;
let advisor: MadeCounsellor;
let coach: MadeCounsellor;
let peer: MadeCounsellor;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  portal.clock.now = FRIDAY;
  await aDepartment(db, { code: '30000', nameKo: '물리학과' });
  student = await aStudent(db);
  token = await signIn(portal, student);
  await aCounsellor(portal, { member: { types: ['FULLTIME_PROFESSOR'], nameKo: '가나다', departmentCode: '30000' } });
  // Later free hours than the others, and first all the same.
  advisor = await aCounsellor(portal, {
    member: { types: ['FULLTIME_PROFESSOR'], nameKo: '박지도' },
    hours: { weekList: [{ dayOfWeek: 'THU', hour: '22' }] },
  });
  coach = await aCounsellor(portal, {
    member: { types: ['ACADEMIC_COACH'], nameKo: '오코치' },
    settings: { topicList: ['PROBATION'] },
  });
  peer = await aCounsellor(portal, {
    member: { types: ['CURRENT_STUDENT'], duties: ['PEER_COACH'], nameKo: '한또래' },
    desk: 'peer',
    settings: { channelList: ['KAKAO'] },
  });
  await aCounsellor(portal, { settings: { isActive: false } });
  await anAdvisor(db, { studentId: student.studentId, advisorId: advisor.id, beginsOn: '2026-09-01' });
});
afterAll(() => portal.close());

const names = async (query: object, as = token): Promise<string[]> => {
  const { counsellorPage } = await portal.get(counsellorSearch.pageCounsellors, { query }, { token: as });
  return counsellorPage.content.map(({ name }) => name);
};

describe('finding a counsellor', () => {
  it('has one’s own first, then whoever is free soonest, and nobody who offers nothing', async () => {
    expect(await names({})).toEqual(['박지도', '가나다', '오코치', '한또래']);
  });

  it.each([
    [{ kind: 'COACH' }, ['오코치']],
    [{ searchText: '지도' }, ['박지도']],
    [{ searchText: 'ㅎㄸㄹ' }, ['한또래']],
    [{ topic: 'PROBATION' }, ['오코치']],
    [{ channel: 'KAKAO' }, ['한또래']],
    [{ deptCode: '30000' }, ['가나다']],
    [{ searchText: '%' }, []],
    [{ page: 1, size: '10' }, []],
  ])('is narrowed by %j', async (query, wanted) => {
    expect(await names(query)).toEqual(wanted);
  });

  it('M6 is done by the search over everything too, with the way to their hours', async () => {
    const found = async (searchText: string, as = token) => {
      const { groupList } = await portal.get(search.find, { query: { searchText } }, { token: as });
      return groupList.filter(({ kind }) => kind === 'COUNSELLOR').flatMap(({ foundList }) => foundList);
    };
    const [mine] = await found('박지도');
    expect(mine).toMatchObject({ title: '박지도', note: expect.stringContaining('지도교수') });
    expect(mine?.path).toMatch(/^\/cs\/prof\/reqst\/profile\/[0-9a-f-]{36}$/);
    expect((await found('ㅎㄸㄹ')).map(({ title }) => title)).toEqual(['한또래']);
    const staff = await aMember(portal.platform.db, { types: ['STAFF'] });
    expect(await found('박지도', await signIn(portal, staff))).toEqual([]);
  });

  it('gives three free hours each, an advisor marked', async () => {
    const { counsellorPage } = await portal.get(counsellorSearch.pageCounsellors, {}, { token });
    const [mine, next] = counsellorPage.content;
    expect([mine?.isMine, next?.isMine]).toEqual([true, false]);
    expect(next?.nextSlotList.map(({ date, hour }) => [date, hour])).toEqual([
      [MONDAY, '10'],
      [MONDAY, '11'],
      ['2026-11-24', '10'],
    ]);
  });

  it('is for alumni among professors only, and leaves out oneself', async () => {
    const alumni = await aStudent(portal.platform.db, { types: ['ALUMNI'] });
    expect(await names({}, await signIn(portal, alumni))).toEqual(['가나다', '박지도']);
    const peers = await signIn(portal, peer);
    expect(await names({ kind: 'PEER' }, peers)).toEqual([]);
    expect(
      (await portal.ask(counsellorSearch.readCounsellor, { params: { id: peer.counsellorId } }, { token: peers }))
        .status,
    ).toBe(404);
  });

  it('is not for counsellors, and not for an id that is none', async () => {
    expect((await portal.ask(counsellorSearch.pageCounsellors, {}, { token: coach.token })).envelope.code).toBe('S403');
    for (const id of ['none', newId()])
      expect((await portal.ask(counsellorSearch.readCounsellor, { params: { id } }, { token })).status).toBe(404);
  });
});

describe('finding a counsellor in one’s own department', () => {
  it('has the department first, that of a further major too, even where others are free sooner', async () => {
    const { db } = portal.platform;
    await aDepartment(db, { code: '40000', nameKo: '화학과' });
    await aCounsellor(portal, {
      member: { types: ['FULLTIME_PROFESSOR'], nameKo: '하화학', departmentCode: '40000' },
      hours: { weekList: [{ dayOfWeek: 'THU', hour: '22' }] },
    });
    const beside = await aStudent(db, { departmentCode: '40000' });
    expect((await names({}, await signIn(portal, beside)))[0]).toBe('하화학');
    const further = await aStudent(db);
    const other = await signIn(portal, further);
    expect((await names({}, other))[0]).not.toBe('하화학');
    await db
      .insertInto('student_major')
      .values({ student_id: further.studentId, department_code: '40000', kind: 'DOUBLE' })
      .execute();
    expect((await names({}, other))[0]).toBe('하화학');
    // Their own advisor stays before their department.
    expect((await names({ kind: 'PROFESSOR' }))[0]).toBe('박지도');
  });
});

describe('P6 free hours', () => {
  const hours = async (counsellor: MadeCounsellor): Promise<string[]> =>
    (await slotsOf(portal, { id: counsellor.counsellorId, token })).map(({ date, hour }) => `${date} ${hour}`);
  const take = (person: string, from: string, to: string) =>
    sql`insert into busy (id, person_id, period, source, source_id)
      values (${newId()}, ${person}::uuid, tstzrange(${from}, ${to}), 'other', ${newId()})`.execute(portal.platform.db);

  it('begin after the lead time and end with the horizon', async () => {
    const one = await aCounsellor(portal, { settings: { leadHours: 73, horizonDays: 10 } });
    expect(await hours(one)).toEqual([`${MONDAY} 11`, '2026-11-24 10', '2026-11-24 11']);
    const { nextDate, lastDate } = await portal.get(
      counsellorSearch.listSlots,
      { params: { id: one.counsellorId }, query: { from: MONDAY } },
      { token },
    );
    expect([nextDate, lastDate]).toEqual(['2026-11-30', '2026-11-30']);
  });

  it('are not those at which either has something else', async () => {
    const one = await aCounsellor(portal);
    await take(one.id, '2026-11-23T01:30:00Z', '2026-11-23T01:40:00Z');
    const busy = await aStudent(portal.platform.db);
    await take(busy.id, '2026-11-24T02:00:00Z', '2026-11-24T03:00:00Z');
    const own = await slotsOf(portal, { id: one.counsellorId, token: await signIn(portal, busy) });
    expect(own.map(({ date, hour }) => `${date} ${hour}`)).toEqual([`${MONDAY} 11`, '2026-11-24 10']);
  });

  it('keep a buffer around what the counsellor has', async () => {
    const one = await aCounsellor(portal, { settings: { bufferHours: 1 } });
    await take(one.id, '2026-11-23T03:00:00Z', '2026-11-23T03:50:00Z');
    expect(await hours(one)).toEqual([`${MONDAY} 10`, '2026-11-24 10', '2026-11-24 11']);
  });

  it('end with the counsellor’s day, and with the seats', async () => {
    const one = await aCounsellor(portal, { settings: { dailyMost: 1 } });
    const [first] = await slotsOf(portal, { id: one.counsellorId, token });
    await sql`update counselling_slot set taken = 1 where id = ${first?.slotId ?? ''}::uuid`.execute(
      portal.platform.db,
    );
    expect(await hours(one)).toEqual(['2026-11-24 10', '2026-11-24 11']);
  });

  it('next to what the counsellor has are suggested, over lunch too, and none is left out', async () => {
    const weekList = (['10', '11', '13', '14'] as const).map((hour) => ({ dayOfWeek: 'MON' as const, hour }));
    const one = await aCounsellor(portal, { hours: { weekList } });
    const other = await anAsker(portal);
    const read = async () => {
      const answer = await portal.get(
        counsellorSearch.listSlots,
        { params: { id: one.counsellorId }, query: { from: MONDAY } },
        { token: other.token },
      );
      const hourOf = (id: string) => answer.slotList.find(({ slotId }) => slotId === id)?.hour;
      return { all: answer.slotList.map(({ hour }) => hour), suggested: answer.suggestedList.map(hourOf) };
    };
    expect(await read()).toEqual({ all: ['10', '11', '13', '14'], suggested: [] });
    await asked(portal, { student: await anAsker(portal), of: one, at: 1 });
    expect(await read()).toEqual({ all: ['10', '13', '14'], suggested: ['10', '13'] });
  });

  it('tell a date that is none at its field', async () => {
    const input = { params: { id: advisor.counsellorId }, query: { from: '2026-02-30' } };
    const { envelope } = await portal.ask(counsellorSearch.listSlots, input, { token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'from' }] } });
  });
});
