/** Appointments that a sheet would make, line by line. */
import { DUTIES, type Duty } from '@naru/contract/access.ts';
import { DUTY, DUTY_MOST, type DutyWish, type PlannedDuty } from '@naru/contract/areas/duty.ts';
import { keepApplying, pickValues } from '@naru/contract/shared/record.ts';

import { planKeyOf, readOwnSheet, type OwnLine } from '../../../blocks/file/own-sheet.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate, readDay } from '../../../platform/time.ts';
import { findRefusals } from './appoint.ts';
import { selectCandidates, selectPlaces, type CandidateRow } from './store.ts';
import { COLUMN_NAMES, dutyWords } from './words.ts';

type Line = OwnLine<keyof typeof COLUMN_NAMES>;

export interface SheetProblem {
  readonly line: number;
  readonly number: string;
  readonly reason: string;
}

export interface SheetPlan {
  readonly appointments: readonly PlannedDuty[];
  readonly problems: readonly SheetProblem[];
  readonly planKey: string;
}

/** Numbers and names are compared without spaces and in lower case. */
const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** Finds a duty by its word in either language, or by its code. */
export function readDuty(text: string): Duty | undefined {
  const wanted = plain(text);
  return DUTIES.find((duty) =>
    [duty, enumWord('duty', duty, 'ko'), enumWord('duty', duty, 'en')].some((word) => plain(word) === wanted),
  );
}

/** Plans what a sheet of the caller’s would do. @throws Failure `invalid` at `fileId` where it is no such table */
export async function planSheet(ctx: CallContext, fileId: string): Promise<SheetPlan> {
  const missing = dutyWords[ctx.locale].columns;
  const lines = await readOwnSheet(ctx, { fileId, mostRows: DUTY_MOST.rows, columns: COLUMN_NAMES, missing });
  const known = await readKnown(ctx, lines);
  const appointments: PlannedDuty[] = [];
  const problems: SheetProblem[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const planned = await planLine(ctx, line, { ...known, seen });
    if (typeof planned === 'string') problems.push({ line: line.line, number: line.number, reason: planned });
    else appointments.push(planned);
  }
  const written = appointments.map((one) => ({ line: one.line, ...pickValues(DUTY, one) }));
  return { appointments, problems, planKey: planKeyOf(written) };
}

interface Known {
  readonly people: ReadonlyMap<string, CandidateRow>;
  readonly places: ReadonlyMap<string, { readonly code: string; readonly name: string }>;
}

async function readKnown(ctx: CallContext, lines: readonly Line[]): Promise<Known> {
  const numbers = lines.map(({ number }) => plain(number));
  const named = lines.flatMap(({ department }) => [department, department.toLowerCase()]);
  const asked = { types: null, today: koreanDate(ctx.now), locale: ctx.locale, numbers, most: 2 * DUTY_MOST.rows };
  const [people, places] = await Promise.all([
    selectCandidates(ctx.db, asked),
    selectPlaces(ctx.db, { tops: null, named, locale: ctx.locale }),
  ]);
  return {
    people: new Map(people.flatMap((one) => [one.username, one.number].map((number) => [plain(number), one] as const))),
    places: new Map(
      places.flatMap((one) =>
        [one.code, one.nameKo, one.nameEn ?? one.code].map((name) => [name.toLowerCase(), one] as const),
      ),
    ),
  };
}

/** The appointment, or what is wrong with the line. */
async function planLine(
  ctx: CallContext,
  line: Line,
  { people, places, seen }: Known & { readonly seen: Set<string> },
): Promise<PlannedDuty | string> {
  const say = dutyWords[ctx.locale];
  const person = people.get(plain(line.number));
  if (!person) return say.noPerson;
  const duty = readDuty(line.duty);
  if (!duty) return say.noDuty;
  const place = places.get(line.department.toLowerCase());
  if (!place) return say.noDepartment;
  const days = { beginsOn: line.begins, endsOn: line.ends, consentedOn: line.consented, trainedOn: line.trained };
  const read = readDays(days);
  if (!read) return say.date;
  const once = `${person.memberId} ${duty}`;
  if (seen.has(once)) return say.twice;
  seen.add(once);
  // Consent and training count for peer coaches alone, whatever the line says.
  const wish = keepApplying(DUTY, { dutyCode: duty, memberId: person.memberId, deptCode: place.code, ...read });
  const [refusal] = await findRefusals(ctx, wish);
  if (refusal) return refusal.message;
  return { ...wish, line: line.line, name: person.name, number: person.number, deptNm: place.name };
}

type Days = Pick<DutyWish, 'beginsOn' | 'endsOn' | 'consentedOn' | 'trainedOn'>;

/** Undefined where one is no day; only the first day has to be there. */
function readDays(written: Readonly<Record<keyof Days, string>>): Days | undefined {
  const read = (text: string): string | null | undefined => (text === '' ? null : readDay(text));
  const beginsOn = readDay(written.beginsOn);
  const [endsOn, consentedOn, trainedOn] = [written.endsOn, written.consentedOn, written.trainedOn].map(read);
  if (beginsOn === undefined || endsOn === undefined || consentedOn === undefined || trainedOn === undefined)
    return undefined;
  return { beginsOn, endsOn, consentedOn, trainedOn };
}
