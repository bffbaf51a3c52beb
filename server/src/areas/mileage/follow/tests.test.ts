import { mileage } from '@naru/contract/areas/mileage/own.ts';
import { mileageRules, type RuleInput } from '@naru/contract/areas/mileage/rules.ts';
import { testSessions } from '@naru/contract/areas/ability/sessions.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOpenSession, aScoredSession, aTest, TAKING, type MadeTest } from '../../../../test/ability.ts';
import { aDepartment, aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { deliverEvents } from '../../../blocks/event/deliver.ts';
import { emitEvent } from '../../../blocks/event/emit.ts';
import { deliverAll } from '../../../blocks/outbox/deliver.ts';
import { newId } from '../../../platform/db/id.ts';
import { testInvalidated, testTaken } from '../../ability/api.ts';
import { postTaken, reverseInvalidated } from './followers.ts';
import { settleTest } from './settle.ts';
import { settleSince } from './jobs.ts';

const DAY_MS = 86_400_000;
const ITEM = '01990000-0000-7000-8000-000000000108';
const RULE = '01990000-0000-7000-8000-000000000208';

let portal: TestPortal;
let test: MadeTest;
beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  await aDepartment(db, { code: '20000' });
  test = await aTest(db);
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = new Date(TAKING.getTime() + 3_600_000);
});

interface Taken {
  readonly id: string;
  readonly who: MadeMember;
}

async function aTaking(who?: MadeMember, at = TAKING): Promise<Taken> {
  const { db } = portal.platform;
  const taker = who ?? (await aStudent(db));
  return { id: await aScoredSession(db, { memberId: taker.id, test, at }), who: taker };
}

/** Takes results out, or puts them back as no call does: what others hear late may be of any order. */
const setInvalid = ({ id }: Taken, isInvalid: boolean) =>
  portal.platform.db
    .updateTable('ability_session')
    .set({ status: isInvalid ? 'INVALIDATED' : 'SCORED', invalidated_at: isInvalid ? portal.clock.now : null })
    .where('ability_session.id', '=', id)
    .execute();

const settle = ({ id }: Taken) => {
  const { platform } = portal;
  return platform.db.transaction().execute((tx) => settleTest({ tx, now: platform.now(), platform }, id));
};

const emit = ({ id, who }: Taken, kind: typeof testTaken, version: number) => {
  const { platform } = portal;
  const data = { memberId: who.id, testCode: 'core', family: '01' } as const;
  return platform.db.transaction().execute((tx) => emitEvent({ tx, platform }, kind, { recordId: id, version, data }));
};

const deliver = () =>
  deliverAll(
    { ...portal.platform, log: pino({ level: 'silent' }) },
    deliverEvents(portal.platform, [postTaken, reverseInvalidated]),
  );

async function linesOf({ who }: Pick<Taken, 'who'>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', l.kind, l.amount, l.year || l.semester_code) as line from mileage_line l
    where l.member_id = ${who.id}::uuid order by l.place`.execute(portal.platform.db);
  return rows.map(({ line }) => line);
}

async function toldOf({ who }: Taken): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select payload ->> 'type' as type from outbox
    where payload -> 'recipients' ? ${who.id}::text and payload ->> 'type' like 'MILEAGE%' order by id`.execute(
    portal.platform.db,
  );
  return rows.map(({ type }) => type);
}

