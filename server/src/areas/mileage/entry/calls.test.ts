import { mileageEntries as calls } from '@naru/contract/areas/mileage/entries.ts';
import { mileage } from '@naru/contract/areas/mileage/own.ts';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';

const TODAY = '2026-11-24';

interface Pupil {
  readonly id: string;
  readonly studentId: string;
  readonly number: string;
  readonly token: string;
}

let portal: TestPortal;
let officer: MadeMember;
let office: string;
let staff: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  await db
    .insertInto('term')
    .values({
      year: 2026,
      semester_code: '10',
      begins_on: '2026-03-02',
      ends_on: '2026-06-21',
      week1_on: '2026-03-02',
    })
    .execute();
  await db.insertInto('mileage_term').values({ year: 2026, semester_code: '10', status: 'CLOSED' }).execute();
  officer = await aMember(db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] });
  office = await signIn(portal, officer);
  staff = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

async function aPupil(): Promise<Pupil> {
  const { db } = portal.platform;
  const member = await aStudent(db);
  const { id, student_number } = await db
    .selectFrom('student')
    .select(['student.id', 'student.student_number'])
    .where('student.member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { id: member.id, studentId: id, number: student_number, token: await signIn(portal, member) };
}

type Body = z.input<typeof calls.postEntry.body>;
const post = ({ studentId }: Pick<Pupil, 'studentId'>, wish: Partial<Body> = {}, language = 'ko') =>
  portal.ask(
    calls.postEntry,
    {
      body: {
        entryId: newId(),
        studentId,
        kind: 'ADJUST',
        points: 40,
        reason: '누락된 점수를 더해요',
        lineId: null,
        itemId: null,
        acceptsDebt: false,
        ...wish,
      },
    },
    { token: office, language },
  );
type Refused = { errors?: { field: string; message: string }[] } | null;
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field, message }) => `${field} ${message}`).join() ?? '';
const linesOf = async (memberId: string) =>
  portal.platform.db
    .selectFrom('mileage_line')
    .select([
      'mileage_line.id',
      'mileage_line.kind',
      'mileage_line.amount',
      'mileage_line.source_key',
      'mileage_line.semester_code',
    ])
    .where('mileage_line.member_id', '=', memberId)
    .orderBy('mileage_line.place')
    .execute();
const toldOf = async (memberId: string) => {
  const rows = await portal.platform.db
    .selectFrom('outbox')
    .select('outbox.payload')
    .where('outbox.payload', '@>', JSON.stringify({ recipients: [memberId] }))
    .execute();
  return rows.map(({ payload }) => (payload as { type: string }).type);
};

