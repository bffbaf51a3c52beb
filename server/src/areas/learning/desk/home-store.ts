import { sql, type RawBuilder } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { isToClose, isToDecide, isToDraw, isToMend, WITH_APPROVALS } from './stage-sql.ts';

/** Counts approvals that wait by how long. */
export function countAgedApprovals(db: Db, now: Date): Promise<QueueAges> {
  return countByAge(
    db,
    sql`select a.asked_at as since from programme_approval a join programme p on p.id = a.programme_id
      where a.status = 'WAITING' and p.cancelled_at is null`,
    now,
  );
}

/** Counts programmes that are over and that nobody closed, by how long. */
export function countAgedUnclosed(db: Db, now: Date, isIn: RawBuilder<boolean>): Promise<QueueAges> {
  return countByAge(db, sql`select p.ends_at as since from ${WITH_APPROVALS} where ${isToClose(now)} and ${isIn}`, now);
}

export interface WeekCounts {
  readonly current: number;
  readonly last: number;
}

/** Counts applications since a day, and in the week before it. */
export async function countApplications(
  db: Db,
  asked: { readonly current: Date; readonly last: Date; readonly now: Date; readonly isIn: RawBuilder<boolean> },
): Promise<WeekCounts> {
  const row = await firstOf<WeekCounts>(db)`
    select (count(*) filter (where t.applied_at >= ${asked.current}))::int as current,
      (count(*) filter (where t.applied_at < ${asked.current}))::int as last
    from trainee t join programme p on p.id = t.programme_id
    where t.applied_at >= ${asked.last} and t.applied_at <= ${asked.now} and ${asked.isIn}`;
  return row ?? { current: 0, last: 0 };
}

export type DeskTodoKind = 'MEND' | 'DRAW' | 'DECIDE' | 'APPEAL' | 'CLOSE';

export interface DeskTodoRow {
  readonly id: string;
  readonly name: string;
  readonly kind: DeskTodoKind;
  /** Counts people who wait: by appeals, or by applications. */
  readonly count: number;
  readonly beginsAt: Date;
}

const MOST = 20;

/** Selects what waits for somebody in the programmes that they manage or made. */
export function selectDeskTodos(
  db: Db,
  asked: { readonly memberId: string; readonly now: Date; readonly locale: Locale },
): Promise<DeskTodoRow[]> {
  const { memberId, now, locale } = asked;
  return rowsOf<DeskTodoRow>(db)`
    select own.* from (
      select p.id, ${nameOf('p', locale)} as name, p.begins_at as "beginsAt",
        case when ${isToMend()} then 'MEND' when ${isToDraw(now)} then 'DRAW' when ${isToDecide(now)} then 'DECIDE'
          when appeals.count > 0 then 'APPEAL' when ${isToClose(now)} then 'CLOSE' end as kind,
        case when appeals.count > 0 then appeals.count else (
          select count(*) from trainee t where t.programme_id = p.id and t.status = 'APPLY') end::int as count
      from ${WITH_APPROVALS}
      cross join lateral (select count(*) from no_show_appeal ap join trainee t on t.id = ap.trainee_id
        where ap.status = 'ASKED' and t.programme_id = p.id) appeals
      where (p.manager_id = ${memberId}::uuid or p.created_by = ${memberId}::uuid)
        and (appeals.count > 0 or (p.closed_at is null and p.cancelled_at is null))) own
    where own.kind is not null order by own."beginsAt", own.id limit ${sql.lit(MOST)}`;
}
