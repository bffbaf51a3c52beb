/**
 * Applications as they are kept. Whose they are is in each condition: another one's is not found.
 */
import { sql } from 'kysely';

import { nameOf } from '../../../../platform/db/name.ts';
import { countOf, firstOf, hasRows, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { heldRow } from '../../shared/locked-row-sql.ts';
import { OPEN_STATUSES, type PsychStatus } from './rules.ts';

/** Name of an application in status_change. */
export const APPLICATION = 'psych_application';

export interface ApplicationRow {
  readonly id: string;
  readonly studentId: string;
  readonly studentMemberId: string;
  readonly status: PsychStatus;
  readonly level: number;
  readonly dataKeyId: string;
  readonly intake: string;
  readonly times: string[];
  readonly channels: string[];
  readonly gender: string;
  readonly assignedId: string | null;
  readonly appliedAt: Date;
  readonly firstAt: Date | null;
  readonly endedAt: Date | null;
  readonly ending: string | null;
  readonly withdrawnAt: Date | null;
  readonly paperFileId: string | null;
  readonly version: number;
}

export const stateOf = (row: Pick<ApplicationRow, 'id' | 'status' | 'version'>) => ({
  applicationId: row.id,
  status: row.status,
  version: row.version,
});

export const APPLICATION_COLUMNS = sql`
  a.id, a.student_id as "studentId", s.member_id as "studentMemberId", a.status, a.level, a.data_key_id as "dataKeyId",
  a.intake, a.times, a.channels, a.gender, a.assigned_id as "assignedId", a.applied_at as "appliedAt",
  a.first_at as "firstAt", a.ended_at as "endedAt", a.ending, a.withdrawn_at as "withdrawnAt",
  a.paper_file_id as "paperFileId", a.version`;

const FROM = sql`psych.application a join student s on s.id = a.student_id`;
const OPEN = sql`a.status = any(${[...OPEN_STATUSES]}::text[])`;

export function selectOptionalOpen(db: Db, studentId: string | null): Promise<ApplicationRow | undefined> {
  return firstOf<ApplicationRow>(db)`
    select ${APPLICATION_COLUMNS} from ${FROM} where a.student_id = ${studentId}::uuid and ${OPEN}`;
}

interface Own {
  readonly id: string;
  readonly studentId: string | null;
}

export async function selectOptionalOwn(db: Db, { id, studentId }: Own): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${APPLICATION_COLUMNS} from ${FROM} where a.id = ${id}::uuid and a.student_id = ${studentId}::uuid`.execute(
    db,
  );
  return rows[0];
}

export async function lockOptionalOwn(tx: Tx, own: Own): Promise<ApplicationRow | undefined> {
  return heldRow(tx, { table: 'psych.application', id: own.id }, () => selectOptionalOwn(tx, own));
}

export interface NewApplication {
  readonly id: string;
  readonly studentId: string;
  readonly source: 'STUDENT' | 'ON_BEHALF' | 'REFERRAL';
  readonly takenBy: string | null;
  readonly level: number;
  readonly dataKeyId: string;
  readonly intake: string;
  readonly times: readonly string[];
  readonly channels: readonly string[];
  readonly gender: string;
  readonly assignedId: string | null;
  readonly at: Date;
}

/** False where the student has one that is not over. */
export function insertApplication(tx: Tx, made: NewApplication): Promise<boolean> {
  return hasRows(tx)`
    insert into psych.application (id, student_id, source, taken_by, status, level, data_key_id, intake, times, channels,
      gender, assigned_id, applied_at)
    values (${made.id}, ${made.studentId}, ${made.source}, ${made.takenBy}, 'WAITING', ${made.level}, ${made.dataKeyId},
      ${made.intake}, ${[...made.times]}, ${[...made.channels]}, ${made.gender}, ${made.assignedId}, ${made.at})
    on conflict do nothing returning id`;
}

/** Those that were not cancelled, over or not. */
export function countApplications(db: Db, studentId: string): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from psych.application a
    where a.student_id = ${studentId}::uuid and a.status <> 'CANCELLED'`;
}

export function selectApplicationChanges(
  db: Db,
  id: string,
): Promise<{ to: PsychStatus; at: Date; reason: string | null }[]> {
  return rowsOf<{ to: PsychStatus; at: Date; reason: string | null }>(db)`
    select h.to_status as "to", h.at, h.reason from status_change h
    where h.entity = ${APPLICATION} and h.entity_id = ${id}::uuid order by h.at, h.id limit 100`;
}

