/**
 * The survey about corrections, which the career office of the demonstration began, and answers to it: without a name,
 * as the portal keeps them. The student whom everybody tries first has yet to answer. Pure.
 */
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import { createIds, createRandom } from '../random.ts';
import type { CorrectionRows } from './corrections.ts';

const LEAST_ANSWERS = 5;
const SHARE = 0.85;
const POINTS: readonly (readonly [string, number])[] = [
  ['5', 46],
  ['4', 36],
  ['3', 13],
  ['2', 5],
];
const DAY_MS = 86_400_000;
const BEGUN_DAYS_AGO = 60;

const question = (questionId: string, type: string, textKo: string, textEn: string) => ({
  questionId,
  type,
  textKo,
  textEn,
  isRequired: type !== 'LONG',
  maxSelections: null,
  optionList: [],
  branchList: [],
});

const SCALES = [
  question('overall', 'SCALE5', '이번 첨삭에 얼마나 만족하나요?', 'How satisfied are you with this correction?'),
  question('clear', 'SCALE5', '의견이 구체적이고 알기 쉬웠나요?', 'Were the comments specific and clear?'),
  question('useful', 'SCALE5', '글을 고치는 데 도움이 되었나요?', 'Did they help you improve what you wrote?'),
  question('time', 'SCALE5', '답을 제때 받았나요?', 'Did you hear back in time?'),
];
const QUESTIONS = [
  ...SCALES,
  question('again', 'YES_NO', '다음에도 첨삭을 요청하고 싶나요?', 'Would you ask for a correction again?'),
  question(
    'words',
    'LONG',
    '좋았던 점이나 바라는 점이 있으면 적어 주세요.',
    'Is there anything you liked, or anything you would like to be different?',
  ),
];

export interface CorrectionSurveyRows {
  readonly surveys: Insertable<DB['survey']>[];
  readonly versions: Insertable<DB['survey_version']>[];
  readonly targets: Insertable<DB['survey_target']>[];
  readonly responses: Insertable<DB['survey_response']>[];
}

/** Makes nothing where nothing is corrected. @param without the student who answers themselves */
export function makeCorrectionSurvey(
  { corrections }: CorrectionRows,
  today: string,
  without?: string,
): CorrectionSurveyRows {
  const rows: CorrectionSurveyRows = { surveys: [], versions: [], targets: [], responses: [] };
  const done = corrections.filter(({ status }) => status === 'COMPLETED');
  const staffId = done[0]?.assignee_id;
  if (!staffId) return rows;
  const random = createRandom('correction survey answers');
  const nextId = createIds('survey:correction');
  const [surveyId, versionId] = [nextId(), nextId()];
  const questions = JSON.stringify(QUESTIONS);
  const begunAt = new Date(Date.parse(`${today}T09:00:00+09:00`) - BEGUN_DAYS_AGO * DAY_MS).toISOString();
  rows.surveys.push({
    id: surveyId,
    context_type: 'CORRECTION',
    name_ko: '첨삭 만족도',
    name_en: 'Satisfaction with corrections',
    purpose_ko: '답은 첨삭을 더 낫게 하는 데에만 써요. 1분이면 돼요.',
    purpose_en: 'Your answers only help us improve corrections. It takes a minute.',
    is_anonymous: true,
    least_answers: LEAST_ANSWERS,
    status: 'OPEN',
    questions,
    created_at: begunAt,
    created_by: staffId,
    updated_at: begunAt,
    updated_by: staffId,
  });
  rows.versions.push({
    id: versionId,
    survey_id: surveyId,
    number: 1,
    questions,
    published_at: begunAt,
    published_by: staffId,
  });
  const answered = done.filter(({ member_id }) => member_id !== without && random.chance(SHARE));
  for (const { id, member_id, assignee_id, completed_at } of answered) {
    rows.targets.push({ survey_id: surveyId, context_id: id, member_id });
    rows.responses.push({
      id: nextId(),
      survey_id: surveyId,
      version_id: versionId,
      facets: JSON.stringify({ corrector: assignee_id }),
      is_counted: answered.length >= LEAST_ANSWERS,
      answered_on: String(completed_at).slice(0, 10),
      choices: JSON.stringify({
        ...Object.fromEntries(SCALES.map(({ questionId }) => [questionId, [random.weighted(POINTS)]])),
        again: [random.chance(0.9) ? 'Y' : 'N'],
      }),
    });
  }
  return rows;
}
