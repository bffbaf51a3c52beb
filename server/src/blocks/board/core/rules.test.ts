import { POST_STATUSES, type PostAction, type PostStatus } from '@naru/contract/areas/board-words.ts';
import { describe, expect, it } from 'vitest';

import { testMachine } from '../../../../test/machine-matrix.ts';
import { machineOf } from '../../workflow/machine.ts';
import {
  canAudit,
  canChange,
  createReachOf,
  isNewAt,
  isPinnedAt,
  POST_TRANSITIONS,
  openingWith,
  reachOf,
  restorableUntil,
  sidesOf,
  statusAt,
  statusByTime,
  targetOf,
  type Standing,
} from './rules.ts';

/** Kinds of people before a post: what they hold on its menu, and whether it is theirs. */
const ACTORS: Readonly<Record<string, Standing>> = {
  reader: { create: 'none', update: 'none', delete: 'none', isAuthor: false },
  'another writer': { create: 'all', update: 'own', delete: 'own', isAuthor: false },
  'writer of it': { create: 'all', update: 'none', delete: 'none', isAuthor: true },
  'writer of it for departments': { create: 'department', update: 'none', delete: 'none', isAuthor: true },
  'keeper of it': { create: 'all', update: 'own', delete: 'own', isAuthor: true },
  'keeper without create any more': { create: 'none', update: 'own', delete: 'own', isAuthor: true },
  moderator: { create: 'all', update: 'all', delete: 'all', isAuthor: false },
};

/** Written by hand: everything that each may do in each state, and nothing else (docs/specification.md §4). */
const EXPECTED: Readonly<Record<string, Readonly<Record<PostStatus, string>>>> = {
  reader: { DRAFT: '', SCHEDULED: '', LIVE: '', EXPIRED: '', HIDDEN: '', DELETED: '' },
  'another writer': { DRAFT: '', SCHEDULED: '', LIVE: '', EXPIRED: '', HIDDEN: '', DELETED: '' },
  'writer of it': {
    DRAFT: 'CHANGE PUBLISH DELETE',
    SCHEDULED: 'CHANGE WITHDRAW DELETE',
    LIVE: '',
    EXPIRED: '',
    HIDDEN: '',
    DELETED: '',
  },
  'writer of it for departments': {
    DRAFT: 'CHANGE PUBLISH DELETE',
    SCHEDULED: 'CHANGE WITHDRAW DELETE',
    LIVE: '',
    EXPIRED: '',
    HIDDEN: '',
    DELETED: '',
  },
  'keeper of it': {
    DRAFT: 'CHANGE PUBLISH DELETE',
    SCHEDULED: 'CHANGE WITHDRAW DELETE',
    LIVE: 'CHANGE DELETE',
    EXPIRED: 'CHANGE PUBLISH DELETE',
    HIDDEN: 'DELETE',
    DELETED: 'RESTORE',
  },
  'keeper without create any more': {
    DRAFT: 'CHANGE PUBLISH DELETE',
    SCHEDULED: 'CHANGE WITHDRAW DELETE',
    LIVE: 'CHANGE DELETE',
    EXPIRED: 'CHANGE PUBLISH DELETE',
    HIDDEN: 'DELETE',
    DELETED: 'RESTORE',
  },
  moderator: {
    DRAFT: '',
    SCHEDULED: 'CHANGE WITHDRAW DELETE',
    LIVE: 'CHANGE HIDE DELETE',
    EXPIRED: 'CHANGE PUBLISH DELETE',
    HIDDEN: 'CHANGE SHOW DELETE',
    DELETED: 'RESTORE',
  },
};

const ACTIONS = ['PUBLISH', 'WITHDRAW', 'HIDE', 'SHOW', 'DELETE', 'RESTORE'] as const;
const find = machineOf(POST_TRANSITIONS);

/** Written by hand: PUBLISH, SHOW and RESTORE lead where the time says, or where the post was. */
describe('B11 the machine of posts', () => {
  testMachine({
    transitions: POST_TRANSITIONS,
    statuses: POST_STATUSES,
    sides: ['WRITER', 'KEEPER', 'REMOVER', 'MODERATOR', 'CLEARER', 'SYSTEM'],
    table: `
    PUBLISH  DRAFT     LIVE    WRITER KEEPER
    PUBLISH  EXPIRED   LIVE    KEEPER MODERATOR
    WITHDRAW SCHEDULED DRAFT   WRITER KEEPER MODERATOR
    HIDE     LIVE      HIDDEN  MODERATOR
    SHOW     HIDDEN    LIVE    MODERATOR
    DELETE   DRAFT     DELETED WRITER REMOVER
    DELETE   SCHEDULED DELETED WRITER REMOVER CLEARER
    DELETE   LIVE      DELETED REMOVER CLEARER
    DELETE   EXPIRED   DELETED REMOVER CLEARER
    DELETE   HIDDEN    DELETED REMOVER CLEARER
    RESTORE  DELETED   LIVE    REMOVER CLEARER`,
  });
});

