/** Cases in the student's own list and on the dashboards of both sides. */
import type { CaseSummary } from '@naru/contract/areas/counselling/overview/history.ts';
import type { RawBuilder } from 'kysely';

import type { CallContext } from '../../../platform/http/serve.ts';
import type { CaseSource } from '../shared/case-source.ts';
import { BY_DUE, IS_OPEN, isTheirs, ownCaseKeys } from './history-store.ts';
import { agreedAt } from './present.ts';
import { COARSE_STATUSES, nextStepOf } from './rules.ts';
import { selectCasePage, selectCases, type CaseRow } from './store.ts';
import { lawDeskPath, lawStudentPath } from './tell.ts';

const MOST = 5;
const WINDOW = { number: 0, size: MOST, offset: 0 };

function summarize(ctx: CallContext, row: CaseRow, side: 'STUDENT' | 'COUNSELLOR'): CaseSummary {
  const next = nextStepOf({ ...row, meetsAt: agreedAt(row.meeting) }, side, ctx.now);
  return {
    caseId: row.id,
    kind: 'LAW',
    status: COARSE_STATUSES[row.status],
    askedAt: row.askedAt.toISOString(),
    beginsAt: agreedAt(row.meeting)?.toISOString() ?? null,
    next: next && { ...next, dueAt: next.dueAt?.toISOString() ?? null },
    path: side === 'STUDENT' ? lawStudentPath(row.id) : lawDeskPath(row.id),
  };
}

async function summarizeAs(
  ctx: CallContext,
  side: 'STUDENT' | 'COUNSELLOR',
  condition: RawBuilder<unknown>,
): Promise<CaseSummary[]> {
  const { studentId } = ctx.actor;
  if (side === 'STUDENT' && studentId === null) return [];
  const viewer = side === 'STUDENT' && studentId !== null ? { studentId } : 'LAW';
  const { rows } = await selectCasePage(ctx.db, {
    viewer,
    condition,
    order: BY_DUE,
    window: WINDOW,
    locale: ctx.locale,
  });
  return rows.map((row) => summarize(ctx, row, side));
}

/** Source of a student’s open cases, a law counsellor’s own open ones, and those that nobody has taken. */
export const lawCases: CaseSource = {
  kind: 'LAW',
  selectKeys: ownCaseKeys,
  readOwn: async (ctx, ids) => {
    const { studentId } = ctx.actor;
    if (studentId === null || ids.length === 0) return [];
    const rows = await selectCases(ctx.db, { ids, viewer: { studentId }, locale: ctx.locale });
    return rows.map((row) => summarize(ctx, row, 'STUDENT'));
  },
  summarize: async (ctx) => {
    const isCounsellor = ctx.actor.rights.may('CNS_LAW', 'RR');
    const [asStudent, asCounsellor] = await Promise.all([
      summarizeAs(ctx, 'STUDENT', IS_OPEN),
      isCounsellor ? summarizeAs(ctx, 'COUNSELLOR', isTheirs(ctx.actor.memberId)) : [],
    ]);
    return [...asStudent, ...asCounsellor].slice(0, MOST);
  },
};
