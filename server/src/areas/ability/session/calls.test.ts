import { home } from '@naru/contract/areas/home.ts';
import { testSessions as calls, type TestAnswer } from '@naru/contract/areas/ability/sessions.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  anInstrument,
  anOpenSession,
  answersOf,
  aScoredSession,
  aTest,
  TAKING,
  type MadeTest,
} from '../../../../test/ability.ts';
import { aDepartment, aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { mergeChoices } from './rules.ts';
import { endIdleSessions } from './jobs.ts';

type Signed = MadeMember & { readonly token: string };

const DAY = 86_400_000;
const after = (ms: number): Date => new Date(TAKING.getTime() + ms);

let portal: TestPortal;
let codes = 0;

async function signed(wish: MemberWish & { grade?: number } = {}): Promise<Signed> {
  const student = await aStudent(portal.platform.db, wish);
  return { ...student, token: await signIn(portal, student) };
}
/** Tests have codes of their own, so that no other test lies in the way. */
const made = (
  wish: Parameters<typeof anInstrument>[0] = {},
  more: Parameters<typeof aTest>[1] = {},
): Promise<MadeTest> =>
  aTest(portal.platform.db, { instrument: anInstrument({ code: `t${(codes += 1)}`, ...wish }), ...more });

beforeAll(async () => {
  portal = await openTestPortal();
  await theTerms(portal.platform.db);
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = TAKING;
});

const start = (one: Signed, { testId }: { testId: string }, family: TestFamily = '01', language = 'ko') =>
  portal.ask(
    calls.startSession,
    { params: { family }, body: { testId, language: 'ko' } },
    { token: one.token, language },
  );
async function started(one: Signed, test: { testId: string }): Promise<string> {
  const { envelope } = await start(one, test);
  return (envelope.output as { sessionId: string }).sessionId;
}
const read = (one: Signed, id: string) => portal.get(calls.readSession, { params: { id } }, { token: one.token });
const answer = (item: string, value: number, more: Partial<TestAnswer> = {}): TestAnswer => ({
  item,
  value,
  language: 'ko',
  changedAt: portal.clock.now.toISOString(),
  ...more,
});
const save = (
  one: Signed,
  id: string,
  answerList: TestAnswer[],
  more: { atItem?: string; elapsedSeconds?: number } = {},
) =>
  portal.ask(
    calls.saveAnswers,
    { params: { id }, body: { answerList, atItem: null, elapsedSeconds: 0, ...more } },
    { token: one.token },
  );
const all = (test: MadeTest, choose = (_code: string, at: number) => at % 3): TestAnswer[] =>
  [...answersOf(test.instrument, choose)].map(([item, value]) => answer(item, value));
const submit = (one: Signed, id: string, more: Partial<Parameters<typeof bodyOf>[0]> = {}, language = 'ko') =>
  portal.ask(calls.submitSession, { params: { id }, body: bodyOf(more) }, { token: one.token, language });
const bodyOf = (more: {
  submissionId?: string;
  answerList?: TestAnswer[];
  elapsedSeconds?: number;
  acceptsMissing?: boolean;
}) => ({ submissionId: newId(), answerList: [], elapsedSeconds: 500, acceptsMissing: false, ...more });
const list = async (one: Signed, { testId }: { testId: string }, language = 'ko') => {
  const { testList } = await portal.get(calls.listTests, { params: { family: '01' } }, { token: one.token, language });
  return testList.find((test) => test.testId === testId);
};
const errorsOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as { errors?: { field: string; message: string }[] } | null)?.errors ?? [];
const valuesOf = async (one: Signed, id: string) =>
  Object.fromEntries((await read(one, id)).session.answerList.map(({ item, value }) => [item, value]));
