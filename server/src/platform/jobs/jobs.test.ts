import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { cloneDatabase } from '../../../test/portal.ts';
import { openDatabase, type Database } from '../db/pool.ts';
import { defineJob, GiveUpError, handleJob, type JobHandler } from './define.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { migrateJobSchema } from './schema.ts';

interface Row {
  readonly state: string;
  readonly retryCount: number;
  readonly output: unknown;
}

let connection: pg.ClientConfig;
let database: Database;
const lines: string[] = [];
const log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) });
const opened: Jobs[] = [];

beforeAll(async () => {
  connection = await cloneDatabase();
  database = openDatabase({ connection });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
});
afterAll(() => database.close());

function openJobs(): Jobs {
  const jobs = createJobs({ connection, now: () => new Date(), log });
  opened.push(jobs);
  return jobs;
}

async function working(...handlers: JobHandler[]): Promise<Jobs> {
  const jobs = openJobs();
  await jobs.work(handlers);
  return jobs;
}

async function readJob(id: string): Promise<Row | undefined> {
  const { rows } = await database.pools.statements.query<Row>(
    'select job.state::text as state, job.retry_count as "retryCount", job.output from pgboss.job where job.id = $1',
    [id],
  );
  return rows[0];
}

const eventually = { timeout: 18_000, interval: 20 };

async function expectState(id: string, state: string): Promise<Row> {
  await vi.waitFor(async () => expect((await readJob(id))?.state).toBe(state), eventually);
  const row = await readJob(id);
  if (!row) throw new Error('gone');
  return row;
}

