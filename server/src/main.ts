/**
 * The one place where the portal is put together: settings, database, areas, pages, listening, leaving.
 */
import type { FastifyInstance } from 'fastify';

import { admin, jobs, members, rosters } from './areas/admin/index.ts';
import { jobFailed, tellOfFailure } from './areas/admin/job/notifications.ts';
import { handleRosterImport, sweepRosterRuns } from './areas/admin/roster/run.ts';
import { analytics } from './areas/analytics/index.ts';
import { adminStatisticsList, statisticsList } from './areas/counselling/statistics/excel-calls.ts';
import { studentList } from './areas/analytics/student/excel-calls.ts';
import { findStudents } from './areas/analytics/student/search.ts';
import { ADVISOR_NOTIFICATIONS } from './areas/counselling/advisor/notifications.ts';
import { handleSlots } from './areas/counselling/availability/generate.ts';
import { counsellingJobs } from './areas/counselling/clockwork.ts';
import { REQUEST_FILES, requestFileRights } from './areas/counselling/files.ts';
import { CORRECTION_NOTIFICATIONS } from './areas/counselling/correction/notifications.ts';
import {
  advisor,
  advisorDesk,
  answer,
  assigned,
  availability,
  correction,
  counsellingGlance,
  counsellor,
  feed,
  finding,
  history,
  prepSheet,
  invitation,
  message,
  law,
  lawDesk,
  record,
  request,
  statistics,
  referral,
  waiting,
} from './areas/counselling/index.ts';
import { lawFileRights } from './areas/counselling/law/files.ts';
import { PSYCH_PAPER, psychPaperRights } from './areas/counselling/psychological/files.ts';
import { LAW_CASE } from './areas/counselling/law/store.ts';
import { counsellingSurveys } from './areas/counselling/survey/source.ts';
import { closingSurvey } from './areas/counselling/psychological/closing/survey.ts';
import { psychAsking, psychDesk, psychHandOver, psychReferral } from './areas/counselling/psychological/index.ts';
import { room, roomReservation } from './areas/counselling/room/index.ts';
import { ROOM_NOTIFICATIONS } from './areas/counselling/room/notifications.ts';
import { PSYCH_NOTIFICATIONS } from './areas/counselling/psychological/notifications.ts';
import { REFERRAL_NOTIFICATIONS } from './areas/counselling/referral/notifications.ts';
import { COUNSELLING_NOTIFICATIONS } from './areas/counselling/notifications.ts';
import { home } from './areas/home/index.ts';
import { account, consent, outside, session } from './areas/session/index.ts';
import { understanding } from './areas/understanding/index.ts';
import { handleForgotten } from './areas/session/reset/forgot-job.ts';
import { outsideMails } from './areas/session/outside/mails.ts';
import { MEMBER_NOTIFICATIONS } from './areas/admin/member/change/notifications.ts';
import { findMembers } from './areas/admin/member/search.ts';
import { passwordChanged } from './areas/session/account/notifications.ts';
import { startDeliveries, type Deliveries } from './blocks/notification/deliver.ts';
import { notificationArea } from './blocks/notification/index.ts';
import { notificationJobs } from './blocks/notification/jobs.ts';
import { notificationMails } from './blocks/notification/mails.ts';
import { composeTextMessages } from './blocks/notification/text-messages.ts';
import type { NotificationType } from './blocks/notification/type.ts';
import { handlePostClockwork } from './blocks/board/clockwork.ts';
import { board } from './blocks/board/index.ts';
import { postAnswered, postCommented } from './blocks/board/notifications.ts';
import { boardPosts } from './blocks/board/post/excel-calls.ts';
import { POST_FILES, postFileRights } from './blocks/board/post/files.ts';
import { findPosts } from './blocks/board/post/glance-calls.ts';
import { findCourses } from './blocks/reference/course/search.ts';
import { sealPrivacyLog } from './blocks/audit/privacy-seal.ts';
import { file } from './blocks/file/index.ts';
import { handleFileSealing } from './blocks/file/seal-existing.ts';
import { sweepFiles } from './blocks/file/sweep.ts';
import { exportArea } from './blocks/list-export/index.ts';
import { handleExports, sweepExports } from './blocks/list-export/job.ts';
import { exportFailed, exportReady } from './blocks/list-export/notifications.ts';
import type { AnyListSource } from './blocks/list-export/source.ts';
import { reference } from './blocks/reference/index.ts';
import { searchArea } from './blocks/search/index.ts';
import { surveyArea } from './blocks/survey/index.ts';
import { surveyResults } from './blocks/survey/result/excel-calls.ts';
import type { SurveyContext } from './blocks/survey/source.ts';
import type { SearchSource } from './blocks/search/source.ts';
import { describePortal } from './blocks/settings/calls.ts';
import { settings } from './blocks/settings/index.ts';
import { serveLogo } from './blocks/settings/logo.ts';
import type { Config } from './platform/config.ts';
import { openDatabase, type Database } from './platform/db/pool.ts';
import type { FileRightsTable } from './platform/files/files.ts';
import { createClamdScanner } from './platform/files/scanner.ts';
import { createPictureSigner } from './platform/files/signature.ts';
import { createDiskStore } from './platform/files/store.ts';
import { openSignals, type Signals } from './platform/db/signals.ts';
import type pg from 'pg';
import { serveApiDocument } from './platform/http/api-page.ts';
import { answerNotFound, createApp } from './platform/http/app.ts';
import { watchConnections } from './platform/http/drain.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { serveArea, type Area, type Platform } from './platform/http/serve.ts';
import { readRoutePatterns, servePages } from './platform/http/pages.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { describeError, type Log } from './platform/log.ts';
import { createDeriver } from './platform/derive.ts';
import { createMail, type MailKind } from './platform/mail/mail.ts';
import { startMaintenance } from './platform/maintenance.ts';
import { createSealing } from './platform/sealing/sealing.ts';
import { createSessionResolver } from './platform/session/resolver.ts';
import { createSettings } from './platform/settings/values.ts';
import type { SmsPort } from './platform/sms/port.ts';
import { serveSmsReports } from './platform/sms/reports.ts';
import { createSms } from './platform/sms/sms.ts';
import { connectSolapi } from './platform/sms/solapi.ts';
import { createTokens, type Tokens } from './platform/session/token.ts';

