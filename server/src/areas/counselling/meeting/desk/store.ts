import type { DESK_VIEWS } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { sql, type RawBuilder } from 'kysely';

import { firstOf, type Db } from '../../../../platform/db/db.ts';
import type { Search } from '../../../../platform/list/search.ts';
import { isStudentCalled } from '../../../../platform/list/search-sql.ts';
import { isToRecord } from '../core/store.ts';

type View = (typeof DESK_VIEWS)[number];

function isShown(view: View, now: Date): RawBuilder<unknown> {
  switch (view) {
    case 'ANSWER':
      return sql`r.status = 'WAITING' and r.begins_at > ${now}`;
    case 'UPCOMING':
      return sql`r.status = any('{APPROVED,AVAILABLE}') and r.ending is null and r.begins_at > ${now}`;
    case 'RECORD':
      return isToRecord(now);
    case 'DONE':
      return sql`(r.status = any('{COMPLETED,ABSENT,REJECTED}') or r.ending is not null)`;
  }
}

export interface DeskFilters {
  readonly view: View;
  readonly status?: string | undefined;
  readonly topic?: string | undefined;
  readonly search: Search | undefined;
}

/** Builds what a view of the desk has, narrowed, and its order: the next first, or the last where it is over. */
export function deskParams({ view, status, topic, search }: DeskFilters, now: Date) {
  const parts = [isShown(view, now)];
  if (status !== undefined) parts.push(sql`r.status = ${status}`);
  if (topic !== undefined) parts.push(sql`${topic} = any(r.topics)`);
  if (search) parts.push(isStudentCalled('r.student_id', search));
  const isOver = view === 'DONE' || view === 'RECORD';
  return {
    condition: sql`${sql.join(parts, sql` and `)}`,
    order: isOver ? sql`r.begins_at desc, r.id desc` : sql`r.begins_at asc, r.id`,
  };
}

/** Counting stops here. */
const MOST_COUNTED = 100;

export interface ViewCounts {
  readonly answer: number;
  readonly upcoming: number;
  readonly record: number;
}

/** Counts the requests in each view of a desk. */
export async function countViews(db: Db, own: { memberId: string; kind: string }, now: Date): Promise<ViewCounts> {
  const count = (condition: RawBuilder<unknown>) => sql`(select count(*)::int from (
    select from counselling_request r join counsellor c on c.id = r.counsellor_id
    where c.member_id = ${own.memberId}::uuid and c.kind = ${own.kind} and r.ending is null and ${condition}
    limit ${sql.lit(MOST_COUNTED)}) bounded)`;
  const row = await firstOf<ViewCounts>(db)`
    select ${count(isShown('ANSWER', now))} as answer, ${count(isShown('UPCOMING', now))} as upcoming,
      ${count(isShown('RECORD', now))} as record`;
  return row ?? { answer: 0, upcoming: 0, record: 0 };
}
