/** Referrals that wait for the student's word, among all their counselling and in the things to do. */
import type { CaseKind, CaseSummary } from '@naru/contract/areas/counselling/overview/history.ts';

import type { CaseSource } from '../shared/case-source.ts';
import { listedKeys, selectListed, selectWaiting, type ListedAmong, type ListedReferralRow } from './listed-store.ts';

const MOST = 5;

export interface ListedReferrals extends ListedAmong {
  readonly kind: CaseKind;
  /** The next step of a student who agreed. */
  readonly afterwards: 'APPLY' | 'BOOK';
  readonly pathOf: (id: string) => string;
}

function present(
  { kind, afterwards, pathOf }: ListedReferrals,
  { id, status, askedAt, untilAt }: ListedReferralRow,
): CaseSummary {
  const isOpen = status === 'ASKED' || status === 'ACCEPTED';
  return {
    caseId: id,
    kind,
    status: isOpen ? 'WAITING' : 'CANCELLED',
    askedAt: askedAt.toISOString(),
    beginsAt: null,
    next: isOpen
      ? { step: status === 'ASKED' ? 'CONSENT' : afterwards, who: 'STUDENT', dueAt: untilAt?.toISOString() ?? null }
      : null,
    path: pathOf(id),
  };
}

export const listReferrals = (listed: ListedReferrals): CaseSource => ({
  kind: listed.kind,
  selectKeys: (studentId) => listedKeys(listed, studentId),
  readOwn: async ({ db, actor }, ids) => {
    const rows = await selectListed(db, listed, { studentId: actor.studentId, ids });
    return rows.map((row) => present(listed, row));
  },
  summarize: async ({ db, actor }) => {
    if (actor.studentId === null) return [];
    const rows = await selectWaiting(db, listed, actor.studentId);
    return rows.slice(0, MOST).map((row) => present(listed, row));
  },
});
