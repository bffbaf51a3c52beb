/** Lists of claims, and what can be claimed. */
import type { ClaimItem } from '@naru/contract/areas/mileage/claims.ts';
import type { ClaimStatus, MileageType } from '@naru/contract/areas/mileage/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled, isStudentMeant } from '../../../platform/list/search-sql.ts';
import { RULE_COLUMNS, type RuleRow } from '../rule/store.ts';
import { CLAIMS, claimColumns, type ClaimRow } from './store.ts';

export type ClaimItemRow = Omit<ClaimItem, 'rule'> & RuleRow;

/** Selects what can be claimed, with the rule that is in force on a day, by type. */
export function selectClaimItems(db: Db, day: string, locale: Locale): Promise<ClaimItemRow[]> {
  return rowsOf<ClaimItemRow>(db)`
    select i.id as "itemId", ${nameOf('i', locale)} as "itemNm", i.type_code as "typeCode",
      ${sql.ref(`i.evidence_${locale}`)} as evidence, i.asks_number as "asksNumber",
      i.most_quantity as "mostQuantity", i.takes_decimals as "takesDecimals", ${RULE_COLUMNS}
    from mileage_item i join mileage_rule r on r.item_id = i.id
      and r.effective_from <= ${day}::date and (r.effective_to is null or r.effective_to >= ${day}::date)
    where i.source = 'CLAIM' and i.in_use order by i.type_code, i.position, i.id`;
}

/** Selects claims of somebody, the latest first. */
export function selectOwnClaims(
  db: Db,
  asked: { readonly isIn: RawBuilder<boolean>; readonly status: ClaimStatus | undefined; readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<ClaimRow>> {
  const { isIn, status, locale } = asked;
  return selectPage<ClaimRow>(db, {
    columns: claimColumns(locale),
    from: CLAIMS,
    where: status ? sql`${isIn} and c.status = ${status}` : isIn,
    order: sql`c.asked_at desc, c.id desc`,
    window,
  });
}

/** The student of a claim. */
export interface Claimant {
  readonly studentId: string;
  readonly name: string;
  readonly number: string;
  readonly deptNm: string;
  readonly grade: number;
}

const WITH_STUDENT = sql`${CLAIMS} join member m on m.id = c.member_id join student s on s.member_id = c.member_id
  join department d on d.code = s.department_code`;

const studentColumns = (locale: Locale): RawBuilder<unknown> => sql`
  s.id as "studentId", ${nameOf('m', locale)} as name, s.student_number as number, ${nameOf('d', locale)} as "deptNm",
  s.grade`;

export interface ClaimsNarrowed {
  /** The scope that the claim `c` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly status?: ClaimStatus | undefined;
  readonly typeCode?: MileageType | undefined;
  readonly search?: Search | undefined;
}

function narrow({ isIn, status, typeCode, search }: ClaimsNarrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [isIn];
  if (status) parts.push(sql`c.status = ${status}`);
  if (typeCode) parts.push(sql`i.type_code = ${typeCode}`);
  if (search) parts.push(sql`(${isStudentMeant(search)} or ${isCalled('i', search)})`);
  return sql.join(parts, sql` and `);
}

export type DeskClaimRow = ClaimRow & Claimant;

/** Selects what waits, the longest first, and after it what was asked for last. */
export function selectDeskClaims(
  db: Db,
  asked: { readonly narrowed: ClaimsNarrowed; readonly locale: Locale; readonly window: PageWindow },
): Promise<PageRows<DeskClaimRow>> {
  return selectPage<DeskClaimRow>(db, {
    columns: sql`${claimColumns(asked.locale)}, ${studentColumns(asked.locale)}`,
    from: WITH_STUDENT,
    where: narrow(asked.narrowed),
    order: sql`c.status <> 'WAIT', case when c.status = 'WAIT' then c.asked_at end, c.asked_at desc, c.id`,
    window: asked.window,
    // Only a search asks for the students.
    ...(asked.narrowed.search === undefined && { counted: CLAIMS }),
  });
}

export function countWaitingClaims(db: Db, isIn: RawBuilder<boolean>): Promise<number> {
  return countBounded(db, { from: sql`mileage_claim c`, where: sql`c.status = 'WAIT' and ${isIn}` });
}

/** Selects the student of a claim. */
export function selectOptionalClaimant(db: Db, claimId: string, locale: Locale): Promise<Claimant | undefined> {
  return firstOf<Claimant>(db)`
    select ${studentColumns(locale)} from ${WITH_STUDENT} where c.id = ${claimId}::uuid`;
}

/** Selects whose claims these are and for what, as a list names them. */
export async function selectClaimNames(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly isIn: RawBuilder<boolean>; readonly locale: Locale },
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select c.id, ${nameOf('m', asked.locale)} || ' ' || ${nameOf('i', asked.locale)} as name
    from ${WITH_STUDENT} where c.id = any(${[...asked.ids]}::uuid[]) and ${asked.isIn}`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
