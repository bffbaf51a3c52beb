/** Answers to the survey about programmes that are completed by answering: without a name, as the portal keeps them. */
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import { createIds, createRandom } from '../random.ts';
import { koreanDay, type Planned } from './plan.ts';

/** The survey that every portal begins with, and from how many answers about one programme on they are counted. */
const SURVEY_ID = '01990000-0000-7000-8000-000000000005';
const VERSION_ID = '01990000-0000-7000-8000-000000000006';
const LEAST_ANSWERS = 5;

const SCALES = ['overall', 'useful', 'teacher', 'place'];
const POINTS: readonly (readonly [string, number])[] = [
  ['5', 46],
  ['4', 36],
  ['3', 13],
  ['2', 4],
  ['1', 1],
];

export interface SurveyRows {
  readonly targets: Insertable<DB['survey_target']>[];
  readonly responses: Insertable<DB['survey_response']>[];
}

export interface Answered {
  readonly traineeId: string;
  readonly memberId: string;
}

export interface SurveyMaker {
  /** Empties what was made since the last time. */
  readonly takeRows: () => SurveyRows;
  /** Adds the answers of people to one programme. */
  readonly add: (planned: Planned, answered: readonly Answered[]) => void;
}

export function createSurveyMaker(): SurveyMaker {
  const random = createRandom('programme survey answers');
  const nextId = createIds('survey_response:programme');
  let rows: SurveyRows = { targets: [], responses: [] };
  return {
    takeRows: () => {
      const made = rows;
      rows = { targets: [], responses: [] };
      return made;
    },
    add: (planned, answered) => {
      const manager = planned.manager.member.id;
      const facets = JSON.stringify({ programme: planned.id, type: planned.series.type, manager });
      // One day for all, as the portal keeps them.
      const day = koreanDay(planned.sessions.at(-1)?.beginsAt ?? planned.beginsAt);
      for (const { traineeId, memberId } of answered) {
        rows.targets.push({ survey_id: SURVEY_ID, context_id: traineeId, member_id: memberId });
        rows.responses.push({
          id: nextId(),
          survey_id: SURVEY_ID,
          version_id: VERSION_ID,
          facets,
          is_counted: answered.length >= LEAST_ANSWERS,
          answered_on: day,
          choices: JSON.stringify({
            ...Object.fromEntries(SCALES.map((id) => [id, [random.weighted(POINTS)]])),
            recommend: [random.chance(0.9) ? 'Y' : 'N'],
          }),
        });
      }
    },
  };
}
