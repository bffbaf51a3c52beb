/** The ledger as its student sees it, and the totals that others see (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { TermRef } from '../learning/words.ts';
import { OBJECTION_BARS, OBJECTION_STATUSES } from './objection-words.ts';
import { Explanation, MILEAGE_KINDS, MILEAGE_TYPES, MileagePerson } from './words.ts';

/** Year and semester: `202620`. */
export const TermCode = z.string().regex(/^(?:19|20|21)\d\d\d\d$/);

export const Line = z.object({
  lineId: Id,
  kind: z.enum(MILEAGE_KINDS),
  typeCode: z.enum(MILEAGE_TYPES).nullable(),
  itemNm: z.string().nullable(),
  /** The programme, the certificate, the use or the correction that it comes from. */
  title: z.string(),
  amount: z.number().int(),
  term: TermRef,
  /** The term in which it happened, where that was closed already. */
  aboutTerm: TermRef.nullable(),
  happenedOn: CalendarDate,
  postedAt: Instant,
  explanationList: z.array(Explanation),
  memo: z.string(),
  /** When it was reversed; null where it counts. */
  reversedAt: Instant.nullable(),
  /** Terms until it expires: this one, and the enrolled ones after it; null for never and for what is spent. */
  termsLeft: z.number().int().nullable(),
  /** The page that it comes from. */
  path: z.string().nullable(),
  /** The last objection to it; null where there is none. */
  objection: z.object({ objectionId: Id, status: z.enum(OBJECTION_STATUSES) }).nullable(),
  /** Why it cannot be objected to; null where it can. */
  objectionBar: z.enum(OBJECTION_BARS).nullable(),
  /** The last day on which it can or could be; null while its term is not closed. */
  objectionUntil: CalendarDate.nullable(),
});
export type MileageLine = z.output<typeof Line>;

/** A deed that would bring points, with the page to do it. */
const Way = z.object({
  kind: z.enum(['PROGRAMME', 'CLAIM', 'SURVEY', 'TEST', 'WAITING']),
  title: z.string(),
  typeCode: z.enum(MILEAGE_TYPES),
  points: z.number().int(),
  /** The date until which it can be done; null where it has none. */
  until: CalendarDate.nullable(),
  path: z.string(),
  explanationList: z.array(Explanation),
});
export type MileageWay = z.output<typeof Way>;

/** How far it is to a use: the nearest that is not reached, or the largest that is. */
const Goal = z.object({
  purposeCode: z.string(),
  name: z.string(),
  least: z.number().int(),
  /** Points that are missing; 0 where it can be asked for. */
  missing: z.number().int(),
  /** The last day of the term to which it would belong; null once that is over. */
  until: CalendarDate.nullable(),
  /** Its worth in won; null where it is not paid in money. */
  won: z.number().int().nullable(),
});
export type MileageGoal = z.output<typeof Goal>;

/** How the lines of somebody's own ledger are narrowed. */
const LineFilters = {
  typeCode: z.enum(MILEAGE_TYPES).optional(),
  kind: z.enum(MILEAGE_KINDS).optional(),
  /** Year and semester: `202620`. */
  yearSemstrCode: TermCode.optional(),
  isZero: z.boolean().optional(),
  isObjected: z.boolean().optional(),
};
const searchText = z.string().max(100).optional();

export const mileage = {
  readSummary: get('/lrn/mile/summary', {
    access: menu('LRN_MILE', 'RR'),
    summary: 'What the caller has, what expires, what waits, and what the next use lacks.',
    output: z.object({
      balance: z.number().int(),
      available: z.number().int(),
      held: z.number().int(),
      /** A correction took more than there was. */
      isOwed: z.boolean(),
      earnedThisTerm: z.number().int(),
      term: TermRef,
      /** Parts that expire when a term closes, the next first; nothing goes with this one of somebody on leave. */
      expiringList: z.array(z.object({ termsLeft: z.number().int(), points: z.number().int() })),
      /** The day until which the part with one term left can be used; null where there is none, or it goes with the close. */
      expiresOn: CalendarDate.nullable(),
      waiting: z.object({ claimCount: z.number().int(), points: z.number().int(), useCount: z.number().int() }),
      goalList: z.array(Goal),
      wayList: z.array(Way),
      typeList: z.array(z.object({ typeCode: z.enum(MILEAGE_TYPES), points: z.number().int() })),
      /** The earliest first: earned and gone in the term, and the balance at its end. */
      termList: z.array(
        z.object({ term: TermRef, earned: z.number().int(), gone: z.number().int(), balance: z.number().int() }),
      ),
      canClaim: z.boolean(),
    }),
  }),
  pageLines: get('/lrn/mile/page', {
    access: menu('LRN_MILE', 'RR'),
    summary: 'Lines of the caller’s ledger, the latest first.',
    remark: 'isZero: only what brought no points. isObjected: only what was objected to.',
    query: PageQuery.omit({ sort: true }).extend(LineFilters),
    output: z.object({ linePage: pageOf(Line) }),
  }),
  pageTotals: get('/lrn/mile/total/page', {
    access: menu('LRN_MILE', 'R'),
    summary: 'Balances of the students in the caller’s scope; no lines.',
    query: PageQuery.omit({ sort: true }).extend({ searchText }),
    output: z.object({
      totalPage: pageOf(
        MileagePerson.extend({
          balance: z.number().int(),
          earnedThisTerm: z.number().int(),
        }),
      ),
    }),
  }),
  exportLines: post('/lrn/mile/excel', {
    access: menu('LRN_MILE', 'E'),
    summary: 'Lines of the caller’s own ledger as an Excel file; needs a reason.',
    body: z.object({ ...LineFilters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
  exportTotals: post('/lrn/mile/total/excel', {
    access: menu('LRN_MILE', 'E'),
    summary: 'Balances of the students in the caller’s scope as an Excel file, and no lines; needs a reason.',
    body: z.object({ searchText, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
