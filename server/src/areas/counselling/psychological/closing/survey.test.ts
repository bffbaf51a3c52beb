import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { survey, type SurveyContent } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../../test/builders.ts';
import { FRIDAY } from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import {
  aCentreManager,
  anApplicant,
  aPsychologist,
  assigned,
  type Colleague,
} from '../../../../../test/psychological.ts';
import { anAnswer, aSurvey } from '../../../../../test/surveys.ts';

const AFTER_FIRST = new Date('2026-11-23T02:00:00Z');
const DAY_MS = 86_400_000;
const SOAP = { subjective: '이야기했어요', objective: '', assessment: '', plan: '' };
const ANSWERS = [
  ...['overall', 'heard', 'useful', 'wait', 'safe'].map((id) => anAnswer(id, ['5'])),
  anAnswer('again', ['Y']),
];

let portal: TestPortal;
let manager: Colleague;
let counsellor: Colleague;
let applicant: Awaited<ReturnType<typeof anApplicant>>;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = FRIDAY;
  manager = await aCentreManager(portal);
  counsellor = await aPsychologist(portal);
  applicant = await anApplicant(portal);
}, 60_000);
afterAll(() => portal.close());

const params = () => ({ contextType: 'PSYCHOLOGICAL', contextId: applicant.applicationId });
const of = () => ({ id: applicant.applicationId });
const read = (token: string) => portal.ask(survey.readSurveyForm, { params: params() }, { token });
const version = async () =>
  (await portal.get(psychDesk.readCase, { params: of() }, { token: manager.token })).psychCase.version;

async function end(): Promise<void> {
  await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
  portal.clock.now = AFTER_FIRST;
  const { psychCase } = await portal.get(psychDesk.readCase, { params: of() }, { token: manager.token });
  const session = psychCase.sessionList[0];
  await portal.get(
    psychDesk.recordSession,
    {
      params: { ...of(), sessionId: session?.sessionId ?? '' },
      body: { ...SOAP, level: 'GENERAL', version: session?.version ?? 0 },
    },
    { token: counsellor.token },
  );
  const body = { version: await version(), ending: 'AGREED' as const };
  await portal.get(psychDesk.end, { params: of(), body }, { token: counsellor.token });
}

describe('Y10 the closing survey', () => {
  it('is asked of the student alone, once counselling has ended, and stands in their history', async () => {
    expect((await read(applicant.token)).envelope.code).toBe('404');
    await end();
    expect((await read(applicant.token)).envelope.output).toMatchObject({
      form: { status: 'OPEN', isAnonymous: true },
    });
    expect((await read(manager.token)).envelope.code).toBe('404');
    const { application } = await portal.get(psychAsking.readOwn, { params: of() }, { token: applicant.token });
    expect(application.survey).toBe('OPEN');
    const { historyPage } = await portal.get(history.pageHistory, { query: {} }, { token: applicant.token });
    expect(historyPage.content).toMatchObject([{ case: { next: { step: 'SURVEY', who: 'STUDENT' } } }]);
  });

  it('is answered once within a month, without a name, and its figures are for managers from five on', async () => {
    const { form } = await portal.get(survey.readSurveyForm, { params: params() }, { token: applicant.token });
    const sendAt = async (now: number) => {
      portal.clock.now = new Date(now);
      const body = { versionId: form.versionId, answerList: ANSWERS };
      return portal.ask(survey.answerSurvey, { params: params(), body }, { token: await signIn(portal, applicant) });
    };
    const closes = AFTER_FIRST.getTime() + 30 * DAY_MS;
    expect((await sendAt(closes)).envelope.code).toBe('9101');
    expect((await sendAt(closes - 1)).envelope.code).toBe('0000');
    expect((await sendAt(closes - 1)).envelope.code).toBe('9101');
    const { rows } = await sql<{ row: string }>`select r::text as row from survey_response r`.execute(
      portal.platform.db,
    );
    expect(JSON.stringify(rows)).not.toContain(applicant.applicationId);
    const result = async (by: Colleague) =>
      portal.ask(
        survey.readOwnResult,
        { params: { contextType: 'PSYCHOLOGICAL' } },
        { token: await signIn(portal, by) },
      );
    expect((await result(manager)).envelope.output).toMatchObject({
      result: { counted: 0, waiting: 1, questionList: [] },
    });
    expect((await result(counsellor)).envelope.code).toBe('404');
  });

  it('is there for managers alone, asks no names and takes no texts', async () => {
    const { db } = portal.platform;
    const token = await signIn(portal, manager);
    const staff = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] }));
    const idsFor = async (by: string) => {
      const { surveyPage, contextTypeList } = await portal.get(survey.pageSurveys, {}, { token: by });
      return [
        surveyPage.content
          .filter(({ contextTypeNm }) => contextTypeNm === '심리상담 종결')
          .map(({ surveyId }) => surveyId),
        contextTypeList.some(({ code }) => code === 'PSYCHOLOGICAL'),
      ] as const;
    };
    const [[id = '']] = await idsFor(token);
    expect(await idsFor(token)).toEqual([[id], true]);
    expect(await idsFor(staff)).toEqual([[], false]);
    const content = aSurvey({ contextType: 'PSYCHOLOGICAL' });
    const reads = (by: string) => [
      portal.ask(survey.readSurvey, { params: { id } }, { token: by }),
      portal.ask(survey.readResult, { params: { id } }, { token: by }),
    ];
    const takes = [
      portal.ask(survey.exportResult, { params: { id }, body: { reason: '보고서에 써요' } }, { token: staff }),
      portal.ask(survey.copySurvey, { params: { id } }, { token: staff }),
      portal.ask(survey.stepSurvey, { params: { id }, body: { action: 'PUBLISH', version: 1 } }, { token: staff }),
      portal.ask(survey.changeSurvey, { params: { id }, body: { ...content, version: 1 } }, { token: staff }),
      portal.ask(survey.stepSurvey, { params: { id }, body: { action: 'CLOSE', version: 1 } }, { token: staff }),
    ];
    for (const asked of await Promise.all([...reads(staff), ...takes])) expect(asked.status).toBe(404);
    for (const asked of await Promise.all(reads(token))) expect(asked.envelope.code).toBe('0000');
    const create = async (by: string, more: Partial<SurveyContent> = {}) =>
      (await portal.ask(survey.createSurvey, { body: { ...content, ...more } }, { token: by })).envelope;
    const choices = content.questionList.filter(({ type }) => type === 'SCALE5');
    const refusedAt = (field: string) => ({ code: '9100', output: { errors: [{ field }] } });
    expect(await create(staff, { questionList: choices })).toMatchObject(refusedAt('contextType'));
    expect(await create(token, { questionList: choices, isAnonymous: false })).toMatchObject(refusedAt('contextType'));
    expect(await create(token)).toMatchObject(refusedAt('questionList.1'));
    expect((await create(token, { questionList: choices })).code).toBe('0000');
  });

  it('is not opened again where it asked for names, as it could before', async () => {
    const { db } = portal.platform;
    const token = await signIn(portal, manager);
    const { surveyPage } = await portal.get(survey.pageSurveys, {}, { token });
    const id = surveyPage.content.find(({ status }) => status === 'OPEN')?.surveyId ?? '';
    await sql`update survey set status = 'CLOSED', is_anonymous = false where id = ${id}::uuid`.execute(db);
    const { survey: row } = await portal.get(survey.readSurvey, { params: { id } }, { token });
    const open = { params: { id }, body: { action: 'REOPEN' as const, version: row.version } };
    const { envelope } = await portal.ask(survey.stepSurvey, open, { token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'contextType' }] } });
  });
});
