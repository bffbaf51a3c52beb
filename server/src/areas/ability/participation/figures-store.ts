/** Results of a version as numbers: of each person the last one that nothing speaks against. */
import { sql, type RawBuilder } from 'kysely';

import { hasRows, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { GroupWish, PeopleCell } from '../norm/groups.ts';

/** Counts people by what they were at their last result. */
export async function countPeople(db: Db, versionId: string): Promise<PeopleCell[]> {
  const { rows } = await sql<PeopleCell>`
    select one.college_code as "collegeCode", one.grade, count(*)::int as people
    from (
      select distinct on (x.member_id) x.college_code, x.grade from ability_session x
      where x.version_id = ${versionId}::uuid and x.status = 'SCORED' and x.quality = '{}'
      order by x.member_id, x.scored_at desc, x.id desc) one group by one.college_code, one.grade order by 1, 2`.execute(
    db,
  );
  return rows;
}

export function selectIsPublished(db: Db, versionId: string): Promise<boolean> {
  return hasRows(db)`
    select from ability_version v where v.id = ${versionId}::uuid and v.status <> 'DRAFT'`;
}

/** The least and the most raw score of a scale. */
export interface ScaleBounds {
  readonly code: string;
  readonly least: number;
  readonly most: number;
}

export interface SpreadRow {
  readonly scaleCode: string;
  readonly people: number;
  readonly mean: number;
  readonly deviation: number;
  /** People by ten steps of points. */
  readonly steps: number[];
}

const STEPS = Array.from({ length: 10 }, (_, step) => step);

/** People by whom figures grow at once: of one more alone, figures before and after would tell. */
export const GROWTH = 10;

/**
 * Counts how points of scales are spread over a group, as it stood when the last ten of its people were complete: of each
 * the last result until then.
 */
export function countSpread(
  db: Db,
  { versionId, group, scales }: { versionId: string; group: GroupWish; scales: readonly ScaleBounds[] },
): Promise<SpreadRow[]> {
  const { collegeCode, grade } = group;
  const isOfGroup = (table: string): RawBuilder<boolean> => sql`
    (${collegeCode}::text is null or ${sql.ref(`${table}.college_code`)} = ${collegeCode}::text)
    and (${grade}::int is null or ${sql.ref(`${table}.grade`)} = ${grade}::int)`;
  const steps = STEPS.map(
    (step) => sql`(count(*) filter (where least(9, floor(p.points / 10)) = ${sql.lit(step)}))::int`,
  );
  return rowsOf<SpreadRow>(db)`
    with valid as (
      select x.id, x.member_id, x.college_code, x.grade, x.scored_at from ability_session x
      where x.version_id = ${versionId}::uuid and x.status = 'SCORED' and x.quality = '{}'),
    first as (select min(v.scored_at) as at from valid v where ${isOfGroup('v')} group by v.member_id),
    ranked as (select f.at, row_number() over (order by f.at) as place, count(*) over () as people from first f),
    counted as (
      select distinct on (v.member_id) v.id, v.college_code, v.grade from valid v
      where v.scored_at <= (
        select r.at from ranked r where r.place = r.people / ${sql.lit(GROWTH)} * ${sql.lit(GROWTH)})
      order by v.member_id, v.scored_at desc, v.id desc)
    select p.code as "scaleCode", count(*)::int as people, avg(p.points)::float8 as mean,
      coalesce(stddev_samp(p.points), 0)::float8 as deviation, array[${sql.join(steps)}] as steps
    from (
      select scale.code, (score.raw - scale.least) / (scale.most - scale.least) * 100 as points
      from counted one
      join ability_score score on score.session_id = one.id and score.raw is not null
      join unnest(${scales.map(({ code }) => code)}::text[], ${scales.map(({ least }) => least)}::numeric[],
        ${scales.map(({ most }) => most)}::numeric[]) as scale(code, least, most)
        on scale.code = score.scale_code and scale.most > scale.least
      where ${isOfGroup('one')}) p
    group by p.code`;
}
