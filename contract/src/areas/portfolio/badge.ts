/** Badges of the person themselves, and the catalogue of all that there are (docs/specification.md, Badges). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, put } from '../../call.ts';
import { ENUMS } from '../../enums.ts';
import { Id, Instant } from '../../shared/id.ts';
import { Version } from '../../shared/workflow.ts';
import { BADGE_LEVELS, BadgeAlignment, BadgeCondition, BadgeEvidence, BadgeLook } from './badge-words.ts';
import { BADGE_STATES } from './credential.ts';
import { Both } from './words.ts';

const path = '/portfolio/badge';

/** Days before the end of a badge from which on its holder is told. */
export const BADGE_SOON_DAYS = 60;

/** HELD: it stands. BEGUN: something of what it asks for is there. NEW: nothing is, or people grant it. */
export const BADGE_STANDINGS = ['HELD', 'BEGUN', 'NEW'] as const;
export type BadgeStanding = (typeof BADGE_STANDINGS)[number];

/** A badge as it is described to everybody. */
const Described = z.object({
  classId: Id,
  name: Both,
  description: Both,
  level: z.enum(BADGE_LEVELS),
  competencyCode: z.enum(ENUMS.coreCompetency).nullable(),
  look: BadgeLook,
  /** An own picture stands before the drawn one. */
  hasPicture: z.boolean(),
});

const OwnBadge = Described.extend({
  assertionId: Id,
  state: z.enum(BADGE_STATES),
  /** It stands, and ends within BADGE_SOON_DAYS. */
  endsSoon: z.boolean(),
  grantedAt: Instant,
  expiresAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
  /** Written for the holder; null while it is not revoked. */
  revokeReason: z.string().nullable(),
});
export type OwnBadge = z.output<typeof OwnBadge>;

/** How far somebody is with a condition. */
const Progress = z.object({ now: z.number(), wanted: z.number(), isMet: z.boolean() });

const ConditionStep = z.object({
  condition: BadgeCondition,
  /** The programme or badge that it asks for; null where it names none. */
  name: Both.nullable(),
  /** Null for people who earn no badges. */
  progress: Progress.nullable(),
  /** Where the caller comes nearer; null where it is met, or no list of theirs leads there. */
  path: z.string().nullable(),
});
export type BadgeConditionStep = z.output<typeof ConditionStep>;

const CatalogueBadge = Described.extend({
  /** Null for people who earn no badges. */
  standing: z.enum(BADGE_STANDINGS).nullable(),
  /** Empty: people grant it. */
  conditionList: z.array(ConditionStep),
  /** The own badge of this kind that stands. */
  assertionId: Id.nullable(),
});
export type CatalogueBadge = z.output<typeof CatalogueBadge>;

const BadgeName = z.object({
  classId: Id,
  name: Both,
  level: z.enum(BADGE_LEVELS),
  look: BadgeLook,
  hasPicture: z.boolean(),
});
export type BadgeName = z.output<typeof BadgeName>;

const OwnDetail = OwnBadge.extend({
  criteria: Both,
  alignmentList: z.array(BadgeAlignment),
  evidenceList: z.array(BadgeEvidence),
  /** A rule brought it; otherwise people granted it. */
  isByRule: z.boolean(),
  isNamePublic: z.boolean(),
  issuer: Both,
  /** Badges whose rules ask for this one, and which the caller does not hold yet. */
  nextList: z.array(BadgeName),
  version: Version,
});
export type OwnBadgeDetail = z.output<typeof OwnDetail>;

export const ownBadges = {
  listOwnBadges: get(`${path}/my`, {
    access: menu('PTF_BADGE', 'R'),
    summary: 'The caller’s own badges, the latest first; revoked ones with the reason.',
    output: z.object({
      badgeList: z.array(OwnBadge),
      /** Up to three that the caller is nearest to, the nearest first. */
      nearList: z.array(CatalogueBadge),
    }),
  }),
  readOwnBadge: get(`${path}/my/{id}`, {
    access: menu('PTF_BADGE', 'RR'),
    summary: 'One badge of the caller’s own: how it was earned, who sees the name, and what comes after it.',
    params: z.object({ id: Id }),
    output: z.object({ badge: OwnDetail }),
  }),
  changeNameShown: put(`${path}/my/{id}/name`, {
    access: menu('PTF_BADGE', 'U'),
    summary: 'Lets people who check a badge see the name of its holder, or no more; at once.',
    remark: 'A conflict where it has changed or was revoked.',
    params: z.object({ id: Id }),
    body: z.object({ isNamePublic: z.boolean(), version: Version }),
    output: z.object({ badge: OwnDetail }),
  }),
  listCatalogue: get(`${path}/intro`, {
    access: menu('PTF_BADGEI', 'R'),
    summary: 'The badges that can be had, with how far the caller is with each thing that they ask for.',
    remark:
      'For people who earn no badges without progress. Badges that the office keeps out of the catalogue are not in it.',
    output: z.object({ badgeList: z.array(CatalogueBadge) }),
  }),
  readCatalogueBadge: get(`${path}/intro/{id}`, {
    access: menu('PTF_BADGEI', 'RR'),
    summary:
      'One badge of the catalogue, with the way before and after it, and a programme that brings the caller nearer.',
    params: z.object({ id: Id }),
    output: z.object({
      badge: CatalogueBadge.extend({
        criteria: Both,
        alignmentList: z.array(BadgeAlignment),
        /** Null: it never ends. */
        validMonths: z.number().int().nullable(),
        neededList: z.array(BadgeName),
        nextList: z.array(BadgeName),
        /** A programme that the caller can apply for now. */
        offer: z.object({ title: z.string(), until: Instant, path: z.string() }).nullable(),
      }),
    }),
  }),
};
