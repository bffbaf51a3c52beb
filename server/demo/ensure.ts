/**
 * At the start of the portal: the demonstration university is there in demo mode, and nobody gets in by it otherwise.
 */
import type pg from 'pg';

import type { FileStore } from '../src/platform/files/store.ts';
import { withClient } from './client.ts';
import { announceChange, inDemoTransaction, readLocked, writeLocked } from './marker.ts';

export const USUAL_STUDENTS = 300;

export interface EnsureOptions {
  /** Whether demo mode is on. */
  readonly enabled: boolean;
  /** The date in Seoul. */
  readonly today: string;
  readonly students?: number;
  readonly keys?: string;
  /** Where files lie. */
  readonly files?: FileStore;
  /** Secret of the portal. */
  readonly secret?: string;
  readonly log?: (line: string) => void;
}

export type EnsureOutcome = 'seeded' | 'unlocked' | 'locked' | 'nothing';

/**
 * Turns demo mode on or off in one transaction; done twice, it does nothing the second time.
 * On: fills an empty database, or unlocks the demo people that "off" locked. Off: locks them and ends their sessions.
 */
export async function ensureDemo(connection: pg.ClientConfig, options: EnsureOptions): Promise<EnsureOutcome> {
  return withClient(connection, (client) =>
    inDemoTransaction(client, () => (options.enabled ? switchOn(client, options) : switchOff(client))),
  );
}

async function switchOn(client: pg.ClientBase, options: EnsureOptions): Promise<EnsureOutcome> {
  if (await isEmpty(client)) {
    const { today, students = USUAL_STUDENTS, keys, files, secret, log } = options;
    // Everything that makes a university is loaded for the one start that makes it.
    const { fillDemo } = await import('./seed.ts');
    await fillDemo(client, {
      today,
      students,
      ...(keys && { keys }),
      ...(files && { files }),
      ...(secret && { secret }),
      ...(log && { log }),
    });
    return 'seeded';
  }
  const locked = await readLocked(client);
  if (locked.length === 0) return 'nothing';
  await client.query(
    `update member set status = 'ACTIVE', version = member.version + 1, updated_at = now()
     where member.id = any($1::uuid[]) and member.is_demo and member.status = 'LOCKED'`,
    [locked],
  );
  await writeLocked(client, []);
  await announceChange(client);
  return 'unlocked';
}

async function switchOff(client: pg.ClientBase): Promise<EnsureOutcome> {
  const { rows } = await client.query<{ id: string }>(
    `update member set status = 'LOCKED', version = member.version + 1, updated_at = now()
     where member.is_demo and member.status = 'ACTIVE' returning member.id`,
  );
  const ended = await client.query(
    `update session set ended_at = now(), end_reason = 'LOCKED'
     from member where member.id = session.member_id and member.is_demo and session.ended_at is null`,
  );
  if (rows.length === 0 && !ended.rowCount) return 'nothing';
  const locked = new Set([...(await readLocked(client)), ...rows.map((row) => row.id)]);
  await writeLocked(client, [...locked]);
  await announceChange(client);
  return 'locked';
}

/** Returns whether the database has neither people nor data of a university, so that it is safe to fill. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not (exists (select from member) or exists (select from department) or exists (select from term)
       or exists (select from course_master) or exists (select from job_duty)) as empty`,
  );
  return rows[0]?.empty ?? false;
}
