/** Claims as rows. */
import type { ClaimStatus, Explanation, MileageType } from '@naru/contract/areas/mileage/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, hasRows, idsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { ItemRow } from '../rule/store.ts';

/** The name of a claim in the history, in the audit log and beside its files. */
export const CLAIM = 'mileage_claim';

export interface ClaimRow {
  readonly id: string;
  readonly memberId: string;
  readonly itemId: string;
  readonly itemNm: string;
  readonly typeCode: MileageType;
  readonly gradeGroup: string | null;
  readonly status: ClaimStatus;
  readonly happenedOn: string;
  readonly quantity: number;
  readonly numberHash: string | null;
  readonly numberEnd: string | null;
  readonly note: string;
  readonly fileId: string | null;
  readonly expected: number;
  /** Points that its lines have brought, less what was taken back; null where it has none. */
  readonly brought: number | null;
  /** How its line came to its points; null where it has none. */
  readonly explanationList: Explanation[] | null;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedByNm: string | null;
  readonly reason: string | null;
  readonly version: number;
}

/** The columns of a claim `c` of an item `i`. */
export const claimColumns = (locale: Locale): RawBuilder<unknown> => sql`
  c.id, c.member_id as "memberId", c.item_id as "itemId", ${nameOf('i', locale)} as "itemNm",
  i.type_code as "typeCode", i.grade_group as "gradeGroup", c.status, c.happened_on as "happenedOn", c.quantity,
  c.number_hash as "numberHash", c.number_end as "numberEnd", c.note, c.file_id as "fileId", c.expected,
  (select sum(l.amount)::int from mileage_line l where l.claim_id = c.id) as brought,
  (select l.explanation from mileage_line l where l.claim_id = c.id and l.kind = 'EARN'
    order by l.place desc limit 1) as "explanationList",
  c.asked_at as "askedAt", c.decided_at as "decidedAt",
  (select ${nameOf('decider', locale)} from member decider where decider.id = c.decided_by) as "decidedByNm",
  c.reason, c.version`;

export const CLAIMS = sql`mileage_claim c join mileage_item i on i.id = c.item_id`;

export interface ClaimAsked {
  readonly id: string;
  /** The scope that the claim `c` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly locale: Locale;
}

export function selectOptionalClaim(db: Db, { id, isIn, locale }: ClaimAsked): Promise<ClaimRow | undefined> {
  return firstOf<ClaimRow>(db)`
    select ${claimColumns(locale)} from ${CLAIMS} where c.id = ${id}::uuid and ${isIn}`;
}

/** Locks a claim. Its student's account is locked before. */
export async function lockClaim(tx: Tx, id: string): Promise<void> {
  await sql`select c.id from mileage_claim c where c.id = ${id}::uuid for update`.execute(tx);
}

export interface ClaimableItem extends ItemRow {
  readonly code: string;
  /** In the person's language; empty for none. */
  readonly evidence: string;
  readonly asksNumber: boolean;
  readonly mostQuantity: number | null;
  readonly takesDecimals: boolean;
}

/** Selects an item that is claimed with evidence. */
export function selectOptionalItem(db: Db, id: string, locale: Locale): Promise<ClaimableItem | undefined> {
  return firstOf<ClaimableItem>(db)`
    select i.id, i.code, i.type_code as "typeCode", i.grade_group as "gradeGroup",
      ${sql.ref(`i.evidence_${locale}`)} as evidence, i.asks_number as "asksNumber", i.most_quantity as "mostQuantity",
      i.takes_decimals as "takesDecimals"
    from mileage_item i where i.id = ${id}::uuid and i.source = 'CLAIM' and i.in_use`;
}

/** The contents of a claim, as columns. */
export interface ClaimContent {
  readonly item_id: string;
  readonly grade_group: string;
  readonly happened_on: string;
  readonly quantity: number;
  readonly number_hash: string | null;
  readonly number_end: string | null;
  readonly note: string;
  readonly file_id: string | null;
  readonly expected: number;
  readonly asked_at: Date;
}

/** Inserts a claim of a student; undefined where its number or the same deed is claimed already, or they are no student. */
export async function insertOptionalClaim(
  tx: Tx,
  memberId: string,
  content: ClaimContent,
): Promise<string | undefined> {
  const student = await tx
    .selectFrom('student')
    .select('student.department_code')
    .where('student.member_id', '=', memberId)
    .executeTakeFirst();
  if (!student) return undefined;
  const inserted = await tx
    .insertInto('mileage_claim')
    .values({ id: newId(), member_id: memberId, ...student, status: 'WAIT', ...content })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mileage_claim.id')
    .executeTakeFirst();
  return inserted?.id;
}

/** NUMBER: a certificate counts already. SAME: the deed does, with the same note. */
export interface Duplicate {
  readonly kind: 'NUMBER' | 'SAME';
  readonly isOwn: boolean;
}

/** Finds a claim that counts or waits and stands in the way of another one; a number first. */
export function selectOptionalDuplicate(
  db: Db,
  content: Pick<ClaimContent, 'grade_group' | 'number_hash' | 'item_id' | 'happened_on' | 'quantity' | 'note'>,
  { memberId, exceptId }: { readonly memberId: string; readonly exceptId?: string | undefined },
): Promise<Duplicate | undefined> {
  return firstOf<Duplicate>(db)`
    select case when c.number_hash = ${content.number_hash} and c.grade_group = ${content.grade_group} then 'NUMBER'
      else 'SAME' end as kind, c.member_id = ${memberId}::uuid as "isOwn"
    from mileage_claim c
    where c.status in ('WAIT', 'APPROVED') and c.id is distinct from ${exceptId ?? null}::uuid
      and ((c.number_hash = ${content.number_hash} and c.grade_group = ${content.grade_group})
        or (c.member_id = ${memberId}::uuid and c.item_id = ${content.item_id}::uuid
          and c.happened_on = ${content.happened_on}::date and c.quantity = ${content.quantity}::numeric
          and c.number_hash is not distinct from ${content.number_hash}
          and c.note_key = lower(regexp_replace(${content.note}, '\\s', '', 'g'))))
    order by kind limit 1`;
}

/** Sets the group of files that an inserted claim has. */
export async function updateFile(tx: Tx, id: string, fileId: string): Promise<void> {
  await sql`update mileage_claim set file_id = ${fileId}::uuid where mileage_claim.id = ${id}::uuid`.execute(tx);
}

/** Says whether a claim is in a scope. */
export function hasClaim(db: Db, id: string, isIn: RawBuilder<unknown>): Promise<boolean> {
  return hasRows(db)`select from mileage_claim c where c.id = ${id}::uuid and ${isIn}`;
}

/** Selects who made a claim; nobody where it is not there. */
export function selectClaimants(db: Db, id: string): Promise<string[]> {
  return idsOf(db)`
    select c.member_id as id from mileage_claim c where c.id = ${id}::uuid`;
}
