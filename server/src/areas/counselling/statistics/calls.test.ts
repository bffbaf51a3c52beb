import { home } from '@naru/contract/areas/home.ts';
import { statistics, type CounsellingStatistics } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import type { CallInput } from '@naru/contract/call.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aDepartment, aMember, anAdvisor, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';

const ASKED_AT = new Date('2026-09-01T00:00:00.000Z');
const PERIOD = { from: '2026-09-01', to: '2026-12-20' };
const STATES = [
  { status: 'WAITING' },
  { status: 'APPROVED' },
  { status: 'COMPLETED' },
  { status: 'COMPLETED', source: 'POST_HOC', confirmation: 'CONFIRMED' },
  { status: 'COMPLETED', source: 'POST_HOC', confirmation: 'WAITING' },
  { status: 'COMPLETED', source: 'POST_HOC', confirmation: 'DISPUTED' },
  { status: 'ABSENT' },
  { status: 'REJECTED', ending: 'DECLINED' },
  { status: 'AVAILABLE', ending: 'CANCELLED_BY_STUDENT' },
  { status: 'AVAILABLE', ending: 'RESCHEDULED' },
  { status: 'AVAILABLE', source: 'INVITATION' },
] as const;
const CHANNELS = ['FACE_TO_FACE', 'PHONE', 'ONLINE'] as const;

interface State {
  readonly status: string;
  readonly ending?: string;
  readonly source?: string;
  readonly confirmation?: string;
}

let portal: TestPortal;
const tokens: Record<string, string> = {};
const people: Record<string, string> = {};
const members: Record<string, MadeMember> = {};
const counsellors: Record<string, string> = {};
const students: string[] = [];
let keyId: string;
let hours = 0;

async function aPerson(name: string, wish: Parameters<typeof aMember>[1]): Promise<void> {
  const member = await aMember(portal.platform.db, { nameKo: name, ...wish });
  people[name] = member.id;
  members[name] = member;
  tokens[name] = await signIn(portal, member);
}

async function aDesk(name: string, kind = 'PROFESSOR'): Promise<void> {
  const id = newId();
  counsellors[name] = id;
  await sql`insert into counsellor (id, member_id, kind) values (${id}, ${people[name]}, ${kind})`.execute(
    portal.platform.db,
  );
}

