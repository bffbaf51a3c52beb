/** Norms as rows, with the versions that they are of. */
import type { NormSource, NormStatus } from '@naru/contract/areas/ability/norm.ts';
import type { TestFamily, VersionStatus } from '@naru/contract/areas/ability/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';

/** The name of a norm in the audit log and the history. */
export const NORM = 'ability_norm';

export interface VersionRow {
  readonly id: string;
  readonly testName: string;
  readonly family: TestFamily;
  readonly number: number;
  readonly status: VersionStatus;
}

const versions = (locale: Locale) => sql`
  select v.id, ${nameOf('t', locale)} as "testName", t.family, v.number, v.status
  from ability_version v join ability_test t on t.id = v.test_id`;

export function selectOptionalVersion(db: Db, id: string, locale: Locale): Promise<VersionRow | undefined> {
  return firstOf<VersionRow>(db)`${versions(locale)} where v.id = ${id}::uuid`;
}

/** Locks a version until the transaction ends, so that its norms change one after another. */
export async function lockVersion(tx: Tx, id: string): Promise<void> {
  await sql`select from ability_version v where v.id = ${id}::uuid for update`.execute(tx);
}

export interface NormSummaryRow {
  readonly id: string;
  readonly versionId: string;
  readonly number: number;
  readonly name: string;
  readonly source: NormSource;
  readonly status: NormStatus;
  readonly builtAt: Date;
  readonly builtByName: string | null;
  readonly groupCount: number;
  readonly people: number;
  readonly version: number;
  /** The norm of its version that is in force. */
  readonly inForceId: string | null;
}

/** Builds the select of norms that are whole: one that is being worked out is not there yet. */
const norms = (locale: Locale) => sql`
  select n.id, n.version_id as "versionId", n.number, ${nameOf('n', locale)} as name, n.source, n.status,
    n.built_at as "builtAt", ${nameOf('m', locale)} as "builtByName",
    (select count(*)::int from ability_norm_group g where g.norm_id = n.id) as "groupCount",
    coalesce((select min(r.people) from ability_norm_group g join ability_norm_row r on r.group_id = g.id
      where g.norm_id = n.id and g.college_code is null and g.grade is null), 0) as people, n.version,
    (select used.id from ability_norm used where used.version_id = n.version_id and used.status = 'IN_FORCE') as "inForceId"
  from ability_norm n left join member m on m.id = n.built_by
  where not exists (select from ability_norm_run run
    where run.norm_id = n.id and run.kind = 'BUILD' and run.status = 'RUNNING')`;

/** Selects the norms of a version, the latest first. */
export function selectNorms(db: Db, versionId: string, locale: Locale): Promise<NormSummaryRow[]> {
  return rowsOf<NormSummaryRow>(db)`
    ${norms(locale)} and n.version_id = ${versionId}::uuid order by n.number desc`;
}

export function selectOptionalNorm(db: Db, id: string, locale: Locale): Promise<NormSummaryRow | undefined> {
  return firstOf<NormSummaryRow>(db)`${norms(locale)} and n.id = ${id}::uuid`;
}

/** Locks a norm with its version until the transaction ends. */
export async function lockOptionalNorm(tx: Tx, id: string, locale: Locale): Promise<NormSummaryRow | undefined> {
  await sql`
    select from ability_version v join ability_norm n on n.version_id = v.id where n.id = ${id}::uuid
    for update of v`.execute(tx);
  // Read after the lock was waited for: what another one changed until then is seen.
  await sql`select from ability_norm n where n.id = ${id}::uuid for update`.execute(tx);
  return selectOptionalNorm(tx, id, locale);
}

export interface GroupRow {
  readonly id: string;
  readonly collegeCode: string | null;
  readonly collegeName: string | null;
  readonly grade: number | null;
  readonly people: number;
  readonly hasPercentiles: boolean;
}

/** Selects the groups of a norm, everybody first, then years, then colleges with their years. */
export function selectGroups(db: Db, normId: string, locale: Locale): Promise<GroupRow[]> {
  return rowsOf<GroupRow>(db)`
    select g.id, g.college_code as "collegeCode", ${nameOf('d', locale)} as "collegeName", g.grade,
      coalesce(min(r.people), 0) as people,
      coalesce(bool_and(cardinality(r.cuts) > 0), false) as "hasPercentiles"
    from ability_norm_group g left join department d on d.code = g.college_code
    left join ability_norm_row r on r.group_id = g.id
    where g.norm_id = ${normId}::uuid group by g.id, d.code
    order by g.college_code nulls first, g.grade nulls first`;
}

export interface ScaleRow {
  readonly scaleCode: string;
  readonly people: number;
  readonly mean: number;
  readonly deviation: number;
  readonly error: number | null;
  readonly cuts: readonly number[];
}

/** Selects the scales of a group. */
export function selectScaleRows(db: Db, groupId: string): Promise<ScaleRow[]> {
  return rowsOf<ScaleRow>(db)`
    select r.scale_code as "scaleCode", r.people, r.mean::float8 as mean, r.deviation::float8 as deviation,
      r.error::float8 as error, r.cuts::float8[] as cuts
    from ability_norm_row r where r.group_id = ${groupId}::uuid`;
}

export interface ExportedRow extends ScaleRow {
  readonly collegeCode: string | null;
  readonly collegeName: string | null;
  readonly grade: number | null;
}

/** Selects a window of all rows of a norm, in the order of their groups. */
export function selectExportedRows(
  db: Db,
  { normId, locale }: { readonly normId: string; readonly locale: Locale },
  window: Pick<PageWindow, 'size' | 'offset'>,
): Promise<ExportedRow[]> {
  return rowsOf<ExportedRow>(db)`
    select g.college_code as "collegeCode", ${nameOf('d', locale)} as "collegeName", g.grade,
      r.scale_code as "scaleCode", r.people, r.mean::float8 as mean, r.deviation::float8 as deviation,
      r.error::float8 as error, r.cuts::float8[] as cuts
    from ability_norm_group g join ability_norm_row r on r.group_id = g.id
    left join department d on d.code = g.college_code
    where g.norm_id = ${normId}::uuid
    order by g.college_code nulls first, g.grade nulls first, r.scale_code
    limit ${window.size} offset ${window.offset}`;
}

export interface CollegeRow {
  readonly code: string;
  readonly nameKo: string;
  readonly nameEn: string | null;
}

/** Selects the units under the university: those that results are of. */
export function selectColleges(db: Db): Promise<CollegeRow[]> {
  return rowsOf<CollegeRow>(db)`
    select d.code, d.name_ko as "nameKo", d.name_en as "nameEn"
    from department d join department top on top.code = d.parent_code where top.parent_code is null
    order by d.code`;
}

/** Counts results of a version that have no reading under a norm. */
export function countUnread(db: Db, { versionId, normId }: { versionId: string; normId: string }): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from ability_session s
    where s.version_id = ${versionId}::uuid and s.status = 'SCORED' and not exists (
      select from ability_reading r where r.session_id = s.id and r.norm_id = ${normId}::uuid)`;
}
