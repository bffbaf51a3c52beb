/** Badges that many people hold, for rules that ask for them. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface HeldBadge {
  readonly memberId: string;
  readonly classId: string;
  readonly isOver: boolean;
}

/** Selects the badges of some people that nobody took back. */
export function selectHeldBadges(db: Db, memberIds: readonly string[], now: Date): Promise<HeldBadge[]> {
  return rowsOf<HeldBadge>(db)`
    select a.member_id as "memberId", a.class_id as "classId", coalesce(a.expires_at <= ${now}, false) as "isOver"
    from badge_assertion a where a.member_id = any(${[...memberIds]}::uuid[]) and a.status = 'GRANTED'`;
}
