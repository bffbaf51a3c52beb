import { mileageRules as calls, type RuleInput } from '@naru/contract/areas/mileage/rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { judgeEarning, postEarning } from '../ledger/post.ts';
import { insertLine } from '../ledger/store.ts';
import { lockIsTermOpen } from './store.ts';

type Signed = MadeMember & { readonly token: string };

const HERE = '20000';
const TODAY = '2026-11-24';
const TERM = { year: 2026, semesterCode: '20' };

let portal: TestPortal;
let office: Signed;
let staff: Signed;
const items = new Map<string, string>();

async function somebody(wish: MemberWish): Promise<Signed> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  await aDepartment(db, { code: HERE });
  office = await somebody({ types: ['STAFF'], roles: ['MILEAGE_OFFICE'], departmentCode: HERE });
  staff = await somebody({ types: ['STAFF'], departmentCode: HERE });
  const rows = await db.selectFrom('mileage_item').select(['mileage_item.code', 'mileage_item.id']).execute();
  for (const { code, id } of rows) items.set(code, id);
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const as = ({ token }: Signed, language = 'ko') => ({ token, language });
const idOf = (code: string): string => items.get(code) ?? '';
const INPUT: RuleInput = {
  formula: { kind: 'PIECE', points: 8 },
  capOnce: null,
  capTerm: 40,
  capLife: null,
  countsBest: false,
  paysDifference: false,
  needsSurvey: false,
  validTerms: 4,
  registerStatusList: ['ENROLLED'],
  claimDays: 180,
  effectiveFrom: '2027-03-02',
  note: '2027학년도 규정',
};
const read = async (code: string) =>
  (await portal.get(calls.readRule, { params: { itemId: idOf(code) } }, as(office))).item;
const listed = async (code: string) =>
  (await portal.get(calls.listRules, {}, as(office))).itemList.find(({ itemId }) => itemId === idOf(code));
async function save(code: string, input: Partial<RuleInput> = {}, version?: number, language?: string) {
  const body = { ...INPUT, ...input, version: version ?? (await read(code)).version };
  return portal.ask(calls.saveRule, { params: { itemId: idOf(code) }, body }, as(office, language));
}
const drop = async (code: string, version: number) =>
  portal.ask(calls.deletePlanned, { params: { itemId: idOf(code) }, body: { version } }, as(office));
type Refused = { errors?: { field: string; message: string }[] } | null;
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field, message }) => `${field} ${message}`).join() ?? '';
const spans = async (code: string) =>
  (await read(code)).versionList.map(({ number, effectiveFrom, effectiveTo }) => [number, effectiveFrom, effectiveTo]);

/** Writes that a deed brought so much. */
async function aLine(memberId: string, code: string, amount: number, happenedOn = TODAY): Promise<void> {
  const { db } = portal.platform;
  const rule = await db
    .selectFrom('mileage_rule')
    .select('mileage_rule.id')
    .where('mileage_rule.item_id', '=', idOf(code))
    .orderBy('mileage_rule.number')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) =>
    insertLine(tx, {
      memberId,
      kind: 'EARN',
      amount,
      term: TERM,
      about: TERM,
      happenedOn,
      sourceKey: newId(),
      itemId: idOf(code),
      ruleId: rule.id,
      quantity: 1,
      postedAt: APPLYING,
      postedBy: null,
    }),
  );
}

