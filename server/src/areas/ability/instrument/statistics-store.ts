import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { AnswerRow } from './statistics.ts';

/** People whose answers are read at most. */
const MOST_PEOPLE = 2_000;

/**
 * Selects the answers of a version, a row a person in no order, without a name: the first result of each that raised no
 * doubt. Those of the last few people wait until a step of so many is full, so that no one person's can be told from
 * figures before and after.
 */
export async function selectAnswers(
  db: Db,
  {
    versionId,
    items,
    least,
    step,
  }: {
    readonly versionId: string;
    readonly items: readonly string[];
    readonly least: number;
    readonly step: number;
  },
): Promise<AnswerRow[]> {
  const rows = await rowsOf<{ answers: (number | null)[] }>(db)`
    with first as (
      select distinct on (s.member_id) s.id, s.scored_at from ability_session s
      where s.version_id = ${versionId}::uuid and s.status = 'SCORED' and s.quality = '{}'
      order by s.member_id, s.scored_at, s.id),
    ranked as (
      select first.id, row_number() over (order by first.scored_at, first.id) as place, count(*) over () as people from first)
    select array_agg(a.value order by item.place) as answers
    from ranked cross join unnest(${items}::text[]) with ordinality as item(code, place)
    left join ability_answer a on a.session_id = ranked.id and a.item_code = item.code
    where ranked.people >= ${least} and ranked.place <= least(ranked.people - ranked.people % ${step}::int, ${MOST_PEOPLE}::int)
    group by ranked.id`;
  return rows.map(({ answers }) => answers);
}
