/** Balances of all students, for the mileage office (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { MileagePerson } from './words.ts';

const path = '/lrn/mileage/balance';

const Balance = z.object({
  student: MileagePerson,
  balance: z.number().int(),
  held: z.number().int(),
  available: z.number().int(),
  /** Points that are missing; 0 where nothing is owed. */
  owed: z.number().int(),
});
export type MileageBalance = z.output<typeof Balance>;

const BalanceFilters = {
  /** Only those who owe something. */
  isOwed: z.boolean().optional(),
  searchText: z.string().max(100).optional(),
};

export const mileageBalances = {
  pageBalances: get(`${path}/page`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'What everybody with a ledger has, by student number; no lines.',
    remark: 'isOwed: only those who owe something.',
    query: PageQuery.omit({ sort: true }).extend(BalanceFilters),
    output: z.object({
      balancePage: pageOf(Balance),
      /** How many owe something. */
      owedCount: z.number().int(),
    }),
  }),
  exportBalances: post(`${path}/excel`, {
    access: menu('LRN_MILEADM', 'E'),
    summary: 'The balances of a list as an Excel file, without lines; needs a reason.',
    body: z.object({ ...BalanceFilters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
