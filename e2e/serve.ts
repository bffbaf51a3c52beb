/**
 * Production portals for one worker, each on its own database: a process that opens and closes them on request, and
 * ends with its parent. It loads the server's modules once, for any number of portals.
 */
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { connectToCluster, embeddedConnection } from '@naru/server/src/platform/embedded/locks.ts';
import { counsellingJobs } from '@naru/server/src/areas/counselling/jobs.ts';
import { openPortal } from '@naru/server/src/main.ts';
import { readConfig } from '@naru/server/src/platform/config.ts';
import { openLog } from '@naru/server/src/platform/log.ts';
import { anInstrument, aTest } from '@naru/server/test/ability.ts';
import { anEndedProgramme } from '@naru/server/test/ended-programme.ts';
import { openMailServer } from '@naru/server/test/mail-server.ts';

import { KEYS, readSetup, SECRET, TEMPLATE } from './shared-setup.ts';
import type { Answer, Asked, SentMail, Wish } from './portal-process.ts';
import { insertRunningClass } from './running-class.ts';

/** Clones of one template queue here: PostgreSQL refuses two at once. */
const CLONE_LOCK = 99;
const POOL = 4;

interface Served {
  readonly url: string;
  /** Fulfils a test's wish on an open portal. */
  readonly fulfil: (wish: Wish) => Promise<Pick<Answer, 'mails' | 'ended' | 'runningClass' | 'testId'>>;
  readonly close: () => Promise<void>;
}

const { cluster, webRoot } = readSetup();
const served: Served[] = [];
let clones = 0;

/** Clones by copying files instead of pages, in less than half the time, because nobody writes to the template. */
async function cloneDatabase(): Promise<string> {
  clones += 1;
  const name = `e2e_${process.pid}_${Date.now().toString(36)}_${clones}`;
  const admin = await connectToCluster(cluster);
  await admin.query('select pg_advisory_lock($1)', [CLONE_LOCK]);
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  await admin.end();
  return name;
}

async function dropDatabase(name: string): Promise<void> {
  const admin = await connectToCluster(cluster);
  await admin.query(`drop database ${name}`);
  await admin.end();
}

async function serve(): Promise<Served> {
  const [name, mailServer] = await Promise.all([cloneDatabase(), openMailServer()]);
  /** The lead of its clock over the real time. */
  let aheadMs = 0;
  const portal = await openPortal({
    config: readConfig(
      {
        NARU_DEMO: '1',
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'naru@example.ac.kr',
        // Beside the database, so that both are removed together.
        FILES_DIR: path.join(path.dirname(cluster.dataDir), `files-${name}`),
      },
      '/',
    ),
    secret: SECRET,
    keys: KEYS,
    connection: embeddedConnection(cluster, name),
    now: () => new Date(Date.now() + aheadMs),
    log: openLog('warn'),
    webRoot,
    poolSize: POOL,
  });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const working = portal.work();
  const { port } = portal.app.server.address() as AddressInfo; // it listens on a port, not on a socket
  return {
    url: `http://127.0.0.1:${port}`,
    fulfil: async (wish) => {
      if (wish.kind === 'publish') await publishNext(portal.platform.db, wish.codes);
      if (wish.kind === 'seats') await leaveSeats(portal.platform.db, wish);
      if (wish.kind === 'clock') aheadMs = wish.at - Date.now();
      if (wish.kind === 'strike') await strike(portal.platform);
      if (wish.kind === 'refuse')
        mailServer.refusal = wish.isRefusing ? { code: 550, text: 'no such user' } : undefined;
      if (wish.kind === 'programme') return { ended: await anEndedProgramme(portal.platform.db, wish) };
      if (wish.kind === 'class')
        return { runningClass: await insertRunningClass(portal.platform.db, portal.platform.now(), wish.minutesAgo) };
      if (wish.kind === 'test') return { testId: await publishTest(portal.platform.db, wish) };
      if (wish.kind !== 'mails') return {};
      const toMail = ({ recipients, subject = '', text = '' }: (typeof mailServer.received)[number]): SentMail => ({
        recipients,
        subject,
        text,
      });
      return { mails: mailServer.received.map(toMail) };
    },
    close: async () => {
      // Work that is just starting would meet a dropped database.
      await working;
      await portal.close();
      await mailServer.close();
      await dropDatabase(name);
    },
  };
}

type Platform = Awaited<ReturnType<typeof openPortal>>['platform'];

/** Starts counselling's tasks of each minute at once, in the background as always. */
async function strike(platform: Platform): Promise<void> {
  for (const { job } of counsellingJobs(platform).filter((one) => one.job.schedule === '* * * * *'))
    await platform.db.transaction().execute((tx) => platform.jobs.enqueue(tx, job, {}));
}

/** Makes a programme as small as a test needs it: everybody who has a place keeps it. */
async function leaveSeats(db: Platform['db'], { name, free }: Extract<Wish, { kind: 'seats' }>): Promise<void> {
  await db
    .updateTable('programme')
    .set((own) => ({ capacity: own('taken', '+', own('held', '+', free)) }))
    .where('programme.name_ko', '=', name)
    .where('programme.applies_until', '>', new Date())
    .execute();
}

async function publishTest(db: Platform['db'], { itemsPerPage }: Extract<Wish, { kind: 'test' }>): Promise<string> {
  const { testId } = await aTest(db, { instrument: anInstrument({ code: 'e2e', family: '02', itemsPerPage }) });
  return testId;
}

/** Publishes a next version of the consent documents with the same words, in force at once. */
async function publishNext(db: Platform['db'], codes: readonly string[]): Promise<void> {
  await db
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
}

async function answer({ of, wish }: Asked): Promise<Omit<Answer, 'id'>> {
  if (wish.kind === 'open') {
    const one = await serve();
    served.push(one);
    return { url: one.url };
  }
  const one = served.find(({ url }) => url === of);
  if (!one) throw new Error(`No portal is open at ${of}.`);
  if (wish.kind === 'close') {
    served.splice(served.indexOf(one), 1);
    await one.close();
    return {};
  }
  return one.fulfil(wish);
}

process.on('message', (message) => {
  const asked = message as Asked; // what portal-process.ts sends
  void answer(asked)
    .catch((error: unknown) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((told) => process.send?.({ ...told, id: asked.id } satisfies Answer));
});
process.once('disconnect', () => {
  void Promise.all(served.map((one) => one.close())).finally(() => process.exit(0));
});
