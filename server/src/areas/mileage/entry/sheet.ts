/** Lines that a sheet would post, judged by the ledger as it stands. */
import { ENTRY_MOST, type EntryColumn, type EntryKind } from '@naru/contract/areas/mileage/entries.ts';

import { planKeyOf, readOwnSheet } from '../../../blocks/file/own-sheet.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectOpenTerm, type Account, type LedgerTerm } from '../ledger/store.ts';
import { judgeRow, plain, readKind, settleRows, termKey, type EntryCells, type RowEntry } from './rules.ts';
import {
  selectByNumbers,
  selectClosedTerms,
  selectCountedAwards,
  selectEntryItems,
  selectEntryTerms,
  selectPosted,
} from './store.ts';
import { COLUMN_NAMES, entryWords, KIND_WORDS } from './words.ts';

/** A line that would be posted, with the term that takes it. */
export interface PlannedRow extends RowEntry {
  readonly term: LedgerTerm;
}

export interface SheetProblem {
  readonly line: number;
  readonly number: string;
  readonly column: EntryColumn;
  readonly reason: string;
}

export interface SheetPlan {
  readonly entries: readonly PlannedRow[];
  readonly problems: readonly SheetProblem[];
  /** Names everything that would be posted. */
  readonly planKey: string;
}

/** Reads what people have; an import locks it. */
export type ReadAccounts = (memberIds: readonly string[]) => Promise<ReadonlyMap<string, Account>>;

const WORDS: Readonly<Record<EntryKind, readonly string[]>> = {
  ADJUST: wordsOf('ADJUST'),
  CARRY: wordsOf('CARRY'),
  EARN: wordsOf('EARN'),
};

function wordsOf(kind: EntryKind): string[] {
  return [...KIND_WORDS[kind], enumWord('mileageKind', kind, 'ko'), enumWord('mileageKind', kind, 'en')];
}

/** Plans what a sheet of the caller’s would post. @throws Failure `invalid` at `fileId` where it is no such table */
export async function planSheet(ctx: CallContext, fileId: string, readAccounts: ReadAccounts): Promise<SheetPlan> {
  const say = entryWords[ctx.locale];
  const asked = { fileId, mostRows: ENTRY_MOST.rows, columns: COLUMN_NAMES, missing: say.columns };
  const lines = await readOwnSheet(ctx, asked);
  const judged = await judgeAll(ctx, lines);
  const rows = judged.flatMap((one) => ('entry' in one ? [one.entry] : []));
  const accounts = await readAccounts([...new Set(rows.map(({ person }) => person.memberId))]);
  const { terms, closed } = await readTerms(ctx, rows);
  const settled = settleRows(rows, {
    posted: await selectPosted(
      ctx.db,
      rows.map(({ sourceKey }) => sourceKey),
    ),
    counted: await selectCountedAwards(ctx.db, rows),
    available: new Map([...accounts].map(([id, { balance, held }]) => [id, balance - held])),
    closed,
  });
  const numberOf = new Map(lines.map(({ line, number }) => [line, number]));
  const problems = [
    ...judged.flatMap((one, at) => ('problem' in one ? [{ line: lines[at]?.line ?? 0, problem: one.problem }] : [])),
    ...settled.problems,
  ].toSorted((one, other) => one.line - other.line);
  const entries = settled.entries.map((row) => ({ ...row, term: terms.get(termKey(row.about)) ?? row.about }));
  return {
    entries,
    problems: problems.map(({ line, problem: { column, code } }) => {
      const text = say.problem[code];
      return { line, number: numberOf.get(line) ?? '', column, reason: text };
    }),
    planKey: keyOf(entries),
  };
}

async function judgeAll(ctx: CallContext, lines: readonly EntryCells[]) {
  const numbers = lines.map(({ number }) => plain(number));
  const [people, items, terms] = await Promise.all([
    selectByNumbers(ctx.db, numbers, ctx.locale),
    selectEntryItems(ctx.db, ctx.locale),
    selectEntryTerms(ctx.db),
  ]);
  const facts = {
    // A student number counts before what somebody else signs in with.
    people: new Map([
      ...people.map((one) => [plain(one.username), one] as const),
      ...people.map((one) => [plain(one.number), one] as const),
    ]),
    items: new Map(items.map((item) => [plain(item.code), item])),
    terms,
    today: koreanDate(ctx.now),
    callerId: ctx.actor.memberId,
  };
  return lines.map((cells) => judgeRow(cells, facts, (word) => readKind(word, WORDS)));
}

/** Reads the term that takes lines about each term, and those for which none does. */
async function readTerms({ db, now }: CallContext, rows: readonly RowEntry[]) {
  const abouts = new Map(rows.map(({ about }) => [termKey(about), about]));
  const shut = await selectClosedTerms(db);
  const terms = new Map<string, LedgerTerm>();
  const closed = new Set<string>();
  for (const [key, about] of abouts) {
    const open = await selectOpenTerm(db, about, koreanDate(now));
    terms.set(key, open);
    if (shut.has(termKey(open))) closed.add(key);
  }
  return { terms, closed };
}

function keyOf(entries: readonly PlannedRow[]): string {
  const said = entries.map(({ line, sourceKey, points, happenedOn, memo, term }) => [
    line,
    sourceKey,
    points,
    happenedOn,
    memo,
    termKey(term),
  ]);
  return planKeyOf(said);
}
