import { home } from '@naru/contract/areas/home.ts';
import { OBJECTION_MOST } from '@naru/contract/areas/mileage/objection-words.ts';
import { mileageObjectionDesk as desk, mileageObjections as own } from '@naru/contract/areas/mileage/objections.ts';
import { mileage, type MileageLine } from '@naru/contract/areas/mileage/own.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { PDF, upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';
import { reverseSource } from '../ledger/post.ts';
import { insertLine, type NewLine } from '../ledger/store.ts';
import { MILEAGE_NOTIFICATIONS } from '../own/notifications.ts';
import { selectAnsweredObjections } from './notice-store.ts';
import { OBJECTION_NOTIFICATIONS } from './notifications.ts';

type Signed = MadeMember & { readonly token: string };
type Step = CallInput<typeof desk.stepObjection>['body'];
type Given = Step extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never;

const HERE = '20000';
const TERM = { year: 2026, semesterCode: '20' };
const WHY = '특강에 두 번 갔는데 한 번만 들어왔어요.';
const ANSWER = '참석 기록을 다시 확인했어요.';

let portal: TestPortal;
let office: Signed;
let staff: Signed;
let talk: { readonly id: string; readonly ruleId: string };

async function somebody(wish: MemberWish): Promise<Signed> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}
async function aPupil(roles: readonly string[] = []): Promise<Signed> {
  const student = await aStudent(portal.platform.db, { departmentCode: HERE, roles });
  return { ...student, token: await signIn(portal, student) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  await aDepartment(db, { code: HERE });
  office = await somebody({ types: ['STAFF'], roles: ['MILEAGE_OFFICE'], departmentCode: HERE });
  staff = await somebody({ types: ['STAFF'], departmentCode: HERE });
  const { rows } = await sql<typeof talk>`
    select i.id, r.id as "ruleId" from mileage_item i join mileage_rule r on r.item_id = i.id
    where i.code = 'TALK'`.execute(db);
  talk = rows[0] ?? { id: '', ruleId: '' };
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const as = ({ token }: Signed, language = 'ko') => ({ token, language });

/** Writes a line of the item for talks. */
async function aLine(one: MadeMember, wish: Partial<NewLine> = {}): Promise<string> {
  const id = await portal.platform.db.transaction().execute((tx) =>
    insertLine(tx, {
      memberId: one.id,
      kind: 'EARN',
      amount: 5,
      term: TERM,
      about: TERM,
      happenedOn: '2026-11-20',
      sourceKey: `test:${newId()}`,
      typeCode: '01',
      itemId: talk.id,
      ruleId: talk.ruleId,
      quantity: 1,
      explanationList: [{ code: 'PIECE', amount: 1, limit: 5, points: 5 }],
      postedAt: APPLYING,
      postedBy: null,
      ...wish,
    }),
  );
  return id ?? '';
}
const object = (
  one: Signed,
  lineId: string,
  wish: { content?: string; fileId?: string | null } = {},
  language?: string,
) => portal.ask(own.createObjection, { body: { lineId, content: WHY, fileId: null, ...wish } }, as(one, language));
async function objected(one: Signed, wish: Partial<NewLine> = {}): Promise<{ id: string; lineId: string }> {
  const lineId = await aLine(one, wish);
  const { envelope } = await object(one, lineId);
  expect(envelope.code).toBe('0000');
  return { id: (envelope.output as { objectionId: string }).objectionId, lineId };
}
const versionOf = async (id: string): Promise<number> =>
  (
    await portal.platform.db
      .selectFrom('mileage_objection')
      .select('mileage_objection.version')
      .where('mileage_objection.id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;
async function step(one: Signed, id: string, given: Given, version?: number) {
  const body = { ...given, version: version ?? (await versionOf(id)) } as Step; // of the action that was given
  return portal.ask(desk.stepObjection, { params: { id }, body }, as(one));
}
async function ownStep(one: Signed, id: string, action: 'REPLY' | 'WITHDRAW', version?: number) {
  const at = version ?? (await versionOf(id));
  const body = action === 'REPLY' ? { action, content: '사진도 있어요.', version: at } : { action, version: at };
  return portal.ask(own.stepOwnObjection, { params: { id }, body }, as(one));
}
const uphold = (id: string, points: number) => step(office, id, { action: 'UPHOLD', points, reason: ANSWER });
const read = async (one: Signed, id: string) =>
  (await portal.get(own.readOwnObjection, { params: { id } }, as(one))).objection;
const seen = async (id: string, by = office) =>
  (await portal.get(desk.readObjection, { params: { id } }, as(by))).objection;
const linesOf = async (one: Signed, query: object = {}): Promise<MileageLine[]> =>
  (await portal.get(mileage.pageLines, { query: { size: 'all', ...query } }, as(one))).linePage.content;
const lineOf = async (one: Signed, lineId: string) => (await linesOf(one)).find((line) => line.lineId === lineId);
const balanceOf = async (one: Signed): Promise<number> => (await portal.get(mileage.readSummary, {}, as(one))).balance;
type Refused = { errors?: { field: string; message: string }[] } | null;
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field, message }) => `${field} ${message}`).join() ?? '';
const codeOf = ({ envelope }: { envelope: { code: string } }): string => envelope.code;

describe('I9 an objection', () => {
  it('is raised about a line, with evidence, and stands with it', async () => {
    const one = await aPupil();
    const lineId = await aLine(one, {
      amount: 0,
      explanationList: [{ code: 'CAP_TERM', amount: 30, limit: 30, points: 0 }],
    });
    const form = await portal.get(own.readObjectionForm, { params: { id: lineId } }, as(one));
    expect(form).toMatchObject({
      bar: null,
      until: null,
      objectionId: null,
      line: { amount: 0, title: '특강·세미나 참석' },
    });
    const { fileId } = await upload(portal, [{ name: '참석증.pdf', bytes: PDF }], { token: one.token });
    const { envelope } = await object(one, lineId, { fileId });
    const { objectionId: id } = envelope.output as { objectionId: string };
    const mine = await read(one, id);
    expect(mine).toMatchObject({ status: 'OPEN', content: WHY, replyList: [], reason: null, correction: null });
    expect(mine.fileList.map(({ fileNm }) => fileNm)).toEqual(['참석증.pdf']);
    expect(mine.stepList.map(({ action }) => action)).toEqual(['REPLY', 'WITHDRAW']);
    expect(await lineOf(one, lineId)).toMatchObject({
      objection: { objectionId: id, status: 'OPEN' },
      objectionBar: 'OPEN',
    });
    await aLine(one);
    expect((await linesOf(one, { isObjected: true })).map((line) => line.lineId)).toEqual([lineId]);
    expect(await seen(id)).toMatchObject({
      content: WHY,
      line: { explanationList: [{ code: 'CAP_TERM' }] },
      rule: { formula: { kind: 'PIECE', points: 5 }, capTerm: 30 },
      balance: 5,
    });
  });

  it('is upheld with points: a line corrects the balance, names the line, and is told', async () => {
    const one = await aPupil();
    const { id, lineId } = await objected(one);
    expect((await seen(id)).stepList.map(({ action }) => action)).toEqual(['UPHOLD', 'REPLY', 'SETTLE', 'DISMISS']);
    expect(codeOf(await uphold(id, 10))).toBe('0000');
    expect(await balanceOf(one)).toBe(15);
    const mine = await read(one, id);
    expect(mine).toMatchObject({ status: 'UPHELD', correction: 10, reason: ANSWER, stepList: [] });
    const [correction] = await linesOf(one, { kind: 'ADJUST' });
    expect(correction).toMatchObject({
      amount: 10,
      title: '특강·세미나 참석',
      memo: '',
      typeCode: '01',
      path: `/lrn/mile/hist/objection/detail/${id}`,
      // As long as the points that it corrects.
      termsLeft: 5,
    });
    expect(await lineOf(one, lineId)).toMatchObject({ objectionBar: 'DECIDED', objection: { status: 'UPHELD' } });
    expect(await seen(id)).toMatchObject({ decidedByNm: expect.any(String), stepList: [] });
  });

  it('is upheld with fewer points, down to a debt', async () => {
    const one = await aPupil();
    const { id } = await objected(one);
    expect(codeOf(await uphold(id, -8))).toBe('0000');
    expect(await portal.get(mileage.readSummary, {}, as(one))).toMatchObject({ balance: -3, isOwed: true });
  });

  it('is settled otherwise or dismissed, with an answer and without a line', async () => {
    const one = await aPupil();
    const [settled, dismissed] = [await objected(one), await objected(one)];
    expect(codeOf(await step(office, settled.id, { action: 'SETTLE', reason: ANSWER }))).toBe('0000');
    expect(codeOf(await step(office, dismissed.id, { action: 'DISMISS', reason: ANSWER }))).toBe('0000');
    expect(await read(one, settled.id)).toMatchObject({ status: 'UPHELD', correction: null, reason: ANSWER });
    expect(await read(one, dismissed.id)).toMatchObject({ status: 'DISMISSED', correction: null, reason: ANSWER });
    expect(await linesOf(one, { kind: 'ADJUST' })).toEqual([]);
  });

  it('is written about by both sides, in order, and a reply to what was not seen is a conflict', async () => {
    const one = await aPupil();
    const { id } = await objected(one);
    expect(codeOf(await step(office, id, { action: 'REPLY', content: '어느 특강인가요?' }))).toBe('0000');
    expect(codeOf(await ownStep(one, id, 'REPLY', 1))).toBe('9101');
    expect(codeOf(await ownStep(one, id, 'REPLY'))).toBe('0000');
    expect((await read(one, id)).replyList).toMatchObject([
      { number: 1, side: 'OFFICE', content: '어느 특강인가요?' },
      { number: 2, side: 'STUDENT', content: '사진도 있어요.' },
    ]);
    expect(codeOf(await step(office, id, { action: 'DISMISS', reason: ANSWER }, 1))).toBe('9101');
  });

  it('takes twenty replies and no more', async () => {
    const one = await aPupil();
    const { id } = await objected(one);
    for (let count = 0; count < OBJECTION_MOST.replies; count += 1)
      expect(codeOf(await ownStep(one, id, 'REPLY'))).toBe('0000');
    expect(refusalOf(await ownStep(one, id, 'REPLY'))).toBe(
      'content 글은 모두 20개까지 쓸 수 있어요. 이제 결정할 차례예요.',
    );
    expect((await read(one, id)).stepList.map(({ action }) => action)).toEqual(['WITHDRAW']);
    expect((await seen(id)).stepList.map(({ action }) => action)).toEqual(['UPHOLD', 'SETTLE', 'DISMISS']);
  });

  it('is withdrawn, raised again once, and then no more', async () => {
    const one = await aPupil();
    const { id, lineId } = await objected(one);
    expect(codeOf(await ownStep(one, id, 'WITHDRAW'))).toBe('0000');
    expect(await lineOf(one, lineId)).toMatchObject({ objectionBar: null, objection: { status: 'WITHDRAWN' } });
    expect(codeOf(await ownStep(one, id, 'REPLY'))).toBe('9103');
    expect(codeOf(await uphold(id, 10))).toBe('9103');
    portal.clock.now = new Date(APPLYING.getTime() + 60_000);
    const again = (await object(one, lineId)).envelope.output as { objectionId: string };
    expect(await lineOf(one, lineId)).toMatchObject({ objection: { objectionId: again.objectionId, status: 'OPEN' } });
    expect(codeOf(await ownStep(one, again.objectionId, 'WITHDRAW'))).toBe('0000');
    expect(refusalOf(await object(one, lineId))).toBe('lineId 2번 철회한 내역이라 다시 이의를 제기할 수 없어요.');
  });

  it('tells its student of replies and decisions, by the line and never by what was written', async () => {
    const one = await aPupil();
    const { id } = await objected(one);
    await step(office, id, { action: 'REPLY', content: '어느 특강인가요?' });
    await ownStep(one, id, 'REPLY');
    await uphold(id, 5);
    const { rows } = await sql<{ payload: { type: string } }>`
      select o.payload from outbox o where o.payload ->> 'link' = ${`/lrn/mile/hist/objection/detail/${id}`}
      order by o.id`.execute(portal.platform.db);
    expect(rows.map(({ payload }) => payload)).toEqual(
      ['MILEAGE_OBJECTION_REPLIED', 'MILEAGE_OBJECTION_DECIDED'].map((type) => ({
        type,
        recipients: [one.id],
        link: `/lrn/mile/hist/objection/detail/${id}`,
      })),
    );
    for (const { describe: say } of OBJECTION_NOTIFICATIONS) {
      const asked = { entityIds: [id], locale: 'ko', now: portal.clock.now } as const;
      expect((await say?.(portal.platform.db, { ...asked, recipientId: one.id }))?.get(id)).toBe('특강·세미나 참석');
      expect((await say?.(portal.platform.db, { ...asked, recipientId: office.id }))?.get(id)).toBeUndefined();
    }
  });

  it('never says the note of a line in a subject or a title', async () => {
    const one = await aPupil();
    const note = '병원 진단서로 늦게 인정했어요.';
    const about = await objected(one, { kind: 'ADJUST', memo: note });
    const free = { itemId: null, ruleId: null, typeCode: null, quantity: null, explanationList: [] } as const;
    const carried = await objected(one, { ...free, kind: 'CARRY', memo: note });
    const asked = { locale: 'ko', now: portal.clock.now, recipientId: one.id } as const;
    for (const { describe: say } of OBJECTION_NOTIFICATIONS)
      expect([...((await say?.(portal.platform.db, { ...asked, entityIds: [about.id, carried.id] })) ?? [])]).toEqual([
        [about.id, '특강·세미나 참석'],
      ]);
    const entityIds = [about.lineId, carried.lineId];
    for (const { type, describe: say } of MILEAGE_NOTIFICATIONS) {
      if (type === 'MILEAGE_EXPIRING') continue;
      const said = await say?.(portal.platform.db, { ...asked, entityIds });
      expect(said?.size).toBe(2);
      expect(JSON.stringify([...(said ?? [])])).not.toContain(note);
    }
    for (const { id } of [about, carried]) await step(office, id, { action: 'REPLY', content: '어느 특강인가요?' });
    const todos = await selectAnsweredObjections(portal.platform.db, { memberId: one.id, locale: 'ko' });
    expect(todos.map(({ title }) => title)).toEqual(['특강·세미나 참석', '']);
  });

  it('waits on the home of the office alone, and asks its student once the office wrote', async () => {
    const queueOf = async (by: Signed) =>
      (await portal.get(home.readHomeFigures, {}, as(by))).queueList.find((queue) => queue.id === 'mileage-objections')
        ?.freshCount;
    const before = (await queueOf(office)) ?? 0;
    const one = await aPupil();
    const { id } = await objected(one);
    expect(await queueOf(office)).toBe(before + 1);
    expect(await queueOf(staff)).toBeUndefined();
    const todos = async () => (await portal.get(home.listTodos, {}, as(one))).todoList.map((todo) => todo.id);
    expect(await todos()).not.toContain(`mileage-objection-${id}`);
    await step(office, id, { action: 'REPLY', content: '어느 특강인가요?' });
    expect(await todos()).toContain(`mileage-objection-${id}`);
    await ownStep(one, id, 'REPLY');
    expect(await todos()).not.toContain(`mileage-objection-${id}`);
    await step(office, id, { action: 'DISMISS', reason: ANSWER });
    expect(await queueOf(office)).toBe(before);
  });

  it('to a line that is taken back later takes its correction along', async () => {
    const one = await aPupil();
    const claimId = newId();
    await portal.platform.db
      .insertInto('mileage_claim')
      .values({
        id: claimId,
        member_id: one.id,
        item_id: talk.id,
        department_code: HERE,
        status: 'APPROVED',
        happened_on: '2026-11-20',
        quantity: 1,
        grade_group: 'TALK',
        expected: 5,
        asked_at: APPLYING,
      })
      .execute();
    const { id } = await objected(one, { claimId });
    await uphold(id, 10);
    expect(await balanceOf(one)).toBe(15);
    const { platform } = portal;
    const takeBack = () =>
      platform.db
        .transaction()
        .execute((tx) =>
          reverseSource(
            { tx, now: APPLYING, platform },
            { memberId: one.id, source: { claimId }, memo: '', postedBy: null },
          ),
        );
    expect(await takeBack()).toMatchObject({ points: -5 });
    expect(await takeBack()).toBeUndefined();
    expect(await balanceOf(one)).toBe(0);
    expect((await portal.get(mileage.readSummary, {}, as(one))).typeList).toEqual([{ typeCode: '01', points: 0 }]);
  });
});

describe('I9 an objection is refused', () => {
  it('to a line that holds points, with what to do instead', async () => {
    const one = await aPupil();
    await aLine(one);
    const useId = newId();
    await portal.platform.db
      .insertInto('mileage_use')
      .values({
        id: useId,
        member_id: one.id,
        purpose_code: 'BOOKS',
        amount: 5,
        year: 2026,
        semester_code: '20',
        status: 'TEMP',
        created_at: APPLYING,
      })
      .execute();
    const held = await aLine(one, { kind: 'HOLD', amount: -5, useId, itemId: null, ruleId: null, typeCode: null });
    expect(await lineOf(one, held)).toMatchObject({ objectionBar: 'KIND' });
    expect((await portal.get(own.readObjectionForm, { params: { id: held } }, as(one))).bar).toBe('KIND');
    expect(refusalOf(await object(one, held))).toContain('lineId 점수를 따로 두거나 푼 내역은');
  });

  it('while another one is open, and after one was decided', async () => {
    const one = await aPupil();
    const { id, lineId } = await objected(one);
    expect(refusalOf(await object(one, lineId))).toBe('lineId 이미 이의를 제기했어요. 답을 기다려 주세요.');
    expect(refusalOf(await object(one, lineId, {}, 'en'))).toBe(
      'lineId You’ve already disputed this. Please wait for the answer.',
    );
    await step(office, id, { action: 'DISMISS', reason: ANSWER });
    expect(refusalOf(await object(one, lineId))).toBe('lineId 이미 결정된 내역이라 다시 이의를 제기할 수 없어요.');
  });

  it('to another person’s line, which is not there', async () => {
    const [one, other] = [await aPupil(), await aPupil()];
    const { id, lineId } = await objected(one);
    expect(codeOf(await object(other, lineId))).toBe('404');
    expect(codeOf(await portal.ask(own.readObjectionForm, { params: { id: lineId } }, as(other)))).toBe('404');
    expect(codeOf(await portal.ask(own.readOwnObjection, { params: { id } }, as(other)))).toBe('404');
    expect(codeOf(await ownStep(other, id, 'WITHDRAW'))).toBe('404');
    expect(codeOf(await object(one, newId()))).toBe('404');
  });

  it('from the fifteenth day after its term was closed on', async () => {
    await portal.platform.db
      .insertInto('term')
      .values({
        year: 2026,
        semester_code: '10',
        begins_on: '2026-03-02',
        ends_on: '2026-08-31',
        week1_on: '2026-03-02',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const one = await aPupil();
    const lineId = await aLine(one, {
      term: { year: 2026, semesterCode: '10' },
      about: { year: 2026, semesterCode: '10' },
    });
    const closeAt = (at: string) =>
      sql`update mileage_term set status = 'CLOSED', closed_at = ${at}
        where mileage_term.year = 2026 and mileage_term.semester_code = '10'`.execute(portal.platform.db);
    await closeAt('2026-11-09T16:00:00Z');
    expect(await lineOf(one, lineId)).toMatchObject({ objectionBar: null, objectionUntil: '2026-11-24' });
    await closeAt('2026-11-09T14:00:00Z');
    expect(await lineOf(one, lineId)).toMatchObject({ objectionBar: 'LATE', objectionUntil: '2026-11-23' });
    expect(refusalOf(await object(one, lineId))).toBe('lineId 이의를 제기할 수 있는 기간이 지났어요.');
    // Upheld in time, a line of a closed term is corrected in the open one.
    await closeAt('2026-11-20T00:00:00Z');
    const { envelope } = await object(one, lineId);
    await closeAt('2026-10-01T00:00:00Z');
    expect(codeOf(await uphold((envelope.output as { objectionId: string }).objectionId, 10))).toBe('0000');
    expect((await linesOf(one, { kind: 'ADJUST' }))[0]).toMatchObject({
      term: { semstrCode: '20' },
      aboutTerm: { semstrCode: '10' },
    });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \u200b \n'],
    ['too much', 'ㄱ'.repeat(OBJECTION_MOST.content + 1)],
  ])('with %s to say', async (_name, content) => {
    const one = await aPupil();
    const lineId = await aLine(one);
    expect(refusalOf(await object(one, lineId, { content }))).toMatch(/^content /);
    expect(codeOf(await object(one, lineId, { content: 'ㄱ'.repeat(OBJECTION_MOST.content) }))).toBe('0000');
  });

  it('with a file that is not theirs, and then nothing is there', async () => {
    const [one, other] = [await aPupil(), await aPupil()];
    const lineId = await aLine(one);
    const { fileId } = await upload(portal, [{ name: '증빙.pdf', bytes: PDF }], { token: other.token });
    expect(refusalOf(await object(one, lineId, { fileId }))).toMatch(/^fileId /);
    expect((await lineOf(one, lineId))?.objection).toBeNull();
  });

  it('or upheld without points, without an answer, or with more than there can be', async () => {
    const { id } = await objected(await aPupil());
    expect(refusalOf(await uphold(id, 0))).toContain('points 0이 아닌 점수를 적어 주세요.');
    expect(refusalOf(await uphold(id, 100_001))).toMatch(/^points /);
    expect(refusalOf(await uphold(id, 1.5))).toMatch(/^points /);
    expect(refusalOf(await step(office, id, { action: 'UPHOLD', points: 5, reason: ' ' }))).toMatch(/^reason /);
    expect(refusalOf(await step(office, id, { action: 'REPLY', content: '' }))).toMatch(/^content /);
    expect(await versionOf(id)).toBe(1);
  });
});

describe('I7 I9 at once', () => {
  it('fifty objections to a line make one', async () => {
    const one = await aPupil();
    const lineId = await aLine(one);
    const answers = await Promise.all(Array.from({ length: 50 }, () => object(one, lineId)));
    expect(answers.filter((answer) => codeOf(answer) === '0000')).toHaveLength(1);
    expect(new Set(answers.filter((answer) => codeOf(answer) !== '0000').map(refusalOf))).toEqual(
      new Set(['lineId 이미 이의를 제기했어요. 답을 기다려 주세요.']),
    );
  }, 60_000);

  it('and the database itself refuses a second one', async () => {
    const one = await aPupil();
    const { lineId } = await objected(one);
    await expect(
      portal.platform.db
        .insertInto('mileage_objection')
        .values({ id: newId(), line_id: lineId, member_id: one.id, status: 'OPEN', content: WHY, asked_at: APPLYING })
        .execute(),
    ).rejects.toThrow(/mileage_objection_one/);
  });

  it('of many decisions one counts, and posts one line', async () => {
    const one = await aPupil();
    const { id } = await objected(one);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        at % 2
          ? step(office, id, { action: 'UPHOLD', points: 10, reason: ANSWER }, 1)
          : step(office, id, { action: 'DISMISS', reason: ANSWER }, 1),
      ),
    );
    expect(answers.map(codeOf).filter((code) => code === '0000')).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['0000', '9101']));
    expect(await linesOf(one, { kind: 'ADJUST' })).toHaveLength((await read(one, id)).status === 'UPHELD' ? 1 : 0);
  });
});

