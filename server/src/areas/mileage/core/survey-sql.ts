/** Whether points of a completion wait for the survey about the programme, as conditions (docs/specification.md, Mileage). */
import { sql, type RawBuilder } from 'kysely';

import { PROGRAMME_CONTEXT, SURVEY_DAYS } from '../../learning/api.ts';

/** Builds the condition that the person of a place `t` has answered about it. */
export const isAnswered = (): RawBuilder<boolean> => sql`exists (
  select from survey s join survey_target answered on answered.survey_id = s.id
  where s.context_type = ${PROGRAMME_CONTEXT} and answered.context_id = t.id and answered.member_id = t.member_id)`;

/** Builds the last moment at which the person of a place `t` can answer about its programme `p`, as `surveyWindow` says it. */
export const surveyEnd = (): RawBuilder<Date> =>
  sql`(greatest(p.ends_at, t.completed_at) + ${SURVEY_DAYS}::int * interval '1 day')`;

/** Builds the condition that a survey was or is open while the person of a place `t` is asked about its programme `p`. */
const isAsked = (): RawBuilder<boolean> => sql`exists (
  select from survey s where s.context_type = ${PROGRAMME_CONTEXT} and s.status <> 'DRAFT'
    and coalesce(s.opens_at,
      (select min(case when published.published_by is not null then published.published_at else '-infinity' end)
        from survey_version published where published.survey_id = s.id)) < ${surveyEnd()}
    and coalesce(s.closes_at, case s.status when 'CLOSED' then s.updated_at end, 'infinity') > p.ends_at)`;

/** Builds the condition that a place `t` of a programme `p` was asked about, and that its person has not answered. */
export const waitsForSurvey = (): RawBuilder<boolean> => sql`(${isAsked()} and not ${isAnswered()})`;

/** Builds the condition that the person of a place `t` can answer about its programme `p` now. */
export const canAnswer = (
  now: Date,
): RawBuilder<boolean> => sql`(p.ends_at <= ${now} and ${surveyEnd()} > ${now} and exists (
  select from survey s where s.context_type = ${PROGRAMME_CONTEXT} and s.status = 'OPEN'
    and coalesce(s.opens_at, '-infinity') <= ${now} and coalesce(s.closes_at, 'infinity') > ${now}))`;
