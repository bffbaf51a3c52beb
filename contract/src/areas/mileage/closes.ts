/** Closing a term of mileage: the mileage office closes, ranks and pays; a student sees their own place (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { ENUMS } from '../../enums.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { CalendarDate, CalendarYear, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { TermRef } from '../learning/words.ts';
import { MileagePerson } from './words.ts';

const path = '/lrn/mileage/close';

/** The first so many in a hundred are above the cut-off. */
export const CUTOFF_PERCENT = 10;

const TERM_STATUSES = ['OPEN', 'CLOSING', 'CLOSED'] as const;
const CLOSE_STATUSES = ['RUNNING', 'DONE', 'FAILED'] as const;

/** Why a term cannot be closed now. */
export const CLOSE_BARS = ['NOT_OVER', 'EARLIER_OPEN', 'RUNNING', 'LATER_CLOSED', 'NO_NEXT'] as const;
export type CloseBar = (typeof CLOSE_BARS)[number];

const Close = z.object({
  closeId: Id,
  /** 1 for the first close of a term. */
  number: z.number().int(),
  status: z.enum(CLOSE_STATUSES),
  begunAt: Instant,
  begunByNm: z.string(),
  doneAt: Instant.nullable(),
  memberCount: z.number().int(),
  doneCount: z.number().int(),
  expiredPoints: z.number().int(),
  expiredCount: z.number().int(),
});

const ClosingTerm = z.object({
  term: TermRef,
  endsOn: CalendarDate,
  status: z.enum(TERM_STATUSES),
  /** Null where it can be closed. */
  bar: z.enum(CLOSE_BARS).nullable(),
  /** The latest on top. */
  closeList: z.array(Close),
});
export type ClosingTerm = z.output<typeof ClosingTerm>;

const Standing = z.object({
  /** Equal places for equals; null for who earned nothing. */
  rank: z.number().int().nullable(),
  student: MileagePerson,
  earned: z.number().int(),
  balance: z.number().int(),
  surveyCount: z.number().int(),
  programmeCount: z.number().int(),
});
export type MileageStanding = z.output<typeof Standing>;

const SemesterCode = z.enum(ENUMS.semester);
const searchText = z.string().max(100).optional();

export const mileageCloses = {
  listCloses: get(`${path}/list`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Terms that have begun, the latest first, with their closes and how far they are.',
    output: z.object({
      termList: z.array(ClosingTerm),
      /** Purposes that are paid to an account. */
      purposeList: z.array(z.object({ purposeCode: z.string(), name: z.string() })),
    }),
  }),
  beginClose: post(path, {
    access: menu('LRN_MILEADM', 'C'),
    summary:
      'Closes a term: from now on it takes no line. What is over expires, and everybody is ranked in the background.',
    body: z.object({ year: CalendarYear, semstrCode: SemesterCode }),
    output: z.object({ closeId: Id }),
  }),
  readClose: get(`${path}/{id}`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'How everybody stood at a close, by rank.',
    params: z.object({ id: Id }),
    query: PageQuery.omit({ sort: true }).extend({ searchText }),
    output: z.object({ close: Close, term: TermRef, standingPage: pageOf(Standing) }),
  }),
  exportStandings: post(`${path}/{id}/excel`, {
    access: menu('LRN_MILEADM', 'E'),
    summary: 'How everybody stood at a close, as an Excel file; needs a reason.',
    params: z.object({ id: Id }),
    body: z.object({ searchText, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
  exportPayments: post(`${path}/payment/excel`, {
    access: menu('LRN_MILEADM', 'E'),
    summary:
      'What is approved and not paid yet, with whole account numbers and its sum, as an Excel file; needs a reason.',
    body: z.object({
      year: CalendarYear,
      semstrCode: SemesterCode,
      purposeCode: z.string().max(40),
      reason: ExportReason,
    }),
    gives: 'file',
    repeatable: false,
    // Never made later: what has account numbers is kept nowhere.
    output: ExportStarted,
  }),
  readOwnRank: get('/lrn/mile/rank', {
    access: menu('LRN_MILE', 'RR'),
    summary: 'The caller’s own place in the last closed term, and its cut-off; null where there is none.',
    output: z.object({
      ownRank: z
        .object({
          term: TermRef,
          /** Null for who earned nothing. */
          rank: z.number().int().nullable(),
          rankedCount: z.number().int(),
          earned: z.number().int(),
          /** The place and the points that the first tenth had at least; null where too few earned something. */
          cutoffRank: z.number().int().nullable(),
          cutoffEarned: z.number().int().nullable(),
        })
        .nullable(),
    }),
  }),
};
