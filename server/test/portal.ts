/**
 * A portal for one test file: the real server on a database of its own, asked by `inject()`.
 */
import { dirname, join } from 'node:path';

import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import type { Envelope } from '@naru/contract/envelope.ts';
import type pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';

import type { Manifest } from '../src/blocks/manifest/manifest.ts';
import { openPortal, type Portal } from '../src/main.ts';
import { readConfig } from '../src/platform/config.ts';
import { embeddedConnection, connectToCluster } from '../src/platform/embedded/locks.ts';
import { TEMPLATE } from './setup.ts';

/** PostgreSQL refuses two clones of one template at once: they queue here. */
const CLONE_LOCK = 99;

let clones = 0;

/** Clones a database for this file, in some 50 ms; it goes with the cluster. */
export async function cloneDatabase(template: string = TEMPLATE): Promise<pg.ClientConfig> {
  const cluster = { socketDir: inject('socketDir'), dataDir: inject('clusterDir') };
  const name = `t_${process.pid}_${Date.now().toString(36)}_${(clones += 1)}`;
  await withAdmin(async (admin) => void (await admin.query(`create database ${name} template ${template}`)));
  return embeddedConnection(cluster, name);
}

/** Ensures a template of this name: the first caller fills it, the others of the run wait for it. */
export async function ensureTemplate(
  name: string,
  fill: (connection: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  const cluster = { socketDir: inject('socketDir'), dataDir: inject('clusterDir') };
  await withAdmin(async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const making = `${name}_making`;
    await admin.query(`drop database if exists ${making}`);
    await admin.query(`create database ${making} template ${TEMPLATE}`);
    await fill(embeddedConnection(cluster, making));
    await admin.query(`alter database ${making} rename to ${name}`);
  });
}

async function withAdmin(work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = await connectToCluster({ socketDir: inject('socketDir'), dataDir: inject('clusterDir') });
  try {
    await admin.query('select pg_advisory_lock($1)', [CLONE_LOCK]);
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** Returns a folder beside the cluster, with which it goes. */
export function filesFolder(connection: pg.ClientConfig): string {
  return join(dirname(inject('clusterDir')), `files-${connection.database}`);
}

export interface Asked {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly envelope: Envelope;
}

export interface AskOptions {
  readonly token?: string;
  readonly language?: string;
  readonly headers?: Record<string, string>;
}

export interface TestPortal extends Portal {
  readonly connection: pg.ClientConfig;
  /** The portal's current time; tests move it. */
  readonly clock: { now: Date };
  /** Log lines, parsed. */
  readonly lines: Record<string, unknown>[];
  /** Asks a call of the contract; the envelope comes back as it is. */
  readonly ask: <C extends CallSpec>(spec: C, input: CallInput<C>, options?: AskOptions) => Promise<Asked>;
  /** As `ask`, and returns the output. @throws where the code is not success */
  readonly get: <C extends CallSpec>(spec: C, input: CallInput<C>, options?: AskOptions) => Promise<CallOutput<C>>;
}

export async function openTestPortal(
  env: Record<string, string> = {},
  { template, ...more }: Manifest & { readonly template?: string } = {},
): Promise<TestPortal> {
  const connection = await cloneDatabase(template);
  const clock = { now: new Date('2026-11-20T01:00:00.000Z') };
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: env['LOG_LEVEL'] ?? 'info', base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  ); // pino writes one JSON object a line
  const portal = await openPortal({
    config: readConfig({ NARU_DEMO: '1', FILES_DIR: filesFolder(connection), ...env }, dirname(inject('clusterDir'))),
    secret: 'a secret for tests only, 32 characters long',
    keys: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    connection,
    log,
    now: () => clock.now,
    strictOutput: true,
    poolSize: 5,
    more,
  });
  const ask: TestPortal['ask'] = async (spec, input, options = {}) => {
    const response = await portal.app.inject({
      method: spec.method,
      url: addressOf(spec, input),
      headers: {
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.language && { 'accept-language': options.language }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
    });
    return { status: response.statusCode, headers: response.headers, envelope: response.json() };
  };
  const get: TestPortal['get'] = async (spec, input, options) => {
    const { envelope, status } = await ask(spec, input, options);
    if (envelope.code !== '0000')
      throw new Error(
        `${spec.path} answered ${status} ${envelope.code} ${envelope.msg} ${JSON.stringify(envelope.output)}`,
      );
    return envelope.output as CallOutput<typeof spec>; // parsed strictly by the server
  };
  return { ...portal, connection, clock, lines, ask, get };
}

function addressOf(spec: CallSpec, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>; // a call's parameters are texts
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    // a call's query is an object
    for (const one of [value].flat())
      if (one !== undefined) search.append(name, typeof one === 'string' ? one : JSON.stringify(one));
  }
  const query = search.toString();
  return `${spec.base}${path}${query ? `?${query}` : ''}`;
}