/** Fewer than so many say nothing, and might say something of one person. */
const LEAST_FOR_WAIT = 5;
const WAIT_DAYS = 60;

/** Days from applying to being given a counsellor, the median of the last sixty days. */
export async function selectUsualWait(db: Db, now: Date): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select case when count(*) >= ${sql.lit(LEAST_FOR_WAIT)} then
      ceil(percentile_cont(0.5) within group (order by extract(epoch from a.first_at - a.applied_at)) / 86400)::int end as days
    from psych.application a
    where a.approved_at > ${now}::timestamptz - make_interval(days => ${sql.lit(WAIT_DAYS)}) and a.first_at is not null`.execute(
    db,
  );
  return rows[0]?.days ?? null;
}

export function updatePreferences(
  tx: Tx,
  given: { id: string; times: readonly string[]; channels: readonly string[]; gender: string; version: number },
): Promise<boolean> {
  return hasRows(tx)`
    update psych.application set times = ${[...given.times]}, channels = ${[...given.channels]}, gender = ${given.gender},
      version = version + 1
    where id = ${given.id}::uuid and version = ${given.version} returning id`;
}

/** The counsellor on duty who has the least to do: where somebody is in danger, nobody waits for a distribution. */
export async function selectOptionalOnDuty(db: Db, today: string): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(db)`
    select c.member_id as id from psych.counsellor c join member m on m.id = c.member_id and m.status = 'ACTIVE'
    where c.is_on_duty and exists (select from member_duty held where held.member_id = c.member_id
      and held.duty_code = 'PSYCHOLOGICAL_COUNSELLOR' and held.begins_on <= ${today}::date
      and (held.ends_on is null or held.ends_on >= ${today}::date))
    order by (select count(*) from psych.application a where a.assigned_id = c.member_id and ${OPEN}), c.member_id
    limit 1`;
  return row?.id;
}

export async function selectOptionalCounsellorName(
  db: Db,
  { assignedId }: Pick<ApplicationRow, 'assignedId'>,
  locale: Locale,
): Promise<string | null> {
  const row = await firstOf<{ name: string }>(db)`
    select ${nameOf('m', locale)} as name from member m where m.id = ${assignedId}::uuid`;
  return row?.name ?? null;
}

export interface PsychDraftRow {
  readonly dataKeyId: string;
  readonly body: string;
  readonly savedAt: Date;
}

export function selectOptionalPsychDraft(db: Db, studentId: string | null): Promise<PsychDraftRow | undefined> {
  return firstOf<PsychDraftRow>(db)`
    select d.data_key_id as "dataKeyId", d.body, d.saved_at as "savedAt" from psych.draft d
    where d.student_id = ${studentId}::uuid`;
}

export async function savePsychDraft(tx: Tx, draft: PsychDraftRow & { readonly studentId: string }): Promise<void> {
  await sql`
    insert into psych.draft (student_id, data_key_id, body, saved_at)
    values (${draft.studentId}, ${draft.dataKeyId}, ${draft.body}, ${draft.savedAt})
    on conflict (student_id) do update set data_key_id = excluded.data_key_id, body = excluded.body, saved_at = excluded.saved_at`.execute(
    tx,
  );
}

/** With their keys: what was being written cannot be read any more. */
export async function deletePsychDraft(tx: Tx, studentId: string): Promise<void> {
  const rows = await rowsOf<{ id: string }>(tx)`
    delete from psych.draft d where d.student_id = ${studentId}::uuid returning d.data_key_id as id`;
  await dropKeys(tx, rows);
}

/** Deletes drafts that nobody went on with. */
export async function deleteOldPsychDrafts(tx: Tx, before: Date): Promise<void> {
  const rows = await rowsOf<{ id: string }>(tx)`
    delete from psych.draft d where d.student_id = any(array(
      select old.student_id from psych.draft old where old.saved_at < ${before} limit 500 for update skip locked))
    returning d.data_key_id as id`;
  await dropKeys(tx, rows);
}

async function dropKeys(tx: Tx, keys: readonly { id: string }[]): Promise<void> {
  await sql`delete from data_key k where k.id = any(${keys.map(({ id }) => id)}::uuid[])`.execute(tx);
}

/** Raises how urgent it is. The row is held. */
export async function updateLevel(tx: Tx, id: string, level: number): Promise<void> {
  await sql`update psych.application set level = ${level}, version = version + 1 where id = ${id}::uuid`.execute(tx);
}
