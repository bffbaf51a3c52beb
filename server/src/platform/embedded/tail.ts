import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const MOST_BYTES = 8_192;
const LINES = 3;

/** Returns the last lines that were written to a file since it was `from` bytes long, as one line. */
export function readTail(file: string, from: number): string {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const start = Math.max(from, size - MOST_BYTES);
    const bytes = Buffer.alloc(Math.max(0, size - start));
    readSync(handle, bytes, 0, bytes.length, start);
    return bytes.toString('utf8').trim().split('\n').slice(-LINES).join(' / ');
  } finally {
    closeSync(handle);
  }
}
