import { sql, type RawBuilder } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { cloneDatabase } from '../../../test/portal.ts';
import { newId } from '../../platform/db/id.ts';
import { openDatabase, type Database } from '../../platform/db/pool.ts';
import { makeKey } from '../../platform/sealing/ring.ts';
import { createSealing } from '../../platform/sealing/sealing.ts';
import { checkPrivacyLog, describeCheck, sealPrivacyLog } from './privacy-seal.ts';

const sealing = createSealing(`k1:${makeKey().toString('base64')}`);
const log = pino({ level: 'silent' });
const at = (clock: string): Date => new Date(`2026-11-20T${clock}Z`);

let database: Database;
beforeEach(async () => {
  database = openDatabase({ connection: await cloneDatabase() });
});
afterEach(() => database.close());

const insertRow = async (moment: Date, fields = 'name'): Promise<string> => {
  const id = newId();
  await database.db.insertInto('privacy_log').values({ id, at: moment, action: 'R', fields }).execute();
  return id;
};
const seal = (clock: string): Promise<void> => sealPrivacyLog({ db: database.db, sealing, now: at(clock), log });
const check = (noted?: string) => checkPrivacyLog({ db: database.db, sealing }, noted);
const brokenNumbers = async (): Promise<number[]> => (await check()).broken.map(({ number }) => number);
const sealsOf = () =>
  database.db.selectFrom('privacy_seal').selectAll('privacy_seal').orderBy('privacy_seal.number').execute();

/** A row of each hour. */
interface Rows {
  readonly first: string;
  readonly second: string;
}

/** Makes three rows in two sealed hours. */
async function sealTwoHours(): Promise<Rows> {
  const first = await insertRow(at('01:10:00'));
  await insertRow(at('01:59:59.999'), 'phone');
  await seal('03:05:00');
  const second = await insertRow(at('02:00:00'));
  await seal('04:05:00');
  return { first, second };
}

describe('sealPrivacyLog', () => {
  it('seals what has been over for an hour, and each hour once', async () => {
    await insertRow(at('01:10:00'));
    await insertRow(at('02:10:00'));
    await seal('03:00:00');
    await seal('03:59:59');
    expect(await sealsOf()).toMatchObject([{ number: 1, from_at: null, to_at: at('02:00:00'), row_count: 1 }]);
    await seal('04:00:00');
    expect((await sealsOf())[1]).toMatchObject({
      number: 2,
      from_at: at('02:00:00'),
      to_at: at('03:00:00'),
      row_count: 1,
    });
    expect(await check()).toMatchObject({ seals: 2, rows: 2, broken: [], sealedUntil: at('03:00:00') });
  });

  it('covers the hours in which no process ran by one seal, and an hour without rows by one, too', async () => {
    await sealTwoHours();
    await insertRow(at('05:30:00'));
    await seal('09:10:00');
    await seal('10:10:00');
    expect((await sealsOf()).map(({ row_count }) => row_count)).toEqual([2, 1, 1, 0]);
    expect(await brokenNumbers()).toEqual([]);
  });

  it('makes none as long as nothing was ever written', async () => {
    await seal('03:00:00');
    expect(await sealsOf()).toEqual([]);
  });

  it('is done once by processes that do it at the same time', async () => {
    await insertRow(at('01:10:00'));
    await Promise.all(Array.from({ length: 8 }, () => seal('03:05:00')));
    expect(await sealsOf()).toHaveLength(1);
    const keys = await database.db.selectFrom('data_key').select('data_key.id').execute();
    expect(keys).toHaveLength(1);
  });

  it('reads more rows than a page has, in one order', async () => {
    await sql`
      insert into privacy_log (id, at, action, fields)
      select gen_random_uuid(), ${at('01:00:00')}::timestamptz + (n % 7) * interval '1 microsecond', 'R', 'n' || n
      from generate_series(1, 12001) n`.execute(database.db);
    await seal('03:05:00');
    expect(await check()).toMatchObject({ rows: 12_001, broken: [] });
  });

  it('writes the seal into the log lines', async () => {
    await insertRow(at('01:10:00'));
    const lines: string[] = [];
    const kept = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    await sealPrivacyLog({ db: database.db, sealing, now: at('03:05:00'), log: kept });
    expect(lines.join()).toContain((await check()).last);
  });
});

