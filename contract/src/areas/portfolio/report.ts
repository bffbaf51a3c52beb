/** Reports of portfolios by their readers (docs/specification.md, Excellent portfolios). */
import { z } from 'zod';

import { anyone, menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText } from '../../shared/required-text.ts';
import { Version } from '../../shared/workflow.ts';
import { REPORT_DECISIONS } from './exhibit-words.ts';
import { PORTFOLIO_REPORT_REASONS, PORTFOLIO_REPORT_STATUSES, SHOWN_MOST } from './shown-words.ts';

const path = '/portfolio/report';

/** OPEN: reports wait. HIDDEN: hidden now. DONE: everything else that was reported. */
export const REPORT_TABS = ['OPEN', 'HIDDEN', 'DONE'] as const;

/** A portfolio with what was reported about it. */
const ReportedPortfolio = z.object({
  portfolioId: Id,
  title: z.string(),
  ownerNm: z.string(),
  deptNm: z.string(),
  openCount: z.number().int(),
  reportCount: z.number().int(),
  /** Reasons of those that wait, or of all. */
  reasonList: z.array(z.enum(PORTFOLIO_REPORT_REASONS)),
  /** The first that waits, else the last. */
  reportedAt: Instant,
  hiddenAt: Instant.nullable(),
  /** Hidden, and published again since: its owner has changed it. */
  isChanged: z.boolean(),
});
export type ReportedPortfolio = z.output<typeof ReportedPortfolio>;

export const portfolioReports = {
  reportPortfolio: post(path, {
    access: anyone,
    summary: 'Reports the portfolio at an address; the answer is the same whatever is there.',
    remark:
      'At most 5 from a network in ten minutes. Of one address 200 by strangers are kept in that time: another one is answered alike and adds nothing.',
    body: z.object({
      portfolioPath: z.string().max(60),
      reportReason: z.enum(PORTFOLIO_REPORT_REASONS),
      text: OptionalText(SHOWN_MOST.report),
    }),
    repeatable: false,
    output: z.object({}),
  }),
  pageReported: get(`${path}/page`, {
    access: menu('PTF_SEL', 'R'),
    summary: 'Portfolios that were reported, the longest waiting first.',
    query: PageQuery.omit({ sort: true }).extend({
      state: z.enum(REPORT_TABS).default('OPEN'),
    }),
    output: z.object({
      reportedPage: pageOf(ReportedPortfolio),
      countList: z.array(z.object({ state: z.enum(REPORT_TABS), count: z.number().int() })),
    }),
  }),
  readReported: get(`${path}/about/{id}`, {
    access: menu('PTF_SEL', 'RR'),
    summary: 'What was reported about a portfolio, and what was decided.',
    params: z.object({ id: Id }),
    output: z.object({
      reported: ReportedPortfolio.extend({
        /** Its address; null where it has none. */
        portfolioPath: z.string().nullable(),
        /** It can be looked at now: published, and neither private nor behind a secret link. */
        isOpen: z.boolean(),
        hiddenReason: z.string().nullable(),
        reportList: z.array(
          z.object({
            reportId: Id,
            reason: z.enum(PORTFOLIO_REPORT_REASONS),
            text: z.string(),
            /** Null: somebody who was not signed in. */
            reporterNm: z.string().nullable(),
            reportedAt: Instant,
            status: z.enum(PORTFOLIO_REPORT_STATUSES),
            decidedByNm: z.string().nullable(),
            decidedAt: Instant.nullable(),
            decision: z.string(),
          }),
        ),
        decisionList: z.array(z.enum(REPORT_DECISIONS)),
        version: Version,
      }),
    }),
  }),
  decideReports: post(`${path}/about/{id}/decision`, {
    access: menu('PTF_SEL', 'U'),
    summary: 'Hides a portfolio, keeps it, or shows it again; decides all reports about it that wait.',
    remark: 'HIDE needs a reason, which its owner reads. Nobody decides about a portfolio of their own.',
    params: z.object({ id: Id }),
    body: z.object({
      decision: z.enum(REPORT_DECISIONS),
      reason: OptionalText(SHOWN_MOST.reason),
      version: Version,
    }),
    output: z.object({ portfolioId: Id }),
  }),
};