describe('I1 a correction by hand', () => {
  it('is posted with its reason, told and audited, and the student reads it', async () => {
    const pupil = await aPupil();
    const answer = await post(pupil);
    expect(answer.envelope).toMatchObject({ code: '0000', output: { balance: 40, available: 40 } });
    const { linePage } = await portal.get(mileage.pageLines, { query: {} }, { token: pupil.token });
    expect(linePage.content).toMatchObject([
      { kind: 'ADJUST', amount: 40, memo: '누락된 점수를 더해요', path: null, happenedOn: TODAY },
    ]);
    expect(await toldOf(pupil.id)).toEqual(['MILEAGE_CORRECTED']);
    const { batchId } = answer.envelope.output as { batchId: string };
    const audits = await portal.platform.db
      .selectFrom('audit_log')
      .select(['audit_log.action', 'audit_log.actor_id'])
      .where('audit_log.entity_id', '=', batchId)
      .execute();
    expect(audits).toEqual([{ action: 'mileageEntries.postEntry', actor_id: officer.id }]);
    const list = await portal.get(calls.pageBatches, { query: { searchText: pupil.number } }, { token: office });
    expect(list.batchPage.content).toMatchObject([
      { batchId, fileNm: null, lineCount: 1, points: 40, student: { number: pupil.number } },
    ]);
    const read = await portal.get(calls.readBatch, { params: { id: batchId }, query: {} }, { token: office });
    expect(read.linePage.content).toMatchObject([{ kind: 'ADJUST', points: 40, student: { number: pupil.number } }]);
  });

  it('is posted once, however often it is sent at once', async () => {
    const pupil = await aPupil();
    const entryId = newId();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(pupil, { entryId })));
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set(['0000']));
    expect((await linesOf(pupil.id)).map(({ amount }) => amount)).toEqual([40]);
    expect((await post(pupil, { entryId, points: 41 })).envelope.code).toBe('9101');
    expect((await post(await aPupil(), { entryId })).envelope.code).toBe('9101');
  });

  it('goes below zero only when that is accepted', async () => {
    const pupil = await aPupil();
    await post(pupil);
    expect(refusalOf(await post(pupil, { points: -50 }))).toContain('points 이대로 빼면 10점이 모자라');
    expect(refusalOf(await post(pupil, { points: -50 }, 'en'))).toContain('10 points in debt');
    expect((await post(pupil, { points: -50, acceptsDebt: true })).envelope).toMatchObject({
      output: { balance: -10, available: -10 },
    });
    expect((await post(pupil, { points: 5 })).envelope.code).toBe('0000');
  });

  it('is about a line of the same student, takes from it first, and belongs to its term', async () => {
    const [pupil, other] = [await aPupil(), await aPupil()];
    const [line] = (await post(pupil, { points: 30 })) && (await linesOf(pupil.id));
    expect(refusalOf(await post(other, { lineId: line?.id ?? '' }))).toMatch(/^lineId /);
    expect((await post(pupil, { points: -10, lineId: line?.id ?? '' })).envelope.code).toBe('0000');
    const rows = await portal.platform.db
      .selectFrom('mileage_line')
      .select('mileage_line.lot_id')
      .where('mileage_line.member_id', '=', pupil.id)
      .where('mileage_line.amount', '=', -10)
      .execute();
    expect(rows).toEqual([{ lot_id: line?.id }]);
  });

  it.each([
    ['points', { points: 0 }, '0점', '1 point or more'],
    ['points', { points: -1, kind: 'CARRY' }, '이월은 1점 이상', 'is 1 point or more'],
    ['studentId', { studentId: newId() }, '학생을 찾을 수 없어요', 'couldn’t find'],
    ['itemId', { itemId: newId() }, '고를 수 없는 항목', 'can’t be chosen'],
    ['itemId', { itemId: newId(), kind: 'CARRY' }, '비워 주세요', 'Clear them'],
    ['lineId', { lineId: newId() }, '이 학생의 내역이 아니에요', 'one of the student’s lines'],
    ['reason', { reason: '가'.repeat(201), kind: 'CARRY' }, '200자', '200 characters'],
    ['reason', { reason: ' ' }, '', ''],
    ['points', { points: 100_001 }, '', ''],
    ['points', { points: 1.5 }, '', ''],
  ] as const)('is refused at %s where it does not hold (%o)', async (field, wish, ko, en) => {
    const pupil = await aPupil();
    for (const [language, words] of [
      ['ko', ko],
      ['en', en],
    ] as const) {
      const answer = await post(pupil, wish, language);
      expect(answer.envelope.code).toBe('9100');
      expect(refusalOf(answer)).toContain(field);
      expect(refusalOf(answer)).toContain(words);
    }
    expect(await linesOf(pupil.id)).toEqual([]);
  });

  it('is for nobody oneself, and nothing for staff of a department', async () => {
    const { db } = portal.platform;
    const both = await aStudent(db, { types: ['STUDENT', 'STAFF'], roles: ['MILEAGE_OFFICE'] });
    const { id: studentId, student_number: number } = await db
      .selectFrom('student')
      .select(['student.id', 'student.student_number'])
      .where('student.member_id', '=', both.id)
      .executeTakeFirstOrThrow();
    const token = await signIn(portal, both);
    const body = {
      entryId: newId(),
      studentId,
      kind: 'ADJUST',
      points: 5,
      reason: '나에게',
      lineId: null,
      itemId: null,
      acceptsDebt: false,
    } as const;
    expect(refusalOf(await portal.ask(calls.postEntry, { body }, { token }))).toContain('studentId 자신의');
    const found = await portal.get(calls.findStudents, { query: { searchText: number } }, { token });
    expect(found.studentList).toEqual([]);
    expect((await portal.ask(calls.readStudent, { params: { studentId } }, { token })).envelope.code).toBe('404');
    const asStaff = { token: staff };
    expect((await portal.ask(calls.postEntry, { body }, asStaff)).envelope.code).toBe('S403');
    expect((await portal.ask(calls.pageBatches, { query: {} }, asStaff)).envelope.code).toBe('S403');
  });

  it('finds students, and says what one has, which is written down', async () => {
    const pupil = await aPupil();
    await post(pupil, { points: 7 });
    const found = await portal.get(calls.findStudents, { query: { searchText: pupil.number } }, { token: office });
    expect(found.studentList).toMatchObject([{ studentId: pupil.studentId, number: pupil.number }]);
    const read = await portal.get(calls.readStudent, { params: { studentId: pupil.studentId } }, { token: office });
    expect(read).toMatchObject({ balance: 7, available: 7, lineList: [{ amount: 7, kind: 'ADJUST' }] });
    const logged = await portal.platform.db
      .selectFrom('privacy_log')
      .select('privacy_log.menu_id')
      .where('privacy_log.subject_id', '=', pupil.id)
      .execute();
    expect(logged).toEqual([{ menu_id: 'LRN_MILEADM' }]);
  });
});