/** Inserts a request on an hour of its own; the day counts from the first of September. */
async function aRequest(of: {
  by: string;
  student: number;
  state: State;
  topic?: string;
  channel?: string;
  day?: number;
  waited?: number;
}): Promise<string> {
  const { db } = portal.platform;
  const [id, slotId] = [newId(), newId()];
  const at = new Date(ASKED_AT.getTime() + (of.day ?? 10) * 86_400_000 + (hours += 1) * 60_000);
  await sql`insert into counselling_slot (id, counsellor_id, begins_at, taken) values (${slotId}, ${counsellors[of.by]}, ${at}, 1)`.execute(
    db,
  );
  await sql`insert into counselling_request (id, slot_id, counsellor_id, student_id, begins_at, seat, channel, topics, data_key_id,
      status, ending, source, confirmation, created_at, answered_at)
    values (${id}, ${slotId}, ${counsellors[of.by]}, ${students[of.student]}, ${at}, 1, ${of.channel ?? 'FACE_TO_FACE'},
      ${[of.topic ?? 'STUDY']}, ${keyId}, ${of.state.status}, ${of.state.ending ?? null}, ${of.state.source ?? 'STUDENT'},
      ${of.state.confirmation ?? 'NONE'}, ${ASKED_AT},
      ${of.waited === undefined ? null : new Date(ASKED_AT.getTime() + of.waited * 3_600_000)})`.execute(db);
  return id;
}

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await sql`insert into term (year, semester_code, begins_on, ends_on, week1_on)
    values (2026, '20', ${PERIOD.from}, ${PERIOD.to}, ${PERIOD.from})`.execute(db);
  const college = await aDepartment(db, { code: '30000', nameKo: '인문대학' });
  const [korean, history] = await Promise.all([
    aDepartment(db, { code: '31000', parentCode: college, nameKo: '국어국문학과' }),
    aDepartment(db, { code: '32000', parentCode: college, nameKo: '사학과' }),
  ]);
  await aPerson('강국문', { types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], departmentCode: korean });
  await aPerson('고국문', { types: ['FULLTIME_PROFESSOR'], departmentCode: korean });
  await aPerson('남사학', { types: ['FULLTIME_PROFESSOR'], departmentCode: history });
  await aPerson('장국문', { types: ['DEPARTMENT_CHIEF', 'FULLTIME_PROFESSOR'], departmentCode: korean });
  await aPerson('직원', { types: ['STAFF'], departmentCode: korean });
  await aPerson('관리자', { roles: ['ADMINISTRATOR'] });
  await aPerson('센터장', { types: ['STAFF'], departmentCode: history, duties: ['PSYCHOLOGICAL_MANAGER'] });
  for (const name of ['강국문', '고국문', '남사학', '장국문']) await aDesk(name);
  for (let at = 0; at < 8; at += 1) {
    const student = await aStudent(db, { nameKo: `학생${at}`, departmentCode: korean, grade: (at % 4) + 1 });
    students.push(student.studentId);
  }
  keyId = (await db.transaction().execute((tx) => portal.platform.sealing.makeKey(tx, ASKED_AT))).id;
  for (const at of [0, 1, 2, 3]) {
    await anAdvisor(db, { studentId: students[at]!, advisorId: people['강국문']!, beginsOn: '2026-03-01' });
  }
  await anAdvisor(db, { studentId: students[4]!, advisorId: people['남사학']!, beginsOn: '2026-03-01' });

  // Professor Kang: every state once; a topic of one student among them.
  for (const [at, state] of STATES.entries()) await aRequest({ by: '강국문', student: at % 3, state, waited: at });
  await aRequest({ by: '강국문', student: 6, state: { status: 'COMPLETED' }, topic: 'PROBATION', day: 40 });
  for (const student of [0, 1, 2, 3, 4, 5]) {
    await aRequest({
      by: '고국문',
      student,
      state: { status: 'COMPLETED' },
      topic: 'CAREER',
      channel: 'PHONE',
      day: 50,
    });
  }
  await aRequest({ by: '남사학', student: 7, state: { status: 'COMPLETED' }, topic: 'CAREER' });
  // Out of the period.
  await aRequest({ by: '고국문', student: 1, state: { status: 'COMPLETED' }, day: 200 });
});
afterAll(() => portal.close());

type Query = NonNullable<CallInput<typeof statistics.readStatistics>['query']>;

const readOwn = async (who: string, query: Query = {}): Promise<CounsellingStatistics> =>
  (await portal.get(statistics.readStatistics, { query: { ...PERIOD, ...query } }, { token: tokens[who] ?? '' }))
    .statistics;
const readAll = async (who: string, query: Query = {}): Promise<CounsellingStatistics> =>
  (await portal.get(statistics.readAdminStatistics, { query: { ...PERIOD, ...query } }, { token: tokens[who] ?? '' }))
    .statistics;
const rowsOf = async (who: string, query: Query & { by: 'department' | 'counsellor' }) =>
  (
    await portal.get(
      statistics.pageAdminStatistics,
      { query: { ...PERIOD, size: 'all', ...query } },
      { token: tokens[who] ?? '' },
    )
  ).statisticsPage.content;

