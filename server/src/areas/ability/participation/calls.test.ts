import { home } from '@naru/contract/areas/home.ts';
import { abilityParticipation as calls } from '@naru/contract/areas/ability/participation.ts';
import { testSessions } from '@naru/contract/areas/ability/sessions.ts';
import excel from '@protobi/exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  anInstrument,
  anOpenSession,
  answersOf,
  aScoredSession,
  aTest,
  TAKING,
  type MadeTest,
} from '../../../../test/ability.ts';
import { aDepartment, aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { tellAll } from './jobs.ts';

const DAY = 86_400_000;
const REASON = '참여를 안내해요';

let portal: TestPortal;
let centre: MadeMember & { token: string };
let staff: string;
let codes = 0;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  await aDepartment(db, { code: '10000', nameKo: '가람대학교' });
  await aDepartment(db, { code: '11000', parentCode: '10000', nameKo: '인문대학' });
  await aDepartment(db, { code: '11100', parentCode: '11000', nameKo: '국문과' });
  await aDepartment(db, { code: '11200', parentCode: '11000', nameKo: '사학과' });
  // Sessions that say no department are of this one.
  await aDepartment(db, { code: '20000' });
  await aDepartment(db, { code: '12000', parentCode: '10000', nameKo: '공과대학' });
  const member = await aMember(db, { types: ['STAFF'], roles: ['TESTING_CENTRE'] });
  centre = { ...member, token: await signIn(portal, member) };
  staff = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = TAKING;
});

const made = (more: Parameters<typeof aTest>[1] = {}): Promise<MadeTest> =>
  aTest(portal.platform.db, { instrument: anInstrument({ code: `p${(codes += 1)}` }), ...more });

/** A department of its own under the humanities, so that no other test lies in the way. */
async function aCohort(
  size: number,
  grade = 2,
): Promise<{ code: string; people: Awaited<ReturnType<typeof aStudent>>[] }> {
  const code = await aDepartment(portal.platform.db, {
    code: `3${String((codes += 1)).padStart(4, '0')}`,
    parentCode: '12000',
  });
  const people = [];
  for (let at = 0; at < size; at += 1) people.push(await aStudent(portal.platform.db, { departmentCode: code, grade }));
  return { code, people };
}

const given = (deptCodeList: string[], more: object = {}) => ({
  nameKo: '2학년 의무 진단',
  nameEn: 'Compulsory for second years',
  gradeList: [] as number[],
  deptCodeList,
  opensOn: '2026-11-24',
  dueOn: '2026-12-01',
  remindsAutomatically: true,
  ...more,
});
const create = (testId: string, deptCodeList: string[], more: object = {}, language = 'ko') =>
  portal.ask(
    calls.createAssignment,
    { body: { testId, ...given(deptCodeList, more) } },
    { token: centre.token, language },
  );
async function created(testId: string, deptCodeList: string[], more: object = {}): Promise<string> {
  const { envelope } = await create(testId, deptCodeList, more);
  expect(envelope.code).toBe('0000');
  return (envelope.output as { assignmentId: string }).assignmentId;
}
const read = (id: string, language = 'ko') =>
  portal.get(calls.readAssignment, { params: { id } }, { token: centre.token, language });
const missing = (id: string, more: object = {}) =>
  portal.ask(calls.pageMissing, { params: { id }, body: { reason: REASON, ...more } }, { token: centre.token });
const remind = (id: string, version = 1) =>
  portal.ask(calls.remindMissing, { params: { id }, body: { version } }, { token: centre.token });
const errorsOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as { errors?: { field: string; message: string }[] } | null)?.errors ?? [];
const took = (memberId: string, test: MadeTest, more: object = {}) =>
  aScoredSession(portal.platform.db, { memberId, test, ...more });

