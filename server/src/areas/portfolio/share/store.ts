/** Shares of papers. */
import type { SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import type { PaperAudience } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { hasRows, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface PaperRef {
  readonly paper: SharedPaper;
  readonly paperId: string;
}

const TABLES = { RESUME: sql`resume`, LETTER: sql`cover_letter` } as const satisfies Record<SharedPaper, unknown>;

/** Selects whether a paper is somebody's own and stands. */
export function selectIsOwn(db: Db, { paper, paperId }: PaperRef, memberId: string): Promise<boolean> {
  return hasRows(db)`
    select p.id from ${TABLES[paper]} p
    where p.id = ${paperId}::uuid and p.member_id = ${memberId}::uuid and p.deleted_at is null`;
}

/** Holds a paper of one's own, so that it is not deleted while it is shared. */
export function lockOwn(tx: Tx, { paper, paperId }: PaperRef, memberId: string): Promise<boolean> {
  return hasRows(tx)`
    select p.id from ${TABLES[paper]} p
    where p.id = ${paperId}::uuid and p.member_id = ${memberId}::uuid and p.deleted_at is null for share`;
}

/** Selects since when each audience may read a paper. */
export async function selectShares(db: Db, { paper, paperId }: PaperRef): Promise<Map<PaperAudience, Date>> {
  const rows = await rowsOf<{ audience: PaperAudience; grantedAt: Date }>(db)`
    select share.audience, share.granted_at as "grantedAt" from paper_share share
    where share.paper_id = ${paperId}::uuid and share.paper = ${paper} and share.revoked_at is null`;
  return new Map(rows.map(({ audience, grantedAt }) => [audience, grantedAt]));
}

interface Given {
  readonly memberId: string;
  readonly audience: PaperAudience;
  readonly at: Date;
}

/** Lets an audience read a paper; returns false where it may already. */
export function insertShare(tx: Tx, { paper, paperId }: PaperRef, given: Given): Promise<boolean> {
  return hasRows(tx)`
    insert into paper_share (id, member_id, paper, paper_id, audience, granted_at)
    values (${newId()}, ${given.memberId}::uuid, ${paper}, ${paperId}::uuid, ${given.audience}, ${given.at})
    on conflict (paper_id, audience) where revoked_at is null do nothing returning id`;
}

/** Ends it; returns false where it was not shared. */
export function revokeShare(tx: Tx, { paper, paperId }: PaperRef, given: Given): Promise<boolean> {
  return hasRows(tx)`
    update paper_share share set revoked_at = ${given.at}
    where share.paper_id = ${paperId}::uuid and share.paper = ${paper} and share.member_id = ${given.memberId}::uuid
      and share.audience = ${given.audience} and share.revoked_at is null
    returning share.id`;
}

/** Selects who advises and coaches a student today, by name. */
export function selectAssigned(
  db: Db,
  asked: { readonly studentId: string; readonly today: string; readonly locale: Locale },
): Promise<{ readonly kind: PaperAudience; readonly name: string }[]> {
  return rowsOf<{ kind: PaperAudience; name: string }>(db)`
    select given.kind, ${nameOf('m', asked.locale)} as name
    from advisor_assignment given join member m on m.id = given.advisor_id
    where given.student_id = ${asked.studentId}::uuid and given.kind = any('{ADVISOR,COACH}')
      and ${inForce('given', sql`${asked.today}`)}
    order by given.kind, given.begins_on desc`;
}
