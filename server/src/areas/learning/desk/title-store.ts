import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

interface TitlesAsked {
  readonly ids: readonly string[];
  readonly recipientId: string;
  readonly locale: Locale;
}

/** Selects the names of programmes that somebody applied for, or manages. */
export async function selectProgrammeTitles(db: Db, asked: TitlesAsked): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, ${nameOf('p', asked.locale)} as name from programme p
    where p.id = any(${[...asked.ids]}::uuid[]) and (p.manager_id = ${asked.recipientId}::uuid
      or exists (select from trainee t where t.programme_id = p.id and t.member_id = ${asked.recipientId}::uuid))`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Selects the titles of messages that somebody got. */
export async function selectMessageTitles(db: Db, asked: TitlesAsked): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; title: string }>(db)`
    select sent.id, sent.title from programme_message sent
    join programme_message_recipient got on got.message_id = sent.id and got.member_id = ${asked.recipientId}::uuid
    where sent.id = any(${[...asked.ids]}::uuid[])`;
  return new Map(rows.map(({ id, title }) => [id, title]));
}
