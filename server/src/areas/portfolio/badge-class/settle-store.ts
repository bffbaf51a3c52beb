/** Rules that bring badges, and what they brought so far. */
import type { BadgeClassStatus, BadgeRule } from '@naru/contract/areas/portfolio/badge-words.ts';

import { countOf, firstOf, idsOf, rowsOf, type Db } from '../../../platform/db/db.ts';

export interface RuledClass {
  readonly classId: string;
  readonly status: BadgeClassStatus;
  readonly rule: BadgeRule;
}

/** Selects the classes with a rule that was ever in use. */
export function selectRuledClasses(db: Db): Promise<RuledClass[]> {
  return rowsOf<RuledClass>(db)`
    select c.id as "classId", c.status, c.rule from badge_class c
    where c.status = any(array['OPEN', 'CLOSED']) and c.rule is not null order by c.id`;
}

export function selectOptionalRuledClass(db: Db, classId: string): Promise<RuledClass | undefined> {
  return firstOf<RuledClass>(db)`
    select c.id as "classId", c.status, c.rule from badge_class c
    where c.id = ${classId}::uuid and c.rule is not null`;
}

/** The badges of a class that somebody has or had. */
export interface BadgeState {
  readonly memberId: string;
  readonly classId: string;
  /** The badge that its rule brought and that stands. */
  readonly ruledId: string | null;
  /** A badge of it stands, past its date or not. */
  readonly isHeld: boolean;
  /** A person took one back: no rule brings it again. */
  readonly isBarred: boolean;
  /** How often its rule brought it. */
  readonly ruledCount: number;
}

/** Selects what some people have of some classes; nothing where they never had one. */
export function selectBadgeStates(
  db: Db,
  { memberIds, classIds }: { readonly memberIds: readonly string[]; readonly classIds: readonly string[] },
): Promise<BadgeState[]> {
  return rowsOf<BadgeState>(db)`
    select a.member_id as "memberId", a.class_id as "classId",
      max(a.id::text) filter (where a.status = 'GRANTED' and a.source_key is not null) as "ruledId",
      bool_or(a.status = 'GRANTED') as "isHeld", bool_or(a.revoked_by is not null) as "isBarred",
      count(a.source_key)::int as "ruledCount"
    from badge_assertion a
    where a.member_id = any(${[...memberIds]}::uuid[]) and a.class_id = any(${[...classIds]}::uuid[])
    group by a.member_id, a.class_id`;
}

/** Selects the students among some people: rules bring badges to them alone. */
export function selectStudentsAmong(db: Db, memberIds: readonly string[]): Promise<string[]> {
  return idsOf(db)`
    select s.member_id as id from student s
    where s.member_id = any(${[...memberIds]}::uuid[])`;
}

/** Selects the next students by the key of their person. */
export function selectStudentsAfter(
  db: Db,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<string[]> {
  return idsOf(db)`
    select s.member_id as id from student s where s.member_id > ${after}::uuid
    order by s.member_id limit ${most}`;
}

export function countStudents(db: Db): Promise<number> {
  return countOf(db)`select count(*)::int as count from student s`;
}