describe('I2 rules of mileage', () => {
  it('are saved as a new version, which ends the one before, and taken back before they begin', async () => {
    expect((await save('TALK')).envelope.code).toBe('0000');
    expect(await spans('TALK')).toEqual([
      [2, '2027-03-02', null],
      [1, '2020-03-01', '2027-03-01'],
    ]);
    const item = await read('TALK');
    expect(item.versionList[0]).toMatchObject({
      note: '2027학년도 규정',
      isPlanned: true,
      createdByNm: expect.any(String),
    });
    expect(await listed('TALK')).toMatchObject({
      rule: { formula: { kind: 'PIECE', points: 5 } },
      planned: { formula: { kind: 'PIECE', points: 8 }, effectiveFrom: '2027-03-02' },
    });
    expect((await drop('TALK', item.version)).envelope.code).toBe('0000');
    expect(await spans('TALK')).toEqual([[1, '2020-03-01', null]]);
    expect((await drop('TALK', item.version + 1)).envelope.code).toBe('9103');
    const audits = await portal.platform.db
      .selectFrom('audit_log')
      .select('audit_log.action')
      .where('audit_log.entity_id', '=', idOf('TALK'))
      .orderBy('audit_log.id')
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(['mileage_rules.save', 'mileage_rules.delete_planned']);
  });

  it.each([
    ['effectiveFrom', { effectiveFrom: '2026-11-23' }, '지난 날부터 시작할 수 없어요', 'can’t begin in the past'],
    ['effectiveFrom', { effectiveFrom: '2020-03-01' }, '2020-03-01에 시작하는 규칙이 있어요', 'begins on 2020-03-01'],
    [
      'formula',
      {
        formula: {
          kind: 'GRADE',
          rowList: [
            { least: 2, points: 5 },
            { least: 1, points: 9 },
          ],
        },
      },
      '기준이 높아질수록',
      'A higher grade',
    ],
    ['paysDifference', { paysDifference: true }, '가장 높은 것 하나만', 'only the best one'],
    ['capOnce', { capOnce: 50 }, '한 학기 한도인 40점', 'limit of a term, which is 40'],
    ['formula', { formula: { kind: 'PIECE', points: 50 }, capTerm: 150 }, '달라진 것이 없어요', 'Nothing is different'],
  ] as const)('refuse at %s what does not hold, in both languages', async (field, input, ko, en) => {
    const given = { validTerms: 8, ...input } as Partial<RuleInput>;
    for (const [language, words] of [
      ['ko', ko],
      ['en', en],
    ] as const) {
      const answer = await save('AWARD_INSIDE', given, undefined, language);
      expect(answer.envelope.code).toBe('9100');
      expect(refusalOf(answer)).toMatch(new RegExp(`^${field} .*${words}`));
    }
  });

  it('say whose deeds count by the register, and judge by it', async () => {
    const effectiveFrom = TODAY;
    const both: RuleInput['registerStatusList'] = ['ENROLLED', 'LEAVE'];
    const away = await aStudent(portal.platform.db, { departmentCode: HERE });
    await portal.platform.db
      .updateTable('student')
      .set({ register_status: 'LEAVE' })
      .where('student.id', '=', away.studentId)
      .execute();
    const judge = () => {
      const item = { id: idOf('BLOOD'), typeCode: '10', gradeGroup: null } as const;
      const deed = { memberId: away.id, item, happenedOn: TODAY, quantity: 1, promised: null };
      return judgeEarning(portal.platform.db, deed);
    };
    expect(await judge()).toMatchObject({ points: 0, explanationList: [{ code: 'REGISTER' }] });
    expect((await save('BLOOD', { effectiveFrom, registerStatusList: both })).envelope.code).toBe('0000');
    expect((await read('BLOOD')).versionList.map(({ registerStatusList }) => registerStatusList)).toEqual([
      both,
      ['ENROLLED'],
    ]);
    expect((await judge()).points).toBe(8);
    const same = await save('BLOOD', { effectiveFrom: '2026-11-25', registerStatusList: both.toReversed() });
    expect(refusalOf(same)).toBe('formula 지금 규칙과 달라진 것이 없어요. 바꿀 내용을 적어 주세요.');
    const none = { effectiveFrom: '2026-11-25', registerStatusList: [] };
    expect(refusalOf(await save('BLOOD', none))).toContain('registerStatusList 인정하는 학적');
    expect(refusalOf(await save('BLOOD', none, undefined, 'en'))).toContain('registerStatusList Student status');
  });

  it('begin in no closed term', async () => {
    await setTerm(2027, '10', 'CLOSED').execute(portal.platform.db);
    try {
      expect(refusalOf(await save('BLOOD'))).toContain('effectiveFrom 마감한 학기에는');
    } finally {
      await setTerm(2027, '10', 'OPEN').execute(portal.platform.db);
    }
  });

  it('tell the second of two who save at once', async () => {
    const { version } = await read('LICENCE');
    const wish = { capTerm: null, formula: { kind: 'PIECE', points: 100 } } as const;
    const answers = await Promise.all([
      save('LICENCE', wish, version),
      save('LICENCE', { ...wish, effectiveFrom: '2027-03-03' }, version),
    ]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101']);
    expect(await spans('LICENCE')).toHaveLength(2);
  });

  it('take an item out of use and in again', async () => {
    const { version } = await read('MENTOR');
    const set = (isInUse: boolean, seen: number) =>
      portal.ask(
        calls.setItemUse,
        { params: { itemId: idOf('MENTOR') }, body: { isInUse, version: seen } },
        as(office),
      );
    expect((await set(false, version)).envelope.code).toBe('0000');
    expect(await read('MENTOR')).toMatchObject({ isInUse: false, version: version + 1 });
    expect((await set(true, version)).envelope.code).toBe('9101');
    expect((await set(true, version + 1)).envelope.code).toBe('0000');
  });

  it('are not there for staff of a department', async () => {
    expect((await portal.get(calls.listRules, {}, as(staff))).itemList).toEqual([]);
    const params = { itemId: idOf('TALK') };
    expect((await portal.ask(calls.readRule, { params }, as(staff))).envelope.code).toBe('404');
    const use = { params, body: { isInUse: false, version: 1 } };
    expect((await portal.ask(calls.setItemUse, use, as(staff))).envelope.code).toBe('404');
    const saving = { params, body: { ...INPUT, version: 1 } };
    expect((await portal.ask(calls.saveRule, saving, as(staff))).envelope.code).toBe('S403');
  });
});

describe('I2 a dry run of a new version', () => {
  const preview = (code: string, input: Partial<RuleInput> = {}) =>
    portal.get(calls.previewRule, { params: { itemId: idOf(code) }, body: { ...INPUT, ...input } }, as(office));

  it('says what everybody would get, names the largest changes, and changes nothing', async () => {
    const { db } = portal.platform;
    const [one, other] = [await aStudent(db), await aStudent(db)];
    await aLine(one.id, 'TALK', 5, '2026-11-20');
    for (let count = 0; count < 6; count += 1) await aLine(other.id, 'TALK', 5);
    const answer = await preview('TALK', { effectiveFrom: TODAY });
    expect(answer).toMatchObject({ basis: 'FROM', deedCount: 6, more: 1, less: 0, same: 0, before: 30, after: 40 });
    expect(answer.changeList).toMatchObject([{ student: { number: expect.any(String) }, before: 30, after: 40 }]);
    const all = await preview('TALK', { effectiveFrom: '2027-03-02', capTerm: 20 });
    expect(all).toMatchObject({ basis: 'TERM', deedCount: 7, more: 1, less: 1, before: 35, after: 28 });
    const logged = await db
      .selectFrom('privacy_log')
      .select('privacy_log.menu_id')
      .where('privacy_log.subject_id', '=', other.id)
      .execute();
    expect(logged).toEqual([{ menu_id: 'LRN_MILEADM' }, { menu_id: 'LRN_MILEADM' }]);
    expect(await spans('TALK')).toHaveLength(1);
  });

  it('gives what posting gives by the new version', async () => {
    const { db } = portal.platform;
    const item = { id: idOf('VOLUNTEERING'), typeCode: '10', gradeGroup: null } as const;
    const hours = [12, 25, 40];
    const post = async (memberId: string): Promise<number> => {
      let sum = 0;
      for (const quantity of hours) {
        const claimId = newId();
        const about = { id: claimId, member_id: memberId, item_id: item.id, department_code: HERE, quantity };
        await db
          .insertInto('mileage_claim')
          .values({
            ...about,
            status: 'APPROVED',
            happened_on: TODAY,
            grade_group: 'VOLUNTEERING',
            expected: 0,
            asked_at: APPLYING,
          })
          .execute();
        const posted = await db
          .transaction()
          .execute((tx) =>
            postEarning(
              { tx, now: APPLYING, platform: portal.platform },
              { memberId, item, happenedOn: TODAY, quantity, promised: null, source: { claimId }, postedBy: null },
            ),
          );
        sum += posted?.points ?? 0;
      }
      return sum;
    };
    const before = await post((await aStudent(db, { departmentCode: HERE })).id);
    const wish = {
      formula: { kind: 'HOUR', points: 1.5 },
      capOnce: 50,
      capTerm: 90,
      validTerms: 8,
      effectiveFrom: TODAY,
    } as const;
    const told = await preview('VOLUNTEERING', wish);
    expect((await save('VOLUNTEERING', wish)).envelope.code).toBe('0000');
    const after = await post((await aStudent(db, { departmentCode: HERE })).id);
    expect(told).toMatchObject({ before, after, more: 1 });
    expect(after).toBeGreaterThan(before);
  });

  it('never begin in a term whose close begins at the same time', async () => {
    const { db } = portal.platform;
    const item = await read('BLOOD');
    const input = { effectiveFrom: '2026-12-01' };
    const closed = 'effectiveFrom 마감한 학기에는';
    const closing = await hold((tx) => setTerm(2026, '20', 'CLOSING').execute(tx));
    const saving = save('BLOOD', input, item.version);
    await untilHeldUp();
    await closing.release();
    expect(refusalOf(await saving)).toContain(closed);
    await setTerm(2026, '20', 'OPEN').execute(db);
    // The other way round the close waits for the rule.
    const rule = await hold((tx) => lockIsTermOpen(tx, input.effectiveFrom));
    const closed2026 = setTerm(2026, '20', 'CLOSED').execute(db);
    await untilHeldUp();
    await rule.release();
    await closed2026;
    expect(refusalOf(await save('BLOOD', input, item.version))).toContain(closed);
    await setTerm(2026, '20', 'OPEN').execute(db);
    expect((await save('BLOOD', input, item.version)).envelope.code).toBe('0000');
  });
});

const setTerm = (year: number, semesterCode: string, status: string) => sql`
  insert into mileage_term (year, semester_code, status) values (${year}, ${semesterCode}, ${status})
  on conflict (year, semester_code) do update set status = excluded.status`;

/** Does something in a transaction that stays open until it is released. */
async function hold(work: (tx: Tx) => Promise<unknown>): Promise<{ release: () => Promise<void> }> {
  const [done, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = portal.platform.db.transaction().execute(async (tx) => {
    await work(tx);
    done.resolve();
    await released.promise;
  });
  await done.promise;
  return {
    release: () => {
      released.resolve();
      return transaction;
    },
  };
}

/** Waits until somebody waits for a row. */
async function untilHeldUp(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity a where a.datname = current_database() and a.wait_event_type = 'Lock'`.execute(
        portal.platform.db,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
}
