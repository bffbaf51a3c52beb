/** Marks that a sheet would make, line by line. */
import { ATTENDANCE_MOST, type PlannedMark } from '@naru/contract/areas/learning/attendance.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '@naru/contract/areas/learning/words.ts';

import { planKeyOf, readOwnSheet, type OwnLine } from '../../../blocks/file/own-sheet.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectByNumbers, type NumberedRow } from './row-store.ts';
import type { HeldSession } from './session-store.ts';
import { attendanceWords, COLUMN_NAMES } from './words.ts';

export interface SheetProblem {
  readonly line: number;
  readonly number: string;
  readonly reason: string;
}

export interface SheetPlan {
  readonly marks: readonly PlannedMark[];
  readonly problems: readonly SheetProblem[];
  readonly planKey: string;
}

const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** Letters that teachers write for a state. */
const LETTERS: Readonly<Record<AttendanceStatus, readonly string[]>> = {
  PRESENT: ['p', 'o'],
  LATE: ['l'],
  ABSENT: ['a', 'x'],
  EXCUSED: ['e', '공결'],
};

/** Finds a state by its word in either language, its code, or its letter. */
export function readStatus(text: string): AttendanceStatus | undefined {
  const wanted = plain(text);
  return ATTENDANCE_STATUSES.find((status) => {
    const words = [status, enumWord('attendanceStatus', status, 'ko'), enumWord('attendanceStatus', status, 'en')];
    return [...words, ...LETTERS[status]].some((word) => plain(word) === wanted);
  });
}

/** Plans what a sheet of the caller’s would do. @throws Failure `invalid` at `fileId` where it is no such table */
export async function planSheet(ctx: CallContext, session: HeldSession, fileId: string): Promise<SheetPlan> {
  const missing = attendanceWords[ctx.locale].sheet.columns;
  const asked = { fileId, mostRows: ATTENDANCE_MOST.rows, columns: COLUMN_NAMES, missing };
  const lines = await readOwnSheet(ctx, asked);
  const numbers = lines.map(({ number }) => plain(number));
  const rows = await selectByNumbers(ctx.db, { session, memberId: ctx.actor.memberId, locale: ctx.locale }, numbers);
  const people = new Map(rows.flatMap((row) => [row.number, row.username].map((name) => [plain(name), row] as const)));
  const marks: PlannedMark[] = [];
  const problems: SheetProblem[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const planned = planLine(line, { people, seen, locale: ctx.locale });
    if (typeof planned === 'string') problems.push({ line: line.line, number: line.number, reason: planned });
    else marks.push(planned);
  }
  const written = marks.map(({ line, traineeId, status, note, version }) => [line, traineeId, status, note, version]);
  return { marks, problems, planKey: planKeyOf(written) };
}

interface Known {
  readonly people: ReadonlyMap<string, NumberedRow>;
  readonly seen: Set<string>;
  readonly locale: Locale;
}

/** The mark, or what is wrong with the line. */
function planLine(line: OwnLine<keyof typeof COLUMN_NAMES>, { people, seen, locale }: Known): PlannedMark | string {
  const { sheet: say, ownRow } = attendanceWords[locale];
  const person = people.get(plain(line.number));
  if (!person) return say.noPerson;
  if (person.isOwn) return ownRow;
  const status = readStatus(line.status);
  if (!status) return say.noStatus;
  const note = line.note.trim();
  if (note.length > ATTENDANCE_MOST.note) return say.noteTooLong;
  if (seen.has(person.traineeId)) return say.twice;
  seen.add(person.traineeId);
  const { traineeId, name, number, version } = person;
  return { line: line.line, traineeId, name, number, status, before: person.status, note, version };
}
