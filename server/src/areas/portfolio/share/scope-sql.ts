/**
 * Papers that somebody may read (docs/specification.md, Papers that are shared): their own, and those that a student shares with them
 * while they are that student's advisor or coach.
 */
import type { SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import type { PaperAudience } from '@naru/contract/areas/portfolio/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';
import { inForce } from '../../../platform/db/in-force.ts';

export const PAPER_MENUS = { RESUME: 'PTF_RES', LETTER: 'PTF_CL' } as const satisfies Record<SharedPaper, string>;

/** Somebody who reads, on a day. */
export interface Reading {
  readonly actor: Person;
  readonly today: string;
}

/** Tells whether the reader has any right to papers of students in their care. */
export const mayReadShared = (paper: SharedPaper, { actor }: Reading): boolean =>
  actor.rights.scopes(PAPER_MENUS[paper], 'RR').has('ASSIGNED');

/** Builds as whom the reader may see a paper `p` (id, member_id) of somebody else’s; null where they may not. */
export function audienceOf(paper: SharedPaper, reading: Reading): RawBuilder<PaperAudience | null> {
  if (!mayReadShared(paper, reading)) return sql`null::text`;
  const { memberId } = reading.actor;
  return sql`(
    select share.audience from paper_share share
      join student shown on shown.member_id = share.member_id
      join advisor_assignment given on given.student_id = shown.id and given.kind = share.audience
        and given.advisor_id = ${memberId}::uuid and ${inForce('given', sql`${reading.today}`)}
    where share.paper_id = p.id and share.paper = ${paper} and share.member_id = p.member_id
      and share.revoked_at is null and share.member_id <> ${memberId}::uuid
    order by share.audience limit 1)`;
}

/** Builds the condition that a paper `p` is the reader’s own. */
export function isOwnPaper(paper: SharedPaper, { actor }: Reading): RawBuilder<boolean> {
  return actor.rights.scopes(PAPER_MENUS[paper], 'RR').has('OWN')
    ? sql`(p.member_id = ${actor.memberId}::uuid)`
    : sql`false`;
}
