/** Psychological and legal counselling in numbers alone. */
import type { CounsellingStatistics } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { LEAST_STUDENTS } from './rules.ts';

type MonthRow = CounsellingStatistics['confidentialList'][number];

const monthOf = (at: string): RawBuilder<unknown> =>
  sql`date_trunc('month', ${sql.ref(at)} at time zone 'Asia/Seoul')::date`;

/** Builds a count: zero is shown, few are withheld. */
const told = (what: string): RawBuilder<number | null> => sql`
  case when coalesce(max(people) filter (where what = ${sql.lit(what)}), 0) = 0 then 0
    when max(people) filter (where what = ${sql.lit(what)}) >= ${sql.lit(LEAST_STUDENTS)}
    then max(times) filter (where what = ${sql.lit(what)}) end`;

/** Months are whole and over: neither two periods nor two days can be taken from one another to find one person. */
export function selectConfidential(db: Db, asked: { from: string; to: string; today: string }): Promise<MonthRow[]> {
  return rowsOf<MonthRow>(db)`
    with months as (
      select month::date from generate_series(date_trunc('month', ${asked.from}::timestamp),
        least(date_trunc('month', ${asked.to}::timestamp), date_trunc('month', ${asked.today}::timestamp) - interval '1 month'),
        interval '1 month') as month),
    happened as (
      select 'applied' as what, ${monthOf('a.applied_at')} as month, a.id as who from psych.application a
      union all select 'session', ${monthOf('n.begins_at')}, n.application_id from psych.session n where n.status = 'HELD'
      union all select 'law', ${monthOf('l.created_at')}, l.student_id from law_case l
      union all select 'opinion', ${monthOf('l.sent_at')}, l.student_id from law_case l where l.sent_at is not null),
    counted as (
      select what, month, count(*)::int as times, count(distinct who)::int as people from happened group by what, month)
    select months.month::text as month, ${told('applied')} as "appliedCount", ${told('session')} as "sessionCount",
      ${told('law')} as "lawCount", ${told('opinion')} as "opinionCount"
    from months left join counted on counted.month = months.month
    group by months.month order by months.month`;
}
