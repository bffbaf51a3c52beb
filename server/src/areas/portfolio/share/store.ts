/** Shares of papers. */
import type { SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import type { PaperAudience } from '@naru/contract/areas/portfolio/words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { Db, Tx } from '../../../platform/db/pool.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface PaperRef {
  readonly paper: SharedPaper;
  readonly paperId: string;
}

const TABLES = { RESUME: sql`resume`, LETTER: sql`cover_letter` } as const satisfies Record<SharedPaper, unknown>;

/** Selects whether a paper is somebody's own and stands. */
export async function selectIsOwn(db: Db, { paper, paperId }: PaperRef, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select p.id from ${TABLES[paper]} p
    where p.id = ${paperId}::uuid and p.member_id = ${memberId}::uuid and p.deleted_at is null`.execute(db);
  return rows.length > 0;
}

/** Holds a paper of one's own, so that it is not deleted while it is shared. */
export async function lockOwn(tx: Tx, { paper, paperId }: PaperRef, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select p.id from ${TABLES[paper]} p
    where p.id = ${paperId}::uuid and p.member_id = ${memberId}::uuid and p.deleted_at is null for share`.execute(tx);
  return rows.length > 0;
}

/** Selects since when each audience may read a paper. */
export async function selectShares(db: Db, { paper, paperId }: PaperRef): Promise<Map<PaperAudience, Date>> {
  const { rows } = await sql<{ audience: PaperAudience; grantedAt: Date }>`
    select share.audience, share.granted_at as "grantedAt" from paper_share share
    where share.paper_id = ${paperId}::uuid and share.paper = ${paper} and share.revoked_at is null`.execute(db);
  return new Map(rows.map(({ audience, grantedAt }) => [audience, grantedAt]));
}

interface Given {
  readonly memberId: string;
  readonly audience: PaperAudience;
  readonly at: Date;
}

/** Lets an audience read a paper; returns false where it may already. */
export async function insertShare(tx: Tx, { paper, paperId }: PaperRef, given: Given): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into paper_share (id, member_id, paper, paper_id, audience, granted_at)
    values (${newId()}, ${given.memberId}::uuid, ${paper}, ${paperId}::uuid, ${given.audience}, ${given.at})
    on conflict (paper_id, audience) where revoked_at is null do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Ends it; returns false where it was not shared. */
export async function revokeShare(tx: Tx, { paper, paperId }: PaperRef, given: Given): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update paper_share share set revoked_at = ${given.at}
    where share.paper_id = ${paperId}::uuid and share.paper = ${paper} and share.member_id = ${given.memberId}::uuid
      and share.audience = ${given.audience} and share.revoked_at is null
    returning share.id`.execute(tx);
  return rows.length > 0;
}

/** Selects who advises and coaches a student today, by name. */
export async function selectAssigned(
  db: Db,
  asked: { readonly studentId: string; readonly today: string; readonly locale: Locale },
): Promise<{ readonly kind: PaperAudience; readonly name: string }[]> {
  const { rows } = await sql<{ kind: PaperAudience; name: string }>`
    select given.kind, ${nameOf('m', asked.locale)} as name
    from advisor_assignment given join member m on m.id = given.advisor_id
    where given.student_id = ${asked.studentId}::uuid and given.kind = any('{ADVISOR,COACH}')
      and ${inForce('given', sql`${asked.today}`)}
    order by given.kind, given.begins_on desc`.execute(db);
  return rows;
}