describe('a job', () => {
  it('is there exactly if its transaction commits', async () => {
    const job = defineJob<{ n: number }>('test.commit');
    const jobs = openJobs();
    let rolledBack = '';
    const failing = database.db.transaction().execute(async (tx) => {
      rolledBack = await jobs.enqueue(tx, job, { n: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readJob(rolledBack)).toBeUndefined();
    const id = await database.db.transaction().execute((tx) => jobs.enqueue(tx, job, { n: 2 }));
    expect((await readJob(id))?.state).toBe('created');
  });

  it('is done soon, with its data and its id', async () => {
    const job = defineJob<{ n: number }>('test.done');
    const seen: unknown[] = [];
    const jobs = await working(
      handleJob(job, async ({ id, data, attempt, isLast }) => void seen.push({ id, data, attempt, isLast })),
    );
    const id = await database.db.transaction().execute((tx) => jobs.enqueue(tx, job, { n: 7 }));
    await expectState(id, 'completed');
    expect(seen).toEqual([{ id, data: { n: 7 }, attempt: 1, isLast: false }]);
  });

  it('that was taken in before anybody worked is done when somebody does', async () => {
    const job = defineJob('test.before');
    const id = await database.db.transaction().execute((tx) => openJobs().enqueue(tx, job, {}));
    await working(handleJob(job, async () => undefined));
    await expectState(id, 'completed');
  });

  it('that fails is tried again, and keeps of its failure class and code only', async () => {
    const job = defineJob('test.again', { retries: 1, delaySeconds: 1 });
    const attempts: [number, boolean][] = [];
    const jobs = await working(
      handleJob(job, async ({ attempt, isLast }) => {
        attempts.push([attempt, isLast]);
        throw Object.assign(new TypeError('Kim wrote: 나는 힘들어요'), { code: 'E_WRITTEN' });
      }),
    );
    const id = await database.db.transaction().execute((tx) => jobs.enqueue(tx, job, {}));
    const { output, retryCount } = await expectState(id, 'failed');
    expect(attempts).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(retryCount).toBe(1);
    expect(output).toEqual({ type: 'TypeError', code: 'E_WRITTEN' });
  });

  it('that cannot succeed is given up at once', async () => {
    const job = defineJob('test.giveUp');
    const jobs = await working(
      handleJob(job, async () => {
        throw new GiveUpError('NEVER');
      }),
    );
    const id = await database.db.transaction().execute((tx) => jobs.enqueue(tx, job, {}));
    const { output, retryCount } = await expectState(id, 'failed');
    expect({ output, retryCount }).toEqual({ output: { type: 'GiveUpError', code: 'NEVER' }, retryCount: 0 });
  });

  it('that failed begins anew when asked, once', async () => {
    const job = defineJob('test.retry', { retries: 0 });
    let isMended = false;
    const jobs = await working(
      handleJob(job, async () => {
        if (!isMended) throw new Error('broken');
      }),
    );
    const id = await database.db.transaction().execute((tx) => jobs.enqueue(tx, job, {}));
    await expectState(id, 'failed');
    isMended = true;
    const ask = () => database.db.transaction().execute((tx) => jobs.retry(tx, job.name, id));
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    await expectState(id, 'completed');
    expect(await ask()).toBe(false);
  });

  it('that may not go on now begins anew when it may, with as many tries left', async () => {
    const job = defineJob('test.later', { retries: 1 });
    const until = new Date(Date.now() + 1_500);
    const postpone = (jobs: Jobs, id: string) =>
      database.db.transaction().execute((tx) => jobs.postpone(tx, { name: job.name, id, until }));
    const runs: { at: number; isLast: boolean; wasPostponed: boolean }[] = [];
    const jobs: Jobs = await working(
      handleJob(job, async ({ id, isLast }) => {
        const at = Date.now();
        runs.push({ at, isLast, wasPostponed: runs.length === 0 && (await postpone(jobs, id)) });
      }),
    );
    const id = await database.db.transaction().execute((tx) => jobs.enqueue(tx, job, {}));
    await expectState(id, 'completed');
    expect(runs).toMatchObject([
      { wasPostponed: true, isLast: false },
      { wasPostponed: false, isLast: false },
    ]);
    expect(runs[1]?.at).toBeGreaterThanOrEqual(until.getTime());
    expect(await postpone(jobs, id)).toBe(false);
  });

  it('that waits can be taken back, and one under way cannot', async () => {
    const job = defineJob('test.cancel', { longestSeconds: 60 });
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const jobs = await working(handleJob(job, () => finished));
    const later = new Date(Date.now() + 3_600_000);
    const [waiting, running] = await database.db
      .transaction()
      .execute(async (tx) => [await jobs.enqueue(tx, job, {}, { startAfter: later }), await jobs.enqueue(tx, job, {})]);
    await expectState(running ?? '', 'active');
    const cancel = (id = '') => database.db.transaction().execute((tx) => jobs.cancel(tx, job.name, id));
    expect(await cancel(waiting)).toBe(true);
    expect(await cancel(waiting)).toBe(false);
    expect(await cancel(running)).toBe(false);
    finish();
    await expectState(waiting ?? '', 'cancelled');
    await expectState(running ?? '', 'completed');
  });
});

describe('a job that failed for good is told of', () => {
  it('X5 whether its handler gave up, pg-boss did, or a process that is gone', async () => {
    const [given, slow, before] = [
      defineJob('test.told.given', { retries: 0 }),
      defineJob('test.told.slow', { retries: 0, longestSeconds: 1 }),
      defineJob('test.told.before', { retries: 0 }),
    ];
    const give = handleJob(given, () => Promise.reject(new GiveUpError('NEVER')));
    const giveBefore = handleJob(before, () => Promise.reject(new GiveUpError('NEVER')));
    const wait = handleJob(
      slow,
      ({ signal }) => new Promise((done) => signal.addEventListener('abort', () => done(), { once: true })),
    );
    const first = await working(giveBefore);
    const enqueue = (job: typeof given) => database.db.transaction().execute((tx) => first.enqueue(tx, job, {}));
    await expectState(await enqueue(before), 'failed');
    const told = new Map<string, Date>();
    const jobs = openJobs();
    await jobs.work([give, wait], async (name, at) => void told.set(name, at));
    await enqueue(given);
    await enqueue(slow);
    const all = [before.name, given.name, slow.name];
    await vi.waitFor(() => expect([...told.keys()]).toEqual(expect.arrayContaining(all)), eventually);
    expect(told.get(slow.name)).toBeInstanceOf(Date);
  });
});

describe('two processes', () => {
  it('share a hundred jobs, each done once', async () => {
    const job = defineJob<{ n: number }>('test.shared', { atOnce: 5 });
    const done: number[] = [];
    const handler = handleJob(job, async ({ data }) => void done.push(data.n));
    const [one] = await Promise.all([working(handler), working(handler)]);
    const list = Array.from({ length: 100 }, (_, n) => ({ data: { n } }));
    await database.db.transaction().execute((tx) => one.enqueueAll(tx, job, list));
    await vi.waitFor(() => expect(done).toHaveLength(100), eventually);
    expect(new Set(done).size).toBe(100);
  });

  it('that bring the tables up to date at once do it once', async () => {
    const own = await cloneDatabase();
    const clients = [new pg.Client(own), new pg.Client(own)];
    await Promise.all(clients.map((client) => client.connect()));
    await clients[0]?.query('drop schema pgboss cascade');
    await Promise.all(clients.map((client) => migrateJobSchema(client)));
    const found = await clients[0]?.query('select version.version from pgboss.version');
    expect(found?.rows).toHaveLength(1);
    await Promise.all(clients.map((client) => client.end()));
  });
});

describe('leaving', () => {
  it('waits for what is under way, and takes nothing in any more', async () => {
    const job = defineJob('test.leaving');
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const jobs = await working(handleJob(job, () => finished));
    const id = await database.db.transaction().execute((tx) => jobs.enqueue(tx, job, {}));
    await expectState(id, 'active');
    const leaving = jobs.close();
    finish();
    await leaving;
    expect((await readJob(id))?.state).toBe('completed');
    const late = database.db.transaction().execute((tx) => jobs.enqueue(tx, job, {}));
    await expect(late).rejects.toMatchObject({ code: '57P01' });
  });
});

describe('schedules', () => {
  it('are those of the code, by the clock of Seoul', async () => {
    const nightly = defineJob('test.nightly', { schedule: '30 3 * * *' });
    const dropped = defineJob('test.dropped', { schedule: '0 0 * * *' });
    const read = async () =>
      (
        await database.pools.statements.query<{ name: string; cron: string; timezone: string }>(
          'select schedule.name, schedule.cron, schedule.timezone from pgboss.schedule order by 1',
        )
      ).rows;
    const both = await working(
      handleJob(nightly, async () => undefined),
      handleJob(dropped, async () => undefined),
    );
    expect((await read()).map(({ name }) => name)).toEqual(['test.dropped', 'test.nightly']);
    await both.close();
    await working(handleJob(nightly, async () => undefined));
    expect(await read()).toEqual([{ name: 'test.nightly', cron: '30 3 * * *', timezone: 'Asia/Seoul' }]);
  });
});

it('nothing that a job carried or said is in the log', () => {
  expect(lines.join('')).toContain('a job failed');
  expect(lines.join('')).not.toContain('힘들어요');
});
