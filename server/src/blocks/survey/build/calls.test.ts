import { survey, type SurveyAction, type SurveyContent } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn, type MemberWish } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aQuestion, aSurvey, aSurveyContext, openSurvey, TEST_OFFICE } from '../../../../test/surveys.ts';
import { newId } from '../../../platform/db/id.ts';

const things = aSurveyContext('TEST');
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal({}, { surveyContexts: [things.context] });
  token = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
}, 60_000);
afterAll(() => portal.close());

const create = async (wish: Partial<SurveyContent> = {}) =>
  (await portal.get(survey.createSurvey, { body: aSurvey(wish) }, { token })).surveyId;
const read = async (id: string) => (await portal.get(survey.readSurvey, { params: { id } }, { token })).survey;
const change = (id: string, version: number, wish: Partial<SurveyContent> = {}) =>
  portal.ask(survey.changeSurvey, { params: { id }, body: { ...aSurvey(wish), version } }, { token });
const act = (id: string, version: number, action: SurveyAction) =>
  portal.ask(survey.stepSurvey, { params: { id }, body: { action, version } }, { token });
const publish = (id: string, version: number) => act(id, version, 'PUBLISH');
const closeAll = () => portal.platform.db.updateTable('survey').set({ status: 'CLOSED' }).execute();
const other = [aQuestion({ questionId: 'other', type: 'SHORT' })];

describe('building', () => {
  it('H4 begins unpublished, keeps half-written questions, and is published only whole', async () => {
    await closeAll();
    const half = [aQuestion({ questionId: 'half', type: 'SINGLE', textEn: '' })];
    const id = await create({ questionList: half });
    expect(await read(id)).toMatchObject({
      status: 'DRAFT',
      published: null,
      hasChanges: true,
      leastAnswers: 5,
      version: 1,
    });
    const { envelope } = await publish(id, 1);
    expect(envelope.code).toBe('9100');
    expect((envelope.output as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'questionList.0.textEn',
      'questionList.0.optionList',
    ]);
    expect((await change(id, 1)).envelope.code).toBe('0000');
    expect((await publish(id, 2)).envelope.code).toBe('0000');
    expect(await read(id)).toMatchObject({
      status: 'OPEN',
      published: { versionNo: 1 },
      hasChanges: false,
      stepList: [{ action: 'PUBLISH' }, { action: 'CLOSE' }],
    });
  });

  it('H4 refuses what cannot be, each at its field', async () => {
    const fieldOf = async (wish: Partial<SurveyContent>) => {
      const { envelope } = await portal.ask(survey.createSurvey, { body: aSurvey(wish) }, { token });
      return (envelope.output as { errors: { field: string }[] }).errors[0]?.field; // as a refusal says it
    };
    expect(await fieldOf({ nameKo: ' ' })).toBe('nameKo');
    expect(await fieldOf({ nameEn: '' })).toBe('nameEn');
    expect(await fieldOf({ contextType: 'NOTHING' })).toBe('contextType');
    const [early, late] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
    expect(await fieldOf({ opensAt: late, closesAt: early })).toBe('closesAt');
    expect(await fieldOf({ questionList: [...other, ...other] })).toBe('questionList.1');
  });

  it('H4 makes a version of every change, and never touches an older one, not even by hand', async () => {
    const { surveyId, versionId } = await openSurvey(portal, token);
    expect((await publish(surveyId, 2)).envelope.output).toMatchObject({ errors: [{ field: 'questionList' }] });
    expect((await change(surveyId, 2, { questionList: other })).envelope.code).toBe('0000');
    expect(await read(surveyId)).toMatchObject({ published: { versionNo: 1 }, hasChanges: true });
    expect((await publish(surveyId, 3)).envelope.code).toBe('0000');
    expect(await read(surveyId)).toMatchObject({ published: { versionNo: 2 }, hasChanges: false });
    const { rows } = await sql<{ ids: string }>`
      select jsonb_path_query_array(v.questions, '$[*].questionId')::text as ids
      from survey_version v where v.survey_id = ${surveyId}::uuid order by v.number`.execute(portal.platform.db);
    expect(rows.map(({ ids }) => ids)).toEqual(['["score", "words"]', '["other"]']);
    await expect(
      sql`update survey_version set number = 9 where id = ${versionId}::uuid`.execute(portal.platform.db),
    ).rejects.toThrow(/stay as they are/);
    await expect(
      sql`delete from survey_version where id = ${versionId}::uuid`.execute(portal.platform.db),
    ).rejects.toThrow(/stay as they are/);
  });

  it('H4 does not take back whether names are kept, nor what it is about, once published', async () => {
    const { surveyId } = await openSurvey(portal, token);
    const named = await change(surveyId, 2, { isAnonymous: false });
    expect(named.envelope.output).toMatchObject({ errors: [{ field: 'isAnonymous' }] });
    const moved = await change(surveyId, 2, { contextType: 'COUNSELLING' });
    expect(moved.envelope.output).toMatchObject({ errors: [{ field: 'contextType' }] });
  });

  it('H4 tells who comes second that somebody was first', async () => {
    const id = await create();
    const answers = await Promise.all([change(id, 1), change(id, 1), change(id, 1)]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101', '9101']);
    expect((await publish(id, 1)).envelope).toMatchObject({
      code: '9101',
      output: { current: { status: 'DRAFT', version: 2 } },
    });
  });

  it('H4 copies into a draft of its own', async () => {
    const { surveyId } = await openSurvey(portal, token, { questionList: other });
    const copy = await portal.get(survey.copySurvey, { params: { id: surveyId } }, { token });
    expect(await read(copy.surveyId)).toMatchObject({
      nameKo: '만족도 (사본)',
      nameEn: 'Satisfaction (copy)',
      status: 'DRAFT',
      published: null,
      questionList: other,
    });
    expect((await portal.ask(survey.copySurvey, { params: { id: newId() } }, { token })).envelope.code).toBe('404');
  });

  it('H4 keeps one open about the same kind of thing', async () => {
    const { surveyId } = await openSurvey(portal, token);
    const id = await create();
    const refused = await publish(id, 1);
    expect(refused.envelope.output).toMatchObject({ errors: [{ field: 'contextType' }] });
    expect((await act(surveyId, 2, 'CLOSE')).envelope.code).toBe('0000');
    expect((await publish(id, 1)).envelope.code).toBe('0000');
    expect((await act(surveyId, 3, 'REOPEN')).envelope.code).toBe('9100');
    await closeAll();
    const pair = [await create(), await create()];
    const answers = await Promise.all(pair.map((one) => publish(one, 1)));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
  });

  it('H4 closes, opens again, and throws away only what nobody was asked', async () => {
    const { surveyId } = await openSurvey(portal, token);
    const refused = await act(surveyId, 2, 'DELETE');
    expect(refused.envelope).toMatchObject({ code: '9103', output: { current: { status: 'OPEN' } } });
    expect((await act(surveyId, 2, 'CLOSE')).envelope.code).toBe('0000');
    expect((await publish(surveyId, 3)).envelope.code).toBe('9103');
    expect((await act(surveyId, 3, 'REOPEN')).envelope.code).toBe('0000');
    const id = await create();
    expect((await act(id, 1, 'DELETE')).envelope.code).toBe('0000');
    expect((await portal.ask(survey.readSurvey, { params: { id } }, { token })).envelope.code).toBe('404');
  });

  it('H4 X1 leaves a line in the audit for each step', async () => {
    const { surveyId } = await openSurvey(portal, token);
    await act(surveyId, 2, 'CLOSE');
    const rows = await portal.platform.db
      .selectFrom('audit_log')
      .select('audit_log.action')
      .where('audit_log.entity_id', '=', surveyId)
      .orderBy('audit_log.id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'survey.createSurvey',
      'survey.publishSurvey',
      'survey.closeSurvey',
    ]);
  });
});

