/** Lines and terms as lots are replayed from them. */
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';

import { idsOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { OwnTerms, ReplayedLine } from './lots.ts';
import type { LedgerTerm } from './store.ts';

export interface OwnedLine extends ReplayedLine {
  readonly memberId: string;
  readonly typeCode: MileageType | null;
}

/** Selects all lines of some people, each person's in the order in which they were written. */
export function selectReplayedLines(db: Db, memberIds: readonly string[]): Promise<OwnedLine[]> {
  return rowsOf<OwnedLine>(db)`
    select l.member_id as "memberId", l.id, l.kind, l.amount, l.year, l.semester_code as "semesterCode",
      l.type_code as "typeCode", l.reverses_id as "reversesId", l.lot_id as "lotId", r.valid_terms as "validTerms"
    from mileage_line l left join mileage_rule r on r.id = l.rule_id
    where l.member_id = any(${[...memberIds]}::uuid[]) order by l.member_id, l.place`;
}

export interface CurrentTerm extends LedgerTerm {
  readonly endsOn: string;
}

/** Somebody's terms in the register. */
export type RegisterTerms = Omit<OwnTerms, 'current'>;

/** Selects the terms of people, by member; nothing for those who are no students. */
export async function selectRegisterTerms(
  db: Db,
  memberIds: readonly string[],
  current: LedgerTerm,
): Promise<ReadonlyMap<string, RegisterTerms>> {
  const rows = await rowsOf<RegisterTerms & { memberId: string }>(db)`
    select s.member_id as "memberId", s.register_status = 'ENROLLED' as "isEnrolled",
      (select coalesce(json_agg(json_build_object('year', past.year, 'semesterCode', past.semester_code)
          order by past.year, past.semester_code), '[]')
        from student_term past
        where past.student_id = s.id and past.register_status = 'ENROLLED'
          and (past.year, past.semester_code) < (${current.year}::int, ${current.semesterCode}::text)) as enrolled
    from student s where s.member_id = any(${[...memberIds]}::uuid[])`;
  return new Map(rows.map(({ memberId, ...terms }) => [memberId, terms]));
}

/** Selects people with points from before a term, in the order of their keys, from one on. */
export function selectOwners(
  db: Db,
  { term, after, most }: { readonly term: LedgerTerm; readonly after: string; readonly most: number },
): Promise<string[]> {
  return idsOf(db)`
    select account.member_id as id from mileage_account account
    where account.balance > 0 and account.member_id > ${after}::uuid and exists (
      select from mileage_line l join mileage_rule r on r.id = l.rule_id
      where l.member_id = account.member_id and l.amount > 0 and r.valid_terms is not null
        and (l.year, l.semester_code) < (${term.year}::int, ${term.semesterCode}::text))
    order by account.member_id limit ${most}`;
}
