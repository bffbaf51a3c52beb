/**
 * Writes that are sent twice happen once: the browser repeats a call whose connection dropped (docs/specification.md §7).
 * Kept are the ids of the effect, in its own transaction; the answer is read again each time. Content is told from other
 * content by a keyed hash: a plain one gives short content away to somebody who tries (docs/decisions/048-keyed-hashes.md).
 */
import { createHmac } from 'node:crypto';

import type { CallSpec, ParsedInput } from '@naru/contract/call.ts';
import { sql } from 'kysely';

import type { Actor } from '../access/actor.ts';
import type { Tx } from '../db/pool.ts';
import { describeError } from '../log.ts';
import { Failure } from './failure.ts';
import type { CallContext, Writer } from './serve.ts';
import { createTurnstile } from './turnstile.ts';

/** What a write made or changed, by name. */
export type Ids = Readonly<Record<string, string>>;

interface WriteRun {
  readonly id: string;
  readonly key: string | undefined;
  readonly writer: Writer<CallSpec>;
  readonly ctx: CallContext<Actor>;
  readonly input: ParsedInput<CallSpec>;
  /** Tells content from other content where the input does not or must not: the files of an upload, anonymous answers. */
  readonly identity?: unknown;
}

/** How often a write is begun anew that the database ended so that another one could go on. */
const MOST_REPEATS = 3;
const DEADLOCK = '40P01';

/** @throws Failure `idempotencyMismatch` when the key came with another body before */
export async function runWrite(run: WriteRun): Promise<unknown> {
  const { ctx, writer, input } = run;
  const { rush } = writer;
  const pass = (): Promise<Applied> => applyWrite(run);
  const { ids, signals } = await (rush
    ? oneByOne(`${run.id} ${rush.over(input)}`, { judge: () => rush.judge(ctx, input), pass })
    : pass());
  signals.forEach((name) => ctx.platform.signals.dispatch(name));
  return writer.answer(ctx, ids);
}

const oneByOne = createTurnstile();

/** What a deadlock undid has left no trace, so nobody needs to be told of it. */
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

/** Takes the key, or returns what was done under it; a second caller waits here until the first one's transaction ends. */
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

/** Bound to the person, the call and the key, so that equal content is not seen to be equal either. */
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
