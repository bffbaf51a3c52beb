/**
 * Writes that are sent twice happen once: browsers repeat a call whose connection dropped (docs/specification.md §7).
 * The effect's ids are stored in its transaction; the answer is read again each time. Contents are compared by a keyed
 * hash: a plain one gives short content away to somebody who tries (docs/decisions/048-keyed-hashes.md).
 */
import { createHmac } from 'node:crypto';

import type { CallSpec, ParsedInput } from '@naru/contract/call.ts';
import { sql } from 'kysely';

import type { Actor } from '../access/actor.ts';
import type { Tx } from '../db/pool.ts';
import { describeError } from '../log.ts';
import { Failure } from './failure.ts';
import type { CallContext, Writer } from './serve.ts';
import { createKeyedQueue } from './keyed-queue.ts';

/** Ids that a write made or changed, by name. */
export type Ids = Readonly<Record<string, string>>;

interface WriteRun {
  readonly id: string;
  readonly key: string | undefined;
  readonly writer: Writer<CallSpec>;
  readonly ctx: CallContext<Actor>;
  readonly input: ParsedInput<CallSpec>;
  /** Distinguishes contents where the input does not or must not: the files of an upload, anonymous answers. */
  readonly identity?: unknown;
}

/** How often a write is repeated that the database ended in favour of another one. */
const MOST_REPEATS = 3;
const DEADLOCK = '40P01';

/** @throws Failure `idempotencyMismatch` when the key came with another body before */
export async function runWrite(run: WriteRun): Promise<unknown> {
  const { ctx, writer, input } = run;
  const { queue } = writer;
  const pass = (): Promise<Applied> => applyWrite(run);
  const { ids, signals } = await (queue
    ? oneByOne(`${run.id} ${queue.over(input)}`, { judge: () => queue.judge(ctx, input), pass })
    : pass());
  signals.forEach((name) => ctx.platform.signals.dispatch(name));
  return writer.answer(ctx, ids);
}

const oneByOne = createKeyedQueue();

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

async function keepIds(tx: Tx, run: WriteRun, ids: Ids): Promise<void> {
  await sql`update idempotency_key set ids = ${JSON.stringify(ids)}::jsonb
    where person_id = ${run.ctx.actor.memberId} and call = ${run.id} and key = ${run.key}`.execute(tx);
}
