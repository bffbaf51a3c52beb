/** The gallery of excellent portfolios (docs/specification.md, Excellent portfolios). */
import { z } from 'zod';

import { anyone, menu } from '../../access.ts';
import { get, post, put, remove } from '../../call.ts';
import { CalendarDate, CalendarYear, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { RequiredText } from '../../shared/required-text.ts';
import { Version } from '../../shared/workflow.ts';
import { FrozenPage, PortfolioLook } from './exhibit-words.ts';
import { PORTFOLIO_REVIEW_POINTS, SHOWN_MOST } from './shown-words.ts';

const path = '/portfolio/exclnc';

/** The latest first, or the most liked. */
export const EXHIBIT_ORDERS = ['LATEST', 'LIKED'] as const;

export const Exhibit = z.object({
  nominationId: Id,
  title: z.string(),
  headline: z.string(),
  look: PortfolioLook,
  /** Null where its owner does not want to be named. */
  ownerNm: z.string().nullable(),
  deptNm: z.string(),
  praise: z.string(),
  /** The points that reviewers valued most, at most two. */
  strongPointList: z.array(z.enum(PORTFOLIO_REVIEW_POINTS)),
  exhibitFrom: CalendarDate,
  exhibitTo: CalendarDate,
  likeCount: z.number().int(),
  isLiked: z.boolean(),
  remarkCount: z.number().int(),
});
export type Exhibit = z.output<typeof Exhibit>;

const Remark = z.object({
  remarkId: Id,
  /** Null in the answer to others: it was hidden. */
  text: z.string().nullable(),
  authorNm: z.string(),
  /** Written by the owner of the portfolio, who is named. */
  isOwner: z.boolean(),
  isMine: z.boolean(),
  writtenAt: Instant,
  changedAt: Instant.nullable(),
  /** Why staff hid it: for its author and for staff. */
  hiddenReason: z.string().nullable(),
  isHidden: z.boolean(),
  version: Version,
  can: z.object({ change: z.boolean(), delete: z.boolean(), hide: z.boolean() }),
});
export type Remark = z.output<typeof Remark>;

const RemarkText = RequiredText(SHOWN_MOST.remark);

export const exhibits = {
  pageExhibits: get(`${path}/page`, {
    access: menu('PTF_EXC', 'R'),
    summary: 'Portfolios that are exhibited today, with their owners’ consent.',
    query: PageQuery.omit({ sort: true }).extend({
      searchText: z.string().max(100).optional(),
      deptCode: z.string().max(40).optional(),
      /** The year in which the exhibition began. */
      year: CalendarYear.optional(),
      order: z.enum(EXHIBIT_ORDERS).default('LATEST'),
    }),
    output: z.object({
      exhibitPage: pageOf(Exhibit),
      /** Years in which those of today began, the latest first. */
      yearList: z.array(z.number().int()),
      mayNominate: z.boolean(),
      mayReview: z.boolean(),
    }),
  }),
  readExhibit: get(`${path}/detail/{id}`, {
    access: menu('PTF_EXC', 'RR'),
    summary: 'An exhibited portfolio.',
    params: z.object({ id: Id }),
    output: z.object({
      exhibit: Exhibit.extend({
        /** The caller likes and remarks. */
        mayRemark: z.boolean(),
        isOwn: z.boolean(),
        /** Without name, photo and links in its head where its owner is not named. */
        page: FrozenPage,
      }),
    }),
  }),
  showExhibitPicture: get(`${path}/picture/{id}`, {
    access: anyone,
    summary:
      'The first picture of a nominated portfolio, at an address that was signed for a viewer who may still see it.',
    params: z.object({ id: Id }),
    query: z.object({
      viewer: z.string().max(64).default(''),
      until: z.string().max(20).default(''),
      signature: z.string().max(100).default(''),
    }),
    gives: 'file',
    output: z.object({}),
  }),
  likeExhibit: put(`${path}/detail/{id}/like`, {
    access: menu('PTF_EXC', 'COMT'),
    summary: 'Likes an exhibited portfolio, or no longer.',
    params: z.object({ id: Id }),
    body: z.object({ isLiked: z.boolean() }),
    output: z.object({ isLiked: z.boolean(), likeCount: z.number().int() }),
  }),
  pageRemarks: get(`${path}/detail/{id}/remark`, {
    access: menu('PTF_EXC', 'RR'),
    summary: 'Remarks on an exhibited portfolio, the oldest first; a hidden one keeps its place.',
    params: z.object({ id: Id }),
    query: PageQuery.omit({ sort: true }),
    output: z.object({ remarkPage: pageOf(Remark) }),
  }),
  createRemark: post(`${path}/detail/{id}/remark`, {
    access: menu('PTF_EXC', 'COMT'),
    summary: 'Writes a remark on an exhibited portfolio; its owner is told.',
    params: z.object({ id: Id }),
    body: z.object({ text: RemarkText }),
    output: z.object({ remarkId: Id }),
  }),
  changeRemark: put(`${path}/remark/{id}`, {
    access: menu('PTF_EXC', 'COMT'),
    summary: 'Changes a remark of the caller’s own.',
    params: z.object({ id: Id }),
    body: z.object({ text: RemarkText, version: Version }),
    output: z.object({ remarkId: Id, version: Version }),
  }),
  deleteRemark: remove(`${path}/remark/{id}`, {
    access: menu('PTF_EXC', 'COMT'),
    summary: 'Deletes a remark of the caller’s own.',
    params: z.object({ id: Id }),
    output: z.object({}),
  }),
  hideRemark: post(`${path}/remark/{id}/hiding`, {
    access: menu('PTF_EXC', 'D'),
    summary: 'Hides a remark with a reason that its author reads.',
    params: z.object({ id: Id }),
    body: z.object({ reason: RequiredText(SHOWN_MOST.reason), version: Version }),
    output: z.object({ remarkId: Id, version: Version }),
  }),
};
