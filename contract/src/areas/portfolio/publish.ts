/** Publishing a portfolio: who can see it, its address, its secret links (docs/specification.md, Portfolios). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { type CallOutput, get, post, put, remove } from '../../call.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { oneLine, OptionalLine } from '../../shared/one-line.ts';
import { defineActions, needs, stepCall, stepsOf, takes, Version } from '../../shared/workflow.ts';
import { PATH_PROBLEMS } from './portfolio-path.ts';
import { PublishFinding } from './publish-checks.ts';
import { PORTFOLIO_STATUSES, PORTFOLIO_VISIBILITIES } from './shown-words.ts';

const path = '/portfolio/publish';
const MENU = 'PTF_MY';
const ofPortfolio = z.object({ id: Id });

export const PUBLISH_MOST = {
  /** Letters of an address as it is typed; a longer one than a path can have is said to be too long. */
  path: 60,
  linkName: 60,
  views: 100_000,
  /** Addresses that a portfolio left in a year. */
  leftPaths: 5,
  /** Days of the chart of views. */
  viewDays: 30,
} as const;

const Visibility = z.enum(PORTFOLIO_VISIBILITIES);
const TypedPath = oneLine(PUBLISH_MOST.path);

export const PUBLISH_STEPS = defineActions({
  PUBLISH: {
    needs: {
      /** The version of the draft that the owner looked at. */
      contentVersion: needs(z.number().int().min(1).max(1_000_000_000)),
      /** `resumeStamp` as the owner saw it; the page shows these résumés as they are now. */
      resumeStamp: takes(z.string().max(2_000).nullable().default(null)),
      visibility: needs(Visibility),
      isIndexed: needs(z.boolean()),
      path: needs(TypedPath),
      /** The owner read what was found of personal data, and publishes it all the same. */
      keepsPersonalData: needs(z.boolean()),
    },
  },
  TAKE_DOWN: { needs: {} },
});

/** EARLY: it begins later. USED_UP: it was opened as often as it may be. */
export const LINK_STATES = ['OPEN', 'EARLY', 'OVER', 'USED_UP', 'REVOKED'] as const;
export type LinkState = (typeof LINK_STATES)[number];

const Link = z.object({
  linkId: Id,
  name: z.string(),
  /** With its secret; null where the portfolio has no address, or the link is revoked. */
  address: z.string().nullable(),
  state: z.enum(LINK_STATES),
  beginsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  mostViews: z.number().int().nullable(),
  viewCount: z.number().int(),
  createdAt: Instant,
});
export type PortfolioLink = z.output<typeof Link>;

/** KEEP: it stays as it is. LOGIN: only people who sign in see it. TAKE_DOWN: nobody does. */
export const AFTER_STUDIES = ['KEEP', 'LOGIN', 'TAKE_DOWN'] as const;

const Publishing = z.object({
  portfolioId: Id,
  title: z.string(),
  status: z.enum(PORTFOLIO_STATUSES),
  visibility: Visibility,
  isIndexed: z.boolean(),
  version: Version,
  contentVersion: z.number().int(),
  /** Changes with each save of a résumé that the draft names; null where it names none. */
  resumeStamp: z.string().nullable(),
  publishedNumber: z.number().int().nullable(),
  publishedAt: Instant.nullable(),
  /** The draft, or a résumé that it names, is another than what others see. */
  hasChanges: z.boolean(),
  /** Hidden by staff after a report, with the reason; null where it is not. */
  hiddenReason: z.string().nullable(),
  path: z.string().nullable(),
  /** The whole address of its page; null where it has none. */
  address: z.string().nullable(),
  /** Before the path, so that its owner sees what others will read. */
  addressBegin: z.string(),
  /** A path that is free now; empty where it has one. */
  proposedPath: z.string(),
  leftPathList: z.array(z.object({ path: z.string(), leadsUntil: Instant })),
  findingList: z.array(PublishFinding),
  viewCount: z.number().int(),
  dayList: z.array(z.object({ day: CalendarDate, viewCount: z.number().int() })),
  linkList: z.array(Link),
  /** The university's rule for portfolios of those who have graduated or left. */
  afterList: z.array(
    z.object({
      becomes: z.enum(AFTER_STUDIES),
      months: z.number().int(),
      /** Null while its owner studies, or where nobody sees it. */
      on: CalendarDate.nullable(),
    }),
  ),
  stepList: stepsOf(PUBLISH_STEPS),
});
export type Publishing = z.output<typeof Publishing>;

const output = z.object({ publishing: Publishing });

export const portfolioPublishing = {
  readPublishing: get(`${path}/{id}`, {
    access: menu(MENU, 'RR'),
    summary: 'A portfolio of the caller as others see it or will: checks, who can see it, address, links, views.',
    remark:
      'findingList: STOPS is never published, ASKS where its owner decides so, TELLS stands in the draft alone. The address of a link has its secret.',
    params: ofPortfolio,
    output,
  }),
  stepPublishing: stepCall({
    path,
    access: menu(MENU, 'U'),
    summary: 'Publishes a portfolio as its draft was seen, publishes it again, or takes it down; at once.',
    remark:
      'A conflict where the draft or a résumé that it names was saved since. Who published personal data all the same stands in the audit log, with the kinds.',
    actions: PUBLISH_STEPS,
    statuses: PORTFOLIO_STATUSES,
    standing: output,
  }),
  changeVisibility: put(`${path}/{id}/visibility`, {
    access: menu(MENU, 'U'),
    summary: 'Changes who can see a portfolio, and whether search engines may list it; at once.',
    remark: 'Search engines only with PUBLIC.',
    params: ofPortfolio,
    body: z.object({ version: Version, visibility: Visibility, isIndexed: z.boolean() }),
    output,
  }),
  checkPath: get(`${path}/{id}/path`, {
    access: menu(MENU, 'RR'),
    summary: 'Whether a portfolio of the caller could have an address now.',
    remark: 'ALIKE: one that is taken looks like it. Taking it decides.',
    params: ofPortfolio,
    query: z.object({ path: TypedPath }),
    output: z.object({ problem: z.enum(PATH_PROBLEMS).nullable() }),
  }),
  takePath: put(`${path}/{id}/path`, {
    access: menu(MENU, 'U'),
    summary: 'Gives a portfolio an address. The one before leads to it for 90 days, and is nobody else’s for a year.',
    remark: 'A portfolio leaves at most five addresses in a year.',
    params: ofPortfolio,
    body: z.object({ path: TypedPath }),
    output,
  }),
  createLink: post(`${path}/{id}/link`, {
    access: menu(MENU, 'U'),
    summary: 'Makes a secret link to a portfolio.',
    remark: 'Both days belong to it; 90 days where no end is given. 20 are open at once.',
    params: ofPortfolio,
    body: z.object({
      name: OptionalLine(PUBLISH_MOST.linkName),
      beginsOn: CalendarDate.nullable().default(null),
      endsOn: CalendarDate.nullable().default(null),
      mostViews: z.number().int().min(1).max(PUBLISH_MOST.views).nullable().default(null),
    }),
    output: z.object({ linkId: Id, linkList: z.array(Link) }),
  }),
  revokeLink: remove(`${path}/{id}/link/{linkId}`, {
    access: menu(MENU, 'U'),
    summary: 'Revokes a secret link, at once and for good.',
    params: z.object({ id: Id, linkId: Id }),
    output: z.object({ linkList: z.array(Link) }),
  }),
};
export type PathCheck = CallOutput<typeof portfolioPublishing.checkPath>;
