/**
 * The file that the university pays by: the one place where an account number is whole. It is made for the answer alone
 * and kept nowhere (docs/specification.md, Mileage).
 */
import type { mileageCloses as calls } from '@naru/contract/areas/mileage/closes.ts';
import { countCharacters } from '@naru/contract/shared/required-text.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import { writeAudit } from '../../../blocks/audit/store.ts';
import { writeWorkbook, type SheetColumn } from '../../../platform/excel/workbook.ts';
import { fileHeaders } from '../../../blocks/list-export/file.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CallContext, FileSender } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { wonOf } from '../use/rules.ts';
import { DESK_MENU } from '../use/scope-sql.ts';
import { selectPayments, type PaymentRow } from './payment-store.ts';
import { requireOffice } from './rights.ts';
import { selectPaidPurposes } from './store.ts';
import { closeWords } from './words.ts';

const REASON_LEAST = 5;
const FIELDS = ['name', 'number', 'deptNm', 'bank', 'accountNo', 'amount', 'won', 'owed'];

interface Payment {
  readonly name: string;
  readonly number: string;
  readonly deptNm: string;
  readonly bank: string;
  readonly accountNo: string;
  readonly amount: number;
  readonly won: number;
  readonly owed: number;
  /** Both empty in the last line. */
  readonly purposeNm: string;
  readonly useNo: string;
}

export const exportPayments: FileSender<typeof calls.exportPayments> = async (ctx, { body }) => {
  requireOffice(ctx.actor, 'E');
  const say = closeWords[ctx.locale];
  const reason = body.reason.trim();
  if (countCharacters(reason) < REASON_LEAST) failField('reason', say.shortReason);
  const purpose = (await selectPaidPurposes(ctx.db, ctx.locale)).find(
    ({ purposeCode }) => purposeCode === body.purposeCode,
  );
  if (!purpose) failField('purposeCode', say.noPurpose);
  const term = { year: body.year, semesterCode: body.semstrCode };
  const rows = await selectPayments(ctx.db, { term, purposeCode: body.purposeCode, locale: ctx.locale });
  const payments = await openAccounts(ctx, rows, purpose.name);
  await ctx.db.transaction().execute(async (tx) => {
    const subjectIds = [...new Set(rows.map(({ memberId }) => memberId))];
    await writePrivacyLog(tx, ctx, { action: 'XLS', menuId: DESK_MENU, subjectIds, fields: FIELDS, reason });
    const after = { ...term, purposeCode: body.purposeCode, rows: rows.length, reason };
    const entityId = body.purposeCode;
    await writeAudit(tx, ctx, { action: 'mileageCloses.exportPayments', entity: 'mileage_purpose', entityId, after });
  });
  return {
    headers: fileHeaders(`${say.payments}_${koreanDate(ctx.now)}_${ctx.actor.nameKo}.xlsx`),
    body: await writeWorkbook({
      name: say.payments,
      columns: columnsOf(ctx.locale),
      rows: [...payments, sumUp(payments, say.sum)],
    }),
  };
};

async function openAccounts(
  { db, platform }: CallContext,
  rows: readonly PaymentRow[],
  purposeNm: string,
): Promise<Payment[]> {
  const keys = await platform.sealing.readKeys(
    db,
    rows.flatMap(({ accountKey }) => accountKey ?? []),
  );
  return rows.map(
    ({ useId, name, number, departmentName, bank, accountKey, accountSealed, amount, wonPerPoint, owed }) => {
      const key = keys.get(accountKey ?? '');
      if (accountSealed !== null && !key) throw new Error('The key of an account is gone.');
      const accountNo = key && accountSealed !== null ? key.open('account', accountSealed) : '';
      const won = wonOf({ amount, wonPerPoint }) ?? 0;
      return { name, number, deptNm: departmentName, bank, accountNo, amount, won, owed, purposeNm, useNo: useId };
    },
  );
}

/** Makes the last line. */
function sumUp(payments: readonly Payment[], name: string): Payment {
  const total = (of: (one: Payment) => number): number => payments.reduce((sum, one) => sum + of(one), 0);
  const sums = { amount: total(({ amount }) => amount), won: total(({ won }) => won), owed: 0 };
  return { name, number: '', deptNm: '', bank: '', accountNo: '', ...sums, purposeNm: '', useNo: '' };
}

/** The last three are filled in by who pays, and brought back with the rest (payment/sheet.ts). */
function columnsOf(locale: Locale): SheetColumn<Payment>[] {
  const say = closeWords[locale].sheet;
  return [
    { header: say.name, width: 14, value: ({ name }) => name },
    { header: say.number, width: 14, value: ({ number }) => number },
    { header: say.department, width: 24, value: ({ deptNm }) => deptNm },
    { header: say.bank, width: 12, value: ({ bank }) => bank },
    { header: say.account, width: 24, value: ({ accountNo }) => accountNo },
    { header: say.points, width: 10, value: ({ amount }) => amount },
    { header: say.won, width: 14, value: ({ won }) => won },
    // The payer decides whether it waits for the debt.
    { header: say.owed, width: 14, value: ({ owed }) => owed || null },
    { header: say.purpose, width: 20, value: ({ purposeNm }) => purposeNm },
    { header: say.useNo, width: 38, value: ({ useNo }) => useNo },
    { header: say.paidOn, width: 14, value: () => null },
    { header: say.result, width: 10, value: () => null },
    { header: say.reason, width: 24, value: () => null },
  ];
}
