/** Answers of reads, compressed as they leave (docs/decisions/015-headers-by-hand.md says which, and why these alone). */
import { constants, createGzip, type Deflate } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** A shorter one goes in one packet as it is. */
const WORTH_CHARACTERS = 1_000;
/** Fast: the library’s own level takes half as long again for a few bytes. */
const LEVEL = 3;
/** Some more than are at work at once in a busy portal; one holds 260 kB outside of the heap. */
const MOST_KEPT = 8;

interface Zipper {
  readonly stream: Deflate;
  /** Parts of the answer at work. */
  parts: Buffer[];
}

const kept: Zipper[] = [];

/** Gives the text, or its bytes in the way that the reader takes and the headers then tell. */
export async function compressAnswer(
  text: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  if (text.length < WORTH_CHARACTERS || !takesGzip(request.headers['accept-encoding'])) return text;
  reply.header('content-encoding', 'gzip');
  return zip(text);
}

/**
 * Compresses with a stream that is kept for the next answer: a new one for each had V8 collect its whole heap after some
 * hundred answers, for memory that is not in it.
 */
function zip(text: string): Promise<Buffer> {
  const zipper = kept.pop() ?? makeZipper();
  const bytes = Buffer.from(text);
  return new Promise((resolve, reject) => {
    zipper.stream.once('error', reject);
    zipper.stream.write(bytes, (error) => {
      if (error) return; // said by the event
      zipper.stream.off('error', reject);
      const file = takeFile(zipper);
      // The file ends with the length of what is in it: nobody is ever given a part of somebody else's answer.
      if (file.readUInt32LE(file.length - 4) === bytes.length) resolve(file);
      else reject(new Error('A compressed answer is not the one that was written.'));
    });
  });
}

/** Each write is a whole file of its own. */
function makeZipper(): Zipper {
  // The types leave out that gzip is deflate with another header, and can be reset as that can.
  const stream = createGzip({ level: LEVEL, flush: constants.Z_FINISH }) as Deflate;
  const zipper: Zipper = { stream, parts: [] };
  stream.on('data', (part: Buffer) => zipper.parts.push(part));
  return zipper;
}

function takeFile(zipper: Zipper): Buffer {
  const { parts, stream } = zipper;
  zipper.parts = [];
  stream.reset();
  if (kept.length < MOST_KEPT) kept.push(zipper);
  else stream.close();
  const [first] = parts;
  return first && parts.length === 1 ? first : Buffer.concat(parts);
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(one));
}
