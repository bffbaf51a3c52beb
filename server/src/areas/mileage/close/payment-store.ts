/** Uses that are to be paid to an account. */

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { OWED } from '../ledger/owed-sql.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { WON_PER_POINT } from '../use/store.ts';

export interface PaymentRow {
  readonly useId: string;
  readonly memberId: string;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string;
  readonly bank: string;
  readonly accountKey: string | null;
  readonly accountSealed: string | null;
  readonly amount: number;
  readonly wonPerPoint: number | null;
  /** The debt of the student by now. */
  readonly owed: number;
}

/** Selects what is approved and not paid, by student number. */
export function selectPayments(
  db: Db,
  { term, purposeCode, locale }: { readonly term: LedgerTerm; readonly purposeCode: string; readonly locale: Locale },
): Promise<PaymentRow[]> {
  return rowsOf<PaymentRow>(db)`
    select u.id as "useId", u.member_id as "memberId", ${nameOf('m', locale)} as name, s.student_number as number,
      ${nameOf('d', locale)} as "departmentName", u.bank, u.account_key as "accountKey",
      u.account_sealed as "accountSealed", u.amount, ${WON_PER_POINT} as "wonPerPoint", ${OWED} as owed
    from mileage_use u join mileage_purpose p on p.code = u.purpose_code join member m on m.id = u.member_id
    join student s on s.member_id = m.id join department d on d.code = s.department_code
    left join mileage_account a on a.member_id = u.member_id
    where u.status = 'APPROVED' and u.year = ${term.year} and u.semester_code = ${term.semesterCode}
      and u.purpose_code = ${purposeCode} order by s.student_number, u.id`;
}
