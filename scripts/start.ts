/**
 * `npm start`: builds the web app if it is stale, brings the database up, fills it on the first start, serves.
 */
import type { Server } from 'node:net';
import path from 'node:path';

import { ensureDemo } from '@naru/server/demo/ensure.ts';
import { openPortal } from '@naru/server/src/main.ts';
import { AlreadyRunningError } from '@naru/server/src/platform/embedded/locks.ts';
import { migrateSource, openSource, type DatabaseSource } from '@naru/server/src/platform/db/source.ts';
import { describeError, openLog } from '@naru/server/src/platform/log.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';
import { readVersion, type Config } from '@naru/server/src/platform/config.ts';

import { buildWeb } from './lib/build-web.ts';
import { loadConfig } from './lib/program.ts';
import { ROOT } from './lib/root.ts';

const config = loadConfig();
// In development Vite serves the web app instead.
const servesWeb = process.env['NARU_WEB'] !== 'off';
if (servesWeb) await buildWeb();
const source = await openSourceOrExplain(config);
try {
  await serve(config, source);
} catch (error) {
  await source.release();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function openSourceOrExplain(settings: Config): Promise<DatabaseSource> {
  try {
    return await openSource(settings, 'portal');
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function serve(settings: Config, database: DatabaseSource): Promise<void> {
  const log = openLog(settings.logLevel);
  const applied = await migrateSource(database);
  if (applied.length > 0) log.info({ migrations: applied.length }, 'schema brought up to date');
  await ensureDemo(database.connection, {
    enabled: settings.demo,
    today: koreanDate(new Date()),
    log: (line) => console.log(line),
  });
  const portal = await openPortal({
    config: settings,
    secret: loadSecrets(settings).secret,
    connection: database.connection,
    version: readVersion(ROOT),
    log,
    ...(servesWeb && { webRoot: path.join(ROOT, 'web/dist') }),
  });
  await portal.app.listen({ port: settings.port, host: settings.host });
  const shown = process.env['BASE_URL'] ? settings.baseUrl : originOf(portal.app.server.address());
  console.log(`Naru is ready at ${shown}`);

  let leaving = false;
  const leave = async (signal: string): Promise<void> => {
    if (leaving) return;
    leaving = true;
    log.info({ signal }, 'leaving');
    await portal.close();
    await database.release();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      leave(signal).catch((error: unknown) => {
        log.error({ err: describeError(error) }, 'could not leave cleanly');
        process.exit(1);
      });
    });
  }
}

/** Where the portal really listens: PORT=0 picks a free one. */
function originOf(address: ReturnType<Server['address']>): string {
  if (address === null || typeof address === 'string') return address ?? '';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
