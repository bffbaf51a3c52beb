import type { ApprovalKind, ApprovalStatus, ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';
import { approvalColumns, APPROVALS, type ApprovalView } from './detail-store.ts';

export interface ApprovalPageRow extends ApprovalView {
  readonly programmeId: string;
  readonly programmeNm: string;
  readonly typeCode: ProgrammeType;
  readonly deptNm: string;
}

const LISTED = sql`${APPROVALS} join programme p on p.id = a.programme_id
  join department d on d.code = p.department_code`;

export interface ApprovalsNarrowed {
  readonly kind?: ApprovalKind | undefined;
  readonly status?: ApprovalStatus | undefined;
  readonly search?: Search | undefined;
}

function narrow({ kind, status, search }: ApprovalsNarrowed): RawBuilder<unknown> {
  // The one who called it off has nothing to decide any more.
  const parts: RawBuilder<unknown>[] = [sql`(a.status <> 'WAITING' or p.cancelled_at is null)`];
  if (kind) parts.push(sql`a.kind = ${kind}`);
  if (status) parts.push(sql`a.status = ${status}`);
  if (search) parts.push(isCalled('p', search));
  return sql.join(parts, sql` and `);
}

/** Selects what waits, the longest first, and after it what was decided, the latest first. */
export function selectApprovalPage(
  db: Db,
  asked: { readonly narrowed: ApprovalsNarrowed; readonly locale: Locale; readonly window: PageWindow },
): Promise<PageRows<ApprovalPageRow>> {
  return selectPage<ApprovalPageRow>(db, {
    columns: sql`${approvalColumns(asked.locale)}, p.id as "programmeId", ${nameOf('p', asked.locale)} as "programmeNm",
      p.type_code as "typeCode", ${nameOf('d', asked.locale)} as "deptNm"`,
    from: LISTED,
    where: narrow(asked.narrowed),
    order: sql`a.status <> 'WAITING', case when a.status = 'WAITING' then a.asked_at end, a.decided_at desc, a.id`,
    window: asked.window,
  });
}

export function countWaitingApprovals(db: Db): Promise<number> {
  return countBounded(db, {
    from: sql`programme_approval a join programme p on p.id = a.programme_id`,
    where: narrow({ status: 'WAITING' }),
  });
}

export function selectOptionalView(db: Db, id: string, locale: Locale): Promise<ApprovalView | undefined> {
  return firstOf<ApprovalView>(db)`
    select ${approvalColumns(locale)} from ${APPROVALS} where a.id = ${id}::uuid`;
}

/** Saves the closing report. The programme is locked. */
export async function updateReport(
  tx: Tx,
  id: string,
  { report, at }: { readonly report: string; readonly at: Date },
): Promise<void> {
  await sql`
    update programme set closing_report = ${report}, updated_at = ${at}, version = version + 1
    where programme.id = ${id}::uuid`.execute(tx);
}
