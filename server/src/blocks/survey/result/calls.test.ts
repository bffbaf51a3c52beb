import { survey, type SurveyContent, type SurveyResult } from '@naru/contract/areas/survey.ts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import excel from '@protobi/exceljs';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { anAnswer, aQuestion, aSurvey, aSurveyContext, openSurvey, someOptions } from '../../../../test/surveys.ts';
import type { ResponseValues } from '../answer/store.ts';
import { insertResponse } from '../answer/store.ts';

const things = aSurveyContext('TEST');
let portal: TestPortal;
let token: string;
let person: MadeMember;
let own: string;

beforeAll(async () => {
  portal = await openTestPortal({}, { surveyContexts: [things.context] });
  token = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
  person = await aMember(portal.platform.db, { username: 'kim' });
  own = await signIn(portal, person);
}, 60_000);
afterAll(() => portal.close());

const open = (wish: Partial<SurveyContent> = {}) => openSurvey(portal, token, wish);
const readAll = (id: string, query: object = {}) =>
  portal.get(survey.readResult, { params: { id }, query }, { token }).then(({ result }) => result);

interface At {
  readonly surveyId: string;
  readonly versionId: string;
}

/** Answers as the call writes them, without a person for each. */
async function fill(at: At, counsellor: string, scores: readonly number[], more: Partial<ResponseValues> = {}) {
  for (const score of scores) {
    await portal.platform.db.transaction().execute((tx) =>
      insertResponse(tx, {
        ...at,
        leastAnswers: 5,
        facets: { counsellor },
        answeredOn: '2026-11-20',
        choices: { score: [String(score)] },
        sealedTexts: null,
        by: null,
        ...more,
      }),
    );
  }
}

async function answerAsPerson(at: At, texts: string, counsellor = 'kim'): Promise<void> {
  const contextId = things.add([person.id], { facets: { counsellor } });
  const answerList = [anAnswer('score', ['4']), anAnswer('words', texts)];
  const params = { contextType: 'TEST', contextId };
  await portal.get(survey.answerSurvey, { params, body: { versionId: at.versionId, answerList } }, { token: own });
}

const scale = (result: SurveyResult) => result.questionList.find(({ questionId }) => questionId === 'score');

