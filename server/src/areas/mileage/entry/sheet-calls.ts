import { ENTRY_MOST, type mileageEntries as calls } from '@naru/contract/areas/mileage/entries.ts';

import { expectPlan, failChanged } from '../../../blocks/file/own-sheet.ts';
import { selectEntries } from '../../../blocks/file/store.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { requireOffice } from '../close/rights.ts';
import { lockAccounts, selectAccounts, selectPostingTerm, type LedgerTerm } from '../ledger/store.ts';
import { selectOptionalBatch } from './batch-store.ts';
import { postLines } from './post.ts';
import { presentPlanned } from './present.ts';
import { termKey } from './rules.ts';
import { planSheet, type PlannedRow } from './sheet.ts';

const sumOf = (entries: readonly PlannedRow[]): number => entries.reduce((sum, { points }) => sum + points, 0);

export const previewSheet: Reader<typeof calls.previewSheet> = async (ctx, { query }) => {
  requireOffice(ctx.actor, 'C');
  const { entries, problems, planKey } = await planSheet(ctx, query.fileId, (ids) => selectAccounts(ctx.db, ids));
  return {
    lineList: entries.slice(0, ENTRY_MOST.shown).map((row) => presentPlanned(row, ctx.locale)),
    lineCount: entries.length,
    personCount: new Set(entries.map(({ person }) => person.memberId)).size,
    points: sumOf(entries),
    problemList: problems.slice(0, ENTRY_MOST.problems).map((problem) => ({ ...problem })),
    problemCount: problems.length,
    planKey,
  };
};

export const importSheet: Writer<typeof calls.importSheet> = {
  apply: async (ctx, { body: { fileId, planKey } }) => {
    requireOffice(ctx.actor, 'C');
    const { tx, now, locale } = ctx;
    const [file] = await selectEntries(tx, [fileId]);
    const plan = await planSheet(ctx, fileId, (ids) => lockAccounts(tx, ids));
    expectPlan(ctx, planKey, { ...plan, lineCount: plan.entries.length });
    // Terms are held in one order, and the plan says where each line goes.
    const terms = new Map<string, LedgerTerm>(plan.entries.map(({ about }) => [termKey(about), about]));
    for (const [, about] of [...terms].toSorted(([one], [other]) => Number(one) - Number(other)))
      terms.set(termKey(about), await selectPostingTerm(tx, about, koreanDate(now)));
    if (plan.entries.some(({ about, term }) => termKey(terms.get(termKey(about)) ?? about) !== termKey(term)))
      failChanged(locale);
    const batchId = newId();
    const lines = plan.entries.map(({ person, ...row }) => ({ ...row, memberId: person.memberId, lineId: null }));
    const isPosted = await postLines(ctx, { batchId, fileName: file?.name ?? fileId, lines });
    return isPosted ? { batchId } : failChanged(locale);
  },
  answer: async ({ db, locale }, { batchId = '' }) => {
    const { lineCount, points } = (await selectOptionalBatch(db, batchId, locale)) ?? fail('notFound');
    return { batchId, lineCount, points };
  },
};