const STATE_COUNTS = [
  'waitingCount',
  'approvedCount',
  'completedCount',
  'unconfirmedCount',
  'absentCount',
  'rejectedCount',
  'cancelledCount',
] as const;
const COUNTS = [...STATE_COUNTS, 'requestedCount'] as const;
type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;
const sumOf = <Name extends string>(figures: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  figures.reduce((all, one) => all + one[name], 0);

it('H2 counts each request where it stands, without those that moved on and invitations nobody answered', async () => {
  const { total, hasOthers, canExport } = await readOwn('강국문');
  expect(total).toEqual({
    requestedCount: 10,
    waitingCount: 1,
    approvedCount: 1,
    completedCount: 3,
    unconfirmedCount: 2,
    absentCount: 1,
    rejectedCount: 1,
    cancelledCount: 1,
    studentCount: 3,
    answerHours: 4,
  });
  expect({ hasOthers, canExport }).toEqual({ hasOthers: false, canExport: false });
});

it('H2 shows a professor their own figures, a chief and staff those of their department, administrators all', async () => {
  expect((await readOwn('남사학')).total.requestedCount).toBe(1);
  expect((await readOwn('장국문')).total.requestedCount).toBe(16);
  expect((await readAll('장국문')).total.requestedCount).toBe(16);
  expect((await readAll('직원')).total.requestedCount).toBe(16);
  expect((await readAll('관리자')).total.requestedCount).toBe(17);
  // Another one's key is a filter that leaves nothing, and says nothing of them.
  expect((await readOwn('강국문', { counsellorId: people['고국문'] })).total.requestedCount).toBe(0);
  const denied = await portal.ask(statistics.readStatistics, { query: {} }, { token: tokens['직원'] ?? '' });
  expect(denied.envelope.code).toBe('S403');
  const outside = await portal.ask(statistics.readAdminStatistics, { query: {} }, { token: tokens['강국문'] ?? '' });
  expect(outside.envelope.code).toBe('S403');
});

it('H2 covers assigned students by meetings of their own advisor, as the dashboard counts them', async () => {
  // A disputed or unconfirmed record is no meeting, and another professor's does not count.
  const own = await readOwn('강국문');
  expect(own.coverage).toEqual({ assignedCount: 4, metCount: 2, caredCount: 2 });
  const { advisees } = await portal.get(home.readHomeFigures, {}, { token: tokens['강국문'] ?? '' });
  const { coverage } = (await portal.get(statistics.readStatistics, { query: {} }, { token: tokens['강국문'] ?? '' }))
    .statistics;
  expect(advisees).toMatchObject({ metCount: coverage?.metCount, allCount: coverage?.assignedCount });
  expect((await readAll('관리자')).coverage).toEqual({ assignedCount: 5, metCount: 2, caredCount: 2 });
  expect((await readAll('관리자', { kind: 'PROFESSOR' })).coverage).toBeNull();
});

it('H2 takes a follow-up that is open for a student not cared for', async () => {
  const id = await aRequest({ by: '강국문', student: 3, state: { status: 'COMPLETED' }, day: 60 });
  const task = newId();
  await sql`insert into counselling_follow_up (id, request_id, position, text, who) values (${task}, ${id}, 0, 'x', 'BOTH')`.execute(
    portal.platform.db,
  );
  expect((await readOwn('강국문')).coverage).toEqual({ assignedCount: 4, metCount: 3, caredCount: 2 });
  await sql`update counselling_follow_up set done_at = ${ASKED_AT} where id = ${task}`.execute(portal.platform.db);
  expect((await readOwn('강국문')).coverage).toEqual({ assignedCount: 4, metCount: 3, caredCount: 3 });
  await sql`delete from counselling_follow_up where id = ${task}`.execute(portal.platform.db);
  await sql`delete from counselling_request where id = ${id}`.execute(portal.platform.db);
});

it('H5 every way of dividing comes to the total, whatever is asked for', async () => {
  const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        channel: some(CHANNELS),
        deptCode: some(['30000', '31000', '32000']),
        counsellorId: some(Object.values(people)),
        to: fc.constantFrom('2026-09-11', '2026-10-15', '2026-12-20'),
      }),
      async (query) => {
        const told = await readAll('관리자', query);
        const { total } = told;
        const tables = await Promise.all(
          (['department', 'counsellor'] as const).map((by) => rowsOf('관리자', { ...query, by })),
        );
        const lists: (readonly Counts[])[] = [told.monthList, told.kindList, told.channelList];
        lists.push(...tables.map((rows) => rows.map(({ figures }) => figures)));
        const sums = lists.map((list) => COUNTS.map((name) => sumOf(list, name)));
        expect(sums).toEqual(lists.map(() => COUNTS.map((name) => total[name])));
        expect(STATE_COUNTS.reduce((all, name) => all + total[name], 0)).toBe(total.requestedCount);
        const met = tables.map((rows) => rows.reduce((all, { coverage }) => all + (coverage?.metCount ?? 0), 0));
        const whole = told.coverage?.metCount ?? 0;
        expect(met).toEqual([whole, whole]);
      },
    ),
    { numRuns: 30 },
  );
});