describe('checkPrivacyLog', () => {
  it.each<readonly [string, (rows: Rows) => RawBuilder<unknown>, readonly number[]]>([
    ['a changed row', ({ second }) => sql`update privacy_log set fields = 'x' where id = ${second}`, [2]],
    ['a changed reason', ({ first }) => sql`update privacy_log set reason = 'x' where id = ${first}`, [1]],
    [
      'a later moment',
      ({ first }) => sql`update privacy_log set at = at + interval '1 microsecond' where id = ${first}`,
      [1],
    ],
    ['a row taken out', ({ first }) => sql`delete from privacy_log where id = ${first}`, [1]],
    [
      'a row moved into another hour',
      ({ first }) => sql`update privacy_log set at = ${at('02:30:00')} where id = ${first}`,
      [1, 2],
    ],
    [
      'a row added',
      () => sql`insert into privacy_log (id, at, action, fields) values (${newId()}, ${at('02:59:59')}, 'R', 'x')`,
      [2],
    ],
    ['another number of rows', () => sql`update privacy_seal set row_count = 3 where number = 1`, [1]],
    ['another seal', () => sql`update privacy_seal set seal = 'x' where number = 1`, [1, 2]],
    ['a seal taken out', () => sql`delete from privacy_seal where number = 1`, [2]],
    ['bounds drawn anew', () => sql`update privacy_seal set to_at = to_at + interval '1 minute' where number = 2`, [2]],
  ])('finds %s', async (_what, change, numbers) => {
    const ids = await sealTwoHours();
    expect(await brokenNumbers()).toEqual([]);
    await change(ids).execute(database.db);
    expect(await brokenNumbers()).toEqual(numbers);
  });

  it('finds an end that was cut off by a seal that was noted', async () => {
    await sealTwoHours();
    const { last: noted } = await check();
    expect(await check(noted)).toMatchObject({ hasNoted: true });
    await sql`delete from privacy_log where at >= ${at('02:00:00')}`.execute(database.db);
    await sql`delete from privacy_seal where number = 2`.execute(database.db);
    expect(await check(noted)).toMatchObject({ hasNoted: false, broken: [] });
  });

  it('finds rows and seals made anew with the database alone, where the keys are others', async () => {
    const { first } = await sealTwoHours();
    await sql`update privacy_log set fields = 'x' where id = ${first}`.execute(database.db);
    await sql`delete from privacy_seal`.execute(database.db);
    const stranger = createSealing(`k1:${makeKey().toString('base64')}`);
    await sealPrivacyLog({ db: database.db, sealing: stranger, now: at('04:05:00'), log });
    expect(await brokenNumbers()).toEqual([1]);
  });
});

describe('describeCheck', () => {
  const whole = { seals: 2, rows: 3, sealedUntil: at('03:00:00'), last: 'abc', broken: [], hasNoted: undefined };

  it('says what stands', () => {
    const { lines, isWhole } = describeCheck(whole);
    expect(isWhole).toBe(true);
    expect(lines[0]).toBe('2 seals cover 3 rows until 2026-11-20T03:00:00.000Z.');
  });

  it.each([
    [
      'a broken hour',
      { ...whole, broken: [{ number: 1, fromAt: null, toAt: at('02:00:00') }] },
      'seal 1, from the beginning to',
    ],
    ['a missing seal', { ...whole, hasNoted: false }, 'The noted seal is missing.'],
    ['nothing where something was noted', { ...whole, last: undefined, hasNoted: false }, 'Nothing is sealed yet'],
  ])('says that it is not whole: %s', (_what, check_, words) => {
    const { lines, isWhole } = describeCheck(check_);
    expect(isWhole).toBe(false);
    expect(lines.join('\n')).toContain(words);
  });
});
