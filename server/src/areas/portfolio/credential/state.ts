import type { BadgeStatus } from '@naru/contract/areas/portfolio/badge-words.ts';
import type { BadgeState } from '@naru/contract/areas/portfolio/credential.ts';

/** Returns how a badge stands now; the end of its time is computed, never stored. Pure. */
export function badgeState(
  badge: { readonly status: BadgeStatus; readonly expiresAt: Date | null },
  now: Date,
): BadgeState {
  if (badge.status === 'REVOKED') return 'REVOKED';
  return badge.expiresAt !== null && badge.expiresAt <= now ? 'EXPIRED' : 'VALID';
}
