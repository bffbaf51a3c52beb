import type { BadgeName, OwnBadge } from '@naru/contract/areas/portfolio/badge.ts';

import { badgeState } from '../credential/state.ts';
import { endsSoon } from './rules.ts';
import type { ClassRow, OwnRow } from './store.ts';

export function presentOwn(row: OwnRow, now: Date): OwnBadge {
  const { classId, name, description, level, competency, look } = row.achievement;
  const state = badgeState(row, now);
  return {
    classId,
    name,
    description,
    level,
    competencyCode: competency,
    look,
    hasPicture: row.hasPicture,
    assertionId: row.id,
    state,
    endsSoon: state === 'VALID' && endsSoon(row.expiresAt, now),
    grantedAt: row.grantedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokeReason: row.revokeReason,
  };
}

export const presentName = ({ id, nameKo, nameEn, level, look, hasPicture }: ClassRow): BadgeName => ({
  classId: id,
  name: { ko: nameKo, en: nameEn },
  level,
  look,
  hasPicture,
});

export const describeClass = (row: ClassRow) => ({
  ...presentName(row),
  description: { ko: row.descriptionKo, en: row.descriptionEn },
  competencyCode: row.competency,
});