/** People who were told of a compulsory test, by occasion; what waits in the outbox says the same. */
async function toldOf(id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ occasion: string; people: number; sent: number }>`
    select r.occasion, count(*)::int as people from ability_reminder r
    where r.assignment_id = ${id}::uuid group by r.occasion order by r.occasion`.execute(portal.platform.db);
  const { rows: sent } = await sql<{ people: string }>`
    select jsonb_array_elements_text(o.payload -> 'recipients') as people from outbox o
    where o.aggregate_id = ${id}::uuid`.execute(portal.platform.db);
  expect(sent).toHaveLength(rows.reduce((sum, { people }) => sum + people, 0));
  return Object.fromEntries(rows.map(({ occasion, people }) => [occasion, people]));
}

describe('T11 a compulsory test', () => {
  it('is for the enrolled students of a cohort, with everything under its departments', async () => {
    const test = await made();
    const { db } = portal.platform;
    for (let at = 0; at < 6; at += 1) await aStudent(db, { departmentCode: '11100', grade: 1 });
    for (let at = 0; at < 7; at += 1) await aStudent(db, { departmentCode: '11200', grade: 3 });
    const away = await aStudent(db, { departmentCode: '11100', grade: 1 });
    await db.updateTable('student').set({ register_status: 'LEAVE' }).where('id', '=', away.studentId).execute();
    const count = (gradeList: number[], deptCodeList: string[]) =>
      portal.get(calls.previewCohort, { body: { gradeList, deptCodeList } }, { token: centre.token });
    expect(await count([], ['11000'])).toEqual({ count: 13 });
    expect(await count([1], ['11000'])).toEqual({ count: 6 });
    const id = await created(test.testId, ['11000'], { gradeList: [3, 1, 1] });
    const { assignment, gradeList, rowList } = await read(id);
    expect(assignment).toMatchObject({
      testNm: '핵심역량 진단',
      name: '2학년 의무 진단',
      stage: 'RUNNING',
      gradeList: [1, 3],
      deptList: [{ deptCode: '11000', deptNm: '인문대학' }],
      targetCount: 13,
      doneCount: 0,
      canChange: true,
      canRemind: true,
      stepList: [{ action: 'END' }],
    });
    expect(gradeList).toEqual([1, 3]);
    expect(
      rowList.map(({ deptNm, targetCount, cellList }) => [
        deptNm,
        targetCount,
        cellList.map((cell) => cell.targetCount),
      ]),
    ).toEqual([
      ['국문과', 6, [6, 0]],
      ['사학과', 7, [0, 7]],
    ]);
    expect((await read(id, 'en')).assignment.name).toBe('Compulsory for second years');
  });

  it('counts who took part since it opened, and tells no small number', async () => {
    const test = await made();
    const [large, small, wide] = [await aCohort(12), await aCohort(12), await aCohort(12)];
    const id = await created(test.testId, [large.code, small.code, wide.code]);
    for (const { id: memberId } of wide.people.slice(0, 11)) await took(memberId, test);
    for (const { id: memberId } of large.people.slice(0, 9)) await took(memberId, test);
    for (const { id: memberId } of small.people.slice(0, 3)) await took(memberId, test);
    const gone = large.people[9]?.id ?? '';
    await took(gone, test, { at: new Date(TAKING.getTime() - 2 * DAY) });
    const { assignment, rowList } = await read(id);
    expect(assignment).toMatchObject({ targetCount: 36, doneCount: 23 });
    // Three took part in the one, so that the other is withheld too: its number would tell theirs.
    expect(rowList.map(({ doneCount, cellList }) => [doneCount, cellList[0]?.doneCount])).toEqual([
      [null, null],
      [null, null],
      [11, 11],
    ]);
    const { assignmentPage } = await portal.get(
      calls.pageAssignments,
      { query: { stage: 'RUNNING' } },
      { token: centre.token },
    );
    expect(assignmentPage.content.find(({ assignmentId }) => assignmentId === id)).toMatchObject({ doneCount: 23 });
    // Where all departments are too small to be told, their college is.
    const both = await created(test.testId, [large.code, small.code]);
    expect((await read(both)).rowList).toMatchObject([
      { deptCode: '12000', deptNm: '공과대학', targetCount: 24, doneCount: 12 },
    ]);
    const few = await created(test.testId, [small.code]);
    expect((await read(few)).assignment).toMatchObject({ targetCount: null, doneCount: null });
    const page = await portal.get(calls.pageAssignments, { query: { size: '50' } }, { token: centre.token });
    expect(page.assignmentPage.content.find(({ assignmentId }) => assignmentId === few)).toMatchObject({
      doneCount: null,
    });
  });

  it('is refused at the field that does not hold', async () => {
    const test = await made();
    const { code } = await aCohort(1);
    const fieldOf = async (more: object, testId = test.testId, deptCodeList = [code]) =>
      errorsOf(await create(testId, deptCodeList, more)).map(({ field }) => field);
    expect(await fieldOf({ opensOn: '2026-11-23' })).toEqual(['opensOn']);
    expect(await fieldOf({ opensOn: '2026-11-26', dueOn: '2026-11-25' })).toEqual(['dueOn']);
    expect(await fieldOf({ nameKo: '  ' })).toEqual(['nameKo']);
    expect(await fieldOf({ nameEn: 'x'.repeat(81) })).toEqual(['nameEn']);
    expect(await fieldOf({ gradeList: [7] })).toEqual(['gradeList.0']);
    expect(await fieldOf({ gradeList: [6] })).toEqual(['gradeList']);
    expect(await fieldOf({}, newId())).toEqual(['testId']);
    expect(await fieldOf({}, (await made({ status: 'RETIRED' })).testId)).toEqual(['testId']);
    expect(await fieldOf({}, test.testId, [code, 'nowhere'])).toEqual(['deptCodeList']);
    const english = errorsOf(await create(test.testId, ['nowhere'], {}, 'en'));
    expect(english[0]?.message).toContain('doesn’t exist');
  });

  it('is changed as it was seen, and keeps its first day once it is open', async () => {
    const test = await made();
    const { code } = await aCohort(1);
    const id = await created(test.testId, [code]);
    const change = (version: number, more: object = {}) =>
      portal.ask(
        calls.changeAssignment,
        { params: { id }, body: { ...given([code], more), version } },
        { token: centre.token },
      );
    portal.clock.now = new Date(TAKING.getTime() + DAY);
    expect(errorsOf(await change(1, { opensOn: '2026-11-25' }))).toMatchObject([{ field: 'opensOn' }]);
    expect((await change(1, { dueOn: '2026-12-20', nameKo: '늘린 진단' })).envelope.code).toBe('0000');
    expect((await change(1)).envelope).toMatchObject({ code: '9101' });
    const { rows } = await sql<{ before: { dueOn: string }; after: { dueOn: string } }>`
      select a.before, a.after from audit_log a where a.entity_id = ${id} and a.action = 'test_assignments.change'`.execute(
      portal.platform.db,
    );
    expect(rows).toMatchObject([{ before: { dueOn: '2026-12-01' }, after: { dueOn: '2026-12-20' } }]);
    portal.clock.now = new Date(TAKING.getTime() + 40 * DAY);
    centre.token = await signIn(portal, centre);
    expect((await read(id)).assignment).toMatchObject({
      stage: 'OVER',
      canChange: true,
      canRemind: false,
      stepList: [],
    });
    expect(errorsOf(await change(2, { dueOn: '2026-12-21' }))[0]?.message).toContain('기한이 지났어요');
    expect((await change(2, { dueOn: '2027-01-10' })).envelope.code).toBe('0000');
    portal.clock.now = TAKING;
    centre.token = await signIn(portal, centre);
  });

  it('ends once, whoever of 50 ends it', async () => {
    const test = await made();
    const { code } = await aCohort(6);
    const id = await created(test.testId, [code]);
    const end = () =>
      portal.ask(
        calls.stepAssignment,
        { params: { id }, body: { action: 'END', version: 1 } },
        { token: centre.token },
      );
    const answers = await Promise.all(Array.from({ length: 50 }, end));
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual([
      '0000',
      ...Array.from({ length: 49 }, () => '9101'),
    ]);
    expect((await read(id)).assignment).toMatchObject({
      stage: 'ENDED',
      canChange: false,
      canRemind: false,
      stepList: [],
    });
    await tellAll(portal.platform);
    expect(await toldOf(id)).toEqual({});
    expect(errorsOf(await remind(id, 2))).toMatchObject([{ field: 'id' }]);
  });

  it('is the testing centre’s affair alone', async () => {
    const student = await aStudent(portal.platform.db);
    const token = await signIn(portal, student);
    for (const one of [staff, token]) {
      expect((await portal.ask(calls.pageAssignments, { query: {} }, { token: one })).envelope.code).toBe('S403');
      const asked = { params: { id: newId() }, body: { reason: REASON } };
      expect((await portal.ask(calls.pageMissing, asked, { token: one })).envelope.code).toBe('S403');
    }
  });
});

