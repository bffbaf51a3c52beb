/** Notices of compulsory tests: each person once for each occasion. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { cohortsOf, HAS_TAKEN, IS_OF_COHORT, runsOn } from '../cohort/cohort-sql.ts';

/** Occasions by hand are days of this form; those of the clock begin with a letter. */
const BY_HAND = '2%';

export interface Occasion {
  readonly assignmentId: string;
  readonly occasion: string;
  readonly at: Date;
  /** People who were told of it since then hear nothing now. */
  readonly quietSince?: Date;
  readonly most?: number;
}

/** Notes whom an occasion is told to: those who have not taken part and were not told of it. Gives their ids. */
export async function insertReminders(tx: Tx, about: Occasion): Promise<string[]> {
  const { assignmentId, occasion, at, quietSince, most = null } = about;
  const isQuiet =
    quietSince === undefined
      ? sql`r.occasion = ${occasion}`
      : sql`(r.occasion = ${occasion} or r.sent_at > ${quietSince})`;
  const rows = await rowsOf<{ memberId: string }>(tx)`
    with ${cohortsOf(sql`a.id = ${assignmentId}::uuid and a.ended_at is null`)}
    insert into ability_reminder (assignment_id, member_id, occasion, sent_at)
    select cohort.id, s.member_id, ${occasion}, ${at}
    from cohort join student s on ${IS_OF_COHORT} and not ${HAS_TAKEN}
    where not exists (
      select from ability_reminder r where r.assignment_id = cohort.id and r.member_id = s.member_id and ${isQuiet})
    order by s.member_id limit ${most}
    on conflict do nothing returning ability_reminder.member_id as "memberId"`;
  return rows.map(({ memberId }) => memberId).toSorted();
}

/** Selects when the office last reminded by hand. */
export async function selectRemindedAt(db: Db, assignmentId: string): Promise<Date | null> {
  const row = await firstOf<{ at: Date | null }>(db)`
    select max(r.sent_at) as at from ability_reminder r
    where r.assignment_id = ${assignmentId}::uuid and r.occasion like ${BY_HAND}`;
  return row?.at ?? null;
}

/** Selects those that run today. */
export function selectRunningIds(db: Db, today: string): Promise<string[]> {
  return idsOf(db)`
    select a.id from ability_assignment a where ${runsOn(today)} order by a.due_on, a.id`;
}

export interface RemindedRow {
  readonly id: string;
  readonly testId: string;
  readonly family: TestFamily;
  readonly dueOn: string;
  readonly remindsAutomatically: boolean;
}

export function selectOptionalRunning(db: Db, id: string, today: string): Promise<RemindedRow | undefined> {
  return firstOf<RemindedRow>(db)`
    select a.id, a.test_id as "testId", t.family, a.due_on as "dueOn", a.reminds_automatically as "remindsAutomatically"
    from ability_assignment a join ability_test t on t.id = a.test_id
    where a.id = ${id}::uuid and ${runsOn(today)}`;
}

export interface TitleRow {
  readonly id: string;
  readonly name: string;
  readonly opensOn: string;
  readonly dueOn: string;
}

/** Selects compulsory tests that somebody was told of. */
export function selectTitles(
  db: Db,
  { ids, memberId, locale }: { readonly ids: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<TitleRow[]> {
  return rowsOf<TitleRow>(db)`
    select a.id, ${nameOf('a', locale)} as name, a.opens_on as "opensOn", a.due_on as "dueOn"
    from ability_assignment a
    where a.id = any(${[...ids]}::uuid[]) and exists (
      select from ability_reminder r where r.assignment_id = a.id and r.member_id = ${memberId}::uuid)`;
}
