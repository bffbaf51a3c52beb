import { home } from '@naru/contract/areas/home.ts';
import { mileageClaimDesk as desk, mileageClaims as own, type OwnClaim } from '@naru/contract/areas/mileage/claims.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { PDF, upload } from '../../../../test/upload.ts';
import { handlePresses } from '../../../blocks/work-mode/jobs.ts';
import { BROUGHT } from '../../../main.ts';
import { CLAIM_NOTIFICATIONS } from './notifications.ts';

type Signed = MadeMember & { readonly token: string };

const HERE = '20000';
const ELSEWHERE = '41000';
const TODAY = '2026-11-24';

let portal: TestPortal;
let office: Signed;
let staff: Signed;
let foreignStaff: Signed;
const items = new Map<string, string>();

async function somebody(wish: MemberWish): Promise<Signed> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}
async function aPupil(): Promise<Signed> {
  const student = await aStudent(portal.platform.db, { departmentCode: HERE });
  return { ...student, token: await signIn(portal, student) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  await aDepartment(db, { code: HERE });
  await aDepartment(db, { code: ELSEWHERE });
  office = await somebody({ types: ['STAFF'], roles: ['MILEAGE_OFFICE'], departmentCode: ELSEWHERE });
  staff = await somebody({ types: ['STAFF'], departmentCode: HERE });
  foreignStaff = await somebody({ types: ['STAFF'], departmentCode: ELSEWHERE });
  // Without a student of theirs they had no menu for claims at all.
  await aStudent(portal.platform.db, { departmentCode: ELSEWHERE });
  const rows = await db.selectFrom('mileage_item').select(['mileage_item.code', 'mileage_item.id']).execute();
  for (const { code, id } of rows) items.set(code, id);
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const as = ({ token }: Signed, language = 'ko') => ({ token, language });
const paper = async (one: Signed) =>
  (await upload(portal, [{ name: '증빙.pdf', bytes: PDF }], { token: one.token })).fileId;

interface Wish {
  readonly item?: string;
  readonly happenedOn?: string;
  readonly quantity?: number;
  readonly certificateNo?: string;
  readonly fileId?: string | null;
  readonly note?: string;
}
let numbers = 0;
async function bodyOf(one: Signed, wish: Wish = {}) {
  const { item = 'TOEIC', happenedOn = TODAY, quantity = 620, certificateNo = `T-${(numbers += 1)}-90210` } = wish;
  const fileId = wish.fileId === undefined ? await paper(one) : wish.fileId;
  return { itemId: items.get(item) ?? '', happenedOn, quantity, certificateNo, note: wish.note ?? '', fileId };
}
async function handIn(one: Signed, wish: Wish = {}, language?: string) {
  return portal.ask(own.createClaim, { body: await bodyOf(one, wish) }, as(one, language));
}
async function handedIn(one: Signed, wish: Wish = {}): Promise<string> {
  return (await portal.get(own.createClaim, { body: await bodyOf(one, wish) }, as(one))).claimId;
}
const read = async (one: Signed, id: string): Promise<OwnClaim & { canChange: boolean }> =>
  (await portal.get(own.readOwnClaim, { params: { id } }, as(one))).claim;
const versionOf = async (id: string): Promise<number> =>
  (
    await portal.platform.db
      .selectFrom('mileage_claim')
      .select('mileage_claim.version')
      .where('mileage_claim.id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;
async function decide(one: Signed, id: string, action: 'APPROVE' | 'REFUSE' = 'APPROVE', version?: number) {
  const given = action === 'REFUSE' ? { action, reason: '성적표가 흐려요.' } : { action };
  const body = { version: version ?? (await versionOf(id)), ...given } as { action: 'APPROVE'; version: number }; // of either action
  return portal.ask(desk.stepClaim, { params: { id }, body }, as(one));
}
async function approved(one: Signed, wish: Wish): Promise<OwnClaim> {
  const id = await handedIn(one, wish);
  expect((await decide(office, id)).envelope.code).toBe('0000');
  return read(one, id);
}
type Refused = { errors?: { field: string; message: string }[] } | null;
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field, message }) => `${field} ${message}`).join() ?? '';
const balanceOf = async (one: MadeMember): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(l.amount), 0)::int as sum from mileage_line l where l.member_id = ${one.id}::uuid`.execute(
    portal.platform.db,
  );
  return rows[0]?.sum ?? 0;
};
const linesOf = (claimId: string) =>
  portal.platform.db.selectFrom('mileage_line').selectAll().where('mileage_line.claim_id', '=', claimId).execute();

describe('I2 a claim', () => {
  it('is previewed, handed in, approved by the office and posted as the preview said', async () => {
    const one = await aPupil();
    const { itemList } = await portal.get(own.listClaimItems, {}, as(one));
    const toeic = itemList.find(({ itemNm }) => itemNm === 'TOEIC');
    expect(toeic).toMatchObject({ evidence: '성적표', asksNumber: true, mostQuantity: 990 });
    expect(itemList.every(({ itemNm }) => itemNm !== '배움 클래스 수료')).toBe(true);
    const deed = { itemId: items.get('TOEIC') ?? '', happenedOn: TODAY, quantity: 620 };
    const preview = await portal.get(own.previewClaim, { body: deed }, as(one));
    expect(preview.refusal).toBeNull();
    expect(preview).toMatchObject({ points: 50, explanationList: [{ code: 'GRADE', amount: 620, limit: 600 }] });
    expect(await balanceOf(one)).toBe(0);
    const id = await handedIn(one);
    const waiting = await read(one, id);
    expect(waiting).toMatchObject({ status: 'WAIT', points: 50, expected: 50, canChange: true, reason: null });
    expect(waiting.fileList).toHaveLength(1);
    expect((await decide(staff, id)).envelope.code).toBe('0000');
    expect(await read(one, id)).toMatchObject({
      status: 'APPROVED',
      points: 50,
      canChange: false,
      stepList: [],
      explanationList: preview.explanationList,
    });
    const [line, ...more] = await linesOf(id);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ kind: 'EARN', amount: 50, posted_by: staff.id, grade_group: 'ENGLISH' });
    expect(await balanceOf(one)).toBe(50);
  });

  it('brings only what it is more than the best of its language; another language counts by itself', async () => {
    const one = await aPupil();
    expect((await approved(one, { quantity: 620 })).points).toBe(50);
    const better = await approved(one, { quantity: 850 });
    expect(better.points).toBe(150);
    expect(better.explanationList.map(({ code }) => code)).toEqual(['GRADE', 'DIFFERENCE']);
    expect(refusalOf(await handIn(one, { quantity: 700 }))).toBe(
      'itemId 더 높은 기록으로 이미 200점을 받아서, 더 받을 마일리지가 없어요.',
    );
    expect(refusalOf(await handIn(one, { item: 'TOEFL', quantity: 80 }, 'en'))).toBe(
      'itemId A better result has already brought you 200 points, so this adds nothing.',
    );
    expect((await approved(one, { item: 'HSK', quantity: 5 })).points).toBe(200);
    expect(await balanceOf(one)).toBe(400);
  });

  it('that was approved and brought nothing says why, in its row and in the notice', async () => {
    const one = await aPupil();
    const ids = [await handedIn(one, { quantity: 850 }), await handedIn(one, { quantity: 860 })];
    for (const id of ids) expect((await decide(office, id)).envelope.code).toBe('0000');
    const why = '더 높은 기록으로 이미 200점을 받아서, 더 받을 마일리지가 없어요.';
    expect(await read(one, ids[1] ?? '')).toMatchObject({ points: 0, zeroReason: why });
    const { claimPage } = await portal.get(own.pageOwnClaims, {}, as(one));
    expect(
      new Map(claimPage.content.map(({ claimId, zeroReason }) => [claimId, zeroReason])).get(ids[0] ?? ''),
    ).toBeNull();
    const told = CLAIM_NOTIFICATIONS.find(({ type }) => type === 'MILEAGE_CLAIM_APPROVED');
    const asked = { entityIds: ids, recipientId: one.id, locale: 'ko', now: portal.clock.now } as const;
    expect((await told?.describe?.(portal.platform.db, asked))?.get(ids[1] ?? '')).toBe(`TOEIC, 0점 · ${why}`);
  });

  it.each<Wish>([{ happenedOn: '2026-12-25' }, { happenedOn: '2020-01-02' }, { quantity: 10 }, { quantity: 991 }])(
    'is refused by the preview in the words of handing it in: %j',
    async (wish) => {
      const one = await aPupil();
      const { itemId, happenedOn, quantity } = await bodyOf(one, wish);
      const { refusal } = await portal.get(own.previewClaim, { body: { itemId, happenedOn, quantity } }, as(one));
      expect(refusal).not.toBeNull();
      expect(refusalOf(await handIn(one, wish)).replace(/^\w+ /, '')).toBe(refusal);
    },
  );

  it('says what the caps of a time, a term and a life leave of it', async () => {
    const one = await aPupil();
    const hours = await approved(one, { item: 'VOLUNTEERING', quantity: 40 });
    expect(hours.points).toBe(30);
    expect(hours.explanationList.map(({ code }) => code)).toEqual(['HOUR', 'CAP_ONCE']);
    expect((await approved(one, { item: 'VOLUNTEERING', quantity: 25, happenedOn: '2026-11-20' })).points).toBe(25);
    const last = await approved(one, { item: 'VOLUNTEERING', quantity: 20, happenedOn: '2026-11-19' });
    expect(last.points).toBe(5);
    expect(last.explanationList.at(-1)).toMatchObject({ code: 'CAP_TERM', limit: 60, amount: 55 });
    expect(refusalOf(await handIn(one, { item: 'VOLUNTEERING', quantity: 3, happenedOn: '2026-11-18' }))).toContain(
      'itemId 이미 한도인 60점까지 받아서',
    );
    for (const day of ['2026-11-01', '2026-11-02'])
      await approved(one, { item: 'PRIVATE_LICENCE', quantity: 1, happenedOn: day });
    expect(refusalOf(await handIn(one, { item: 'PRIVATE_LICENCE', quantity: 1, happenedOn: '2026-11-03' }, 'en'))).toBe(
      'itemId You already have the 100 points that there can be, so this adds nothing.',
    );
  });

  it('brings what the caps leave once it is approved, and says so to its student', async () => {
    const one = await aPupil();
    const [first, second] = await Promise.all([
      handedIn(one, { item: 'BLOOD', quantity: 1, happenedOn: '2026-11-10' }),
      handedIn(one, { item: 'BLOOD', quantity: 1, happenedOn: '2026-11-11' }),
    ]);
    const third = await handedIn(one, { item: 'BLOOD', quantity: 1, happenedOn: '2026-11-12' });
    for (const id of [first, second, third]) expect((await decide(office, id)).envelope.code).toBe('0000');
    expect(await read(one, third)).toMatchObject({ status: 'APPROVED', expected: 10, points: 0 });
    expect((await linesOf(third))[0]).toMatchObject({ amount: 0 });
    expect((await read(one, third)).explanationList.at(-1)).toMatchObject({ code: 'CAP_TERM', limit: 20 });
    expect(await balanceOf(one)).toBe(20);
  });

  it('tells its student what came of it, with the points that came, and never why it was refused', async () => {
    const one = await aPupil();
    const [good, bad] = [await handedIn(one), await handedIn(one, { item: 'HSK', quantity: 4 })];
    await decide(office, good);
    await decide(office, bad, 'REFUSE');
    const rows = await portal.platform.db
      .selectFrom('outbox')
      .select('outbox.payload')
      .where('outbox.dedupe_key', 'like', 'MILEAGE_CLAIM%')
      .where(sql<boolean>`outbox.payload ->> 'link' = any(${[good, bad].map((id) => `/lrn/mile/hist/claim/${id}`)})`)
      .execute();
    expect(rows.map(({ payload }) => payload)).toEqual([
      { type: 'MILEAGE_CLAIM_APPROVED', recipients: [one.id], link: `/lrn/mile/hist/claim/${good}` },
      { type: 'MILEAGE_CLAIM_REFUSED', recipients: [one.id], link: `/lrn/mile/hist/claim/${bad}` },
    ]);
    const told = async (recipientId: string) => {
      const asked = { entityIds: [good, bad], recipientId, locale: 'ko', now: portal.clock.now } as const;
      const [approval, refusal] = CLAIM_NOTIFICATIONS;
      const said = [
        await approval?.describe?.(portal.platform.db, asked),
        await refusal?.describe?.(portal.platform.db, asked),
      ];
      return [said[0]?.get(good), said[1]?.get(bad)];
    };
    expect(await told(one.id)).toEqual(['TOEIC, 50점', 'HSK(급수)']);
    expect(await told(office.id)).toEqual([undefined, undefined]);
  });

  it('that waits stands on the home of those who decide, and one that was refused in its student’s list', async () => {
    const queueOf = async (by: Signed) =>
      (await portal.get(home.readHomeFigures, {}, as(by))).queueList.find(({ id }) => id === 'mileage-claims')
        ?.freshCount;
    const [before, beforeElsewhere] = [await queueOf(staff), await queueOf(foreignStaff)];
    const one = await aPupil();
    const id = await handedIn(one);
    expect(await queueOf(staff)).toBe((before ?? 0) + 1);
    expect(await queueOf(foreignStaff)).toBe(beforeElsewhere);
    await decide(office, id, 'REFUSE');
    expect(await queueOf(staff)).toBe(before);
    const todos = async () => (await portal.get(home.listTodos, {}, as(one))).todoList.map(({ id: todo }) => todo);
    expect(await todos()).toContain(`mileage-claim-${id}`);
    portal.clock.now = new Date(APPLYING.getTime() + 60_000);
    await handedIn(one);
    expect(await todos()).not.toContain(`mileage-claim-${id}`);
  });

  it('is refused with a reason, changed and handed in again', async () => {
    const one = await aPupil();
    const id = await handedIn(one);
    expect((await decide(office, id, 'REFUSE')).envelope.code).toBe('0000');
    const refused = await read(one, id);
    expect(refused).toMatchObject({ status: 'REFUSED', reason: '성적표가 흐려요.', canChange: true, stepList: [] });
    const { fileId, version, fileList } = refused;
    const body = { ...(await bodyOf(one, { quantity: 720, certificateNo: '', fileId })), version };
    const keepList = fileList.map(({ fileSn }) => fileSn);
    const change = (more: object) =>
      portal.ask(own.changeClaim, { params: { id }, body: { ...body, keepList, ...more } }, as(one));
    expect((await change({ version: version - 1 })).envelope.code).toBe('9101');
    expect(refusalOf(await change({ keepList: [] }))).toBe('fileId 증빙으로 성적표 파일을 올려 주세요.');
    expect((await change({})).envelope.code).toBe('0000');
    const again = await read(one, id);
    expect(again).toMatchObject({ status: 'WAIT', quantity: 720, points: 100, reason: null, decidedAt: null });
    expect(again.numberEnd).toBe(refused.numberEnd);
    // Somebody who looked at the earlier contents does not approve these.
    expect((await decide(office, id, 'APPROVE', version)).envelope.code).toBe('9101');
    expect((await decide(office, id)).envelope.code).toBe('0000');
    expect((await change({ version: await versionOf(id) })).envelope.code).toBe('9103');
  });

  it('is taken back by its student, and then decided by nobody', async () => {
    const one = await aPupil();
    const id = await handedIn(one);
    const body = { action: 'CANCEL', version: await versionOf(id) } as const;
    const other = await aPupil();
    expect((await portal.ask(own.stepOwnClaim, { params: { id }, body }, as(other))).envelope.code).toBe('404');
    expect((await portal.ask(own.readOwnClaim, { params: { id } }, as(other))).envelope.code).toBe('404');
    expect((await portal.ask(own.stepOwnClaim, { params: { id }, body }, as(one))).envelope.code).toBe('0000');
    expect((await decide(office, id)).envelope.code).toBe('9103');
    expect(await linesOf(id)).toEqual([]);
  });
});

describe('I2 a claim is refused where it does not hold', () => {
  it.each([
    [{ happenedOn: '2026-11-25' }, 'happenedOn 아직 오지 않은 날이에요. 활동한 날을 골라 주세요.'],
    [{ happenedOn: '2019-03-01' }, 'happenedOn 이 날에는 마일리지를 주는 규칙이 없어요. 날짜를 확인해 주세요.'],
    [{ item: 'TALK', quantity: 1, happenedOn: '2026-05-01' }, 'happenedOn 180일 안에 한 활동만 신청할 수 있어요.'],
    [{ happenedOn: '2026-08-31' }, 'happenedOn 그날의 학적으로는 이 항목을 인정받을 수 없어요. 날짜를 확인해 주세요.'],
    [{ item: 'BLOOD', quantity: 1.5 }, 'quantity 1, 2처럼 소수점 없는 수로 적어 주세요.'],
    [{ quantity: 995 }, 'quantity 990까지 적을 수 있어요. 다시 확인해 주세요.'],
    [{ quantity: 500 }, 'quantity 600부터 마일리지를 받을 수 있어요.'],
    [{ certificateNo: '' }, 'certificateNo 번호를 적어 주세요.'],
    [{ certificateNo: '1-2' }, 'certificateNo 번호가 너무 짧아요. 적힌 그대로 모두 적어 주세요.'],
    [{ fileId: null }, 'fileId 증빙으로 성적표 파일을 올려 주세요.'],
    [{ item: 'BAEUM' }, 'itemId 신청할 수 없는 항목이에요. 다른 항목을 골라 주세요.'],
  ] as const)('%o: %s', async (wish, expected) => {
    const one = await aPupil();
    expect(refusalOf(await handIn(one, wish))).toBe(expected);
    expect((await portal.get(own.pageOwnClaims, {}, as(one))).claimPage.totalElements).toBe(0);
  });

  it('in English too', async () => {
    const one = await aPupil();
    expect(refusalOf(await handIn(one, { happenedOn: '2026-11-25' }, 'en'))).toBe(
      'happenedOn This day is still to come. Choose the day on which it happened.',
    );
  });

  it('for what they did on leave', async () => {
    const one = await aPupil();
    await portal.platform.db
      .updateTable('student')
      .set({ register_status: 'LEAVE' })
      .where('student.member_id', '=', one.id)
      .execute();
    expect(refusalOf(await handIn(one))).toContain('happenedOn 그날의 학적으로는 이 항목을 인정받을 수 없어요');
  });
});

describe('I5 the same certificate', () => {
  it('counts once: for its student, and for everybody else without a name', async () => {
    const [one, other] = [await aPupil(), await aPupil()];
    const id = await handedIn(one, { certificateNo: 'toeic 12-3456' });
    expect((await read(one, id)).numberEnd).toBe('3456');
    const same = { certificateNo: 'TOEIC123456', quantity: 630 };
    expect(refusalOf(await handIn(one, same))).toBe('certificateNo 이미 신청한 번호예요. 내 신청을 확인해 주세요.');
    const refused = await handIn(other, same);
    expect(refusalOf(refused)).toBe(
      'certificateNo 이미 등록된 번호예요. 번호가 맞다면 마일리지 담당 부서에 문의해 주세요.',
    );
    expect(JSON.stringify(refused.envelope)).not.toContain(one.id);
    const kept = await portal.platform.db
      .selectFrom('mileage_claim')
      .selectAll()
      .where('mileage_claim.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toMatch(/TOEIC123456|12-3456/i);
    // Refused, it is free again.
    expect((await decide(office, id, 'REFUSE')).envelope.code).toBe('0000');
    const others = await handedIn(other, same);
    const { version, fileId } = await read(one, id);
    const body = { ...(await bodyOf(one, { certificateNo: '', fileId })), version };
    expect(refusalOf(await portal.ask(own.changeClaim, { params: { id }, body }, as(one)))).toContain(
      'certificateNo 이미 등록된 번호예요.',
    );
    expect((await read(other, others)).status).toBe('WAIT');
  });

  it('is not claimed twice by its day and amount where it has no number', async () => {
    const one = await aPupil();
    await handedIn(one, { item: 'TALK', quantity: 1 });
    expect(refusalOf(await handIn(one, { item: 'TALK', quantity: 1, note: ' ' }))).toBe(
      'note 같은 항목을 같은 날짜와 수량으로 이미 신청했어요. 다른 활동이라면 무엇인지 메모에 적어 주세요.',
    );
  });

  it('is another deed of the same day where its note says so, or its number', async () => {
    const one = await aPupil();
    await handedIn(one, { item: 'AWARD_OUTSIDE', quantity: 1, note: '발표 대회 대상' });
    await handedIn(one, { item: 'AWARD_OUTSIDE', quantity: 1, note: '사진 공모전 은상' });
    expect(refusalOf(await handIn(one, { item: 'AWARD_OUTSIDE', quantity: 1, note: '발표대회  대상' }))).toMatch(
      /^note /,
    );
    await handedIn(one, { item: 'LICENCE', quantity: 1 });
    await handedIn(one, { item: 'LICENCE', quantity: 1 });
  });

  it('takes no decimals of a score, and of hours does', async () => {
    const one = await aPupil();
    expect(refusalOf(await handIn(one, { quantity: 905.55 }))).toBe('quantity 1, 2처럼 소수점 없는 수로 적어 주세요.');
    expect((await approved(one, { item: 'VOLUNTEERING', quantity: 4.5 })).points).toBe(4);
  });

  it('of fifty who hand it in at once counts for one', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, aPupil));
    const bodies = await Promise.all(people.map((one) => bodyOf(one, { certificateNo: 'RACE-1-2-3-4-5' })));
    const answers = await Promise.all(
      people.map((one, at) => portal.ask(own.createClaim, { body: bodies[at] as (typeof bodies)[number] }, as(one))), // one each
    );
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
    const refused = answers.filter(({ envelope }) => envelope.code !== '0000').map(refusalOf);
    expect(new Set(refused)).toEqual(
      new Set(['certificateNo 이미 등록된 번호예요. 번호가 맞다면 마일리지 담당 부서에 문의해 주세요.']),
    );
  }, 60_000);
});

describe('I7 decisions', () => {
  it('of two at once post one line', async () => {
    const one = await aPupil();
    const id = await handedIn(one);
    const version = await versionOf(id);
    const answers = await Promise.all([office, staff, office, staff].map((by) => decide(by, id, 'APPROVE', version)));
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101', '9101', '9101']);
    expect(await linesOf(id)).toHaveLength(1);
    expect(await balanceOf(one)).toBe(50);
  });

  it('of two claims of one student at once keep to the cap', async () => {
    const one = await aPupil();
    const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
    const ids = [];
    for (const happenedOn of days) ids.push(await handedIn(one, { item: 'BLOOD', quantity: 1, happenedOn }));
    const answers = await Promise.all(ids.map((id, at) => decide(at % 2 ? staff : office, id)));
    expect(answers.map(({ envelope }) => envelope.code)).toEqual(['0000', '0000', '0000', '0000']);
    expect(await balanceOf(one)).toBe(20);
  });

  it('are for the office and the department’s staff alone, and never one’s own', async () => {
    const one = await aPupil();
    const id = await handedIn(one);
    const listed = async (by: Signed) =>
      (await portal.get(desk.pageClaims, { query: { size: 'all' } }, as(by))).claimPage.content.map(
        (row) => row.claimId,
      );
    expect(await listed(office)).toContain(id);
    expect(await listed(staff)).toContain(id);
    expect(await listed(foreignStaff)).toEqual([]);
    expect((await portal.get(desk.pageClaims, {}, as(foreignStaff))).waitingCount).toBe(0);
    expect((await portal.ask(desk.readClaim, { params: { id } }, as(foreignStaff))).envelope.code).toBe('404');
    expect((await decide(foreignStaff, id)).envelope.code).toBe('404');
    expect((await decide(one, id)).envelope.code).toBe('S403');
    const both = await aStudent(portal.platform.db, { departmentCode: HERE, roles: ['MILEAGE_OFFICE'] });
    const signed = { ...both, token: await signIn(portal, both) };
    const ownId = await handedIn(signed);
    const { claim } = await portal.get(desk.readClaim, { params: { id: ownId } }, as(signed));
    expect(claim.stepList).toEqual([]);
    expect((await decide(signed, ownId)).envelope.code).toBe('S403');
    await expect(
      sql`update mileage_claim set decided_by = member_id where id = ${ownId}::uuid`.execute(portal.platform.db),
    ).rejects.toThrow(/check/);
  });

  it('see the evidence, which is written down; a stranger does not', async () => {
    const one = await aPupil();
    const id = await handedIn(one);
    const { fileList } = await read(one, id);
    const [file] = fileList;
    const fetched = async (by: Signed) =>
      (
        await portal.app.inject({
          method: 'GET',
          url: `/api/file/${file?.fileId}/${file?.fileSn}`,
          headers: { authorization: `Bearer ${by.token}` },
        })
      ).statusCode;
    const logged = async () =>
      (
        await portal.platform.db
          .selectFrom('privacy_log')
          .select('privacy_log.actor_id')
          .where('privacy_log.subject_id', '=', one.id)
          .where('privacy_log.fields', '=', 'mileageClaim')
          .execute()
      ).map(({ actor_id }) => actor_id);
    expect(await fetched(one)).toBe(200);
    expect(await logged()).toEqual([]);
    expect(await fetched(staff)).toBe(200);
    expect(await fetched(foreignStaff)).toBe(404);
    expect(await fetched(await aPupil())).toBe(404);
    await portal.get(desk.readClaim, { params: { id } }, as(office));
    expect(await logged()).toHaveLength(2);
    expect(new Set(await logged())).toEqual(new Set([staff.id, office.id]));
  });

  it('wait longest first, are found by student and item, and are narrowed', async () => {
    const one = await aPupil();
    await portal.platform.db.updateTable('member').set({ name_ko: '우뚝이' }).where('member.id', '=', one.id).execute();
    const first = await handedIn(one, { item: 'TALK', quantity: 1 });
    portal.clock.now = new Date(APPLYING.getTime() + 60_000);
    const second = await handedIn(one, { item: 'BLOOD', quantity: 1 });
    const done = await handedIn(one, { item: 'HSK', quantity: 4 });
    await decide(office, done);
    const found = async (query: object) =>
      (await portal.get(desk.pageClaims, { query }, as(office))).claimPage.content.map((row) => row.claimId);
    expect(await found({ searchText: '우뚝이' })).toEqual([first, second, done]);
    expect(await found({ searchText: 'ㅇㄸㅇ', status: 'WAIT' })).toEqual([first, second]);
    expect(await found({ searchText: '우뚝', typeCode: '10' })).toEqual([second]);
    expect((await found({ searchText: '헌혈' })).includes(second)).toBe(true);
  });
});

describe('I5 claims that are decided many at once', () => {
  const pressOf = async (ids: readonly string[]) => ({
    rowList: await Promise.all(ids.map(async (id) => ({ id, version: await versionOf(id) }))),
  });
  /** Carries a press out as its job does. */
  async function carryOut(pressId: string): Promise<void> {
    const log = pino({ enabled: false });
    const { handle } = handlePresses({ platform: portal.platform, log, desks: BROUGHT.workDesks });
    await handle({ id: pressId, data: { pressId }, attempt: 1, isLast: false, signal: new AbortController().signal });
  }
  const markOf = async (by: Signed, id: string) =>
    (await portal.get(desk.readClaim, { params: { id } }, as(by))).claim.mark;

  it('are approved by a press, each posted and told once, and say meanwhile who has pressed', async () => {
    const pupils = [await aPupil(), await aPupil()];
    const ids = await Promise.all(pupils.map((one) => handedIn(one)));
    const body = { action: 'APPROVE', ...(await pressOf(ids)) } as const;
    const { pressId } = await portal.get(desk.pressSteps, { body }, as(office));
    expect((await markOf(staff, ids[0] ?? ''))?.isOwn).toBe(false);
    const { claimPage } = await portal.get(desk.pageClaims, { query: { size: '100', status: 'WAIT' } }, as(office));
    const marked = claimPage.content.filter(({ mark }) => mark?.pressId === pressId).map(({ claimId }) => claimId);
    expect(new Set(marked)).toEqual(new Set(ids));
    expect(await Promise.all(pupils.map(balanceOf))).toEqual([0, 0]);
    await carryOut(pressId);
    await carryOut(pressId);
    expect(await Promise.all(pupils.map(balanceOf))).toEqual([50, 50]);
  });

  it('are refused with one reason, which each student reads in their language', async () => {
    const one = await aPupil();
    const id = await handedIn(one);
    const body = { action: 'REFUSE', reason: 'UNREADABLE', ...(await pressOf([id])) } as const;
    await carryOut((await portal.get(desk.pressSteps, { body }, as(office))).pressId);
    const inEnglish = await portal.get(own.readOwnClaim, { params: { id } }, as(one, 'en'));
    expect(inEnglish.claim.reason).toBe('The evidence is blurred or cut off and can’t be read');
    expect((await read(one, id)).reason).toBe('증빙이 흐리거나 잘려서 읽을 수 없어요');
    const without = { action: 'REFUSE', reason: ' ', ...(await pressOf([id])) } as const;
    expect((await portal.ask(desk.pressSteps, { body: without }, as(office))).envelope.code).toBe('9100');
  });

  it('stay as they are where somebody else was faster, and say so to the one who pressed', async () => {
    const one = await aPupil();
    const id = await handedIn(one);
    const body = { action: 'APPROVE', ...(await pressOf([id])) } as const;
    const { pressId } = await portal.get(desk.pressSteps, { body }, as(staff));
    await decide(office, id, 'REFUSE');
    await carryOut(pressId);
    expect((await read(one, id)).status).toBe('REFUSED');
    const { failedList } = await portal.get(desk.listPresses, {}, as(staff));
    expect(failedList).toEqual([
      {
        id,
        rowNm: expect.stringContaining('TOEIC'),
        action: 'APPROVE',
        failedReason: '그사이 내용이 바뀌었어요. 바뀐 내용을 보고 다시 결정해 주세요.',
      },
    ]);
    expect((await markOf(staff, id))?.failedReason).toBeTruthy();
    expect(await markOf(office, id)).toBeNull();
  });

  it('are left where they are out of the scope of the one who presses', async () => {
    const one = await aPupil();
    const id = await handedIn(one);
    const body = { action: 'APPROVE', ...(await pressOf([id])) } as const;
    expect(await portal.get(desk.pressSteps, { body }, as(foreignStaff))).toMatchObject({ rowCount: 0, leftCount: 1 });
    expect((await portal.get(desk.listPresses, {}, as(foreignStaff))).failedList).toEqual([]);
    expect(await markOf(office, id)).toBeNull();
  });
});
