/**
 * Which posts a person sees, as SQL: the board's right to read, the period, the audience. A row outside is not found.
 */
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';
import { slot, type SlotValues } from '../../../platform/db/statements.ts';
import type { OpenBoard } from './open.ts';

/** Names the shape of the condition; the same for the same SQL. */
export type Scope = 'moderator' | 'all' | 'department' | 'own';

export function scopeOf(board: OpenBoard): Scope {
  return board.isModerator ? 'moderator' : board.reads;
}

export function scopeValues(actor: Person, board: OpenBoard, now: Date): SlotValues {
  return { board: board.code, ...readerValues(actor, now) };
}

/** Returns the values for conditions over several boards. */
export function readerValues(actor: Person, now: Date): SlotValues {
  return {
    now,
    me: actor.memberId,
    types: actor.memberTypes,
    departments: actor.departmentCodes,
    studentId: actor.studentId,
  };
}

/** The departments of the person with everything above them; asked only where a post names departments. */
const ABOVE = sql`(
  select array_agg(above.code) from (
    with recursive up as (
      select d.code, d.parent_code from department d where d.code = any(${slot('departments')}::text[])
      union select d.code, d.parent_code from department d join up on d.code = up.parent_code
    )
    select up.code from up
  ) above)`;

const GRADE = sql`(select student.grade from student where student.id = ${slot('studentId')}::uuid)`;

/** A column of the table alias that a condition is about. */
type Column = (name: string) => RawBuilder<unknown>;
const columnsOf =
  (alias: string): Column =>
  (name) =>
    sql.ref(`${alias}.${name}`);

/**
 * Builds the condition that holds regardless of the person's rights: not secret, and for them. It tests the common case
 * first, because a page far down the list walks past all rows before it.
 */
const addressed = (of: Column): RawBuilder<unknown> => sql`(${of('is_for_everybody')} or not ${of('is_secret')}
  and (${of('audience_types')} is null or ${of('audience_types')} && ${slot('types')}::text[])
  and (${of('audience_departments')} is null or ${of('audience_departments')} && ${ABOVE})
  and (${of('audience_grades')} is null or ${GRADE} = any(${of('audience_grades')})))`;

const own = (of: Column): RawBuilder<unknown> => sql`${of('author_id')} = ${slot('me')}::uuid`;

function reachOf(scope: Scope, of: Column): RawBuilder<unknown> {
  if (scope === 'moderator') return sql`true`;
  if (scope === 'own') return own(of);
  if (scope === 'department')
    return sql`((${addressed(of)} and ${of('department_code')} = any(${slot('departments')}::text[])) or ${own(of)})`;
  return sql`(${addressed(of)} or ${own(of)})`;
}

function isOut(of: Column): RawBuilder<unknown> {
  return sql`${of('is_public')} and ${of('publish_from')} <= ${slot('now')}::timestamptz
    and (${of('publish_to')} is null or ${of('publish_to')} > ${slot('now')}::timestamptz)`;
}

/** Posts that stand on the board now, as far as the person is addressed. */
export function onBoard(scope: Scope, alias = 'p', board: RawBuilder<unknown> = slot('board')): RawBuilder<unknown> {
  const of = columnsOf(alias);
  return sql`${of('board_code')} = ${board} and ${isOut(of)} and ${reachOf(scope, of)}`;
}

/** Posts that are out and speak to the person, whatever else they may see. */
export function speaksTo(alias: string): RawBuilder<unknown> {
  const of = columnsOf(alias);
  return sql`${isOut(of)} and ${addressed(of)}`;
}

/** Posts that the person may open: those on the board, one's own, and for who moderates all but drafts of others. */
export function openable(scope: Scope): RawBuilder<unknown> {
  const of = columnsOf('p');
  const some =
    scope === 'moderator'
      ? sql`(p.status <> 'DRAFT' or ${own(of)})`
      : sql`((${isOut(of)} and ${reachOf(scope, of)}) or ${own(of)})`;
  return sql`p.board_code = ${slot('board')} and p.status <> 'DELETED' and ${some}`;
}

/** Posts in another state: one's own, or all for who moderates; a draft is its author's alone. */
export function inState(scope: Scope, status: string): RawBuilder<unknown> {
  const state = {
    SCHEDULED: sql`p.status = 'SCHEDULED' and p.publish_from > ${slot('now')}::timestamptz`,
    EXPIRED: sql`(p.status = 'EXPIRED' or (p.is_public and p.publish_to <= ${slot('now')}::timestamptz))`,
    DRAFT: sql`p.status = 'DRAFT'`,
    HIDDEN: sql`p.status = 'HIDDEN'`,
  }[status];
  if (!state) throw new Error(`No posts are listed by the state ${status}.`);
  const seesAll = scope === 'moderator' && status !== 'DRAFT';
  return sql`p.board_code = ${slot('board')} and ${state} and ${seesAll ? sql`true` : own(columnsOf('p'))}`;
}
