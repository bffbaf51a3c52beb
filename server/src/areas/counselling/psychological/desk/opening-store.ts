/** Emergency openings as rows: the ledger, which keeps each of them. */
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../../platform/db/name.ts';
import { hasRows, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../../platform/list/paging.ts';
import { OPENING_HOURS, type CentreViewer } from './store.ts';

export interface OpeningRow {
  readonly id: string;
  /** Null where the student has no case. */
  readonly applicationId: string | null;
  /** Null once the case is destroyed. */
  readonly dataKeyId: string | null;
  /** Null once the case is destroyed. */
  readonly studentMemberId: string | null;
  readonly askedById: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly reason: string;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
}

const OPENING_COLUMNS = (locale: Locale): RawBuilder<unknown> => sql`
  o.id, o.application_id as "applicationId", coalesce(o.data_key_id, a.data_key_id) as "dataKeyId", o.asked_by as "askedById", s.member_id as "studentMemberId",
  ${nameOf('am', locale)} as "askedBy", o.asked_at as "askedAt", o.reason, ${nameOf('cm', locale)} as "confirmedBy",
  o.confirmed_at as "confirmedAt"`;
const OPENING_FROM = sql`psych.opening o left join psych.application a on a.id = o.application_id
  left join student s on s.id = a.student_id
  join member am on am.id = o.asked_by left join member cm on cm.id = o.confirmed_by`;

export async function selectOpeningPage(
  db: Db,
  asked: { viewer: CentreViewer; window: PageWindow; locale: Locale },
): Promise<{ rows: OpeningRow[]; counted: number }> {
  const { viewer, window } = asked;
  const where = sql`(${viewer.isManager}::boolean or o.asked_by = ${viewer.memberId}::uuid)`;
  const rows = await rowsOf<OpeningRow>(db)`
    select ${OPENING_COLUMNS(asked.locale)} from ${OPENING_FROM} where ${where}
    order by o.asked_at desc, o.id limit ${window.size} offset ${window.offset}`;
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from psych.opening o where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

export async function insertOpening(
  tx: Tx,
  made: { id: string; applicationId: string | null; dataKeyId: string; askedBy: string; reason: string; at: Date },
): Promise<void> {
  await sql`insert into psych.opening (id, application_id, data_key_id, asked_by, asked_at, reason)
    values (${made.id}, ${made.applicationId}, ${made.dataKeyId}, ${made.askedBy}, ${made.at}, ${made.reason})`.execute(
    tx,
  );
}

/** Returns the moment from which a request can still be confirmed; an earlier one is asked for anew. */
export const openingsLapseAt = (now: Date): Date => new Date(now.getTime() - OPENING_HOURS * 3_600_000);

/** Once, by somebody else, within a day, and where there is a case to open. */
export async function confirmOpeningRow(
  tx: Tx,
  given: { id: string; by: string; at: Date },
): Promise<OpeningRow | undefined> {
  const rows = await rowsOf<{ id: string }>(tx)`
    update psych.opening set confirmed_by = ${given.by}::uuid, confirmed_at = ${given.at}
    where id = ${given.id}::uuid and application_id is not null and confirmed_at is null and asked_by <> ${given.by}::uuid
      and asked_at > ${openingsLapseAt(given.at)} returning id`;
  if (rows.length === 0) return undefined;
  const found = await sql<OpeningRow>`
    select ${OPENING_COLUMNS('ko')} from ${OPENING_FROM} where o.id = ${given.id}::uuid`.execute(tx);
  return found.rows[0];
}

/** Whether somebody else has asked for it: where it cannot be confirmed, it was already, or has lapsed. */
export function isOfAnother(tx: Tx, given: { id: string; by: string }): Promise<boolean> {
  return hasRows(tx)`
    select from psych.opening o where o.id = ${given.id}::uuid and o.asked_by <> ${given.by}::uuid`;
}

/** The texts of these cases' openings go, and their keys with them. */
export async function emptyOpenings(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  const those = sql`any(${[...applicationIds]}::uuid[])`;
  const rows = await rowsOf<{ id: string }>(tx)`select o.data_key_id as id from psych.opening o
    where o.application_id = ${those} and o.data_key_id is not null`;
  await sql`update psych.opening set reason = '', data_key_id = null where application_id = ${those}`.execute(tx);
  await sql`delete from data_key k where k.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
}
