/** Decides who sees the page of a portfolio (docs/specification.md, Portfolios). Pure. */
import {
  SHOWN_MOST,
  type PortfolioStatus,
  type PortfolioVisibility,
} from '@naru/contract/areas/portfolio/shown-words.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A secret link as its row has it. */
export interface LinkRow {
  readonly linkId: string | null;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
  readonly mostViews: number | null;
  readonly linkViews: number | null;
  readonly revokedAt: Date | null;
}

/** Everything that the answer at a path follows from. */
export interface Standing extends LinkRow {
  readonly portfolioId: string;
  readonly status: PortfolioStatus;
  readonly visibility: PortfolioVisibility;
  readonly isIndexed: boolean;
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
  readonly isMemberActive: boolean;
  readonly versionId: string | null;
  readonly factsVersion: number;
  readonly leftAt: Date | null;
  /** The path of today; null for none. */
  readonly currentPath: string | null;
}

export interface OpenLink {
  readonly linkId: string;
  /** Null: as many as come. */
  readonly mostViews: number | null;
  /** No new visitor comes in; those of today stay in. */
  readonly isUsedUp: boolean;
}

export type Verdict =
  | { readonly kind: 'absent' }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'login' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'shown'; readonly versionId: string; readonly link: OpenLink | null };

/** Judges what stands at a path now, for somebody with the secret that the address carries. */
export function judge(standing: Standing | undefined, now: Date): Verdict {
  if (!standing || !isThere(standing)) return { kind: 'absent' };
  const { versionId, visibility, leftAt, currentPath } = standing;
  if (versionId === null) return { kind: 'absent' };
  if (leftAt !== null) {
    // An address that was left leads on for those alone who may see the page: nobody else is told the new one.
    const leadsOn = now.getTime() - leftAt.getTime() < SHOWN_MOST.redirectDays * DAY_MS;
    const maySee = visibility === 'PUBLIC' || (visibility === 'LINK' && findOpenLink(standing, now) !== undefined);
    return leadsOn && maySee && currentPath !== null ? { kind: 'moved', path: currentPath } : { kind: 'absent' };
  }
  if (visibility === 'PUBLIC') return { kind: 'shown', versionId, link: null };
  if (visibility === 'LOGIN') return { kind: 'login' };
  const link = findOpenLink(standing, now);
  return link ? { kind: 'shown', versionId, link } : { kind: 'gone' };
}

const isThere = ({ status, visibility, isHidden, isDeleted, isMemberActive }: Standing): boolean =>
  status === 'PUBLISHED' && visibility !== 'PRIVATE' && !isHidden && !isDeleted && isMemberActive;

function findOpenLink(standing: Standing, now: Date): OpenLink | undefined {
  const { linkId, beginsAt, endsAt, revokedAt, mostViews, linkViews } = standing;
  if (linkId === null || revokedAt !== null) return undefined;
  if (beginsAt !== null && beginsAt > now) return undefined;
  if (endsAt !== null && endsAt <= now) return undefined;
  return { linkId, mostViews, isUsedUp: mostViews !== null && (linkViews ?? 0) >= mostViews };
}

/** How somebody who is signed in stands to a portfolio. */
export interface Reader {
  readonly isOwner: boolean;
  readonly isOutsider: boolean;
}

type Kept = Pick<Standing, 'status' | 'visibility' | 'isHidden' | 'isDeleted' | 'isMemberActive' | 'versionId'>;

/** Judges whether somebody who is signed in sees a published portfolio by its id. */
export function maySeeSignedIn(standing: Kept, { isOwner, isOutsider }: Reader): boolean {
  if (standing.isDeleted) return false;
  if (isOwner) return true;
  const { status, visibility, isHidden, isMemberActive, versionId } = standing;
  if (status !== 'PUBLISHED' || isHidden || !isMemberActive || versionId === null) return false;
  return visibility === 'PUBLIC' || (visibility === 'LOGIN' && !isOutsider);
}

export type Visit = 'PERSON' | 'MESSENGER' | 'SEARCH' | 'PREFETCH';

const SEARCH = /googlebot|bingbot|yeti|naverbot|daum(?:oa)?|duckduckbot|applebot/i;
const MESSENGER =
  /kakaotalk-scrap|facebookexternalhit|facebot|twitterbot|slackbot|slack-imgproxy|discordbot|telegrambot|whatsapp|linkedinbot|line-poker|skypeuripreview|pinterest|embedly|iframely|mattermost|teams|redditbot|vkshare|preview|scrap|crawl|spider|\bbot\b|bot\//i;

/** Tells people from programs that only look at an address: those use up no view. */
export function tellVisit(request: {
  readonly method: string;
  readonly agent: string;
  readonly purpose: string;
}): Visit {
  if (/prefetch|prerender|preview/i.test(request.purpose)) return 'PREFETCH';
  if (SEARCH.test(request.agent)) return 'SEARCH';
  return request.method === 'HEAD' || MESSENGER.test(request.agent) ? 'MESSENGER' : 'PERSON';
}