/** Every type of notification. */
export const NOTIFICATION_TYPES: readonly NotificationType[] = [
  passwordChanged,
  ...MEMBER_NOTIFICATIONS,
  postAnswered,
  postCommented,
  jobFailed,
  exportReady,
  exportFailed,
  ...COUNSELLING_NOTIFICATIONS,
  ...PSYCH_NOTIFICATIONS,
  ...REFERRAL_NOTIFICATIONS,
  ...ADVISOR_NOTIFICATIONS,
  ...CORRECTION_NOTIFICATIONS,
  ...ROOM_NOTIFICATIONS,
];

/** Where a search looks, in the order of its results. */
const SEARCH_SOURCES: readonly SearchSource[] = [findPosts, findCourses, findStudents, findMembers];

/** What surveys can be about. */
const SURVEY_CONTEXTS: readonly SurveyContext[] = [counsellingSurveys, closingSurvey];

/** Every list that leaves as an Excel file. */
export const LIST_SOURCES: readonly AnyListSource[] = [
  studentList,
  boardPosts,
  surveyResults(SURVEY_CONTEXTS),
  statisticsList,
  adminStatisticsList,
];

/** Every kind of e-mail beside those of notifications. */
function listMailKinds(tokens: Tokens): readonly MailKind[] {
  return outsideMails(tokens);
}

