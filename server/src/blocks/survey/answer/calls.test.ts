import { survey, type Answer } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { anAnswer, aQuestion, aSurvey, aSurveyContext, openSurvey } from '../../../../test/surveys.ts';
import { newId } from '../../../platform/db/id.ts';

const CANARY = '카나리아는 아무 데도 없어야 해요';
const things = aSurveyContext('TEST');
let portal: TestPortal;
let staff: string;
const people: MadeMember[] = [];
const tokens: string[] = [];

beforeAll(async () => {
  portal = await openTestPortal({}, { surveyContexts: [things.context] });
  staff = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
  for (let n = 0; n < 8; n += 1) people.push(await aMember(portal.platform.db));
  for (const person of people) tokens.push(await signIn(portal, person));
}, 60_000);
afterAll(() => portal.close());

const idOf = (n: number): string => people[n]?.id ?? '';
const five = [anAnswer('score', ['5'])];

interface Sent {
  readonly n?: number;
  readonly contextId: string;
  readonly versionId: string;
  readonly answerList?: readonly Answer[];
  readonly key?: string;
}

const send = ({ n = 0, contextId, versionId, answerList = five, key }: Sent) =>
  portal.ask(
    survey.answerSurvey,
    { params: { contextType: 'TEST', contextId }, body: { versionId, answerList: [...answerList] } },
    { token: tokens[n] ?? '', ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const read = (contextId: string, n = 0) =>
  portal.ask(survey.readSurveyForm, { params: { contextType: 'TEST', contextId } }, { token: tokens[n] ?? '' });

async function countRows(surveyId: string): Promise<{ targets: number; responses: number }> {
  const { rows } = await sql<{ targets: number; responses: number }>`
    select (select count(*) from survey_target t where t.survey_id = ${surveyId}::uuid) as targets,
      (select count(*) from survey_response r where r.survey_id = ${surveyId}::uuid) as responses`.execute(
    portal.platform.db,
  );
  return rows[0] ?? { targets: -1, responses: -1 };
}

describe('the form', () => {
  it('H4 is there for whom it is asked, in their language, and for nobody else', async () => {
    const contextId = things.add([idOf(0)]);
    const { versionId } = await openSurvey(portal, staff);
    const { envelope } = await read(contextId);
    expect(envelope.output).toMatchObject({
      form: { status: 'OPEN', versionId, name: '만족도', isAnonymous: true, leastAnswers: 5, about: '11월 3일 상담' },
    });
    const english = await portal.get(
      survey.readSurveyForm,
      { params: { contextType: 'TEST', contextId } },
      { token: tokens[0] ?? '', language: 'en' },
    );
    expect(english.form.questionList.map(({ text }) => text)).toEqual(['Question score', 'Question words']);
    expect((await read(contextId, 1)).envelope.code).toBe('404');
    expect((await read(newId())).envelope.code).toBe('404');
    expect((await read('not-an-id')).envelope.code).toBe('404');
    expect((await send({ n: 1, contextId, versionId })).envelope.code).toBe('404');
  });

  it('H4 gives the same key for its draft to the same person, and to nobody else', async () => {
    const contextId = things.add([idOf(0), idOf(1)]);
    await openSurvey(portal, staff);
    const keyOf = async (n: number) => {
      const { form } = await portal.get(
        survey.readSurveyForm,
        { params: { contextType: 'TEST', contextId } },
        { token: tokens[n] ?? '' },
      );
      return form.draftKey;
    };
    expect(await keyOf(0)).toBe(await keyOf(0));
    expect(await keyOf(0)).not.toBe(await keyOf(1));
    expect(Buffer.from(await keyOf(0), 'base64')).toHaveLength(32);
  });

  it('H4 waits for its window and ends with it, the survey’s and the thing’s', async () => {
    const later = new Date(portal.clock.now.getTime() + 3_600_000);
    const open = await openSurvey(portal, staff);
    const early = things.add([idOf(0)], { opensAt: later });
    const late = things.add([idOf(0)], { closesAt: portal.clock.now });
    for (const [contextId, status] of [
      [early, 'NOT_YET'],
      [late, 'OVER'],
    ] as const) {
      expect((await read(contextId)).envelope.output).toMatchObject({ form: { status } });
      const refused = await send({ contextId, versionId: open.versionId });
      expect(refused.envelope).toMatchObject({ code: '9101', output: { current: { status } } });
    }
    const notYet = await openSurvey(portal, staff, { opensAt: later.toISOString() });
    const contextId = things.add([idOf(0)]);
    const refused = await send({ contextId, versionId: notYet.versionId });
    expect(refused.envelope).toMatchObject({ code: '9101', output: { current: { status: 'NOT_YET' } } });
    expect(await countRows(notYet.surveyId)).toEqual({ targets: 0, responses: 0 });
  });
});

describe('answering', () => {
  it('H4 is done once a thing, however often and however many at once', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    const contextId = things.add([idOf(0)]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({ contextId, versionId })));
    const codes = answers.map(({ envelope }) => envelope.code).toSorted();
    expect(codes).toEqual(['0000', ...Array.from({ length: 49 }, () => '9101')]);
    const refused = answers.find(({ envelope }) => envelope.code === '9101');
    expect(refused?.envelope.output).toMatchObject({ current: { status: 'ANSWERED' } });
    expect(await countRows(surveyId)).toEqual({ targets: 1, responses: 1 });
    // The same person about something else, and somebody else about the same.
    const other = things.add([idOf(0), idOf(1)]);
    expect((await send({ contextId: other, versionId })).envelope.code).toBe('0000');
    expect((await send({ n: 1, contextId: other, versionId })).envelope.code).toBe('0000');
    expect(await countRows(surveyId)).toEqual({ targets: 3, responses: 3 });
  });

  it('H4 at once by many about many loses nothing and doubles nothing', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    const sent = Array.from({ length: 50 }, (_, at) => ({ n: at % 8, contextId: things.add([idOf(at % 8)]) }));
    const answers = await Promise.all(sent.map((one) => send({ ...one, versionId })));
    expect(answers.filter(({ envelope }) => envelope.code !== '0000')).toEqual([]);
    expect(await countRows(surveyId)).toEqual({ targets: 50, responses: 50 });
  });

  it('H4 repeated under its key says the same and is done once', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    const [contextId, key] = [things.add([idOf(0)]), newId()];
    for (let n = 0; n < 3; n += 1) {
      const { envelope } = await send({ contextId, versionId, key });
      expect(envelope).toMatchObject({ code: '0000', output: { status: 'ANSWERED' } });
    }
    expect(await countRows(surveyId)).toEqual({ targets: 1, responses: 1 });
  });

  it('H4 that does not hold is refused at its question, and leaves the person free to answer', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    const contextId = things.add([idOf(0)]);
    const { envelope, status } = await send({ contextId, versionId, answerList: [anAnswer('words', CANARY)] });
    expect([status, envelope.code]).toEqual([422, '9100']);
    expect(envelope.output).toEqual({ errors: [{ field: 'answerList.score', message: '꼭 답해야 하는 질문이에요.' }] });
    expect(await countRows(surveyId)).toEqual({ targets: 0, responses: 0 });
    expect((await send({ contextId, versionId })).envelope.code).toBe('0000');
  });

  it('H4 to an older version is refused with the newest named', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    const questionList = [aQuestion({ questionId: 'score', type: 'SCALE5' })];
    const input = { params: { id: surveyId }, body: { ...aSurvey({ questionList }), version: 2 } };
    await portal.get(survey.changeSurvey, input, { token: staff });
    const step = { params: { id: surveyId }, body: { action: 'PUBLISH' as const, version: 3 } };
    await portal.get(survey.stepSurvey, step, { token: staff });
    const contextId = things.add([idOf(0)]);
    const { envelope } = await send({ contextId, versionId });
    expect(envelope.code).toBe('9101');
    const { current } = envelope.output as { current: { status: string; versionId: string } }; // as the conflict says it
    expect(current.status).toBe('OPEN');
    expect(current.versionId).not.toBe(versionId);
    expect((await send({ contextId, versionId: current.versionId })).envelope.code).toBe('0000');
  });
});

