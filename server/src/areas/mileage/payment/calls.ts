import { PAYMENT_MOST, type mileagePayments as calls } from '@naru/contract/areas/mileage/payments.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { expectPlan, failChanged } from '../../../blocks/file/own-sheet.ts';
import { selectEntries } from '../../../blocks/file/store.ts';
import { takeSteps } from '../../../blocks/workflow/take-step.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Reader, Writer } from '../../../platform/http/serve.ts';
import { requireOffice } from '../close/rights.ts';
import { useMachine } from '../use/machine.ts';
import { wonOf } from '../use/rules.ts';
import { USE } from '../use/store.ts';
import { kindOf, type LineProblem, type PaidLine } from './rules.ts';
import { planPayments } from './sheet.ts';
import { lockNamedUses, selectNamedUses, type NamedUse } from './store.ts';
import { paymentWords } from './words.ts';

const presentPayment = ({ line, use, paidOn }: PaidLine<NamedUse>) => ({
  line,
  useId: use.id,
  name: use.name,
  number: use.number,
  purposeNm: use.purposeName,
  amount: use.amount,
  won: wonOf(use),
  paidOn,
});

/** A number that is nobody's is not repeated: it may be one of an account in the wrong column. */
const presentProblem = ({ line, column, code, use, said }: LineProblem<NamedUse>, locale: Locale) => {
  const text = paymentWords[locale].problem[code](use, said);
  return { line, kind: kindOf(code), column, name: use?.name ?? '', number: use?.number ?? '', reason: text };
};

export const previewPayments: Reader<typeof calls.previewPayments> = async (ctx, { query }) => {
  requireOffice(ctx.actor, 'U');
  const { db, locale } = ctx;
  const { payments, problems, planKey } = await planPayments(ctx, query.fileId, (asked) => selectNamedUses(db, asked));
  return {
    lineList: payments.slice(0, PAYMENT_MOST.shown).map(presentPayment),
    lineCount: payments.length,
    points: payments.reduce((sum, { use }) => sum + use.amount, 0),
    won: payments.reduce((sum, { use }) => sum + (wonOf(use) ?? 0), 0),
    problemList: problems.slice(0, PAYMENT_MOST.problems).map((problem) => presentProblem(problem, locale)),
    problemCount: problems.length,
    planKey,
  };
};

export const importPayments: Writer<typeof calls.importPayments> = {
  apply: async (ctx, { body: { fileId, planKey } }) => {
    requireOffice(ctx.actor, 'U');
    const { tx, locale } = ctx;
    const [file] = await selectEntries(tx, [fileId]);
    const { payments, ...plan } = await planPayments(ctx, fileId, (asked) => lockNamedUses(tx, asked));
    expectPlan(ctx, planKey, { ...plan, lineCount: payments.length });
    for (const [paidOn, lines] of Map.groupBy(payments, (one) => one.paidOn)) {
      const rows = lines.map(({ use }) => use);
      const moved = await takeSteps(ctx, useMachine, rows, { sides: ['OFFICE'], given: { action: 'PAY', paidOn } });
      if (moved.length !== rows.length) failChanged(locale);
    }
    const useIds = payments.map(({ use }) => use.id);
    await writeAudit(tx, ctx, {
      action: 'mileagePayments.importPayments',
      entity: USE,
      entityId: fileId,
      after: { fileName: file?.name ?? null, lineCount: useIds.length, useIds },
    });
    return { lineCount: String(useIds.length) };
  },
  answer: async (_ctx, { lineCount }) => ({ lineCount: Number(lineCount) }),
};
