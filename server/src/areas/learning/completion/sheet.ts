/** Completers that a sheet names, line by line. */
import { COMPLETION_MOST, type PlannedCompleter } from '@naru/contract/areas/learning/completion.ts';

import { readOwnSheet } from '../../../blocks/file/own-sheet.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { selectByNumbers, type NumberedFacts } from './desk-store.ts';
import { lacksOf } from './rules.ts';
import { COLUMN_NAMES, completionWords } from './words.ts';

export interface SheetProblem {
  readonly line: number;
  readonly number: string;
  readonly reason: string;
}

export interface SheetPlan {
  readonly completers: readonly PlannedCompleter[];
  readonly problems: readonly SheetProblem[];
}

/** Numbers are compared without spaces and in lower case. */
const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** Plans what a sheet of the caller’s would do. @throws Failure `invalid` at `fileId` where it is no such table */
export async function planSheet(
  ctx: CallContext,
  { programmeId, fileId }: { readonly programmeId: string; readonly fileId: string },
): Promise<SheetPlan> {
  const say = completionWords[ctx.locale];
  const asked = { fileId, mostRows: COMPLETION_MOST.rows, columns: COLUMN_NAMES, missing: say.columns };
  const lines = await readOwnSheet(ctx, asked);
  const numbers = lines.map(({ number }) => plain(number));
  const people = await selectByNumbers(ctx.db, { programmeId, now: ctx.now, locale: ctx.locale, numbers });
  const byNumber = new Map(people.flatMap((one) => [one.username, one.number].map((name) => [plain(name), one])));
  const seen = new Set<string>();
  const completers: PlannedCompleter[] = [];
  const problems: SheetProblem[] = [];
  for (const { line, number } of lines) {
    const found = byNumber.get(plain(number));
    const reason = problemOf(ctx, { number, found, seen });
    if (reason !== undefined || !found) problems.push({ line, number, reason: reason ?? say.stranger });
    else {
      seen.add(found.traineeId);
      const { traineeId, name } = found;
      completers.push({ line, traineeId, name, number: found.number, lackList: lacksOf(found) });
    }
  }
  return { completers, problems };
}

interface Line {
  readonly number: string;
  readonly found: NumberedFacts | undefined;
  readonly seen: ReadonlySet<string>;
}

function problemOf({ locale, actor }: CallContext, { number, found, seen }: Line): string | undefined {
  const say = completionWords[locale];
  if (plain(number) === '') return say.empty;
  if (!found) return say.stranger;
  if (seen.has(found.traineeId)) return say.twice;
  if (found.memberId === actor.memberId) return say.own;
  if (found.completedAt !== null) return say.already;
  return found.over < found.sessions ? say.running : undefined;
}
