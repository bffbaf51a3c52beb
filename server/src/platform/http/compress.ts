/** Answers of reads, compressed as they leave (docs/decisions/015-headers-by-hand.md says which, and why these alone). */
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** A shorter one goes in one packet as it is. */
const WORTH_CHARACTERS = 1_000;
/** Fast: the library’s own level takes half as long again for a few bytes. */
const LEVEL = 3;

/** A shorter one is compressed in less time than it takes to hand it to another thread. */
const ALONE_CHARACTERS = 50_000;

const zip = promisify(gzip);

/** Gives the text, or its bytes in the way that the reader takes and the headers then tell. */
export async function compressAnswer(
  text: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  if (text.length < WORTH_CHARACTERS || !takesGzip(request.headers['accept-encoding'])) return text;
  reply.header('content-encoding', 'gzip');
  return text.length < ALONE_CHARACTERS ? gzipSync(text, { level: LEVEL }) : zip(text, { level: LEVEL });
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(one));
}
