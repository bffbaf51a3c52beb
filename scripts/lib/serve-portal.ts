/**
 * Runs the portal: starts the database, fills it on the first start, and serves.
 */
import type { Server } from 'node:net';
import path from 'node:path';

import { ensureDemo } from '@naru/server/demo/ensure.ts';
import { openPortal, type Portal } from '@naru/server/src/main.ts';
import { readVersion } from '@naru/server/src/platform/config.ts';
import { migrateSource, openSource, type DatabaseSource } from '@naru/server/src/platform/db/source.ts';
import { createDiskStore } from '@naru/server/src/platform/files/store.ts';
import { describeError, openLog } from '@naru/server/src/platform/log.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';

import { explainError, LEAVING_SIGNALS, loadConfig } from './program.ts';
import { ROOT } from './root.ts';

const config = loadConfig();
const log = openLog(config.logLevel);
// In development Vite serves the web app instead.
const servesWeb = process.env['NARU_WEB'] !== 'off';

let opening: Promise<DatabaseSource> | undefined;
let portal: Portal | undefined;
let leaving = false;

for (const signal of LEAVING_SIGNALS) process.on(signal, () => void leave(signal));
// Logs an uncaught error in one line instead of a dump, which may quote rows. The next start recovers.
process.on('uncaughtException', (error) => {
  log.fatal({ err: describeError(error) }, 'crashed');
  process.exit(1);
});

try {
  opening = openSource(config, 'portal', (error) =>
    log.warn({ err: describeError(error) }, 'trouble with the data folder or the database'),
  );
  await serve(await opening);
} catch (error) {
  if (!leaving) {
    console.error(explainError(error, config));
    await close().catch(() => undefined); // it ends badly anyway
    process.exit(1);
  }
}

async function serve(source: DatabaseSource): Promise<void> {
  const applied = await migrateSource(source);
  if (applied.length > 0) log.info({ migrations: applied.length }, 'schema brought up to date');
  await ensureDemo(source.connection, {
    enabled: config.demo,
    today: koreanDate(new Date()),
    ...loadSecrets(config),
    files: createDiskStore({ folder: config.filesDir }),
    log: (line) => console.log(line),
  });
  portal = await openPortal({
    config,
    ...loadSecrets(config),
    connection: source.connection,
    version: readVersion(ROOT),
    log,
    ...(servesWeb && { webRoot: path.join(ROOT, 'web/dist') }),
  });
  if (leaving) return;
  await portal.app.listen({ port: config.port, host: config.host });
  const shown = process.env['BASE_URL'] ? config.baseUrl : originOf(portal.app.server.address());
  console.log(`Naru is ready at ${shown}`);
  void portal.work();
}

/** Finishes running requests, then releases the database; while still starting, open transactions roll back. */
async function leave(signal: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  log.info({ signal }, 'leaving');
  await close().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: describeError(error) }, 'could not leave cleanly');
      process.exit(1);
    },
  );
}

async function close(): Promise<void> {
  await portal?.close();
  const source = await opening?.catch(() => undefined); // told where it was awaited; there is nothing to let go
  await source?.release();
}

/** The address on which the portal really listens: PORT=0 picks a free port. */
function originOf(address: ReturnType<Server['address']>): string {
  if (address === null || typeof address === 'string') return address ?? '';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
