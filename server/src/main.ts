/**
 * The one place where the portal is put together: settings, database, areas, pages, listening, leaving.
 */
import type { FastifyInstance } from 'fastify';

import { account, session } from './areas/session/index.ts';
import { serveOidc } from './areas/session/sso/routes.ts';
import { reference } from './blocks/reference/index.ts';
import type { Config } from './platform/config.ts';
import { openDatabase, type Database } from './platform/db/pool.ts';
import { openSignals, type Signals } from './platform/db/signals.ts';
import type pg from 'pg';
import { createApp } from './platform/http/app.ts';
import { serveArea, type Area, type Platform } from './platform/http/serve.ts';
import { servePages } from './platform/http/pages.ts';
import { describeError, type Log } from './platform/log.ts';
import { startMaintenance, type Maintenance } from './platform/maintenance.ts';
import { createSessionResolver } from './platform/session/resolver.ts';
import { createTokens } from './platform/session/token.ts';

/** Every area of the portal; their calls, in this order, are the API. */
export const AREAS: readonly Area[] = [session, account, reference];

export interface PortalOptions {
  readonly config: Config;
  readonly secret: string;
  readonly connection: pg.ClientConfig;
  readonly log: Log;
  readonly now?: () => Date;
  readonly strictOutput?: boolean;
  /** Folder of the built web app; absent in tests of calls. */
  readonly webRoot?: string;
  readonly poolSize?: number;
}

export interface Portal {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly close: () => Promise<void>;
}

export async function openPortal(options: PortalOptions): Promise<Portal> {
  const { config, log } = options;
  const database = openDatabase({
    connection: options.connection,
    ...(options.poolSize && { max: options.poolSize }),
    onError: (error) => log.warn({ err: describeError(error) }, 'an idle connection was lost'),
  });
  const signals = await openSignals(options.connection);
  const platform: Platform = {
    db: database.db,
    signals,
    sessions: createSessionResolver(database.db, createTokens(options.secret), signals),
    now: options.now ?? (() => new Date()),
    strictOutput: options.strictOutput ?? false,
  };
  const app = await createApp({
    log,
    isReady: () => isReady(database),
    trustProxy: process.env['TRUST_PROXY'] === '1',
    baseUrl: config.baseUrl,
  });
  for (const area of AREAS) serveArea(app, platform, area);
  if (config.oidc) serveOidc(app, platform, { oidc: config.oidc, baseUrl: config.baseUrl });
  if (options.webRoot) await servePages(app, options.webRoot);
  const maintenance = startMaintenance({ db: database.db, now: platform.now, log });
  return { app, platform, close: () => closeAll(app, { maintenance, database, signals }) };
}

async function isReady(database: Database): Promise<boolean> {
  return database.pool.query('select 1').then(
    () => true,
    () => false,
  );
}

interface Parts {
  readonly maintenance: Maintenance;
  readonly database: Database;
  readonly signals: Signals;
}

async function closeAll(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.close();
  await parts.maintenance.stop();
  await parts.signals.close();
  await parts.database.close();
}
