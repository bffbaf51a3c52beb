/** Psychological cases among all counselling of a student, and on the dashboards of those concerned. */
import type { CaseSummary } from '@naru/contract/areas/counselling/overview/history.ts';

import type { CaseSource } from '../shared/case-source.ts';
import { closingWindowOf, findClosingStandings } from './closing/survey.ts';
import {
  ownCaseKeys,
  selectCasesAhead,
  selectOpenCases,
  selectOwnCases,
  selectQueuedCases,
  type ListedCaseRow,
} from './history-store.ts';

const MOST = 5;

function nextOf({ status, nextAt }: ListedCaseRow): CaseSummary['next'] {
  if (status === 'WAITING') return { step: 'ASSIGN', who: 'COUNSELLOR', dueAt: null };
  if (nextAt !== null) return { step: 'MEET', who: 'BOTH', dueAt: nextAt.toISOString() };
  return status === 'APPROVED' || status === 'IN_PROGRESS' ? { step: 'MEET', who: 'BOTH', dueAt: null } : null;
}

const present = (row: ListedCaseRow, path: string): CaseSummary => ({
  caseId: row.id,
  kind: 'PSYCHOLOGICAL',
  status: row.status,
  askedAt: row.askedAt.toISOString(),
  beginsAt: row.at?.toISOString() ?? null,
  next: nextOf(row),
  path: `${path}/${row.id}`,
});

const STUDENT_PATH = '/cs/psch/detail';
const CENTRE_PATH = '/cnslt/psychological/dtls/form';

export const psychologicalCases: CaseSource = {
  kind: 'PSYCHOLOGICAL',
  selectKeys: ownCaseKeys,
  readOwn: async (ctx, ids) => {
    const rows = await selectOwnCases(ctx.db, { studentId: ctx.actor.studentId, ids });
    const surveys = await findClosingStandings(ctx, rows);
    return rows.map((row) => {
      const summary = present(row, STUDENT_PATH);
      const closesAt = closingWindowOf(row)?.closesAt.toISOString() ?? null;
      return surveys.get(row.id) === 'OPEN'
        ? { ...summary, next: { step: 'SURVEY' as const, who: 'STUDENT' as const, dueAt: closesAt } }
        : summary;
    });
  },
  summarize: async ({ db, actor, now }) => {
    const { studentId, memberId } = actor;
    const [own, ahead, queue] = await Promise.all([
      studentId === null ? [] : selectOpenCases(db, studentId, MOST),
      actor.duties.includes('PSYCHOLOGICAL_COUNSELLOR') ? selectCasesAhead(db, { memberId, now, most: MOST }) : [],
      actor.rights.hasNamed('PSCHMNG') ? selectQueuedCases(db, MOST) : [],
    ]);
    const centre = [...queue, ...ahead].map((row) => present(row, CENTRE_PATH));
    return [...own.map((row) => present(row, STUDENT_PATH)), ...centre].slice(0, MOST);
  },
};
