import type { Formula, MileageType } from '@naru/contract/areas/mileage/words.ts';
import { sql } from 'kysely';

import { firstOf, type Db } from '../../../platform/db/db.ts';
import type { Counted, JudgedRule } from './rules.ts';

export interface RuleRow extends JudgedRule {
  readonly id: string;
  readonly needsSurvey: boolean;
  readonly validTerms: number | null;
  readonly claimDays: number | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

export interface ItemRow {
  readonly id: string;
  readonly typeCode: MileageType;
  /** Where one grade counts, it is the best of the items with the same group. */
  readonly gradeGroup: string | null;
}

/** The columns of a rule `r`. */
export const RULE_COLUMNS = sql`
  r.id, r.formula, r.cap_once as "capOnce", r.cap_term as "capTerm", r.cap_life as "capLife",
  r.counts_best as "countsBest", r.pays_difference as "paysDifference", r.needs_survey as "needsSurvey",
  r.valid_terms as "validTerms", r.register_statuses as "registerStatusList", r.claim_days as "claimDays",
  r.effective_from as "effectiveFrom", r.effective_to as "effectiveTo"`;

/** Selects the rule of an item that is in force on a day. */
export function selectOptionalRule(db: Db, itemId: string, day: string): Promise<RuleRow | undefined> {
  return firstOf<RuleRow & { formula: Formula }>(db)`
    select ${RULE_COLUMNS} from mileage_rule r
    where r.item_id = ${itemId}::uuid and r.effective_from <= ${day}::date
      and (r.effective_to is null or r.effective_to >= ${day}::date)`;
}

export interface CountedAsked {
  readonly memberId: string;
  readonly item: ItemRow;
  readonly year: number;
  readonly semesterCode: string;
}

/** Selects what counts already of an item in the term of a deed, and of it or its group of grades ever. */
export async function selectCounted(db: Db, { memberId, item, year, semesterCode }: CountedAsked): Promise<Counted> {
  const row = await firstOf<{ termPoints: number; lifePoints: number }>(db)`
    select
      coalesce(sum(l.amount) filter (
        where l.item_id = ${item.id}::uuid and l.about_year = ${year} and l.about_semester = ${semesterCode}), 0)::int as "termPoints",
      coalesce(sum(l.amount), 0)::int as "lifePoints"
    from mileage_line l
    where l.member_id = ${memberId}::uuid and l.kind in ('EARN', 'REVERSE')
      and (l.item_id = ${item.id}::uuid or l.grade_group = ${item.gradeGroup})`;
  return row ?? { termPoints: 0, lifePoints: 0 };
}

export interface DayFacts {
  /** The term that the day belongs to: the last one that began by then. */
  readonly year: number;
  readonly semesterCode: string;
  /** How the person stood in the register in that term; null where they were not in it. */
  readonly registerStatus: string | null;
}

/**
 * Selects the term of a day, and how somebody stood in it; undefined for a day before all terms. As long as neither this
 * term nor a later one has come from the register, they stand as they do today: nobody loses by a late sheet.
 */
export function selectOptionalDay(db: Db, memberId: string, day: string): Promise<DayFacts | undefined> {
  return firstOf<DayFacts>(db)`
    select term.year, term.semester_code as "semesterCode",
      (select coalesce(past.register_status, case
          when (term.year, term.semester_code) >= (s.entrance_year, s.entrance_semester_code) and not exists (
            select from student_term since where since.student_id = s.id
              and (since.year, since.semester_code) > (term.year, term.semester_code)) then s.register_status end)
        from student s left join student_term past
          on past.student_id = s.id and past.year = term.year and past.semester_code = term.semester_code
        where s.member_id = ${memberId}::uuid) as "registerStatus"
    from term where term.begins_on <= ${day}::date order by term.begins_on desc limit 1`;
}
