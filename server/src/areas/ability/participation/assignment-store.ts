/** Compulsory tests as rows. */
import type { AssignmentStage } from '@naru/contract/areas/ability/participation.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { CohortWish } from '../cohort/cohort-sql.ts';

/** The name of a compulsory test in the audit log and the history. */
export const ASSIGNMENT = 'ability_assignment';

export interface AssignmentRow extends CohortWish {
  readonly id: string;
  readonly testId: string;
  readonly testName: string;
  readonly family: TestFamily;
  readonly name: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly opensOn: string;
  readonly dueOn: string;
  readonly remindsAutomatically: boolean;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  readonly createdByName: string | null;
  readonly version: number;
}

const columns = (locale: Locale): RawBuilder<unknown> => sql`
  a.id, a.test_id as "testId", ${nameOf('t', locale)} as "testName", t.family, ${nameOf('a', locale)} as name,
  a.name_ko as "nameKo", a.name_en as "nameEn", a.grades, a.department_codes as "departmentCodes",
  a.opens_on as "opensOn", a.due_on as "dueOn", a.reminds_automatically as "remindsAutomatically",
  a.ended_at as "endedAt", a.created_at as "createdAt", ${nameOf('m', locale)} as "createdByName", a.version`;
const source: RawBuilder<unknown> = sql`
  ability_assignment a join ability_test t on t.id = a.test_id left join member m on m.id = a.created_by`;

const stageAt = (today: string): RawBuilder<AssignmentStage> => sql`(case
  when a.ended_at is not null then 'ENDED' when a.due_on < ${today}::date then 'OVER'
  when a.opens_on > ${today}::date then 'PLANNED' else 'RUNNING' end)`;

export interface AssignmentsAsked {
  readonly family?: TestFamily | undefined;
  readonly stage?: AssignmentStage | undefined;
  readonly today: string;
  readonly locale: Locale;
}

/** Selects those that run now first, then those to come, then the latest that are over. */
export function selectAssignmentPage(
  db: Db,
  { family, stage, today, locale }: AssignmentsAsked,
  window: PageWindow,
): Promise<PageRows<AssignmentRow>> {
  const isOfFamily = family === undefined ? sql`true` : sql`t.family = ${family}`;
  const isAt = stage === undefined ? sql`true` : sql`${stageAt(today)} = ${stage}`;
  return selectPage<AssignmentRow>(db, {
    columns: columns(locale),
    from: source,
    where: sql`${isOfFamily} and ${isAt}`,
    order: sql`array_position('{RUNNING,PLANNED,OVER,ENDED}', ${stageAt(today)}), a.due_on desc, a.id`,
    window,
  });
}

export function selectOptionalAssignment(db: Db, id: string, locale: Locale): Promise<AssignmentRow | undefined> {
  return firstOf<AssignmentRow>(db)`
    select ${columns(locale)} from ${source} where a.id = ${id}::uuid`;
}

/** Locks it first, and only then reads it. */
export async function lockOptionalAssignment(tx: Tx, id: string, locale: Locale): Promise<AssignmentRow | undefined> {
  await sql`select from ability_assignment a where a.id = ${id}::uuid for update`.execute(tx);
  return selectOptionalAssignment(tx, id, locale);
}

export interface AssignmentFacts extends CohortWish {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly opensOn: string;
  readonly dueOn: string;
  readonly remindsAutomatically: boolean;
}

export async function insertAssignment(
  tx: Tx,
  facts: AssignmentFacts & { readonly testId: string; readonly at: Date; readonly by: string },
): Promise<string> {
  const id = newId();
  await sql`
    insert into ability_assignment (id, test_id, name_ko, name_en, grades, department_codes, opens_on, due_on,
      reminds_automatically, created_at, created_by)
    values (${id}::uuid, ${facts.testId}::uuid, ${facts.nameKo}, ${facts.nameEn}, ${[...facts.grades]}::int[],
      ${[...facts.departmentCodes]}::text[], ${facts.opensOn}::date, ${facts.dueOn}::date,
      ${facts.remindsAutomatically}, ${facts.at}, ${facts.by}::uuid)`.execute(tx);
  return id;
}

interface Seen {
  readonly id: string;
  readonly version: number;
}

/** Changes one that is as it was seen and has not ended. Returns whether it was. */
export async function updateAssignment(tx: Tx, { id, version, ...facts }: Seen & AssignmentFacts): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ability_assignment set name_ko = ${facts.nameKo}, name_en = ${facts.nameEn},
      grades = ${[...facts.grades]}::int[], department_codes = ${[...facts.departmentCodes]}::text[],
      opens_on = ${facts.opensOn}::date, due_on = ${facts.dueOn}::date,
      reminds_automatically = ${facts.remindsAutomatically}, version = ability_assignment.version + 1
    where ability_assignment.id = ${id}::uuid and ability_assignment.version = ${version}
      and ability_assignment.ended_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** Ends one that is as it was seen. Returns whether it was. */
export async function endAssignment(tx: Tx, { id, version }: Seen, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ability_assignment set ended_at = ${at}, version = ability_assignment.version + 1
    where ability_assignment.id = ${id}::uuid and ability_assignment.version = ${version}
      and ability_assignment.ended_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

export interface DepartmentName {
  readonly code: string;
  readonly name: string;
}

/** Selects departments by their codes, in the order of the screen. */
export function selectDepartmentNames(db: Db, codes: readonly string[], locale: Locale): Promise<DepartmentName[]> {
  return rowsOf<DepartmentName>(db)`
    select d.code, ${nameOf('d', locale)} as name from department d where d.code = any(${[...codes]}::text[])
    order by d.position, d.code`;
}

export interface TestChoice {
  readonly id: string;
  readonly name: string;
  readonly family: TestFamily;
  readonly isPublished: boolean;
  readonly versions: readonly { readonly versionId: string; readonly number: number }[];
}

/** Selects tests that students can take or could take once, with the versions of them. */
export function selectTests(db: Db, locale: Locale): Promise<TestChoice[]> {
  return rowsOf<TestChoice>(db)`
    select t.id, ${nameOf('t', locale)} as name, t.family, bool_or(v.status = 'PUBLISHED') as "isPublished",
      jsonb_agg(jsonb_build_object('versionId', v.id, 'number', v.number) order by v.number desc) as versions
    from ability_test t join ability_version v on v.test_id = t.id and v.status <> 'DRAFT'
    group by t.id order by t.family, t.position, t.id`;
}