const sessionRow = (id: string) =>
  portal.platform.db.selectFrom('ability_session').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('T1 the list', () => {
  it('says what a test gives, and that it is not validated while it has no evidence', async () => {
    const one = await signed();
    const test = await made();
    expect(await list(one, test)).toMatchObject({
      testNm: '핵심역량 진단',
      minutes: 5,
      itemCount: 10,
      isValidated: false,
      canBegin: true,
      open: null,
      retake: null,
      attemptList: [],
    });
    expect(await list(one, test, 'en')).toMatchObject({ testNm: 'Core competency test' });
    const proven = await made({ evidence: { ko: '논문', en: 'A paper' } });
    expect(await list(one, proven)).toMatchObject({ isValidated: true });
  });

  it('leaves out drafts, and keeps what was retired only for those with a result of it', async () => {
    const [one, other] = [await signed(), await signed()];
    const draft = await made({}, { status: 'DRAFT' });
    const retired = await made({}, { status: 'RETIRED' });
    await aScoredSession(portal.platform.db, { memberId: one.id, test: retired });
    expect(await list(one, draft)).toBeUndefined();
    expect(await list(other, retired)).toBeUndefined();
    expect(await list(one, retired)).toMatchObject({
      canBegin: false,
      attemptList: [{ versionNo: 1, status: 'SCORED' }],
    });
  });

  it('is read by alumni, who begin nothing, and by nobody else', async () => {
    const test = await made();
    const alumna = await aMember(portal.platform.db, { types: ['ALUMNI'] });
    const gone = { ...alumna, token: await signIn(portal, alumna) };
    expect(await list(gone, test)).toMatchObject({ canBegin: false, retake: null });
    expect((await start(gone, test)).envelope.code).toBe('S403');
    const professor = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'] });
    const token = await signIn(portal, professor);
    const answered = await portal.ask(calls.listTests, { params: { family: '01' } }, { token });
    expect(answered.envelope.code).toBe('S403');
  });
});

