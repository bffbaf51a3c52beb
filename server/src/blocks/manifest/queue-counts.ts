import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../platform/db/db.ts';
import { COUNT_BOUND } from '../../platform/list/paging.ts';

export interface QueueAges {
  readonly freshCount: number;
  readonly waitingCount: number;
  readonly lateCount: number;
  readonly oldestAt: Date | null;
}

/** From so many days on a queue is waiting, and late. */
const AGES = { waiting: 3, late: 7 } as const;

const NONE: QueueAges = { freshCount: 0, waitingCount: 0, lateCount: 0, oldestAt: null };

/** Counts rows by how long they have waited, the oldest up to a bound; `rows` selects `since`. */
export async function countByAge(db: Db, rows: RawBuilder<unknown>, now: Date): Promise<QueueAges> {
  const isOlder = (days: number): RawBuilder<boolean> =>
    sql`waiting.since <= ${now}::timestamptz - make_interval(days => ${sql.lit(days)})`;
  const counted = await sql<QueueAges>`
    select (count(*) filter (where not ${isOlder(AGES.waiting)}))::int as "freshCount",
      (count(*) filter (where ${isOlder(AGES.waiting)} and not ${isOlder(AGES.late)}))::int as "waitingCount",
      (count(*) filter (where ${isOlder(AGES.late)}))::int as "lateCount", min(waiting.since) as "oldestAt"
    from (${rows} order by since limit ${sql.lit(COUNT_BOUND)}) waiting`.execute(db);
  return counted.rows[0] ?? NONE;
}
