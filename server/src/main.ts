/**
 * The one place where the portal is put together: areas and blocks, database, pages, listening, leaving.
 */
import type { FastifyInstance } from 'fastify';

import { adminArea } from './areas/admin/index.ts';
import { analytics } from './areas/analytics/index.ts';
import { counselling } from './areas/counselling/index.ts';
import { home } from './areas/home/index.ts';
import { ability } from './areas/ability/index.ts';
import { learning } from './areas/learning/index.ts';
import { mileage, mileageOffice } from './areas/mileage/index.ts';
import { portfolio } from './areas/portfolio/index.ts';
import { sessionArea } from './areas/session/index.ts';
import { understanding } from './areas/understanding/index.ts';
import { assemble, type PortalOptions } from './assemble.ts';
import { audit } from './blocks/audit/index.ts';
import { board } from './blocks/board/index.ts';
import { file } from './blocks/file/index.ts';
import { listExport } from './blocks/list-export/index.ts';
import { gather, gatherCalls, type Brought, type Manifest, type Work } from './blocks/manifest/manifest.ts';
import { deliverEvents } from './blocks/event/deliver.ts';
import { deliverNotifications } from './blocks/notification/deliver.ts';
import { startDeliveries, type Deliveries } from './blocks/outbox/deliver.ts';
import { notification } from './blocks/notification/index.ts';
import { reference } from './blocks/reference/index.ts';
import { search } from './blocks/search/index.ts';
import { describePortal } from './blocks/settings/calls.ts';
import { settings } from './blocks/settings/index.ts';
import { student } from './blocks/student/index.ts';
import { survey } from './blocks/survey/index.ts';
import { workMode } from './blocks/work-mode/index.ts';
import { openDatabase } from './platform/db/pool.ts';
import { openSignals } from './platform/db/signals.ts';
import { serveApiDocument } from './platform/http/api-page.ts';
import { createApp } from './platform/http/app.ts';
import { watchConnections } from './platform/http/drain.ts';
import { startMetrics } from './platform/http/start-metrics.ts';
import { answerWithoutApp, servePages } from './platform/http/pages.ts';
import { serveCalls, type CallGroup, type Platform } from './platform/http/serve.ts';
import { describeError } from './platform/log.ts';
import { startMaintenance } from './platform/maintenance.ts';
import type { SmsPort } from './platform/sms/port.ts';
import { serveSmsReports } from './platform/sms/reports.ts';
import { connectSolapi } from './platform/sms/solapi.ts';

/** Every area and block, in the order in which search results and equally urgent things to do are shown. */
export const MANIFESTS: readonly Manifest[] = [
  sessionArea,
  board,
  reference,
  file,
  home,
  analytics,
  understanding,
  ...ability,
  ...mileageOffice,
  ...learning,
  ...mileage,
  ...portfolio,
  adminArea,
  survey,
  ...counselling,
  search,
  student,
  listExport,
  workMode,
  notification,
  settings,
  audit,
];

/** Everything that areas and blocks bring; tests look through it. */
export const BROUGHT: Brought = gather(MANIFESTS);
/** Every call of the portal. */
export const CALL_GROUPS: readonly CallGroup[] = gatherCalls(MANIFESTS, BROUGHT);

export interface Portal {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** Begins to deliver notifications and to work on jobs; to be called once the portal listens. */
  readonly work: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openPortal(options: PortalOptions): Promise<Portal> {
  const { config, log } = options;
  const manifests = options.more ? [...MANIFESTS, options.more] : MANIFESTS;
  const brought = options.more ? gather(manifests) : BROUGHT;
  const database = openDatabase({
    connection: options.connection,
    ...(options.poolSize && { max: options.poolSize }),
    refusesNested: options.strictOutput ?? false,
    onError: (error) => log.warn({ err: describeError(error) }, 'a connection to the database was lost or refused'),
  });
  const signals = await openSignals(options.connection);
  const smsPort = config.sms && connectSolapi(config.sms);
  const platform = assemble(options, { database, signals, smsPort, manifests, brought });
  const app = await createApp({
    log,
    isReady: database.isReady,
    trustedProxies: config.trustedProxies,
    baseUrl: config.baseUrl,
  });
  const drain = watchConnections(app.server);
  const metrics = await startMetrics(app, database.pools, config);
  await serveEverything(app, platform, { ...options, manifests, brought, smsPort });
  const work: Work = { platform, log, brought, connection: options.connection };
  const maintenance = startMaintenance({
    db: database.db,
    now: platform.now,
    log,
    more: Object.fromEntries(manifests.flatMap(({ hourly }) => Object.entries(hourly?.(work) ?? {}))),
  });
  let deliveries: readonly Deliveries[] = [];
  return {
    app,
    platform,
    work: async () => {
      deliveries = [
        startDeliveries({ ...platform, log }, deliverNotifications({ ...platform, types: brought.notificationTypes })),
        startDeliveries({ ...platform, log }, deliverEvents(platform, brought.followers)),
      ];
      await beginJobs(work, manifests);
    },
    close: async () => {
      drain.begin();
      await app.close();
      await Promise.all(deliveries.map((one) => one.stop()));
      await platform.jobs.close();
      await platform.mail.close();
      await maintenance.stop();
      await metrics?.close();
      await signals.close();
      await database.close();
    },
  };
}

interface Served extends Pick<PortalOptions, 'config' | 'version' | 'webRoot'> {
  readonly manifests: readonly Manifest[];
  readonly brought: Brought;
  readonly smsPort: SmsPort | undefined;
}

/** Gives the app everything that it answers: calls, addresses of the areas' own, the document of the calls, pages. */
async function serveEverything(app: FastifyInstance, platform: Platform, served: Served): Promise<void> {
  const { config, version = '0', webRoot, manifests, brought, smsPort } = served;
  for (const group of gatherCalls(manifests, brought)) serveCalls(app, platform, group);
  for (const { serve } of manifests) await serve?.(app, platform, config, brought);
  if (smsPort) serveSmsReports(app, { ...platform, port: smsPort });
  serveApiDocument(app, CALL_GROUPS, { version, url: config.baseUrl });
  if (webRoot === undefined) {
    app.setNotFoundHandler(answerWithoutApp);
  } else {
    const portalInfo = async () => describePortal(await platform.settings.read(), platform.ways);
    await servePages(app, { webRoot, portalInfo });
  }
}

/** Begins to work on the jobs of the platform and of every area; each area hears of failures. */
async function beginJobs(work: Work, manifests: readonly Manifest[]): Promise<void> {
  const { platform } = work;
  const handlers = [
    platform.mail.handler,
    platform.sms.handler,
    ...manifests.flatMap(({ jobs }) => jobs?.(work) ?? []),
  ];
  await platform.jobs.work(handlers, async (name, at) => {
    for (const { onJobFailed } of manifests) await onJobFailed?.(platform, { name, at });
  });
}
