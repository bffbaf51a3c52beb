/** Uses that a sheet would mark as paid, judged as they stand. */
import { PAYMENT_MOST } from '@naru/contract/areas/mileage/payments.ts';

import { planKeyOf, readOwnSheet } from '../../../blocks/file/own-sheet.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { plain } from '../entry/rules.ts';
import { isAskedOf } from '../use/scope-sql.ts';
import { isSum, judgePayments, type JudgedSheet, type PaymentCells } from './rules.ts';
import type { NamedUse, selectNamedUses } from './store.ts';
import { COLUMN_NAMES, paymentWords } from './words.ts';

export interface PaymentPlan extends JudgedSheet<NamedUse> {
  /** Names everything that would be marked. */
  readonly planKey: string;
}

type NamedAsked = Parameters<typeof selectNamedUses>[1];
/** Reads the uses that a sheet names; an import locks them. */
export type ReadUses = (asked: NamedAsked) => Promise<readonly NamedUse[]>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Plans what a sheet of the caller’s would mark. @throws Failure `invalid` at `fileId` where it is no such table */
export async function planPayments(ctx: CallContext, fileId: string, readUses: ReadUses): Promise<PaymentPlan> {
  const lines = (await readLines(ctx, fileId)).filter((cells) => !isSum(cells));
  const ids = lines.map(({ useNo }) => plain(useNo)).filter((useNo) => UUID.test(useNo));
  const numbers = lines.filter(({ useNo }) => plain(useNo) === '').map(({ number }) => plain(number));
  const { actor, locale } = ctx;
  const uses = await readUses({ ids, numbers, isIn: isAskedOf(actor, 'U'), locale });
  const judged = judgePayments(lines, { uses, today: koreanDate(ctx.now), callerId: actor.memberId });
  return { ...judged, planKey: keyOf(judged) };
}

async function readLines(ctx: CallContext, fileId: string): Promise<readonly PaymentCells[]> {
  const missing = paymentWords[ctx.locale].columns;
  const lines = await readOwnSheet(ctx, {
    fileId,
    mostRows: PAYMENT_MOST.rows,
    columns: COLUMN_NAMES,
    optional: ['useNo', 'number', 'name', 'purpose', 'points', 'won', 'reason'],
    missing,
  });
  const hasAny = (...columns: readonly (keyof PaymentCells)[]): boolean =>
    lines.length === 0 || lines.some((cells) => columns.some((column) => cells[column] !== ''));
  if (!hasAny('useNo', 'number') || !hasAny('points', 'won')) failField('fileId', missing);
  return lines;
}

function keyOf({ payments }: JudgedSheet<NamedUse>): string {
  const said = payments.map(({ line, use: { id, version }, paidOn }) => [line, id, version, paidOn]);
  return planKeyOf(said);
}
