/**
 * Asks clamd about a file (INSTREAM). No clear "clean" is a refusal: what cannot be checked is not taken.
 */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import net from 'node:net';

import { Failure } from '../http/failure.ts';

export type Verdict = 'clean' | 'infected';

export interface Scanner {
  /** @throws Failure `scannerAway` where there was no verdict */
  readonly scan: (file: string) => Promise<Verdict>;
}

/** `host:port`, or `unix:` and the path of a socket. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Without a sign of life for this long, clamd is away. */
const SILENCE_MS = 30_000;
const CHUNK = 64 * 1024;
const LONGEST_REPLY = 1_000;

export function createClamdScanner(address: ClamdAddress, silence = SILENCE_MS): Scanner {
  return {
    scan: async (file) => {
      let reply: string;
      try {
        reply = await ask(address, file, silence);
      } catch (cause) {
        throw Object.assign(new Failure('scannerAway'), { cause });
      }
      if (/^stream: OK$/.test(reply)) return 'clean';
      if (/^stream: .+ FOUND$/.test(reply)) return 'infected';
      throw new Failure('scannerAway');
    },
  };
}

async function ask(address: ClamdAddress, file: string, silence: number): Promise<string> {
  const socket = net.connect({ ...address });
  socket.setTimeout(silence, () => socket.destroy(new Error('clamd does not answer')));
  try {
    const reply = readReply(socket);
    reply.catch(() => undefined); // awaited below; it may fail while the file is being sent
    await Promise.race([sendFile(socket, file), reply]);
    return await reply;
  } finally {
    socket.destroy();
  }
}

/** Sends each chunk with its length before it; an empty one is the end. */
async function sendFile(socket: net.Socket, file: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
    socket.write(lengthOf(chunk.length));
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function readReply(socket: net.Socket): Promise<string> {
  let reply = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    reply += chunk.toString('latin1');
    const end = reply.indexOf('\0');
    if (end >= 0) return reply.slice(0, end).trim();
    if (reply.length > LONGEST_REPLY) break;
  }
  throw new Error('clamd hung up without a verdict');
}
