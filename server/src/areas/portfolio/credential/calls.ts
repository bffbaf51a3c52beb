import type { credentials as calls } from '@naru/contract/areas/portfolio/credential.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { didOf } from './did.ts';
import { readIssuer } from './issue.ts';
import { badgeState } from './state.ts';
import { selectOptionalBadge } from './store.ts';

/** The id is random: to know it is the right to ask. */
export const checkBadge: Reader<typeof calls.checkBadge> = async ({ db, now, platform }, { params: { id } }) => {
  const row = (await selectOptionalBadge(db, id)) ?? fail('notFound');
  const state = badgeState(row, now);
  const { classId, name, description, criteria, level, competency, alignmentList, look } = row.achievement;
  const isGone = state === 'REVOKED';
  const issuer = await readIssuer(platform);
  return {
    badge: {
      assertionId: row.id,
      classId,
      state,
      name,
      description,
      criteria,
      level,
      competency,
      alignmentList,
      look,
      hasPicture: row.pictureId !== null && !isGone,
      evidenceList: isGone ? [] : [...row.evidence],
      holderNm: isGone || row.holderKo === null ? null : { ko: row.holderKo, en: row.holderEn ?? row.holderKo },
      issuer: issuer.name,
      issuerId: didOf(issuer.baseUrl),
      grantedAt: row.grantedAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      revokedAt: row.revokedAt?.toISOString() ?? null,
    },
  };
};
