import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { advisor } from '@naru/contract/areas/counselling/advisor/own.ts';
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { advisees } from '@naru/contract/areas/counselling/advisor/advisees.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, signIn, type MadeMember } from '../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  as,
  asked,
  FRIDAY,
  isAdvised,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { untilDelivered } from '../../../../test/notifications.ts';
import { zipOf } from '../../../../test/roster-bundle.ts';
import { upload } from '../../../../test/upload.ts';

const TODAY = '2026-11-20';
const COLLEGE = '21000';
const DEPARTMENT = '21100';
const ELSEWHERE = '22100';

let portal: TestPortal;
let chief: MadeMember & { token: string };
let staff: MadeMember & { token: string };
let old: MadeCounsellor;
let next: MadeCounsellor;
let student: MadeStudent;

async function somebody(wish: Parameters<typeof aMember>[1]): Promise<MadeMember & { token: string }> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}
const aProfessor = (departmentCode = DEPARTMENT) =>
  aCounsellor(portal, { member: { types: ['FULLTIME_PROFESSOR'], departmentCode } });

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.work();
  const { db } = portal.platform;
  await aDepartment(db, { code: COLLEGE });
  await aDepartment(db, { code: DEPARTMENT, parentCode: COLLEGE });
  await aDepartment(db, { code: ELSEWHERE });
  chief = await somebody({ types: ['FULLTIME_PROFESSOR', 'DEPARTMENT_CHIEF'], departmentCode: DEPARTMENT });
  staff = await somebody({ types: ['STAFF'], departmentCode: COLLEGE });
});
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  [old, next] = [await aProfessor(), await aProfessor()];
  student = await anAsker(portal, { departmentCode: DEPARTMENT });
  await isAdvised(portal, { student, by: old });
});
afterAll(() => portal.close());

const historyOf = async (of: MadeStudent) =>
  (await portal.get(advisorDesk.readAdvised, { params: { id: of.studentId } }, as(staff))).historyList;
const currentOf = async (of: MadeStudent) =>
  (await portal.get(advisorDesk.readAdvised, { params: { id: of.studentId } }, as(staff))).student;

const aChange = async (of: MadeStudent, to: { id: string }, more: object = {}) => ({
  stdntId: of.studentId,
  assignmentId: (await currentOf(of)).assignmentId,
  nextId: to.id,
  nextOn: TODAY,
  reason: 'TRANSFER' as const,
  ...more,
});
const assign = async (changeList: object[], who: { token: string } = staff) =>
  portal.ask(advisorDesk.assignAdvisors, { body: { changeList } as never }, as(who)); // also what the contract refuses

