/** The mark that distinguishes a demonstration university from a real one. */
import type pg from 'pg';

import type { Plan } from './model.ts';

export const SOURCE = 'demo';
const MARKER_KEY = 'demo.university';
const LOCKED_KEY = 'demo.locked';
export const MARKER_KEYS: readonly string[] = [MARKER_KEY, LOCKED_KEY];

/** Two programs that would fill or change the demonstration university wait for one another. */
const LOCK = 7_281_010;

/** Runs `work` in a transaction that no other such transaction runs beside; a crash leaves nothing of it. */
export async function inDemoTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the first error is the one to tell
    throw error;
  }
}

export async function writeMarker(client: pg.ClientBase, plan: Plan): Promise<void> {
  await writeSetting(
    client,
    MARKER_KEY,
    { students: plan.students, today: plan.today },
    `${plan.today}T00:00:00+09:00`,
  );
}

export async function hasMarker(client: pg.ClientBase): Promise<boolean> {
  return (await readSetting(client, MARKER_KEY)) !== undefined;
}

/** Reads the demo accounts that were locked because demo mode was off. */
export async function readLocked(client: pg.ClientBase): Promise<string[]> {
  const value = await readSetting(client, LOCKED_KEY);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

export async function writeLocked(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query('delete from setting where setting.key = $1', [LOCKED_KEY]);
  if (ids.length > 0) await writeSetting(client, LOCKED_KEY, ids, null);
}

async function writeSetting(client: pg.ClientBase, key: string, value: unknown, at: string | null): Promise<void> {
  await client.query(
    'insert into setting (key, value, updated_at) values ($1, $2::jsonb, coalesce($3::timestamptz, now()))',
    [key, JSON.stringify(value), at],
  );
}

async function readSetting(client: pg.ClientBase, key: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>('select setting.value from setting where setting.key = $1', [
    key,
  ]);
  return rows[0]?.value;
}

/** Makes every running portal forget what it has cached, once the transaction commits. */
export async function announceChange(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_notify('naru_changed', 'lost')");
}
