/** The machine of publishing as a table, how links stand, and what becomes of a portfolio later. Pure. */
import type { LinkState, PUBLISH_STEPS, Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import type { PortfolioStatus, PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';
import { addMonths } from '../core/months.ts';

/** OWNER: the one whose portfolio it is. SYSTEM: the rule for those who have left. */
export type PublishSide = 'OWNER' | 'SYSTEM';
export type PublishTransition = Transition<
  ActionOf<typeof PUBLISH_STEPS>,
  PortfolioStatus,
  PublishSide,
  PortfolioStatus
>;

export const PUBLISH_TRANSITIONS: readonly PublishTransition[] = [
  { action: 'PUBLISH', from: 'DRAFT', to: 'PUBLISHED', by: 'OWNER' },
  { action: 'PUBLISH', from: 'PUBLISHED', to: 'PUBLISHED', by: 'OWNER', isKept: true },
  { action: 'PUBLISH', from: 'UNPUBLISHED', to: 'PUBLISHED', by: 'OWNER' },
  { action: 'TAKE_DOWN', from: 'PUBLISHED', to: 'UNPUBLISHED', by: ['OWNER', 'SYSTEM'] },
];

interface LinkStanding {
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
  readonly mostViews: number | null;
  readonly viewCount: number;
  readonly revokedAt: Date | null;
}

/** Returns how a link stands now; the page judges it by the same order. */
export function linkStateOf(link: LinkStanding, now: Date): LinkState {
  if (link.revokedAt) return 'REVOKED';
  if (link.endsAt && link.endsAt <= now) return 'OVER';
  if (link.mostViews !== null && link.viewCount >= link.mostViews) return 'USED_UP';
  return link.beginsAt && link.beginsAt > now ? 'EARLY' : 'OPEN';
}

export interface AfterAsked {
  readonly loginMonths: number;
  readonly downMonths: number;
  readonly visibility: PortfolioVisibility;
  readonly isPublished: boolean;
  readonly leftOn: string | null;
  /** In Seoul. */
  readonly publishedOn: string | null;
}

/** Visibilities that the rule narrows to people who sign in. */
export const WIDER_THAN_LOGIN = ['LINK', 'PUBLIC'] as const satisfies readonly PortfolioVisibility[];

/** Returns what the university's rule does with a portfolio, in the order in which it happens; KEEP alone for nothing. */
export function listAfter(asked: AfterAsked): Publishing['afterList'] {
  const { leftOn, publishedOn, isPublished, loginMonths, downMonths } = asked;
  const from = isPublished && leftOn && publishedOn ? (leftOn > publishedOn ? leftOn : publishedOn) : null;
  const dueAfter = (months: number) => (from === null ? null : addMonths(from, months));
  const isWide = WIDER_THAN_LOGIN.some((one) => one === asked.visibility) || !isPublished;
  const list: Publishing['afterList'] = [];
  if (loginMonths > 0 && isWide && (downMonths === 0 || loginMonths < downMonths))
    list.push({ becomes: 'LOGIN', months: loginMonths, on: dueAfter(loginMonths) });
  if (downMonths > 0) list.push({ becomes: 'TAKE_DOWN', months: downMonths, on: dueAfter(downMonths) });
  return list.length > 0 ? list : [{ becomes: 'KEEP', months: 0, on: null }];
}
