/** The ledger as rows. Nothing here changes or removes one: the database refuses it. */
import type { Explanation, MileageKind, MileageType } from '@naru/contract/areas/learning/mileage/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import type { Db, Tx } from '../../../../platform/db/pool.ts';

export interface Account {
  readonly balance: number;
  readonly held: number;
}

/** Locks somebody's account until the transaction ends: everything that reads before it posts goes one after the other. */
export async function lockAccount(tx: Tx, memberId: string): Promise<Account> {
  await sql`insert into mileage_account (member_id) values (${memberId}::uuid) on conflict do nothing`.execute(tx);
  const { rows } = await sql<Account>`
    select a.balance, a.held from mileage_account a where a.member_id = ${memberId}::uuid for update`.execute(tx);
  return rows[0] ?? { balance: 0, held: 0 };
}

/** Selects what somebody has. */
export async function selectAccount(db: Db, memberId: string): Promise<Account> {
  const { rows } = await sql<Account>`
    select a.balance, a.held from mileage_account a where a.member_id = ${memberId}::uuid`.execute(db);
  return rows[0] ?? { balance: 0, held: 0 };
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
  const { rows } = await sql<LedgerTerm>`
    select open.year, open.semester_code as "semesterCode"
    from (select term.year, term.semester_code, term.begins_on,
        term.year = ${about.year} and term.semester_code = ${about.semesterCode} as is_about
      from term left join mileage_term own on own.year = term.year and own.semester_code = term.semester_code
      where coalesce(own.status, 'OPEN') = 'OPEN') open
    where open.is_about
      or open.begins_on >= (select max(begun.begins_on) from term begun where begun.begins_on <= ${today}::date)
    order by open.is_about desc, open.begins_on limit 1`.execute(tx);
  return rows[0] ?? about;
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
  readonly claimId?: string | null;
  readonly useId?: string | null;
  readonly reversesId?: string | null;
  readonly lotId?: string | null;
  readonly quantity?: number | null;
  readonly explanationList?: readonly Explanation[];
  readonly memo?: string;
  readonly postedAt: Date;
  /** Null: the portal, by a rule. */
  readonly postedBy: string | null;
}

/** Writes a line; gives its id, or undefined where its fact counts already. @throws where the term is closed or more is spent than there is */
export async function insertLine(tx: Tx, line: NewLine): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('mileage_line')
    .values({
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
      claim_id: line.claimId ?? null,
      use_id: line.useId ?? null,
      reverses_id: line.reversesId ?? null,
      lot_id: line.lotId ?? null,
      quantity: line.quantity ?? null,
      explanation: JSON.stringify(line.explanationList ?? []),
      memo: line.memo ?? '',
      posted_at: line.postedAt,
      posted_by: line.postedBy,
    })
    .onConflict((conflict) => conflict.column('source_key').doNothing())
    .returning('mileage_line.id')
    .executeTakeFirst();
  return inserted?.id;
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

/** Selects the line of a source that counts, and how many lines the source has had. */
export async function selectSourceLines(
  db: Db,
  source: { readonly traineeId: string } | { readonly claimId: string } | { readonly useId: string },
): Promise<{ readonly counting: CountingLine | undefined; readonly count: number }> {
  const from =
    'traineeId' in source
      ? sql`l.trainee_id = ${source.traineeId}::uuid`
      : 'claimId' in source
        ? sql`l.claim_id = ${source.claimId}::uuid`
        : sql`l.use_id = ${source.useId}::uuid`;
  const { rows } = await sql<CountingLine & { isCounting: boolean }>`
    select l.id, l.amount, l.type_code as "typeCode", l.item_id as "itemId", l.rule_id as "ruleId",
      l.grade_group as "gradeGroup", l.about_year as "aboutYear", l.about_semester as "aboutSemester",
      l.happened_on as "happenedOn",
      not exists (select from mileage_line other where other.reverses_id = l.id) as "isCounting"
    from mileage_line l where ${from} and l.kind in ('EARN', 'USE')`.execute(db);
  return { counting: rows.find(({ isCounting }) => isCounting), count: rows.length };
}
