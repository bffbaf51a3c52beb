/**
 * Makes load in a separate process, in rounds in which two servers take turns.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const WORKER = path.join(import.meta.dirname, 'load-worker.ts');

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadOrder {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
  /** Each connection repeats a request of its own instead of sending all in turn. */
  readonly ownRequest?: boolean;
}

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** @throws if an answer failed, because figures of errors mean nothing */
export async function makeLoad(order: LoadOrder): Promise<Load> {
  const { stdout } = await run(process.execPath, [WORKER, JSON.stringify(order)], { maxBuffer: 1 << 20 });
  const { failed, ...load } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Load & { failed: number }; // load-worker.ts
  if (failed > 0) throw new Error(`${failed} requests to ${order.requests[0]?.path ?? ''} failed.`);
  return load;
}

export interface Rounds {
  readonly ours: readonly Load[];
  readonly bare: readonly Load[];
}

const ROUNDS = 3;
const WARM_UP_SECONDS = 2;

/** Runs three rounds in turn, after both have warmed up; other work of the machine then affects both alike. */
export async function takeTurns(ours: LoadOrder, bare: LoadOrder): Promise<Rounds> {
  for (const order of [ours, bare]) await makeLoad({ ...order, seconds: WARM_UP_SECONDS });
  const rounds = { ours: [] as Load[], bare: [] as Load[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.ours.push(await makeLoad(ours));
    rounds.bare.push(await makeLoad(bare));
  }
  return rounds;
}

/** Computes the median of the rounds' ratios. */
export function ratioOf(rounds: Rounds, figure: keyof Load): number {
  return median(rounds.ours.map((load, round) => load[figure] / (rounds.bare[round]?.[figure] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
