/**
 * Who may do what with a post, and what becomes of it (docs/specification.md §4). Pure.
 */
import type { Scope } from '@naru/contract/access.ts';
import { POST_ACTIONS, type PostAction, type PostStatus } from '@naru/contract/areas/board-words.ts';

/** How far a right reaches among the posts of a board. */
export type Reach = 'none' | 'own' | 'all';

export interface BoardRights {
  /** `department`: only for people of the departments that the person belongs to. */
  readonly create: 'none' | 'department' | 'all';
  readonly update: Reach;
  readonly delete: Reach;
}

export interface Standing extends BoardRights {
  readonly isAuthor: boolean;
}

type Need = 'write' | 'moderate' | 'delete' | 'clock';

interface Transition {
  readonly from: readonly PostStatus[];
  /** `byTime`: scheduled, live or expired, as its period says; `before`: as it was before it was deleted. */
  readonly to: PostStatus | 'byTime' | 'before';
  readonly need: Need;
}

/** Every way from one state to another; what is not here does not happen. */
export const TRANSITIONS: Readonly<Record<PostAction | 'BEGIN' | 'END', Transition>> = {
  PUBLISH: { from: ['DRAFT', 'EXPIRED'], to: 'byTime', need: 'write' },
  WITHDRAW: { from: ['SCHEDULED'], to: 'DRAFT', need: 'write' },
  HIDE: { from: ['LIVE'], to: 'HIDDEN', need: 'moderate' },
  SHOW: { from: ['HIDDEN'], to: 'byTime', need: 'moderate' },
  DELETE: { from: ['DRAFT', 'SCHEDULED', 'LIVE', 'EXPIRED', 'HIDDEN'], to: 'DELETED', need: 'delete' },
  RESTORE: { from: ['DELETED'], to: 'before', need: 'delete' },
  BEGIN: { from: ['SCHEDULED'], to: 'LIVE', need: 'clock' },
  END: { from: ['LIVE'], to: 'EXPIRED', need: 'clock' },
};

/** States that readers have not seen: whoever may write there may still change them without the right to update. */
const UNSEEN: ReadonlySet<PostStatus> = new Set(['DRAFT', 'SCHEDULED']);

const DAY_MS = 24 * 60 * 60_000;
export const RESTORABLE_DAYS = 30;
const NEW_DAYS = 3;

export function reachOf(scopes: ReadonlySet<Scope>): Reach {
  if (scopes.has('ALL')) return 'all';
  return scopes.size > 0 ? 'own' : 'none';
}

export function createReachOf(scopes: ReadonlySet<Scope>): BoardRights['create'] {
  if (scopes.has('ALL') || scopes.has('OWN')) return 'all';
  return scopes.has('DEPARTMENT') ? 'department' : 'none';
}

function covers(reach: Reach, isAuthor: boolean): boolean {
  return reach === 'all' || (reach === 'own' && isAuthor);
}

/** Whether the person may change the text of a post in this state. */
export function canChange(status: PostStatus, standing: Standing): boolean {
  if (status === 'DELETED') return false;
  if (status === 'DRAFT' && !standing.isAuthor) return false;
  if (status === 'HIDDEN') return standing.update === 'all';
  if (UNSEEN.has(status) && standing.isAuthor && standing.create !== 'none') return true;
  return covers(standing.update, standing.isAuthor);
}

export function canAct(action: PostAction, status: PostStatus, standing: Standing): boolean {
  const { from, need } = TRANSITIONS[action];
  if (!from.includes(status)) return false;
  switch (need) {
    case 'write':
      return canChange(status, standing);
    case 'moderate':
      return standing.update === 'all';
    case 'delete': {
      if (status === 'DRAFT' && !standing.isAuthor) return false;
      const isOwnDraft = UNSEEN.has(status) && standing.isAuthor && standing.create !== 'none';
      return isOwnDraft || covers(standing.delete, standing.isAuthor);
    }
    case 'clock':
      return false;
  }
}

export function listActions(status: PostStatus, standing: Standing): PostAction[] {
  return POST_ACTIONS.filter((action) => canAct(action, status, standing));
}

/** Who sees how a post was received: whoever may change it once it is out. */
export function canAudit(standing: Standing): boolean {
  return standing.update === 'all' || (standing.isAuthor && standing.create !== 'none');
}

export interface Period {
  readonly publishFrom: Date;
  readonly publishTo: Date | null;
}

/** Scheduled, live or expired at this moment. */
export function statusByTime({ publishFrom, publishTo }: Period, now: Date): 'SCHEDULED' | 'LIVE' | 'EXPIRED' {
  if (publishTo && publishTo <= now) return 'EXPIRED';
  return publishFrom <= now ? 'LIVE' : 'SCHEDULED';
}

/** The state at this moment: what is kept may be behind the clock by as long as the clockwork has not run. */
export function statusAt(kept: Period & { readonly status: PostStatus }, now: Date): PostStatus {
  return kept.status === 'SCHEDULED' || kept.status === 'LIVE' ? statusByTime(kept, now) : kept.status;
}

/** What a transition leads to. */
export function targetOf(
  action: PostAction,
  post: Period & { readonly statusBeforeDeletion: PostStatus | null },
  now: Date,
): PostStatus {
  const { to } = TRANSITIONS[action];
  if (to === 'byTime') return statusByTime(post, now);
  if (to !== 'before') return to;
  const before = post.statusBeforeDeletion ?? 'DRAFT';
  return statusAt({ ...post, status: before }, now);
}

/** A deleted post comes back for 30 days. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
}

export function isNewAt(publishFrom: Date, now: Date): boolean {
  return now.getTime() - publishFrom.getTime() < NEW_DAYS * DAY_MS;
}

export interface Pin {
  readonly isPinned: boolean;
  readonly pinFrom: Date | null;
  readonly pinTo: Date | null;
}

/** Whether it stands on top at this moment. */
export function isPinnedAt(pin: Pin, now: Date): boolean {
  if (!pin.isPinned) return false;
  return (pin.pinFrom === null || pin.pinFrom <= now) && (pin.pinTo === null || pin.pinTo > now);
}
