import type { ApprovalKind, ApprovalStatus } from '@naru/contract/areas/learning/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { APPROVAL } from '../approval/store.ts';

export interface DetailRow {
  readonly seriesId: string;
  readonly createdAt: Date;
  readonly heldCount: number;
  readonly applyCount: number;
  readonly hasTrainees: boolean;
  readonly traineeCount: number;
  readonly spent: number;
  readonly closingReport: string;
  readonly publishedAt: Date | null;
  readonly closedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly cancelReason: string | null;
  readonly cancelCode: 'LEAST_PEOPLE' | null;
  readonly drawSeed: string | null;
  readonly drawnAt: Date | null;
  readonly version: number;
}

/** Selects everything of a programme beside its form and its row of the list. */
export function selectOptionalDetail(db: Db, id: string): Promise<DetailRow | undefined> {
  return firstOf<DetailRow>(db)`
    select p.series_id as "seriesId", p.created_at as "createdAt", p.held as "heldCount",
      (select count(*)::int from trainee t where t.programme_id = p.id and t.status = 'APPLY') as "applyCount",
      exists (select from trainee t where t.programme_id = p.id) as "hasTrainees",
      (select count(*)::int from trainee t where t.programme_id = p.id) as "traineeCount",
      (select coalesce(sum(e.amount), 0)::float8 from programme_expense e where e.programme_id = p.id) as spent,
      p.closing_report as "closingReport", p.published_at as "publishedAt", p.closed_at as "closedAt",
      p.cancelled_at as "cancelledAt", p.cancel_reason as "cancelReason", p.cancel_code as "cancelCode",
      p.draw_seed as "drawSeed", p.drawn_at as "drawnAt", p.version
    from programme p where p.id = ${id}::uuid`;
}

export interface ApprovalView {
  readonly approvalId: string;
  readonly kind: ApprovalKind;
  readonly status: ApprovalStatus;
  readonly askedByNm: string | null;
  readonly askedAt: Date;
  readonly note: string;
  readonly decidedByNm: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  readonly version: number;
}

/** The columns of an `ApprovalView`, of an approval `a` in `APPROVALS`. */
export const approvalColumns = (locale: Locale) => sql`
  a.id as "approvalId", a.kind, a.status, ${nameOf('asker', locale)} as "askedByNm", a.asked_at as "askedAt", a.note,
  ${nameOf('decider', locale)} as "decidedByNm", a.decided_at as "decidedAt",
  case when a.status = 'REFUSED' then (select h.reason from status_change h
    where h.entity = ${APPROVAL} and h.entity_id = a.id and h.to_status = 'REFUSED' order by h.id desc limit 1)
    end as reason, a.version`;

export const APPROVALS = sql`programme_approval a left join member asker on asker.id = a.asked_by
  left join member decider on decider.id = a.decided_by`;

/** Selects the approvals of a programme: its opening, then its closing. */
export function selectApprovalsOf(db: Db, programmeId: string, locale: Locale): Promise<ApprovalView[]> {
  return rowsOf<ApprovalView>(db)`
    select ${approvalColumns(locale)} from ${APPROVALS}
    where a.programme_id = ${programmeId}::uuid order by a.kind desc`;
}

export interface ExpenseRow {
  readonly expenseId: string;
  readonly item: string;
  readonly amount: number;
  readonly spentOn: string;
}

export async function selectExpenses(db: Db, programmeId: string): Promise<ExpenseRow[]> {
  return db
    .selectFrom('programme_expense')
    .select([
      'programme_expense.id as expenseId',
      'programme_expense.item',
      'programme_expense.amount',
      'programme_expense.spent_on as spentOn',
    ])
    .where('programme_expense.programme_id', '=', programmeId)
    .orderBy('programme_expense.spent_on')
    .orderBy('programme_expense.id')
    .execute();
}

export interface DepartmentName {
  readonly deptCode: string;
  readonly deptNm: string;
}

export function selectDepartmentNames(db: Db, codes: readonly string[], locale: Locale): Promise<DepartmentName[]> {
  return rowsOf<DepartmentName>(db)`
    select d.code as "deptCode", ${nameOf('d', locale)} as "deptNm" from department d
    where d.code = any(${[...codes]}::text[]) order by d.code`;
}

export interface PersonName {
  readonly memberId: string;
  readonly name: string;
}

export function selectPersonNames(db: Db, ids: readonly string[], locale: Locale): Promise<PersonName[]> {
  return rowsOf<PersonName>(db)`
    select m.id as "memberId", ${nameOf('m', locale)} as name from member m
    where m.id = any(${[...ids]}::uuid[]) order by m.name_ko, m.id`;
}

export interface EarlierRow {
  readonly id: string;
  readonly takenCount: number;
  readonly completedCount: number;
  readonly spent: number;
}

/** Selects the last published one of the series that began before; undefined for the first. */
export function selectOptionalEarlier(
  db: Db,
  { id, seriesId }: { readonly id: string; readonly seriesId: string },
): Promise<EarlierRow | undefined> {
  return firstOf<EarlierRow>(db)`
    select p.id, p.taken as "takenCount",
      (select count(*)::int from trainee t where t.programme_id = p.id and t.completed_at is not null) as "completedCount",
      (select coalesce(sum(e.amount), 0)::float8 from programme_expense e where e.programme_id = p.id) as spent
    from programme p join programme later on later.id = ${id}::uuid and p.begins_at < later.begins_at
    where p.series_id = ${seriesId}::uuid and p.id <> ${id}::uuid and p.published_at is not null
    order by p.begins_at desc, p.id desc limit 1`;
}
