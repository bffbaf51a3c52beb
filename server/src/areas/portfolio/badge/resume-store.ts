import type { BadgeAchievement } from '@naru/contract/areas/portfolio/badge-words.ts';
import { sql } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../../platform/settings/portal-settings.ts';

export interface ShownRow {
  readonly id: string;
  readonly achievement: BadgeAchievement;
  readonly issuerKo: string;
  readonly issuerEn: string;
  /** As YYYY-MM. */
  readonly grantedIn: string;
}

/** Selects the badges of somebody that stand at a moment, the latest first, with the university as it is called now. */
export function selectShownBadges(db: Db, memberId: string, at: Date): Promise<ShownRow[]> {
  const nameOf = ({ key, defaultValue }: { readonly key: string; readonly defaultValue: string }) =>
    sql`coalesce((select s.value #>> '{}' from setting s where s.key = ${key}), ${defaultValue})`;
  return rowsOf<ShownRow>(db)`
    select a.id, a.achievement, ${nameOf(UNIVERSITY_NAME_KO)} as "issuerKo", ${nameOf(UNIVERSITY_NAME_EN)} as "issuerEn",
      to_char(a.granted_at at time zone 'Asia/Seoul', 'YYYY-MM') as "grantedIn"
    from badge_assertion a
    where a.member_id = ${memberId}::uuid and a.status = 'GRANTED'
      and (a.expires_at is null or a.expires_at > ${at}::timestamptz)
    order by a.granted_at desc, a.id`;
}