describe('results', () => {
  it('H4 stay closed until five have answered, then say what they said', async () => {
    const at = await open();
    expect(await readAll(at.surveyId)).toMatchObject({ versionId: null, counted: 0, waiting: 0, questionList: [] });
    await fill(at, 'kim', [5, 4, 3, 5]);
    expect(await readAll(at.surveyId)).toMatchObject({
      counted: 0,
      waiting: 4,
      questionList: [],
      facetList: [{ valueList: [] }],
    });
    await fill(at, 'kim', [1]);
    const result = await readAll(at.surveyId);
    expect(result).toMatchObject({ counted: 5, waiting: 0, leastAnswers: 5 });
    expect(scale(result)).toMatchObject({ answered: 5, mean: 3.6 });
    expect(scale(result)?.countList.map(({ count }) => count)).toEqual([1, 0, 1, 1, 2]);
  });

  it('H4 grow by five at once, so that no later look tells the last one from the others', async () => {
    const at = await open();
    await fill(at, 'kim', [5, 5, 5, 5, 5]);
    for (const waiting of [1, 2, 3, 4]) {
      await fill(at, 'kim', [1]);
      expect(await readAll(at.surveyId)).toMatchObject({ counted: 5, waiting });
    }
    await fill(at, 'kim', [1]);
    expect(await readAll(at.surveyId)).toMatchObject({ counted: 10, waiting: 0 });
  });

  it('H4 of a few are in no figure, not even in the whole, where the difference would show them', async () => {
    const at = await open();
    await fill(at, 'kim', [5, 5, 5, 5, 5, 5]);
    await fill(at, 'lee', [1, 1]);
    const whole = await readAll(at.surveyId);
    expect(whole).toMatchObject({ counted: 5, waiting: 3 });
    expect(scale(whole)?.mean).toBe(5);
    expect(whole.facetList).toEqual([
      { facet: 'counsellor', name: '상담자', valueList: [{ value: 'kim', name: 'name of kim', count: 5 }] },
    ]);
    const lee = await readAll(at.surveyId, { facet: 'counsellor', value: 'lee' });
    expect(lee).toMatchObject({ counted: 0, waiting: 2, questionList: [] });
  });

  it('H4 of any two filters differ by nobody or by five at least, whoever answers in whatever order', async () => {
    const counsellors = ['a', 'b', 'c'];
    const orders = fc.array(fc.constantFrom(...counsellors), { minLength: 1, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const at = await open();
        const seen = new Map(counsellors.map((name) => [name, 0]));
        let before = 0;
        for (const counsellor of order) {
          await fill(at, counsellor, [3]);
          const whole = await readAll(at.surveyId);
          expect([0, 5]).toContain(whole.counted - before);
          before = whole.counted;
        }
        const whole = await readAll(at.surveyId);
        for (const { value, count } of whole.facetList[0]?.valueList ?? []) {
          seen.set(value, count);
          expect(count % 5).toBe(0);
          expect((whole.counted - count) % 5).toBe(0);
        }
        expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(whole.counted);
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it('H4 take in the rest together, without its kind, when the survey is closed', async () => {
    const at = await open();
    await fill(at, 'kim', [5, 5, 5, 5, 5, 1]);
    await fill(at, 'lee', [1, 1, 1, 1]);
    const close = (version: number) => ({ params: { id: at.surveyId }, body: { action: 'CLOSE' as const, version } });
    await portal.get(survey.stepSurvey, close(2), { token });
    const whole = await readAll(at.surveyId);
    expect(whole).toMatchObject({ counted: 10, waiting: 0 });
    expect(whole.facetList[0]?.valueList).toEqual([{ value: 'kim', name: 'name of kim', count: 5 }]);
  });

  it('H4 are of one version each', async () => {
    const at = await open();
    await fill(at, 'kim', [5, 5, 5, 5, 5]);
    const questionList = [
      aQuestion({ questionId: 'score', type: 'SCALE5' }),
      aQuestion({ questionId: 'more', type: 'SHORT' }),
    ];
    const body = { ...aSurvey({ questionList }), version: 2 };
    await portal.get(survey.changeSurvey, { params: { id: at.surveyId }, body }, { token });
    const step = { params: { id: at.surveyId }, body: { action: 'PUBLISH' as const, version: 3 } };
    await portal.get(survey.stepSurvey, step, { token });
    expect(await readAll(at.surveyId)).toMatchObject({ versionId: at.versionId, counted: 5 });
    const { id } = await portal.platform.db
      .selectFrom('survey_version')
      .select('survey_version.id')
      .where('survey_version.survey_id', '=', at.surveyId)
      .where('survey_version.number', '=', 2)
      .executeTakeFirstOrThrow();
    await fill({ ...at, versionId: id }, 'kim', [1]);
    expect(await readAll(at.surveyId)).toMatchObject({ versionId: id, counted: 0, waiting: 1 });
    const first = await readAll(at.surveyId, { versionId: at.versionId });
    expect(first).toMatchObject({ counted: 5, waiting: 0 });
    expect(first.versionList.map(({ versionNo }) => versionNo)).toEqual([2, 1]);
  });

  it('H4 count those who chose several once, and each choice', async () => {
    const questionList = [aQuestion({ questionId: 'some', type: 'MULTI', optionList: someOptions('a', 'b') })];
    const at = await open({ questionList });
    for (const some of [['a'], ['a', 'b'], ['b'], ['a', 'b']]) await fill(at, 'kim', [1], { choices: { some } });
    await fill(at, 'kim', [1], { choices: {} });
    const [question] = (await readAll(at.surveyId)).questionList;
    expect(question).toMatchObject({ answered: 4, mean: null });
    expect(question?.countList.map(({ text, count }) => [text, count])).toEqual([
      ['보기 a', 3],
      ['보기 b', 3],
    ]);
  });

  it('H4 show what was written to staff, and only figures to whom it is about', async () => {
    const at = await open();
    const texts = ['하나', '둘', '셋', '넷', '다섯'];
    for (const text of texts) await answerAsPerson(at, text);
    await fill(at, 'lee', [1, 1, 1, 1, 1]);
    const shown = (await readAll(at.surveyId)).questionList.find(({ questionId }) => questionId === 'words');
    expect(shown?.textList.toSorted()).toEqual(texts.toSorted());
    const { result } = await portal.get(survey.readOwnResult, { params: { contextType: 'TEST' } }, { token: own });
    expect(result).toMatchObject({ counted: 5, waiting: 0, facetList: [] });
    expect(result.questionList.flatMap(({ textList }) => textList)).toEqual([]);
    const nobody = await portal.ask(survey.readOwnResult, { params: { contextType: 'COUNSELLING' } }, { token: own });
    expect(nobody.envelope.code).toBe('404');
  });
});

describe('Excel', () => {
  const exportOf = (id: string, reason = '분기 보고에 써요') =>
    portal.app.inject({
      method: 'POST',
      url: `/view/cdp/admin/survey/${id}/excel`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ reason }),
    });
  async function readSheet(bytes: Buffer): Promise<unknown[][]> {
    const book = new excel.Workbook();
    await book.xlsx.load((await buffer(Readable.from([bytes]))) as never); // its types know an older Buffer
    const rows: unknown[][] = [];
    book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    return rows;
  }
  const logOf = () =>
    portal.platform.db
      .selectFrom('privacy_log')
      .select(['privacy_log.action', 'privacy_log.menu_id', 'privacy_log.reason'])
      .where('privacy_log.subject_id', '=', person.id)
      .execute();

  it('Xl1 of anonymous answers holds figures and words, never a row an answer, and names nobody', async () => {
    const at = await open();
    for (const text of ['=1+1', '둘', '셋', '넷', '다섯']) await answerAsPerson(at, text);
    const sheet = await readSheet((await exportOf(at.surveyId)).rawPayload);
    expect(sheet[0]).toEqual(['질문', '답변', '응답 수', '비율 (%)']);
    expect(sheet.slice(1, 6)).toEqual([
      ['질문 score', '1점', 0, 0],
      ['질문 score', '2점', 0, 0],
      ['질문 score', '3점', 0, 0],
      ['질문 score', '4점', 5, 100],
      ['질문 score', '5점', 0, 0],
    ]);
    expect(new Set(sheet.slice(6).map((row) => row[1]))).toEqual(new Set(["'=1+1", '둘', '셋', '넷', '다섯']));
    expect(await logOf()).toEqual([]);
  });

  it('Xl1 of answers with names holds a row a person, and says so to them', async () => {
    const at = await open({ isAnonymous: false });
    for (let n = 0; n < 5; n += 1) await answerAsPerson(at, '고마워요');
    const sheet = await readSheet((await exportOf(at.surveyId)).rawPayload);
    expect(sheet).toHaveLength(6);
    expect(sheet[1]?.slice(1, 2)).toEqual(['김나루']);
    expect(sheet[1]?.slice(3)).toEqual([4, '고마워요']);
    expect(await logOf()).toEqual([{ action: 'XLS', menu_id: 'ADM_SURVEY', reason: '분기 보고에 써요' }]);
  });

  it('Xl1 needs a reason, and holds nothing of what is not counted', async () => {
    const at = await open();
    await fill(at, 'kim', [5, 5, 5, 5]);
    expect((await exportOf(at.surveyId, 'x')).json()).toMatchObject({ code: '9100' });
    expect(await readSheet((await exportOf(at.surveyId)).rawPayload)).toHaveLength(1);
  });
});

it('H4 what people write is nowhere in the clear', async () => {
  const canary = '카나리아가 여기 있어요';
  const at = await open();
  await answerAsPerson(at, canary);
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`.execute(portal.platform.db);
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${canary}%`}`.execute(
      portal.platform.db,
    );
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
  expect(JSON.stringify(portal.lines)).not.toContain(canary);
});
