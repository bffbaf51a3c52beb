/**
 * Stores people and answers, apart from each other where a survey is anonymous (docs/decisions/027-anonymous-answers.md).
 */
import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Facets } from '../../manifest/survey-source.ts';

export interface TargetKey {
  readonly surveyId: string;
  readonly contextId: string;
  readonly memberId: string;
}

export async function hasTarget(db: Db, { surveyId, contextId, memberId }: TargetKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from survey_target t
    where t.survey_id = ${surveyId}::uuid and t.context_id = ${contextId}::uuid and t.member_id = ${memberId}::uuid`.execute(
    db,
  );
  return rows.length > 0;
}

/** False where it was there: the person answered before, or at the same time. */
export async function insertTarget(tx: Tx, { surveyId, contextId, memberId }: TargetKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into survey_target (survey_id, context_id, member_id)
    values (${surveyId}::uuid, ${contextId}::uuid, ${memberId}::uuid) on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export interface ResponseValues {
  readonly surveyId: string;
  readonly versionId: string;
  readonly leastAnswers: number;
  readonly facets: Facets;
  readonly answeredOn: string;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly sealedTexts: string | null;
  /** Null where nobody may ever know. */
  readonly by: { readonly contextId: string; readonly memberId: string; readonly at: Date } | null;
}

/** How many answers are written anew with each one. */
const MIXED_WITH = 50;

const COLUMNS = sql`survey_id, version_id, facets, is_counted, answered_on, choices, sealed_texts, context_id, member_id,
  answered_at`;

/**
 * Writes an answer down, and with it, in one statement and a random order, up to 50 other ones anew under new ids: neither
 * the transaction (xmin), the command (cmin) nor the place (ctid) of a row then tells it from those. Answers with the same
 * facets are drawn first: whom it was asked of, and so its facets, is known. They begin to count together once there are
 * enough of them. The caller locks the survey, or two would draw the same rows.
 */
export async function insertResponse(tx: Tx, response: ResponseValues): Promise<void> {
  const { surveyId, versionId, facets, by } = response;
  await sql`
    with alike as (
      select r.id from survey_response r
      where r.version_id = ${versionId}::uuid and not r.is_counted and r.facets = ${JSON.stringify(facets)}::jsonb
    ), drawn as (
      select r.id from survey_response r
      where ${by === null} and r.survey_id = ${surveyId}::uuid
      order by r.facets = ${JSON.stringify(facets)}::jsonb desc, random() limit ${MIXED_WITH}
    ), taken as (
      delete from survey_response r using (select id from alike union select id from drawn) chosen
      where r.id = chosen.id
      returning r.id in (select id from alike) as is_alike, ${COLUMNS}
    ), given as (
      select is_alike, ${COLUMNS} from taken
      union all
      select true, ${surveyId}::uuid, ${versionId}::uuid, ${JSON.stringify(facets)}::jsonb, false,
        ${response.answeredOn}::date, ${JSON.stringify(response.choices)}::jsonb, ${response.sealedTexts},
        ${by?.contextId ?? null}::uuid, ${by?.memberId ?? null}::uuid, ${by?.at ?? null}::timestamptz
    )
    insert into survey_response (id, ${COLUMNS})
    select gen_random_uuid(), survey_id, version_id, facets,
      is_counted or (is_alike and (select count(*) from alike) + 1 >= ${response.leastAnswers}), answered_on, choices,
      sealed_texts, context_id, member_id, answered_at
    from given order by random()`.execute(tx);
}

export async function updateDataKey(tx: Tx, surveyId: string, dataKeyId: string): Promise<void> {
  await tx.updateTable('survey').set({ data_key_id: dataKeyId }).where('survey.id', '=', surveyId).execute();
}
