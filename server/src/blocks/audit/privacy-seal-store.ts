/**
 * SQL of the seals over the privacy log.
 */
import { sql } from 'kysely';

import { firstOf, rowsOf, type Db, type Tx } from '../../platform/db/db.ts';

export interface PrivacySeal {
  /** From 1, without gaps. */
  readonly number: number;
  /** Null: from the beginning. */
  readonly fromAt: Date | null;
  /** The first moment that is not covered. */
  readonly toAt: Date;
  readonly rowCount: number;
  readonly dataKeyId: string;
  readonly seal: string;
}

const COLUMNS = sql`
  s.number::int as number, s.from_at as "fromAt", s.to_at as "toAt", s.row_count::int as "rowCount",
  s.data_key_id as "dataKeyId", s.seal`;

export function selectOptionalLastSeal(db: Db): Promise<PrivacySeal | undefined> {
  return firstOf<PrivacySeal>(db)`
    select ${COLUMNS} from privacy_seal s order by s.number desc limit 1`;
}

/** Selects the next seals after a number, at most `limit`. */
export function selectSealsAfter(db: Db, number: number, limit: number): Promise<PrivacySeal[]> {
  return rowsOf<PrivacySeal>(db)`
    select ${COLUMNS} from privacy_seal s where s.number > ${number} order by s.number limit ${limit}`;
}

/** Returns false where another process was faster: the number or the hour is taken. */
export async function insertSeal(tx: Tx, seal: PrivacySeal, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into privacy_seal (number, from_at, to_at, row_count, data_key_id, seal, sealed_at)
    values (${seal.number}, ${seal.fromAt}, ${seal.toAt}, ${seal.rowCount}, ${seal.dataKeyId}::uuid, ${seal.seal}, ${at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Inserts the key of all seals: a master key wraps it as it does others, and it is rewrapped with them. */
export async function insertSealingKey(
  tx: Tx,
  row: { readonly id: string; readonly master: string; readonly wrapped: string },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('data_key')
    .values({ ...row, created_at: at })
    .execute();
}

export async function deleteSealingKey(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('data_key').where('data_key.id', '=', id).execute();
}

export interface LoggedRow {
  readonly id: string;
  /** Every column as text, with the moment in UTC to the microsecond: the same whatever the server is set to. */
  readonly content: string;
  readonly moment: string;
}

export interface RowPage {
  readonly fromAt: Date | null;
  readonly toAt: Date;
  readonly after: LoggedRow | undefined;
  readonly limit: number;
}

/** Selects a page of the rows that a seal covers, in the order of time and id. */
export function selectLoggedRows(db: Db, { fromAt, toAt, after, limit }: RowPage): Promise<LoggedRow[]> {
  return rowsOf<LoggedRow>(db)`
    select l.id, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment,
      jsonb_build_array(l.actor_id, l.acting_as_id, l.address, l.subject_id, l.action, l.menu_id, l.fields, l.reason,
        l.request_id)::text as content
    from privacy_log l
    where l.at < ${toAt} and (${fromAt}::timestamptz is null or l.at >= ${fromAt}::timestamptz)
      and (${after?.moment ?? null}::timestamptz is null
        or (l.at, l.id) > (${after?.moment ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by l.at, l.id limit ${limit}`;
}
