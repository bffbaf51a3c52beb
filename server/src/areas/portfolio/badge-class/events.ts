/** Facts about badges; other areas follow them by api.ts. */
import { defineEvent } from '../../../blocks/manifest/event.ts';

export interface BadgeHappened {
  readonly memberId: string;
  readonly classId: string;
  readonly [field: string]: string;
}

/** Somebody got a badge; the record is the assertion. */
export const badgeGranted = defineEvent<BadgeHappened>('badge.granted');
/** A badge was taken back for good; the record is the assertion. */
export const badgeRevoked = defineEvent<BadgeHappened>('badge.revoked');