describe('I1 a test that somebody took', () => {
  it('brings its points once, whatever asks for it fifty times at once', async () => {
    const taking = await aTaking();
    await Promise.all(Array.from({ length: 50 }, () => settle(taking)));
    expect(await linesOf(taking)).toEqual(['EARN 10 202620']);
    expect(await toldOf(taking)).toEqual(['MILEAGE_POSTED']);
  });

  it('brings them from the student’s submission on, and the history names it and leads to it', async () => {
    const { db } = portal.platform;
    const who = await aStudent(db);
    const token = await signIn(portal, who);
    const id = await anOpenSession(db, { memberId: who.id, test });
    const body = { submissionId: newId(), answerList: [], elapsedSeconds: 300, acceptsMissing: true };
    const submit = () => portal.ask(testSessions.submitSession, { params: { id }, body }, { token });
    expect((await submit()).envelope.code).toBe('0000');
    await submit();
    await deliver();
    await deliver();
    expect(await linesOf({ who })).toEqual(['EARN 10 202620']);
    const read = async (language: 'ko' | 'en') =>
      (await portal.get(mileage.pageLines, { query: {} }, { token, language })).linePage.content;
    expect(await read('ko')).toMatchObject([
      { typeCode: '08', title: '핵심역량 진단', itemNm: '진단검사 응시', path: `/ability/test/01/form/${id}` },
    ]);
    expect(await read('en')).toMatchObject([{ title: 'Core competency test', itemNm: 'Diagnosis test taken' }]);
  });

  it('brings nothing before it is finished', async () => {
    const { db } = portal.platform;
    const who = await aStudent(db);
    const open = { id: await anOpenSession(db, { memberId: who.id, test }), who };
    await settle(open);
    await settle({ id: newId(), who });
    expect(await linesOf(open)).toEqual([]);
  });

  it('brings nothing where it was answered without care, from the submission or by the clock, until it is taken well', async () => {
    const who = await aStudent(portal.platform.db);
    const token = await signIn(portal, who);
    const id = await anOpenSession(portal.platform.db, { memberId: who.id, test });
    await sql`update ability_session set elapsed_seconds = 0 where id = ${id}::uuid`.execute(portal.platform.db);
    const body = { submissionId: newId(), answerList: [], elapsedSeconds: 0, acceptsMissing: true };
    const { qualityList } = await portal.get(testSessions.submitSession, { params: { id }, body }, { token });
    expect(qualityList).toContain('FAST');
    await deliver();
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf({ who })).toEqual([]);
    await settle(await aTaking(who));
    expect(await linesOf({ who })).toEqual(['EARN 10 202620']);
  });

  it('stops at the limit of the term, with a line that says so', async () => {
    const who = await aStudent(portal.platform.db);
    for (let at = 0; at < 4; at += 1) await settle(await aTaking(who));
    expect(await linesOf({ who })).toEqual([...Array<string>(3).fill('EARN 10 202620'), 'EARN 0 202620']);
    const token = await signIn(portal, who);
    const { linePage } = await portal.get(mileage.pageLines, { query: { isZero: true } }, { token });
    expect(linePage.content).toMatchObject([
      { title: '핵심역량 진단', explanationList: [{ code: 'PIECE' }, { code: 'CAP_TERM', limit: 30 }] },
    ]);
  });
});