describe('T2 beginning', () => {
  it('freezes department, college, grade and term', async () => {
    const { db } = portal.platform;
    await aDepartment(db, { code: '10000' });
    await aDepartment(db, { code: '17000', parentCode: '10000' });
    await aDepartment(db, { code: '17100', parentCode: '17000' });
    const one = await signed({ departmentCode: '17100', grade: 3 });
    const id = await started(one, await made());
    expect(await sessionRow(id)).toMatchObject({
      department_code: '17100',
      college_code: '17000',
      grade: 3,
      year: 2026,
      semester_code: '20',
      language: 'ko',
      status: 'IN_PROGRESS',
    });
    const { rows } = await sql`
      select from audit_log a where a.entity = 'ability_session' and a.entity_id = ${id}
      union all select from status_change c where c.entity = 'ability_session' and c.entity_id = ${id}::uuid`.execute(
      db,
    );
    expect(rows).toHaveLength(2);
  });

  it('fifty times at once makes one session', async () => {
    const one = await signed();
    const test = await made();
    const answers = await Promise.all(Array.from({ length: 50 }, () => started(one, test)));
    expect(new Set(answers).size).toBe(1);
    const { rows } = await sql`select from ability_session s where s.member_id = ${one.id}::uuid`.execute(
      portal.platform.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('T6 again is told with its date, in both languages, and is possible then', async () => {
    const one = await signed();
    const test = await made({ retakeDays: 60 });
    await aScoredSession(portal.platform.db, { memberId: one.id, test });
    expect(await list(one, test)).toMatchObject({ canBegin: false, retake: { rule: 'DAYS', againOn: '2027-01-23' } });
    expect(errorsOf(await start(one, test))).toEqual([
      { field: 'testId', message: '이미 검사했어요. 2027년 1월 23일부터 다시 할 수 있어요.' },
    ]);
    expect(errorsOf(await start(one, test, '01', 'en'))).toEqual([
      { field: 'testId', message: 'You have taken this test already. You can take it again from 23 Jan 2027.' },
    ]);
    portal.clock.now = after(61 * DAY);
    expect((await start(await relogged(one), test)).envelope.code).toBe('0000');
  });

  it('is refused for a test of another family, a draft and what is not there', async () => {
    const one = await signed();
    const draft = await made({}, { status: 'DRAFT' });
    for (const testId of [draft.testId, newId()])
      expect(errorsOf(await start(one, { testId }))).toMatchObject([{ field: 'testId' }]);
    expect(errorsOf(await start(one, await made(), '02'))).toMatchObject([{ field: 'testId' }]);
  });
});

/** Sessions do not outlive two months of the clock. */
const relogged = async (one: Signed): Promise<Signed> => ({ ...one, token: await signIn(portal, one) });

describe('T2 saving', () => {
  it('keeps answers, the place and the time, for the person alone', async () => {
    const [one, other] = [await signed(), await signed()];
    const id = await started(one, await made());
    portal.clock.now = after(60_000);
    await save(one, id, [answer('Q1', 4), answer('Q2', 2, { language: 'en' })], { atItem: 'Q3', elapsedSeconds: 500 });
    const { session } = await read(one, id);
    expect(session).toMatchObject({ atItem: 'Q3', elapsedSeconds: 60, status: 'IN_PROGRESS' });
    expect(session.answerList.map(({ item, value, language }) => [item, value, language])).toEqual([
      ['Q1', 4, 'ko'],
      ['Q2', 2, 'en'],
    ]);
    expect(await sessionRow(id)).toMatchObject({ language: 'ko', switched_language: true });
    expect((await save(other, id, [answer('Q1', 1)])).envelope.code).toBe('404');
    expect((await submit(other, id)).envelope.code).toBe('404');
    const { envelope } = await portal.ask(calls.readSession, { params: { id } }, { token: other.token });
    expect(envelope.code).toBe('404');
    expect(await valuesOf(one, id)).toEqual({ Q1: 4, Q2: 2 });
  });

  it('says at its place which answer is none of the version’s, and keeps none of that save', async () => {
    const one = await signed();
    const id = await started(one, await made());
    const refused = await save(one, id, [answer('Q1', 1), answer('Q2', 9), answer('X', 1)], { atItem: 'Y' });
    expect(refused.envelope.code).toBe('9100');
    expect(errorsOf(refused).map(({ field }) => field)).toEqual(['answerList.1.value', 'answerList.2.item', 'atItem']);
    expect(errorsOf(refused)[0]?.message).toBe('이 문항에 없는 답이에요. 보기 가운데 하나를 골라 주세요.');
    expect(await valuesOf(one, id)).toEqual({});
  });

  it('comes to the same in whatever order, however often and in whatever parts answers arrive', async () => {
    const one = await signed();
    const choice = fc.record({
      item: fc.constantFrom('Q1', 'Q2', 'Q3'),
      value: fc.integer({ min: 1, max: 5 }),
      at: fc.integer({ min: 0, max: 6 }),
    });
    const parts = fc.array(fc.array(choice, { maxLength: 5 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(parts, fc.boolean(), async (sent, isTogether) => {
        const id = await anOpenSession(portal.platform.db, {
          memberId: one.id,
          test: await made(),
          answers: new Map(),
        });
        const batches = sent.map((batch) =>
          batch.map(({ at, ...rest }) => answer(rest.item, rest.value, { changedAt: after(at - 10).toISOString() })),
        );
        const repeated = [...batches, ...batches.slice(0, 2)];
        if (isTogether) await Promise.all(repeated.map((batch) => save(one, id, batch)));
        else for (const batch of repeated) await save(one, id, batch);
        const wanted = mergeChoices(
          batches.flat().map((given) => ({ ...given, changedAt: new Date(given.changedAt) })),
          TAKING,
        );
        expect(await valuesOf(one, id)).toEqual(Object.fromEntries(wanted.map(({ item, value }) => [item, value])));
      }),
      { numRuns: 25 },
    );
  });

  it('keeps what many send at once, each by itself, and refuses what is wrong among it', async () => {
    const test = await made();
    const takers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const one = await signed();
        return { one, id: await started(one, test) };
      }),
    );
    const [wrong, stranger, over, twice, english, ...others] = takers;
    if (!wrong || !stranger || !over || !twice || !english) throw new Error('There are thirty.');
    await save(over.one, over.id, [answer('Q1', 1)]);
    expect((await submit(over.one, over.id, { acceptsMissing: true })).envelope.code).toBe('0000');
    portal.clock.now = after(60_000);
    const codesOf = async (sent: ReturnType<typeof save>[]) =>
      (await Promise.all(sent)).map(({ envelope }) => envelope.code);
    const given = { atItem: 'Q2', elapsedSeconds: 30 };
    const [ofWrong, ofStranger, ofOver, ...ofAll] = await codesOf([
      save(wrong.one, wrong.id, [answer('Q1', 9)], given),
      save(stranger.one, wrong.id, [answer('Q1', 1)], given),
      save(over.one, over.id, [answer('Q1', 5)], given),
      save(twice.one, twice.id, [answer('Q1', 1)], given),
      save(twice.one, twice.id, [answer('Q2', 3)], { elapsedSeconds: 40 }),
      save(english.one, english.id, [answer('Q1', 2, { language: 'en' })], given),
      ...others.map(({ one, id }, at) => save(one, id, [answer('Q1', 1 + (at % 5))], given)),
    ]);
    expect([ofWrong, ofStranger, ofOver]).toEqual(['9100', '404', '9101']);
    expect(new Set(ofAll)).toEqual(new Set(['0000']));
    expect(portal.lines.filter(({ msg }) => msg === 'a crowd is applied one by one')).toEqual([]);
    for (const [at, { one, id }] of others.entries()) {
      expect(await valuesOf(one, id)).toEqual({ Q1: 1 + (at % 5) });
      expect(await sessionRow(id)).toMatchObject({ at_item: 'Q2', elapsed_seconds: 30, switched_language: false });
    }
    expect(await valuesOf(twice.one, twice.id)).toEqual({ Q1: 1, Q2: 3 });
    expect(await sessionRow(twice.id)).toMatchObject({ at_item: 'Q2', elapsed_seconds: 40 });
    expect(await valuesOf(english.one, english.id)).toEqual({ Q1: 2 });
    expect(await sessionRow(english.id)).toMatchObject({ switched_language: true });
    expect(await valuesOf(wrong.one, wrong.id)).toEqual({});
    expect(await valuesOf(over.one, over.id)).toEqual({ Q1: 1 });
  });

  it('never counts an answer as later than it came', async () => {
    const one = await signed();
    const id = await started(one, await made());
    await save(one, id, [answer('Q1', 1, { changedAt: after(DAY).toISOString() })]);
    portal.clock.now = after(1000);
    await save(one, id, [answer('Q1', 2)]);
    expect(await valuesOf(one, id)).toEqual({ Q1: 2 });
  });
});

describe('T2 handing in', () => {
  it('scores, moves and tells in one transaction, and opens its result', async () => {
    const one = await signed();
    const test = await made();
    const id = await started(one, test);
    portal.clock.now = after(300_000);
    const { envelope } = await submit(one, id, { answerList: all(test), elapsedSeconds: 280 });
    expect(envelope).toMatchObject({ code: '0000', output: { sessionId: id, status: 'SCORED', qualityList: [] } });
    const { rows } = await sql<{ scores: number; readings: number; history: number; audits: number }>`
      select (select count(*)::int from ability_score where session_id = ${id}::uuid) as scores,
        (select count(*)::int from ability_reading where session_id = ${id}::uuid and is_shown) as readings,
        (select count(*)::int from status_change where entity_id = ${id}::uuid) as history,
        (select count(*)::int from audit_log where entity_id = ${id}) as audits`.execute(portal.platform.db);
    expect(rows).toEqual([{ scores: 6, readings: 1, history: 2, audits: 2 }]);
    expect(await sessionRow(id)).toMatchObject({ elapsed_seconds: 280 });
    expect(await list(one, test)).toMatchObject({
      open: null,
      retake: { rule: 'TERM' },
      attemptList: [{ sessionId: id }],
    });
  });

  it('fifty times at once with one id has one result', async () => {
    const one = await signed();
    const test = await made();
    const id = await started(one, test);
    const submissionId = newId();
    const sent = Array.from({ length: 50 }, () => submit(one, id, { submissionId, answerList: all(test) }));
    const codesOf = (await Promise.all(sent)).map(({ envelope }) => envelope.code);
    expect(new Set(codesOf)).toEqual(new Set(['0000']));
    expect(await scoreCount(id)).toBe(6);
  });

  it('at once with two ids has one result, and tells the other', async () => {
    const one = await signed();
    const test = await made();
    const id = await started(one, test);
    const answers = await Promise.all([1, 2].map(() => submit(one, id, { answerList: all(test) })));
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101']);
    const refused = answers.find(({ envelope }) => envelope.code === '9101');
    expect(refused?.envelope.output).toMatchObject({ current: { id, status: 'SCORED' } });
    expect(await scoreCount(id)).toBe(6);
  });

  it('names what was left out, unless that is accepted; nothing at all is never handed in', async () => {
    const one = await signed();
    const test = await made();
    const id = await started(one, test);
    expect(errorsOf(await submit(one, id, { acceptsMissing: true }))).toMatchObject([{ field: 'answerList' }]);
    const some = all(test).filter(({ item }) => item !== 'Q2' && item !== 'Q10');
    const refused = await submit(one, id, { answerList: some });
    expect(errorsOf(refused)).toEqual([{ field: 'itemList.Q2', message: '2번 문항에 답하지 않았어요.' }]);
    expect(errorsOf(await submit(one, id, { answerList: some }, 'en'))).toEqual([
      { field: 'itemList.Q2', message: 'Question 2 has no answer.' },
    ]);
    portal.clock.now = after(300_000);
    const { envelope } = await submit(one, id, { answerList: some, acceptsMissing: true });
    expect(envelope).toMatchObject({ code: '0000', output: { qualityList: ['MISSING'] } });
    // T5: what is doubtful may be made good.
    expect(await list(one, test)).toMatchObject({ canBegin: true, attemptList: [{ qualityList: ['MISSING'] }] });
  });

  it('T5 marks what was answered faster than the clock allows, whatever the browser says', async () => {
    const one = await signed();
    const test = await made();
    const id = await started(one, test);
    portal.clock.now = after(2000);
    const { envelope } = await submit(one, id, { answerList: all(test), elapsedSeconds: 5000 });
    expect(envelope.output).toMatchObject({ qualityList: ['FAST'] });
  });

  it('takes no answer afterwards, and says how it stands', async () => {
    const one = await signed();
    const test = await made();
    const id = await started(one, test);
    await submit(one, id, { answerList: all(test) });
    const late = await save(one, id, [answer('Q1', 5)]);
    expect(late.envelope).toMatchObject({ code: '9101', output: { current: { status: 'SCORED', isClosed: false } } });
    expect((await valuesOf(one, id))['Q1']).toBe(1);
  });

  it('takes no id under which another session was handed in', async () => {
    const one = await signed();
    const [test, other] = [await made(), await made()];
    const [id, otherId] = [await started(one, test), await started(one, other)];
    const submissionId = newId();
    await submit(one, id, { submissionId, answerList: all(test) });
    const refused = await submit(one, otherId, { submissionId, answerList: all(other) });
    expect(errorsOf(refused)).toMatchObject([{ field: 'submissionId' }]);
  });

  it('while answers are being saved loses none that was acknowledged', async () => {
    const one = await signed();
    const test = await made();
    const id = await started(one, test);
    await save(
      one,
      id,
      all(test, () => 0),
    );
    portal.clock.now = after(1000);
    const later = [save(one, id, [answer('Q1', 5)]), submit(one, id), save(one, id, [answer('Q2', 5)])];
    const [first, , second] = await Promise.all(later);
    const { rows } = await sql<{ raw: number }>`
      select c.raw::float as raw from ability_score c
      where c.session_id = ${id}::uuid and c.scale_code = 'SELF'`.execute(portal.platform.db);
    const [q1, q2] = [first, second].map((saved) => (saved?.envelope.code === '0000' ? 5 : 1));
    expect(rows[0]?.raw).toBe((q1 ?? 0) + 6 - (q2 ?? 0));
  });
});

const scoreCount = async (id: string): Promise<number> => {
  const rows = await portal.platform.db
    .selectFrom('ability_score')
    .select('scale_code')
    .where('session_id', '=', id)
    .execute();
  return rows.length;
};

describe('T3 a version that was retired', () => {
  it('is finished within 30 days; then the new one begins', async () => {
    const one = await signed();
    const old = await made({}, { status: 'RETIRED', retiredAt: TAKING });
    const id = await anOpenSession(portal.platform.db, { memberId: one.id, test: old, at: after(29 * DAY) });
    const next = await made({ code: old.instrument.code }, { testId: old.testId, number: 2 });
    portal.clock.now = after(29 * DAY);
    const back = await relogged(one);
    expect(await list(back, old)).toMatchObject({ open: { sessionId: id, finishBy: '2026-12-24' }, canBegin: false });
    expect((await save(back, id, [answer('Q1', 3)])).envelope.code).toBe('0000');
    expect(await started(back, old)).toBe(id);

    portal.clock.now = after(31 * DAY);
    const refused = await save(back, id, [answer('Q1', 4)]);
    expect(refused.envelope).toMatchObject({ code: '9101', output: { current: { isClosed: true } } });
    expect((await submit(back, id)).envelope.code).toBe('9101');
    expect((await read(back, id)).session).toMatchObject({ isClosed: true });
    expect(await list(back, old)).toMatchObject({ open: null, canBegin: true });
    const fresh = await started(back, old);
    expect(await sessionRow(fresh)).toMatchObject({ version_id: next.versionId });
    expect(await sessionRow(id)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('T2 what is left lying', () => {
  it('is called to mind at home until its day, and ends 30 days after its last answer', async () => {
    const one = await signed();
    const test = await made();
    const id = await started(one, test);
    await save(one, id, [answer('Q1', 3)]);
    const mind = async () => {
      const { todoList } = await portal.get(home.listTodos, {}, { token: one.token });
      return todoList.filter((todo) => todo.id === `ability-open:${id}`);
    };
    expect(await mind()).toEqual([
      {
        id: `ability-open:${id}`,
        title: '이어서 하기: 핵심역량 진단',
        reason: '10문항 중 1문항에 답했어요.',
        actionLabel: '이어서 하기',
        dueOn: '2026-12-24',
        path: `/ability/test/01/form/${id}`,
        tick: null,
      },
    ]);
    const end = (days: number) => endIdleSessions({ db: portal.platform.db, now: () => after(days * DAY) });
    await end(29);
    expect(await sessionRow(id)).toMatchObject({ status: 'IN_PROGRESS' });
    await end(30);
    expect(await sessionRow(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await mind()).toEqual([]);
    expect((await save(one, id, [answer('Q1', 4)])).envelope).toMatchObject({
      code: '9101',
      output: { current: { status: 'EXPIRED' } },
    });
    expect(await list(one, test)).toMatchObject({ open: null, canBegin: true });
  });
});
