/**
 * Limits of calls a minute, counted in the database, so that every process of the portal counts together.
 */
import { sql } from 'kysely';

import type { Db } from '../db/pool.ts';

const WINDOW_MS = 60_000;

/** Counts one call; returns the seconds to wait, or 0 where it is within the limit. */
export async function takeFromWindow(db: Db, limit: { key: string; most: number; now: Date }): Promise<number> {
  const start = new Date(Math.floor(limit.now.getTime() / WINDOW_MS) * WINDOW_MS);
  const { rows } = await sql<{ hits: number }>`
    insert into rate_window as w (key, window_start, hits) values (${limit.key}, ${start}, 1)
    on conflict (key, window_start) do update set hits = w.hits + 1
    returning w.hits`.execute(db);
  if ((rows[0]?.hits ?? 0) <= limit.most) return 0;
  return Math.ceil((start.getTime() + WINDOW_MS - limit.now.getTime()) / 1000);
}
