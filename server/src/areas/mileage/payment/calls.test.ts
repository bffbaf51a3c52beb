import { mileagePayments as calls } from '@naru/contract/areas/mileage/payments.ts';
import { mileageUseDesk, mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import excel from '@protobi/exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';
import { insertLine } from '../ledger/store.ts';

const ACCOUNT = '110-4837-296105';
const TERM = { year: 2026, semesterCode: '20' };
const TODAY = '2026-11-24';
const HEAD = '신청 번호,학번,용도,금액,지급일,결과,사유';

let portal: TestPortal;
let officer: MadeMember;
let office: string;
let colleague: string;
let staff: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  officer = await aMember(db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] });
  office = await signIn(portal, officer);
  colleague = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] }));
  staff = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

interface Asker {
  readonly id: string;
  readonly number: string;
  readonly token: string;
  readonly useId: string;
}

const approve = async (id: string, version = 2) =>
  portal.get(mileageUseDesk.stepUse, { params: { id }, body: { action: 'APPROVE', version } }, { token: office });

/** A student with a use of 300 points, approved where wanted. */
async function anAsker({ approved = true, roles = [] as string[] } = {}): Promise<Asker> {
  const { db } = portal.platform;
  const member = await aStudent(db, { roles });
  const about = { term: TERM, about: TERM, happenedOn: '2026-11-20' } as const;
  const line = { memberId: member.id, kind: 'EARN', amount: 400, ...about, sourceKey: newId() } as const;
  await db.transaction().execute((tx) => insertLine(tx, { ...line, postedAt: APPLYING, postedBy: null }));
  const token = await signIn(portal, member);
  const body = {
    purposeCode: 'SCHOLARSHIP',
    pointsToUse: 300,
    note: '',
    bank: '나루은행',
    accountNo: ACCOUNT,
    applies: true,
  };
  const { useId } = await portal.get(mileageUses.createUse, { body }, { token });
  if (approved) await approve(useId);
  const { rows } = await sql<{ number: string }>`
    select s.student_number as number from student s where s.member_id = ${member.id}::uuid`.execute(db);
  return { id: member.id, number: rows[0]?.number ?? '', token, useId };
}

const lineOf = ({ useId }: Asker, more = `300000,${TODAY},지급,`): string => `${useId},,,${more}`;
async function sheet(lines: readonly string[], token = office, head = HEAD): Promise<string> {
  const bytes = `\uFEFF${[head, ...lines].join('\r\n')}`;
  return (await upload(portal, [{ name: 'result.csv', bytes }], { token })).fileId;
}
const preview = (fileId: string, token = office) => portal.get(calls.previewPayments, { query: { fileId } }, { token });
const take = (body: { fileId: string; planKey: string }, token = office) =>
  portal.ask(calls.importPayments, { body }, { token });
const statusOf = async ({ useId }: Asker) => {
  const own = await portal.get(mileageUseDesk.readUse, { params: { id: useId } }, { token: office });
  return own.use.status;
};
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as { errors?: { field: string; message: string }[] } | null)?.errors
    ?.map(({ field, message }) => `${field} ${message}`)
    .join() ?? '';