interface Physical {
  readonly xmin: string;
  readonly cmin: string;
  readonly score: string | null;
}

describe('an anonymous answer', () => {
  const rowsOf = async (surveyId: string) => {
    const { rows } = await sql<Physical & { id: string; answeredOn: string; row: string }>`
      select r.xmin::text, r.cmin::text, r.choices -> 'score' ->> 0 as score, r.id, r.answered_on as "answeredOn",
        to_jsonb(r)::text as row
      from survey_response r where r.survey_id = ${surveyId}::uuid order by r.ctid`.execute(portal.platform.db);
    return rows;
  };

  it('H4 names nobody and nothing, and carries a day', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    const contextId = things.add([idOf(0)]);
    const key = newId();
    const answerList = [anAnswer('score', ['4']), anAnswer('words', CANARY)];
    expect((await send({ contextId, versionId, answerList, key })).envelope.code).toBe('0000');
    const [row] = await rowsOf(surveyId);
    expect(row?.answeredOn).toBe('2026-11-20');
    expect(JSON.parse(row?.row ?? '')).toMatchObject({ member_id: null, context_id: null, answered_at: null });
    for (const part of [idOf(0), contextId, CANARY]) expect(row?.row).not.toContain(part);
    // Random, so that it does not sort by time.
    expect(row?.id[14]).toBe('4');
    const traces = await sql<{ trace: string }>`
      select to_jsonb(a)::text as trace from audit_log a where a.actor_id = ${idOf(0)}::uuid
      union all select to_jsonb(i)::text from idempotency_key i where i.person_id = ${idOf(0)}::uuid and i.key = ${key}
      union all select to_jsonb(o)::text from outbox o
      union all select to_jsonb(t)::text from survey_target t where t.context_id = ${contextId}::uuid`.execute(
      portal.platform.db,
    );
    expect(traces.rows.filter(({ trace }) => trace.includes('survey.answer'))).toHaveLength(1); // the key of repeats
    expect(JSON.stringify(traces.rows)).not.toContain(CANARY);
    const lines = JSON.stringify(portal.lines);
    expect(lines).not.toContain(CANARY);
    expect(lines).not.toContain(contextId);
  });

  it('H4 leaves no hash of itself beside the person: other answers under the same key are the same write', async () => {
    const { versionId } = await openSurvey(portal, staff);
    const [contextId, key] = [things.add([idOf(0)]), newId()];
    const hashOf = async () => {
      const row = await portal.platform.db
        .selectFrom('idempotency_key')
        .select('idempotency_key.body_hash as hash')
        .where('idempotency_key.key', '=', key)
        .executeTakeFirst();
      return row?.hash;
    };
    await send({ contextId, versionId, key });
    const hash = await hashOf();
    expect((await send({ contextId, versionId, key, answerList: [anAnswer('score', ['1'])] })).envelope.code).toBe(
      '0000',
    );
    expect(hash).toBeDefined();
    expect(await hashOf()).toBe(hash);
  });

  it('H4 is not told from the others by transaction, command, place or id', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    let earlier: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const answerList = [anAnswer('score', [String((n % 5) + 1)])];
      const contextId = things.add([idOf(n)]);
      expect((await send({ n, contextId, versionId, answerList })).envelope.code).toBe('0000');
      const rows = await rowsOf(surveyId);
      expect(rows).toHaveLength(n + 1);
      expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
      expect(new Set(rows.map(({ cmin }) => cmin)).size).toBe(1);
      expect(rows.filter(({ id }) => earlier.includes(id))).toEqual([]);
      earlier = rows.map(({ id }) => id);
    }
  });

  it('H4 lies in another order whenever another one comes', async () => {
    const questionList = [aQuestion({ questionId: 'score', type: 'SCALE5' })];
    const { surveyId, versionId } = await openSurvey(portal, staff, { questionList });
    const orders = new Set<string>();
    for (let n = 0; n < 14; n += 1) {
      // Five that differ, then some that answered nothing: the order of the five must change, but for 1 in 120^8.
      const answerList = n < 5 ? [anAnswer('score', [String(n + 1)])] : [];
      await send({ n: n % 8, contextId: things.add([idOf(n % 8)]), versionId, answerList });
      if (n >= 5) orders.add((await rowsOf(surveyId)).map(({ score }) => score ?? '').join(''));
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('H4 shares its transaction with up to fifty others where there are more', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    await sql`
      insert into survey_response (survey_id, version_id, facets, is_counted, answered_on, choices)
      select ${surveyId}::uuid, ${versionId}::uuid, '{}', true, '2026-11-19', '{"score": ["1"]}'
      from generate_series(1, 200)`.execute(portal.platform.db);
    await send({ contextId: things.add([idOf(0)]), versionId });
    const byTransaction = Map.groupBy(await rowsOf(surveyId), ({ xmin }) => xmin);
    expect(new Set([...byTransaction.values()].map((rows) => rows.length))).toEqual(new Set([150, 51]));
    expect(await countRows(surveyId)).toEqual({ targets: 1, responses: 201 });
  });

  it('H4 shares it with those of the same facets first, since whom it was asked of is known', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    await sql`
      insert into survey_response (survey_id, version_id, facets, is_counted, answered_on, choices)
      select ${surveyId}::uuid, ${versionId}::uuid,
        case when n <= 20 then '{"counsellor": "a"}'::jsonb else '{"counsellor": "b"}'::jsonb end, true, '2026-11-19', '{}'
      from generate_series(1, 200) as n`.execute(portal.platform.db);
    await send({ contextId: things.add([idOf(0)], { facets: { counsellor: 'a' } }), versionId });
    const { rows } = await sql<{ transactions: number; shared: number }>`
      select count(distinct xmin::text)::int as transactions, count(*)::int as shared from survey_response r
      where r.survey_id = ${surveyId}::uuid and r.facets = '{"counsellor": "a"}'`.execute(portal.platform.db);
    expect(rows).toEqual([{ transactions: 1, shared: 21 }]);
  });

  it('H4 keeps the day that its area says, where something else shows the day of the answer', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff);
    await send({ contextId: things.add([idOf(0)], { keptDay: '2026-11-02' }), versionId });
    expect((await rowsOf(surveyId)).map(({ answeredOn }) => answeredOn)).toEqual(['2026-11-02']);
  });
});

describe('an answer with a name', () => {
  it('H4 keeps who, about what and when; what was written is sealed', async () => {
    const { surveyId, versionId } = await openSurvey(portal, staff, { isAnonymous: false });
    const contextId = things.add([idOf(0)]);
    await send({ contextId, versionId, answerList: [...five, anAnswer('words', CANARY)] });
    const row = await portal.platform.db
      .selectFrom('survey_response')
      .select(['survey_response.member_id', 'survey_response.context_id', 'survey_response.sealed_texts'])
      .where('survey_response.survey_id', '=', surveyId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ member_id: idOf(0), context_id: contextId });
    expect(row.sealed_texts).toMatch(/^s1\./);
    expect(row.sealed_texts).not.toContain(CANARY);
    const audit = await portal.platform.db
      .selectFrom('audit_log')
      .select(['audit_log.action', 'audit_log.after'])
      .where('audit_log.entity_id', '=', surveyId)
      .where('audit_log.actor_id', '=', idOf(0))
      .execute();
    expect(audit).toEqual([{ action: 'survey.answerSurvey', after: null }]);
  });
});
