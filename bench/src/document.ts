/**
 * Writes docs/performance.md from the figures of a whole run.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { formatFigures, type Figure } from './report.ts';

const FILE = path.resolve(import.meta.dirname, '../../docs/performance.md');

/** @param load the load of the machine before the run: processes that waited for a core, on average */
export function writePerformance(figures: readonly Figure[], load: number): void {
  const gigabytes = Math.round(os.totalmem() / 1e9);
  writeFileSync(
    FILE,
    `# Performance

Written by \`npm run bench\`, which measures everything below in some ten minutes; \`npm run bench -- list storm\` measures
parts of it and writes nothing. Bytes of the browser are checked at each \`npm run verify\`, not here.

Measured on ${os.availableParallelism()} cores with ${gigabytes} GB, ${os.platform()}, Node ${process.versions.node}; the load, the database and a browser on the same cores.
Absolute figures belong to that machine and to what else it did; ratios of rounds in turn carry over better. When it
began, ${load.toFixed(1)} other processes wanted a core: with more of them than cores the portal's one process gets a smaller part of
its core than the calls need, and the ratios come out lower than on a machine of its own.

- **whole**: the portal as \`npm start\` runs it, with a signed-in person: session, rights, checks, headers, log, and a
  demonstration university of 30,000 students.
- **bare**: Fastify and pg with named statements, sending the very SQL of the portal's stores, nothing else. For
  \`loginInfo\` it reads the session at each call, which the portal keeps for five seconds (decisions/005-session-cache.md).
- Three rounds of five seconds each, the two servers in turn, 16 connections unless said; a figure is the median of
  the rounds' ratios.
- **times its SQL**: one read after the other over one connection, to the last byte of its compressed answer, by turns with the call's
  own statements on a connection to the database; both a thousand times or four seconds before, then the median of the
  ratios of two seconds. **times a bare server with its statements**: the same by turns with Fastify and pg, which answer with the
  rows, compressed; for reads so short that a request and a compressed answer take half of twice their SQL.
- The ceiling of sign-ins is argon2id alone (19 MiB, 2 passes), on all cores of the same machine in the same round.
- A roster is imported into a database without demonstration people; the pass reads the same files with csv-parse, in the same
  process, and keeps nothing.
- During an upload: how long a student's course page takes, asked one request at a time, while an administrator uploads or has read
  the largest of its kind, against how long it takes when nobody does; three rounds in turn, medians of 60 requests each. Who
  uploads is another process of lower priority on the same cores.
- Lighthouse with its desktop settings. The largest paint is that of Chromium with a processor slowed down four times;
  "slow 4G" is 1.6 Mbit/s with 150 ms.

${formatFigures(figures)}
`,
  );
}
