/** Lines as a dry run judges them again, read in batches of people. */

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import type { Formula } from '@naru/contract/areas/mileage/words.ts';
import type { JudgedRule } from '../rule/rules.ts';
import type { ReplayedDeed } from './replay.ts';

export interface DeedsAsked {
  readonly itemId: string;
  readonly gradeGroup: string | null;
  readonly term: LedgerTerm;
  /** Null: all of the term. */
  readonly from: string | null;
}

/** Selects whether deeds of an item in a term count that happened from a day on. */
export async function selectHasDeeds(db: Db, { itemId, term, from }: DeedsAsked): Promise<boolean> {
  const row = await firstOf<{ hasDeeds: boolean }>(db)`
    select exists (
      select from mileage_line l
      where l.item_id = ${itemId}::uuid and l.kind = 'EARN'
        and l.about_year = ${term.year} and l.about_semester = ${term.semesterCode}
        and l.happened_on >= ${from}::date and not l.explanation @> '[{"code": "BY_HAND"}]'::jsonb
        and not exists (select from mileage_line other where other.reverses_id = l.id)) as "hasDeeds"`;
  return row?.hasDeeds ?? false;
}

export interface DeedRow extends ReplayedDeed {
  readonly memberId: string;
}

/** Selects everything that counts of an item and its group for the next people with deeds to judge, in their order. */
export function selectDeeds(
  db: Db,
  { itemId, gradeGroup, term, from }: DeedsAsked,
  { after, people }: { readonly after: string; readonly people: number },
): Promise<DeedRow[]> {
  return rowsOf<DeedRow>(db)`
    with person as materialized (
      select distinct l.member_id from mileage_line l
      where l.item_id = ${itemId}::uuid and l.member_id > ${after}::uuid and l.kind = 'EARN'
        and l.about_year = ${term.year} and l.about_semester = ${term.semesterCode}
        and (${from}::date is null or l.happened_on >= ${from}::date) and not l.explanation @> '[{"code": "BY_HAND"}]'::jsonb
        and not exists (select from mileage_line other where other.reverses_id = l.id)
      order by l.member_id limit ${people})
    select l.member_id as "memberId", l.item_id as "itemId", l.rule_id as "ruleId", l.amount, l.happened_on as "happenedOn",
      l.about_year = ${term.year} and l.about_semester = ${term.semesterCode} as "isThisTerm",
      coalesce(l.quantity, 0)::float8 as quantity, p.points as promised,
      not l.explanation @> '[{"code": "REGISTER"}]'::jsonb as "isRegistered", s.register_status as "registerStatus",
      l.explanation @> '[{"code": "BY_HAND"}]'::jsonb as "isByHand"
    from person join mileage_line l on l.member_id = person.member_id and l.kind = 'EARN'
      and (l.item_id = ${itemId}::uuid or l.grade_group = ${gradeGroup})
    left join student s on s.member_id = l.member_id
    left join trainee t on t.id = l.trainee_id left join programme p on p.id = t.programme_id
    where not exists (select from mileage_line other where other.reverses_id = l.id)
    order by l.member_id, l.place`;
}

/** Selects the rules of an item and its group, by their ids. */
export async function selectGroupRules(
  db: Db,
  { itemId, gradeGroup }: Pick<DeedsAsked, 'itemId' | 'gradeGroup'>,
): Promise<ReadonlyMap<string, JudgedRule>> {
  const rows = await rowsOf<JudgedRule & { id: string; formula: Formula }>(db)`
    select r.id, r.formula, r.cap_once as "capOnce", r.cap_term as "capTerm", r.cap_life as "capLife",
      r.counts_best as "countsBest", r.pays_difference as "paysDifference", r.register_statuses as "registerStatusList"
    from mileage_rule r join mileage_item item on item.id = r.item_id
    where item.id = ${itemId}::uuid or item.grade_group = ${gradeGroup}`;
  return new Map(rows.map((row) => [row.id, row]));
}

interface PersonRow {
  readonly memberId: string;
  readonly studentId: string;
  readonly name: string;
  readonly number: string;
  readonly deptNm: string;
  readonly grade: number;
}

/** Selects who some members are. */
export function selectPeople(db: Db, memberIds: readonly string[], locale: Locale): Promise<PersonRow[]> {
  return rowsOf<PersonRow>(db)`
    select m.id as "memberId", s.id as "studentId", ${nameOf('m', locale)} as name, s.student_number as number,
      ${nameOf('d', locale)} as "deptNm", s.grade
    from member m join student s on s.member_id = m.id join department d on d.code = s.department_code
    where m.id = any(${memberIds}::uuid[])`;
}
