/**
 * Puts the platform together from the settings of the environment and from what the manifests bring.
 */
import type pg from 'pg';

import type { Brought, Manifest } from './blocks/manifest/manifest.ts';
import { composeTextMessages } from './blocks/notification/text-messages.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/pool.ts';
import type { Signals } from './platform/db/signals.ts';
import { createDeriver } from './platform/derive.ts';
import { createClamdScanner } from './platform/files/scanner.ts';
import { createPictureSigner } from './platform/files/signature.ts';
import { createDiskStore } from './platform/files/store.ts';
import { readRoutePatterns } from './platform/http/pages.ts';
import type { Platform } from './platform/http/serve.ts';
import { createKeptAnswers } from './platform/kept-answers.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { createSealing } from './platform/sealing/sealing.ts';
import { createSessionResolver } from './platform/session/resolver.ts';
import { createTokens } from './platform/session/token.ts';
import { createSettings } from './platform/settings/values.ts';
import type { SmsPort } from './platform/sms/port.ts';
import { createSms } from './platform/sms/sms.ts';

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
  /** Tests bring records, e-mails and notifications of their own. */
  readonly more?: Manifest;
}

interface Parts {
  readonly database: Database;
  readonly signals: Signals;
  readonly smsPort: SmsPort | undefined;
  readonly manifests: readonly Manifest[];
  readonly brought: Brought;
}

export function assemble(options: PortalOptions, { database, signals, smsPort, manifests, brought }: Parts): Platform {
  const { config, log } = options;
  const { db } = database;
  const now = options.now ?? (() => new Date());
  const values = createSettings(db, signals);
  const tokens = createTokens(options.secret);
  const queue = createJobs({ connection: options.connection, now, log });
  const mail = createMail({
    smtp: config.smtp,
    baseUrl: config.baseUrl,
    db,
    settings: values,
    now,
    kinds: manifests.flatMap(({ mailKinds }) => mailKinds?.({ tokens, brought }) ?? []),
    jobs: queue,
  });
  return {
    db,
    signals,
    sessions: createSessionResolver(db, tokens, signals),
    settings: values,
    keptAnswers: createKeptAnswers(now),
    jobs: queue,
    mail,
    sms: createSms({
      port: smsPort,
      db,
      now,
      jobs: queue,
      compose: composeTextMessages({ types: brought.notificationTypes, settings: values, baseUrl: config.baseUrl }),
    }),
    files: {
      store: createDiskStore({ folder: config.filesDir }),
      scanner: config.clamd && createClamdScanner(config.clamd),
      pictures: createPictureSigner(options.secret),
      rights: brought.fileRights,
    },
    sealing: createSealing(options.keys),
    deriveKey: createDeriver(options.secret),
    ways: { sso: config.oidc !== undefined, demo: config.demo, mail: mail.isOn },
    routes: options.webRoot === undefined ? undefined : readRoutePatterns(options.webRoot),
    baseUrl: config.baseUrl,
    isSecure: config.baseUrl.startsWith('https:'),
    now,
    followersOf: (event) => brought.followers.flatMap((one) => (one.event.name === event ? one.name : [])),
    strictOutput: options.strictOutput ?? false,
  };
}