/** Every area of the portal; their calls, in this order, are the API. */
export const AREAS: readonly Area[] = areasWith(NOTIFICATION_TYPES, SURVEY_CONTEXTS);

function areasWith(types: readonly NotificationType[], contexts: readonly SurveyContext[]): Area[] {
  return [
    session,
    account,
    outside,
    consent,
    reference,
    file,
    home,
    analytics,
    understanding,
    board,
    surveyArea(contexts),
    counsellor,
    correction,
    availability,
    finding,
    request,
    answer,
    record,
    history,
    prepSheet,
    invitation,
    assigned,
    message,
    counsellingGlance,
    waiting,
    feed,
    psychAsking,
    statistics,
    psychDesk,
    room,
    roomReservation,
    psychHandOver,
    referral,
    psychReferral,
    law,
    lawDesk,
    advisor,
    advisorDesk,
    searchArea(SEARCH_SOURCES),
    exportArea(LIST_SOURCES),
    notificationArea(types),
    settings,
    admin,
    members,
    rosters,
    jobs,
  ];
}

/** Every record that files hang on: who may read it, and who may change its files. */
const FILE_RIGHTS: FileRightsTable = {
  [POST_FILES]: postFileRights,
  [REQUEST_FILES]: requestFileRights,
  [LAW_CASE]: lawFileRights,
  [PSYCH_PAPER]: psychPaperRights,
};

export interface PortalOptions {
  readonly config: Config;
  readonly secret: string;
  /** Ring of master keys (NARU_KEYS). */
  readonly keys: string;
  readonly connection: pg.ClientConfig;
  readonly log: Log;
  readonly version?: string;
  readonly now?: () => Date;
  readonly strictOutput?: boolean;
  /** Folder of the built web app; absent in tests of calls. */
  readonly webRoot?: string;
  readonly poolSize?: number;
  /** Tests send kinds, and tell of types, of their own too. */
  readonly mailKinds?: readonly MailKind[];
  readonly notificationTypes?: readonly NotificationType[];
  /** Tests have records of their own. */
  readonly fileRights?: FileRightsTable;
  /** Tests ask about things of their own too. */
  readonly surveyContexts?: readonly SurveyContext[];
}