describe('I8 a result that is taken out', () => {
  it('takes its points back with a word, in whichever order one hears of it', async () => {
    const taking = await aTaking();
    await setInvalid(taking, true);
    await emit(taking, testInvalidated, 3);
    await deliver();
    await emit(taking, testTaken, 2);
    await deliver();
    expect(await linesOf(taking)).toEqual([]);

    const other = await aTaking();
    await emit(other, testTaken, 2);
    await deliver();
    await setInvalid(other, true);
    for (let at = 0; at < 2; at += 1) {
      await emit(other, testInvalidated, 3);
      await deliver();
      await settle(other);
    }
    expect(await linesOf(other)).toEqual(['EARN 10 202620', 'REVERSE -10 202620']);
    expect(await toldOf(other)).toEqual(['MILEAGE_POSTED', 'MILEAGE_TAKEN_BACK']);
  });

  it('leaves every valid one with a line that counts and every other with none, however things happened', async () => {
    const step = fc.record({ test: fc.nat(4), what: fc.constantFrom('OUT', 'BACK', 'HEAR', 'CLOCK') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const who = await aStudent(portal.platform.db);
        const takings = [];
        for (let at = 0; at < 5; at += 1) takings.push(await aTaking(who));
        const invalid = new Set<string>();
        for (const { test: at, what } of steps) {
          const one = takings[at];
          if (!one) continue;
          if (what === 'CLOCK') await settleSince(portal.platform, TAKING);
          else if (what === 'HEAR') await Promise.all([settle(one), settle(one)]);
          else {
            await setInvalid(one, what === 'OUT');
            if (what === 'OUT') invalid.add(one.id);
            else invalid.delete(one.id);
          }
        }
        await settleSince(portal.platform, TAKING);
        const before = await linesOf({ who });
        await settleSince(portal.platform, TAKING);
        for (const one of takings) await settle(one);
        expect(await linesOf({ who })).toEqual(before);
        const { rows } = await sql<{ id: string; points: number }>`
          select l.test_session_id as id, l.amount as points from mileage_line l
          where l.member_id = ${who.id}::uuid and l.kind = 'EARN'
            and not exists (select from mileage_line other where other.reverses_id = l.id)`.execute(portal.platform.db);
        const valid = takings.filter(({ id }) => !invalid.has(id)).map(({ id }) => id);
        expect(rows.map(({ id }) => id).toSorted()).toEqual(valid.toSorted());
        const { rows: accounts } = await sql<{ balance: number }>`
          select a.balance from mileage_account a where a.member_id = ${who.id}::uuid`.execute(portal.platform.db);
        expect(accounts[0]?.balance ?? 0).toBe(rows.reduce((sum, { points }) => sum + points, 0));
        expect(accounts[0]?.balance ?? 0).toBeLessThanOrEqual(30);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

describe('I2 the clock', () => {
  it('catches up with a rule that came later, with what nobody heard of, and leaves an item out of use alone', async () => {
    const { db } = portal.platform;
    const from = (effective_from: string) =>
      db.updateTable('mileage_rule').set({ effective_from }).where('mileage_rule.id', '=', RULE).execute();
    const use = (in_use: boolean) =>
      db.updateTable('mileage_item').set({ in_use }).where('mileage_item.id', '=', ITEM).execute();
    await from('2027-01-01');
    const [late, lost] = [await aTaking(), await aTaking()];
    await settle(late);
    await settleSince(portal.platform, TAKING);
    expect(await linesOf(late)).toEqual([]);
    await from('2020-03-01');
    await use(false);
    await settle(late);
    await settleSince(portal.platform, TAKING);
    expect(await linesOf(late)).toEqual([]);
    await use(true);
    await settleSince(portal.platform, TAKING);
    expect(await linesOf(late)).toEqual(['EARN 10 202620']);
    await use(false);
    await setInvalid(lost, true);
    await settleSince(portal.platform, TAKING);
    await use(true);
    expect(await linesOf(lost)).toEqual(['EARN 10 202620', 'REVERSE -10 202620']);
  });

  it('goes through more tests than one batch, and tells of those that brought points', async () => {
    const old = await aTaking(undefined, new Date(TAKING.getTime() - 1000));
    const { db } = portal.platform;
    await sql`
      insert into ability_session (id, member_id, test_id, version_id, status, department_code, grade, year, semester_code,
        language, started_at, last_at, scored_at, submission_id)
      select gen_random_uuid(), s.member_id, s.test_id, s.version_id, 'SCORED', s.department_code, s.grade, s.year,
        s.semester_code, 'ko', s.started_at, s.last_at, s.scored_at + number * interval '1 millisecond', gen_random_uuid()
      from ability_session s, generate_series(1, 510) number where s.id = ${old.id}::uuid`.execute(db);
    portal.clock.now = new Date(TAKING.getTime() + 90 * DAY_MS);
    await settleSince(portal.platform, new Date(0));
    const lines = await linesOf(old);
    expect(lines).toHaveLength(511);
    expect(lines.filter((line) => line.startsWith('EARN 10 '))).toHaveLength(3);
    expect(await toldOf(old)).toEqual(['MILEAGE_POSTED', 'MILEAGE_POSTED', 'MILEAGE_POSTED']);
  });
});

describe('I2 the item of tests', () => {
  it('takes a rule by the test alone', async () => {
    const { db } = portal.platform;
    const office = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] }));
    const { item } = await portal.get(mileageRules.readRule, { params: { itemId: ITEM } }, { token: office });
    expect(item).toMatchObject({ source: 'TEST', typeCode: '08' });
    const body: RuleInput & { version: number } = {
      formula: { kind: 'HOUR', points: 1 },
      capOnce: null,
      capTerm: null,
      capLife: null,
      countsBest: false,
      paysDifference: false,
      needsSurvey: false,
      validTerms: 8,
      registerStatusList: ['ENROLLED'],
      claimDays: null,
      effectiveFrom: '2026-11-25',
      note: '',
      version: item.version,
    };
    for (const [language, words] of [
      ['ko', '한 번에 몇 점인지'],
      ['en', 'each time it is taken'],
    ] as const) {
      const refused = await portal.ask(
        mileageRules.saveRule,
        { params: { itemId: ITEM }, body },
        { token: office, language },
      );
      expect(JSON.stringify(refused.envelope.output)).toContain(words);
    }
  });
});