it('H2 tells others of topics by whole months that are over alone, and nothing of what few students have', async () => {
  const own = await readOwn('강국문', { topic: 'PROBATION' });
  expect([own.isSuppressed, own.total.requestedCount]).toEqual([false, 1]);
  const ownTopics = (await readOwn('강국문')).topicList;
  expect(sumOf(ownTopics, 'requestedCount')).toBe((await readOwn('강국문')).total.requestedCount);
  const chief = await readAll('장국문', { topic: 'PROBATION' });
  expect([chief.isSuppressed, chief.total.requestedCount, chief.monthList]).toEqual([true, 0, []]);
  expect(await rowsOf('장국문', { topic: 'PROBATION', by: 'counsellor' })).toEqual([]);

  const before = portal.clock.now;
  const topicsOf = async (query: Query = {}) =>
    (await readAll('장국문', query)).topicList.map(({ key, requestedCount }) => [key, requestedCount]);
  portal.clock.now = new Date('2026-10-31T14:59:00Z');
  // September has three students, and too few of any.
  expect(await topicsOf()).toEqual([]);
  portal.clock.now = new Date('2026-10-31T15:00:00Z');
  // October is over: career of six, and probation of one that stands with it.
  expect(await topicsOf()).toEqual([['', 7]]);
  expect(await topicsOf({ from: '2026-10-20', to: '2026-10-22' })).toEqual([['', 7]]);
  for (const query of [{ counsellorId: people['고국문'] }, { channel: 'PHONE' as const }, { deptCode: '31000' }])
    expect(await topicsOf(query)).toEqual([]);
  portal.clock.now = before;
});

it('H2 lists departments and counsellors by name, meetings or share, and never a student', async () => {
  const byDepartment = await rowsOf('관리자', { by: 'department' });
  expect(byDepartment.map(({ name, figures }) => [name, figures.requestedCount])).toEqual([
    ['국어국문학과', 16],
    ['사학과', 1],
  ]);
  const sorted = await portal.get(
    statistics.pageAdminStatistics,
    { query: { ...PERIOD, by: 'counsellor', sort: ['name,desc'], size: '10' } },
    { token: tokens['관리자'] ?? '' },
  );
  expect(sorted.statisticsPage.content.map(({ name }) => name)).toEqual(['남사학', '고국문', '강국문']);
  expect(JSON.stringify(sorted)).not.toContain('학생');
  const wrong = await portal.ask(
    statistics.pageAdminStatistics,
    { query: { sort: ['studentCount'] } },
    { token: tokens['관리자'] ?? '' },
  );
  expect(wrong.envelope.code).toBe('9100');
});

it('H2 brings the count, also beyond the last page', async () => {
  const { statisticsPage } = await portal.get(
    statistics.pageAdminStatistics,
    { query: { ...PERIOD, page: 3, size: '10' } },
    { token: tokens['관리자'] ?? '' },
  );
  expect(statisticsPage).toMatchObject({ content: [], totalElements: 2 });
});

it('H2 lets a former department see nothing of who has moved', async () => {
  const { db } = portal.platform;
  const before = (await readAll('장국문')).total.requestedCount;
  const moved = sql`member_id = ${people['고국문']}::uuid`;
  await sql`update member_type set ends_on = '2026-10-31' where ${moved}`.execute(db);
  await sql`insert into member_type (id, member_id, type_code, begins_on, department_code, is_primary)
    values (${newId()}, ${people['고국문']}, 'FULLTIME_PROFESSOR', '2026-11-01', '32000', false)`.execute(db);
  expect((await readAll('장국문')).total.requestedCount).toBe(before - 6);
  await sql`delete from member_type where ${moved} and department_code = '32000'`.execute(db);
  expect((await readAll('장국문')).total.requestedCount).toBe(before);
  await sql`update member_type set ends_on = null where ${moved}`.execute(db);
});

