/**
 * Surveys for tests: about things of a kind of the tests' own, made as staff make them.
 */
import { survey, type Answer, type Question, type SurveyContent } from '@naru/contract/areas/survey.ts';

import type { SurveyContext, SurveyOccasion } from '../src/blocks/manifest/survey-source.ts';
import { newId } from '../src/platform/db/id.ts';
import type { TestPortal } from './portal.ts';

export interface TestThing {
  readonly memberIds: readonly string[];
  readonly occasion: SurveyOccasion;
}

export interface TestContext {
  readonly context: SurveyContext;
  /** A thing that these people are asked about. */
  readonly add: (memberIds: readonly string[], wish?: Partial<SurveyOccasion>) => string;
}

/** The role whose holders manage surveys about the tests' own things. */
export const TEST_OFFICE = 'EDUCATION_CENTRE';

/** Makes a survey context whose records stand in a map. */
export function aSurveyContext(type: string): TestContext {
  const things = new Map<string, TestThing>();
  const context: SurveyContext = {
    type,
    nameKo: '시험 대상',
    nameEn: 'Test things',
    isOffice: ({ roleIds }) => roleIds.includes(TEST_OFFICE),
    source: {
      find: async (ctx, id) => {
        const thing = things.get(id);
        return thing?.memberIds.includes(ctx.actor.memberId) ? thing.occasion : undefined;
      },
      facets: [
        {
          facet: 'counsellor',
          name: { ko: '상담자', en: 'Counsellor' },
          nameValues: async (_ctx, values) => new Map(values.map((value) => [value, `name of ${value}`])),
        },
      ],
      ownFacet: (actor) => ({ facet: 'counsellor', value: actor.username }),
    },
  };
  const add: TestContext['add'] = (memberIds, wish = {}) => {
    const id = newId();
    const occasion = { about: '11월 3일 상담', opensAt: null, closesAt: null, facets: {}, ...wish };
    things.set(id, { memberIds, occasion });
    return id;
  };
  return { context, add };
}

export function aQuestion(wish: Partial<Question> & Pick<Question, 'questionId' | 'type'>): Question {
  return {
    textKo: `질문 ${wish.questionId}`,
    textEn: `Question ${wish.questionId}`,
    isRequired: false,
    maxSelections: null,
    optionList: [],
    branchList: [],
    ...wish,
  };
}

export function someOptions(...ids: string[]): Question['optionList'] {
  return ids.map((optionId) => ({ optionId, textKo: `보기 ${optionId}`, textEn: `Option ${optionId}` }));
}

export function anAnswer(questionId: string, given: readonly string[] | string): Answer {
  return typeof given === 'string'
    ? { questionId, choiceList: [], text: given }
    : { questionId, choiceList: [...given], text: null };
}

export function aSurvey(wish: Partial<SurveyContent> = {}): SurveyContent {
  return {
    nameKo: '만족도',
    nameEn: 'Satisfaction',
    purposeKo: '이유',
    purposeEn: 'Purpose',
    contextType: 'TEST',
    isAnonymous: true,
    opensAt: null,
    closesAt: null,
    questionList: [
      aQuestion({ questionId: 'score', type: 'SCALE5', isRequired: true }),
      aQuestion({ questionId: 'words', type: 'LONG' }),
    ],
    ...wish,
  };
}

export interface OpenSurvey {
  readonly surveyId: string;
  readonly versionId: string;
}

/** Closes the one that is open about these things, then opens this one. */
export async function openSurvey(
  portal: TestPortal,
  token: string,
  wish: Partial<SurveyContent> = {},
): Promise<OpenSurvey> {
  const content = aSurvey(wish);
  const { db } = portal.platform;
  await db
    .updateTable('survey')
    .set({ status: 'CLOSED' })
    .where('survey.context_type', '=', content.contextType)
    .where('survey.status', '=', 'OPEN')
    .execute();
  const { surveyId } = await portal.get(survey.createSurvey, { body: content }, { token });
  await portal.get(survey.stepSurvey, { params: { id: surveyId }, body: { action: 'PUBLISH', version: 1 } }, { token });
  const version = await db
    .selectFrom('survey_version')
    .select('survey_version.id')
    .where('survey_version.survey_id', '=', surveyId)
    .executeTakeFirstOrThrow();
  return { surveyId, versionId: version.id };
}
