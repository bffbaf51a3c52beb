/**
 * Limits of calls a minute, or another time, counted in the database, so that all processes of the portal share them.
 */

import { rowsOf, type Db } from '../db/db.ts';

const MINUTE_MS = 60_000;

/** Counts one call; returns the seconds to wait, or 0 where it is within the limit. */
export async function takeFromWindow(
  db: Db,
  limit: {
    readonly key: string;
    readonly most: number;
    readonly now: Date;
    /** An hour at most: after that the count is swept. */
    readonly windowMs?: number;
  },
): Promise<number> {
  const windowMs = limit.windowMs ?? MINUTE_MS;
  const start = new Date(Math.floor(limit.now.getTime() / windowMs) * windowMs);
  const rows = await rowsOf<{ hits: number }>(db)`
    insert into rate_window as w (key, window_start, hits) values (${limit.key}, ${start}, 1)
    on conflict (key, window_start) do update set hits = w.hits + 1
    returning w.hits`;
  if ((rows[0]?.hits ?? 0) <= limit.most) return 0;
  return Math.ceil((start.getTime() + windowMs - limit.now.getTime()) / 1000);
}
