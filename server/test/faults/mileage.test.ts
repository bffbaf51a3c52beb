/**
 * kill -9 of the portal in the middle of closing a term of mileage, and of posting what completions and tests bring: the next one
 * ends as if nothing had been, and no point comes or goes twice.
 */
import type pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { ask, cleanUp, connect, signIn, startPortal, until, usedFolder, type PortalProcess } from './portal-process.ts';

// A killed process is noticed within a minute; the tests wait for that beside each other.
vi.setConfig({ maxConcurrency: 3 });
afterAll(cleanUp);

const CURRENT = `
  select term.year, term.semester_code from term
  where term.begins_on <= (now() at time zone 'Asia/Seoul')::date order by term.begins_on desc limit 1`;
/** TALK, whose points are valid for four terms of enrolment. */
const TALK = { item: '01990000-0000-7000-8000-000000000101', rule: '01990000-0000-7000-8000-000000000201' };
/** People of one batch, and somebody of the next one. */
const BATCH = 200;

async function run<Row extends object>(folder: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect(folder);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a portal, and waits until its jobs are at work, which begin after it answers. */
async function startAtWork(folder: string): Promise<PortalProcess> {
  const portal = await startPortal(folder);
  await until('its jobs are at work', async () => {
    const queues = await run(
      folder,
      `select from pgboss.queue where name in ('mileage.close', 'mileage.catch-up-all')`,
    );
    return queues.length === 2;
  });
  return portal;
}

/** Changes rows that triggers keep as they are, and sums the accounts again. */
async function rewrite(folder: string, texts: readonly string[]): Promise<void> {
  const sum = `
    insert into mileage_account (member_id, balance, held, line_count)
    select l.member_id, coalesce(sum(l.amount) filter (where l.kind not in ('HOLD', 'RELEASE')), 0),
      coalesce(-sum(l.amount) filter (where l.kind in ('HOLD', 'RELEASE')), 0), count(*)
    from mileage_line l group by l.member_id
    on conflict (member_id) do update
      set balance = excluded.balance, held = excluded.held, line_count = excluded.line_count`;
  await run(folder, ['begin; set local session_replication_role = replica', ...texts, sum, 'commit'].join(';\n'));
}

/** Holds somebody's account, so that work stops at a known place; ends when it is given free. */
async function holdAccount(folder: string, memberId: string): Promise<() => Promise<void>> {
  const holder: pg.Client = await connect(folder);
  await holder.query('begin');
  await holder.query('select from mileage_account a where a.member_id = $1 for update', [memberId]);
  return async () => {
    await holder.query('rollback');
    await holder.end();
  };
}

const untilItWaits = (folder: string): Promise<true> =>
  until('it waits for an account', async () => {
    const rows = await run(
      folder,
      `select from pg_stat_activity where application_name = 'naru' and wait_event_type = 'Lock'
         and query like '%mileage_account%'`,
    );
    return rows.length > 0;
  });

/** Accounts that are not the sums of their lines. */
const readWrongAccounts = (folder: string): Promise<object[]> =>
  run(
    folder,
    `select a.member_id from mileage_account a
     where a.balance <> (select coalesce(sum(l.amount), 0) from mileage_line l
         where l.member_id = a.member_id and l.kind not in ('HOLD', 'RELEASE'))
       or a.line_count <> (select count(*) from mileage_line l where l.member_id = a.member_id)`,
  );

/** Gives everybody points that are over with the term before this one. */
async function giveOldPoints(folder: string): Promise<void> {
  await rewrite(folder, [
    `insert into mileage_line (id, member_id, kind, amount, year, semester_code, type_code, item_id, rule_id, source_key,
       happened_on, about_year, about_semester, quantity, posted_at)
     select md5(s.id::text)::uuid, s.member_id, 'EARN', 10 + hashtext(s.id::text) & 7, t.year, t.semester_code, '01',
       '${TALK.item}', '${TALK.rule}', 'fault:' || s.id, t.begins_on, t.year, t.semester_code, 1, t.begins_on
     from student s, (select * from term where (term.year, term.semester_code) < (${CURRENT})
       order by term.begins_on desc offset 4 limit 1) t`,
  ]);
}

interface Closing {
  readonly closeId: string;
  readonly status: string;
  readonly doneCount: number;
}

/** Closes the term before this one, as the office does. */
async function beginClose(portal: PortalProcess, folder: string, token: string): Promise<string> {
  const [term] = await run<{ year: number; semstrCode: string }>(
    folder,
    `select term.year, term.semester_code as "semstrCode" from term where (term.year, term.semester_code) < (${CURRENT})
     order by term.begins_on desc limit 1`,
  );
  const { envelope } = await ask(portal.url, 'POST /view/cdp/lrn/mileage/close', { token, body: term });
  expect(envelope.code).toBe('0000');
  return (envelope.output as Closing).closeId; // the contract's beginClose
}

async function readClosing(folder: string, closeId: string): Promise<Closing | undefined> {
  const [close] = await run<Closing>(
    folder,
    `select c.id as "closeId", c.status, c.done_count as "doneCount" from mileage_close c where c.id = $1`,
    [closeId],
  );
  return close;
}

const untilClosed = (folder: string, closeId: string): Promise<true> =>
  until('the term is closed', async () => (await readClosing(folder, closeId))?.status === 'DONE');

/**
 * The outcome of a close: how everybody stood, what expired, who was told, and how much they have without what deeds of
 * this term bring meanwhile: every ten minutes the portal completes programmes whose survey is over.
 */
async function readOutcome(folder: string, closeId: string) {
  const standings = await run(
    folder,
    `select s.member_id, s.earned, s.balance, s.survey_count, s.programme_count, s.rank from mileage_standing s
     where s.close_id = $1 order by s.member_id`,
    [closeId],
  );
  const expired = await run(
    folder,
    `select l.member_id, l.lot_id, l.amount, l.source_key from mileage_line l where l.kind = 'EXPIRE' order by l.source_key`,
  );
  const accounts = await run(
    folder,
    `select l.member_id, sum(l.amount) as left, count(*)::int as lines from mileage_line l
     where not (coalesce(l.trainee_id, l.test_session_id) is not null and (l.year, l.semester_code) = (${CURRENT}))
     group by l.member_id order by l.member_id`,
  );
  const told = await run(
    folder,
    `select o.dedupe_key from outbox o where o.dedupe_key like 'MILEAGE_EXPIRED:%' order by o.dedupe_key`,
  );
  const [sums] = await run(
    folder,
    `select c.member_count, c.done_count, c.expired_points, c.expired_count from mileage_close c where c.id = $1`,
    [closeId],
  );
  return { standings, expired, accounts, told, sums };
}

/** A close that nothing disturbs. */
async function closeUndisturbed(folder: string) {
  const portal = await startAtWork(folder);
  const token = await signIn(portal.url, 'mileage');
  await giveOldPoints(folder);
  const closeId = await beginClose(portal, folder, token);
  await untilClosed(folder, closeId);
  const outcome = await readOutcome(folder, closeId);
  await portal.kill('SIGTERM');
  return outcome;
}

describe.concurrent('kill -9 of the portal while it closes a term', () => {
  it('the next one goes through the rest, with the same outcome, and nothing expires twice', async () => {
    const undisturbed = await closeUndisturbed(usedFolder());
    expect(undisturbed.sums).toMatchObject({ expired_count: expect.any(Number) });
    const folder = usedFolder();
    const first = await startAtWork(folder);
    const token = await signIn(first.url, 'mileage');
    await giveOldPoints(folder);
    const people = await run<{ memberId: string }>(
      folder,
      'select a.member_id as "memberId" from mileage_account a order by a.member_id',
    );
    expect(people.length).toBeGreaterThan(BATCH + 20);
    const free = await holdAccount(folder, people[BATCH + 20]?.memberId ?? '');
    const closeId = await beginClose(first, folder, token);
    await untilItWaits(folder);
    await first.kill('SIGKILL');
    await free();
    expect(await readClosing(folder, closeId)).toMatchObject({ status: 'RUNNING', doneCount: BATCH });
    const next = await startPortal(folder);
    await untilClosed(folder, closeId);
    expect(await readOutcome(folder, closeId)).toEqual(undisturbed);
    expect(undisturbed.expired.length).toBeGreaterThan(20);
    expect(await readWrongAccounts(folder)).toEqual([]);
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});

/** A kind of deed that brings points by itself: its column in a line, and how its event tells of it. */
interface Deeds {
  readonly column: 'trainee_id' | 'test_session_id';
  /** The deeds that are told of: id, and what their event carries. */
  readonly told: string;
  readonly event: string;
  readonly follower: string;
}

const COMPLETIONS: Deeds = {
  column: 'trainee_id',
  told: `select t.id, jsonb_build_object('memberId', t.member_id, 'programmeId', t.programme_id) as data
    from trainee t where t.completed_at is not null`,
  event: 'programme.completed',
  follower: 'mileage.postCompleted',
};
const TESTS: Deeds = {
  column: 'test_session_id',
  told: `select s.id, jsonb_build_object('memberId', s.member_id, 'testCode', t.code, 'family', t.family) as data
    from ability_session s join ability_test t on t.id = s.test_id where s.status = 'SCORED'`,
  event: 'test.taken',
  follower: 'mileage.postTaken',
};

const isTaken = ({ column }: Deeds): string => `l.${column} is not null and l.kind = 'EARN'
  and (l.year, l.semester_code) = (${CURRENT})
  and not exists (select from mileage_line other where other.reverses_id = l.id or other.lot_id = l.id)`;

/** Takes away the points that the deeds of this term brought. */
const forgetPoints = (folder: string, deeds: Deeds): Promise<void> =>
  rewrite(folder, [`delete from mileage_line l where ${isTaken(deeds)}`]);

/** Tells of every second deed without points again. */
async function tellAgain(folder: string, { column, told, event, follower }: Deeds): Promise<void> {
  await run(
    folder,
    `insert into outbox (id, event, aggregate_id, payload, dedupe_key)
     select gen_random_uuid(), 'event', one.id, jsonb_build_object('event', $1::text, 'follower', $2::text,
         'version', 1, 'data', one.data), 'fault:' || one.id
     from (select told.*, row_number() over (order by told.id) as number from (${told}) told
       where not exists (select from mileage_line l where l.${column} = told.id)) one
     where one.number % 2 = 0`,
    [event, follower],
  );
}

/** Runs the scheduled task of the night now; returns the job's id. */
async function strike(folder: string): Promise<string> {
  const [{ id } = { id: '' }] = await run<{ id: string }>(
    folder,
    `insert into pgboss.job (name, data, retry_limit, expire_seconds, heartbeat_seconds, deletion_seconds, policy)
       select name, '{}', retry_limit, expire_seconds, heartbeat_seconds, deletion_seconds, policy
       from pgboss.queue where name = 'mileage.catch-up-all' returning id`,
  );
  return id;
}

interface PostedRow {
  readonly id: string;
  readonly amounts: number[];
}

const readPosted = (folder: string, { column }: Deeds): Promise<PostedRow[]> =>
  run(
    folder,
    `select l.${column} as id, array_agg(l.amount order by l.place) as amounts from mileage_line l
     where l.${column} is not null group by l.${column} order by l.${column}`,
  );

/** Waits until the events are delivered, and a run of the night that began after it has ended. */
async function untilCaughtUp(folder: string): Promise<void> {
  const struck = await strike(folder);
  await until('everything is posted', async () => {
    const [left] = await run<{ events: number; state: string }>(
      folder,
      `select (select count(*)::int from outbox o where o.done_at is null and o.event = 'event') as events,
         (select job.state::text from pgboss.job job where job.id = $1) as state`,
      [struck],
    );
    return left?.events === 0 && left.state === 'completed';
  });
}

describe.concurrent('kill -9 of the portal while deeds bring points', () => {
  it.each([
    ['completions', COMPLETIONS],
    ['tests', TESTS],
  ])('%s bring them once after the next one has caught up, and none is forgotten', async (_name, deeds) => {
    const [calm, folder] = [usedFolder(), usedFolder()];
    const other = await startAtWork(calm);
    await forgetPoints(calm, deeds);
    await tellAgain(calm, deeds);
    await untilCaughtUp(calm);
    const undisturbed = await readPosted(calm, deeds);
    await other.kill('SIGTERM');

    const first = await startAtWork(folder);
    const [middle] = await run<{ memberId: string }>(
      folder,
      `select l.member_id as "memberId" from mileage_line l where ${isTaken(deeds)} order by l.${deeds.column}
       offset (select count(*) / 2 from mileage_line l where ${isTaken(deeds)}) limit 1`,
    );
    await forgetPoints(folder, deeds);
    const forgotten = undisturbed.length - (await readPosted(folder, deeds)).length;
    const free = await holdAccount(folder, middle?.memberId ?? '');
    await tellAgain(folder, deeds);
    await strike(folder);
    await untilItWaits(folder);
    await first.kill('SIGKILL');
    const missing = undisturbed.length - (await readPosted(folder, deeds)).length;
    expect(missing).toBeGreaterThan(0);
    expect(missing).toBeLessThan(forgotten);
    await free();
    const next = await startAtWork(folder);
    await untilCaughtUp(folder);
    expect(await readPosted(folder, deeds)).toEqual(undisturbed);
    expect(await readWrongAccounts(folder)).toEqual([]);
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
