/** Compulsory tests and participation as the wire has them. */
import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { AssignmentRow } from './assignment-store.ts';
import type { CellRow } from './count-store.ts';
import type { MissingRow } from './missing-store.ts';
import { stageOf } from './rules.ts';
import type { TakenRow } from './taken-store.ts';
import { addCells, showTable, type ShownCell } from './withhold.ts';

export const presentAssignment = (row: AssignmentRow, shown: ShownCell, today: string) => ({
  assignmentId: row.id,
  testId: row.testId,
  testNm: row.testName,
  family: row.family,
  name: row.name,
  opensOn: row.opensOn,
  dueOn: row.dueOn,
  stage: stageOf(row, today),
  targetCount: shown.targetCount,
  doneCount: shown.doneCount,
  version: row.version,
});

/**
 * Presents cells as a table of departments by grades, in which nothing small is shown or can be worked out; of colleges
 * where all departments are too small to be told.
 */
export function presentTable(rows: readonly CellRow[]) {
  const gradeList = [...new Set(rows.map(({ grade }) => grade))].toSorted((one, other) => one - other);
  const show = (unitOf: (row: CellRow) => Unit) => showUnits(rows, gradeList, unitOf);
  const departments = show(({ departmentCode, departmentName }) => ({ code: departmentCode, name: departmentName }));
  const isTold =
    departments.total.doneCount === 0 ||
    departments.rowList.some(({ doneCount }) => doneCount !== null && doneCount > 0);
  const table = isTold
    ? departments
    : show(({ collegeCode, collegeName }) => ({ code: collegeCode, name: collegeName }));
  return { ...table, gradeList };
}

interface Unit {
  readonly code: string;
  readonly name: string;
}

function showUnits(rows: readonly CellRow[], grades: readonly number[], unitOf: (row: CellRow) => Unit) {
  const names = new Map(rows.map((row) => [unitOf(row).code, unitOf(row).name]));
  const units = Map.groupBy(rows, (row) => unitOf(row).code);
  const counted = [...units].map(([key, own]) => ({
    key,
    cells: grades.map((grade) => addCells(own.filter((cell) => cell.grade === grade))),
  }));
  const { targetCount, doneCount, rows: shown } = showTable(counted);
  const rowList = shown.map(({ key, cells, ...total }) => ({
    targetCount: total.targetCount,
    doneCount: total.doneCount,
    deptCode: key,
    deptNm: names.get(key) ?? key,
    cellList: [...cells],
  }));
  return { total: { targetCount, doneCount }, rowList };
}

export const presentMissing = (row: MissingRow) => ({
  memberId: row.memberId,
  name: row.name,
  number: row.number,
  deptNm: row.departmentName,
  grade: row.grade,
  isBegun: row.isBegun,
  remindedAt: row.remindedAt?.toISOString() ?? null,
});

export const semesterName = (code: string, locale: Locale): string =>
  enumOptions('semester', locale).find(({ key }) => key === code)?.value ?? code;

export const presentTaken = (row: TakenRow) => ({
  sessionId: row.id,
  testNm: row.testName,
  versionNumber: row.versionNumber,
  status: row.status,
  scoredAt: row.scoredAt.toISOString(),
  reason: row.reason,
  version: row.version,
});