it.each([
  ['the wrong way round', { from: '2026-10-02', to: '2026-10-01' }, 'to'],
  ['more than a year', { from: '2025-01-01', to: '2026-12-01' }, 'to'],
  ['a day that is none', { from: '2026-02-30', to: '2026-03-02' }, 'from'],
])('refuses a period that is %s, at its field', async (_, query, field) => {
  const { envelope } = await portal.ask(statistics.readStatistics, { query }, { token: tokens['강국문'] ?? '' });
  expect(envelope.code).toBe('9100');
  expect(envelope.output).toMatchObject({ errors: [{ field }] });
});

it('H3 leaves as a file for a reason only, with who holds E', async () => {
  const ask = (who: string, reason: string) =>
    portal.ask(
      statistics.exportAdminStatistics,
      { body: { ...PERIOD, by: 'counsellor', reason } },
      { token: tokens[who] ?? '' },
    );
  expect((await ask('직원', '')).envelope.code).toBe('9100');
  const sent = await portal.app.inject({
    method: 'POST',
    url: '/view/cdp/admin/stat/counselling/excel',
    headers: { authorization: `Bearer ${tokens['직원']}` },
    payload: { ...PERIOD, by: 'counsellor', reason: '학과 회의 자료' },
  });
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  const own = await portal.ask(
    statistics.exportStatistics,
    { body: { ...PERIOD, reason: '학과 회의 자료' } },
    { token: tokens['강국문'] ?? '' },
  );
  expect(own.envelope.code).toBe('S403');
});

/** Applications and cases as they lie there, on a day of that month. */
async function confidential(month: string, count: number): Promise<void> {
  const { db } = portal.platform;
  for (let at = 0; at < count; at += 1) {
    const { studentId } = await aStudent(db);
    const [id, key] = [newId(), await db.transaction().execute((tx) => portal.platform.sealing.makeKey(tx, ASKED_AT))];
    await sql`insert into psych.application (id, student_id, source, status, level, data_key_id, intake, times, channels, gender,
        applied_at, ended_at, ending)
      values (${id}, ${studentId}, 'STUDENT', 'ENDED', 0, ${key.id}, '', '{}', '{}', 'ANY', ${`${month}-15T03:00:00Z`},
        ${`${month}-20T03:00:00Z`}, 'AGREED')`.execute(db);
  }
}

it('H2 tells of psychological and legal counselling numbers alone, of months that are over, to administrators and the centre', async () => {
  await confidential('2026-08', 5);
  await confidential('2026-09', 4);
  await confidential('2026-11', 6);
  const before = portal.clock.now;
  portal.clock.now = new Date('2026-11-30T14:59:00Z');
  const own = tokens['관리자'] ?? '';
  tokens['관리자'] = await signIn(portal, members['관리자']!);
  const months = async (query: Query = {}) =>
    (await readAll('관리자', query)).confidentialList.map(({ month, appliedCount }) => [month, appliedCount]);
  const wide = { from: '2026-08-20', to: '2026-12-20' };
  expect(await months(wide)).toEqual([
    ['2026-08-01', 5],
    ['2026-09-01', null],
    ['2026-10-01', 0],
  ]);
  // The same months, whatever part of them is asked for.
  expect(await months({ from: '2026-08-31', to: '2026-09-01' })).toEqual([
    ['2026-08-01', 5],
    ['2026-09-01', null],
  ]);
  expect(await months({ ...wide, deptCode: '31000' })).toEqual([]);
  tokens['센터장'] = await signIn(portal, members['센터장']!);
  // The centre’s manager reads the same numbers, and of counselling what any department’s staff does.
  const centre = await readAll('센터장', wide);
  expect(centre.confidentialList.map(({ appliedCount }) => appliedCount)).toEqual([5, null, 0]);
  portal.clock.now = before;
  tokens['관리자'] = own;
  for (const who of ['직원', '장국문']) expect((await readAll(who, wide)).confidentialList).toEqual([]);
  expect((await readOwn('장국문', wide)).confidentialList).toEqual([]);
});
