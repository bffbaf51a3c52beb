import { sql } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface DutyRow {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly courseCodes: string[];
}

/** Selects job duties in the order of the screen, or the one asked for. */
export function selectDuties(db: Db, id: string | undefined, locale: Locale): Promise<DutyRow[]> {
  const duties = db
    .selectFrom('job_duty')
    .leftJoin('course_duty', 'course_duty.duty_id', 'job_duty.id')
    .select((eb) => [
      'job_duty.id',
      locale === 'en' ? eb.fn.coalesce('job_duty.name_en', 'job_duty.name_ko').as('name') : 'job_duty.name_ko as name',
      'job_duty.parent_id as parentId',
      sql<string[]>`coalesce(
        array_agg(course_duty.course_code order by course_duty.weight desc, course_duty.course_code)
          filter (where course_duty.course_code is not null), '{}')`.as('courseCodes'),
    ])
    .groupBy('job_duty.id')
    .orderBy('job_duty.position')
    .orderBy('job_duty.id');
  return (id === undefined ? duties : duties.where('job_duty.id', '=', id)).execute();
}
