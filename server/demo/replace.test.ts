import { session } from '@naru/contract/areas/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember } from '../test/builders.ts';
import { cloneDatabase, openTestPortal, type TestPortal } from '../test/portal.ts';
import { DEMO_PASSWORD } from './demo-users.ts';
import { BEGUN_TABLES, KEPT_TABLES, replaceDemo, ReplaceRefusedError } from './replace.ts';
import { withClient } from './client.ts';
import { seedDemo } from './seed.ts';
import { hashTables, listTables } from './test-rows.ts';

const TODAY = '2026-11-20';
const SMALL = { students: 40, today: TODAY };

describe('replaceDemo', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await openTestPortal();
    await seedDemo(portal.connection, { students: 20, today: TODAY });
  });
  afterAll(() => portal.close());

  it('gives what seeding an empty database gives', async () => {
    await replaceDemo(portal.connection, SMALL);
    const fresh = await cloneDatabase();
    await seedDemo(fresh, SMALL);
    expect(await hashTables(portal.connection)).toEqual(await hashTables(fresh));
  });

  it('takes away what demo people did, and keeps what administrators set, while the portal runs', async () => {
    const { accessToken } = await portal.get(session.login, { body: { username: 'student', password: DEMO_PASSWORD } });
    const { db } = portal.platform;
    const [student] = await db.selectFrom('member').select('id').where('username', '=', 'student').execute();
    const memberId = student?.id ?? '';
    await db.insertInto('menu_favourite').values({ member_id: memberId, menu_id: 'HOME', position: 1 }).execute();
    await db
      .insertInto('setting')
      .values({ key: 'theme.accent', value: JSON.stringify('#003876') })
      .execute();
    await db.updateTable('menu').set({ name_ko: '우리 집' }).where('id', '=', 'HOME').execute();

    await replaceDemo(portal.connection, SMALL);

    for (const table of ['session', 'sign_in_log', 'menu_favourite', 'idempotency_key', 'sign_in_throttle'] as const) {
      expect(await db.selectFrom(table).select(db.fn.countAll().as('n')).execute()).toEqual([{ n: 0 }]);
    }
    const accent = await db.selectFrom('setting').select('value').where('key', '=', 'theme.accent').execute();
    expect(accent).toEqual([{ value: '#003876' }]);
    expect(await db.selectFrom('menu').select('name_ko').where('id', '=', 'HOME').execute()).toEqual([
      { name_ko: '우리 집' },
    ]);
    await expect.poll(async () => (await portal.ask(session.loginInfo, {}, { token: accessToken })).status).toBe(401);
    expect((await portal.ask(session.login, { body: { username: 'student', password: DEMO_PASSWORD } })).status).toBe(
      200,
    );
  });

  it('refuses beside a member from elsewhere, and changes nothing', async () => {
    const own = await openTestPortal();
    await seedDemo(own.connection, { students: 20, today: TODAY });
    await aMember(own.platform.db, { username: 'real.person' });
    const before = await hashTables(own.connection);
    await expect(replaceDemo(own.connection, SMALL)).rejects.toThrow(
      'This database holds a member who is not of the demonstration university. Nothing was changed.',
    );
    expect(await hashTables(own.connection)).toEqual(before);
    await own.close();
  });

  it('refuses beside departments of another system', async () => {
    const own = await openTestPortal();
    await seedDemo(own.connection, { students: 20, today: TODAY });
    await aDepartment(own.platform.db, { code: '77777', parentCode: '10000' });
    await replaceDemo(own.connection, SMALL);
    await own.platform.db
      .updateTable('department')
      .set({ source_system: 'oneroster', source_id: 'x' })
      .where('code', '=', '12090')
      .execute();
    await expect(replaceDemo(own.connection, SMALL)).rejects.toThrow(/from another system/);
    await own.close();
  });

  it('refuses a university that it did not make', async () => {
    const own = await openTestPortal();
    await aDepartment(own.platform.db, { code: '10000' });
    await expect(replaceDemo(own.connection, SMALL)).rejects.toThrow(ReplaceRefusedError);
    await own.close();
  });
});

describe('the tables that replacing keeps', () => {
  it('are there, and are all that migrations fill: a new one with rows belongs in KEPT_TABLES', async () => {
    const connection = await cloneDatabase();
    await withClient(connection, async (client) => {
      const tables = await listTables(client);
      for (const kept of KEPT_TABLES) expect(tables).toContain(kept);
      for (const table of tables.filter((name) => !KEPT_TABLES.has(name) && !(name in BEGUN_TABLES))) {
        const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
        expect(`${table}: ${rowCount}`).toBe(`${table}: 0`);
      }
    });
  });
});
