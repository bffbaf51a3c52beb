import { mileageCloses as calls } from '@naru/contract/areas/mileage/closes.ts';
import type { MileageKind } from '@naru/contract/areas/mileage/words.ts';
import excel from '@protobi/exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { postEarning } from '../ledger/post.ts';
import { insertLine, type LedgerTerm } from '../ledger/store.ts';
import { closeSome } from './run.ts';

/** Valid for four terms of enrolment. */
const TALK = { rule: '01990000-0000-7000-8000-000000000201', item: '01990000-0000-7000-8000-000000000101' };
const FIRST = { year: 2024, semesterCode: '10' };
const SPRING = { year: 2026, semesterCode: '10' };
const AUTUMN = { year: 2026, semesterCode: '20' };
const NEXT = { year: 2027, semesterCode: '10' };
const EARLIER = [
  FIRST,
  { year: 2024, semesterCode: '20' },
  { year: 2025, semesterCode: '10' },
  { year: 2025, semesterCode: '20' },
];

let portal: TestPortal;
let officer: MadeMember;
let office: string;
let staff: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  for (const { year, semesterCode } of [...EARLIER, SPRING]) {
    const [begins, ends] = semesterCode === '10' ? ['03-02', '06-21'] : ['09-01', '12-31'];
    await db
      .insertInto('term')
      .values({
        year,
        semester_code: semesterCode,
        begins_on: `${year}-${begins}`,
        ends_on: `${year}-${ends}`,
        week1_on: `${year}-${begins}`,
      })
      .execute();
  }
  officer = await aMember(db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] });
  office = await signIn(portal, officer);
  staff = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
}, 60_000);
afterAll(() => portal.close());

interface LineWish {
  readonly term?: LedgerTerm;
  readonly kind?: MileageKind;
  readonly useId?: string;
  readonly valid?: boolean;
}
function write(memberId: string, amount: number, { term = SPRING, kind = 'EARN', useId, valid }: LineWish = {}) {
  return portal.platform.db.transaction().execute((tx) =>
    insertLine(tx, {
      memberId,
      kind,
      amount,
      term,
      about: term,
      happenedOn: '2026-05-01',
      sourceKey: newId(),
      postedAt: APPLYING,
      postedBy: null,
      ...(valid && { ruleId: TALK.rule, itemId: TALK.item, typeCode: '01' as const }),
      ...(useId !== undefined && { useId }),
    }),
  );
}

