/** Rules on actions with a post and their outcome (docs/specification.md §4). Pure. */
import type { Scope } from '@naru/contract/access.ts';
import type { PostAction, PostStatus } from '@naru/contract/areas/board-words.ts';

import type { Transition } from '../../workflow/machine.ts';

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

/**
 * WRITER wrote it and may write there still, KEEPER wrote it and may change what is out, REMOVER wrote it and may delete it;
 * MODERATOR may change, CLEARER delete what others wrote.
 */
export type PostSide = 'WRITER' | 'KEEPER' | 'REMOVER' | 'MODERATOR' | 'CLEARER';
export type PostTransition = Transition<PostAction, PostStatus, PostSide, PostStatus>;

/** Every way that people take; the clock begins and ends posts by their times. PUBLISH, SHOW and RESTORE: see `targetOf`. */
export const POST_TRANSITIONS: readonly PostTransition[] = [
  { action: 'PUBLISH', from: 'DRAFT', to: 'LIVE', by: ['WRITER', 'KEEPER'] },
  { action: 'PUBLISH', from: 'EXPIRED', to: 'LIVE', by: ['KEEPER', 'MODERATOR'] },
  { action: 'WITHDRAW', from: 'SCHEDULED', to: 'DRAFT', by: ['WRITER', 'KEEPER', 'MODERATOR'] },
  { action: 'HIDE', from: 'LIVE', to: 'HIDDEN', by: 'MODERATOR' },
  { action: 'SHOW', from: 'HIDDEN', to: 'LIVE', by: 'MODERATOR' },
  { action: 'DELETE', from: 'DRAFT', to: 'DELETED', by: ['WRITER', 'REMOVER'] },
  { action: 'DELETE', from: 'SCHEDULED', to: 'DELETED', by: ['WRITER', 'REMOVER', 'CLEARER'] },
  { action: 'DELETE', from: 'LIVE', to: 'DELETED', by: ['REMOVER', 'CLEARER'] },
  { action: 'DELETE', from: 'EXPIRED', to: 'DELETED', by: ['REMOVER', 'CLEARER'] },
  { action: 'DELETE', from: 'HIDDEN', to: 'DELETED', by: ['REMOVER', 'CLEARER'] },
  { action: 'RESTORE', from: 'DELETED', to: 'LIVE', by: ['REMOVER', 'CLEARER'] },
];

/** Which of the posts of a list somebody may open, from nothing on. */
const OPENINGS = ['none', 'own', 'department', 'all'] as const;
export type Opening = (typeof OPENINGS)[number];

export function openingOf(scopes: ReadonlySet<Scope>): Opening {
  if (scopes.has('ALL')) return 'all';
  if (scopes.has('DEPARTMENT')) return 'department';
  return scopes.size > 0 ? 'own' : 'none';
}

/** Opens as far as the right and the named resource both reach; without the resource, writers open their own. */
export function openingWith(detail: Opening, resource: Opening, create: BoardRights['create']): Opening {
  if (resource === 'none' && create === 'none') return 'none';
  const least = resource === 'none' ? 'own' : resource;
  return OPENINGS[Math.min(OPENINGS.indexOf(detail), OPENINGS.indexOf(least))] ?? 'none';
}

export function sidesOf({ create, update, delete: remove, isAuthor }: Standing): PostSide[] {
  return [
    ...(isAuthor && create !== 'none' ? ['WRITER' as const] : []),
    ...(isAuthor && update !== 'none' ? ['KEEPER' as const] : []),
    ...(update === 'all' ? ['MODERATOR' as const] : []),
    ...(isAuthor && remove !== 'none' ? ['REMOVER' as const] : []),
    ...(remove === 'all' ? ['CLEARER' as const] : []),
  ];
}

/** Whether somebody on these sides may ever do this, whatever the state. */
export function mayEver(action: PostAction, sides: readonly PostSide[]): boolean {
  return POST_TRANSITIONS.some((one) => one.action === action && [one.by].flat().some((side) => sides.includes(side)));
}

/** States that readers have not seen: their authors may still change such posts without the right to update. */
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

/** Returns whether the person may change the text of a post in this state. */
export function canChange(status: PostStatus, standing: Standing): boolean {
  if (status === 'DELETED') return false;
  if (status === 'DRAFT' && !standing.isAuthor) return false;
  if (status === 'HIDDEN') return standing.update === 'all';
  if (UNSEEN.has(status) && standing.isAuthor && standing.create !== 'none') return true;
  return covers(standing.update, standing.isAuthor);
}

/** Returns whether the person sees the figures of a post: those who may change it once it is published do. */
export function canAudit(standing: Standing): boolean {
  return standing.update === 'all' || (standing.isAuthor && standing.create !== 'none');
}

export interface Period {
  readonly publishFrom: Date;
  readonly publishTo: Date | null;
}

/** Returns the status at this moment: scheduled, live or expired. */
export function statusByTime({ publishFrom, publishTo }: Period, now: Date): 'SCHEDULED' | 'LIVE' | 'EXPIRED' {
  if (publishTo && publishTo <= now) return 'EXPIRED';
  return publishFrom <= now ? 'LIVE' : 'SCHEDULED';
}

/** Returns the status at this moment: the stored one is behind until the scheduled task has run. */
export function statusAt(kept: Period & { readonly status: PostStatus }, now: Date): PostStatus {
  return kept.status === 'SCHEDULED' || kept.status === 'LIVE' ? statusByTime(kept, now) : kept.status;
}

/** Returns the begin of a post that is published now: a late one begins at once. */
export const publishedFrom = ({ publishFrom }: Pick<Period, 'publishFrom'>, now: Date): Date =>
  publishFrom < now ? now : publishFrom;

/** Returns the state to which an action leads: a published or shown post stands as its time says, a restored one as it was. */
export function targetOf(
  { action, to }: Pick<PostTransition, 'action' | 'to'>,
  post: Period & { readonly statusBeforeDeletion: PostStatus | null },
  now: Date,
): PostStatus {
  switch (action) {
    case 'PUBLISH':
      return statusByTime({ ...post, publishFrom: publishedFrom(post, now) }, now);
    case 'SHOW':
      return statusByTime(post, now);
    case 'RESTORE':
      return statusAt({ ...post, status: post.statusBeforeDeletion ?? 'DRAFT' }, now);
    default:
      return to;
  }
}

/** Returns until when a deleted post can be restored, for 30 days. */
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

/** Returns whether the post is pinned at this moment. */
export function isPinnedAt(pin: Pin, now: Date): boolean {
  if (!pin.isPinned) return false;
  return (pin.pinFrom === null || pin.pinFrom <= now) && (pin.pinTo === null || pin.pinTo > now);
}
