import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeGrants } from '@naru/contract/areas/portfolio/badge-grant.ts';
import excel from '@protobi/exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aBadgeClass, aBadgeContent, ruleOf } from '../../../../test/badges.ts';
import { aDepartment, aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING, aProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPhoto, upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';

type Refused = { errors?: { field: string; message: string }[] } | null;
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field, message }) => `${field} ${message}`).join() ?? '';

let portal: TestPortal;
let officer: MadeMember;
let office: string;
let chief: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  officer = await aMember(db, { types: ['STAFF'], roles: ['CAREER_CENTRE'] });
  office = await signIn(portal, officer);
  const departmentCode = await aDepartment(db, { code: '30100' });
  chief = await signIn(
    portal,
    await aMember(db, { types: ['FULLTIME_PROFESSOR', 'DEPARTMENT_CHIEF'], departmentCode }),
  );
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const as = () => ({ token: office });
const create = (wish: Parameters<typeof aBadgeContent>[0], language = 'ko') =>
  portal.ask(badgeClasses.createClass, { body: aBadgeContent(wish) }, { token: office, language });
const read = async (id: string) => (await portal.get(badgeClasses.readClass, { params: { id } }, as())).badge;
const save = (id: string, version: number, wish: Parameters<typeof aBadgeContent>[0] = {}, language = 'ko') =>
  portal.ask(
    badgeClasses.saveClass,
    { params: { id }, body: { ...aBadgeContent(wish), version } },
    { token: office, language },
  );
const step = (id: string, action: 'OPEN' | 'CLOSE', version: number) =>
  portal.ask(badgeClasses.stepClass, { params: { id }, body: { action, version } }, as());

async function numbered(wish: Parameters<typeof aStudent>[1] = {}) {
  const who = await aStudent(portal.platform.db, wish);
  const { student_number } = await portal.platform.db
    .selectFrom('student')
    .select('student.student_number')
    .where('student.id', '=', who.studentId)
    .executeTakeFirstOrThrow();
  return { ...who, number: student_number };
}

const grant = (classId: string, studentIdList: string[]) =>
  portal.ask(badgeGrants.grantByHand, { body: { classId, studentIdList, evidenceName: '봉사 40시간' } }, as());

