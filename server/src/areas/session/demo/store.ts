import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface DemoPerson {
  readonly username: string;
  readonly name: string;
  readonly kind: string;
  readonly detail: string;
}

/** Selects demo accounts that may sign in, in the order in which they were made. */
export async function selectDemoPeople(db: Db, locale: Locale): Promise<DemoPerson[]> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('demo_person', 'demo_person.member_id', 'member.id')
    .select([
      'member.username',
      'member.name_ko',
      'member.name_en',
      'demo_person.kind_ko',
      'demo_person.kind_en',
      'demo_person.detail_ko',
      'demo_person.detail_en',
    ])
    .where('member.is_demo', '=', true)
    .where('member.status', '=', 'ACTIVE')
    .orderBy('demo_person.position')
    .execute();
  const isEnglish = locale === 'en';
  return rows.map((row) => ({
    username: row.username,
    name: isEnglish ? (row.name_en ?? row.name_ko) : row.name_ko,
    kind: isEnglish ? row.kind_en : row.kind_ko,
    detail: isEnglish ? row.detail_en : row.detail_ko,
  }));
}
