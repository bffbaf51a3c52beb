/** Nominations of portfolios: by those who nominate and own them, and by those who review (docs/specification.md, Excellent portfolios). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText, RequiredText } from '../../shared/required-text.ts';
import { stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import {
  DESK_NOMINATION_STEPS,
  EXHIBIT_ENDINGS,
  EXHIBIT_MOST,
  FrozenPage,
  NOMINATION_BARS,
  OWN_NOMINATION_STEPS,
} from './exhibit-words.ts';
import {
  NOMINATION_STATUSES,
  PORTFOLIO_REVIEW_POINTS,
  PORTFOLIO_VISIBILITIES,
  PortfolioScores,
  SHOWN_MOST,
} from './shown-words.ts';

const ownPath = '/portfolio/exclnc';
const deskPath = '/portfolio/select';

/** A portfolio that the caller may nominate. */
const Candidate = z.object({
  portfolioId: Id,
  title: z.string(),
  headline: z.string(),
  ownerNm: z.string(),
  deptNm: z.string(),
  isOwn: z.boolean(),
  visibility: z.enum(PORTFOLIO_VISIBILITIES),
  publishedAt: Instant,
  /** Null: it can be nominated now. */
  bar: z.enum(NOMINATION_BARS).nullable(),
});
export type Candidate = z.output<typeof Candidate>;

export const OwnNomination = z.object({
  nominationId: Id,
  portfolioId: Id,
  title: z.string(),
  status: z.enum(NOMINATION_STATUSES),
  /** The portfolio is the caller’s own; otherwise the caller nominated it. */
  isOwn: z.boolean(),
  ownerNm: z.string(),
  nominatedByNm: z.string(),
  nominatedAt: Instant,
  reason: z.string(),
  /** Shown beside it while it is exhibited. */
  praise: z.string(),
  exhibitFrom: CalendarDate.nullable(),
  exhibitTo: CalendarDate.nullable(),
  showsName: z.boolean(),
  /** Exhibited, and others see it today: neither private nor before its first day. */
  isShown: z.boolean(),
  likeCount: z.number().int(),
  endedAt: Instant.nullable(),
  /** In the words of the one who declined or ended it. */
  endReason: z.string(),
  /** The portal itself ended it. */
  ending: z.enum(EXHIBIT_ENDINGS).nullable(),
  /** Days that a consent can take; null unless it is asked for. */
  period: z.object({ from: CalendarDate, to: CalendarDate, most: CalendarDate }).nullable(),
  version: Version,
  stepList: stepsOf(OWN_NOMINATION_STEPS),
});
export type OwnNomination = z.output<typeof OwnNomination>;

export const nominations = {
  pageCandidates: get(`${ownPath}/candidate/page`, {
    access: menu('PTF_EXC', 'C'),
    summary: 'Published portfolios that the caller may nominate: own ones, those of assigned students, or all.',
    query: PageQuery.omit({ sort: true }).extend({ searchText: z.string().max(100).optional() }),
    output: z.object({ candidatePage: pageOf(Candidate) }),
  }),
  readNominationForm: get(`${ownPath}/form/{id}`, {
    access: menu('PTF_EXC', 'C'),
    summary: 'A portfolio that is to be nominated.',
    params: z.object({ id: Id }),
    output: z.object({ candidate: Candidate }),
  }),
  createNomination: post(`${ownPath}/form/{id}`, {
    access: menu('PTF_EXC', 'C'),
    summary: 'Nominates a portfolio as it is published now; its owner is told.',
    remark: 'Nothing is exhibited without its owner’s consent. One nomination of a portfolio is open at a time.',
    params: z.object({ id: Id }),
    body: z.object({ reason: RequiredText(SHOWN_MOST.reason) }),
    output: z.object({ nominationId: Id }),
  }),
  listOwnNominations: get(`${ownPath}/nomination`, {
    access: menu('PTF_EXC', 'C'),
    summary: 'Nominations of the caller’s portfolios, and those that the caller made; the last 50.',
    output: z.object({ nominationList: z.array(OwnNomination) }),
  }),
  stepOwnNomination: stepCall({
    path: `${ownPath}/nomination`,
    access: menu('PTF_EXC', 'C'),
    summary: 'Consents to exhibiting for a period, changes that, or withdraws: then nobody sees it any more.',
    actions: OWN_NOMINATION_STEPS,
    statuses: NOMINATION_STATUSES,
  }),
};

/** Tabs of those who review. ENDED: declined ones too. */
export const NOMINATION_TABS = ['NOMINATED', 'REVIEW', 'SELECTED', 'EXHIBITED', 'ENDED'] as const;
export type NominationTab = (typeof NOMINATION_TABS)[number];

