/**
 * What a file of students and advisors would change, line by line.
 */
import { ADVISOR_MOST, type AdvisorReason } from '@naru/contract/areas/counselling/advisor-words.ts';

import { selectEntries, selectOptionalGroup } from '../../../blocks/file/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { readSheet } from '../../../platform/excel/read-sheet.ts';
import { SheetRefusedError, type SheetRow } from '../../../platform/excel/sheet.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { judgeChange, readDay, type LastAdvisor } from './rules.ts';
import { sightOf } from './sight.ts';
import { selectAdvised, selectAdvisors, selectLastAdvisors, type AdvisedRow, type AdvisorRow } from './store.ts';
import { advisorWords, COLUMN_NAMES, readReason } from './words.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const FIELD = 'fileId';

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
export async function planImport(ctx: CallContext<Actor>, fileId: string): Promise<ImportPlan> {
  const lines = readLines(ctx, await readFile(ctx, fileId));
  const asked = { sight: sightOf(ctx.actor, 'C'), today: koreanDate(ctx.now), locale: ctx.locale };
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
      problems.push({ line: line.number, studentNumber: line.student, advisorNumber: line.advisor, reason: read });
    else if (read) changes.push(read);
    else unchanged += 1;
  }
  return { changes, unchanged, problems };
}

async function readFile(ctx: CallContext<Actor>, fileId: string): Promise<readonly SheetRow[]> {
  const say = advisorWords[ctx.locale];
  const group = isId(fileId) ? await selectOptionalGroup(ctx.db, fileId) : undefined;
  if (!group || group.entity !== null || group.ownerId !== ctx.actor.memberId) return failField(FIELD, say.fileGone);
  const [entry] = await selectEntries(ctx.db, [fileId]);
  const path = entry && (await ctx.platform.files.store.findOptional(entry.objectId));
  if (!entry || path === undefined) return failField(FIELD, say.fileGone);
  const { extension } = entry;
  if (extension !== 'xlsx' && extension !== 'csv') return failField(FIELD, say.fileKind);
  if (entry.size > MOST_BYTES) return failField(FIELD, say.fileLarge);
  try {
    // The first line names the columns.
    return await readSheet({ path, extension, mostRows: ADVISOR_MOST.rows + 1 }, ctx.actor.memberId);
  } catch (error) {
    if (!(error instanceof SheetRefusedError)) throw error;
    const most = ADVISOR_MOST.rows.toLocaleString('en');
    const sentences = { broken: say.fileBroken, tooManyRows: say.tooMany(most), tooLarge: say.fileDense } as const;
    return failField(FIELD, sentences[error.problem]);
  }
}

interface Line {
  readonly number: number;
  readonly student: string;
  readonly advisor: string;
  readonly from: string;
  readonly reason: string;
}

function readLines(ctx: CallContext<Actor>, [head, ...rows]: readonly SheetRow[]): Line[] {
  const say = advisorWords[ctx.locale];
  const names = (head?.cells ?? []).map((cell) => cell.replaceAll(/[\s_]/g, '').toLowerCase());
  const at = (known: readonly string[]): number => names.findIndex((name) => known.includes(name));
  const places = {
    student: at(COLUMN_NAMES.student),
    advisor: at(COLUMN_NAMES.advisor),
    from: at(COLUMN_NAMES.from),
    reason: at(COLUMN_NAMES.reason),
  };
  if (Object.values(places).includes(-1)) failField(FIELD, say.columns);
  return rows.map(({ line, cells }) => ({
    number: line,
    student: cells[places.student] ?? '',
    advisor: cells[places.advisor] ?? '',
    from: cells[places.from] ?? '',
    reason: cells[places.reason] ?? '',
  }));
}

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
