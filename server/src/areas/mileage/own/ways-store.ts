/** Facts about deeds that would bring points. */
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { canAnswer, surveyEnd, waitsForSurvey } from '../core/survey-sql.ts';
import { RULE_COLUMNS, type RuleRow } from '../rule/store.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import type { Counted } from '../rule/rules.ts';

/** An item with its rule of today, and what counts of it already. */
export interface WayItem extends RuleRow, Counted {
  readonly itemId: string;
  readonly typeCode: MileageType;
  readonly name: string;
  /** Null: no programme. */
  readonly programmeType: ProgrammeType | null;
  readonly source: 'CLAIM' | 'PROGRAMME' | 'TEST';
  readonly gradeGroup: string | null;
  /** How the person stands in the register today. */
  readonly registerStatus: string | null;
}

/** Selects the items that a student can do something for by themselves. */
export function selectWayItems(
  db: Db,
  asked: { readonly memberId: string; readonly today: string; readonly term: LedgerTerm; readonly locale: Locale },
): Promise<WayItem[]> {
  const { memberId, today, term, locale } = asked;
  return rowsOf<WayItem>(db)`
    select item.id as "itemId", item.type_code as "typeCode", ${nameOf('item', locale)} as name,
      item.programme_type as "programmeType", item.source, item.grade_group as "gradeGroup", ${RULE_COLUMNS},
      counted."termPoints", counted."lifePoints",
      (select s.register_status from student s where s.member_id = ${memberId}::uuid) as "registerStatus"
    from mileage_item item
    join mileage_rule r on r.item_id = item.id and r.effective_from <= ${today}::date
      and (r.effective_to is null or r.effective_to >= ${today}::date)
    cross join lateral (
      select coalesce(sum(l.amount) filter (
          where l.item_id = item.id and l.about_year = ${term.year} and l.about_semester = ${term.semesterCode}), 0)::int as "termPoints",
        coalesce(sum(l.amount), 0)::int as "lifePoints"
      from mileage_line l
      where l.member_id = ${memberId}::uuid and l.kind in ('EARN', 'REVERSE')
        and (l.item_id = item.id or l.grade_group = item.grade_group)) counted
    where item.in_use and item.source in ('CLAIM', 'PROGRAMME', 'TEST') order by item.position, item.id`;
}

export interface AskedPlace {
  readonly traineeId: string;
  readonly name: string;
  readonly programmeType: ProgrammeType;
  readonly hours: number;
  readonly points: number | null;
  readonly until: Date;
}

/** Selects completions of a person whose points wait for their answer, while they can still give it. */
export function selectAskedPlaces(
  db: Db,
  { memberId, now, locale }: { readonly memberId: string; readonly now: Date; readonly locale: Locale },
): Promise<AskedPlace[]> {
  return rowsOf<AskedPlace>(db)`
    select t.id as "traineeId", ${nameOf('p', locale)} as name, p.type_code as "programmeType",
      p.hours::float8 as hours, p.points, ${surveyEnd()} as until
    from trainee t join programme p on p.id = t.programme_id
    join mileage_item item on item.programme_type = p.type_code and item.in_use
    join mileage_rule r on r.item_id = item.id and r.needs_survey
      and r.effective_from <= (t.completed_at at time zone 'Asia/Seoul')::date
      and coalesce(r.effective_to, 'infinity') >= (t.completed_at at time zone 'Asia/Seoul')::date
    where t.member_id = ${memberId}::uuid and t.completed_at is not null and p.cancelled_at is null
      and ${canAnswer(now)} and ${waitsForSurvey()}
      and not exists (
        select from mileage_line l where l.trainee_id = t.id and l.kind = 'EARN'
          and not exists (select from mileage_line other where other.reverses_id = l.id))
    order by until, t.id`;
}

export interface OfferedProgramme {
  readonly id: string;
  readonly name: string;
  readonly programmeType: ProgrammeType;
  readonly hours: number;
  readonly points: number | null;
  readonly appliesUntil: Date;
}

/** Selects what programmes bring. */
export async function selectOffered(db: Db, ids: readonly string[], locale: Locale): Promise<OfferedProgramme[]> {
  if (ids.length === 0) return [];
  return await rowsOf<OfferedProgramme>(db)`
    select p.id, ${nameOf('p', locale)} as name, p.type_code as "programmeType", p.hours::float8 as hours, p.points,
      p.applies_until as "appliesUntil"
    from programme p where p.id = any(${[...ids]}::uuid[])`;
}
