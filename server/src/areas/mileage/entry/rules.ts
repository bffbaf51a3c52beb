/** Judges what a line of a sheet would post, and what is wrong with it (docs/specification.md, Mileage). Pure. */
import { ENTRY_KINDS, ENTRY_MOST, type EntryColumn, type EntryKind } from '@naru/contract/areas/mileage/entries.ts';
import type { MileageSource } from '@naru/contract/areas/mileage/rules.ts';
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';

import { readDay } from '../../../platform/time.ts';
import type { LedgerTerm } from '../ledger/store.ts';

/** The cells of a line, as they stand there. */
export type EntryCells = Readonly<Record<EntryColumn, string>> & { readonly line: number };

export interface EntryPerson {
  readonly memberId: string;
  readonly name: string;
  readonly number: string;
  /** False for people who never were students: they have no ledger. */
  readonly isStudent: boolean;
}

export interface EntryItem {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly typeCode: MileageType;
  readonly gradeGroup: string | null;
  readonly source: MileageSource;
  readonly inUse: boolean;
}

export interface EntryTerm extends LedgerTerm {
  readonly beginsOn: string;
}

/** Facts that lines are judged by. */
export interface EntryFacts {
  /** By student number and by what people sign in with, as `plain` writes them. */
  readonly people: ReadonlyMap<string, EntryPerson>;
  /** By code, as `plain` writes it. */
  readonly items: ReadonlyMap<string, EntryItem>;
  /** The earliest first. */
  readonly terms: readonly EntryTerm[];
  /** A day in Seoul. */
  readonly today: string;
  readonly callerId: string;
}

export type EntryProblemCode =
  | 'NUMBER_EMPTY'
  | 'NO_PERSON'
  | 'NOT_STUDENT'
  | 'SELF'
  | 'KIND'
  | 'ITEM_EMPTY'
  | 'ITEM_OF_CARRY'
  | 'NO_ITEM'
  | 'ITEM_OFF'
  | 'ITEM_PROGRAMME'
  | 'ITEM_TEST'
  | 'ITEM_MEETING'
  | 'POINTS_EMPTY'
  | 'POINTS_TEXT'
  | 'POINTS_PART'
  | 'POINTS_ZERO'
  | 'POINTS_MANY'
  | 'POINTS_BELOW'
  | 'DAY'
  | 'DAY_FUTURE'
  | 'DAY_BEFORE'
  | 'MEMO_EMPTY'
  | 'MEMO_LONG'
  | 'TWICE'
  | 'POSTED'
  | 'DEBT'
  | 'CLOSED';

export interface RowProblem {
  readonly column: EntryColumn;
  readonly code: EntryProblemCode;
}

/** A line that would be posted, as far as it says so by itself. */
export interface RowEntry {
  readonly line: number;
  readonly person: EntryPerson;
  readonly kind: EntryKind;
  readonly item: EntryItem | undefined;
  readonly points: number;
  readonly happenedOn: string;
  readonly memo: string;
  readonly about: LedgerTerm;
  readonly sourceKey: string;
}

export type JudgedRow = { readonly entry: RowEntry } | Refused;

/** Numbers, codes and words are compared without spaces and in lower case. */
export const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

interface Refused {
  readonly problem: RowProblem;
}

const at = (column: EntryColumn, code: EntryProblemCode): Refused => ({ problem: { column, code } });
const isProblem = (read: object): read is Refused => 'problem' in read;

/** Judges a line by itself; its first problem from the left is told. */
export function judgeRow(
  cells: EntryCells,
  facts: EntryFacts,
  kindOf: (word: string) => EntryKind | undefined,
): JudgedRow {
  const person = readPerson(cells.number, facts);
  if (isProblem(person)) return person;
  const kind = kindOf(cells.kind);
  if (!kind) return at('kind', 'KIND');
  const item = readItem(cells.item, kind, facts);
  if (isProblem(item)) return item;
  const points = readPoints(cells.points, kind);
  if (isProblem(points)) return points;
  const day = readTermDay(cells.happenedOn, facts);
  if (isProblem(day)) return day;
  const memo = cells.memo.trim();
  if (memo === '' && kind !== 'EARN') return at('memo', 'MEMO_EMPTY');
  if (memo.length > ENTRY_MOST.memo) return at('memo', 'MEMO_LONG');
  const entry = { ...person, kind, ...item, ...points, ...day, memo };
  return { entry: { ...entry, line: cells.line, sourceKey: sourceKeyOf(entry) } };
}

function readPerson(text: string, { people, callerId }: EntryFacts): Pick<RowEntry, 'person'> | Refused {
  if (plain(text) === '') return at('number', 'NUMBER_EMPTY');
  const person = people.get(plain(text));
  if (!person) return at('number', 'NO_PERSON');
  if (person.memberId === callerId) return at('number', 'SELF');
  return person.isStudent ? { person } : at('number', 'NOT_STUDENT');
}

function readItem(text: string, kind: EntryKind, { items }: EntryFacts): Pick<RowEntry, 'item'> | Refused {
  if (plain(text) === '') return kind === 'EARN' ? at('item', 'ITEM_EMPTY') : { item: undefined };
  if (kind === 'CARRY') return at('item', 'ITEM_OF_CARRY');
  const item = items.get(plain(text));
  if (!item) return at('item', 'NO_ITEM');
  if (kind === 'ADJUST') return { item };
  if (!item.inUse) return at('item', 'ITEM_OFF');
  // Its completion brings them: both would count twice.
  if (item.source === 'PROGRAMME') return at('item', 'ITEM_PROGRAMME');
  if (item.source === 'MEETING') return at('item', 'ITEM_MEETING');
  return item.source === 'TEST' ? at('item', 'ITEM_TEST') : { item };
}

