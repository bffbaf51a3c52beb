/** Requests whose comments somebody may read or write (docs/specification.md, Corrections). */
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';

const DESK_MENU = 'PRF_CL';
export const PAPER_MENU = 'PTF_CL';

/** Builds the condition that the person corrects a request `c`, which is not finished. */
export function isCorrecting(actor: Person): RawBuilder<boolean> {
  const scopes = actor.rights.scopes(DESK_MENU, 'U');
  if (!scopes.has('ASSIGNED') && !scopes.has('ALL')) return sql`false`;
  return sql`(c.assignee_id = ${actor.memberId}::uuid and c.withdrawn_at is null and c.status = 'REQUESTED')`;
}

/** Builds the condition that the person reads a request `c`: while they correct it, and 30 days after. */
export function isReadable(actor: Person, now: Date): RawBuilder<boolean> {
  const scopes = actor.rights.scopes(DESK_MENU, 'RR');
  if (!scopes.has('ASSIGNED') && !scopes.has('ALL')) return sql`false`;
  const since = new Date(now.getTime() - PAPER_MOST.readDays * 24 * 60 * 60_000);
  return sql`(c.assignee_id = ${actor.memberId}::uuid and c.withdrawn_at is null
    and (c.status = 'REQUESTED' or c.completed_at > ${since}))`;
}

/** Builds the condition that a request `c` is the person’s own and was answered. */
export function isOwnAnswered(actor: Person, privilege: 'RR' | 'U'): RawBuilder<boolean> {
  if (!actor.rights.scopes(PAPER_MENU, privilege).has('OWN')) return sql`false`;
  return sql`(c.member_id = ${actor.memberId}::uuid and c.withdrawn_at is null and c.status = 'COMPLETED')`;
}

/** Builds the condition that a request `c` is of a student whose paper may be read. */
export const isOf = (memberId: string): RawBuilder<boolean> => sql`(c.member_id = ${memberId}::uuid)`;
