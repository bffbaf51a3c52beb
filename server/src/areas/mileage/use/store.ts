import type { UseStatus } from '@naru/contract/areas/mileage/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import { lockAccount, type LedgerTerm } from '../ledger/store.ts';

/** The name of a use in the history and the audit log. */
export const USE = 'mileage_use';

/** A use as a row of a list. */
export interface UseSummaryRow {
  readonly id: string;
  readonly memberId: string;
  readonly purposeCode: string;
  readonly purposeName: string;
  readonly amount: number;
  readonly wonPerPoint: number | null;
  readonly year: number;
  readonly semesterCode: string;
  readonly status: UseStatus;
  readonly createdAt: Date;
  readonly appliedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly paidAt: Date | null;
  readonly reason: string | null;
  readonly version: number;
}

export interface UseRow extends UseSummaryRow {
  readonly note: string;
  readonly bank: string;
  readonly accountKey: string | null;
  readonly accountEnd: string | null;
  readonly decidedByName: string | null;
  /** Points of the person now. */
  readonly balance: number;
  readonly held: number;
}

/** The worth of a point of a use `u` of the purpose `p`: as on the day of its request, and as it is now before that. */
export const WON_PER_POINT: RawBuilder<number | null> = sql`coalesce(u.won_per_point, p.won_per_point)`;

/** Builds the columns of a use `u` with its purpose `p`. */
export const summaryColumns = (locale: Locale): RawBuilder<unknown> => sql`
  u.id, u.member_id as "memberId", u.purpose_code as "purposeCode", ${nameOf('p', locale)} as "purposeName", u.amount,
  ${WON_PER_POINT} as "wonPerPoint", u.year, u.semester_code as "semesterCode", u.status, u.created_at as "createdAt",
  u.applied_at as "appliedAt", u.decided_at as "decidedAt", u.paid_at as "paidAt", u.reason, u.version`;

/** Builds the columns of a whole use `u` in USE_TABLES, with what its student has. */
export const useColumns = (locale: Locale): RawBuilder<unknown> => sql`
  ${summaryColumns(locale)}, u.note, u.bank, u.account_key as "accountKey", u.account_end as "accountEnd",
  (select ${nameOf('by', locale)} from member by where by.id = u.decided_by) as "decidedByName",
  coalesce(a.balance, 0) as balance, coalesce(a.held, 0) as held`;

export const USE_TABLES = sql`mileage_use u join mileage_purpose p on p.code = u.purpose_code
  left join mileage_account a on a.member_id = u.member_id`;

interface UseAsked {
  readonly id: string;
  /** The scope that the use `u` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
}

/** Builds the condition that a use `u` is somebody's own. */
export const isOwn = (memberId: string): RawBuilder<boolean> => sql`u.member_id = ${memberId}::uuid`;

export function selectOptionalUse(db: Db, { id, isIn, locale }: UseAsked): Promise<UseRow | undefined> {
  return firstOf<UseRow>(db)`
    select ${useColumns(locale)} from ${USE_TABLES} where u.id = ${id}::uuid and ${isIn}`;
}

/** Locks the account and then the use until the transaction ends, and only then reads them. */
export async function lockOptionalUse(tx: Tx, asked: UseAsked): Promise<UseRow | undefined> {
  const found = await selectOptionalUse(tx, asked);
  if (!found) return undefined;
  await lockAccount(tx, found.memberId);
  await sql`select from mileage_use u where u.id = ${found.id}::uuid for update`.execute(tx);
  return selectOptionalUse(tx, asked);
}

interface OwnAsked {
  readonly memberId: string;
  readonly status: UseStatus | undefined;
  readonly locale: Locale;
}

/** Selects somebody's uses, the latest first; drafts that were thrown away are none any more. */
export function selectOwnUses(
  db: Db,
  { memberId, status, locale }: OwnAsked,
  window: PageWindow,
): Promise<PageRows<UseSummaryRow>> {
  const parts = [isOwn(memberId), sql`(u.status <> 'CANCELLED' or u.applied_at is not null)`];
  if (status) parts.push(sql`u.status = ${status}`);
  return selectPage<UseSummaryRow>(db, {
    columns: summaryColumns(locale),
    from: sql`mileage_use u join mileage_purpose p on p.code = u.purpose_code`,
    where: sql.join(parts, sql` and `),
    order: sql`u.created_at desc, u.id desc`,
    window,
  });
}

/** Something that a draft holds, as it is written. */
export interface DraftContent {
  readonly purposeCode: string;
  readonly amount: number;
  readonly note: string;
  readonly bank: string;
  readonly account: SealedAccount | null;
}

/** The number of an account as it is kept. */
export interface SealedAccount {
  readonly key: string;
  readonly sealed: string;
  readonly end: string;
}

/** Returns whether somebody has another draft for a purpose. Their account is locked. */
export async function selectHasDraft(
  tx: Tx,
  asked: { readonly memberId: string; readonly purposeCode: string; readonly exceptId: string | null },
): Promise<boolean> {
  const row = await firstOf<{ hasDraft: boolean }>(tx)`
    select exists (select from mileage_use u where u.member_id = ${asked.memberId}::uuid
      and u.purpose_code = ${asked.purposeCode} and u.status = 'TEMP'
      and u.id is distinct from ${asked.exceptId}::uuid) as "hasDraft"`;
  return row?.hasDraft ?? false;
}

export async function insertDraft(
  tx: Tx,
  draft: DraftContent & { readonly memberId: string; readonly term: LedgerTerm; readonly at: Date },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('mileage_use')
    .values({
      id,
      member_id: draft.memberId,
      status: 'TEMP',
      year: draft.term.year,
      semester_code: draft.term.semesterCode,
      created_at: draft.at,
      ...columnsOf(draft),
    })
    .execute();
  return id;
}

/** Compare-and-swap on the version; false where it is none any more, or no draft. */
export async function updateDraft(
  tx: Tx,
  { id, version }: Pick<UseRow, 'id' | 'version'>,
  draft: DraftContent,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mileage_use')
    .set({ ...columnsOf(draft), version: version + 1 })
    .where('mileage_use.id', '=', id)
    .where('mileage_use.version', '=', version)
    .where('mileage_use.status', '=', 'TEMP')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const columnsOf = ({ purposeCode, amount, note, bank, account }: DraftContent) => ({
  purpose_code: purposeCode,
  amount,
  note,
  bank,
  account_key: account?.key ?? null,
  account_sealed: account?.sealed ?? null,
  account_end: account?.end ?? null,
});

/** Selects the sealed number of an account; undefined where there is none. */
export function selectOptionalAccount(db: Db, id: string): Promise<SealedAccount | undefined> {
  return firstOf<SealedAccount>(db)`
    select u.account_key as key, u.account_sealed as sealed, u.account_end as "end" from mileage_use u
    where u.id = ${id}::uuid and u.account_key is not null`;
}

/** Takes away a key that nothing refers to any more: copies of what it sealed cannot be read either. */
export async function deleteAccountKey(tx: Tx, key: string): Promise<void> {
  await sql`delete from data_key k where k.id = ${key}::uuid`.execute(tx);
}

export interface UseChangeRow {
  readonly status: UseStatus;
  readonly at: Date;
}

export function selectUseChanges(db: Db, id: string): Promise<UseChangeRow[]> {
  return rowsOf<UseChangeRow>(db)`
    select h.to_status as status, h.at from status_change h
    where h.entity = ${USE} and h.entity_id = ${id}::uuid order by h.id`;
}
