/** Cases among all counselling of a student, and on the dashboards of those concerned. */
import { sql, type RawBuilder } from 'kysely';

import { COARSE_STATUSES, IS_OVER } from './rules.ts';

const coarseStatus = sql`case l.status ${sql.join(
  Object.entries(COARSE_STATUSES).map(([from, to]) => sql`when ${sql.lit(from)} then ${sql.lit(to)}`),
  sql` `,
)} end`;

/** The condition that the case `l` is open. */
export const IS_OPEN = sql`l.status <> all(${[...IS_OVER]}::text[])`;
export const BY_DUE = sql`l.due_at, l.id`;

/** Builds the condition that the open case `l` is the law counsellor's own, or that nobody has taken it. */
export const isTheirs = (
  memberId: string,
): RawBuilder<unknown> => sql`(${IS_OPEN} and (l.status = 'RECEIVED' or exists (
  select from law_assignee la where la.case_id = l.id and la.member_id = ${memberId}::uuid)))`;

/** Builds the statement of a student's cases as `CaseSource` wants it. */
export const ownCaseKeys = (studentId: string, now: Date): RawBuilder<unknown> => sql`
  select l.id, ${coarseStatus} as status, ${IS_OPEN} as is_open,
    coalesce((select min(r.begins_at) from law_meeting lm join counselling_request r on r.id = lm.request_id
      where lm.case_id = l.id and r.status = 'APPROVED' and r.begins_at > ${now}::timestamptz), l.created_at) as at
  from law_case l where l.student_id = ${studentId}::uuid`;
