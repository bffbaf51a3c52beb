import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the reader hangs up before the answer is whole. */
export function watchReader({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('The reader has hung up.'));
  });
  return gone.signal;
}
