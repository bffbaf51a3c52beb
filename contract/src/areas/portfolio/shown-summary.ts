/** Shown work in short, for the home (docs/specification.md §7, Home). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { type CallOutput, get } from '../../call.ts';
import { Id, Instant } from '../../shared/id.ts';
import { BADGE_LEVELS, BadgeLook } from './badge-words.ts';
import { PORTFOLIO_VISIBILITIES } from './shown-words.ts';

/** HIDDEN: by staff. CHANGED: the draft differs from what others see. FACTS: something that they see named is confirmed no longer. */
export const PORTFOLIO_STANDINGS = ['NONE', 'DRAFT', 'HIDDEN', 'CHANGED', 'FACTS', 'SHOWN'] as const;
export type PortfolioStanding = (typeof PORTFOLIO_STANDINGS)[number];

const Badge = z.object({
  classId: Id,
  name: z.string(),
  level: z.enum(BADGE_LEVELS),
  look: BadgeLook,
  hasPicture: z.boolean(),
});

export const shownSummary = {
  readShownSummary: get('/portfolio/summary', {
    access: menu('PTF_MY', 'R'),
    summary: 'How the caller’s portfolio stands, their newest badge, and the one that they are nearest to.',
    remark: 'Of several portfolios the one that others see, the most seen of the week first, then the latest change.',
    output: z.object({
      standing: z.enum(PORTFOLIO_STANDINGS),
      portfolio: z
        .object({
          portfolioId: Id,
          title: z.string(),
          visibility: z.enum(PORTFOLIO_VISIBILITIES),
          /** Visitors of the last seven days. */
          weekViewCount: z.number().int(),
          /** For FACTS, the résumé that names what is confirmed no longer; null where the page itself does. */
          lostIn: Id.nullable(),
        })
        .nullable(),
      newest: Badge.extend({ assertionId: Id, grantedAt: Instant }).nullable(),
      nearest: Badge.extend({
        /** In the caller’s language, the first ones. */
        missingList: z.array(z.object({ text: z.string(), path: z.string().nullable() })),
      }).nullable(),
    }),
  }),
};
export type ShownSummary = CallOutput<typeof shownSummary.readShownSummary>;