describe('the list', () => {
  it('H4 is by state and kind, the newest first, page by page', async () => {
    await closeAll();
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await create());
    const ask = (query: object) => portal.get(survey.pageSurveys, { query: { size: '10', ...query } }, { token });
    const first = await ask({ status: 'DRAFT', contextType: 'TEST' });
    const second = await ask({ status: 'DRAFT', contextType: 'TEST', page: 1 });
    const listed = [...first.surveyPage.content, ...second.surveyPage.content].map(({ surveyId }) => surveyId);
    expect(listed.slice(0, 12)).toEqual(ids.toReversed());
    expect(first.canCreate).toBe(true);
    expect(first.contextTypeList.map(({ code }) => code)).toEqual(['CORRECTION', 'COUNSELLING', 'PROGRAMME', 'TEST']);
    expect((await ask({ contextType: 'NOTHING' })).surveyPage.content).toEqual([]);
  });

  it('H4 is of each office’s own work alone', async () => {
    const { db } = portal.platform;
    const id = await create();
    const office = (wish: MemberWish) => aMember(db, { types: ['STAFF'], ...wish }).then((one) => signIn(portal, one));
    const kindsOf = async (by: string) =>
      (await portal.get(survey.pageSurveys, {}, { token: by })).contextTypeList.map(({ code }) => code);
    const education = await office({ roles: [TEST_OFFICE] });
    const career = await office({ roles: ['CAREER_CENTRE'] });
    const centre = await office({ duties: ['PSYCHOLOGICAL_MANAGER'] });
    expect(await kindsOf(education)).toEqual(['PROGRAMME', 'TEST']);
    expect(await kindsOf(career)).toEqual(['CORRECTION']);
    expect(await kindsOf(centre)).toEqual(['COUNSELLING', 'PSYCHOLOGICAL']);
    const codesOf = (by: string) =>
      Promise.all([
        portal.ask(survey.readSurvey, { params: { id } }, { token: by }),
        portal.ask(survey.readResult, { params: { id } }, { token: by }),
        portal.ask(survey.copySurvey, { params: { id } }, { token: by }),
      ]).then((answers) => answers.map(({ envelope }) => envelope.code));
    expect(await codesOf(education)).toEqual(['0000', '0000', '0000']);
    expect(await codesOf(career)).toEqual(['404', '404', '404']);
    expect(await codesOf(await office({ roles: ['MILEAGE_OFFICE'] }))).toEqual(['S403', 'S403', 'S403']);
  });

  it('H4 begins with the university’s own survey of counselling, whole in both languages', async () => {
    const { surveyPage } = await portal.get(survey.pageSurveys, { query: { contextType: 'COUNSELLING' } }, { token });
    const seeded = surveyPage.content.at(-1);
    expect(seeded).toMatchObject({ name: '상담 만족도', isAnonymous: true, versionNo: 1, questionCount: 8 });
    const whole = await read(seeded?.surveyId ?? '');
    expect(whole.questionList.filter(({ type }) => type === 'SCALE5')).toHaveLength(5);
    expect(whole.questionList.filter(({ type }) => type === 'LONG')).toHaveLength(1);
    expect(whole.hasChanges).toBe(false);
  });
});