const timesPaid = async (ids: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from status_change h
    where h.to_status = 'PAID' and h.entity_id = any(${[...ids]}::uuid[]) group by h.entity_id`.execute(
    portal.platform.db,
  );
  return rows.map(({ count }) => count);
};

describe('I5 a sheet of payments', () => {
  it('is seen line by line before anything is written, and then marks what matches', async () => {
    const paid = await anAsker();
    const before = await anAsker();
    const other = await anAsker();
    const refused = await anAsker();
    const waiting = await anAsker({ approved: false });
    const first = await sheet([lineOf(before)]);
    expect((await take({ fileId: first, planKey: (await preview(first)).planKey })).envelope.code).toBe('0000');
    const fileId = await sheet([
      `,${paid.number},마일리지 장학금,"300,000",2026-11-24,성공,`,
      lineOf(before),
      lineOf(other, `1000000000000,${TODAY},지급,`),
      `,${ACCOUNT},마일리지 장학금,300000,${TODAY},지급,`,
      lineOf(refused, `300000,,실패,${ACCOUNT} 해지된 계좌`),
      lineOf(paid),
      lineOf(waiting),
    ]);
    const seen = await preview(fileId);
    expect(seen).toMatchObject({ lineCount: 1, points: 300, won: 300_000, problemCount: 6 });
    expect(seen.lineList).toMatchObject([{ line: 2, useId: paid.useId, number: paid.number, paidOn: TODAY }]);
    expect(seen.problemList.map(({ line, kind, column, number }) => [line, kind, column, number])).toEqual([
      [3, 'PAID', 'useNo', before.number],
      [4, 'AMOUNT', 'won', other.number],
      [5, 'UNKNOWN', 'number', ''],
      [6, 'REFUSED', 'reason', refused.number],
      [7, 'TWICE', 'useNo', paid.number],
      [8, 'OTHER', 'useNo', waiting.number],
    ]);
    expect(seen.problemList[1]?.reason).toContain('300점, 300,000원');
    expect(seen.problemList[3]?.reason).toBe('지급되지 않았어요: … 해지된 계좌');
    expect(await statusOf(paid)).toBe('APPROVED');
    const taken = await take({ fileId, planKey: seen.planKey });
    expect(taken.envelope).toMatchObject({ code: '0000', output: { lineCount: 1 } });
    const states = await Promise.all([paid, before, other, refused, waiting].map(statusOf));
    expect(states).toEqual(['PAID', 'PAID', 'APPROVED', 'APPROVED', 'APPLY']);
    const { db } = portal.platform;
    const { rows: audits } = await sql<{ action: string; actor: string }>`
      select a.action, a.actor_id as actor from audit_log a
      where a.entity_id in (${paid.useId}, ${fileId}) and (a.action like '%.pay' or a.action like '%importPayments')
      order by a.action`.execute(db);
    expect(audits).toEqual([
      { action: 'mileagePayments.importPayments', actor: officer.id },
      { action: 'mileage_uses.pay', actor: officer.id },
    ]);
    const { rows: told } = await sql<{ key: string }>`
      select o.dedupe_key as key from outbox o
      where o.payload->>'link' = ${`/lrn/mile/usereqst/detail/${paid.useId}`} order by o.id desc limit 1`.execute(db);
    expect(told[0]?.key).toContain('MILEAGE_USE_PAID');
    const own = await portal.get(mileageUses.readOwnUse, { params: { id: paid.useId } }, { token: paid.token });
    expect(own.use).toMatchObject({ status: 'PAID', paidAt: '2026-11-23T15:00:00.000Z' });
    const { rows: kept } = await sql<{ row: string }>`
      select a::text as row from audit_log a union all select o::text from outbox o`.execute(db);
    for (const text of [
      JSON.stringify(seen),
      JSON.stringify(taken),
      JSON.stringify(kept),
      JSON.stringify(portal.lines),
    ])
      expect(text).not.toContain(ACCOUNT);
  });

  it('in English says the same without a Korean word', async () => {
    const one = await anAsker();
    const fileId = await sheet([lineOf(one, '300000,tomorrow,paid,'), lineOf(one, '1,2026-11-24,failed,')]);
    const asked = { query: { fileId } };
    const { problemList } = await portal.get(calls.previewPayments, asked, { token: office, language: 'en' });
    expect(problemList).toHaveLength(2);
    expect(JSON.stringify(problemList.map(({ reason }) => reason))).not.toMatch(/[가-힣]/);
  });

  it('is the payment file itself, with its last columns filled in', async () => {
    const two = [await anAsker(), await anAsker()];
    const response = await portal.app.inject({
      method: 'POST',
      url: '/view/cdp/lrn/mileage/close/payment/excel',
      headers: { authorization: `Bearer ${office}`, 'content-type': 'application/json' },
      payload: JSON.stringify({
        year: 2026,
        semstrCode: '20',
        purposeCode: 'SCHOLARSHIP',
        reason: '장학금을 지급해요',
      }),
    });
    const send = async (bytes: Buffer) =>
      (await upload(portal, [{ name: 'payment.xlsx', bytes }], { token: office })).fileId;
    // As it left: nothing is said to be paid yet.
    const untouched = await preview(await send(response.rawPayload));
    expect(untouched.lineCount).toBe(0);
    expect(new Set(untouched.problemList.map(({ column }) => column))).toEqual(new Set(['result']));
    const book = new excel.Workbook();
    await book.xlsx.load(response.rawPayload as never); // its types know an older Buffer
    const page = book.worksheets[0] ?? book.addWorksheet();
    const heads = (page.getRow(1).values as unknown[]).map(String);
    page.eachRow((row, at) => {
      if (at === 1 || !two.some(({ useId }) => row.getCell(heads.indexOf('신청 번호')).value === useId)) return;
      row.getCell(heads.indexOf('지급한 날')).value = new Date(`${TODAY}T00:00:00Z`);
      row.getCell(heads.indexOf('결과')).value = '지급';
    });
    const fileId = await send(Buffer.from(await book.xlsx.writeBuffer()));
    const filled = await preview(fileId);
    expect(new Set(filled.lineList.map(({ useId }) => useId))).toEqual(new Set(two.map(({ useId }) => useId)));
    expect(filled.problemCount).toBe(untouched.problemCount - 2);
    expect((await take({ fileId, planKey: filled.planKey })).envelope.code).toBe('0000');
    expect(await Promise.all(two.map(statusOf))).toEqual(['PAID', 'PAID']);
  });

  it('of fifty is taken once, however often and by how many at once', async () => {
    const fifty: Asker[] = [];
    for (let at = 0; at < 50; at += 1) fifty.push(await anAsker());
    const lines = fifty.map((one) => lineOf(one));
    const [own, others] = [await sheet(lines), await sheet(lines.toReversed(), colleague)];
    const { planKey, lineCount } = await preview(own);
    expect(lineCount).toBe(50);
    const other = await preview(others, colleague);
    const answers = await Promise.all([
      take({ fileId: own, planKey }),
      take({ fileId: own, planKey }),
      take({ fileId: others, planKey: other.planKey }, colleague),
      portal.ask(
        mileageUseDesk.stepUse,
        { params: { id: fifty[0]?.useId ?? '' }, body: { action: 'REVERSE', version: 3, reason: '잘못 승인했어요' } },
        { token: colleague },
      ),
    ]);
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    // Taken back before, no file marks it: each is seen again first.
    const isReversed = codes[3] === '0000';
    expect(await timesPaid(fifty.map(({ useId }) => useId))).toEqual(isReversed ? [] : Array(50).fill(1));
    for (const answer of answers.slice(0, 3).filter(({ envelope }) => envelope.code !== '0000'))
      expect(refusalOf(answer)).toContain('fileId 미리 본 뒤로');
    const again = await preview(own);
    expect(again.lineCount).toBe(isReversed ? 49 : 0);
    const rest = await take({ fileId: own, planKey: again.planKey });
    expect(rest.envelope.code).toBe(isReversed ? '0000' : '9100');
  });

  it('is nobody’s but the one’s who uploaded it, the office’s alone, and a table with its columns', async () => {
    const one = await anAsker();
    const fileId = await sheet([lineOf(one)]);
    const see = (id: string, token: string) => portal.ask(calls.previewPayments, { query: { fileId: id } }, { token });
    expect(refusalOf(await see(fileId, colleague))).toContain('fileId 올린 파일을 찾을 수 없어요');
    expect(refusalOf(await take({ fileId, planKey: 'a' }, colleague))).toContain('fileId');
    expect((await see(fileId, staff)).envelope.code).toBe('S403');
    expect((await take({ fileId, planKey: 'a' }, staff)).envelope.code).toBe('S403');
    expect((await see(fileId, one.token)).envelope.code).toBe('S403');
    for (const head of ['이름,점수', '신청 번호,지급일,결과', '금액,지급일,결과'])
      expect(refusalOf(await see(await sheet(['1,2,3'], office, head), office))).toContain('첫 줄에');
    expect(refusalOf(await take({ fileId, planKey: 'another' }))).toContain('미리 본 뒤로');
    const empty = await sheet([lineOf(one, `1,${TODAY},지급,`)]);
    expect(refusalOf(await take({ fileId: empty, planKey: (await preview(empty)).planKey }))).toContain('줄이 없어요');
    expect(await statusOf(one)).toBe('APPROVED');
  });

  it('never marks the office’s own', async () => {
    const both = await anAsker({ roles: ['MILEAGE_OFFICE'] });
    const { problemList, lineCount } = await preview(await sheet([lineOf(both)], both.token), both.token);
    expect(lineCount).toBe(0);
    expect(problemList[0]?.reason).toContain('내가 신청한 것이에요');
  });
});
