/** Programmes that somebody may find and read (docs/specification.md, Programmes). */
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** A person at a moment, and which programmes they may see beside those for people like them. */
export interface Finder {
  readonly memberId: string;
  readonly now: Date;
  readonly today: string;
  readonly locale: Locale;
  /** Looks at what others apply for: sees all that is published. */
  readonly seesAll: boolean;
  /** Applies for programmes of the type. */
  readonly applies: boolean;
}

/** One person by their id, or each of a query by a column. */
interface Who extends Pick<Finder, 'today'> {
  readonly memberId: string | RawBuilder<unknown>;
}

/** Builds the condition that a programme `p` is for people of one of the person's types. */
export const isOfAudience = ({ memberId, today }: Who): RawBuilder<boolean> => sql`(p.audience_types && array(
  select held.type_code from member_type held
  where held.member_id = ${memberId}::uuid and ${inForce('held', sql`${today}`)}))`;

/** Builds the condition that a programme `p` is for the person's departments: those of a student are the student's. */
export const isOfDepartment = ({ memberId, today }: Who): RawBuilder<boolean> => sql`(p.audience_departments = '{}'
  or p.audience_departments && array(
    with recursive above as (
      select d.code, d.parent_code from department d where d.code in (
        select coalesce(s.department_code, held.department_code) from member_type held
        left join student s on s.member_id = held.member_id
        where held.member_id = ${memberId}::uuid and ${inForce('held', sql`${today}`)})
      union select d.code, d.parent_code from department d join above on above.parent_code = d.code)
    select above.code from above))`;

/** Builds the condition that a programme `p` is for the person's year; people without one are not asked for it. */
export const isOfGrade = ({ memberId }: Who): RawBuilder<boolean> => sql`((p.audience_grades = '{}'
  or (select s.grade from student s where s.member_id = ${memberId}::uuid) = any(p.audience_grades)) is not false)`;

const isTrainee = ({ memberId }: Who): RawBuilder<boolean> => sql`exists (
  select from trainee own where own.programme_id = p.id and own.member_id = ${memberId}::uuid)`;

/** One that was published, and is not open for changes again. */
const IS_SHOWN = sql`(p.published_at is not null and exists (select from programme_approval opening
  where opening.programme_id = p.id and opening.kind = 'OPEN' and opening.status = 'APPROVED'))`;

/** Builds the condition that lists, months and searches of a person hold a programme `p`. */
export const isFindable = (finder: Finder, type: ProgrammeType): RawBuilder<boolean> =>
  sql`(p.type_code = ${type} and ${isShownTo(finder)})`;

/** Builds the same condition for programmes of several types, all of which the person sees alike. */
export const isFindableOf = (finder: Finder, types: readonly ProgrammeType[]): RawBuilder<boolean> =>
  sql`(p.type_code = any(${[...types]}::text[]) and ${isShownTo(finder)})`;

function isShownTo(finder: Finder): RawBuilder<boolean> {
  const isFor = finder.seesAll
    ? sql`true`
    : sql`((${isOfAudience(finder)} and ${isOfDepartment(finder)} and ${isOfGrade(finder)}) or ${isTrainee(finder)})`;
  return sql`(${IS_SHOWN} and ${isFor})`;
}

/**
 * Builds the condition that a person may read a programme `p`: those for other departments and years too, so that an
 * address that was passed on says why it is not for them.
 */
export function isReadable(finder: Finder, type: ProgrammeType): RawBuilder<boolean> {
  const isFor = finder.seesAll ? sql`true` : isOfAudience(finder);
  return sql`(p.type_code = ${type} and p.published_at is not null
    and ((${IS_SHOWN} and ${isFor}) or ${isTrainee(finder)}))`;
}
