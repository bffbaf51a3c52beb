/** Uses as the wire has them. */
import type { OwnUse } from '@naru/contract/areas/mileage/uses.ts';

import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { StudentRow } from './desk-store.ts';
import { wonOf } from './rules.ts';
import type { UseChangeRow, UseRow, UseSummaryRow } from './store.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const nameOfSemester = (code: string, locale: Locale): string =>
  enumOptions('semester', locale).find(({ key }) => key === code)?.value ?? code;

export function presentSummary(row: UseSummaryRow, locale: Locale) {
  const { id, purposeCode, purposeName, amount, year, semesterCode, status, reason, version } = row;
  return {
    useId: id,
    purposeCode,
    purposeNm: purposeName,
    amount,
    won: wonOf(row),
    term: { year, semstrCode: semesterCode, semstrNm: nameOfSemester(semesterCode, locale) },
    status,
    createdAt: row.createdAt.toISOString(),
    appliedAt: instant(row.appliedAt),
    decidedAt: instant(row.decidedAt),
    paidAt: instant(row.paidAt),
    reason,
    version,
  };
}

/** Never the number of the account: its end alone. */
export const presentUse = (row: UseRow, changes: readonly UseChangeRow[], locale: Locale): OwnUse => ({
  ...presentSummary(row, locale),
  note: row.note,
  bank: row.bank,
  accountEnd: row.accountEnd,
  historyList: changes.map(({ status, at }) => ({ status, at: at.toISOString() })),
});

export const presentStudent = ({ studentId, name, number, departmentName, grade }: StudentRow) => ({
  studentId,
  name,
  number,
  deptNm: departmentName,
  grade,
});
