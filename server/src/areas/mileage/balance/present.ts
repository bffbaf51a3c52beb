/** Balances as the wire has them. */
import { presentStudent } from '../use/present.ts';
import type { BalanceRow } from './store.ts';

export function presentBalance(row: BalanceRow) {
  const available = row.balance - row.held;
  return {
    student: presentStudent(row),
    balance: row.balance,
    held: row.held,
    available,
    owed: Math.max(0, -available),
  };
}