const WHOLE = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)$/;
const PART = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)\.\d+$/;

function readPoints(text: string, kind: EntryKind): Pick<RowEntry, 'points'> | Refused {
  const written = plain(text).replace('−', '-');
  if (written === '') return at('points', 'POINTS_EMPTY');
  if (PART.test(written)) return at('points', 'POINTS_PART');
  if (!WHOLE.test(written)) return at('points', 'POINTS_TEXT');
  const points = Number(written.replaceAll(',', ''));
  if (Math.abs(points) > ENTRY_MOST.points) return at('points', 'POINTS_MANY');
  if (points === 0) return at('points', 'POINTS_ZERO');
  return points < 0 && kind !== 'ADJUST' ? at('points', 'POINTS_BELOW') : { points };
}

function readTermDay(text: string, { terms, today }: EntryFacts): Pick<RowEntry, 'happenedOn' | 'about'> | Refused {
  const happenedOn = readDay(text);
  if (happenedOn === undefined) return at('happenedOn', 'DAY');
  if (happenedOn > today) return at('happenedOn', 'DAY_FUTURE');
  const term = terms.findLast(({ beginsOn }) => beginsOn <= happenedOn);
  if (!term) return at('happenedOn', 'DAY_BEFORE');
  return { happenedOn, about: { year: term.year, semesterCode: term.semesterCode } };
}

/** The parts of an entry that name its fact. */
export interface NamedEntry {
  readonly person: Pick<EntryPerson, 'memberId'>;
  readonly kind: EntryKind;
  readonly item: Pick<EntryItem, 'id'> | undefined;
  readonly points: number;
  readonly happenedOn: string;
  readonly memo: string;
}

/**
 * Names the fact by what it is and never by its file, so that a sheet that was saved again, or corrected and uploaded once
 * more, posts nothing twice.
 */
export function sourceKeyOf({ person: { memberId }, kind, item, points, happenedOn, memo }: NamedEntry): string {
  if (kind === 'CARRY') return `carry:${memberId}:${plain(memo)}`;
  if (kind === 'EARN') return `award:${memberId}:${item?.id ?? ''}:${happenedOn}`;
  return `correction:${memberId}:${happenedOn}:${points}:${item?.id ?? ''}:${plain(memo)}`;
}

/** How the ledger stands, for lines that hold by themselves. */
export interface EntryLedger {
  /** Names of facts that have a line. */
  readonly posted: ReadonlySet<string>;
  /** Deeds that count, by `awardOf`, however they were posted. */
  readonly counted: ReadonlySet<string>;
  readonly available: ReadonlyMap<string, number>;
  /** Terms of which no line can be posted, nor in a later one, as `termKey` writes them. */
  readonly closed: ReadonlySet<string>;
}

export const awardOf = (memberId: string, itemId: string, day: string): string => `${memberId} ${itemId} ${day}`;
export const termKey = ({ year, semesterCode }: LedgerTerm): string => `${year}${semesterCode}`;

export interface SettledRows {
  readonly entries: readonly RowEntry[];
  readonly problems: readonly { readonly line: number; readonly problem: RowProblem }[];
}

/** Judges lines by the ledger and by those before them in the sheet. */
export function settleRows(rows: readonly RowEntry[], ledger: EntryLedger): SettledRows {
  const entries: RowEntry[] = [];
  const problems: { line: number; problem: RowProblem }[] = [];
  const seen = new Set<string>();
  const left = new Map(ledger.available);
  for (const row of rows) {
    const { memberId } = row.person;
    const rest = (left.get(memberId) ?? 0) + row.points;
    const problem = problemOf(row, { ledger, seen, rest });
    if (problem) problems.push({ line: row.line, problem });
    else {
      seen.add(row.sourceKey);
      left.set(memberId, rest);
      entries.push(row);
    }
  }
  return { entries, problems };
}

interface Standing {
  readonly ledger: EntryLedger;
  readonly seen: ReadonlySet<string>;
  readonly rest: number;
}

function problemOf(row: RowEntry, { ledger, seen, rest }: Standing): RowProblem | undefined {
  const { person, kind, item, points, happenedOn, sourceKey, about } = row;
  if (seen.has(sourceKey)) return { column: 'number', code: 'TWICE' };
  const isCounted = kind === 'EARN' && ledger.counted.has(awardOf(person.memberId, item?.id ?? '', happenedOn));
  if (isCounted || ledger.posted.has(sourceKey)) return { column: 'number', code: 'POSTED' };
  if (ledger.closed.has(termKey(about))) return { column: 'happenedOn', code: 'CLOSED' };
  return points < 0 && rest < 0 ? { column: 'points', code: 'DEBT' } : undefined;
}

/** Finds a kind by its word in any language, or by its code. */
export function readKind(text: string, words: Readonly<Record<EntryKind, readonly string[]>>): EntryKind | undefined {
  const wanted = plain(text);
  return ENTRY_KINDS.find((kind) => [kind, ...words[kind]].some((word) => plain(word) === wanted));
}
