/** Answers of a session; only the student reads them, and scoring. */

import { idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Choice } from './rules.ts';

export interface Saving {
  readonly id: string;
  readonly memberId: string;
  /** One choice an item. */
  readonly choices: readonly Choice[];
  readonly atItem: string | null;
  readonly elapsedSeconds: number;
  readonly now: Date;
}

/**
 * Saves answers of sessions that are under way, each given once, in one statement: of two to an item the later stays.
 * When a session was last answered is kept by the minute, so that most saves touch no index. Gives the ids of those that
 * were under way; those of versions that were retired before `closedBefore` are closed.
 */
export async function saveChoices(
  tx: Tx,
  savings: readonly Saving[],
  closedBefore: Date,
): Promise<ReadonlySet<string>> {
  const choices = savings.flatMap(({ id, choices: own }) => own.map((choice) => ({ id, ...choice })));
  const ids = await idsOf(tx)`
    with answer as (
      select * from unnest(${choices.map(({ id }) => id)}::uuid[], ${choices.map(({ item }) => item)}::text[],
        ${choices.map(({ value }) => value)}::int[], ${choices.map(({ language }) => language)}::text[],
        ${choices.map(({ changedAt }) => changedAt)}::timestamptz[]) as one(id, item, value, language, changed_at)),
    held as (
      update ability_session s set at_item = coalesce(given.at_item, s.at_item),
        elapsed_seconds = greatest(s.elapsed_seconds, given.elapsed_seconds),
        last_at = case when s.last_at < given.now - interval '1 minute' then given.now else s.last_at end,
        switched_language = s.switched_language
          or exists (select from answer where answer.id = s.id and answer.language <> s.language)
      from unnest(${savings.map(({ id }) => id)}::uuid[], ${savings.map(({ memberId }) => memberId)}::uuid[],
        ${savings.map(({ atItem }) => atItem)}::text[], ${savings.map(({ elapsedSeconds }) => elapsedSeconds)}::int[],
        ${savings.map(({ now }) => now)}::timestamptz[]) as given(id, member_id, at_item, elapsed_seconds, now)
      where s.id = given.id and s.member_id = given.member_id and s.status = 'IN_PROGRESS'
        and not exists (select from ability_version v where v.id = s.version_id and v.retired_at < ${closedBefore}::timestamptz)
      returning s.id),
    kept as (
      insert into ability_answer as a (session_id, item_code, value, language, changed_at)
      select answer.id, answer.item, answer.value, answer.language, answer.changed_at
      from held join answer on answer.id = held.id
      on conflict (session_id, item_code) do update
        set value = excluded.value, language = excluded.language, changed_at = excluded.changed_at
        where (excluded.changed_at, excluded.value) > (a.changed_at, a.value))
    select held.id from held`;
  return new Set(ids);
}

export function selectAnswers(db: Db, sessionId: string): Promise<Choice[]> {
  return rowsOf<Choice>(db)`
    select a.item_code as item, a.value, a.language, a.changed_at as "changedAt"
    from ability_answer a where a.session_id = ${sessionId}::uuid`;
}

/** Counts the answers of sessions. */
export async function countAnswers(db: Db, sessionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: string; count: number }>(db)`
    select a.session_id as id, count(*)::int as count from ability_answer a
    where a.session_id = any(${sessionIds}::uuid[]) group by a.session_id`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}
