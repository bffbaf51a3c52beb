import { mileage } from '@naru/contract/areas/mileage/own.ts';
import { home } from '@naru/contract/areas/home.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, anAdvisor, aStudent, signIn } from '../../../../test/builders.ts';
import { APPLYING, aProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { insertLine, type NewLine } from '../ledger/store.ts';
import { tellOfExpiry } from './jobs.ts';

const DAY_MS = 86_400_000;
const TALK = '01990000-0000-7000-8000-000000000101';
const TALK_RULE = '01990000-0000-7000-8000-000000000201';
const TERM = { year: 2026, semesterCode: '20' };
const OLD = { year: 2024, semesterCode: '10' };

let portal: TestPortal;
type Student = Awaited<ReturnType<typeof aStudent>> & { readonly token: string };
async function anEarner(): Promise<Student> {
  const student = await aStudent(portal.platform.db);
  return { ...student, token: await signIn(portal, student) };
}
beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  await setSurvey('DRAFT');
  for (const [year, semester_code, begins_on, ends_on] of [
    [2024, '10', '2024-03-02', '2024-06-21'],
    [2024, '20', '2024-09-02', '2024-12-20'],
    [2025, '10', '2025-03-03', '2025-06-20'],
    [2025, '20', '2025-09-01', '2025-12-19'],
    [2026, '10', '2026-03-02', '2026-06-19'],
  ] as const)
    await db.insertInto('term').values({ year, semester_code, begins_on, ends_on, week1_on: begins_on }).execute();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const setSurvey = (status: 'OPEN' | 'DRAFT') =>
  portal.platform.db
    .updateTable('survey')
    .set({ status, opens_at: APPLYING })
    .where('survey.context_type', '=', 'PROGRAMME')
    .execute();

let written = 0;
async function post(memberId: string, amount: number, more: Partial<NewLine> = {}): Promise<string> {
  const line: NewLine = {
    memberId,
    kind: 'EARN',
    amount,
    term: TERM,
    about: TERM,
    happenedOn: '2026-11-01',
    sourceKey: `test:${(written += 1)}`,
    typeCode: '01',
    itemId: TALK,
    ruleId: TALK_RULE,
    postedAt: APPLYING,
    postedBy: null,
    ...more,
  };
  return (await portal.platform.db.transaction().execute((tx) => insertLine(tx, line))) ?? '';
}

/** Enrolled in every term up to the one before this. */
async function enrol({ studentId }: { readonly studentId: string }, leave: readonly string[] = []): Promise<void> {
  const terms = ['202410', '202420', '202510', '202520', '202610'];
  const rows = terms.map((term) => ({
    student_id: studentId,
    year: Number(term.slice(0, 4)),
    semester_code: term.slice(4),
    credits_tried: 15,
    credits_earned: 15,
    register_status: leave.includes(term) ? 'LEAVE' : 'ENROLLED',
  }));
  await portal.platform.db.insertInto('student_term').values(rows).execute();
}

async function aUse(memberId: string, amount: number, status = 'APPLY'): Promise<string> {
  const id = newId();
  const about = { id, member_id: memberId, purpose_code: 'BOOKS', amount, year: 2026, semester_code: '20', status };
  await portal.platform.db
    .insertInto('mileage_use')
    .values({ ...about, applied_at: APPLYING, created_at: APPLYING })
    .execute();
  return id;
}

const read = ({ token }: Student, language = 'ko') => portal.get(mileage.readSummary, {}, { token, language });
const page = async ({ token }: Student, query = {}) =>
  (await portal.get(mileage.pageLines, { query }, { token })).linePage;

describe('I1 a line of the ledger', () => {
  it.each(['update mileage_line set amount = 1', 'delete from mileage_line'])('stays as it is: %s', async (text) => {
    await post((await anEarner()).id, 10);
    await expect(sql.raw(text).execute(portal.platform.db)).rejects.toThrow(/never changed/);
  });
});

describe('I3 the summary', () => {
  it('says what there is, what is held, and what the next use lacks', async () => {
    const student = await anEarner();
    await post(student.id, 80);
    const useId = await aUse(student.id, 30);
    await post(student.id, -30, { kind: 'HOLD', useId, typeCode: null, itemId: null, ruleId: null });
    const found = await read(student);
    expect(found).toMatchObject({
      balance: 80,
      available: 50,
      held: 30,
      isOwed: false,
      earnedThisTerm: 80,
      term: { year: 2026, semstrCode: '20', semstrNm: '2학기' },
      expiringList: [{ termsLeft: 5, points: 80 }],
      expiresOn: null,
      waiting: { claimCount: 0, points: 0, useCount: 1 },
      typeList: [{ typeCode: '01', points: 80 }],
      canClaim: true,
    });
    expect(found.goalList.map(({ purposeCode, missing, until }) => [purposeCode, missing, until])).toEqual([
      ['SCHOLARSHIP', 250, '2026-12-31'],
      ['TEST_FEE', 0, '2026-12-31'],
      ['BOOKS', 0, '2026-12-31'],
    ]);
    expect((await read(student, 'en')).goalList[0]?.name).toBe('Mileage scholarship');
  });

  it('names no deadline that is past, and after the close the end of the next term', async () => {
    portal.clock.now = new Date('2027-01-08T01:00:00Z');
    const student = await anEarner();
    await post(student.id, 80);
    const untils = async () => new Set((await read(student)).goalList.map(({ until }) => until));
    expect(await untils()).toEqual(new Set([null]));
    const close = (status: string) => sql`update mileage_term set status = ${status}`.execute(portal.platform.db);
    await close('CLOSED');
    expect(await untils()).toEqual(new Set(['2027-06-21']));
    await close('OPEN');
    portal.clock.now = APPLYING;
  });

  it('tells what expires by enrolled terms, and the day only of those who are not on leave', async () => {
    const [all, away] = [await anEarner(), await anEarner()];
    await enrol(all);
    await enrol(away, ['202510']);
    for (const { id } of [all, away]) await post(id, 20, { term: OLD, about: OLD });
    // Four enrolled terms after its own have gone by, or three.
    expect(await read(all)).toMatchObject({ expiringList: [{ termsLeft: 1, points: 20 }], expiresOn: '2026-12-31' });
    expect(await read(away)).toMatchObject({ expiringList: [{ termsLeft: 1, points: 20 }] });
    await post(away.id, 30, { term: { year: 2024, semesterCode: '20' }, about: OLD });
    expect((await read(away)).expiringList).toEqual([
      { termsLeft: 1, points: 20 },
      { termsLeft: 2, points: 30 },
    ]);
    await portal.platform.db
      .updateTable('student')
      .set({ register_status: 'LEAVE' })
      .where('student.id', '=', all.studentId)
      .execute();
    // On leave nothing goes at the end of the term: the one that is left comes after it.
    const kept = await read(all);
    expect(kept).toMatchObject({ expiringList: [{ termsLeft: 2, points: 20 }], expiresOn: null });
    expect((await page(all)).content.map(({ termsLeft }) => termsLeft)).toEqual([2]);
    expect(kept.goalList).toEqual([]);
  });

  it('counts no term on leave towards the terms that a use is for', async () => {
    const student = await anEarner();
    await enrol(student, ['202420', '202520']);
    const mostTerms = (most: number) =>
      sql`update mileage_purpose set most_terms = ${most} where mileage_purpose.code = 'BOOKS'`.execute(
        portal.platform.db,
      );
    const goals = async () => (await read(student)).goalList.map(({ purposeCode }) => purposeCode);
    // Three terms before, and this one.
    await mostTerms(3);
    expect(await goals()).not.toContain('BOOKS');
    await mostTerms(4);
    expect(await goals()).toContain('BOOKS');
    await mostTerms(8);
  });

  it('shows what a programme would bring, and a claim, as the rules judge them', async () => {
    const student = await anEarner();
    const { id } = await aProgramme(portal.platform.db);
    await sql`update programme set points = 90, hours = 2 where programme.id = ${id}::uuid`.execute(portal.platform.db);
    const { wayList } = await read(student);
    expect(wayList[0]).toMatchObject({ kind: 'PROGRAMME', points: 90, path: `/lrn/baeum/detail/${id}` });
    expect(wayList.filter(({ kind }) => kind === 'CLAIM')).toHaveLength(1);
    expect(wayList.every(({ points, explanationList }) => points > 0 && explanationList.length > 0)).toBe(true);
    await sql`update programme set cancelled_at = now() where programme.id = ${id}::uuid`.execute(portal.platform.db);
  });

  it('asks for the answer that brings points, here and among the things to do', async () => {
    const student = await anEarner();
    const { db } = portal.platform;
    const { id } = await aProgramme(db);
    const traineeId = newId();
    const place = { id: traineeId, programme_id: id, member_id: student.id, status: 'CONFIRM', applied_at: APPLYING };
    const ended = new Date(APPLYING.getTime() + 14 * DAY_MS + 2 * 3_600_000);
    await db
      .insertInto('trainee')
      .values({ ...place, completed_at: ended })
      .execute();
    portal.clock.now = ended;
    await setSurvey('OPEN');
    const { wayList } = await read(student);
    expect(wayList[0]).toMatchObject({ kind: 'SURVEY', points: 4, path: `/lrn/certificate/survey/${traineeId}` });
    const { todoList } = await portal.get(home.dashboard, {}, { token: student.token });
    expect(todoList.map(({ reason }) => reason)).toContain('설문에 답하면 4점을 받아요.');
    await setSurvey('DRAFT');
  });
});

describe('I3 the lines', () => {
  it('come latest first with what they are for, and are narrowed by type, kind, term and zero', async () => {
    const student = await anEarner();
    const first = await post(student.id, 5, { term: OLD, about: OLD });
    const second = await post(student.id, 0);
    const useId = await aUse(student.id, 5, 'APPROVED');
    const spent = await post(student.id, -5, { kind: 'USE', useId, typeCode: null, itemId: null, ruleId: null });
    const late = await post(student.id, 7, { about: OLD });
    const back = await post(student.id, -7, { kind: 'REVERSE', reversesId: late, memo: '잘못 적었어요' });
    const { content } = await page(student);
    expect(content.map(({ lineId }) => lineId)).toEqual([back, late, spent, second, first]);
    expect(content[1]).toMatchObject({
      aboutTerm: { year: 2024, semstrCode: '10' },
      reversedAt: APPLYING.toISOString(),
    });
    expect(content[2]).toMatchObject({ title: '전공 도서 구입', path: `/lrn/mile/usereqst/detail/${useId}` });
    expect(content[3]).toMatchObject({ title: '특강·세미나 참석', aboutTerm: null, termsLeft: null });
    const ids = async (query: object) => (await page(student, query)).content.map(({ lineId }) => lineId);
    expect(await ids({ isZero: true })).toEqual([second]);
    expect(await ids({ kind: 'USE' })).toEqual([spent]);
    expect(await ids({ typeCode: '02' })).toEqual([]);
    expect(await ids({ yearSemstrCode: '202410' })).toEqual([first]);
    expect(await page(student, { size: '10', page: 1 })).toMatchObject({ content: [], totalElements: 5 });
  });

  it('are one’s own: another student’s are nowhere', async () => {
    const [one, other] = [await anEarner(), await anEarner()];
    await post(one.id, 10);
    expect((await page(other)).content).toEqual([]);
    expect(await read(other)).toMatchObject({ balance: 0, termList: [], typeList: [] });
  });
});

describe('I3 totals', () => {
  it('are of the students in scope: advised, of the department, one’s own, and never with lines', async () => {
    const { db } = portal.platform;
    const department = await aDepartment(db, { code: '77000' });
    const student = await anEarner();
    await db
      .updateTable('student')
      .set({ department_code: department })
      .where('student.id', '=', student.studentId)
      .execute();
    const other = await anEarner();
    await post(student.id, 40);
    await post(student.id, 15, { term: OLD, about: OLD });
    const advisor = await aMember(db, { types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'] });
    await anAdvisor(db, { studentId: student.studentId, advisorId: advisor.id, beginsOn: '2026-01-01' });
    const chief = await aMember(db, { types: ['DEPARTMENT_CHIEF'], departmentCode: department });
    const stranger = await aMember(db, { types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'] });
    const totals = async (token: string, query = {}) =>
      (await portal.get(mileage.pageTotals, { query }, { token })).totalPage.content;
    const expected = { studentId: student.studentId, balance: 55, earnedThisTerm: 40 };
    for (const who of [advisor, chief]) expect(await totals(await signIn(portal, who))).toMatchObject([expected]);
    expect(await totals(student.token)).toMatchObject([expected]);
    expect(await totals(await signIn(portal, stranger))).toEqual([]);
    expect((await totals(other.token)).map(({ balance }) => balance)).toEqual([0]);
    const token = await signIn(portal, chief);
    expect(await totals(token, { searchText: '없는이름' })).toEqual([]);
    expect(await totals(token, { searchText: '김나루' })).toHaveLength(1);
    expect(await totals(token, { searchText: 'ㄱㄴㄹ' })).toHaveLength(1);
    for (const who of [advisor, chief]) {
      const { envelope } = await portal.ask(mileage.pageLines, {}, { token: await signIn(portal, who) });
      expect(envelope.code).toBe('S403');
    }
  });
});

describe('I3 a notice of what expires', () => {
  it('comes 60, 30 and 7 days before the end of the term, each once, to those who are enrolled', async () => {
    const { db, now } = portal.platform;
    const [student, away] = [await anEarner(), await anEarner()];
    for (const one of [student, away]) {
      await enrol(one);
      await post(one.id, 20, { term: OLD, about: OLD });
      await post(one.id, 5);
    }
    await db
      .updateTable('student')
      .set({ register_status: 'LEAVE' })
      .where('student.id', '=', away.studentId)
      .execute();
    const told = async ({ id }: Student): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from outbox
        where payload ->> 'type' = 'MILEAGE_EXPIRING' and aggregate_id = ${id}::uuid`.execute(db);
      return rows[0]?.count ?? 0;
    };
    const end = Date.parse('2026-12-31T01:00:00Z');
    for (const [days, count] of [
      [61, 0],
      [60, 1],
      [59, 1],
      [45, 1],
      [30, 2],
      [8, 2],
      [7, 3],
      [6, 3],
    ] as const) {
      portal.clock.now = new Date(end - days * DAY_MS);
      await tellOfExpiry({ db, now });
      expect([days, await told(student), await told(away)]).toEqual([days, count, 0]);
    }
  });

  it('is among the things to do in the last month, where it is enough for a use', async () => {
    const [much, little] = [await anEarner(), await anEarner()];
    for (const one of [much, little]) await enrol(one);
    await post(much.id, 40, { term: OLD, about: OLD });
    await post(little.id, 20, { term: OLD, about: OLD });
    portal.clock.now = new Date('2026-12-10T01:00:00Z');
    const titles = async (one: Student) =>
      (await portal.get(home.dashboard, {}, { token: await signIn(portal, one) })).todoList.map(({ title }) => title);
    expect(await titles(much)).toContain('마일리지 40점 쓰기');
    expect((await titles(little)).filter((title) => title.includes('마일리지'))).toEqual([]);
  });
});
