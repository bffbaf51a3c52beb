/**
 * Writes that are sent twice happen once: browsers repeat a call whose connection dropped (docs/specification.md §7).
 * The effect's ids are stored in its transaction; the answer is read again each time. Contents are compared by a keyed
 * hash: a plain one gives short content away to somebody who tries (docs/decisions/048-keyed-hashes.md).
 */
import { createHmac } from 'node:crypto';

import type { CallSpec, ParsedInput } from '@naru/contract/call.ts';
import { sql } from 'kysely';

import { rowsOf, type Tx } from '../db/db.ts';
import { describeError } from '../log.ts';
import { Failure } from './failure.ts';
import type { CallContext, Writer } from './serve.ts';
import { createCrowd } from './crowd.ts';
import { createKeyedQueue } from './keyed-queue.ts';

/** Ids that a write made or changed, by name. */
export type Ids = Readonly<Record<string, string>>;

interface WriteRun {
  readonly id: string;
  readonly key: string | undefined;
  readonly writer: Writer<CallSpec>;
  readonly ctx: CallContext;
  readonly input: ParsedInput<CallSpec>;
  /** Distinguishes contents where the input does not or must not: the files of an upload, anonymous answers. */
  readonly identity?: unknown;
}

/** How often a write is repeated that the database ended in favour of another one. */
const MOST_REPEATS = 3;
const DEADLOCK = '40P01';

/** @throws Failure `idempotencyMismatch` when the key came with another body before */
export async function runWrite(run: WriteRun): Promise<unknown> {
  const { ctx, writer } = run;
  const { ids, signals } = await passWrite(run);
  signals.forEach((name) => ctx.platform.signals.dispatch(name));
  return writer.answer(ctx, ids);
}

const oneByOne = createKeyedQueue();
const inCrowds = createCrowd(applyCrowd);

