/** Referrals that wait for the student's word, or had it, among all their counselling. */
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { ReferralCentre } from './centre.ts';

export interface ListedReferralRow {
  readonly id: string;
  readonly status: 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED';
  readonly askedAt: Date;
  readonly untilAt: Date | null;
}

/** Referrals of a centre, or some of them. */
export interface ListedAmong {
  readonly centre: Pick<ReferralCentre, 'table'>;
  /** Where a centre has referrals to several. */
  readonly destination?: string;
}

/** States in the student’s list: later ones stand with their request or application, and the centre tells of an emergency itself. */
const LISTED = sql`r.status = any('{ASKED,ACCEPTED,DECLINED,EXPIRED}')`;
const WAITS = sql`r.status = any('{ASKED,ACCEPTED}')`;

const isAmong = ({ destination }: ListedAmong): RawBuilder<unknown> =>
  destination === undefined ? sql`true` : sql`r.destination = ${destination}`;

function selectRows(db: Db, listed: ListedAmong, where: RawBuilder<unknown>): Promise<ListedReferralRow[]> {
  return rowsOf<ListedReferralRow>(db)`
    select r.id, r.status, r.asked_at as "askedAt", r.until_at as "untilAt" from ${sql.table(listed.centre.table)} r
    where ${where} and ${isAmong(listed)} order by r.until_at, r.id`;
}

/** Builds the statement of a student's referrals as `CaseSource` wants it. */
export const listedKeys = (listed: ListedAmong, studentId: string): RawBuilder<unknown> => sql`
  select r.id, case when ${WAITS} then 'WAITING' else 'CANCELLED' end as status, ${WAITS} as is_open, r.asked_at as at
  from ${sql.table(listed.centre.table)} r where r.student_id = ${studentId}::uuid and ${LISTED} and ${isAmong(listed)}`;

/** Selects those of the student's own that these name. */
export const selectListed = (
  db: Db,
  listed: ListedAmong,
  { studentId, ids }: { studentId: string | null; ids: readonly string[] },
): Promise<ListedReferralRow[]> =>
  selectRows(db, listed, sql`r.student_id = ${studentId}::uuid and r.id = any(${[...ids]}::uuid[]) and ${LISTED}`);

export const selectWaiting = (db: Db, listed: ListedAmong, studentId: string): Promise<ListedReferralRow[]> =>
  selectRows(db, listed, sql`r.student_id = ${studentId}::uuid and ${WAITS}`);
