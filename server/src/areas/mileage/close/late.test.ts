import { mileageCloses as calls } from '@naru/contract/areas/mileage/closes.ts';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { insertLine, selectPostingTerm, type LedgerTerm } from '../ledger/store.ts';
import { closeSome } from './run.ts';

const SPRING = { year: 2026, semesterCode: '10' };
const AUTUMN = { year: 2026, semesterCode: '20' };
const TODAY = '2026-12-20';
const NOW = new Date('2026-12-20T01:00:00Z');
/** Requests that were under way before a close began carry an earlier time. */
const EARLIER = new Date('2026-12-19T01:00:00Z');

let portal: TestPortal;
let office: string;
let member: string;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = NOW;
  const { db } = portal.platform;
  await theTerms(db);
  await db
    .insertInto('term')
    .values({ year: 2026, semester_code: '10', begins_on: '2026-03-02', ends_on: '2026-06-21', week1_on: '2026-03-02' })
    .execute();
  office = await signIn(portal, await aMember(db, { types: ['STAFF'], roles: ['MILEAGE_OFFICE'] }));
  member = (await aStudent(db)).id;
  await db.transaction().execute((tx) => write(tx, { memberId: member, amount: 10, term: SPRING }));
  await finish(await begun(SPRING));
}, 60_000);
afterAll(() => portal.close());

const write = (
  tx: Tx,
  { memberId, amount, term }: { readonly memberId: string; readonly amount: number; readonly term: LedgerTerm },
) =>
  insertLine(tx, {
    memberId,
    kind: 'EARN',
    amount,
    term,
    about: SPRING,
    happenedOn: '2026-06-01',
    sourceKey: newId(),
    postedAt: EARLIER,
    postedBy: null,
  });

/** Posts what came late about the spring, as posting does. */
async function postLate(tx: Tx, memberId: string, amount: number): Promise<void> {
  const term = await selectPostingTerm(tx, SPRING, TODAY);
  expect(term).toEqual(AUTUMN);
  await write(tx, { memberId, amount, term });
}

async function begun({ year, semesterCode }: LedgerTerm): Promise<string> {
  const body = { year, semstrCode: semesterCode as '10' | '20' }; // a term of the portal
  return (await portal.get(calls.beginClose, { body }, { token: office })).closeId;
}

async function finish(closeId: string, most = 200): Promise<void> {
  while (await closeSome(portal.platform, closeId, most));
}

async function earnedIn(closeId: string, memberIds: readonly string[] = [member]): Promise<number> {
  const { rows } = await sql<{ earned: number }>`
    select coalesce(sum(s.earned), 0)::int as earned from mileage_standing s
    where s.close_id = ${closeId}::uuid and s.member_id = any(${[...memberIds]}::uuid[])`.execute(portal.platform.db);
  return rows[0]?.earned ?? 0;
}

/** Posts what came late in a transaction that stays open until it is released. */
async function holdLate(memberId: string, amount: number): Promise<{ release: () => Promise<void> }> {
  const [done, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = portal.platform.db.transaction().execute(async (tx) => {
    await postLate(tx, memberId, amount);
    done.resolve();
    await released.promise;
  });
  await done.promise;
  return {
    release: () => {
      released.resolve();
      return transaction;
    },
  };
}

/** Waits until somebody waits for a row. */
async function untilHeldUp(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity a where a.datname = current_database() and a.wait_event_type = 'Lock'`.execute(
        portal.platform.db,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
}

describe('I6 what is written late while its term is closed again', () => {
  let again = '';

  it('is waited for where it was under way', async () => {
    const late = await holdLate(member, 5);
    const closing = begun(SPRING);
    await untilHeldUp();
    await late.release();
    again = await closing;
    await finish(again);
    expect(await earnedIn(again)).toBe(15);
  });

  it('belongs to the next term where it comes after the close began, whatever time it carries', async () => {
    const { db } = portal.platform;
    again = await begun(SPRING);
    expect(await closeSome(portal.platform, again)).toBe(true);
    await db.transaction().execute((tx) => postLate(tx, member, 7));
    await finish(again);
    expect(await earnedIn(again)).toBe(15);
  });

  it('counts once, of fifty who post while it is closed', async () => {
    const { db } = portal.platform;
    const people = await Promise.all(Array.from({ length: 50 }, async () => (await aStudent(db)).id));
    const posts = people.map((id, at) =>
      sleep(at % 7).then(() => db.transaction().execute((tx) => postLate(tx, id, 3))),
    );
    const [closeId] = await Promise.all([begun(SPRING), ...posts.slice(0, 25)]);
    const running = finish(closeId, 5);
    await Promise.all([running, ...posts]);
    const next = await begun(AUTUMN);
    await finish(next);
    // Lines that came after the one before had begun were there when this one began.
    expect(await earnedIn(closeId)).toBe(22);
    expect(await earnedIn(next)).toBe(0);
    expect((await earnedIn(closeId, people)) + (await earnedIn(next, people))).toBe(150);
  });

  it('has its place from the database alone', async () => {
    const { db } = portal.platform;
    // The statement itself isn't sent: every version of PostgreSQL prepares the statements of the tests again.
    const { rows } = await sql<{ by: string }>`
      select identity_generation as by from information_schema.columns
      where table_name = 'mileage_line' and column_name = 'place'`.execute(db);
    expect(rows).toEqual([{ by: 'ALWAYS' }]);
  });
});
