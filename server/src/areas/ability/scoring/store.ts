/** Scores and readings of sessions, and the norms that they are read against. */
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { newId } from '../../../platform/db/id.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ChosenGroup, NormGroup, NormRow, ReadScores } from './reading.ts';
import type { RawScore } from './score.ts';

export interface ScoredFacts {
  readonly id: string;
  readonly versionId: string;
  readonly collegeCode: string | null;
  readonly grade: number;
}

/** Selects of sessions what a norm group is chosen by. */
export function selectSessions(db: Db, sessionIds: readonly string[]): Promise<ScoredFacts[]> {
  return rowsOf<ScoredFacts>(db)`
    select s.id, s.version_id as "versionId", s.college_code as "collegeCode", s.grade
    from ability_session s where s.id = any(${[...sessionIds]}::uuid[])`;
}

/** Selects the instrument of a version, with what later formats added by default. */
export async function selectInstrument(db: Db, versionId: string): Promise<Instrument> {
  const { content } = await db
    .selectFrom('ability_version')
    .select('content')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return Instrument.parse(content);
}

/** Selects the answers of a session, by the codes of items. */
export async function selectAnswers(db: Db, sessionId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ability_answer')
    .select(['item_code', 'value'])
    .where('session_id', '=', sessionId)
    .execute();
  return new Map(rows.map(({ item_code, value }) => [item_code, value]));
}

/** Selects raw scores of sessions, by session and the codes of scales. */
export async function selectRaws(
  db: Db,
  sessionIds: readonly string[],
): Promise<Map<string, Map<string, number | null>>> {
  const rows = await rowsOf<{ sessionId: string; scaleCode: string; raw: number | null }>(db)`
    select session_id as "sessionId", scale_code as "scaleCode", raw::float8 as raw
    from ability_score where session_id = any(${[...sessionIds]}::uuid[])`;
  const found = new Map<string, Map<string, number | null>>();
  for (const { sessionId, scaleCode, raw } of rows) {
    const own = found.get(sessionId) ?? new Map<string, number | null>();
    found.set(sessionId, own.set(scaleCode, raw));
  }
  return found;
}

/** Selects the norm that results of a version are read against now, if it has one. */
export async function selectOptionalNormInForce(db: Db, versionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('ability_norm')
    .select('id')
    .where('version_id', '=', versionId)
    .where('status', '=', 'IN_FORCE')
    .executeTakeFirst();
  return row?.id;
}

interface GroupRow extends NormRow {
  readonly groupId: string;
  readonly collegeCode: string | null;
  readonly grade: number | null;
  readonly scaleCode: string;
}

/** Selects the groups of a norm, each with its rows. */
export async function selectNormGroups(db: Db, normId: string): Promise<NormGroup[]> {
  const rows = await rowsOf<GroupRow>(db)`
    select g.id as "groupId", g.college_code as "collegeCode", g.grade, r.scale_code as "scaleCode", r.people,
      r.mean::float8 as mean, r.deviation::float8 as deviation, r.error::float8 as error, r.cuts::float8[] as cuts
    from ability_norm_group g join ability_norm_row r on r.group_id = g.id
    where g.norm_id = ${normId}::uuid`;
  const groups = new Map<string, NormGroup & { readonly rows: Map<string, NormRow> }>();
  for (const { groupId, collegeCode, grade, scaleCode, ...row } of rows) {
    const group = groups.get(groupId) ?? { id: groupId, collegeCode, grade, rows: new Map<string, NormRow>() };
    group.rows.set(scaleCode, row);
    groups.set(groupId, group);
  }
  return [...groups.values()];
}

export async function insertScores(tx: Tx, sessionId: string, scores: readonly RawScore[]): Promise<void> {
  await tx
    .insertInto('ability_score')
    .values(
      scores.map(({ scaleCode, raw, answered }) => ({ session_id: sessionId, scale_code: scaleCode, raw, answered })),
    )
    .execute();
}

export interface NewReading {
  readonly sessionId: string;
  readonly normId: string | null;
  readonly chosen: ChosenGroup | undefined;
  readonly scores: ReadScores;
}

/** Inserts readings; a session that was read against the norm before keeps that reading. */
export async function insertReadings(
  tx: Tx,
  readings: readonly NewReading[],
  { now, isShown }: { readonly now: Date; readonly isShown: boolean },
): Promise<void> {
  if (readings.length === 0) return;
  await tx
    .insertInto('ability_reading')
    .values(
      readings.map(({ sessionId, normId, chosen, scores }) => ({
        id: newId(),
        session_id: sessionId,
        norm_id: normId,
        group_id: chosen?.group.id ?? null,
        people: chosen?.people ?? null,
        scores: JSON.stringify(scores),
        is_shown: isShown,
        read_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['session_id', 'norm_id']).doNothing())
    .execute();
}
