/** Closes as the wire has them. */
import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import type { StandingRow } from './standing-store.ts';
import type { CloseRow } from './store.ts';

export const termRef = ({ year, semesterCode }: LedgerTerm, locale: Locale) => ({
  year,
  semstrCode: semesterCode,
  semstrNm: enumOptions('semester', locale).find(({ key }) => key === semesterCode)?.value ?? semesterCode,
});

export const presentClose = (row: CloseRow) => ({
  closeId: row.id,
  number: row.number,
  status: row.status,
  begunAt: row.begunAt.toISOString(),
  begunByNm: row.begunByName,
  doneAt: row.doneAt?.toISOString() ?? null,
  memberCount: row.memberCount,
  doneCount: row.doneCount,
  expiredPoints: row.expiredPoints,
  expiredCount: row.expiredCount,
});

export const presentStanding = (row: StandingRow) => ({
  rank: row.rank,
  student: {
    studentId: row.studentId,
    name: row.name,
    number: row.number,
    deptNm: row.departmentName,
    grade: row.grade,
  },
  earned: row.earned,
  balance: row.balance,
  surveyCount: row.surveyCount,
  programmeCount: row.programmeCount,
});
