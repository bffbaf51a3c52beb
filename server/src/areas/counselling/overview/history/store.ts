import { CASE_KINDS, type CaseKind } from '@naru/contract/areas/counselling/overview/history.ts';
import { ASKED_KINDS, type CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../../../platform/db/db.ts';
import { countBounded } from '../../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../../platform/list/paging.ts';
import type { CaseSource } from '../../shared/case-source.ts';

/** The states of a case that a state of a request stands for. */
const CASE_STATUSES: Readonly<Record<EnumKey<'counsellingStatus'>, readonly EnumKey<'psychologicalStatus'>[]>> = {
  AVAILABLE: [],
  WAITING: ['WAITING'],
  APPROVED: ['APPROVED', 'IN_PROGRESS'],
  COMPLETED: ['ENDED'],
  REJECTED: ['CANCELLED'],
  ABSENT: [],
};

export interface HistoryParams {
  readonly studentId: string;
  readonly kind: CounsellingKind | CaseKind | undefined;
  readonly status: EnumKey<'counsellingStatus'> | undefined;
  readonly window: PageWindow;
  readonly now: Date;
}

export interface HistoryKey {
  /** Null for a request or meeting. */
  readonly source: CaseKind | null;
  readonly id: string;
}

/** Somebody has something to answer, or a meeting is ahead. */
const IS_OPEN = sql`(r.status = any('{WAITING,APPROVED}') or (r.status = 'AVAILABLE' and r.ending is null)
  or r.confirmation = 'WAITING')`;

function meetingKeys({ studentId, kind, status }: HistoryParams): RawBuilder<unknown> {
  const parts = [sql`r.student_id = ${studentId}::uuid`, sql`c.kind = any(${[...ASKED_KINDS]}::text[])`];
  if (kind !== undefined) parts.push(sql`c.kind = ${kind}`);
  if (status !== undefined) parts.push(sql`r.status = ${status}`);
  return sql`select null::text as source, r.id, ${IS_OPEN} as is_open, r.begins_at as at
    from counselling_request r join counsellor c on c.id = r.counsellor_id where ${sql.join(parts, sql` and `)}`;
}

function caseKeys(source: CaseSource, { studentId, status, now }: HistoryParams): RawBuilder<unknown> {
  const among = status === undefined ? sql`true` : sql`own.status = any(${[...CASE_STATUSES[status]]}::text[])`;
  return sql`select ${source.kind}::text as source, own.id, own.is_open, own.at
    from (${source.selectKeys(studentId, now)}) own where ${among}`;
}

/** Selects open cases first, by their hour; then the latest. All kinds in one order. */
export async function selectHistoryKeys(
  db: Db,
  sources: readonly CaseSource[],
  asked: HistoryParams,
): Promise<{ keys: HistoryKey[]; counted: number }> {
  const wanted = sources.filter(({ kind }) => asked.kind === undefined || kind === asked.kind);
  const isCaseKind = CASE_KINDS.some((kind) => kind === asked.kind);
  const parts = [...(isCaseKind ? [] : [meetingKeys(asked)]), ...wanted.map((source) => caseKeys(source, asked))];
  const all = sql.join(parts, sql` union all `);
  const rows = await rowsOf<HistoryKey>(db)`
    select entry.source, entry.id from (${all}) entry
    order by entry.is_open desc, case when entry.is_open then entry.at end, entry.at desc, entry.id
    limit ${asked.window.size} offset ${asked.window.offset}`;
  const counted = await countBounded(db, { from: sql`(${all}) entry`, where: sql`true` });
  return { keys: rows, counted };
}
