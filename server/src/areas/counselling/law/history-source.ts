/** Cases in the student's own list and on the dashboards of both sides. */
import type { CaseSummary } from '@naru/contract/areas/counselling/overview/history.ts';
import type { LawStatus } from '@naru/contract/areas/counselling/law/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import type { CaseSource } from '../shared/case-source.ts';
import { agreedAt } from './present.ts';
import { IS_OVER, nextStepOf } from './rules.ts';
import { selectCasePage, selectCases, type CaseRow } from './store.ts';
import { lawDeskPath, lawStudentPath } from './tell.ts';

const MOST = 5;
const WINDOW = { number: 0, size: MOST, offset: 0 };

const COARSE: Readonly<Record<LawStatus, CaseSummary['status']>> = {
  RECEIVED: 'WAITING',
  ACCEPTED: 'APPROVED',
  DECLINED: 'CANCELLED',
  ASSIGNED: 'APPROVED',
  CONSULTED: 'IN_PROGRESS',
  OPINION_DRAFT: 'IN_PROGRESS',
  OPINION_REVIEWED: 'IN_PROGRESS',
  SENT: 'IN_PROGRESS',
  CLOSED: 'ENDED',
};

const coarseStatus = sql`case l.status ${sql.join(
  Object.entries(COARSE).map(([from, to]) => sql`when ${sql.lit(from)} then ${sql.lit(to)}`),
  sql` `,
)} end`;

function summarize(ctx: CallContext<Actor>, row: CaseRow, side: 'STUDENT' | 'COUNSELLOR'): CaseSummary {
  const next = nextStepOf({ ...row, meetsAt: agreedAt(row.meeting) }, side, ctx.now);
  return {
    caseId: row.id,
    kind: 'LAW',
    status: COARSE[row.status],
    askedAt: row.askedAt.toISOString(),
    beginsAt: agreedAt(row.meeting)?.toISOString() ?? null,
    next: next && { ...next, dueAt: next.dueAt?.toISOString() ?? null },
    path: side === 'STUDENT' ? lawStudentPath(row.id) : lawDeskPath(row.id),
  };
}

async function summarizeAs(
  ctx: CallContext<Actor>,
  side: 'STUDENT' | 'COUNSELLOR',
  condition: RawBuilder<unknown>,
): Promise<CaseSummary[]> {
  const { studentId } = ctx.actor;
  if (side === 'STUDENT' && studentId === null) return [];
  const viewer = side === 'STUDENT' && studentId !== null ? { studentId } : 'LAW';
  const order = sql`l.due_at, l.id`;
  const { rows } = await selectCasePage(ctx.db, { viewer, condition, order, window: WINDOW, locale: ctx.locale });
  return rows.map((row) => summarize(ctx, row, side));
}

/** Source of a student’s open cases, a law counsellor’s own open ones, and those that nobody has taken. */
export const lawCases: CaseSource = {
  kind: 'LAW',
  selectKeys: (studentId, now) => sql`
    select l.id, ${coarseStatus} as status, l.status <> all(${[...IS_OVER]}::text[]) as is_open,
      coalesce((select min(r.begins_at) from law_meeting lm join counselling_request r on r.id = lm.request_id
        where lm.case_id = l.id and r.status = 'APPROVED' and r.begins_at > ${now}::timestamptz), l.created_at) as at
    from law_case l where l.student_id = ${studentId}::uuid`,
  readOwn: async (ctx, ids) => {
    const { studentId } = ctx.actor;
    if (studentId === null || ids.length === 0) return [];
    const rows = await selectCases(ctx.db, { ids, viewer: { studentId }, locale: ctx.locale });
    return rows.map((row) => summarize(ctx, row, 'STUDENT'));
  },
  summarize: async (ctx) => {
    const open = sql`l.status <> all(${[...IS_OVER]}::text[])`;
    const isCounsellor = ctx.actor.rights.may('CNS_LAW', 'RR');
    const me = ctx.actor.memberId;
    const mine = sql`(${open} and (l.status = 'RECEIVED' or exists (
      select from law_assignee la where la.case_id = l.id and la.member_id = ${me}::uuid)))`;
    const [asStudent, asCounsellor] = await Promise.all([
      summarizeAs(ctx, 'STUDENT', open),
      isCounsellor ? summarizeAs(ctx, 'COUNSELLOR', mine) : [],
    ]);
    return [...asStudent, ...asCounsellor].slice(0, MOST);
  },
};