describe('I11 objections', () => {
  it('are for the office alone, and nobody answers their own', async () => {
    const one = await aPupil();
    const { id } = await objected(one);
    const page = await portal.get(desk.pageObjections, {}, as(staff));
    expect(page).toMatchObject({ waitingCount: 0, termList: [], objectionPage: { totalElements: 0 } });
    expect(codeOf(await portal.ask(desk.readObjection, { params: { id } }, as(staff)))).toBe('404');
    expect(codeOf(await step(staff, id, { action: 'DISMISS', reason: ANSWER }))).toBe('404');
    expect(codeOf(await step(one, id, { action: 'DISMISS', reason: ANSWER }))).toBe('S403');
    const both = await aPupil(['MILEAGE_OFFICE']);
    const mine = await objected(both);
    expect((await seen(mine.id, both)).stepList).toEqual([]);
    for (const given of [
      { action: 'UPHOLD', points: 10, reason: ANSWER },
      { action: 'REPLY', content: '맞아요.' },
    ] as const)
      expect(codeOf(await step(both, mine.id, given))).toBe('S403');
    await expect(
      sql`update mileage_objection set status = 'DISMISSED', decided_by = member_id, decided_at = now(), reason = 'x'
        where id = ${mine.id}::uuid`.execute(portal.platform.db),
    ).rejects.toThrow(/check/);
  });

  it('are read with their evidence, which is written down', async () => {
    const one = await aPupil();
    const { fileId } = await upload(portal, [{ name: '참석증.pdf', bytes: PDF }], { token: one.token });
    const lineId = await aLine(one);
    const { objectionId: id } = (await object(one, lineId, { fileId })).envelope.output as { objectionId: string };
    const fetched = async (by: Signed) =>
      (
        await portal.app.inject({
          method: 'GET',
          url: `/api/file/${fileId}/${(await read(one, id)).fileList[0]?.fileSn}`,
          headers: { authorization: `Bearer ${by.token}` },
        })
      ).statusCode;
    expect(await Promise.all([one, office, staff, await aPupil()].map(fetched))).toEqual([200, 200, 404, 404]);
    await seen(id);
    const logged = await portal.platform.db
      .selectFrom('privacy_log')
      .select('privacy_log.actor_id')
      .where('privacy_log.subject_id', '=', one.id)
      .where('privacy_log.fields', '=', 'mileageObjection')
      .execute();
    expect(logged.map(({ actor_id }) => actor_id)).toEqual([office.id, office.id]);
  });

  it('wait oldest first, are found by student, and are narrowed by state, type and term', async () => {
    const one = await aPupil();
    await portal.platform.db.updateTable('member').set({ name_ko: '우뚝이' }).where('member.id', '=', one.id).execute();
    const first = await objected(one);
    portal.clock.now = new Date(APPLYING.getTime() + 60_000);
    const second = await objected(one, { typeCode: '10' });
    const done = await objected(one);
    await step(office, done.id, { action: 'DISMISS', reason: ANSWER });
    const found = async (query: object) =>
      (await portal.get(desk.pageObjections, { query }, as(office))).objectionPage.content.map(
        (row) => row.objectionId,
      );
    expect(await found({ searchText: '우뚝이' })).toEqual([first.id, second.id, done.id]);
    expect(await found({ searchText: 'ㅇㄸㅇ', status: 'OPEN' })).toEqual([first.id, second.id]);
    expect(await found({ searchText: '우뚝', typeCode: '10' })).toEqual([second.id]);
    expect(await found({ searchText: '우뚝', yearSemstrCode: '202620' })).toHaveLength(3);
    expect(await found({ searchText: '우뚝', yearSemstrCode: '202520' })).toEqual([]);
    await step(office, first.id, { action: 'REPLY', content: '어느 특강인가요?' });
    const page = await portal.get(desk.pageObjections, { query: { searchText: '우뚝이' } }, as(office));
    expect(page.objectionPage.content.map(({ lastSide }) => lastSide)).toEqual(['OFFICE', 'STUDENT', 'STUDENT']);
    expect(page.termList).toContainEqual({ year: 2026, semstrCode: '20', semstrNm: '2학기' });
  });
});
