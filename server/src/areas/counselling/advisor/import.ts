/**
 * Reads a file of students and advisors, and says line by line what it would change.
 */
import { ADVISOR_MOST, type AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';

import { readOwnSheet, type OwnLine } from '../../../blocks/file/own-sheet.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate, readDay } from '../../../platform/time.ts';
import { judgeChange, type LastAdvisor } from './rules.ts';
import { scopeOf } from './scope-sql.ts';
import { selectAdvised, selectAdvisors, selectLastAdvisors, type AdvisedRow, type AdvisorRow } from './store.ts';
import { advisorWords, COLUMN_NAMES, readReason } from './words.ts';

export interface PlannedChange {
  readonly student: AdvisedRow;
  readonly next: AdvisorRow;
  readonly nextOn: string;
  readonly reason: AdvisorReason;
}

export interface PlanProblem {
  readonly line: number;
  readonly studentNumber: string;
  readonly advisorNumber: string;
  readonly reason: string;
}

export interface ImportPlan {
  readonly changes: readonly PlannedChange[];
  readonly unchanged: number;
  readonly problems: readonly PlanProblem[];
}

/** @throws Failure `invalid` for a file that is gone, another person's, or no such table at all */
export async function planImport(ctx: CallContext, fileId: string): Promise<ImportPlan> {
  const missing = advisorWords[ctx.locale].columns;
  const lines = await readOwnSheet(ctx, { fileId, mostRows: ADVISOR_MOST.rows, columns: COLUMN_NAMES, missing });
  const asked = { scope: scopeOf(ctx.actor, 'C'), today: koreanDate(ctx.now), locale: ctx.locale };
  const numbers = { students: lines.map(({ student }) => student), advisors: lines.map(({ advisor }) => advisor) };
  const window = { size: ADVISOR_MOST.rows, offset: 0 };
  const [students, advisors] = await Promise.all([
    selectAdvised(ctx.db, asked, { narrowed: { studentNumbers: numbers.students }, window }),
    selectAdvisors(ctx.db, { ...asked, numbers: numbers.advisors }, window),
  ]);
  const known: Known = {
    students: new Map(students.map((row) => [row.studentNumber, row])),
    advisors: new Map(advisors.map((row) => [row.number.toLowerCase(), row])),
    last: await selectLastAdvisors(
      ctx.db,
      students.map(({ studentId }) => studentId),
    ),
    seen: new Set(),
  };
  const changes: PlannedChange[] = [];
  const problems: PlanProblem[] = [];
  let unchanged = 0;
  for (const line of lines) {
    const read = readLine(line, known, { say: advisorWords[ctx.locale], today: asked.today });
    if (typeof read === 'string')
      problems.push({ line: line.line, studentNumber: line.student, advisorNumber: line.advisor, reason: read });
    else if (read) changes.push(read);
    else unchanged += 1;
  }
  return { changes, unchanged, problems };
}

type Line = OwnLine<keyof typeof COLUMN_NAMES>;

interface Known {
  readonly students: ReadonlyMap<string, AdvisedRow>;
  readonly advisors: ReadonlyMap<string, AdvisorRow>;
  readonly last: ReadonlyMap<string, LastAdvisor>;
  readonly seen: Set<string>;
}

/** The change, undefined where it is so already, or what is wrong with the line. */
function readLine(
  line: Line,
  known: Known,
  { say, today }: { say: (typeof advisorWords)['ko' | 'en']; today: string },
): PlannedChange | string | undefined {
  const student = known.students.get(line.student);
  if (!student) return say.noStudent;
  if (known.seen.has(student.studentId)) return say.twice;
  known.seen.add(student.studentId);
  const next = known.advisors.get(line.advisor.toLowerCase());
  if (!next) return say.noAdvisor;
  const nextOn = readDay(line.from);
  if (nextOn === undefined) return say.date;
  const reason = readReason(line.reason);
  if (!reason) return say.reason;
  const verdict = judgeChange(known.last.get(student.studentId), { advisorId: next.memberId, beginsOn: nextOn }, today);
  if (verdict === 'SAME') return undefined;
  if (verdict !== 'OK') return verdict === 'TOO_FAR' ? say.tooFar : say.beforeLast;
  return { student, next, nextOn, reason };
}
