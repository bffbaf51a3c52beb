import { search } from '@naru/contract/areas/search.ts';
import excel from '@protobi/exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, anAdvisor, aStudent, signIn, type MemberWish } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { insertLine } from '../ledger/store.ts';

const TALK = { item: '01990000-0000-7000-8000-000000000101', rule: '01990000-0000-7000-8000-000000000201' };
const TERM = { year: 2026, semesterCode: '20' };
const HERE = '21000';
const REASON = '장학 담당 회의에 써요';
const ACCOUNT_END = '7788';

type Signed = { readonly id: string; readonly token: string };

let portal: TestPortal;
let mine: Signed & { readonly name: string };
let other: Signed;
let claimId = '';
let useId = '';
const people = new Map<string, Signed>();

async function somebody(name: string, wish: MemberWish): Promise<void> {
  const member = await aMember(portal.platform.db, wish);
  people.set(name, { id: member.id, token: await signIn(portal, member) });
}

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = APPLYING;
  const { db } = portal.platform;
  await theTerms(db);
  await aDepartment(db, { code: HERE });
  await aDepartment(db, { code: '22000' });
  const one = await aStudent(db, { departmentCode: HERE, nameKo: '이하늘' });
  const two = await aStudent(db, { departmentCode: '22000', nameKo: '김바다' });
  mine = { id: one.id, name: '이하늘', token: await signIn(portal, one) };
  other = { id: two.id, token: await signIn(portal, two) };
  await somebody('office', { types: ['STAFF'], roles: ['MILEAGE_OFFICE'], departmentCode: HERE });
  await somebody('staff', { types: ['STAFF'], departmentCode: HERE });
  await somebody('chief', { types: ['DEPARTMENT_CHIEF'], departmentCode: HERE });
  await somebody('assistant', { types: ['DEPARTMENT_ASSISTANT'], departmentCode: HERE });
  for (const [who, amount] of [
    [mine, 30],
    [mine, 0],
    [other, 40],
  ] as const)
    await aLine(who.id, amount);
  claimId = await aClaim(mine.id);
  await aClaim(other.id);
  useId = await aUse(mine.id);
}, 60_000);
afterAll(() => portal.close());

const aLine = (memberId: string, amount: number) =>
  portal.platform.db.transaction().execute((tx) =>
    insertLine(tx, {
      memberId,
      kind: 'EARN',
      amount,
      term: TERM,
      about: TERM,
      happenedOn: '2026-11-01',
      sourceKey: newId(),
      typeCode: '01',
      itemId: TALK.item,
      ruleId: TALK.rule,
      memo: '비공개 메모',
      postedAt: APPLYING,
      postedBy: null,
    }),
  );

async function aClaim(memberId: string): Promise<string> {
  const id = newId();
  await sql`
    insert into mileage_claim (id, member_id, item_id, department_code, status, happened_on, quantity, grade_group, expected,
      note, asked_at)
    select ${id}::uuid, s.member_id, ${TALK.item}::uuid, s.department_code, 'WAIT', '2026-11-02', 1, 'TALK', 5,
      '신청에 적은 말', ${APPLYING} from student s where s.member_id = ${memberId}::uuid`.execute(portal.platform.db);
  return id;
}

async function aUse(memberId: string): Promise<string> {
  const id = newId();
  await sql`
    insert into mileage_use (id, member_id, purpose_code, amount, year, semester_code, status, note, bank, account_end,
      applied_at, created_at)
    values (${id}::uuid, ${memberId}::uuid, 'BOOKS', 30, 2026, '20', 'APPLY', '신청에 적은 말', '나루은행', ${ACCOUNT_END},
      ${APPLYING}, ${APPLYING})`.execute(portal.platform.db);
  return id;
}

const tokenOf = (name: string): string =>
  name === 'mine' ? mine.token : name === 'other' ? other.token : (people.get(name)?.token ?? '');