export interface Portal {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** Begins to deliver notifications and to work on jobs; to be called once the portal listens. */
  readonly work: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openPortal(options: PortalOptions): Promise<Portal> {
  const { config, log } = options;
  const database = openDatabase({
    connection: options.connection,
    ...(options.poolSize && { max: options.poolSize }),
    refusesNested: options.strictOutput ?? false,
    onError: (error) => log.warn({ err: describeError(error) }, 'a connection to the database was lost or refused'),
  });
  const signals = await openSignals(options.connection);
  const smsPort = config.sms && connectSolapi(config.sms);
  const platform = assemble(options, { database, signals, smsPort });
  const app = await createApp({
    log,
    isReady: () => isReady(database),
    trustedProxies: config.trustedProxies,
    baseUrl: config.baseUrl,
  });
  const drain = watchConnections(app.server);
  const metrics = await startMetrics(app, { config, database });
  const types = typesOf(options);
  const contexts = [...SURVEY_CONTEXTS, ...(options.surveyContexts ?? [])];
  for (const area of areasWith(types, contexts)) serveArea(app, platform, area);
  if (config.oidc) {
    // What speaks with a provider is loaded where there is one.
    const { serveOidc } = await import('./areas/session/sso/routes.ts');
    serveOidc(app, platform, { oidc: config.oidc, baseUrl: config.baseUrl });
  }
  if (smsPort) serveSmsReports(app, { ...platform, port: smsPort });
  serveLogo(app, platform.settings);
  serveApiDocument(app, AREAS, { version: options.version ?? '0', url: config.baseUrl });
  if (options.webRoot === undefined) {
    app.setNotFoundHandler(answerNotFound);
  } else {
    const portalInfo = async () => describePortal(await platform.settings.read(), platform.ways);
    await servePages(app, { webRoot: options.webRoot, portalInfo });
  }
  const maintenance = startMaintenance({
    db: database.db,
    now: platform.now,
    log,
    more: {
      rosters: () => sweepRosterRuns(platform),
      exports: () => sweepExports(platform),
      privacyLog: () => sealPrivacyLog({ db: database.db, sealing: platform.sealing, now: platform.now(), log }),
      files: () => sweepFiles({ db: database.db, store: platform.files.store, now: platform.now(), log }),
    },
  });
  let deliveries: Deliveries | undefined;
  const work = async (): Promise<void> => {
    deliveries = startDeliveries({ ...platform, types, log });
    const handlers = [
      platform.mail.handler,
      platform.sms.handler,
      handleForgotten(platform),
      ...notificationJobs(platform),
      handlePostClockwork(platform),
      handleFileSealing(platform),
      handleSlots(platform),
      ...counsellingJobs(platform),
      handleRosterImport(platform, options.connection),
      handleExports({ platform, log, sources: LIST_SOURCES }),
    ];
    await platform.jobs.work(handlers, (name, at) => tellOfFailure(platform.db, { name, at }));
  };
  const close = async (): Promise<void> => {
    drain.begin();
    await app.close();
    await deliveries?.stop();
    await platform.jobs.close();
    await platform.mail.close();
    await maintenance.stop();
    await metrics?.close();
    await signals.close();
    await database.close();
  };
  return { app, platform, work, close };
}

function typesOf(options: PortalOptions): NotificationType[] {
  return [...NOTIFICATION_TYPES, ...(options.notificationTypes ?? [])];
}

function assemble(
  options: PortalOptions,
  parts: { database: Database; signals: Signals; smsPort: SmsPort | undefined },
): Platform {
  const { config, log } = options;
  const { db } = parts.database;
  const now = options.now ?? (() => new Date());
  const values = createSettings(db, parts.signals);
  const tokens = createTokens(options.secret);
  const queue = createJobs({ connection: options.connection, now, log });
  const types = typesOf(options);
  const mail = createMail({
    smtp: config.smtp,
    baseUrl: config.baseUrl,
    db,
    settings: values,
    now,
    kinds: [...notificationMails(types), ...listMailKinds(tokens), ...(options.mailKinds ?? [])],
    jobs: queue,
  });
  return {
    db,
    signals: parts.signals,
    sessions: createSessionResolver(db, tokens, parts.signals),
    settings: values,
    jobs: queue,
    mail,
    sms: createSms({
      port: parts.smsPort,
      db,
      now,
      jobs: queue,
      compose: composeTextMessages({ types, settings: values, baseUrl: config.baseUrl }),
    }),
    files: {
      store: createDiskStore({ folder: config.filesDir }),
      scanner: config.clamd && createClamdScanner(config.clamd),
      pictures: createPictureSigner(options.secret),
      rights: options.fileRights ?? FILE_RIGHTS,
    },
    sealing: createSealing(options.keys),
    deriveKey: createDeriver(options.secret),
    ways: { sso: config.oidc !== undefined, demo: config.demo, mail: mail.isOn },
    routes: options.webRoot === undefined ? undefined : readRoutePatterns(options.webRoot),
    baseUrl: config.baseUrl,
    isSecure: config.baseUrl.startsWith('https:'),
    now,
    strictOutput: options.strictOutput ?? false,
  };
}

async function startMetrics(
  app: FastifyInstance,
  { config, database }: { config: Config; database: Database },
): Promise<Metrics | undefined> {
  const { metricsPort: port, host } = config;
  if (port === undefined) return undefined;
  const { openMetrics } = await import('./platform/http/metrics.ts');
  return openMetrics(app, { pools: database.pools, port, host });
}

async function isReady(database: Database): Promise<boolean> {
  return database.pools.statements.query('select 1').then(
    () => true,
    () => false,
  );
}
