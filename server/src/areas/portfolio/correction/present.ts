/** Requests as their students see them on the wire. */
import type { CorrectionStanding } from '@naru/contract/areas/portfolio/correction.ts';

import { dayEndingAt } from './rules.ts';
import type { OwnRow } from './own-store.ts';

export function presentStanding(row: OwnRow, now: Date): CorrectionStanding {
  const { lastView } = row;
  return {
    correctionId: row.id,
    letterId: row.letterId,
    resumeId: row.resumeId,
    title: row.title,
    company: row.company,
    round: row.round,
    status: row.status,
    wanted: row.wanted,
    requestedAt: row.requestedAt.toISOString(),
    answerOn: dayEndingAt(row.answerBy),
    isLate: row.status === 'REQUESTED' && row.answerBy <= now,
    assigneeNm: row.assigneeName,
    completedAt: row.completedAt?.toISOString() ?? null,
    openCommentCount: row.openCommentCount,
    lastView: lastView && { ...lastView, viewedAt: new Date(lastView.viewedAt).toISOString() },
    version: row.version,
  };
}