describe('D1 a class of badges', () => {
  it('is made as a draft, opened, closed and opened again, each seen by the version', async () => {
    const made = await create({ rule: ruleOf({ kind: 'MILEAGE', points: 100 }) });
    const { classId } = made.envelope.output as { classId: string };
    expect(await read(classId)).toMatchObject({ status: 'DRAFT', version: 1, run: null, canGrant: false });
    expect((await step(classId, 'OPEN', 1)).envelope).toMatchObject({ output: { status: 'OPEN', version: 2 } });
    expect((await step(classId, 'CLOSE', 1)).envelope.code).toBe('9101');
    expect((await step(classId, 'CLOSE', 2)).envelope.code).toBe('0000');
    expect((await step(classId, 'OPEN', 3)).envelope.code).toBe('0000');
    expect(await read(classId)).toMatchObject({ status: 'OPEN', canGrant: true, stepList: [{ action: 'CLOSE' }] });
  });

  it('of which somebody else saved the same version first is a conflict, and loses nothing', async () => {
    const { classId } = (await create({})).envelope.output as { classId: string };
    const answers = await Promise.all([save(classId, 1, { nameKo: '하나' }), save(classId, 1, { nameKo: '둘' })]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101']);
  });

  it('keeps its rule once it was opened', async () => {
    const classId = await aBadgeClass(portal, office, { rule: ruleOf({ kind: 'MILEAGE', points: 100 }) });
    expect(refusalOf(await save(classId, 2, { rule: null }))).toContain('rule 한 번 연 배지의 조건은');
    expect(refusalOf(await save(classId, 2, { rule: null }, 'en'))).toContain('once it has been opened');
    const same = { rule: ruleOf({ kind: 'MILEAGE', points: 100 }), nameKo: '새 이름' };
    expect((await save(classId, 2, same)).envelope.code).toBe('0000');
    expect((await read(classId)).nameKo).toBe('새 이름');
  });

  it('is opened only with what people read about it', async () => {
    const { classId } = (await create({ criteriaEn: '' })).envelope.output as { classId: string };
    expect(refusalOf(await step(classId, 'OPEN', 1))).toContain('criteriaEn 열기 전에 영어 받는 기준');
  });

  it('whose rule comes back to itself is refused with the way it takes, whoever saves at once', async () => {
    const idOf = async (wish: Parameters<typeof aBadgeContent>[0]) =>
      ((await create(wish)).envelope.output as { classId: string }).classId;
    const first = await idOf({ nameKo: '처음' });
    const second = await idOf({ nameKo: '다음', rule: ruleOf({ kind: 'BADGE', classId: first }) });
    const third = await idOf({ nameKo: '끝', rule: ruleOf({ kind: 'BADGE', classId: second }) });
    expect(
      refusalOf(await save(first, 1, { nameKo: '처음', rule: ruleOf({ kind: 'BADGE', classId: third }) })),
    ).toContain('rule.conditionList.0.classId 조건이 돌고 돌아 이 배지로 돌아와요(처음 → 끝 → 다음 → 처음)');
    expect(refusalOf(await save(first, 1, { rule: ruleOf({ kind: 'BADGE', classId: first }) }))).toContain('돌고 돌아');
    const [one, other] = [await idOf({ nameKo: '가' }), await idOf({ nameKo: '나' })];
    const saved = await Promise.all([
      save(one, 1, { rule: ruleOf({ kind: 'BADGE', classId: other }) }),
      save(other, 1, { rule: ruleOf({ kind: 'BADGE', classId: one }) }),
    ]);
    expect(saved.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9100']);
    // Neither waits for a row of the other.
    expect(portal.lines.map(({ msg }) => msg)).not.toContain('begun anew after a deadlock');
  });

  it('names programmes and badges that are there, and a condition once', async () => {
    expect(refusalOf(await create({ rule: ruleOf({ kind: 'PROGRAMME', seriesId: newId() }) }))).toContain(
      'rule.conditionList.0.seriesId 프로그램을 찾을 수 없어요',
    );
    expect(refusalOf(await create({ rule: ruleOf({ kind: 'BADGE', classId: newId() }) }))).toContain('배지를 찾을 수');
    const twice = ruleOf({ kind: 'MILEAGE', points: 1 }, { kind: 'MILEAGE', points: 1 });
    expect(refusalOf(await create({ rule: twice }))).toContain('rule.conditionList.1 같은 조건이');
    const { id } = await aProgramme(portal.platform.db);
    const rule = ruleOf({ kind: 'PROGRAMME', seriesId: id });
    const { classId } = (await create({ rule })).envelope.output as { classId: string };
    expect((await read(classId)).conditionList).toMatchObject([{ name: { ko: '발표가 편해지는 말하기' } }]);
    const found = await portal.get(badgeClasses.findSeries, { query: { searchText: '발표가' } }, as());
    expect(found.seriesList).toContainEqual(expect.objectContaining({ seriesId: id, type: 'BAEUM' }));
  });

  it('opens only after the badges that it asks for, and keeps them from being deleted', async () => {
    const { classId: needed } = (await create({ nameKo: '먼저' })).envelope.output as { classId: string };
    const rule = ruleOf({ kind: 'BADGE', classId: needed });
    const { classId } = (await create({ rule })).envelope.output as { classId: string };
    expect(refusalOf(await step(classId, 'OPEN', 1))).toContain('rule 조건에 있는 배지가 열려 있지 않아요: 먼저');
    const remove = (id: string) => portal.ask(badgeClasses.deleteClass, { params: { id }, body: { version: 1 } }, as());
    expect(refusalOf(await remove(needed))).toContain('다른 배지의 조건에');
    expect((await remove(classId)).envelope.code).toBe('0000');
    expect((await remove(needed)).envelope.code).toBe('0000');
    const opened = await aBadgeClass(portal, office);
    expect(
      (await portal.ask(badgeClasses.deleteClass, { params: { id: opened }, body: { version: 2 } }, as())).envelope
        .code,
    ).toBe('9103');
  });

  it('takes a picture of its own, and nothing that only says it is one', async () => {
    const { fileId } = await upload(portal, [{ name: 'badge.png', bytes: await aPhoto('png') }], { token: office });
    const { classId } = (await create({ pictureFileId: fileId })).envelope.output as { classId: string };
    expect((await read(classId)).picture).toMatchObject({ fileId, fileNm: 'badge.png' });
    expect((await save(classId, 1, { pictureFileId: null })).envelope.code).toBe('0000');
    expect((await read(classId)).picture).toBeNull();
    expect(refusalOf(await create({ pictureFileId: newId() }))).toContain('pictureFileId');
    const sheet = await upload(portal, [{ name: 'x.csv', bytes: 'a' }], { token: office });
    expect(refusalOf(await create({ pictureFileId: sheet.fileId }))).toContain('pictureFileId');
  });

  it('is tried out without a trace but for the reason of who wants names', async () => {
    const { db } = portal.platform;
    const seriesId = newId();
    const programme = await aProgramme(db, { seriesId, capacity: 100 });
    const [one, two] = [await numbered(), await numbered()];
    for (const { id } of [one, two])
      await db
        .insertInto('trainee')
        .values({
          id: newId(),
          programme_id: programme.id,
          member_id: id,
          status: 'CONFIRM',
          applied_at: APPLYING,
          completed_at: APPLYING,
        })
        .execute();
    const rule = ruleOf({ kind: 'PROGRAMME', seriesId });
    const { classId } = (await create({ rule })).envelope.output as { classId: string };
    const params = { id: classId };
    expect(await portal.get(badgeClasses.tryRule, { params }, as())).toMatchObject({ grantCount: 2 });
    const { studentList } = await portal.get(badgeClasses.nameTried, { params, body: { reason: '검토' } }, as());
    expect(studentList.map(({ number }) => number).toSorted()).toEqual([one.number, two.number].toSorted());
    const logged = await db
      .selectFrom('privacy_log')
      .select(['privacy_log.reason', 'privacy_log.actor_id'])
      .where('privacy_log.subject_id', '=', one.id)
      .execute();
    expect(logged).toContainEqual({ reason: '검토', actor_id: officer.id });
    const byHand = (await create({})).envelope.output as { classId: string };
    expect(refusalOf(await portal.ask(badgeClasses.tryRule, { params: { id: byHand.classId } }, as()))).toContain(
      '조건이 없는',
    );
  });
});

describe('D2 badges by hand and by sheet', () => {
  it('find their students by a part of the name, by consonants, and by the beginning of a number', async () => {
    const sought = await numbered({ nameKo: '선우하람' });
    const find = async (searchText: string) => {
      const { studentList } = await portal.get(badgeGrants.findHolders, { query: { searchText } }, as());
      return studentList.map(({ number }) => number);
    };
    const found = await Promise.all(['우하', 'ㅅㅇㅎㄹ', sought.number].map(find));
    expect(found).toEqual([[sought.number], [sought.number], [sought.number]]);
    expect(await Promise.all([sought.number.slice(1), '%%', '선'].map(find))).toEqual([[], [], []]);
  });

  it('come with their evidence, once, and say who held one already', async () => {
    const classId = await aBadgeClass(portal, office);
    const [one, two] = [await numbered(), await numbered()];
    expect((await grant(classId, [one.studentId])).envelope.output).toEqual({ grantedCount: 1, heldCount: 0 });
    expect((await grant(classId, [one.studentId, two.studentId])).envelope.output).toEqual({
      grantedCount: 1,
      heldCount: 1,
    });
    const { grantPage } = await portal.get(badgeGrants.pageGrants, { query: { searchText: one.number } }, as());
    const [row] = grantPage.content;
    const { grant: detail } = await portal.get(badgeGrants.readGrant, { params: { id: row?.assertionId ?? '' } }, as());
    expect(detail).toMatchObject({
      state: 'GRANTED',
      way: 'HAND',
      evidenceList: [{ name: '봉사 40시간' }],
      historyList: [{ action: 'GRANT', byNm: '김나루' }],
      canRevoke: true,
    });
    const draft = (await create({})).envelope.output as { classId: string };
    expect(refusalOf(await grant(draft.classId, [one.studentId]))).toContain('classId 열려 있는 배지만');
    expect(refusalOf(await grant(classId, [newId()]))).toContain('studentIdList');
  });

  it('leave a sheet with a wrong line as all or the good ones, as it was previewed', async () => {
    const classId = await aBadgeClass(portal, office);
    const [one, two] = [await numbered(), await numbered()];
    const lines = [
      '학번,이름,근거',
      `${one.number},김나루,봉사 40시간`,
      '999,김나루,봉사',
      `${two.number},아무개,봉사`,
    ];
    const { fileId } = await upload(portal, [{ name: '발급.csv', bytes: lines.join('\n') }], { token: office });
    const params = { id: classId };
    const seen = await portal.get(badgeGrants.previewGrants, { params, query: { fileId } }, as());
    expect(seen).toMatchObject({
      lineCount: 1,
      problemCount: 2,
      problemList: [
        { line: 3, column: 'number' },
        { line: 4, column: 'name' },
      ],
    });
    const take = (wish: { skipsProblems: boolean; planKey?: string }) =>
      portal.ask(badgeGrants.importGrants, { params, body: { fileId, planKey: seen.planKey, ...wish } }, as());
    expect(refusalOf(await take({ skipsProblems: false }))).toContain('fileId 고칠 줄이 남아 있어요');
    expect(refusalOf(await take({ skipsProblems: true, planKey: 'other' }))).toContain('달라진 줄이 있어요');
    const taken = await Promise.all([take({ skipsProblems: true }), take({ skipsProblems: true })]);
    expect(taken.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9100']);
    const { grantPage } = await portal.get(badgeGrants.pageGrants, { query: { classId } }, as());
    expect(grantPage.content.map(({ student }) => student.number)).toEqual([one.number]);
  });

  it('takes 5,000 lines at once', async () => {
    const classId = await aBadgeClass(portal, office, { isRepeatable: true });
    const { number } = await numbered();
    const rows = Array.from({ length: 5000 }, (_, at) => `${number},${at + 1}번째 봉사`);
    const bytes = ['학번,근거', ...rows].join('\n');
    const { fileId } = await upload(portal, [{ name: 'many.csv', bytes }], { token: office });
    const params = { id: classId };
    const { planKey, lineCount } = await portal.get(badgeGrants.previewGrants, { params, query: { fileId } }, as());
    expect(lineCount).toBe(5000);
    const body = { fileId, planKey, skipsProblems: false };
    const taken = await portal.ask(badgeGrants.importGrants, { params, body }, as());
    expect(taken.envelope.output).toEqual({ grantedCount: 5000 });
  }, 60_000);
});

describe('D3 revoking', () => {
  it('is final, several at once, with a reason, and a rule never brings them again', async () => {
    const classId = await aBadgeClass(portal, office);
    const people = [await numbered(), await numbered()];
    await grant(
      classId,
      people.map(({ studentId }) => studentId),
    );
    const list = async () => (await portal.get(badgeGrants.pageGrants, { query: { classId } }, as())).grantPage.content;
    const assertionIdList = (await list()).map(({ assertionId }) => assertionId);
    const revoke = () => portal.ask(badgeGrants.revokeGrants, { body: { assertionIdList, reason: '잘못 발급' } }, as());
    expect((await revoke()).envelope.output).toEqual({ revokedCount: 2 });
    expect((await revoke()).envelope.output).toEqual({ revokedCount: 0 });
    expect((await list()).map(({ state }) => state)).toEqual(['REVOKED', 'REVOKED']);
    const [id = ''] = assertionIdList;
    const { grant: detail } = await portal.get(badgeGrants.readGrant, { params: { id } }, as());
    expect(detail).toMatchObject({ revokeReason: '잘못 발급', canRevoke: false });
    expect(detail.historyList.map(({ action }) => action)).toEqual(['GRANT', 'REVOKE']);
    const gone = { body: { assertionIdList: [newId()], reason: '없음' } };
    expect((await portal.ask(badgeGrants.revokeGrants, gone, as())).envelope.code).toBe('404');
  });
});

describe('D2 D3 an office’s own badges', () => {
  it('are neither granted, by hand or by sheet, nor revoked by the person who holds them', async () => {
    const { db } = portal.platform;
    const student = await numbered();
    for (const role of ['CAREER_CENTRE', 'TESTING_CENTRE'])
      await db.insertInto('role_member').values({ role_id: role, member_id: student.id }).execute();
    const own = { token: await signIn(portal, student) };
    const classId = await aBadgeClass(portal, office, { isRepeatable: true });
    const hand = { body: { classId, studentIdList: [student.studentId], evidenceName: '봉사' } };
    const byHand = await portal.ask(badgeGrants.grantByHand, hand, own);
    expect(refusalOf(byHand)).toContain('studentIdList 자신에게는 배지를 발급할 수 없어요');
    const lines = ['학번,근거', `${student.number},봉사 40시간`].join('\n');
    const { fileId } = await upload(portal, [{ name: '나.csv', bytes: lines }], own);
    const params = { id: classId };
    const seen = await portal.get(badgeGrants.previewGrants, { params, query: { fileId } }, own);
    expect(seen).toMatchObject({ lineCount: 0, problemList: [{ line: 2, column: 'number' }] });
    const body = { fileId, planKey: seen.planKey, skipsProblems: true };
    expect((await portal.ask(badgeGrants.importGrants, { params, body }, own)).envelope.code).toBe('9100');
    await grant(classId, [student.studentId]);
    const { grantPage } = await portal.get(badgeGrants.pageGrants, { query: { classId } }, own);
    expect(grantPage.content).toHaveLength(1);
    const assertionIdList = grantPage.content.map(({ assertionId }) => assertionId);
    const [id = ''] = assertionIdList;
    expect((await portal.get(badgeGrants.readGrant, { params: { id } }, own)).grant.canRevoke).toBe(false);
    const revoked = await portal.ask(badgeGrants.revokeGrants, { body: { assertionIdList, reason: '내 것' } }, own);
    expect(refusalOf(revoked)).toContain('assertionIdList 자신의 배지는 취소할 수 없어요');
    const gone = await portal.ask(badgeGrants.revokeGrants, { body: { assertionIdList, reason: '잘못' } }, as());
    expect(gone.envelope.output).toEqual({ revokedCount: 1 });
  });
});

describe('D7 badges of people', () => {
  it('are listed for the head of a department where they are of its students', async () => {
    const classId = await aBadgeClass(portal, office);
    const own = await numbered({ departmentCode: '30100' });
    const other = await numbered();
    await grant(classId, [own.studentId, other.studentId]);
    const list = async (token: string, query = {}) =>
      (await portal.get(badgeGrants.pageGrants, { query: { classId, ...query } }, { token })).grantPage.content;
    expect((await list(chief)).map(({ student }) => student.number)).toEqual([own.number]);
    expect(await list(office)).toHaveLength(2);
    expect(await list(office, { deptCode: '30100' })).toHaveLength(1);
    expect(await list(office, { way: 'RULE' })).toHaveLength(0);
    expect(await list(office, { state: 'GRANTED', from: '2026-11-24', until: '2026-11-24' })).toHaveLength(2);
    expect(await list(office, { until: '2026-11-23' })).toHaveLength(0);
    const hidden = (await list(office)).find(({ student }) => student.number === other.number);
    const params = { id: hidden?.assertionId ?? '' };
    expect((await portal.ask(badgeGrants.readGrant, { params }, { token: chief })).envelope.code).toBe('404');
    const body = { classId, reason: '학과 보고에 씁니다' };
    const file = await portal.app.inject({
      method: 'POST',
      url: '/view/cdp/portfolio/badgeclass/grant/excel',
      headers: { authorization: `Bearer ${chief}` },
      payload: body,
    });
    const book = new excel.Workbook();
    await book.xlsx.load(file.rawPayload as never);
    const rows = book.worksheets[0]?.getSheetValues().flatMap((row) => (Array.isArray(row) ? [row.slice(1, 4)] : []));
    expect(rows).toContainEqual(['소통의 시작', own.number, '김나루']);
    expect(JSON.stringify(rows)).not.toContain(other.number);
  });
});
