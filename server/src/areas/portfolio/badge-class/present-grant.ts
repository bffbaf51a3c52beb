/** Badges of people as calls answer them. */
import type { BadgeAction, BadgeGrantDetail, BadgeGrantRow } from '@naru/contract/areas/portfolio/badge-grant.ts';

import type { HappenedRow } from '../../../blocks/workflow/history-store.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { GrantDetailRow, GrantRow } from './list-store.ts';
import { sayRevokeReason } from './words.ts';

export function presentGrant(row: GrantRow): BadgeGrantRow {
  const { id, classId, achievement, hasPicture, state, way, grantedAt, expiresAt } = row;
  const { studentId, name, number, deptNm } = row;
  return {
    assertionId: id,
    classId,
    name: achievement.name,
    level: achievement.level,
    look: achievement.look,
    hasPicture,
    student: { studentId, name, number, deptNm },
    state,
    way,
    grantedAt: grantedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

export function presentGrantDetail(
  row: GrantDetailRow,
  more: { readonly history: readonly HappenedRow<BadgeAction>[]; readonly canRevoke: boolean; readonly locale: Locale },
): BadgeGrantDetail {
  const { history, canRevoke, locale } = more;
  return {
    ...presentGrant(row),
    achievement: row.achievement,
    evidenceList: row.evidenceList,
    grantedByNm: row.grantedByName,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokeReason: sayRevokeReason(row.revokeReason, locale),
    historyList: history.map(({ action, actorNm, reason, at }) => ({
      action,
      byNm: actorNm,
      reason: sayRevokeReason(reason, locale),
      at: at.toISOString(),
    })),
    canRevoke,
  };
}
