/** The ledger as rows. Nothing here changes or removes one: the database refuses it. */
import type { Explanation, MileageKind, MileageType } from '@naru/contract/areas/mileage/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export interface Account {
  readonly balance: number;
  readonly held: number;
}

/** Locks somebody's account until the transaction ends: everything that reads before it posts goes one after the other. */
export async function lockAccount(tx: Tx, memberId: string): Promise<Account> {
  await sql`insert into mileage_account (member_id) values (${memberId}::uuid) on conflict do nothing`.execute(tx);
  const row = await firstOf<Account>(tx)`
    select a.balance, a.held from mileage_account a where a.member_id = ${memberId}::uuid for update`;
  return row ?? { balance: 0, held: 0 };
}

/** Locks several accounts, in one order for everybody, so that two who lock the same ones never wait in a circle. */
export async function lockAccounts(tx: Tx, memberIds: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const ids = [...new Set(memberIds)].toSorted();
  await sql`
    insert into mileage_account (member_id)
    select given.id from unnest(${ids}::uuid[]) given(id) order by given.id on conflict do nothing`.execute(tx);
  const rows = await rowsOf<Account & { memberId: string }>(tx)`
    select a.member_id as "memberId", a.balance, a.held from mileage_account a
    where a.member_id = any(${ids}::uuid[]) order by a.member_id for update`;
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Selects what several people have; nothing for those without a line. */
export async function selectAccounts(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const rows = await rowsOf<Account & { memberId: string }>(db)`
    select a.member_id as "memberId", a.balance, a.held from mileage_account a
    where a.member_id = any(${[...memberIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Selects what somebody has. */
export async function selectAccount(db: Db, memberId: string): Promise<Account> {
  const row = await firstOf<Account>(db)`
    select a.balance, a.held from mileage_account a where a.member_id = ${memberId}::uuid`;
  return row ?? { balance: 0, held: 0 };
}

/** A term of the ledger. */
export interface LedgerTerm {
  readonly year: number;
  readonly semesterCode: string;
}

/**
 * Finds the term that takes a line about another one: itself where it is open, else the one of today, and where that is
 * closed before its end the next. Holds the first until the transaction ends, so that no close comes between.
 */
export async function selectPostingTerm(tx: Tx, about: LedgerTerm, today: string): Promise<LedgerTerm> {
  await sql`
    insert into mileage_term (year, semester_code, status)
    values (${about.year}, ${about.semesterCode}, 'OPEN') on conflict do nothing`.execute(tx);
  await sql`
    select from mileage_term own
    where own.year = ${about.year} and own.semester_code = ${about.semesterCode} for share`.execute(tx);
  const { year, semesterCode } = await selectOpenTerm(tx, about, today);
  return { year, semesterCode };
}

/** A term that takes lines; its last day is null where none is open. */
export interface OpenTerm extends LedgerTerm {
  readonly endsOn: string | null;
}

/** The same without holding it: what a line would be posted to now. */
export async function selectOpenTerm(db: Db, about: LedgerTerm, today: string): Promise<OpenTerm> {
  const row = await firstOf<OpenTerm>(db)`
    select open.year, open.semester_code as "semesterCode", open.ends_on as "endsOn"
    from (select term.year, term.semester_code, term.begins_on, term.ends_on,
        term.year = ${about.year} and term.semester_code = ${about.semesterCode} as is_about
      from term left join mileage_term own on own.year = term.year and own.semester_code = term.semester_code
      where coalesce(own.status, 'OPEN') = 'OPEN') open
    where open.is_about
      or open.begins_on >= (select max(begun.begins_on) from term begun where begun.begins_on <= ${today}::date)
    order by open.is_about desc, open.begins_on limit 1`;
  return row ?? { year: about.year, semesterCode: about.semesterCode, endsOn: null };
}

/** A line as it is written. */
export interface NewLine {
  readonly memberId: string;
  readonly kind: MileageKind;
  readonly amount: number;
  readonly term: LedgerTerm;
  readonly about: LedgerTerm;
  readonly happenedOn: string;
  /** Names the fact that it comes from; a second line with it is not written. */
  readonly sourceKey: string;
  readonly typeCode?: MileageType | null;
  readonly itemId?: string | null;
  readonly ruleId?: string | null;
  readonly gradeGroup?: string | null;
  readonly traineeId?: string | null;
  readonly testSessionId?: string | null;
  readonly meetingId?: string | null;
  readonly claimId?: string | null;
  readonly useId?: string | null;
  readonly reversesId?: string | null;
  readonly lotId?: string | null;
  /** The entry or sheet by which the office posts it. */
  readonly batchId?: string | null;
  readonly quantity?: number | null;
  readonly explanationList?: readonly Explanation[];
  readonly memo?: string;
  readonly postedAt: Date;
  /** Null: the portal, by a rule. */
  readonly postedBy: string | null;
}

const rowOf = (line: NewLine) => ({
  id: newId(),
  member_id: line.memberId,
  kind: line.kind,
  amount: line.amount,
  year: line.term.year,
  semester_code: line.term.semesterCode,
  about_year: line.about.year,
  about_semester: line.about.semesterCode,
  happened_on: line.happenedOn,
  source_key: line.sourceKey,
  type_code: line.typeCode ?? null,
  item_id: line.itemId ?? null,
  rule_id: line.ruleId ?? null,
  grade_group: line.gradeGroup ?? null,
  trainee_id: line.traineeId ?? null,
  test_session_id: line.testSessionId ?? null,
  meeting_id: line.meetingId ?? null,
  claim_id: line.claimId ?? null,
  use_id: line.useId ?? null,
  reverses_id: line.reversesId ?? null,
  lot_id: line.lotId ?? null,
  batch_id: line.batchId ?? null,
  quantity: line.quantity ?? null,
  explanation: JSON.stringify(line.explanationList ?? []),
  memo: line.memo ?? '',
  posted_at: line.postedAt,
  posted_by: line.postedBy,
});

/** Writes a line; gives its id, or undefined where its fact counts already. @throws where the term is closed or more is spent than there is */
export async function insertLine(tx: Tx, line: NewLine): Promise<string | undefined> {
  const [inserted] = await insertLines(tx, [line]);
  return inserted?.id;
}

/** A line that was written. */
export interface WrittenLine {
  readonly id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly amount: number;
}

/** Values of one statement are bounded. */
const MOST_AT_ONCE = 500;

/** Writes many lines, those whose fact counts already left out; gives those that were written. @throws as one line does */
export async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<WrittenLine[]> {
  const written: WrittenLine[] = [];
  for (let from = 0; from < lines.length; from += MOST_AT_ONCE)
    written.push(
      ...(await tx
        .insertInto('mileage_line')
        .values(lines.slice(from, from + MOST_AT_ONCE).map(rowOf))
        .onConflict((conflict) => conflict.column('source_key').doNothing())
        .returning([
          'mileage_line.id',
          'mileage_line.member_id as memberId',
          'mileage_line.kind',
          'mileage_line.amount',
        ])
        .execute()),
    );
  return written;
}

/** A line that counts: earned, and not reversed. */
export interface CountingLine {
  readonly id: string;
  readonly amount: number;
  readonly typeCode: MileageType | null;
  readonly itemId: string | null;
  readonly ruleId: string | null;
  readonly gradeGroup: string | null;
  readonly aboutYear: number;
  readonly aboutSemester: string;
  readonly happenedOn: string;
}

type SourceIds =
  | { readonly traineeId: string }
  | { readonly testSessionId: string }
  | { readonly meetingId: string }
  | { readonly claimId: string }
  | { readonly useId: string };

function isOf(source: SourceIds): RawBuilder<boolean> {
  if ('traineeId' in source) return sql`l.trainee_id = ${source.traineeId}::uuid`;
  if ('testSessionId' in source) return sql`l.test_session_id = ${source.testSessionId}::uuid`;
  if ('meetingId' in source) return sql`l.meeting_id = ${source.meetingId}::uuid`;
  if ('claimId' in source) return sql`l.claim_id = ${source.claimId}::uuid`;
  return sql`l.use_id = ${source.useId}::uuid`;
}

/** Selects the line of a source that counts, and how many lines the source has had. */
export async function selectSourceLines(
  db: Db,
  source: SourceIds,
): Promise<{ readonly counting: CountingLine | undefined; readonly count: number }> {
  const rows = await rowsOf<CountingLine & { isCounting: boolean }>(db)`
    select l.id, l.amount, l.type_code as "typeCode", l.item_id as "itemId", l.rule_id as "ruleId",
      l.grade_group as "gradeGroup", l.about_year as "aboutYear", l.about_semester as "aboutSemester",
      l.happened_on as "happenedOn",
      not exists (select from mileage_line other where other.reverses_id = l.id) as "isCounting"
    from mileage_line l where ${isOf(source)} and l.kind in ('EARN', 'USE')`;
  return { counting: rows.find(({ isCounting }) => isCounting), count: rows.length };
}

/** Selects the corrections that objections to a line brought and that nothing took back. */
export function selectCorrections(db: Db, lineId: string): Promise<CountingLine[]> {
  return rowsOf<CountingLine>(db)`
    select l.id, l.amount, l.type_code as "typeCode", l.item_id as "itemId", l.rule_id as "ruleId",
      l.grade_group as "gradeGroup", l.about_year as "aboutYear", l.about_semester as "aboutSemester",
      l.happened_on as "happenedOn"
    from mileage_objection o join mileage_line l on l.id = o.correction_id
    where o.line_id = ${lineId}::uuid
      and not exists (select from mileage_line other where other.reverses_id = l.id)`;
}
