import type { Purpose } from '@naru/contract/areas/mileage/words.ts';
import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { LedgerTerm } from '../ledger/store.ts';

export interface PurposeRow extends Purpose {
  readonly inUse: boolean;
  readonly usedTerm: number;
  readonly usedLife: number;
}

interface PurposesAsked {
  readonly memberId: string;
  readonly term: LedgerTerm;
  readonly locale: Locale;
  /** Those in use without it. */
  readonly code?: string;
}

/** Selects purposes, with how often somebody has used each: what waits, was approved or was paid counts. */
export function selectPurposes(db: Db, asked: PurposesAsked): Promise<PurposeRow[]> {
  const { memberId, term, locale, code } = asked;
  const text = locale === 'en' ? sql`coalesce(nullif(p.text_en, ''), p.text_ko)` : sql`p.text_ko`;
  return rowsOf<PurposeRow>(db)`
    select p.code as "purposeCode", ${nameOf('p', locale)} as name, ${text} as text, p.least, p.unit, p.most,
      p.times_term as "timesTerm", p.times_life as "timesLife", p.most_terms as "mostTerms",
      p.won_per_point as "wonPerPoint", p.needs_account as "needsAccount", p.in_use as "inUse",
      used.term as "usedTerm", used.life as "usedLife"
    from mileage_purpose p cross join lateral (
      select count(*)::int as life,
        (count(*) filter (where u.year = ${term.year} and u.semester_code = ${term.semesterCode}))::int as term
      from mileage_use u where u.member_id = ${memberId}::uuid and u.purpose_code = p.code
        and u.status in ('APPLY', 'APPROVED', 'PAID')) used
    where ${code === undefined ? sql`p.in_use` : sql`p.code = ${code}`} order by p.position, p.code`;
}

export interface RegisterRow {
  readonly isEnrolled: boolean;
  readonly enrolledTerms: number;
}

/** Selects how somebody stands in the register, and in how many terms they were enrolled; undefined for no student. */
export function selectOptionalRegister(db: Db, memberId: string, term: LedgerTerm): Promise<RegisterRow | undefined> {
  return firstOf<RegisterRow>(db)`
    select s.register_status = 'ENROLLED' as "isEnrolled",
      (case when s.register_status = 'ENROLLED' then 1 else 0 end + (
        select count(*) from student_term past
        where past.student_id = s.id and past.register_status = 'ENROLLED'
          and (past.year, past.semester_code) <> (${term.year}, ${term.semesterCode})))::int as "enrolledTerms"
    from student s where s.member_id = ${memberId}::uuid`;
}