async function aPupil(): Promise<{ id: string; studentId: string }> {
  const { db } = portal.platform;
  const { id } = await aStudent(db);
  const { id: studentId } = await db
    .selectFrom('student')
    .select('student.id')
    .where('student.member_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, studentId };
}
async function wasEnrolled(studentId: string, terms: readonly LedgerTerm[], status = 'ENROLLED'): Promise<void> {
  for (const { year, semesterCode } of terms)
    await portal.platform.db
      .insertInto('student_term')
      .values({
        student_id: studentId,
        year,
        semester_code: semesterCode,
        credits_tried: 18,
        credits_earned: 18,
        register_status: status,
      })
      .execute();
}
async function aUse(memberId: string, wish: { status: 'APPLY' | 'APPROVED'; term: LedgerTerm; amount: number }) {
  const id = newId();
  await portal.platform.db
    .insertInto('mileage_use')
    .values({
      id,
      member_id: memberId,
      purpose_code: 'SCHOLARSHIP',
      amount: wish.amount,
      year: wish.term.year,
      semester_code: wish.term.semesterCode,
      status: wish.status,
      applied_at: APPLYING,
      created_at: APPLYING,
    })
    .execute();
  return id;
}

async function sealAccount(useId: string, accountNo: string): Promise<void> {
  const { sealing, db, now } = portal.platform;
  await db.transaction().execute(async (tx) => {
    const key = await sealing.makeKey(tx, now());
    const sealed = { bank: '나루은행', account_key: key.id, account_sealed: key.seal('account', accountNo) };
    await tx.updateTable('mileage_use').set(sealed).where('mileage_use.id', '=', useId).execute();
  });
}
async function fileOf(url: string, body: object, token = office): Promise<{ text: string; rows: unknown[][] }> {
  const response = await portal.app.inject({
    method: 'POST',
    url: `/view/cdp/lrn/mileage/close${url}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  if (!String(response.headers['content-type']).includes('sheet')) return { text: response.body, rows: [] };
  const book = new excel.Workbook();
  await book.xlsx.load(response.rawPayload as never); // its types know an older Buffer
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return { text: '', rows };
}

async function aClaim(memberId: string): Promise<string> {
  const id = newId();
  await sql`
    insert into mileage_claim (id, member_id, item_id, department_code, status, happened_on, quantity, grade_group, expected, asked_at)
    select ${id}::uuid, s.member_id, ${TALK.item}::uuid, s.department_code, 'APPROVED', '2026-12-01', 1, 'TALK', 5, ${APPLYING}
    from student s where s.member_id = ${memberId}::uuid`.execute(portal.platform.db);
  return id;
}

const bodyOf = ({ year, semesterCode }: LedgerTerm) => ({ year, semstrCode: semesterCode as '10' | '20' }); // a term of the portal
const begin = (term: LedgerTerm, token = office) => portal.ask(calls.beginClose, { body: bodyOf(term) }, { token });
async function begun(term: LedgerTerm): Promise<string> {
  return (await portal.get(calls.beginClose, { body: bodyOf(term) }, { token: office })).closeId;
}
async function finish(closeId: string, most = 2): Promise<void> {
  while (await closeSome(portal.platform, closeId, most));
}
type Refused = { errors?: { message: string }[] } | null;
const messageOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ message }) => message).join() ?? '';
async function standingsOf(closeId: string) {
  const { rows } = await sql<{ memberId: string; earned: number; balance: number; rank: number | null }>`
    select s.member_id as "memberId", s.earned, s.balance, s.rank from mileage_standing s
    where s.close_id = ${closeId}::uuid order by s.member_id`.execute(portal.platform.db);
  return rows;
}
async function expiredOf(memberId: string): Promise<number[]> {
  const { rows } = await sql<{ amount: number }>`
    select l.amount from mileage_line l where l.member_id = ${memberId}::uuid and l.kind = 'EXPIRE' order by l.place`.execute(
    portal.platform.db,
  );
  return rows.map(({ amount }) => amount);
}

describe('I6 closing a term', () => {
  let pupils: { id: string; studentId: string }[] = [];
  let first = '';

  it('asks for a term that is over, in turn, with nothing left to decide', async () => {
    pupils = await Promise.all(Array.from({ length: 6 }, aPupil));
    const [one = pupils[0], two, three, four] = pupils;
    if (!one || !two || !three || !four) throw new Error('There are six.');
    await write(one.id, 40, { term: FIRST, valid: true });
    await write(two.id, 40, { term: FIRST, valid: true });
    await write(three.id, 40, { term: FIRST, valid: true });
    expect(messageOf(await begin(SPRING))).toContain('앞선 학기');
    await sql`update mileage_term set status = 'CLOSED'`.execute(portal.platform.db);
    expect(messageOf(await begin(AUTUMN))).toContain('14일 전');
    expect(messageOf(await begin({ year: 1999, semesterCode: '10' }))).toContain('마감할 수 없는');
    expect((await begin(SPRING, staff)).envelope.code).toBe('S403');
    const useId = await aUse(four.id, { status: 'APPLY', term: SPRING, amount: 10 });
    expect(messageOf(await begin(SPRING))).toContain('사용 신청 1건');
    await sql`update mileage_use set status = 'CANCELLED' where mileage_use.id = ${useId}::uuid`.execute(
      portal.platform.db,
    );
  });

  it('expires lots whose terms are over, of nobody on leave and nothing that is held', async () => {
    const [one, two, three, four, five, six] = pupils;
    if (!one || !two || !three || !four || !five || !six) throw new Error('There are six.');
    await wasEnrolled(one.studentId, [...EARLIER, SPRING]);
    await wasEnrolled(two.studentId, EARLIER);
    await wasEnrolled(two.studentId, [SPRING], 'LEAVE');
    await wasEnrolled(three.studentId, [...EARLIER, SPRING]);
    const held = await aUse(three.id, { status: 'APPROVED', term: AUTUMN, amount: 30 });
    await write(three.id, -30, { term: AUTUMN, kind: 'HOLD', useId: held });
    for (const [who, points] of [
      [one, 100],
      [two, 70],
      [four, 70],
      [five, 50],
    ] as const)
      await write(who.id, points);
    const both = await Promise.all([begin(SPRING), begin(SPRING)]);
    expect(both.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9100']);
    await expect(write(six.id, 10)).rejects.toThrow('A closed term takes no line');
    const { rows } = await sql<{ id: string }>`select c.id from mileage_close c`.execute(portal.platform.db);
    first = rows[0]?.id ?? '';
    expect(await closeSome(portal.platform, first, 2)).toBe(true);
    const before = await standingsOf(first);
    // The process is lost in the middle of a batch: nothing of it is there, and the next one goes on.
    const lost = {
      ...portal.platform,
      now: () => {
        throw new Error('lost');
      },
    };
    await expect(closeSome(lost, first, 2)).rejects.toThrow('lost');
    expect(await standingsOf(first)).toEqual(before);
    await finish(first);
    expect(await expiredOf(one.id)).toEqual([-40]);
    expect(await expiredOf(two.id)).toEqual([]);
    expect(await expiredOf(three.id)).toEqual([-10]);
    const { close } = await portal.get(calls.readClose, { params: { id: first }, query: {} }, { token: office });
    expect(close).toMatchObject({
      status: 'DONE',
      number: 1,
      memberCount: 5,
      doneCount: 5,
      expiredPoints: 50,
      expiredCount: 2,
    });
  });

  it('ranks by what was earned, equals equally, and a closed term takes no line', async () => {
    const [one, two, three, four, five, six] = pupils;
    if (!one || !two || !three || !four || !five || !six) throw new Error('There are six.');
    const of = new Map((await standingsOf(first)).map((row) => [row.memberId, row]));
    expect(of.get(one.id)).toMatchObject({ earned: 100, balance: 100, rank: 1 });
    expect(of.get(two.id)).toMatchObject({ earned: 70, balance: 110, rank: 2 });
    expect(of.get(four.id)).toMatchObject({ earned: 70, rank: 2 });
    expect(of.get(five.id)).toMatchObject({ earned: 50, rank: 4 });
    expect(of.get(three.id)).toMatchObject({ earned: 0, balance: 30, rank: null });
    expect(of.has(six.id)).toBe(false);
    await expect(write(six.id, 10)).rejects.toThrow('A closed term takes no line');
  });

  it('again makes a new number with the same result, and expires nothing twice', async () => {
    const second = await begun(SPRING);
    await finish(second, 100);
    expect(await standingsOf(second)).toEqual(await standingsOf(first));
    const [one] = pupils;
    expect(await expiredOf(one?.id ?? '')).toEqual([-40]);
    const { termList } = await portal.get(calls.listCloses, {}, { token: office });
    const spring = termList.find(({ term }) => term.year === 2026 && term.semstrCode === '10');
    expect(spring?.closeList.map(({ number, status, expiredPoints }) => [number, status, expiredPoints])).toEqual([
      [2, 'DONE', 0],
      [1, 'DONE', 50],
    ]);
    expect(await portal.ask(calls.listCloses, {}, { token: staff })).toMatchObject({ envelope: { code: 'S403' } });
  });

  it('is paid by a file that adds up, and that alone has account numbers', async () => {
    const [one, two] = pupils;
    if (!one || !two) throw new Error('There are six.');
    for (const [who, amount] of [
      [one, 300],
      [two, 410],
    ] as const)
      await sealAccount(await aUse(who.id, { status: 'APPROVED', term: NEXT, amount }), `110-222-${amount}999`);
    const asked = { ...bodyOf(NEXT), purposeCode: 'SCHOLARSHIP', reason: '장학금을 지급해요' };
    const { rows } = await fileOf('/payment/excel', asked);
    expect(rows).toHaveLength(4);
    expect(rows.slice(1, 3).map((row) => row.slice(3, 7))).toEqual(
      expect.arrayContaining([
        ['나루은행', '110-222-300999', 300, 300_000],
        ['나루은행', '110-222-410999', 410, 410_000],
      ]),
    );
    expect(rows[3]?.slice(5, 7)).toEqual([710, 710_000]);
    const { rows: logged } = await sql<{ fields: string; reason: string }>`
      select l.fields, l.reason from privacy_log l where l.subject_id = ${one.id}::uuid and l.action = 'XLS'`.execute(
      portal.platform.db,
    );
    expect(logged).toEqual([
      { fields: 'name,number,deptNm,bank,accountNo,amount,won,owed', reason: '장학금을 지급해요' },
    ]);
    expect((await fileOf('/payment/excel', { ...asked, reason: '음' })).text).toContain('5자 이상');
    expect((await fileOf('/payment/excel', { ...asked, purposeCode: 'BOOKS' })).text).toContain('계좌로 지급하는');
    expect((await fileOf('/payment/excel', asked, staff)).text).toContain('S403');
    const standings = await fileOf(`/${first}/excel`, { reason: '순위를 확인해요' });
    expect(standings.rows).toHaveLength(6);
    const read = await portal.ask(calls.readClose, { params: { id: first }, query: {} }, { token: office });
    for (const shown of [JSON.stringify(standings.rows), JSON.stringify(read.envelope)])
      expect(shown).not.toContain('110-222');
  });

  it('while people post loses no line: it is in the standing or in the next term', async () => {
    portal.clock.now = new Date('2026-12-20T01:00:00Z');
    const { db } = portal.platform;
    office = await signIn(portal, officer);
    const members = await Promise.all(Array.from({ length: 50 }, () => aStudent(db)));
    const claims = new Map<string, string>();
    for (const { id } of members) claims.set(id, await aClaim(id));
    const post = ({ id }: { id: string }) =>
      db.transaction().execute((tx) =>
        postEarning(
          { tx, now: portal.clock.now, platform: portal.platform },
          {
            memberId: id,
            item: { id: TALK.item, typeCode: '01', gradeGroup: null },
            happenedOn: '2026-12-01',
            quantity: 1,
            promised: null,
            source: { claimId: claims.get(id) ?? '' },
            postedBy: null,
          },
        ),
      );
    const posts = members.map(post);
    const closeId = await begun(AUTUMN);
    const posted = await Promise.all(posts);
    expect(posted.filter((one) => one?.points === 5)).toHaveLength(50);
    await finish(closeId, 20);
    const { rows } = await sql<{ inside: number; next: number }>`
      select (select coalesce(sum(s.earned), 0)::int from mileage_standing s
          where s.close_id = ${closeId}::uuid and s.member_id = any(${members.map(({ id }) => id)}::uuid[])) as inside,
        (select coalesce(sum(l.amount), 0)::int from mileage_line l where l.year = ${NEXT.year}) as next`.execute(db);
    expect((rows[0]?.inside ?? 0) + (rows[0]?.next ?? 0)).toBe(250);
    const token = await signIn(portal, members[0] ?? officer);
    const { ownRank } = await portal.get(calls.readOwnRank, {}, { token });
    expect(ownRank).toMatchObject({ term: { year: 2026, semstrCode: '20' as const } });
    const again = await begin(SPRING);
    expect(messageOf(again)).toContain('다음 학기를 이미');
    // The term on leave cost nothing; the one after it was the last.
    expect(await expiredOf(pupils[1]?.id ?? '')).toEqual([-40]);
  });
});