describe('P13 assigning', () => {
  it('takes effect at once, keeps the history, and moves access', async () => {
    const open = (who: { token: string }) =>
      portal.ask(advisees.readAdvisee, { params: { id: student.studentId } }, as(who));
    expect((await open(old)).status).toBe(200);
    expect((await assign([await aChange(student, next)])).envelope.output).toEqual({ changedCount: 1 });
    expect((await open(old)).status).toBe(404);
    expect((await open(next)).status).toBe(200);
    expect(await historyOf(student)).toMatchObject([
      { beginsOn: TODAY, endsOn: null, reason: 'TRANSFER', isCurrent: true },
      { beginsOn: '2026-03-02', endsOn: '2026-11-19', reason: 'INITIAL', isCurrent: false },
    ]);
  });

  it('may be corrected on its first day, and forgets what was never in force', async () => {
    await assign([await aChange(student, next)]);
    await assign([await aChange(student, old)]);
    expect(await historyOf(student)).toMatchObject([{ beginsOn: TODAY }, { endsOn: '2026-11-19' }]);
  });

  it('begins on a later day, and until then the old one has them', async () => {
    await assign([await aChange(student, next, { nextOn: '2026-12-01' })]);
    const open = (who: { token: string }) =>
      portal.ask(advisees.readAdvisee, { params: { id: student.studentId } }, as(who));
    expect([(await open(old)).status, (await open(next)).status]).toEqual([200, 404]);
    portal.clock.now = new Date('2026-12-01T01:00:00.000Z');
    expect([(await open(old)).status, (await open(next)).status]).toEqual([404, 200]);
  });

  it('is all of them or none', async () => {
    const other = await anAsker(portal, { departmentCode: ELSEWHERE });
    const outside = { stdntId: other.studentId, assignmentId: null, nextId: next.id, nextOn: TODAY, reason: 'INITIAL' };
    expect((await assign([await aChange(student, next), outside])).status).toBe(404);
    expect(await historyOf(student)).toHaveLength(1);
  });

  it('lets one of two at the same student through, and tells the other', async () => {
    const change = await aChange(student, next);
    const third = await aProfessor();
    const answers = await Promise.all([
      assign([change], staff),
      assign([{ ...change, nextId: third.id }], chief),
      assign([change], chief),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await historyOf(student)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it.each([
    ['somebody who teaches nobody', async () => ({ nextId: staff.id }), 422],
    ['whoever it is already', async () => ({ nextId: old.id }), 422],
    ['a day before the present one began', async () => ({ nextOn: '2026-03-01' }), 422],
    ['a day that is none', async () => ({ nextOn: '2026-02-30' }), 422],
    ['a day in two years', async () => ({ nextOn: '2028-11-20' }), 422],
    ['an advisor of somebody else', async () => ({ assignmentId: null }), 409],
  ])('refuses %s', async (_name, more, status) => {
    expect((await assign([await aChange(student, next, await more())])).status).toBe(status);
    expect(await historyOf(student)).toHaveLength(1);
  });

  it('is guarded by the database where code is wrong', async () => {
    const overlapping = sql`insert into advisor_assignment (id, student_id, advisor_id, begins_on, ends_on, reason)
      values (gen_random_uuid(), ${student.studentId}::uuid, ${next.id}::uuid, '2026-04-01', '2026-04-02', 'TRANSFER')`;
    await expect(overlapping.execute(portal.platform.db)).rejects.toThrow('advisor_assignment_no_overlap');
  });

  it('leaves what was asked of the old one with them', async () => {
    const { requestId } = await asked(portal, { student, of: old });
    await assign([await aChange(student, next)]);
    const params = { desk: 'professor', id: requestId };
    const { status } = await portal.get(
      deskMeeting.stepMeeting,
      { params, body: { action: 'APPROVE', version: 1 } },
      as(old),
    );
    expect(status).toBe('APPROVED');
  });
});

describe('P13 ending without a successor', () => {
  const end = async (of: MadeStudent, more: object = {}, who: { token: string } = staff) => {
    const { assignmentId } = await currentOf(of);
    const body = { endList: [{ stdntId: of.studentId, assignmentId }], endOn: TODAY, reason: 'RETIREMENT', ...more };
    return portal.ask(advisorDesk.endAdvisors, { body: body as never }, as(who)); // also what the contract refuses
  };
  const open = async (who: { token: string }) =>
    (await portal.ask(advisees.readAdvisee, { params: { id: student.studentId } }, as(who))).status;
  const spread = () =>
    portal.get(
      advisorDesk.previewDistribution,
      { query: { advisorId: [next.id], beginsOn: TODAY, reason: 'INITIAL', deptCode: DEPARTMENT } },
      as(staff),
    );

  it('takes effect at once, keeps the history and why, and the student is distributed next', async () => {
    expect((await end(student)).envelope.output).toEqual({ endedCount: 1 });
    expect(await open(old)).toBe(404);
    expect(await historyOf(student)).toMatchObject([
      { beginsOn: '2026-03-02', endsOn: '2026-11-19', reason: 'INITIAL', endReason: 'RETIREMENT', isCurrent: false },
    ]);
    expect(await currentOf(student)).toMatchObject({ assignmentId: null, advisorId: null });
    const { studentPage, unadvisedCount } = await portal.get(
      advisorDesk.pageAdvised,
      { query: { advisedAt: 'N', size: 'all' } },
      as(staff),
    );
    expect(unadvisedCount).toBe(studentPage.totalElements);
    expect(studentPage.content.map(({ stdntId }) => stdntId)).toContain(student.studentId);
    const { changeList } = await spread();
    expect(changeList.find(({ stdntId }) => stdntId === student.studentId)).toMatchObject({ nextId: next.id });
    expect((await assign([await aChange(student, next)])).status).toBe(200);
    expect(await open(next)).toBe(200);
  });

  it('holds from a later day, until which the advisor has them, and who follows begins after it', async () => {
    expect((await end(student, { endOn: '2026-12-01', reason: 'SABBATICAL' })).status).toBe(200);
    expect(await currentOf(student)).toMatchObject({ advisorId: old.id, endsOn: '2026-11-30' });
    expect(await open(old)).toBe(200);
    expect((await assign([await aChange(student, next, { nextOn: '2026-11-30' })])).status).toBe(422);
    expect((await assign([await aChange(student, next, { nextOn: '2026-12-01' })])).status).toBe(200);
    portal.clock.now = new Date('2026-12-01T01:00:00.000Z');
    expect([await open(old), await open(next)]).toEqual([404, 200]);
  });

  it('on the first day was never in force', async () => {
    await assign([await aChange(student, next)]);
    expect((await end(student)).status).toBe(200);
    expect(await open(next)).toBe(404);
    expect(await historyOf(student)).toMatchObject([{ endsOn: '2026-11-19', endReason: null }]);
  });

  it.each([
    ['a day before it began', { endOn: '2026-03-01' }, 422],
    ['a day that is none', { endOn: '2026-02-30' }, 422],
    ['a day in two years', { endOn: '2028-11-20' }, 422],
    ['a reason that ends nothing', { reason: 'INITIAL' }, 422],
  ])('refuses %s', async (_name, more, status) => {
    expect((await end(student, more)).status).toBe(status);
    expect(await open(old)).toBe(200);
  });

  it('is for those in scope, for what is still so, and all of them or none', async () => {
    const other = await anAsker(portal, { departmentCode: ELSEWHERE });
    await isAdvised(portal, { student: other, by: old });
    const admin = await somebody({ types: ['STAFF'], roles: ['ADMINISTRATOR'] });
    const { assignmentId: mine } = await currentOf(student);
    const { student: far } = await portal.get(advisorDesk.readAdvised, { params: { id: other.studentId } }, as(admin));
    const endList = [
      { stdntId: student.studentId, assignmentId: mine },
      { stdntId: other.studentId, assignmentId: far.assignmentId },
    ];
    expect((await end(student, { endList })).status).toBe(404);
    expect(await open(old)).toBe(200);
    await assign([await aChange(student, next)]);
    expect((await end(student, { endList: endList.slice(0, 1) })).status).toBe(409);
    const { assignmentId } = await currentOf(student);
    const now = { endList: [{ stdntId: student.studentId, assignmentId }] };
    const answers = await Promise.all([end(student, now), end(student, now), end(student, now, chief)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is told to the student and to whoever advised', async () => {
    await end(student);
    await untilDelivered(portal);
    const typesOf = async (who: { token: string }) =>
      (await portal.get(notification.pageNotifications, {}, as(who))).notificationPage.content.map(({ type }) => type);
    expect(await typesOf(student)).toContain('ADVISOR_ENDED');
    expect(await typesOf(old)).toContain('ADVISEES_CHANGED');
  });
});

describe('P13 who may advise', () => {
  it('is found by name, page by page, each with how many they advise', async () => {
    const named = await aCounsellor(portal, {
      member: { types: ['FULLTIME_PROFESSOR'], departmentCode: DEPARTMENT, nameKo: '독고영재' },
    });
    await isAdvised(portal, { student: await anAsker(portal, { departmentCode: DEPARTMENT }), by: named });
    const page = async (query: object) =>
      (await portal.get(advisorDesk.pageAdvisors, { query }, as(staff))).advisorPage;
    for (const searchText of ['독고', 'ㄷㄱㅇㅈ'])
      expect((await page({ searchText })).content).toMatchObject([{ memberId: named.id, count: 1 }]);
    const [first, second] = [await page({ size: '10' }), await page({ size: '10', page: 1 })];
    expect(first).toMatchObject({ number: 0, size: 10, content: { length: 10 } });
    const ids = [...first.content, ...second.content].map(({ memberId }) => memberId);
    expect(new Set(ids).size).toBe(Math.min(20, first.totalElements));
    expect(await page({ deptCode: '99999' })).toMatchObject({ content: [] });
  });
});

describe('P13 whose students', () => {
  it('are those of one’s departments and below; the others are not there', async () => {
    const other = await anAsker(portal, { departmentCode: ELSEWHERE });
    const there = async (who: { token: string }, of: MadeStudent) =>
      (await portal.ask(advisorDesk.readAdvised, { params: { id: of.studentId } }, as(who))).status;
    expect([await there(chief, student), await there(staff, student)]).toEqual([200, 200]);
    expect([await there(chief, other), await there(staff, other)]).toEqual([404, 404]);
    const admin = await somebody({ types: ['STAFF'], roles: ['ADMINISTRATOR'] });
    expect(await there(admin, other)).toBe(200);
    const { studentPage, can } = await portal.get(advisorDesk.pageAdvised, { query: { size: 'all' } }, as(staff));
    expect(studentPage.content.some(({ stdntId }) => stdntId === other.studentId)).toBe(false);
    expect(can).toEqual({ assign: true, decide: false });
  });
});

describe('P13 importing', () => {
  const numberOf = async (of: MadeStudent) => (await currentOf(of)).studentNo;
  const preview = async (text: string | Buffer, who: { token: string } = staff, name = '배정.csv') => {
    const { fileId } = await upload(portal, [{ name, bytes: text }], { token: who.token });
    return portal.get(advisorDesk.previewImport, { query: { fileId } }, as(who));
  };
  const HEAD = '학번,지도교수 번호,시작일,사유';

  it('tells what will change and which line is wrong, and is done once however often it is read', async () => {
    const free = await anAsker(portal, { departmentCode: DEPARTMENT });
    const other = await anAsker(portal, { departmentCode: ELSEWHERE });
    const number = await numberOf(student);
    const { rows } = await sql<{ no: string }>`
      select student_number as no from student where id = ${other.studentId}::uuid`.execute(portal.platform.db);
    const lines = [
      HEAD,
      `${number},${next.username},2026-11-20,연구년`,
      `${await numberOf(free)},${old.username.toUpperCase()},2026.11.20,신규`,
      `${rows[0]?.no},${next.username},2026-11-20,신규`,
      `${number},${next.username},2026-11-20,신규`,
      `9999999999,nobody,2026-11-20,신규`,
    ];
    const found = await preview(lines.join('\r\n'));
    expect(found.changeList).toMatchObject([
      { stdntId: student.studentId, advisorId: old.id, nextId: next.id, reason: 'SABBATICAL' },
      { stdntId: free.studentId, assignmentId: null, nextId: old.id, reason: 'INITIAL' },
    ]);
    expect(found.problemList.map(({ line, reason }) => [line, reason])).toEqual([
      [4, '맡은 학과의 재학생·휴학생 중에 이 학번이 없어요.'],
      [5, '같은 학번이 앞줄에도 있어요. 한 줄만 남겨 주세요.'],
      [6, '맡은 학과의 재학생·휴학생 중에 이 학번이 없어요.'],
    ]);
    const changeList = found.changeList.map(({ stdntId, assignmentId, nextId, nextOn, reason }) => ({
      stdntId,
      assignmentId,
      nextId,
      nextOn,
      reason,
    }));
    expect((await assign(changeList)).status).toBe(200);
    expect((await assign(changeList)).status).toBe(409);
    const again = await preview(lines.slice(0, 3).join('\n'));
    expect(again).toMatchObject({ changeList: [], unchangedCount: 2, problemCount: 0 });
  });

  it('reads CP949 and refuses what is no table, or another person’s', async () => {
    const number = await numberOf(student);
    const text = `${HEAD}\r\n${number},${next.username},2026-11-20,퇴직`;
    expect((await preview(iconv.encode(text, 'cp949'))).changeList).toMatchObject([{ reason: 'RETIREMENT' }]);
    const { fileId } = await upload(portal, [{ name: '배정.csv', bytes: '이름,학과\n가,나' }], { token: staff.token });
    const refused = (who: { token: string }) => portal.ask(advisorDesk.previewImport, { query: { fileId } }, as(who));
    expect((await refused(staff)).envelope.output).toMatchObject({ errors: [{ field: 'fileId' }] });
    expect((await refused(chief)).envelope.output).toMatchObject({
      errors: [{ message: '올린 파일을 찾을 수 없어요. 다시 올려 주세요.' }],
    });
  });

  it('refuses a small workbook with more lines than the screen names, in words', async () => {
    const row = '<row><c t="inlineStr"><is><t>1</t></is></c></row>';
    const bytes = zipOf([
      ['[Content_Types].xml', '<Types/>'],
      ['xl/workbook.xml', '<workbook xmlns:r="x"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>'],
      ['xl/_rels/workbook.xml.rels', '<r><Relationship Id="r1" Target="worksheets/sheet1.xml"/></r>'],
      ['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${row.repeat(100_000)}</sheetData></worksheet>`],
    ]);
    const { fileId } = await upload(portal, [{ name: '배정.xlsx', bytes }], { token: staff.token });
    const { envelope } = await portal.ask(advisorDesk.previewImport, { query: { fileId } }, as(staff));
    expect(envelope.output).toMatchObject({
      errors: [{ field: 'fileId', message: '한 번에 4,000줄까지 올릴 수 있어요. 파일을 나눠 주세요.' }],
    });
  });
});

describe('P13 distributing', () => {
  it('is even by what each has, and applied as it was seen', async () => {
    const code = '21900';
    await aDepartment(portal.platform.db, { code, parentCode: COLLEGE });
    const [one, two] = [await aProfessor(code), await aProfessor(code)];
    const students = [];
    for (let at = 0; at < 5; at += 1) students.push(await anAsker(portal, { departmentCode: code }));
    const [first] = students;
    if (!first) throw new Error('There is no student.');
    await isAdvised(portal, { student: first, by: one });
    const query = { deptCode: code, advisorId: [one.id, two.id], beginsOn: TODAY, reason: 'INITIAL' as const };
    const found = await portal.get(advisorDesk.previewDistribution, { query }, as(staff));
    expect(found.changeList).toHaveLength(4);
    const loadOf = (id: string) => found.loadList.find(({ memberId }) => memberId === id);
    expect(loadOf(one.id)).toMatchObject({ count: 1, added: 2 });
    expect(loadOf(two.id)).toMatchObject({ count: 0, added: 2 });
    const leaving = await portal.get(
      advisorDesk.previewDistribution,
      { query: { ...query, fromId: one.id, advisorId: [two.id], reason: 'SABBATICAL' } },
      as(staff),
    );
    expect(leaving.changeList).toMatchObject([{ stdntId: first.studentId, advisorId: one.id, nextId: two.id }]);
  });
});

describe('P13 asking for another advisor', () => {
  const ask = (who: MadeStudent = student, wishedId: string | null = next.id) =>
    portal.ask(advisor.askForAdvisor, { body: { reason: '연구 분야가 달라요.', wishedId } }, as(who));
  const idOf = (made: Awaited<ReturnType<typeof ask>>) => (made.envelope.output as { requestId: string }).requestId; // of a success
  const accept = (id: string, version = 1, who: { token: string } = chief) =>
    portal.ask(
      advisorDesk.stepWish,
      { params: { id }, body: { action: 'ACCEPT', version, advisorId: next.id } },
      as(who),
    );
  const decline = (id: string, why: string, who: { token: string } = chief) =>
    portal.ask(advisorDesk.stepWish, { params: { id }, body: { action: 'DECLINE', version: 1, answer: why } }, as(who));
  const own = () => portal.get(advisor.readOwnAdvisor, {}, as(student));
  const told = async (who: { token: string }) => {
    await untilDelivered(portal);
    const { notificationPage } = await portal.get(notification.pageNotifications, { query: {} }, as(who));
    return notificationPage.content.map(({ type }) => type);
  };

  it('is one wish at a time, told to the chief, and accepted with an advisor', async () => {
    const id = idOf(await ask());
    expect((await ask()).status).toBe(409);
    expect(await told(chief)).toContain('ADVISOR_ASKED');
    const { requestPage } = await portal.get(advisorDesk.pageWishes, { query: { size: 'all' } }, as(chief));
    expect(requestPage.content.find(({ requestId }) => requestId === id)).toMatchObject({
      reason: '연구 분야가 달라요.',
      wishedId: next.id,
      advisorId: old.id,
    });
    expect((await accept(id)).envelope.output).toMatchObject({ status: 'ACCEPTED' });
    expect(await own()).toMatchObject({
      advisor: { memberId: next.id },
      request: { status: 'ACCEPTED' },
      canAsk: true,
    });
    expect(await historyOf(student)).toMatchObject([{ reason: 'REQUEST' }, { endsOn: '2026-11-19' }]);
    expect(await told(student)).toEqual(expect.arrayContaining(['ADVISOR_ANSWERED', 'ADVISOR_CHANGED']));
    expect(await told(next)).toContain('ADVISEES_CHANGED');
  });

  it('is declined with a reason, which the student reads', async () => {
    const id = idOf(await ask());
    expect((await decline(id, ' ')).status).toBe(422);
    await decline(id, '이번 학기에는 자리가 없어요.');
    expect(await own()).toMatchObject({
      advisor: { memberId: old.id },
      request: { status: 'DECLINED', answer: '이번 학기에는 자리가 없어요.' },
    });
  });

  it('tells the second of two chiefs, also where both decide at once', async () => {
    const second = await somebody({ types: ['FULLTIME_PROFESSOR', 'DEPARTMENT_CHIEF'], departmentCode: DEPARTMENT });
    const id = idOf(await ask());
    const answers = await Promise.all([accept(id), decline(id, '안 돼요.', second)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = answers.find(({ status }) => status === 409);
    expect(JSON.stringify(late?.envelope.output)).toMatch(/"status":"(?:ACCEPTED|DECLINED)"/);
  });

  it('is taken back by the student, and then nobody decides', async () => {
    const id = idOf(await ask());
    const body = { action: 'WITHDRAW' as const, version: 1 };
    const other = await anAsker(portal, { departmentCode: DEPARTMENT });
    const withdraw = (who: MadeStudent) => portal.ask(advisor.stepOwnWish, { params: { id }, body }, as(who));
    expect((await withdraw(other)).status).toBe(404);
    expect((await withdraw(student)).envelope.output).toMatchObject({ status: 'WITHDRAWN' });
    expect((await accept(id, 2)).status).toBe(409);
  });

  it('is nobody’s to decide who heads other departments', async () => {
    const elsewhere = await somebody({ types: ['FULLTIME_PROFESSOR', 'DEPARTMENT_CHIEF'], departmentCode: ELSEWHERE });
    const id = idOf(await ask());
    expect((await accept(id, 1, elsewhere)).status).toBe(404);
    expect((await accept(id, 1, staff)).status).toBe(403);
  });

  it('keeps what is written sealed', async () => {
    await ask();
    const { rows } = await sql<{ text: string }>`
      select string_agg(w::text, ' ') as text from advisor_request w`.execute(portal.platform.db);
    expect(rows[0]?.text).not.toContain('연구 분야');
  });

  it.each([
    ['no reason', { reason: ' ', wishedId: null }, 'reason'],
    ['the present advisor', { reason: '이유', wishedId: 'OLD' }, 'wishedId'],
    ['somebody who advises nobody', { reason: '이유', wishedId: 'none' }, 'wishedId'],
  ])('refuses %s', async (_name, body, field) => {
    const wishedId = body.wishedId === 'OLD' ? old.id : body.wishedId;
    const refused = await portal.ask(advisor.askForAdvisor, { body: { ...body, wishedId } }, as(student));
    expect(refused.envelope.output).toMatchObject({ errors: [{ field }] });
  });
});

describe('P13 what an earlier advisor shared', () => {
  const read = (who: { token: string }) =>
    portal.ask(advisor.pageEarlier, { params: { id: student.studentId }, query: {} }, as(who));
  const share = async (isShared: boolean) => {
    const { advisor: mine } = await portal.get(advisor.readOwnAdvisor, {}, as(student));
    const body = { assignmentId: mine?.assignmentId ?? '', isShared };
    return portal.get(advisor.shareEarlier, { body }, as(student));
  };
  const met = async (by: MadeCounsellor, at = 0) => {
    const { requestId, slot } = await asked(portal, { student, of: by, at });
    const params = { desk: 'professor', id: requestId };
    await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(by));
    portal.clock.now = new Date(slot.beginsAt);
    const body = {
      minutes: 50,
      topicList: ['STUDY'],
      sharedNote: '함께 본 글',
      privateNote: '나만 볼 글',
      nextOn: null,
    };
    const step = { action: 'COMPLETE' as const, version: 2, record: { ...body, followUpList: [] } };
    await portal.get(deskMeeting.stepMeeting, { params, body: step }, as(by));
    return requestId;
  };

  it('is not found until the student says yes, and no longer once they take it back', async () => {
    const requestId = await met(old);
    await met(await aProfessor(), 1);
    const day = '2026-11-23';
    await assign([await aChange(student, next, { nextOn: day })]);
    expect((await read(next)).status).toBe(404);
    expect((await portal.get(advisor.readOwnAdvisor, {}, as(student))).share).toEqual({
      count: 1,
      isShared: false,
      isAsked: true,
    });
    expect(
      (await portal.get(advisees.readAdvisee, { params: { id: student.studentId } }, as(next))).sharesEarlier,
    ).toBe(false);
    await share(true);
    const opened = await read(next);
    expect(opened.envelope.output).toMatchObject({
      meetingPage: { content: [{ requestId, sharedNote: '함께 본 글' }], totalElements: 1 },
    });
    expect(JSON.stringify(opened.envelope)).not.toContain('나만 볼 글');
    expect((await read(old)).status).toBe(404);
    expect(
      (await portal.ask(deskMeeting.readMeeting, { params: { desk: 'professor', id: requestId } }, as(old))).status,
    ).toBe(200);
    expect(
      (await portal.ask(deskMeeting.readMeeting, { params: { desk: 'professor', id: requestId } }, as(next))).status,
    ).toBe(404);
    await share(false);
    expect((await read(next)).status).toBe(404);
    expect((await portal.get(advisor.readOwnAdvisor, {}, as(student))).share).toMatchObject({ isAsked: false });
  });

  it('ends with the next change: whoever comes then asks anew', async () => {
    await met(old);
    await assign([await aChange(student, next, { nextOn: '2026-11-23' })]);
    await share(true);
    const third = await aProfessor();
    await assign([await aChange(student, third, { nextOn: '2026-11-24' })]);
    portal.clock.now = new Date('2026-11-24T01:00:00.000Z');
    expect((await read(next)).status).toBe(404);
    expect((await read(third)).status).toBe(404);
  });

  it('does not take a meeting of after the change', async () => {
    await assign([await aChange(student, next)]);
    await met(old);
    expect((await portal.get(advisor.readOwnAdvisor, {}, as(student))).share.count).toBe(0);
  });
});

it('P13 after all of these changes a student is kept as advised exactly where an assignment is open', async () => {
  const { rows } = await sql<{ isAdvised: boolean; isOpen: boolean }>`
    select distinct s.is_advised as "isAdvised", exists (select from advisor_assignment held
      where held.student_id = s.id and held.kind = 'ADVISOR' and held.ends_on is null) as "isOpen"
    from student s`.execute(portal.platform.db);
  expect(rows.toSorted((a, b) => Number(a.isOpen) - Number(b.isOpen))).toEqual([
    { isAdvised: false, isOpen: false },
    { isAdvised: true, isOpen: true },
  ]);
});
