import { history } from '@naru/contract/areas/counselling/history.ts';
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { survey } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signIn } from '../../../../../test/builders.ts';
import { FRIDAY } from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import {
  aCentreManager,
  anApplicant,
  aPsychologist,
  assigned,
  type Colleague,
} from '../../../../../test/psychological.ts';
import { anAnswer } from '../../../../../test/surveys.ts';

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
});