/** Asks as a browser does: the answer is a file or an envelope. */
async function fileOf(path: string, who: string, body: object = {}): Promise<{ text: string; rows: unknown[][] }> {
  const response = await portal.app.inject({
    method: 'POST',
    url: `/view/cdp/lrn${path}`,
    headers: { authorization: `Bearer ${tokenOf(who)}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ reason: REASON, ...body }),
  });
  if (!String(response.headers['content-type']).includes('sheet')) return { text: response.body, rows: [] };
  const book = new excel.Workbook();
  await book.xlsx.load(response.rawPayload as never); // its types know an older Buffer
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return { text: '', rows };
}

const LINES = '/mile/excel';
const TOTALS = '/mile/total/excel';
const CLAIMS = '/mileage/claim/excel';
const USES = '/mileage/use/excel';

async function subjectsOf(reason: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.subject_id as id from privacy_log l where l.reason = ${reason} and l.action = 'XLS'
    order by l.subject_id`.execute(portal.platform.db);
  return rows.map(({ id }) => id);
}

describe('I3 the ledger as an Excel file', () => {
  it('has one’s own lines alone, as the list is narrowed', async () => {
    const reason = '내 기록을 보관해요';
    const all = await fileOf(LINES, 'mine', { reason });
    expect(all.rows[0]).toEqual(['반영한 날', '학기', '구분', '유형', '항목', '내용', '활동한 날', '마일리지', '메모']);
    expect(all.rows.slice(1).map((row) => row[7])).toEqual([0, 30]);
    expect((await fileOf(LINES, 'mine', { isZero: true })).rows.slice(1).map((row) => row[7])).toEqual([0]);
    expect((await fileOf(LINES, 'other')).rows.slice(1).map((row) => row[7])).toEqual([40]);
    expect(await subjectsOf(reason)).toEqual([]);
    expect((await fileOf(LINES, 'mine', { reason: '음' })).text).toContain('5자 이상');
  });

  it.each(['chief', 'assistant', 'staff', 'office'])('is refused to %s, who sees no lines', async (who) => {
    expect((await fileOf(LINES, who)).text).toContain('S403');
  });
});

describe('I3 totals as an Excel file', () => {
  it('has the students of the chief’s department, who can read of it', async () => {
    const reason = '학과 회의에 써요';
    const { rows } = await fileOf(TOTALS, 'chief', { reason });
    expect(rows).toEqual([
      ['이름', '학번', '소속', '학년', '이번 학기 적립', '잔액'],
      [mine.name, expect.any(String), expect.any(String), expect.any(Number), 30, 30],
    ]);
    expect(await subjectsOf(reason)).toEqual([mine.id]);
    expect((await fileOf(TOTALS, 'chief', { searchText: '김바다' })).rows).toHaveLength(1);
  });

  it('is one’s own for a student, and refused to who only looks', async () => {
    expect((await fileOf(TOTALS, 'mine')).rows.map((row) => row[0])).toEqual(['이름', mine.name]);
    for (const who of ['assistant', 'staff', 'office']) expect((await fileOf(TOTALS, who)).text).toContain('S403');
  });

  it('follows an advisor only where E was given', async () => {
    const { db } = portal.platform;
    const advisor = await aMember(db, { types: ['SUPERVISING_PROFESSOR'] });
    const { rows } = await sql<{ id: string }>`
      select s.id from student s where s.member_id = ${mine.id}::uuid`.execute(db);
    await anAdvisor(db, { advisorId: advisor.id, studentId: rows[0]?.id ?? '', beginsOn: '2026-03-02' });
    people.set('advisor', { id: advisor.id, token: await signIn(portal, advisor) });
    expect((await fileOf(TOTALS, 'advisor')).text).toContain('S403');
  });
});

describe('I3 claims and uses as Excel files', () => {
  it('are the office’s, without notes and accounts', async () => {
    const reason = '학기 말 점검에 써요';
    const [claims, uses] = [await fileOf(CLAIMS, 'office', { reason }), await fileOf(USES, 'office', { reason })];
    expect(claims.rows.slice(1).map((row) => row[1])).toEqual(['이하늘', '김바다']);
    expect(uses.rows.slice(1)).toEqual([
      expect.arrayContaining(['신청', '이하늘', '전공 도서 구입', 30, '2026년 2학기']),
    ]);
    for (const hidden of [ACCOUNT_END, '나루은행', '신청에 적은 말'])
      expect(JSON.stringify([claims.rows, uses.rows])).not.toContain(hidden);
    expect((await subjectsOf(reason)).toSorted()).toEqual([mine.id, mine.id, other.id].toSorted());
    expect((await fileOf(CLAIMS, 'office', { status: 'APPROVED' })).rows).toHaveLength(1);
    expect((await fileOf(USES, 'office', { purposeCode: 'SCHOLARSHIP' })).rows).toHaveLength(1);
  });

  it.each(['staff', 'chief', 'mine'])('are refused to %s', async (who) => {
    for (const path of [CLAIMS, USES]) expect((await fileOf(path, who)).text).toContain('S403');
  });
});

describe('M6 own mileage in the search', () => {
  const found = async (who: string, searchText: string, language = 'ko') =>
    (await portal.get(search.find, { query: { searchText } }, { token: tokenOf(who), language })).groupList.filter(
      ({ kind }) => kind === 'MILEAGE',
    );

  it('is found by what it is for', async () => {
    expect(await found('mine', '특강')).toMatchObject([
      { name: '마일리지 내역', foundList: [{ path: '/lrn/mile/hist/list' }, { note: '30점' }] },
      { name: '마일리지 인정 신청', foundList: [{ id: claimId, path: `/lrn/mile/hist/claim/${claimId}` }] },
    ]);
    expect(await found('mine', '도서')).toMatchObject([
      { name: '마일리지 사용 신청', foundList: [{ id: useId, path: `/lrn/mile/usereqst/detail/${useId}` }] },
    ]);
    expect(await found('mine', 'seminars', 'en')).toMatchObject([{ name: 'Mileage' }, { name: 'Claims of mileage' }]);
  });

  it('is nobody else’s, and never found by a note or an account', async () => {
    const ids = (await found('other', '특강')).flatMap(({ foundList }) => foundList.map(({ id }) => id));
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain(claimId);
    expect(await found('other', '도서')).toEqual([]);
    for (const words of ['비공개', '적은 말', ACCOUNT_END, '나루은행']) expect(await found('mine', words)).toEqual([]);
    for (const who of ['office', 'staff', 'chief']) expect(await found(who, '특강')).toEqual([]);
  });
});
