/** Badges that a sheet would grant, judged by what stands now. */
import type { GrantColumn } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';

import { planKeyOf, readOwnSheet } from '../../../blocks/file/own-sheet.ts';
import type { Person } from '../../../platform/access/actor.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { selectHolders, type GrantedClass } from './grant-store.ts';
import { judgeLines, plain, type PlannedRow, type RowProblem, type SheetCells } from './sheet-rules.ts';
import { selectByNumbers, type NumberedStudent } from './student-store.ts';
import { badgeWords, COLUMN_NAMES } from './words.ts';

const OPTIONAL = ['name', 'text', 'url'] as const satisfies readonly GrantColumn[];

export interface SheetPlan {
  readonly rows: readonly PlannedRow<NumberedStudent>[];
  readonly problems: readonly RowProblem[];
  /** Names everything that would be granted. */
  readonly planKey: string;
}

/** Reads a sheet of the caller’s. @throws Failure `invalid` at `fileId` where it is no such table */
export async function readLines(ctx: CallContext, fileId: string): Promise<readonly SheetCells[]> {
  const missing = badgeWords[ctx.locale].columns;
  return readOwnSheet(ctx, { fileId, mostRows: BADGE_MOST.rows, columns: COLUMN_NAMES, optional: OPTIONAL, missing });
}

/** Plans what the lines of a sheet would grant. @throws Failure `invalid` at `fileId` where the class is not open */
export async function planLines(
  { db, actor, locale }: Pick<CallContext<Person>, 'db' | 'actor' | 'locale'>,
  lines: readonly SheetCells[],
  to: GrantedClass,
): Promise<SheetPlan> {
  if (to.status !== 'OPEN') failField('fileId', badgeWords[locale].notOpen);
  const numbers = lines.map(({ number }) => plain(number));
  const found = await selectByNumbers(db, numbers, locale);
  const students = new Map(found.map((one) => [plain(one.number), one]));
  const holders = await selectHolders(
    db,
    to.classId,
    found.map(({ memberId }) => memberId),
  );
  const { rows, problems } = judgeLines(lines, {
    students,
    holders,
    granterId: actor.memberId,
    isRepeatable: to.isRepeatable,
  });
  return { rows, problems, planKey: keyOf(to.classId, rows) };
}

function keyOf(classId: string, rows: readonly PlannedRow<NumberedStudent>[]): string {
  const said = rows.map(({ line, student, evidence }) => [line, student.memberId, evidence]);
  return planKeyOf([classId, said]);
}
