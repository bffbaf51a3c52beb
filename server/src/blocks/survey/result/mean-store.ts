import { sql } from 'kysely';

import { firstOf, type Db } from '../../../platform/db/db.ts';

export interface ScaleMean {
  /** In points, of five. */
  readonly mean: number;
  readonly answerCount: number;
}

/**
 * How all questions on five points of the surveys about one kind of thing were answered, over all time, for the values of a facet.
 * Only counted answers, so that no two such means differ by fewer answers than a survey asks for; undefined below that number.
 */
export async function readOptionalScaleMean(
  db: Db,
  about: { readonly contextType: string; readonly facet: 'counsellor'; readonly values: readonly string[] },
): Promise<ScaleMean | undefined> {
  const row = await firstOf<{ mean: number | null; answers: number; least: number | null }>(db)`
    select avg(chosen.answer::int)::float8 as mean, count(distinct r.id)::int as answers, max(s.least_answers) as least
    from survey_response r join survey s on s.id = r.survey_id join survey_version v on v.id = r.version_id
    cross join lateral jsonb_array_elements(v.questions) question
    cross join lateral jsonb_array_elements_text(r.choices -> (question ->> 'questionId')) chosen(answer)
    where s.context_type = ${about.contextType} and r.is_counted
      and r.facets ->> ${sql.lit(about.facet)} = any(${about.values}::text[])
      and question ->> 'type' = 'SCALE5'`;
  if (!row || row.mean === null || row.least === null || row.answers < row.least) return undefined;
  return { mean: Math.round(row.mean * 10) / 10, answerCount: row.answers };
}
