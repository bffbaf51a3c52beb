/** A norm of the university, worked out scale by scale from results. */
import { TEST_LEAST } from '@naru/contract/areas/ability/words.ts';
import { sql } from 'kysely';

import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { PeopleCell } from './groups.ts';
import type { WeightedPart } from './rules.ts';
import { CUT_NUMBERS } from './sheet-rules.ts';

/** Builds the condition that a result `s` is without a doubt: answered with care, in one language, and counted. */
const isSound = (versionId: string) => sql`
  s.version_id = ${versionId}::uuid and s.status = 'SCORED' and s.quality = '{}' and not s.switched_language`;

/** Counts people whose results a norm could be of. */
export function countUsable(db: Db, versionId: string): Promise<number> {
  return countOf(db)`
    select count(distinct s.member_id)::int as count from ability_session s where ${isSound(versionId)}`;
}

/** Selects of how many people the last norm of the university is. */
export async function selectLastOwnPeople(db: Db, versionId: string): Promise<number | null> {
  const row = await firstOf<{ people: number | null }>(db)`
    select (select max(r.people) from ability_norm_group g join ability_norm_row r on r.group_id = g.id
      where g.norm_id = n.id) as people
    from ability_norm n where n.version_id = ${versionId}::uuid and n.source = 'OWN'
    order by n.number desc limit 1`;
  return row?.people ?? null;
}

/** Draws the results that a run counts: of each person the latest, with a score on every scale. */
export async function insertSample(tx: Tx, { runId, versionId }: { runId: string; versionId: string }): Promise<void> {
  await sql`
    insert into ability_norm_sample (run_id, session_id, college_code, grade)
    select distinct on (s.member_id) ${runId}::uuid, s.id, s.college_code, s.grade from ability_session s
    where ${isSound(versionId)}
      and not exists (select from ability_score lacking where lacking.session_id = s.id and lacking.raw is null)
    order by s.member_id, s.scored_at desc, s.id desc`.execute(tx);
}

export function countCells(db: Db, runId: string): Promise<PeopleCell[]> {
  return rowsOf<PeopleCell>(db)`
    select sample.college_code as "collegeCode", sample.grade, count(*)::int as people
    from ability_norm_sample sample where sample.run_id = ${runId}::uuid
    group by sample.college_code, sample.grade order by 1, 2`;
}

export async function selectHasGroups(db: Db, normId: string): Promise<boolean> {
  const row = await firstOf<{ has: boolean }>(db)`
    select exists (select from ability_norm_group g where g.norm_id = ${normId}::uuid) as has`;
  return row?.has ?? false;
}

export interface BuiltScale {
  readonly runId: string;
  readonly normId: string;
  readonly scaleCode: string;
}

/** Builds the join of the groups of a norm with those in them, of a table `one`. */
const inGroups = (normId: string) => sql`
  join ability_norm_group g on g.norm_id = ${normId}::uuid
    and (g.college_code is null or g.college_code = one.college_code) and (g.grade is null or g.grade = one.grade)`;

/** Inserts mean, deviation and percentiles of a scale for each group. One in which all are equal says nothing. */
export async function insertScale(tx: Tx, { runId, normId, scaleCode }: BuiltScale): Promise<void> {
  const shares = CUT_NUMBERS.map((number) => number / 100);
  await sql`
    insert into ability_norm_row (group_id, scale_code, people, mean, deviation, error, cuts)
    select g.id, ${scaleCode}, count(*)::int, round(avg(score.raw), 4), round(stddev_samp(score.raw), 4), null,
      case when count(*) < ${TEST_LEAST.normPercentile} then '{}'::numeric[]
        else (percentile_cont(${shares}::float8[]) within group (order by score.raw::float8))::numeric(10, 4)[] end
    from ability_norm_sample one
    join ability_score score on score.session_id = one.session_id and score.scale_code = ${scaleCode}
    ${inGroups(normId)}
    where one.run_id = ${runId}::uuid
    group by g.id having count(*) >= ${TEST_LEAST.normMean} and round(stddev_samp(score.raw), 4) > 0`.execute(tx);
}

/**
 * Works the standard error of a scale out of its items: by Cronbach's alpha over those who answered all of them, its
 * deviation times the root of one less alpha.
 */
export async function updateErrorOfItems(tx: Tx, built: BuiltScale, items: readonly WeightedPart[]): Promise<void> {
  const codes = items.map(({ code }) => code);
  const weights = items.map(({ weight }) => weight);
  await sql`
    with one as materialized (
      select sample.session_id, sample.college_code, sample.grade, score.raw from ability_norm_sample sample
      join ability_score score on score.session_id = sample.session_id and score.scale_code = ${built.scaleCode}
      where sample.run_id = ${built.runId}::uuid and (select count(*) from ability_answer answer
        where answer.session_id = sample.session_id and answer.item_code = any(${codes}::text[])) = ${items.length}),
    item as (
      select g.id, power(part.weight, 2) * var_samp(answer.value) as variance from one
      join ability_answer answer on answer.session_id = one.session_id
      join unnest(${codes}::text[], ${weights}::float8[]) as part(code, weight) on part.code = answer.item_code
      ${inGroups(built.normId)} group by g.id, part.code, part.weight),
    whole as (select g.id, var_samp(one.raw) as variance from one ${inGroups(built.normId)} group by g.id having count(*) >= ${TEST_LEAST.normMean}),
    alpha as (
      select whole.id, ${items.length} / (${items.length} - 1.0) * (1 - sum(item.variance) / whole.variance) as value
      from whole join item on item.id = whole.id where whole.variance > 0 group by whole.id, whole.variance)
    update ability_norm_row set error = round((ability_norm_row.deviation * sqrt(1 - alpha.value))::numeric, 4)
    from alpha where ability_norm_row.group_id = alpha.id and ability_norm_row.scale_code = ${built.scaleCode}
      and alpha.value > 0 and alpha.value < 1
      and round((ability_norm_row.deviation * sqrt(1 - alpha.value))::numeric, 4) > 0`.execute(tx);
}

/** Adds the standard errors of its parts up to that of a scale of scales, in groups in which all of them are known. */
export async function updateErrorOfScales(tx: Tx, built: BuiltScale, scales: readonly WeightedPart[]): Promise<void> {
  await sql`
    update ability_norm_row set error = sums.error
    from (select part.group_id, round(sqrt(sum(power(given.weight * part.error::float8, 2)))::numeric, 4) as error
      from ability_norm_group g join ability_norm_row part on part.group_id = g.id
      join unnest(${scales.map(({ code }) => code)}::text[], ${scales.map(({ weight }) => weight)}::float8[])
        as given(code, weight) on given.code = part.scale_code
      where g.norm_id = ${built.normId}::uuid and part.error is not null
      group by part.group_id having count(*) = ${scales.length}) sums
    where ability_norm_row.group_id = sums.group_id and ability_norm_row.scale_code = ${built.scaleCode}
      and sums.error > 0`.execute(tx);
}
