/**
 * A production portal for one worker, on a database of its own: started as a process, ends with whoever started it.
 */
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { connectToCluster, embeddedConnection } from '@naru/server/src/platform/embedded/locks.ts';
import { openPortal } from '@naru/server/src/main.ts';
import { readConfig } from '@naru/server/src/platform/config.ts';
import { openLog } from '@naru/server/src/platform/log.ts';
import { openMailServer } from '@naru/server/test/mail-server.ts';

import { readGround, TEMPLATE } from './ground.ts';

/** Clones of one template queue here: PostgreSQL refuses two at once. */
const CLONE_LOCK = 99;
const POOL = 4;

const { cluster, webRoot } = readGround();
const name = `e2e_${process.pid}_${Date.now().toString(36)}`;
const admin = await connectToCluster(cluster);
await admin.query('select pg_advisory_lock($1)', [CLONE_LOCK]);
await admin.query(`create database ${name} template ${TEMPLATE}`);
await admin.end();

const mailServer = await openMailServer();
/** How far its clock is ahead of the world's. */
let aheadMs = 0;
const portal = await openPortal({
  config: readConfig(
    {
      NARU_DEMO: '1',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'naru@example.ac.kr',
      // Beside the database, to go with it.
      FILES_DIR: path.join(path.dirname(cluster.dataDir), `files-${name}`),
    },
    '/',
  ),
  secret: 'a secret for tests only, 32 characters long',
  keys: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  connection: embeddedConnection(cluster, name),
  now: () => new Date(Date.now() + aheadMs),
  log: openLog('warn'),
  webRoot,
  poolSize: POOL,
});
await portal.app.listen({ port: 0, host: '127.0.0.1' });
void portal.work();
const { port } = portal.app.server.address() as AddressInfo; // it listens on a port, not on a socket
/** What people agree to has a next version of the same words, in force at once. */
async function publishNext(codes: readonly string[]): Promise<void> {
  await portal.platform.db
    .insertInto('consent_document')
    .columns(['code', 'version', 'title_ko', 'title_en', 'body_ko', 'body_en', 'is_mandatory', 'effective_on'])
    .expression((from) =>
      from
        .selectFrom('consent_document')
        .select((own) => [
          'code',
          own(own.ref('version'), '+', 1).as('version'),
          'title_ko',
          'title_en',
          'body_ko',
          'body_en',
          'is_mandatory',
          'effective_on',
        ])
        .distinctOn('code')
        .where('code', 'in', codes)
        .orderBy('code')
        .orderBy('version', 'desc'),
    )
    .execute();
  process.send?.('published');
}

process.on('message', (message) => {
  if (typeof message === 'object') void publishNext((message as { publish: readonly string[] }).publish); // what portal.ts sends
  if (typeof message === 'number') {
    aheadMs = message - Date.now();
    process.send?.('set');
  }
  if (message === 'refuse') mailServer.refusal = { code: 550, text: 'no such user' };
  if (message === 'take') mailServer.refusal = undefined;
  if (message !== 'mails') return;
  process.send?.(mailServer.received.map(({ recipients, subject, text }) => ({ recipients, subject, text })));
});
process.once('disconnect', () => {
  void portal
    .close()
    .then(() => mailServer.close())
    .finally(() => process.exit(0));
});
process.send?.({ url: `http://127.0.0.1:${port}` });
