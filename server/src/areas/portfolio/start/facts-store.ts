/** Badges and résumés of somebody as a portfolio of theirs shows them; nothing of anybody else's. */
import type { BadgeAchievement } from '@naru/contract/areas/portfolio/badge-words.ts';
import { sql } from 'kysely';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { ShownResumeRow } from '../core/version-store.ts';

export interface Wanted {
  readonly memberId: string;
  /** Left out: all of them. */
  readonly ids?: readonly string[] | undefined;
}

export interface BadgeRow {
  readonly id: string;
  readonly achievement: BadgeAchievement;
  readonly fileId: string | null;
  readonly fileSn: number | null;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
}

/** Selects badges of somebody that stand at that moment, the latest first. */
export function selectBadges(db: Db, { memberId, ids }: Wanted, now: Date): Promise<BadgeRow[]> {
  return rowsOf<BadgeRow>(db)`
    select a.id, a.achievement, c.picture_file_id as "fileId", (
        select min(e.sn) from file_entry e where e.group_id = c.picture_file_id and e.picture_id is not null) as "fileSn",
      a.granted_at as "grantedAt", a.expires_at as "expiresAt"
    from badge_assertion a join badge_class c on c.id = a.class_id
    where a.member_id = ${memberId}::uuid and a.status = 'GRANTED' and (a.expires_at is null or a.expires_at > ${now})
      ${ids ? sql`and a.id = any(${[...ids]}::uuid[])` : sql``}
    order by a.granted_at desc, a.id`;
}

/** Selects when the next badge of somebody ends. */
export async function selectOptionalNextEnd(db: Db, memberId: string, now: Date): Promise<Date | undefined> {
  const row = await firstOf<{ at: Date | null }>(db)`
    select min(a.expires_at) as at from badge_assertion a
    where a.member_id = ${memberId}::uuid and a.status = 'GRANTED' and a.expires_at > ${now}`;
  return row?.at ?? undefined;
}

/** Selects résumés of somebody, the default first, then the latest change. */
export function selectResumes(db: Db, { memberId, ids }: Wanted): Promise<ShownResumeRow[]> {
  return rowsOf<ShownResumeRow>(db)`
    select r.id, r.title, r.is_blind as "isBlind", r.content, r.version from resume r
    where r.member_id = ${memberId}::uuid and r.deleted_at is null
      ${ids ? sql`and r.id = any(${[...ids]}::uuid[])` : sql``}
    order by r.is_default desc, r.changed_at desc, r.id`;
}
