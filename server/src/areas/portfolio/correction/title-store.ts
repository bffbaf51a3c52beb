/** Titles of requests, for notices: to the student and to the one who has it, and to nobody else. */
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

interface TitlesAsked {
  readonly ids: readonly string[];
  readonly recipientId: string;
}

export interface TitleRow {
  readonly id: string;
  readonly title: string;
}

/** Selects the titles of requests of the reader's own. */
export async function selectOwnTitles(db: Db, { ids, recipientId }: TitlesAsked): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    select c.id, c.title from letter_correction c
    where c.id = any(${[...ids]}::uuid[]) and c.member_id = ${recipientId}::uuid and c.withdrawn_at is null`.execute(
    db,
  );
  return rows;
}

/** Selects the titles of requests that the reader has, with their students. */
export async function selectTakenTitles(
  db: Db,
  { ids, recipientId, locale }: TitlesAsked & { readonly locale: Locale },
): Promise<(TitleRow & { readonly studentNm: string })[]> {
  const { rows } = await sql<TitleRow & { readonly studentNm: string }>`
    select c.id, c.title, ${nameOf('m', locale)} as "studentNm"
    from letter_correction c join member m on m.id = c.member_id
    where c.id = any(${[...ids]}::uuid[]) and c.assignee_id = ${recipientId}::uuid and c.withdrawn_at is null`.execute(
    db,
  );
  return rows;
}

/** An own completed request, as surveys ask about it. */
export interface SurveyedRow extends TitleRow {
  readonly completedAt: Date;
  readonly assigneeId: string;
  readonly assigneeName: string;
}

export async function selectOptionalSurveyed(
  db: Db,
  { id, memberId, locale }: { readonly id: string; readonly memberId: string; readonly locale: Locale },
): Promise<SurveyedRow | undefined> {
  const { rows } = await sql<SurveyedRow>`
    select c.id, c.title, c.completed_at as "completedAt", am.id as "assigneeId", ${nameOf('am', locale)} as "assigneeName"
    from letter_correction c join member am on am.id = c.assignee_id
    where c.id = ${id}::uuid and c.member_id = ${memberId}::uuid and c.status = 'COMPLETED' and c.withdrawn_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Selects names of people who correct. */
export async function selectNames(db: Db, ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select m.id, ${nameOf('m', locale)} as name from member m where m.id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