describe('I1 an opening balance', () => {
  it('is carried over once a person and place', async () => {
    const [pupil, other] = [await aPupil(), await aPupil()];
    const wish = { kind: 'CARRY', points: 120, reason: '옛 마일리지 시스템' } as const;
    expect((await post(pupil, wish)).envelope.code).toBe('0000');
    expect(refusalOf(await post(pupil, { ...wish, points: 90, reason: '옛  마일리지시스템' }))).toMatch(
      /^reason 같은 곳/,
    );
    expect((await post(pupil, { ...wish, reason: '편입 전 대학' })).envelope.code).toBe('0000');
    expect((await post(other, wish)).envelope.code).toBe('0000');
    expect((await linesOf(pupil.id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['CARRY', 120],
      ['CARRY', 120],
    ]);
    expect(await toldOf(pupil.id)).toEqual(['MILEAGE_POSTED', 'MILEAGE_POSTED']);
  });
});

const HEAD = '학번,구분,항목,점수,날짜,메모';
async function aSheet(rows: readonly string[]): Promise<string> {
  const bytes = Buffer.from(`\uFEFF${[HEAD, ...rows].join('\r\n')}`);
  return (await upload(portal, [{ name: '마일리지.csv', bytes }], { token: office })).fileId;
}
const preview = (fileId: string, language = 'ko') =>
  portal.get(calls.previewSheet, { query: { fileId } }, { token: office, language });
const take = (fileId: string, planKey: string) =>
  portal.ask(calls.importSheet, { body: { fileId, planKey } }, { token: office });

describe('I1 a sheet of mileage', () => {
  it('is previewed line by line in both languages, and posts what holds', async () => {
    const [one, two] = [await aPupil(), await aPupil()];
    const fileId = await aSheet([
      `${one.number},이월,,100,2026-10-01,옛 시스템`,
      `${two.number},적립,MENTOR,15,2026-05-02,`,
      `99999999,적립,MENTOR,15,2026-05-02,`,
      `${one.number},조정,,12a,2026-10-01,누락`,
    ]);
    const seen = await preview(fileId);
    expect(seen).toMatchObject({ lineCount: 2, personCount: 2, points: 115, problemCount: 2 });
    expect(seen.problemList).toEqual([
      { line: 4, number: '99999999', column: 'number', reason: '이런 학번의 사람이 없어요. 학번을 확인해 주세요.' },
      {
        line: 5,
        number: one.number,
        column: 'points',
        reason: '숫자가 아니에요. 10이나 -10처럼 숫자만 적어 주세요.',
      },
    ]);
    expect((await preview(fileId, 'en')).problemList[0]?.reason).toContain('No one has');
    // A day in a closed term is posted to the open one, naming its own.
    expect(seen.lineList[1]).toMatchObject({
      term: { year: 2026, semstrCode: '20' },
      aboutTerm: { year: 2026, semstrCode: '10' },
    });
    expect(await linesOf(one.id)).toEqual([]);
    const done = await take(fileId, seen.planKey);
    expect(done.envelope).toMatchObject({ code: '0000', output: { lineCount: 2, points: 115 } });
    expect((await linesOf(one.id)).map(({ kind, amount }) => [kind, amount])).toEqual([['CARRY', 100]]);
    const { linePage } = await portal.get(mileage.pageLines, { query: {} }, { token: two.token });
    expect(linePage.content).toMatchObject([
      { kind: 'EARN', amount: 15, explanationList: [{ code: 'BY_HAND', points: 15 }], termsLeft: expect.any(Number) },
    ]);
    expect(await toldOf(two.id)).toEqual(['MILEAGE_POSTED']);
    const { batchId } = done.envelope.output as { batchId: string };
    const read = await portal.get(calls.readBatch, { params: { id: batchId }, query: {} }, { token: office });
    expect(read).toMatchObject({ batch: { fileNm: '마일리지.csv', lineCount: 2, student: null } });
    expect(read.linePage.content).toHaveLength(2);
    // The same again posts nothing.
    const again = await preview(await aSheet([`${two.number},적립,mentor,15,2026. 5. 2.,다시`]));
    expect(again).toMatchObject({
      lineCount: 0,
      problemList: [{ column: 'number', reason: expect.stringContaining('이미') }],
    });
    expect(refusalOf(await take(fileId, seen.planKey))).toContain('달라진 줄이 있어요');
    expect(await linesOf(one.id)).toHaveLength(1);
  });

  it('posts nothing where it would post something else than was seen', async () => {
    const [one, two] = [await aPupil(), await aPupil()];
    await post(one, { points: 20 });
    const fileId = await aSheet([
      `${one.number},조정,,-20,2026-10-01,중복 지급`,
      `${two.number},조정,,5,2026-10-01,누락`,
    ]);
    const { planKey, lineCount } = await preview(fileId);
    expect(lineCount).toBe(2);
    await post(one, { points: -1 });
    expect(refusalOf(await take(fileId, planKey))).toMatch(/^fileId 미리 본 뒤로/);
    expect(await linesOf(two.id)).toEqual([]);
    const now = await preview(fileId);
    expect(now).toMatchObject({ lineCount: 1, problemList: [{ line: 2, column: 'points' }] });
    expect((await take(fileId, now.planKey)).envelope.code).toBe('0000');
    expect(await linesOf(two.id)).toHaveLength(1);
  });

  it('is posted once by two who send it at once', async () => {
    const pupil = await aPupil();
    const fileId = await aSheet([`${pupil.number},적립,MENTOR,5,2026-10-05,`]);
    const { planKey } = await preview(fileId);
    const answers = await Promise.all([take(fileId, planKey), take(fileId, planKey), take(fileId, planKey)]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9100', '9100']);
    expect(await linesOf(pupil.id)).toHaveLength(1);
  });

  it('is somebody’s own, has its columns, and something to post', async () => {
    const pupil = await aPupil();
    const fileId = await aSheet([`99999999,적립,MENTOR,5,2026-10-05,`]);
    const { planKey } = await preview(fileId);
    expect(refusalOf(await take(fileId, planKey))).toContain('반영할 줄이 없어요');
    const bare = await upload(portal, [{ name: 'bare.csv', bytes: `학번,점수\n${pupil.number},5` }], { token: office });
    const asked = { query: { fileId: bare.fileId } };
    expect(refusalOf(await portal.ask(calls.previewSheet, asked, { token: office }))).toContain('fileId 첫 줄에');
    const others = await upload(portal, [{ name: 'x.csv', bytes: `${HEAD}\n` }], { token: staff });
    const stolen = { query: { fileId: others.fileId } };
    expect(refusalOf(await portal.ask(calls.previewSheet, stolen, { token: office }))).toContain('찾을 수 없어요');
  });

  it('takes 5,000 lines at once', async () => {
    const pupil = await aPupil();
    const rows = Array.from({ length: 5_000 }, (_, at) => `${pupil.number},조정,,1,2026-10-01,${at + 1}번째 누락`);
    const fileId = await aSheet(rows);
    const { planKey, lineCount } = await preview(fileId);
    expect(lineCount).toBe(5_000);
    expect((await take(fileId, planKey)).envelope).toMatchObject({ code: '0000', output: { points: 5_000 } });
    expect(await linesOf(pupil.id)).toHaveLength(5_000);
  }, 60_000);
});