async function passWrite(run: WriteRun): Promise<Applied> {
  const { ctx, input } = run;
  const { queue, crowd } = run.writer;
  const pass = (): Promise<Applied> => applyWrite(run);
  if (queue) return oneByOne(`${run.id} ${queue.over(input)}`, { judge: () => queue.judge(ctx, input), pass });
  if (!crowd) return pass();
  // A server of tests and another one in the same process have databases of their own.
  const outcome = await inCrowds(`${run.id} ${crowd.over(input)} ${numberOf(ctx.db)}`, run);
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(db: object): number {
  const known = numbers.get(db) ?? (lastNumber += 1);
  numbers.set(db, known);
  return known;
}

/** Gives for each what was applied, or its refusal. Who is not alone goes in one transaction with the others. */
async function applyCrowd(runs: readonly WriteRun[]): Promise<(Applied | Error)[]> {
  const together = runs.length > 1 ? await applyTogether(runs) : [];
  const outcomes: (Applied | Error)[] = [];
  for (const [at, run] of runs.entries()) outcomes.push(together[at] ?? (await settle(applyWrite(run))));
  return outcomes;
}

async function settle(applied: Promise<Applied>): Promise<Applied | Error> {
  try {
    return await applied;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Applies what can be applied in one transaction; undefined for those that have to be applied alone, or for all. */
async function applyTogether(runs: readonly WriteRun[]): Promise<readonly (Applied | Failure | undefined)[]> {
  const [first] = runs;
  if (!first) return [];
  try {
    return await first.ctx.db.transaction().execute((tx) => applyGathered(tx, runs));
  } catch (error) {
    first.ctx.log.warn(
      { err: describeError(error), call: first.id, count: runs.length },
      'a crowd is applied one by one',
    );
    return [];
  }
}

async function applyGathered(tx: Tx, runs: readonly WriteRun[]): Promise<readonly (Applied | Failure | undefined)[]> {
  const { crowd } = runs[0]?.writer ?? {};
  if (!crowd) return [];
  const claims = await claimKeys(tx, runs);
  const fresh = runs.filter((run) => !claims.has(run) || claims.get(run) === 'CLAIMED');
  const signals: string[] = [];
  const signal = async (name: string): Promise<void> => {
    signals.push(name);
    await first(runs).ctx.platform.signals.send(tx, name);
  };
  const gathered = fresh.map(({ ctx, input }) => ({ ctx: { ...ctx, db: tx, tx, signal }, input }));
  const results = await crowd.applyTogether(tx, gathered);
  const outcomes = new Map<WriteRun, Applied | Failure>();
  for (const [at, run] of fresh.entries()) {
    const result = results[at];
    if (result !== undefined) outcomes.set(run, result instanceof Failure ? result : { ids: result, signals });
  }
  await keepAllIds(tx, fresh, outcomes);
  return runs.map((run) => outcomes.get(run));
}

/** Applies a write, again after a deadlock: its rollback has left no trace, so nobody needs to know of it. */
async function applyWrite(run: WriteRun, repeats = 0): Promise<Applied> {
  try {
    return await applyOnce(run);
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK || repeats === MOST_REPEATS) throw error;
    run.ctx.log.warn({ err: describeError(error), call: run.id }, 'begun anew after a deadlock');
    return applyWrite(run, repeats + 1);
  }
}

interface Applied {
  readonly ids: Ids;
  readonly signals: readonly string[];
}

function applyOnce(run: WriteRun): Promise<Applied> {
  const { ctx, writer } = run;
  const signals: string[] = [];
  return ctx.db.transaction().execute(async (tx) => {
    const earlier = run.key === undefined ? undefined : await claimKey(tx, run, run.key);
    if (earlier) return { ids: earlier, signals };
    const signal = async (name: string): Promise<void> => {
      signals.push(name);
      await ctx.platform.signals.send(tx, name);
    };
    const ids = await writer.apply({ ...ctx, db: tx, tx, signal }, run.input);
    if (run.key !== undefined) await keepIds(tx, run, ids);
    return { ids, signals };
  });
}

/** Takes the key, or returns the ids stored under it; a second caller waits until the first one's transaction ends. */
async function claimKey(tx: Tx, run: WriteRun, key: string): Promise<Ids | undefined> {
  const hash = hashContent(run, key);
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ person_id: run.ctx.actor.memberId, call: run.id, key, body_hash: hash, created_at: run.ctx.now })
    .onConflict((conflict) => conflict.columns(['person_id', 'call', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await tx
    .selectFrom('idempotency_key')
    .select(['idempotency_key.body_hash as bodyHash', 'idempotency_key.ids'])
    .where('idempotency_key.person_id', '=', run.ctx.actor.memberId)
    .where('idempotency_key.call', '=', run.id)
    .where('idempotency_key.key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.bodyHash !== hash) throw new Failure('idempotencyMismatch');
  return earlier.ids as Ids; // written by keepIds in the same transaction as the row
}

/** Hashes the content with the person, the call and the key, so that equal contents have unequal hashes. */
function hashContent(run: WriteRun, key: string): string {
  const { actor, platform } = run.ctx;
  return createHmac('sha256', platform.deriveKey('idempotency'))
    .update(JSON.stringify([actor.memberId, run.id, key, run.identity ?? run.input]))
    .digest('base64url');
}

/** A write of a crowd beside its key. */
type Keyed = WriteRun & { readonly key: string };
const hasKey = (run: WriteRun): run is Keyed => run.key !== undefined;

/**
 * Takes the keys of all, in one order, so that two processes never wait for each other. Who does not get theirs has
 * sent it before, or twice at once, and is applied alone: that answers what was done, or waits for it.
 */
async function claimKeys(tx: Tx, runs: readonly WriteRun[]): Promise<ReadonlyMap<WriteRun, 'CLAIMED' | 'TAKEN'>> {
  const keyed = new Map<string, Keyed>();
  const claims = new Map<WriteRun, 'CLAIMED' | 'TAKEN'>();
  for (const run of runs.filter(hasKey)) {
    claims.set(run, 'TAKEN');
    const name = `${run.ctx.actor.memberId} ${run.key}`;
    if (!keyed.has(name)) keyed.set(name, run);
  }
  const sorted = [...keyed].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, run]) => run);
  if (sorted.length === 0) return claims;
  const rows = await rowsOf<{ person: string; key: string }>(tx)`
    insert into idempotency_key (person_id, call, key, body_hash, created_at)
    select one.person_id, ${first(runs).id}, one.key, one.body_hash, ${first(runs).ctx.now}
    from unnest(${sorted.map(({ ctx }) => ctx.actor.memberId)}::uuid[], ${sorted.map(({ key }) => key)}::text[],
      ${sorted.map((run) => hashContent(run, run.key))}::text[]) with ordinality as one(person_id, key, body_hash, at)
    order by one.at on conflict (person_id, call, key) do nothing
    returning idempotency_key.person_id as person, idempotency_key.key`;
  for (const { person, key } of rows) {
    const run = keyed.get(`${person} ${key}`);
    if (run) claims.set(run, 'CLAIMED');
  }
  return claims;
}

const first = (runs: readonly WriteRun[]): WriteRun => {
  const [run] = runs;
  if (!run) throw new Error('A crowd of nobody.');
  return run;
};

/** Keeps the ids of what was done under their keys; the others give theirs back. */
async function keepAllIds(
  tx: Tx,
  runs: readonly WriteRun[],
  outcomes: ReadonlyMap<WriteRun, Applied | Failure>,
): Promise<void> {
  const keyed = runs.filter(hasKey).map((run) => {
    const outcome = outcomes.get(run);
    const ids = outcome === undefined || outcome instanceof Failure ? null : JSON.stringify(outcome.ids);
    return { person: run.ctx.actor.memberId, key: run.key, ids };
  });
  if (keyed.length === 0) return;
  const given = sql`unnest(${keyed.map(({ person }) => person)}::uuid[], ${keyed.map(({ key }) => key)}::text[],
    ${keyed.map(({ ids }) => ids)}::jsonb[]) as one(person_id, key, ids)`;
  const isOne = sql`idempotency_key.person_id = one.person_id and idempotency_key.call = ${first(runs).id}
    and idempotency_key.key = one.key`;
  await sql`update idempotency_key set ids = one.ids from ${given} where ${isOne} and one.ids is not null`.execute(tx);
  if (keyed.some(({ ids }) => ids === null))
    await sql`delete from idempotency_key using ${given} where ${isOne} and one.ids is null`.execute(tx);
}

async function keepIds(tx: Tx, run: WriteRun, ids: Ids): Promise<void> {
  await sql`update idempotency_key set ids = ${JSON.stringify(ids)}::jsonb
    where person_id = ${run.ctx.actor.memberId} and call = ${run.id} and key = ${run.key}`.execute(tx);
}