const CASES = Object.keys(ACTORS).flatMap((actor) => POST_STATUSES.map((status) => [actor, status] as const));

describe('what somebody may do with a post', () => {
  it.each(CASES)('%s, in %s', (actor, status) => {
    const standing = ACTORS[actor];
    if (!standing) throw new Error(`there is no ${actor}`);
    const may = [
      ...(canChange(status, standing) ? ['CHANGE'] : []),
      ...ACTIONS.filter((action) => find({ action, from: status, by: sidesOf(standing) })),
    ];
    expect(may.join(' ')).toBe(EXPECTED[actor]?.[status]);
  });

  it('how it was received is for its writer and for moderators', () => {
    const may = Object.keys(ACTORS).filter((name) => canAudit(ACTORS[name] as Standing)); // a key of the record
    expect(may).toEqual(['writer of it', 'writer of it for departments', 'keeper of it', 'moderator']);
  });
});

const now = new Date('2026-11-20T01:00:00Z');
const earlier = new Date('2026-11-19T01:00:00Z');
const later = new Date('2026-11-21T01:00:00Z');

describe('time', () => {
  it.each([
    [earlier, null, 'LIVE'],
    [now, null, 'LIVE'],
    [later, null, 'SCHEDULED'],
    [earlier, later, 'LIVE'],
    [earlier, now, 'EXPIRED'],
  ] as const)('B3 from %s to %s is %s', (publishFrom, publishTo, status) => {
    expect(statusByTime({ publishFrom, publishTo }, now)).toBe(status);
  });

  it('moves only what is scheduled or live, whatever is kept', () => {
    const period = { publishFrom: earlier, publishTo: now };
    const seen = POST_STATUSES.map((status) => statusAt({ ...period, status }, now));
    expect(seen).toEqual(['DRAFT', 'EXPIRED', 'EXPIRED', 'EXPIRED', 'HIDDEN', 'DELETED']);
  });

  it.each<[PostAction, PostStatus | null, string]>([
    ['PUBLISH', null, 'SCHEDULED'],
    ['SHOW', null, 'SCHEDULED'],
    ['WITHDRAW', null, 'DRAFT'],
    ['HIDE', null, 'HIDDEN'],
    ['DELETE', null, 'DELETED'],
    ['RESTORE', 'DRAFT', 'DRAFT'],
    ['RESTORE', 'HIDDEN', 'HIDDEN'],
    ['RESTORE', 'LIVE', 'SCHEDULED'],
  ])('%s of a post that begins tomorrow (deleted as %s) leads to %s', (action, statusBeforeDeletion, status) => {
    const transition = POST_TRANSITIONS.find((one) => one.action === action);
    const post = { publishFrom: later, publishTo: null, statusBeforeDeletion };
    expect(transition && targetOf(transition, post, now)).toBe(status);
  });

  it('B11 lets a deleted post come back for 30 days', () => {
    expect(restorableUntil(now).toISOString()).toBe('2026-12-20T01:00:00.000Z');
  });

  it('B2 marks as new for three days', () => {
    expect(isNewAt(new Date('2026-11-17T01:00:01Z'), now)).toBe(true);
    expect(isNewAt(new Date('2026-11-17T01:00:00Z'), now)).toBe(false);
  });

  it.each([
    [{ isPinned: false, pinFrom: null, pinTo: null }, false],
    [{ isPinned: true, pinFrom: null, pinTo: null }, true],
    [{ isPinned: true, pinFrom: later, pinTo: null }, false],
    [{ isPinned: true, pinFrom: earlier, pinTo: later }, true],
    [{ isPinned: true, pinFrom: earlier, pinTo: now }, false],
  ])('B2 a pin %j stands: %s', (pin, stands) => {
    expect(isPinnedAt(pin, now)).toBe(stands);
  });
});

describe('rights', () => {
  it('reach by their scopes', () => {
    expect(reachOf(new Set())).toBe('none');
    expect(reachOf(new Set(['OWN'] as const))).toBe('own');
    expect(reachOf(new Set(['OWN', 'ALL'] as const))).toBe('all');
    expect(createReachOf(new Set(['DEPARTMENT'] as const))).toBe('department');
    expect(createReachOf(new Set(['DEPARTMENT', 'ALL'] as const))).toBe('all');
    expect(createReachOf(new Set(['ASSIGNED'] as const))).toBe('none');
  });

  it.each([
    ['all', 'all', 'none', 'all'],
    ['all', 'department', 'none', 'department'],
    ['department', 'all', 'none', 'department'],
    ['all', 'none', 'none', 'none'],
    ['all', 'none', 'all', 'own'],
    ['none', 'all', 'all', 'none'],
    ['none', 'none', 'all', 'none'],
  ] as const)('RR for %s, the resource for %s and create for %s open: %s', (detail, resource, create, opening) => {
    expect(openingWith(detail, resource, create)).toBe(opening);
  });
});
