import type { AppealStatus, TraineeStatus } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { countBounded, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';

/** Builds the rank of a trainee `t` in the queue, from 1; null where they are in none. */
export const rankOf = (): RawBuilder<number | null> => sql`
  case when t.status in ('TEMP', 'APPLY') and t.place is not null and t.offered_until is null then (
    select count(*)::int + 1 from trainee ahead where ahead.programme_id = t.programme_id
      and ahead.status in ('TEMP', 'APPLY') and ahead.offered_until is null and ahead.place < t.place) end`;

export interface OwnPlace {
  readonly traineeId: string;
  readonly memberId: string;
  readonly status: TraineeStatus;
  readonly rank: number | null;
}

/** Builds the key of somebody's own place. */
export const placeKey = (traineeId: string, memberId: string): string => `${traineeId} ${memberId}`;

/** Selects places by the key of each with its person. Many of one programme are ranked by one look at its queue. */
export async function selectPlaces(db: Db, keys: readonly string[]): Promise<Map<string, OwnPlace>> {
  const [ids, members] = [0, 1].map((at) => keys.map((key) => key.split(' ')[at] ?? ''));
  const rows = await rowsOf<OwnPlace>(db)`
    with own as (
      select t.id, t.programme_id, t.member_id, t.status from unnest(${ids}::uuid[], ${members}::uuid[]) as asked(id, member_id)
      join trainee t on t.id = asked.id and t.member_id = asked.member_id),
    ranked as (
      select t.id, row_number() over (partition by t.programme_id order by t.place)::int as rank from trainee t
      where t.programme_id in (select own.programme_id from own)
        and t.status in ('TEMP', 'APPLY') and t.place is not null and t.offered_until is null)
    select own.id as "traineeId", own.member_id as "memberId", own.status, ranked.rank
    from own left join ranked on ranked.id = own.id`;
  return new Map(rows.map((row) => [placeKey(row.traineeId, row.memberId), row]));
}

/** Beside the card: what became of an application. */
export interface OwnRow {
  readonly traineeId: string;
  readonly programmeId: string;
  readonly version: number;
  readonly status: TraineeStatus;
  readonly appliedAt: Date;
  readonly answer: string;
  readonly reason: string | null;
  readonly reasonCode: 'OFFER_LAPSED' | 'BEGUN' | 'NOT_HELD' | 'NOT_DRAWN' | 'NOT_DECIDED' | null;
  /** Since when they count as absent without notice; null where they do not. */
  readonly noShowAt: Date | null;
  readonly appealStatus: AppealStatus | null;
  readonly appealContent: string | null;
  readonly appealAskedAt: Date | null;
  readonly appealDecidedAt: Date | null;
  readonly appealReason: string | null;
}

/** The columns of an `OwnRow`, of a trainee `t` in a programme `p` with their appeal `ap` where there is one. */
const OWN_COLUMNS = sql`t.id as "traineeId", t.programme_id as "programmeId",
  t.version, t.status, t.applied_at as "appliedAt", t.answer, t.reason, t.reason_code as "reasonCode",
  t.no_show_at as "noShowAt", ap.status as "appealStatus", ap.content as "appealContent", ap.asked_at as "appealAskedAt",
  ap.decided_at as "appealDecidedAt", ap.reason as "appealReason"`;

const OWN_TABLES = sql`trainee t join programme p on p.id = t.programme_id
  left join no_show_appeal ap on ap.trainee_id = t.id`;

type Who = { readonly memberId: string; readonly now: Date };

/** Selects the person's own places by id, or the one of a programme. */
export function selectOwnRows(
  db: Db | Tx,
  memberId: string,
  asked: { readonly ids: readonly string[] } | { readonly programmeId: string },
): Promise<OwnRow[]> {
  const isAsked =
    'ids' in asked ? sql`t.id = any(${[...asked.ids]}::uuid[])` : sql`t.programme_id = ${asked.programmeId}::uuid`;
  return rowsOf<OwnRow>(db)`
    select ${OWN_COLUMNS} from ${OWN_TABLES} where t.member_id = ${memberId}::uuid and ${isAsked}`;
}

export interface OwnId {
  readonly traineeId: string;
  readonly programmeId: string;
}

/** Selects what is ahead, the nearest first, or what ended or was given up, the latest first; or both. */
export async function selectOwnPage(
  db: Db,
  { memberId, now }: Who,
  { isOver, window }: { readonly isOver: boolean | undefined; readonly window: PageWindow },
): Promise<PageRows<OwnId>> {
  const isAhead = sql`(t.status in ('TEMP', 'APPLY', 'CONFIRM') and p.ends_at > ${now} and p.cancelled_at is null)`;
  const isAsked = isOver === undefined ? sql`true` : isOver ? sql`not ${isAhead}` : isAhead;
  const order =
    isOver === false
      ? sql`coalesce((select min(s.begins_at) from programme_session s
          where s.programme_id = p.id and s.ends_at > ${now}), p.begins_at), t.id`
      : sql`p.ends_at desc, t.id`;
  const from = sql`trainee t join programme p on p.id = t.programme_id`;
  const where = sql`t.member_id = ${memberId}::uuid and ${isAsked}`;
  const [{ rows }, total] = await Promise.all([
    sql<OwnId>`
      select t.id as "traineeId", t.programme_id as "programmeId" from ${from} where ${where} order by ${order}
      limit ${window.size} offset ${window.offset}`.execute(db),
    countBounded(db, { from, where }),
  ]);
  return { rows, counted: total };
}
