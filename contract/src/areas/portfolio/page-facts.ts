/** Facts that the blocks of a portfolio name, as they are now (docs/specification.md, Portfolios). */
import { z } from 'zod';

import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { BADGE_LEVELS, BadgeLook } from './badge-words.ts';
import { FileName } from './page-content.ts';
import { CONFIRMATIONS, ItemSource, ResumeFact, ResumeItem, RESUME_SECTIONS } from './resume-content.ts';
import { Both } from './words.ts';

/** A fact of the university; `GONE` ones are not shown to others. */
export const ShownRecord = ResumeFact.extend({
  confirmation: z.enum(CONFIRMATIONS),
  /** A page of the portal on which everybody can check it; null for none. */
  checkPath: z.string().nullable(),
});
export type ShownRecord = z.output<typeof ShownRecord>;

/** A badge that stands: neither revoked nor past its date. */
export const ShownBadge = z.object({
  assertionId: Id,
  name: Both,
  description: Both,
  level: z.enum(BADGE_LEVELS),
  look: BadgeLook,
  /** An own picture of the badge, which stands before the drawn one. */
  picture: FileName.nullable(),
  grantedAt: Instant,
  expiresAt: Instant.nullable(),
  checkPath: z.string(),
});
export type ShownBadge = z.output<typeof ShownBadge>;

export const ShownResume = z.object({
  resumeId: Id,
  title: z.string(),
  /** Entries that the résumé shows, section by section; those that nobody confirms any more are left out. */
  sectionList: z.array(
    z.object({
      section: z.enum(RESUME_SECTIONS),
      itemList: z.array(ResumeItem.extend({ isConfirmed: z.boolean() })),
    }),
  ),
});
export type ShownResume = z.output<typeof ShownResume>;

/** A result that its student chose to show: points from 0 to 100. */
export const ShownChart = z.object({
  source: ItemSource,
  title: Both,
  takenOn: CalendarDate,
  /** Says what the points are measured against. */
  note: Both,
  scaleList: z.array(z.object({ name: Both, value: z.number().min(0).max(100) })),
});
export type ShownChart = z.output<typeof ShownChart>;

export const ShownFacts = z.object({
  recordList: z.array(ShownRecord),
  badgeList: z.array(ShownBadge),
  resumeList: z.array(ShownResume),
  chartList: z.array(ShownChart),
});
export type ShownFacts = z.output<typeof ShownFacts>;
