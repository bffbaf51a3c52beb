import { session } from '@naru/contract/areas/session.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { toFailure } from '../src/platform/http/failure.ts';
import { aMember, signIn } from '../test/builders.ts';
import { cloneDatabase, openTestPortal, type TestPortal } from '../test/portal.ts';
import { DEMO_PASSWORD } from './demo-users.ts';
import { ensureDemo } from './ensure.ts';
import { withClient } from './client.ts';
import { seedDemo } from './seed.ts';
import { hashTables } from './test-rows.ts';

const TODAY = '2026-11-20';
const on = { enabled: true, today: TODAY };
const off = { enabled: false, today: TODAY };

const countRows = (connection: pg.ClientConfig, table: 'member' | 'department'): Promise<number> =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? -1;
  });

describe('ensureDemo', () => {
  it('fills an empty database with 300 students, and does nothing the second time', async () => {
    const connection = await cloneDatabase();
    expect(await ensureDemo(connection, on)).toBe('seeded');
    const before = await hashTables(connection);
    expect(await ensureDemo(connection, on)).toBe('nothing');
    expect(await hashTables(connection)).toEqual(before);
    await withClient(connection, async (client) => {
      expect((await client.query('select 1 from student')).rowCount).toBe(300);
    });
  });

  it('fills it once when two portals start at the same time', async () => {
    const connection = await cloneDatabase();
    const outcomes = await Promise.all([ensureDemo(connection, on), ensureDemo(connection, on)]);
    expect(outcomes.sort((one, other) => one.localeCompare(other))).toEqual(['nothing', 'seeded']);
  });

  it('leaves an empty database empty where demo mode is off', async () => {
    const connection = await cloneDatabase();
    expect(await ensureDemo(connection, off)).toBe('nothing');
    expect(await countRows(connection, 'member')).toBe(0);
  });

  it('fills nothing beside people who are there already', async () => {
    const portal = await openTestPortal();
    await aMember(portal.platform.db, { username: 'real.person' });
    expect(await ensureDemo(portal.connection, on)).toBe('nothing');
    expect(await countRows(portal.connection, 'member')).toBe(1);
    expect(await countRows(portal.connection, 'department')).toBe(0);
    await portal.close();
  });

  it('leaves nothing of a start that was killed in the middle, and the next one fills it', async () => {
    const connection = await cloneDatabase();
    let killed: Promise<unknown> = Promise.resolve();
    const kill = (): void => {
      killed = withClient({ ...connection, application_name: 'killer' }, (client) =>
        client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'naru-demo' and pid <> pg_backend_pid() and datname = current_database()",
        ),
      );
    };
    // The error of a lost connection depends on the moment: a last word of the database, its end, or a broken pipe.
    await expect(seedDemo(connection, { students: 3_000, today: TODAY, log: kill })).rejects.toSatisfy(
      (error) => toFailure(error).kind === 'unavailable',
    );
    await killed;
    expect(await countRows(connection, 'member')).toBe(0);
    expect(await countRows(connection, 'department')).toBe(0);
    expect(await ensureDemo(connection, on)).toBe('seeded');
  });
});

describe('demo mode switched off', () => {
  let portal: TestPortal;
  const demoLogin = (username: string) => portal.ask(session.login, { body: { username, password: DEMO_PASSWORD } });

  beforeAll(async () => {
    portal = await openTestPortal();
    await seedDemo(portal.connection, { students: 20, today: TODAY });
  });
  afterAll(() => portal.close());

  it('locks demo people and ends their sessions at once, and nobody else’s', async () => {
    const real = await aMember(portal.platform.db, { types: ['STAFF'], username: 'real.staff' });
    const realToken = await signIn(portal, real);
    const { accessToken } = await portal.get(session.login, { body: { username: 'admin', password: DEMO_PASSWORD } });
    expect((await portal.ask(session.loginInfo, {}, { token: accessToken })).status).toBe(200);

    expect(await ensureDemo(portal.connection, off)).toBe('locked');

    expect((await portal.ask(session.loginInfo, {}, { token: realToken })).status).toBe(200);
    await expect.poll(async () => (await portal.ask(session.loginInfo, {}, { token: accessToken })).status).toBe(401);
    expect((await demoLogin('student')).envelope.code).toBe('E1001');
    expect((await portal.ask(session.demoPeople, {})).status).toBe(404);
    const ended = await portal.platform.db
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .select(['member.username', 'session.end_reason'])
      .where('session.ended_at', 'is not', null)
      .execute();
    expect(ended).toEqual([{ username: 'admin', end_reason: 'LOCKED' }]);
  });

  it('does nothing the second time', async () => {
    const before = await hashTables(portal.connection);
    expect(await ensureDemo(portal.connection, off)).toBe('nothing');
    expect(await hashTables(portal.connection)).toEqual(before);
  });

  it('lets them in again when switched on, but not whom an administrator had locked', async () => {
    portal.clock.now = new Date(portal.clock.now.getTime() + 60 * 60_000);
    expect(await ensureDemo(portal.connection, on)).toBe('unlocked');
    expect((await demoLogin('student')).status).toBe(200);
    const shown = async () => (await portal.get(session.demoPeople, {})).people.map(({ username }) => username);
    const all = await shown();
    expect(all).toContain('dev');
    await portal.platform.db
      .updateTable('member')
      .set({ status: 'LOCKED' })
      .where('member.username', '=', 'dev')
      .execute();
    expect(await ensureDemo(portal.connection, off)).toBe('locked');
    expect(await ensureDemo(portal.connection, on)).toBe('unlocked');
    expect((await demoLogin('dev')).envelope.code).toBe('E1001');
    expect(await shown()).toEqual(all.filter((username) => username !== 'dev'));
  });
});
