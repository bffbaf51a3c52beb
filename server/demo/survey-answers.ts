/** Answers of the demonstration's students to surveys after counselling: without a name, as the portal keeps them. */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import type { MeetingRows } from './meetings.ts';
import { createIds, createRandom } from './random.ts';

/** The survey that every portal begins with, and from how many answers on it is counted. */
const SURVEY_ID = '01990000-0000-7000-8000-000000000001';
const VERSION_ID = '01990000-0000-7000-8000-000000000002';
const LEAST_ANSWERS = 5;
const SHARE = 0.85;

const SCALES = ['overall', 'heard', 'useful', 'time', 'booking'];
const POINTS: readonly (readonly [string, number])[] = [
  ['5', 48],
  ['4', 34],
  ['3', 12],
  ['2', 4],
  ['1', 2],
];

export interface SurveyAnswerRows {
  readonly targets: Insertable<DB['survey_target']>[];
  readonly responses: Insertable<DB['survey_response']>[];
}

/** Makes the survey answers. `memberOf`: counsellor and student of a request; the cast has yet to answer. */
export function makeSurveyAnswers(
  { requests }: MeetingRows,
  memberOf: (request: MeetingRows['requests'][number]) => { counsellor: string; student: string; isDemoUser: boolean },
): SurveyAnswerRows {
  const random = createRandom('survey answers');
  const nextId = createIds('survey_response');
  const met = requests.filter(({ status }) => status === 'COMPLETED').map((row) => ({ row, ...memberOf(row) }));
  const answered = met.filter(({ isDemoUser }) => !isDemoUser && random.chance(SHARE));
  const byCounsellor = Map.groupBy(answered, ({ counsellor }) => counsellor);
  return {
    targets: answered.map(({ row, student }) => ({ survey_id: SURVEY_ID, context_id: row.id, member_id: student })),
    responses: answered.map(({ row, counsellor }) => ({
      id: nextId(),
      survey_id: SURVEY_ID,
      version_id: VERSION_ID,
      facets: JSON.stringify({ counsellor }),
      is_counted: (byCounsellor.get(counsellor)?.length ?? 0) >= LEAST_ANSWERS,
      answered_on: String(row.outcome_at).slice(0, 10),
      choices: JSON.stringify({
        ...Object.fromEntries(SCALES.map((id) => [id, [random.weighted(POINTS)]])),
        again: [random.chance(0.88) ? 'Y' : 'N'],
      }),
    })),
  };
}