const NominationSummary = z.object({
  nominationId: Id,
  title: z.string(),
  ownerNm: z.string(),
  deptNm: z.string(),
  status: z.enum(NOMINATION_STATUSES),
  nominatedByNm: z.string(),
  isSelfNominated: z.boolean(),
  nominatedAt: Instant,
  reviewCount: z.number().int(),
  /** The mean of all reviews, from 1 to 5. */
  score: z.number().nullable(),
  /** The caller has reviewed it. */
  isReviewed: z.boolean(),
  exhibitFrom: CalendarDate.nullable(),
  exhibitTo: CalendarDate.nullable(),
  endedAt: Instant.nullable(),
  likeCount: z.number().int(),
});
export type NominationSummary = z.output<typeof NominationSummary>;

const Review = z.object({
  reviewerNm: z.string(),
  isMine: z.boolean(),
  scores: PortfolioScores,
  mean: z.number(),
  note: z.string(),
  reviewedAt: Instant,
});
export type NominationReview = z.output<typeof Review>;

/** Things that happen to a nomination, as its history has them. */
export const NOMINATION_ACTIONS = [
  'NOMINATE',
  'BEGIN',
  'REVIEW',
  'SELECT',
  'DECLINE',
  'CONSENT',
  'CHANGE',
  'WITHDRAW',
  'END',
  'OVER',
  'GONE',
] as const;
export type NominationAction = (typeof NOMINATION_ACTIONS)[number];

/** Reasons why the caller cannot review. OWN: it is theirs. NOMINATED: they nominated it. STATE: it is not in review. */
export const REVIEW_BARS = ['OWN', 'NOMINATED', 'STATE'] as const;
export type ReviewBar = (typeof REVIEW_BARS)[number];

const Filters = {
  tab: z.enum(NOMINATION_TABS).default('NOMINATED'),
  deptCode: z.string().max(40).optional(),
  searchText: z.string().max(100).optional(),
};

export const nominationDesk = {
  pageNominations: get(`${deskPath}/page`, {
    access: menu('PTF_SEL', 'R'),
    summary: 'Nominations in a state: the oldest first while they wait, else the latest.',
    query: PageQuery.omit({ sort: true }).extend(Filters),
    output: z.object({
      nominationPage: pageOf(NominationSummary),
      /** Nominations by tab. */
      countList: z.array(z.object({ tab: z.enum(NOMINATION_TABS), count: z.number().int() })),
      /** Portfolios with reports that wait. */
      reportCount: z.number().int(),
      mayExport: z.boolean(),
    }),
  }),
  readNomination: get(`${deskPath}/nomination/{id}`, {
    access: menu('PTF_SEL', 'RR'),
    summary: 'A nomination with its reviews and its history.',
    params: z.object({ id: Id }),
    output: z.object({
      nomination: NominationSummary.extend({
        portfolioId: Id,
        /** The version that is reviewed and exhibited. */
        versionNumber: z.number().int(),
        /** It was published again since. */
        isOlder: z.boolean(),
        page: FrozenPage,
        reason: z.string(),
        praise: z.string(),
        showsName: z.boolean(),
        endReason: z.string(),
        ending: z.enum(EXHIBIT_ENDINGS).nullable(),
        reviewList: z.array(Review),
        /** The mean of each point; points that nobody judged are left out. */
        meanList: z.array(z.object({ point: z.enum(PORTFOLIO_REVIEW_POINTS), mean: z.number() })),
        own: z.object({ scores: PortfolioScores, note: z.string(), version: z.number().int() }),
        /** Null: the caller reviews it. */
        reviewBar: z.enum(REVIEW_BARS).nullable(),
        historyList: z.array(
          z.object({
            action: z.enum(NOMINATION_ACTIONS),
            actorNm: z.string().nullable(),
            reason: z.string().nullable(),
            at: Instant,
          }),
        ),
        version: Version,
        stepList: stepsOf(DESK_NOMINATION_STEPS),
      }),
    }),
  }),
  saveReview: put(`${deskPath}/nomination/{id}/review`, {
    access: menu('PTF_SEL', 'U'),
    summary: 'The caller’s own review of a nomination, with all points.',
    remark: 'Nobody reviews a portfolio of their own or one that they nominated.',
    params: z.object({ id: Id }),
    body: z.object({
      scores: PortfolioScores,
      note: OptionalText(EXHIBIT_MOST.note),
      /** The version of the review that the caller saw; 0 for none. */
      reviewVersion: z.number().int().min(0).max(1_000_000),
    }),
    output: z.object({ reviewVersion: z.number().int() }),
  }),
  stepNomination: stepCall({
    path: `${deskPath}/nomination`,
    access: menu('PTF_SEL', 'U'),
    summary: 'Begins the review, selects or declines, or ends an exhibition.',
    actions: DESK_NOMINATION_STEPS,
    statuses: NOMINATION_STATUSES,
  }),
  exportNominations: post(`${ownPath}/excel`, {
    access: menu('PTF_EXC', 'E'),
    summary: 'Nominations as an Excel file; needs a reason.',
    body: z.object({ ...Filters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
