import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/db/id.ts';

export interface Expense {
  readonly item: string;
  readonly amount: number;
  readonly spentOn: string;
}

/** Writes what was spent, where the programme still has that version; false where somebody was faster. */
export async function replaceExpenses(
  tx: Tx,
  given: { readonly id: string; readonly version: number; readonly at: Date; readonly expenses: readonly Expense[] },
): Promise<boolean> {
  const { id, version, at, expenses } = given;
  const { numUpdatedRows } = await tx
    .updateTable('programme')
    .set({ version: version + 1, updated_at: at })
    .where('programme.id', '=', id)
    .where('programme.version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx.deleteFrom('programme_expense').where('programme_expense.programme_id', '=', id).execute();
  if (expenses.length > 0)
    await tx
      .insertInto('programme_expense')
      .values(
        expenses.map(({ item, amount, spentOn }) => ({
          id: newId(),
          programme_id: id,
          item,
          amount,
          spent_on: spentOn,
        })),
      )
      .execute();
  return true;
}
