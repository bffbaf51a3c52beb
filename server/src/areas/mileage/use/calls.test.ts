import { home } from '@naru/contract/areas/home.ts';
import { mileage } from '@naru/contract/areas/mileage/own.ts';
import { mileageUseDesk, mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { insertLine } from '../ledger/store.ts';

type Signed = MadeMember & { readonly token: string };

const ACCOUNT = '110-4837-296105';
const DIGITS = ACCOUNT.replaceAll('-', '');
const TERM = { year: 2026, semesterCode: '20' };

let portal: TestPortal;
let office: Signed;
let staff: Signed;

async function signed<T extends MadeMember>(member: T): Promise<T & { token: string }> {
  return { ...member, token: await signIn(portal, member) };
}
const somebody = async (wish: MemberWish) => signed(await aMember(portal.platform.db, wish));

async function give(memberId: string, amount: number, kind: 'EARN' | 'ADJUST' = 'EARN'): Promise<void> {
  const line = { memberId, kind, amount, term: TERM, about: TERM, happenedOn: '2026-11-20' } as const;
  await portal.platform.db
    .transaction()
    .execute((tx) => insertLine(tx, { ...line, sourceKey: newId(), postedAt: APPLYING, postedBy: null }));
}
async function saver(points: number): Promise<Signed> {
  const one = await signed(await aStudent(portal.platform.db));
  if (points > 0) await give(one.id, points);
  return one;
}

beforeAll(async () => {
  portal = await openTestPortal();
  await theTerms(portal.platform.db);
  await aDepartment(portal.platform.db, { code: '20000' });
  office = await somebody({ types: ['STAFF'], roles: ['MILEAGE_OFFICE'] });
  staff = await somebody({ types: ['STAFF'], departmentCode: '20000' });
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const BODY = {
  purposeCode: 'SCHOLARSHIP',
  pointsToUse: 300,
  note: '',
  bank: '나루은행',
  accountNo: ACCOUNT,
  applies: true,
};
const ask = (one: Signed, more: Partial<typeof BODY> = {}, language = 'ko') =>
  portal.ask(mileageUses.createUse, { body: { ...BODY, ...more } }, { token: one.token, language });
async function asked(one: Signed, more: Partial<typeof BODY> = {}): Promise<string> {
  return (await portal.get(mileageUses.createUse, { body: { ...BODY, ...more } }, { token: one.token })).useId;
}
const readOwn = async (one: Signed, id: string) =>
  (await portal.get(mileageUses.readOwnUse, { params: { id } }, { token: one.token })).use;
const readDesk = async (id: string) =>
  (await portal.get(mileageUseDesk.readUse, { params: { id } }, { token: office.token })).use;
type DeskAction = 'APPROVE' | 'REFUSE' | 'PAY' | 'REVERSE';
const decide = (id: string, action: DeskAction, version: number, one: Signed = office) => {
  const reason = action === 'REFUSE' || action === 'REVERSE' ? { reason: '통장 사본이 달라요.' } : {};
  const body = { action, version, ...reason } as { action: 'APPROVE'; version: number }; // of any of the four
  return portal.ask(mileageUseDesk.stepUse, { params: { id }, body }, { token: one.token });
};
const cancel = (one: Signed, id: string, version: number) =>
  portal.ask(mileageUses.stepOwnUse, { params: { id }, body: { action: 'CANCEL', version } }, { token: one.token });
const errorsOf = (answer: { envelope: { output: unknown } }) =>
  (answer.envelope.output as { errors?: { field: string; message: string }[] } | null)?.errors ?? [];
const fieldsOf = (answer: { envelope: { output: unknown } }) => errorsOf(answer).map(({ field }) => field);

async function accountOf(memberId: string): Promise<number[]> {
  const { rows } = await sql<{ balance: number; held: number }>`
    select a.balance, a.held from mileage_account a where a.member_id = ${memberId}::uuid`.execute(portal.platform.db);
  return rows.flatMap(({ balance, held }) => [balance, held]);
}
async function linesOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select l.kind || ' ' || l.amount as line from mileage_line l where l.use_id = ${id}::uuid order by l.place`.execute(
    portal.platform.db,
  );
  return rows.map(({ line }) => line);
}
const toldLines = async (one: Signed): Promise<string[]> => {
  const { linePage } = await portal.get(mileage.pageLines, {}, { token: one.token });
  return linePage.content.map(({ kind, amount }) => `${kind} ${amount}`);
};
const keyCount = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from data_key`.execute(
    portal.platform.db,
  );
  return rows[0]?.count ?? -1;
};

describe('I4 a use', () => {
  it('holds its points, is approved, and is paid, each told to its student', async () => {
    const one = await saver(500);
    const id = await asked(one);
    expect(await accountOf(one.id)).toEqual([500, 300]);
    const waiting = await readDesk(id);
    expect(waiting).toMatchObject({ status: 'APPLY', balance: 500, held: 300, won: 300_000, accountEnd: '6105' });
    expect(waiting.stepList.map(({ action }) => action)).toEqual(['REFUSE', 'APPROVE']);
    expect((await decide(id, 'APPROVE', waiting.version)).envelope.code).toBe('0000');
    expect(await accountOf(one.id)).toEqual([200, 0]);
    expect((await decide(id, 'PAY', waiting.version + 1)).envelope.code).toBe('0000');
    expect(await linesOf(id)).toEqual(['HOLD -300', 'RELEASE 300', 'USE -300']);
    // The student reads one of them.
    expect(await toldLines(one)).toEqual(['USE -300', 'EARN 500']);
    const own = await readOwn(one, id);
    expect(own.historyList.map(({ status }) => status)).toEqual(['TEMP', 'APPLY', 'APPROVED', 'PAID']);
    expect(own.stepList).toEqual([]);
    const { rows } = await sql<{ type: string }>`
      select split_part(o.dedupe_key, ':', 1) as type from outbox o where o.payload->>'link' = ${`/lrn/mile/usereqst/detail/${id}`} order by o.id`.execute(
      portal.platform.db,
    );
    expect(rows.map(({ type }) => type)).toEqual(['MILEAGE_USE_APPROVED', 'MILEAGE_USE_PAID']);
  });

  it('is refused, cancelled or taken back with all its points, and its account is forgotten', async () => {
    const one = await saver(400);
    const keys = await keyCount();
    const refused = await asked(one);
    expect((await decide(refused, 'REFUSE', 2)).envelope.code).toBe('0000');
    const cancelled = await asked(one);
    expect((await cancel(one, cancelled, 2)).envelope.code).toBe('0000');
    const reversed = await asked(one);
    expect((await decide(reversed, 'APPROVE', 2)).envelope.code).toBe('0000');
    expect((await cancel(one, reversed, 3)).envelope.code).toBe('9103');
    expect((await decide(reversed, 'REVERSE', 3)).envelope.code).toBe('0000');
    expect(await accountOf(one.id)).toEqual([400, 0]);
    expect(await linesOf(refused)).toEqual(['HOLD -300', 'RELEASE 300']);
    expect(await linesOf(cancelled)).toEqual(['HOLD -300', 'RELEASE 300']);
    expect(await linesOf(reversed)).toEqual(['HOLD -300', 'RELEASE 300', 'USE -300', 'REVERSE 300']);
    expect(await readOwn(one, refused)).toMatchObject({ status: 'REFUSED', reason: '통장 사본이 달라요.' });
    expect(await keyCount()).toBe(keys);
  });

  it('is a draft first where wanted: one a purpose, changed, sent, or thrown away', async () => {
    const one = await saver(500);
    const id = await asked(one, { applies: false, accountNo: '', bank: '', pointsToUse: 77 });
    expect(await accountOf(one.id)).toEqual([500, 0]);
    expect(fieldsOf(await ask(one))).toEqual(['purposeCode']);
    expect((await portal.ask(mileageUseDesk.readUse, { params: { id } }, { token: office.token })).envelope.code).toBe(
      '404',
    );
    const change = (more: object, version: number) =>
      portal.ask(mileageUses.changeUse, { params: { id }, body: { ...BODY, ...more, version } }, { token: one.token });
    expect(fieldsOf(await change({ pointsToUse: 77, accountNo: '' }, 1))).toEqual(['pointsToUse', 'accountNo']);
    expect((await change({ applies: false }, 1)).envelope.code).toBe('0000');
    expect((await change({ applies: false }, 1)).envelope.code).toBe('9101');
    // The number that was sealed before stays.
    expect((await change({ accountNo: '' }, 2)).envelope.code).toBe('0000');
    expect(await readOwn(one, id)).toMatchObject({ status: 'APPLY', accountEnd: '6105' });
    expect((await change({}, 4)).envelope.code).toBe('9103');
    const other = await asked(one, { purposeCode: 'BOOKS', pointsToUse: 30, applies: false });
    expect((await cancel(one, other, 1)).envelope.code).toBe('0000');
    const { usePage, available } = await portal.get(mileageUses.pageOwnUses, {}, { token: one.token });
    expect([usePage.content.map(({ useId }) => useId), available]).toEqual([[id], 200]);
  });

  it('says at its field, in both languages, what speaks against it, and does nothing', async () => {
    const one = await saver(340);
    const refusals = async (language: string) => {
      const said = [];
      for (const more of [
        ...[350, 290, 305, 2010, 10 ** 12].map((pointsToUse) => ({ pointsToUse })),
        { purposeCode: 'X' },
      ])
        said.push(...errorsOf(await ask(one, more, language)));
      return said;
    };
    const ko = await refusals('ko');
    expect(ko.map(({ field }) => field)).toEqual([...Array.from({ length: 5 }, () => 'pointsToUse'), 'purposeCode']);
    expect(ko[0]?.message).toContain('지금 쓸 수 있는 마일리지는 340점이에요');
    // The form’s own word for it, not that for money.
    expect(ko[4]?.message).toBe('사용할 마일리지는 100,000 이하여야 해요.');
    const en = await refusals('en');
    expect(en[4]?.message).toBe('Mileage to use: must be 100,000 or less.');
    expect(JSON.stringify(en)).not.toMatch(/[가-힣]/);
    expect(fieldsOf(await ask(one, { bank: '', accountNo: '' }))).toEqual(['bank', 'accountNo']);
    expect(fieldsOf(await ask(one, { accountNo: '1------2' }))).toEqual(['accountNo']);
    await sql`update student set register_status = 'LEAVE' where student.member_id = ${one.id}::uuid`.execute(
      portal.platform.db,
    );
    expect(fieldsOf(await ask(one))).toEqual(['purposeCode']);
    expect(await accountOf(one.id)).toEqual([340, 0]);
    const { usePage } = await portal.get(mileageUses.pageOwnUses, {}, { token: one.token });
    expect(usePage.content).toEqual([]);
  });

  it('is asked for only as often as its purpose allows, and told so before', async () => {
    const one = await saver(900);
    await asked(one);
    expect(fieldsOf(await ask(one))).toEqual(['purposeCode']);
    const { purposeList } = await portal.get(mileageUses.listPurposes, {}, { token: one.token });
    const [scholarship, fee] = purposeList;
    expect(scholarship).toMatchObject({ purposeCode: 'SCHOLARSHIP', possible: 0 });
    expect(scholarship?.conditionList).toContainEqual({ code: 'TIMES_TERM', isMet: false, amount: 1, limit: 1 });
    expect(fee).toMatchObject({ purposeCode: 'TEST_FEE', possible: 100 });
  });

  it('is not approved once a correction took what it holds', async () => {
    const one = await saver(300);
    const id = await asked(one);
    await give(one.id, -50, 'ADJUST');
    expect((await readDesk(id)).stepList.map(({ action }) => action)).toEqual(['REFUSE']);
    expect(fieldsOf(await decide(id, 'APPROVE', 2))).toEqual(['action']);
    expect(await accountOf(one.id)).toEqual([250, 300]);
    expect((await decide(id, 'REFUSE', 2)).envelope.code).toBe('0000');
    expect(await accountOf(one.id)).toEqual([250, 0]);
  });

  it('is held in the next term while this one is being closed, and waits where no term is open', async () => {
    const { db } = portal.platform;
    const close = (status: string, least: number) =>
      sql`update mileage_term set status = ${status} where mileage_term.year >= ${least}`.execute(db);
    const [one, other] = [await saver(300), await saver(300)];
    await close('CLOSING', 2026);
    const id = await asked(one);
    const { rows } = await sql`
      select l.year, l.about_year as "aboutYear" from mileage_line l where l.use_id = ${id}::uuid`.execute(db);
    expect(rows).toEqual([{ year: 2027, aboutYear: 2026 }]);
    const { use } = await portal.get(mileageUses.readOwnUse, { params: { id } }, { token: one.token });
    expect(use.term).toMatchObject({ year: 2027 });
    await close('CLOSING', 2027);
    expect(fieldsOf(await ask(other))).toEqual(['action']);
    await close('OPEN', 2026);
    expect((await ask(other)).envelope.code).toBe('0000');
  });
});

describe('I4 who sees a use', () => {
  it('is its student and the mileage office; everybody else finds none', async () => {
    const one = await saver(300);
    const other = await saver(300);
    const id = await asked(one);
    const own = await portal.ask(mileageUses.readOwnUse, { params: { id } }, { token: other.token });
    expect([own.envelope.code, (await cancel(other, id, 2)).envelope.code]).toEqual(['404', '404']);
    const foreign = await portal.ask(mileageUseDesk.readUse, { params: { id } }, { token: staff.token });
    expect([foreign.envelope.code, (await decide(id, 'APPROVE', 2, staff)).envelope.code]).toEqual(['404', '404']);
    const { usePage, waitingCount } = await portal.get(mileageUseDesk.pageUses, {}, { token: staff.token });
    expect([usePage.content, waitingCount]).toEqual([[], 0]);
    const search = { query: { searchText: one.username, status: 'APPLY' as const } };
    expect((await portal.ask(mileageUseDesk.pageUses, search, { token: office.token })).envelope.code).toBe('0000');
    const all = await portal.get(mileageUseDesk.pageUses, {}, { token: office.token });
    expect(all.usePage.content.map(({ useId }) => useId)).toContain(id);
    expect(all.waitingCount).toBeGreaterThan(0);
  });

  it('is never decided by the one who asked', async () => {
    const both = await signed(await aStudent(portal.platform.db, { roles: ['MILEAGE_OFFICE'] }));
    await give(both.id, 300);
    const id = await asked(both);
    const { use } = await portal.get(mileageUseDesk.readUse, { params: { id } }, { token: both.token });
    expect(use.stepList).toEqual([]);
    expect((await decide(id, 'APPROVE', 2, both)).envelope.code).toBe('S403');
  });

  it('waits on the home of the office, and among what students have begun', async () => {
    const one = await saver(300);
    await asked(one, { applies: false });
    const todosOf = async (who: Signed) =>
      (await portal.get(home.listTodos, {}, { token: who.token })).todoList
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/lrn/'));
    expect(await todosOf(one)).toEqual([]);
    portal.clock.now = new Date(APPLYING.getTime() + 25 * 3_600_000);
    const later = await signed(one);
    expect(await todosOf(later)).toEqual([expect.stringContaining('/lrn/mile/usereqst/form/')]);
  });
});

describe('I4 the number of an account', () => {
  it('leaves by its last four digits alone: no answer, log or row has it', async () => {
    const one = await saver(600);
    const draft = await asked(one, { applies: false });
    const change = { ...BODY, pointsToUse: 310, version: 1 };
    const answers: unknown[] = [
      await portal.ask(mileageUses.changeUse, { params: { id: draft }, body: change }, { token: one.token }),
      await ask(one, { accountNo: `${ACCOUNT}x` }),
      await ask(one, { pointsToUse: 5 }),
      await readOwn(one, draft),
      await portal.get(mileageUses.pageOwnUses, {}, { token: one.token }),
      await readDesk(draft),
      await portal.get(mileageUseDesk.pageUses, {}, { token: office.token }),
      await decide(draft, 'APPROVE', 3),
      await decide(draft, 'PAY', 4),
      portal.lines,
    ];
    const { db } = portal.platform;
    for (const table of [
      'audit_log',
      'outbox',
      'status_change',
      'mileage_use',
      'mileage_line',
      'idempotency_key',
      'notification',
    ]) {
      const { rows } = await sql<{ row: string }>`select one::text as row from ${sql.table(table)} one`.execute(db);
      answers.push(rows);
    }
    const said = JSON.stringify(answers);
    expect(said).toContain(DIGITS.slice(-4));
    expect([said.includes(ACCOUNT), said.includes(DIGITS)]).toEqual([false, false]);
    const kept = await db
      .selectFrom('mileage_use')
      .select(['mileage_use.account_key as key', 'mileage_use.account_sealed as sealed'])
      .where('mileage_use.id', '=', draft)
      .executeTakeFirstOrThrow();
    const key = await portal.platform.sealing.readKey(db, kept.key ?? '');
    expect(key.open('account', kept.sealed ?? '')).toBe(ACCOUNT);
  });
});

describe('I7 uses at once', () => {
  it('of one balance never take more than there is', async () => {
    const one = await saver(330);
    const tries = Array.from({ length: 50 }, (_, at) => ask(one, { ...BODY, ...WISHES[at % WISHES.length] }));
    const codes = (await Promise.all(tries)).map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '0000').length).toBeGreaterThan(0);
    const [balance = 0, held = 0] = await accountOf(one.id);
    expect(balance).toBe(330);
    expect(held).toBeLessThanOrEqual(balance);
    const { rows } = await sql<{ amount: number }>`
      select coalesce(sum(u.amount), 0)::int as amount from mileage_use u
      where u.member_id = ${one.id}::uuid and u.status = 'APPLY'`.execute(portal.platform.db);
    expect(rows[0]?.amount).toBe(held);
  });

  it('are decided once, whatever comes together', async () => {
    const one = await saver(3000);
    const second = await somebody({ types: ['STAFF'], roles: ['MILEAGE_OFFICE'] });
    for (let round = 0; round < 5; round += 1) {
      const id = await asked(one, { pointsToUse: 300 });
      const both = await Promise.all([
        decide(id, 'APPROVE', 2),
        round % 2 ? cancel(one, id, 2) : decide(id, 'APPROVE', 2, second),
      ]);
      expect(both.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101']);
      const { status, version } = await readOwn(one, id);
      if (status === 'APPROVED') await decide(id, 'REVERSE', version);
      expect(await accountOf(one.id)).toEqual([3000, 0]);
    }
  });
});

const WISHES = [
  { purposeCode: 'SCHOLARSHIP', pointsToUse: 300 },
  { purposeCode: 'TEST_FEE', pointsToUse: 50 },
  { purposeCode: 'BOOKS', pointsToUse: 30 },
  { purposeCode: 'BOOKS', pointsToUse: 60 },
];