describe('T11 reminders', () => {
  it('tell each person once, whoever of 50 reminds, and nobody who has taken part', async () => {
    const test = await made();
    const { code, people } = await aCohort(12);
    for (const { id: memberId } of people.slice(0, 5)) await took(memberId, test);
    const id = await created(test.testId, [code]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => remind(id)));
    const done = answers.filter(({ envelope }) => envelope.code === '0000');
    expect(done.map(({ envelope }) => envelope.output)).toEqual([{ assignmentId: id, remindedCount: 7 }]);
    expect(answers.filter(({ envelope }) => envelope.code === '9100')).toHaveLength(49);
    expect(await toldOf(id)).toEqual({ '2026-11-24': 7 });
    expect((await read(id)).assignment).toMatchObject({ canRemind: false, remindedAt: TAKING.toISOString() });
    portal.clock.now = new Date(TAKING.getTime() + DAY);
    expect((await remind(id)).envelope.code).toBe('0000');
    expect((await remind(id, 4)).envelope.code).toBe('9101');
  });

  it('say by hand that everybody has taken part', async () => {
    const test = await made();
    const { code, people } = await aCohort(1);
    await took(people[0]?.id ?? '', test);
    const id = await created(test.testId, [code]);
    expect(errorsOf(await remind(id))[0]?.message).toContain('모두 참여');
  });

  it('come when it opens and before the day on which it is due, each once', async () => {
    const test = await made();
    const { code, people } = await aCohort(3);
    const id = await created(test.testId, [code], { opensOn: '2026-11-25', dueOn: '2026-12-10' });
    const on = async (day: string) => {
      portal.clock.now = new Date(`${day}T00:10:00Z`);
      await Promise.all([tellAll(portal.platform), tellAll(portal.platform)]);
      return toldOf(id);
    };
    expect(await on('2026-11-24')).toEqual({});
    expect(await on('2026-11-25')).toEqual({ OPENED: 3 });
    expect(await on('2026-11-26')).toEqual({ OPENED: 3 });
    expect(await on('2026-12-03')).toEqual({ OPENED: 3, D7: 3 });
    await took(people[0]?.id ?? '', test, { at: portal.clock.now });
    expect(await on('2026-12-07')).toEqual({ OPENED: 3, D7: 3, D3: 2 });
    // The morning was missed, and is made up for on the last day.
    expect(await on('2026-12-10')).toEqual({ OPENED: 3, D7: 3, D3: 2, D1: 2 });
    expect(await on('2026-12-11')).toEqual({ OPENED: 3, D7: 3, D3: 2, D1: 2 });
  });

  it('leave in peace whom the office has just told, and everybody where it reminds by hand only', async () => {
    const test = await made();
    const { code } = await aCohort(2);
    const id = await created(test.testId, [code], { dueOn: '2026-12-01' });
    await tellAll(portal.platform);
    expect(await toldOf(id)).toEqual({ OPENED: 2 });
    const quiet = await created(test.testId, [code], { remindsAutomatically: false, dueOn: '2026-11-27' });
    portal.clock.now = new Date(TAKING.getTime() + 2 * DAY);
    await tellAll(portal.platform);
    expect(await toldOf(quiet)).toEqual({ OPENED: 2 });
  });

  it('are a to-do of the student until they took part, and hold nothing back', async () => {
    const test = await made();
    const { code, people } = await aCohort(1);
    const [one] = people;
    if (!one) throw new Error('There is one.');
    const token = await signIn(portal, one);
    const todos = async (language = 'ko') => {
      const { todoList } = await portal.get(home.listTodos, {}, { token, language });
      return todoList.filter((todo) => todo.id.startsWith('ability-'));
    };
    expect(await todos()).toEqual([]);
    const id = await created(test.testId, [code]);
    expect(await todos()).toMatchObject([
      {
        id: `ability-assignment:${id}`,
        title: '2학년 의무 진단: 12월 1일까지 해 주세요',
        dueOn: '2026-12-01',
        path: `/ability/test/01/form?test=${test.testId}`,
      },
    ]);
    expect(await todos('en')).toMatchObject([{ title: 'Compulsory for second years: take it by 1 December' }]);
    const { testList } = await portal.get(testSessions.listTests, { params: { family: '01' } }, { token });
    expect(testList.find(({ testId }) => testId === test.testId)?.dueOn).toBe('2026-12-01');
    const sessionId = await anOpenSession(portal.platform.db, { memberId: one.id, test });
    // Begun and compulsory is one thing to do.
    expect(await todos()).toMatchObject([
      {
        id: `ability-assignment:${id}`,
        reason: '10문항 중 10문항에 답했어요.',
        dueOn: '2026-12-01',
        path: `/ability/test/01/form/${sessionId}`,
        actionLabel: '이어서 하기',
      },
    ]);
    await sql`update ability_assignment set ended_at = ${TAKING} where id = ${id}::uuid`.execute(portal.platform.db);
    expect(await todos()).toMatchObject([{ id: `ability-open:${sessionId}` }]);
    await sql`update ability_assignment set ended_at = null where id = ${id}::uuid`.execute(portal.platform.db);
    await sql`update ability_session set status = 'EXPIRED' where id = ${sessionId}::uuid`.execute(portal.platform.db);
    await took(one.id, test);
    expect(await todos()).toEqual([]);
  });
});

