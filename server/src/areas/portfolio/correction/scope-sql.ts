/** The requests that somebody reaches; one that was withdrawn is reached by nobody. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';
import { inForce } from '../../../platform/db/in-force.ts';

export const DESK_MENU = 'PRF_CL';

/** Somebody at the desk, at a moment. */
export interface DeskReader {
  readonly actor: Person;
  readonly now: Date;
  /** The day in Seoul. */
  readonly today: string;
}

/** Builds the condition that a request `c` is somebody's own. */
export const isOwn = ({ memberId }: Pick<Person, 'memberId'>): RawBuilder<boolean> =>
  sql<boolean>`(c.member_id = ${memberId}::uuid and c.withdrawn_at is null)`;

/** Builds the condition that a request `c` is not somebody's own: at the desk nobody is met with theirs. */
export const isOthers = ({ memberId }: Pick<Person, 'memberId'>): RawBuilder<boolean> =>
  sql<boolean>`(c.member_id <> ${memberId}::uuid)`;

/** Returns whether somebody hands out the requests of everybody. */
export const handsOut = ({ rights }: Pick<Person, 'rights'>, privilege: GeneralPrivilege): boolean =>
  rights.scopes(DESK_MENU, privilege).has('ALL');

/** The condition that a request `c` wants the career office, or anybody. */
export const IS_CAREER: RawBuilder<boolean> = sql<boolean>`(c.wanted in ('ANY', 'CAREER'))`;

/** Returns whether somebody corrects for the career office. */
const isCorrector = ({ duties }: Pick<Person, 'duties'>): boolean => duties.includes('CORRECTOR');

/**
 * Builds the condition that a request `c` is offered to the person, taken or not: to the wanted kind alone. Holders of
 * the duty correct for the career office, professors and coaches for their own students. Nobody is offered their own.
 */
export function isOffered({ actor, today }: Omit<DeskReader, 'now'>): RawBuilder<boolean> {
  if (!actor.rights.scopes(DESK_MENU, 'U').has('ASSIGNED')) return sql<boolean>`false`;
  const me = sql`${actor.memberId}::uuid`;
  const assigned = sql`advisor_assignment given join student assigned on assigned.id = given.student_id
    where given.advisor_id = ${me} and ${inForce('given', sql`${today}`)}`;
  // The students first, as one list: an index then finds their requests among thousands.
  const isAdvised = sql`(c.member_id = any(array(select assigned.member_id from ${assigned}))
    and exists (select from ${assigned} and assigned.member_id = c.member_id
      and c.wanted in ('ANY', case given.kind when 'COACH' then 'COACH' else 'PROFESSOR' end)))`;
  const reaches = isCorrector(actor) ? sql`(${IS_CAREER} or ${isAdvised})` : isAdvised;
  return sql<boolean>`(${isOthers(actor)} and ${reaches})`;
}

/** Builds the condition that somebody has an open request `c`. */
export const isTaken = ({ memberId }: Pick<Person, 'memberId'>): RawBuilder<boolean> =>
  sql<boolean>`(c.assignee_id = ${memberId}::uuid and c.status = 'REQUESTED' and c.withdrawn_at is null)`;

/** Builds the condition that somebody completed a request `c` and may still read it. */
export const isDone = ({ memberId }: Pick<Person, 'memberId'>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(c.assignee_id = ${memberId}::uuid and c.status = 'COMPLETED'
    and c.completed_at > ${now}::timestamptz - make_interval(days => ${sql.lit(PAPER_MOST.readDays)}))`;

/** Builds the condition that somebody reads what was handed in with a request `c`: the one who has it, nobody else. */
export const isRead = ({ actor, now }: Omit<DeskReader, 'today'>): RawBuilder<boolean> =>
  sql<boolean>`(${isTaken(actor)} or ${isDone(actor, now)})`;

/** Builds the condition that somebody may move a request `c`: has it, is offered it, or hands out all. */
export function isMoved(reader: DeskReader): RawBuilder<boolean> {
  const isThere = sql`c.withdrawn_at is null`;
  if (handsOut(reader.actor, 'U')) return sql<boolean>`(${isThere} and ${isOthers(reader.actor)})`;
  return sql<boolean>`(${isThere} and (${isRead(reader)} or ${isOffered(reader)}))`;
}

/** To its student a request is never offered. */
export const NOT_OFFERED: RawBuilder<boolean> = sql<boolean>`false`;
