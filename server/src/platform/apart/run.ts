/**
 * Reads strangers' files in a process of its own: nobody else waits for it, its memory and time are limited, and it may
 * crash without ending the portal (docs/decisions/045-foreign-files-read-apart.md).
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ApartLimits {
  /** Limit of V8's heap; the reader limits memory outside of it. */
  readonly mostMegabytes: number;
  /** In which it hands over nothing and does not end; what the taker needs does not count. */
  readonly mostSilenceMs: number;
}

export interface Apart<Part> {
  /** A module that calls `serveApart`. */
  readonly module: URL;
  readonly asked: unknown;
  readonly limits: ApartLimits;
  /** Takes what is handed over on the way; the reader waits for it. */
  readonly take?: (part: Part) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

/** The reader went beyond its limits. */
export class ApartStoppedError extends Error {
  override readonly name = 'ApartStoppedError';
}

export type FromApart<Result, Part> =
  | { readonly result: Result }
  | { readonly part: Part }
  | { readonly error: unknown };

/** @throws ApartStoppedError beyond the limits, the reason of the signal, and what the reader itself threw */
export async function runApart<Result, Part = never>({
  module,
  asked,
  limits,
  take,
  signal,
}: Apart<Part>): Promise<Result> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const child = start(module, limits);
  const stop = (): void => reject(new ApartStoppedError(`nothing for ${limits.mostSilenceMs} ms`));
  let silence = setTimeout(stop, limits.mostSilenceMs);
  const onMessage = async (message: FromApart<Result, Part>): Promise<void> => {
    clearTimeout(silence);
    if ('result' in message) return resolve(message.result);
    if ('error' in message) return reject(message.error);
    await take?.(message.part);
    silence = setTimeout(stop, limits.mostSilenceMs);
    child.send('taken', ignoreGone);
  };
  const onAbort = (): void => reject(signal?.reason);
  child.on('message', (message: FromApart<Result, Part>) => void onMessage(message).catch(reject));
  child.on('error', reject);
  child.on('exit', (code, killer) => reject(new ApartStoppedError(`the reader ended by itself: ${killer ?? code}`)));
  signal?.addEventListener('abort', onAbort);
  child.send({ asked }, ignoreGone);
  try {
    return await promise;
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', onAbort);
    await end(child);
  }
}

/** Starts a reader without the portal's environment: it needs no secret. */
function start(module: URL, { mostMegabytes }: ApartLimits): ChildProcess {
  return fork(fileURLToPath(module), {
    env: {},
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The exit event reports its end. */
function ignoreGone(): void {}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