it('T6 T11 what is asked of a student can be taken, however lately it was taken before, and once', async () => {
  const test = await made();
  const { code, people } = await aCohort(1);
  const [one] = people;
  if (!one) throw new Error('There is one.');
  await took(one.id, test, { at: new Date(TAKING.getTime() - 7 * DAY) });
  const token = await signIn(portal, one);
  const standing = async () => {
    const { testList } = await portal.get(testSessions.listTests, { params: { family: '01' } }, { token });
    const { canBegin, retake } = testList.find(({ testId }) => testId === test.testId) ?? {};
    return { canBegin, rule: retake?.rule };
  };
  const start = async () => {
    const body = { testId: test.testId, language: 'ko' as const };
    return (await portal.ask(testSessions.startSession, { params: { family: '01' }, body }, { token })).envelope.code;
  };
  const barred = { canBegin: false, rule: 'TERM' };
  expect(await standing()).toEqual(barred);
  expect(await start()).toBe('9100');
  await created(test.testId, [code]);
  expect(await standing()).toEqual({ canBegin: true, rule: undefined });
  expect(await start()).toBe('0000');
  await sql`update ability_session set status = 'EXPIRED' where member_id = ${one.id}::uuid and status = 'IN_PROGRESS'`.execute(
    portal.platform.db,
  );
  await took(one.id, test);
  expect(await standing()).toEqual(barred);
  expect(await start()).toBe('9100');
});

