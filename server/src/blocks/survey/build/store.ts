import type { Question, SurveyStatus } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';

import { countOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';

export interface SurveyFilter {
  readonly status: SurveyStatus | undefined;
  readonly contextType: string | undefined;
  /** Kinds of things to leave out. */
  readonly without: readonly string[];
}

export interface ListedRow {
  readonly id: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly contextType: string;
  readonly status: SurveyStatus;
  readonly isAnonymous: boolean;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly updatedAt: Date;
  readonly versionNo: number | null;
  readonly questionCount: number;
}

function matching({ status, contextType, without }: SurveyFilter) {
  return sql`(${status ?? null}::text is null or s.status = ${status ?? null})
    and (${contextType ?? null}::text is null or s.context_type = ${contextType ?? null})
    and s.context_type <> all(${[...without]}::text[])`;
}

/** The page first, then what belongs to its rows. */
export function selectSurveyPage(db: Db, filter: SurveyFilter, window: PageWindow): Promise<ListedRow[]> {
  return rowsOf<ListedRow>(db)`
    select s.id, s.name_ko as "nameKo", s.name_en as "nameEn", s.context_type as "contextType", s.status,
      s.is_anonymous as "isAnonymous", s.opens_at as "opensAt", s.closes_at as "closesAt", s.updated_at as "updatedAt",
      (select max(v.number) from survey_version v where v.survey_id = s.id) as "versionNo",
      jsonb_array_length(s.questions) as "questionCount"
    from (
      select s.id from survey s where ${matching(filter)} order by s.id desc offset ${window.offset} limit ${window.size}
    ) page join survey s on s.id = page.id
    order by s.id desc`;
}

/** Stops one above the bound. */
export function countSurveys(db: Db, filter: SurveyFilter): Promise<number> {
  return countOf(db)`
    select count(*) as count from (
      select 1 from survey s where ${matching(filter)} limit ${sql.lit(COUNT_BOUND + 1)}
    ) found`;
}

export function countAnswers(db: Db, surveyId: string): Promise<number> {
  return countOf(db)`
    select count(*) as count from survey_target t where t.survey_id = ${surveyId}::uuid`;
}

/** Counts the answers of several surveys, by their ids; those without one are left out. */
export async function countAnswersOfEach(db: Db, surveyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ id: string; count: number }>(db)`
    select t.survey_id as id, count(*)::int as count from survey_target t
    where t.survey_id = any(${[...surveyIds]}::uuid[]) group by t.survey_id`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface SurveyValues {
  readonly contextType: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly purposeKo: string;
  readonly purposeEn: string;
  readonly isAnonymous: boolean;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly questions: readonly Question[];
}

interface Change {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

export async function insertSurvey(
  tx: Tx,
  { id, actorId, now, leastAnswers }: Change & { readonly leastAnswers: number },
  values: SurveyValues,
): Promise<void> {
  await tx
    .insertInto('survey')
    .values({
      ...columnsOf(values),
      id,
      least_answers: leastAnswers,
      created_at: now,
      created_by: actorId,
      updated_at: now,
      updated_by: actorId,
    })
    .execute();
}

function columnsOf(values: SurveyValues) {
  return {
    context_type: values.contextType,
    name_ko: values.nameKo,
    name_en: values.nameEn,
    purpose_ko: values.purposeKo,
    purpose_en: values.purposeEn,
    is_anonymous: values.isAnonymous,
    opens_at: values.opensAt,
    closes_at: values.closesAt,
    questions: JSON.stringify(values.questions),
  };
}

/** False where it is no longer the version that was seen. */
export async function updateSurvey(
  tx: Tx,
  { id, actorId, now, version }: Change & { readonly version: number },
  values: SurveyValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('survey')
    .set({ ...columnsOf(values), version: version + 1, updated_at: now, updated_by: actorId })
    .where('survey.id', '=', id)
    .where('survey.version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the ids of those that are gone. The caller holds them. */
export async function deleteSurveys(tx: Tx, rows: readonly { readonly id: string }[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  const deleted = await tx.deleteFrom('survey').where('survey.id', 'in', ids).returning('survey.id').execute();
  return deleted.map(({ id }) => id);
}

export async function insertVersion(
  tx: Tx,
  { id, actorId, now, versionId }: Change & { readonly versionId: string },
  questions: readonly Question[],
): Promise<void> {
  await sql`
    insert into survey_version (id, survey_id, number, questions, published_at, published_by)
    select ${versionId}::uuid, ${id}::uuid,
      coalesce((select max(v.number) from survey_version v where v.survey_id = ${id}::uuid), 0) + 1,
      ${JSON.stringify(questions)}::jsonb, ${now}, ${actorId}::uuid`.execute(tx);
}

/** The one that is open for this kind of thing beside this survey. */
export async function selectOptionalOther(
  tx: Tx,
  { id, contextType }: { readonly id: string; readonly contextType: string },
): Promise<{ nameKo: string; nameEn: string } | undefined> {
  return tx
    .selectFrom('survey')
    .select(['survey.name_ko as nameKo', 'survey.name_en as nameEn'])
    .where('survey.context_type', '=', contextType)
    .where('survey.status', '=', 'OPEN')
    .where('survey.id', '!=', id)
    .executeTakeFirst();
}

/** The answers that were too few of their kind count together, without their kind, once nobody is asked any more. */
export async function countTheRest(tx: Tx, surveyId: string): Promise<void> {
  await sql`
    update survey_response r set is_counted = true, facets = '{}'::jsonb
    from (
      select r.version_id from survey_response r join survey s on s.id = r.survey_id
      where r.survey_id = ${surveyId}::uuid and not r.is_counted
      group by r.version_id, s.least_answers having count(*) >= s.least_answers
    ) enough
    where r.version_id = enough.version_id and not r.is_counted`.execute(tx);
}
