/** Results of payments that the mileage office brings in by a sheet (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { CalendarDate, Id } from '../../shared/id.ts';
import { PlanKey, PreviewedSheet } from '../../shared/plan-key.ts';

const path = '/lrn/mileage/use/payment/import';

/** Columns of a sheet; the account is none: it is not read. */
export const PAYMENT_COLUMNS = ['useNo', 'number', 'purpose', 'points', 'won', 'paidOn', 'result', 'reason'] as const;
export type PaymentColumn = (typeof PAYMENT_COLUMNS)[number];

export const PAYMENT_MOST = {
  /** Lines of a sheet. */
  rows: 2_000,
  problems: 200,
  /** Lines of a preview. */
  shown: 100,
} as const;

/** AMOUNT differs, PAID already, UNKNOWN use, REFUSED by the bank, TWICE in the file; OTHER: its cell says why. */
export const PAYMENT_PROBLEMS = ['AMOUNT', 'PAID', 'UNKNOWN', 'REFUSED', 'TWICE', 'OTHER'] as const;
export type PaymentProblemKind = (typeof PAYMENT_PROBLEMS)[number];

const Planned = z.object({
  line: z.number().int(),
  useId: Id,
  name: z.string(),
  number: z.string(),
  purposeNm: z.string(),
  amount: z.number().int(),
  won: z.number().int().nullable(),
  paidOn: CalendarDate,
});
export type PlannedPayment = z.output<typeof Planned>;

const Problem = z.object({
  line: z.number().int(),
  kind: z.enum(PAYMENT_PROBLEMS),
  column: z.enum(PAYMENT_COLUMNS),
  /** The student of the use; empty where none was found. */
  name: z.string(),
  number: z.string(),
  reason: z.string(),
});
export type PaymentProblem = z.output<typeof Problem>;

/** Names what a preview found, so that a sheet is taken over as it was seen or not at all. */

export const mileagePayments = {
  previewPayments: get(path, {
    access: menu('LRN_MILEADM', 'U'),
    summary:
      'Uses that a sheet of the caller’s would mark as paid, and what is wrong with which line; changes nothing.',
    remark:
      'An xlsx or csv of at most 2 MB and 2,000 lines, such as the payment file with its last columns filled in; of the lines 100 at most are shown, 200 problems at most are told. Accounts are not read.',
    query: z.object({ fileId: Id }),
    output: z.object({
      /** The first ones. */
      lineList: z.array(Planned),
      lineCount: z.number().int(),
      points: z.number().int(),
      won: z.number().int(),
      /** The first ones. */
      problemList: z.array(Problem),
      problemCount: z.number().int(),
      planKey: PlanKey,
    }),
  }),
  importPayments: post(path, {
    access: menu('LRN_MILEADM', 'U'),
    summary: 'Marks all uses of a sheet as paid that match, as they were previewed, or none; the students are told.',
    remark: 'planKey is the preview’s: where the sheet would do something else by now, nothing is done.',
    body: PreviewedSheet,
    output: z.object({ lineCount: z.number().int() }),
  }),
};