describe('T11 who has not taken part', () => {
  it('is told by name for a reason that each of them can read', async () => {
    const test = await made();
    const { code, people } = await aCohort(4);
    const id = await created(test.testId, [code]);
    await took(people[0]?.id ?? '', test);
    await anOpenSession(portal.platform.db, { memberId: people[1]?.id ?? '', test });
    for (const reason of ['', '  ', '음'])
      expect(errorsOf(await missing(id, { reason }))).toMatchObject([{ field: 'reason' }]);
    const { envelope } = await missing(id);
    const { missingPage } = envelope.output as {
      missingPage: { content: { memberId: string; isBegun: boolean }[]; totalElements: number };
    };
    expect(missingPage).toMatchObject({ totalElements: 3 });
    expect(missingPage.content.map(({ memberId, isBegun }) => [memberId, isBegun])).toEqual(
      people.slice(1).map((person, at) => [person.id, at === 0]),
    );
    const { rows } = await sql<{ subject: string; reason: string; action: string }>`
      select l.subject_id as subject, l.reason, l.action from privacy_log l where l.actor_id = ${centre.id}::uuid
        and l.subject_id = any(${people.map((person) => person.id)}::uuid[]) order by l.subject_id`.execute(
      portal.platform.db,
    );
    expect(rows).toEqual(people.slice(1).map((person) => ({ subject: person.id, reason: REASON, action: 'R' })));
    expect((await missing(newId())).envelope.code).toBe('404');
  });

  it('leaves as a file for a reason', async () => {
    const test = await made();
    const { code, people } = await aCohort(2);
    const id = await created(test.testId, [code]);
    const send = (reason: string) =>
      portal.app.inject({
        method: 'POST',
        url: `/view/cdp/ability/assignment/${id}/missing/excel`,
        headers: { authorization: `Bearer ${centre.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ reason }),
      });
    expect((await send('음')).body).toContain('5자 이상');
    const book = new excel.Workbook();
    await book.xlsx.load((await send(REASON)).rawPayload as never); // its types know an older Buffer
    expect(book.worksheets[0]?.rowCount).toBe(3);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from privacy_log l where l.action = 'XLS' and l.reason = ${REASON}
        and l.subject_id = any(${people.map((person) => person.id)}::uuid[])`.execute(portal.platform.db);
    expect(rows).toEqual([{ count: 2 }]);
  });
});

describe('T11 figures that identify nobody', () => {
  it('say who took a test in a term, by what they were then', async () => {
    const test = await made();
    const [many, few, more] = [await aCohort(8), await aCohort(8), await aCohort(12)];
    for (const { id: memberId } of more.people) await took(memberId, test, { departmentCode: more.code });
    for (const { id: memberId } of many.people) await took(memberId, test, { departmentCode: many.code });
    for (const { id: memberId } of few.people.slice(0, 2)) await took(memberId, test, { departmentCode: few.code });
    // Taken twice is taken once.
    await took(many.people[0]?.id ?? '', test, { departmentCode: many.code });
    const ask = (query: object = {}) =>
      portal.get(calls.readParticipation, { query: { testId: test.testId, ...query } }, { token: centre.token });
    const shown = await ask();
    expect(shown).toMatchObject({ year: 2026, semstrCode: '20', total: { doneCount: 22 } });
    expect(shown.termList).toEqual([{ year: 2026, semstrCode: '20', semstrNm: expect.any(String), doneCount: 22 }]);
    const rowOf = (code: string) => shown.rowList.find(({ deptCode }) => deptCode === code);
    expect(rowOf(few.code)).toMatchObject({ targetCount: null, doneCount: null });
    expect(rowOf(more.code)).toMatchObject({ targetCount: 12, doneCount: 12 });
    const told = shown.rowList.flatMap(({ doneCount }) => doneCount ?? []);
    expect(22 - told.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(5);
    expect((await ask({ year: 2025, semstrCode: '10' })).total).toMatchObject({ doneCount: 0 });
    const stranger = { query: { testId: newId() } };
    expect((await portal.ask(calls.readParticipation, stranger, { token: centre.token })).envelope.code).toBe('404');
  });

  it('leave as Excel files that withhold what the page withholds', async () => {
    const test = await made();
    const [many, few, more] = [await aCohort(32), await aCohort(8), await aCohort(12)];
    for (const { id: memberId } of more.people) await took(memberId, test, { departmentCode: more.code });
    for (const { id: memberId } of many.people) await took(memberId, test, { departmentCode: many.code });
    for (const { id: memberId } of few.people.slice(0, 2)) await took(memberId, test, { departmentCode: few.code });
    const fileOf = async (path: string, asked: object): Promise<string[][]> => {
      const sent = await portal.app.inject({
        method: 'POST',
        url: `/view/cdp/ability/participation/${path}`,
        headers: { authorization: `Bearer ${centre.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ ...asked, reason: REASON }),
      });
      const book = new excel.Workbook();
      await book.xlsx.load(sent.rawPayload as never); // its types know an older Buffer
      return (book.worksheets[0]?.getSheetValues() ?? []).map((row) => (row as unknown[]).slice(1).map(String));
    };
    const table = await fileOf('excel', { testId: test.testId });
    expect(table.find((row) => row?.[0] === '소속')).toEqual(
      expect.arrayContaining(['소속', '전체 학생', '참여한 학생', '2학년 전체', '2학년 참여']),
    );
    const told = table.map((row) => row?.[2]);
    expect(told.filter((count) => count === '32' || count === '12')).not.toEqual([]);
    expect(told).toContain('비공개');
    const spread = await fileOf('distribution/excel', { versionId: test.versionId });
    expect(spread.filter((row) => row !== undefined)).toHaveLength(7);
    expect(spread.flat()).toContain('90~100점');
  });

  it('spread points in fives, of thirty people or more, without those in doubt', async () => {
    const test = await made();
    const { db } = portal.platform;
    const { people } = await aCohort(31);
    const ask = (query: object = {}) =>
      portal.ask(calls.readDistribution, { query: { versionId: test.versionId, ...query } }, { token: centre.token });
    for (const { id: memberId } of people.slice(0, 29)) await took(memberId, test, { collegeCode: '12000' });
    expect((await ask()).envelope.output).toEqual({ count: null, groupList: [], scaleList: [] });
    const doubtful = await took(people[29]?.id ?? '', test, { collegeCode: '12000' });
    await sql`update ability_session set quality = '{FAST}' where id = ${doubtful}::uuid`.execute(db);
    expect((await ask()).envelope.output).toMatchObject({ count: null });
    await took(people[30]?.id ?? '', test, { collegeCode: '12000' });
    const { envelope } = await ask();
    // Everybody answered alike: all thirty stand in one step.
    expect(envelope.output).toMatchObject({
      count: 30,
      groupList: [
        { collegeCode: null, grade: null, count: 30 },
        { collegeCode: '12000', collegeNm: '공과대학', grade: null, count: 30 },
        { collegeCode: '12000', grade: 2, count: 30 },
        { collegeCode: null, grade: 2, count: 30 },
      ],
    });
    const { scaleList } = envelope.output as { scaleList: { deviation: number; stepList: number[] }[] };
    expect(scaleList).toHaveLength(6);
    expect(scaleList.every(({ deviation, stepList }) => deviation === 0 && stepList.includes(30))).toBe(true);
    expect((await ask({ grade: 3 })).envelope.code).toBe('404');
    expect((await ask({ collegeCode: '11000' })).envelope.code).toBe('404');
    const draft = await made({ status: 'DRAFT' });
    expect((await ask({ versionId: draft.versionId })).envelope.code).toBe('404');
  });

  it('move by ten people at once, whoever takes it again, so that no one person moves them', async () => {
    const test = await made();
    const { people } = await aCohort(40);
    const ask = async () =>
      (await portal.ask(calls.readDistribution, { query: { versionId: test.versionId } }, { token: centre.token }))
        .envelope.output as { count: number; scaleList: object[] };
    const high = answersOf(test.instrument, (_item, at) => (at % 2 === 0 ? 4 : 0));
    const at = (minutes: number) => ({ at: new Date(TAKING.getTime() + minutes * 60_000) });
    for (const [place, { id: memberId }] of people.slice(0, 30).entries()) await took(memberId, test, at(place));
    const before = await ask();
    expect(before.count).toBe(30);
    await aScoredSession(portal.platform.db, { memberId: people[0]?.id ?? '', test, answers: high, ...at(40) });
    for (const [place, { id: memberId }] of people.slice(30, 39).entries()) {
      await aScoredSession(portal.platform.db, { memberId, test, answers: high, ...at(50 + place) });
      expect(await ask()).toEqual(before);
    }
    await aScoredSession(portal.platform.db, { memberId: people[39]?.id ?? '', test, answers: high, ...at(60) });
    const after = await ask();
    expect(after.count).toBe(40);
    expect(after.scaleList).not.toEqual(before.scaleList);
    // Eleven answered high by then: the ten who are new, and one who took it again.
    expect(after.scaleList[0]).toMatchObject({ stepList: expect.arrayContaining([10, 30]) });
  });
});

describe('T11 a result that is taken out', () => {
  const step = (id: string, body: object, token = centre.token) =>
    portal.ask(
      calls.stepTaken,
      { params: { id }, body: { action: 'INVALIDATE', version: 1, reason: '다른 사람이 대신 했어요', ...body } },
      { token },
    );

  it('is found by number without a score, counts no more, and its student reads why', async () => {
    const test = await made();
    const { code } = await aCohort(5);
    const studentNumber = '202677001';
    const one = await aStudent(portal.platform.db, { departmentCode: code, studentNumber, nameKo: '이하나' });
    const id = await took(one.id, test);
    const find = (studentNo = studentNumber) =>
      portal.get(calls.pageTaken, { query: { studentNo } }, { token: centre.token });
    const found = await find();
    expect(found).toMatchObject({
      student: { name: '이하나', grade: 2 },
      takenPage: { content: [{ sessionId: id, status: 'SCORED', reason: null, stepList: [{ action: 'INVALIDATE' }] }] },
    });
    expect(JSON.stringify(found)).not.toMatch(/raw|points|scale/i);
    expect(await find('0')).toMatchObject({ student: null, takenPage: { content: [] } });
    expect(errorsOf(await step(id, { reason: ' ' }))).toMatchObject([{ field: 'reason' }]);
    expect((await step(id, { version: 3 })).envelope.code).toBe('9101');
    expect((await step(id, {})).envelope.code).toBe('0000');
    expect((await step(id, { version: 2 })).envelope.code).toBe('9103');
    expect((await find()).takenPage.content).toMatchObject([
      { status: 'INVALIDATED', reason: '다른 사람이 대신 했어요', stepList: [] },
    ]);
    const token = await signIn(portal, one);
    const { testList } = await portal.get(testSessions.listTests, { params: { family: '01' } }, { token });
    expect(testList.find(({ testId }) => testId === test.testId)?.attemptList).toMatchObject([
      { status: 'INVALIDATED', reason: '다른 사람이 대신 했어요' },
    ]);
    const { rows } = await sql<{ event: string; payload: object }>`
      select o.event, o.payload from outbox o where o.aggregate_id = ${id}::uuid order by o.event`.execute(
      portal.platform.db,
    );
    const told = rows.filter(({ payload }) => 'follower' in payload);
    expect(told.map(({ payload }) => (payload as { follower: string }).follower)).toContain(
      'mileage.reverseInvalidated',
    );
    expect(new Set(told.map(({ payload }) => (payload as { event: string }).event))).toEqual(
      new Set(['test.invalidated']),
    );
    expect(rows.filter((row) => !told.includes(row))).toMatchObject([
      {
        event: 'notification',
        payload: { type: 'TEST_INVALIDATED', recipients: [one.id], link: '/ability/test/01/list' },
      },
    ]);
    const assignment = await created(test.testId, [code]);
    expect((await read(assignment)).assignment).toMatchObject({ targetCount: 6, doneCount: 0 });
  });

  it('is never one’s own, nor one that is not finished', async () => {
    const test = await made();
    const both = await aStudent(portal.platform.db, { roles: ['TESTING_CENTRE'] });
    const token = await signIn(portal, both);
    const own = await took(both.id, test);
    expect((await step(own, {}, token)).envelope.code).toBe('S403');
    const { people } = await aCohort(1);
    const open = await anOpenSession(portal.platform.db, { memberId: people[0]?.id ?? '', test });
    expect((await step(open, {})).envelope.code).toBe('404');
    expect((await step(own, {}, staff)).envelope.code).toBe('S403');
  });
});
