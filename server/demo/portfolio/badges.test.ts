import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { judgeStudents } from '../../src/areas/portfolio/badge-class/judge.ts';
import { selectRuledClasses, selectStudentsAfter } from '../../src/areas/portfolio/badge-class/settle-store.ts';
import { openDatabase, type Database } from '../../src/platform/db/pool.ts';
import { cloneDatabase } from '../../test/portal.ts';
import { seedDemo } from '../seed.ts';
import { replayBadges } from './badge-replay.ts';

const TODAY = '2026-11-24';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

let client: pg.Client;
let database: Database;
beforeAll(async () => {
  const connection = await cloneDatabase();
  await seedDemo(connection, { students: 120, today: TODAY, keys: `1:${Buffer.alloc(32, 7).toString('base64')}` });
  client = new pg.Client(connection);
  await client.connect();
  database = openDatabase({ connection });
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.close();
});

const rowsOf = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;

describe('the demonstration’s badges', () => {
  it('are all that their rules bring, and nothing else', async () => {
    const { db } = database;
    const classes = await selectRuledClasses(db);
    expect(classes.length).toBeGreaterThan(8);
    const memberIds = await selectStudentsAfter(db, { after: FIRST_ID, most: 1000 });
    const now = new Date(`${TODAY}T23:00:00Z`);
    expect(await judgeStudents(db, { memberIds, now }, classes)).toEqual({ grants: [], revocations: [] });
    const [{ ruled } = { ruled: 0 }] = await rowsOf<{ ruled: number }>(
      `select count(*)::int as ruled from badge_assertion where source_key is not null`,
    );
    expect(ruled).toBeGreaterThan(20);
  });

  it('have one revoked with a reason, one past its date, and drafts that nobody has', async () => {
    const states = await rowsOf<{ state: string; count: number }>(`
      select case when status = 'REVOKED' then status when expires_at < '${TODAY}' then 'ENDED' else status end as state,
        count(*)::int from badge_assertion where source_key is null group by 1 order by 1`);
    expect(states).toEqual([
      { state: 'ENDED', count: 1 },
      { state: 'GRANTED', count: 3 },
      { state: 'REVOKED', count: 1 },
    ]);
    expect(
      await rowsOf(
        `select a.id from badge_assertion a join badge_class c on c.id = a.class_id where c.status = 'DRAFT'`,
      ),
    ).toEqual([]);
  });

  it('have a history of all that happened to them', async () => {
    expect(
      await rowsOf(`
        select a.id from badge_assertion a left join status_change h
          on h.entity = 'badge' and h.entity_id = a.id and h.action in ('GRANT', 'REVOKE')
        group by a.id having count(h.id) <> case a.status when 'REVOKED' then 2 else 1 end`),
    ).toEqual([]);
  });
});

describe('a replay', () => {
  it('brings a badge in the moment in which its rule is met, and those that ask for it', () => {
    const first = { id: 'first', rule: { conditionList: [{ kind: 'MILEAGE' as const, points: 10 }] } };
    const second = { id: 'second', rule: { conditionList: [{ kind: 'BADGE' as const, classId: 'first' }] } };
    const happenings = [
      { at: 3, points: 6 },
      { at: 1, points: 5 },
    ];
    expect([...replayBadges(happenings, [second, first])]).toEqual([
      ['first', 3],
      ['second', 3],
    ]);
    expect(replayBadges([...happenings, { at: 4, points: -6 }], [first]).size).toBe(0);
  });
});
