/** Badges as others check them (docs/specification.md, Badges). */
import { z } from 'zod';

import { anyone } from '../../access.ts';
import { type CallOutput, get } from '../../call.ts';
import { ENUMS } from '../../enums.ts';
import { Id, Instant } from '../../shared/id.ts';
import { BADGE_LEVELS, BadgeAlignment, BadgeEvidence, BadgeLook } from './badge-words.ts';
import { Both } from './words.ts';

/** EXPIRED: its date is over, which nobody decided. REVOKED: taken away for good. */
export const BADGE_STATES = ['VALID', 'EXPIRED', 'REVOKED'] as const;
export type BadgeState = (typeof BADGE_STATES)[number];

export const credentials = {
  checkBadge: get('/badge/{id}/check', {
    access: anyone,
    summary: 'Says of a badge whether it is valid, past its date or revoked, and for what it was granted.',
    remark:
      'The holder is named only where they want it. A revoked badge has neither holder nor evidence any more, nor a word of the reason.',
    params: z.object({ id: Id }),
    output: z.object({
      badge: z.object({
        assertionId: Id,
        classId: Id,
        state: z.enum(BADGE_STATES),
        name: Both,
        description: Both,
        criteria: Both,
        level: z.enum(BADGE_LEVELS),
        competency: z.enum(ENUMS.coreCompetency).nullable(),
        alignmentList: z.array(BadgeAlignment),
        look: BadgeLook,
        /** An own picture stands before the drawn one. */
        hasPicture: z.boolean(),
        evidenceList: z.array(BadgeEvidence),
        /** Null where the holder does not show their name. */
        holderNm: Both.nullable(),
        issuer: Both,
        /** The identifier of the issuer, under which its keys are published. */
        issuerId: z.string(),
        grantedAt: Instant,
        expiresAt: Instant.nullable(),
        revokedAt: Instant.nullable(),
      }),
    }),
  }),
};
export type CheckedBadge = CallOutput<typeof credentials.checkBadge>['badge'];
