/**
 * Sentences planted in every text that is written in confidence, and every place in which they must not be found again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CallSpec } from '@naru/contract/call.ts';
import excel from '@protobi/exceljs';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { z } from 'zod';

import { CALL_GROUPS } from '../src/main.ts';
import { filesFolder, type TestPortal } from './portal.ts';
import { addressFor } from './tables/ask.ts';

type Calls = Readonly<Record<string, CallSpec>>;

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

function findTexts(schema: object, path: string): string[] {
  const { type, format, pattern, properties = {}, items, anyOf = [], oneOf = [], ...rest } = schema as Shape; // what Zod writes
  const isFree = type === 'string' && !format && !pattern && rest.enum === undefined && rest.const === undefined;
  return [
    ...(isFree ? [path] : []),
    ...Object.entries(properties).flatMap(([name, one]) => findTexts(one, `${path}.${name}`)),
    ...(items ? findTexts(items, path) : []),
    ...[...anyOf, ...oneOf].flatMap((one) => findTexts(one, path)),
  ];
}

/** Lists every field of these calls' bodies that takes a free text, as `createCase.facts.summary`; ids are none. */
export function textFieldsOf(calls: Calls): string[] {
  return Object.entries(calls)
    .flatMap(([name, spec]) =>
      spec.body ? findTexts(z.toJSONSchema(spec.body, { io: 'input', unrepresentable: 'any' }), name) : [],
    )
    .filter((field) => !/Id(?:List)?$/.test(field));
}

/** A text with traces by which it is recognized. */
export interface Canary {
  readonly traces: readonly string[];
  readonly isIn: (text: string) => boolean;
  /** Notes where in what is sent to these calls a sentence stood. */
  readonly note: (spec: CallSpec, body: unknown) => void;
  readonly planted: ReadonlySet<string>;
}

export function aCanary(calls: Calls, words: readonly string[]): Canary {
  const traces = [...new Set(words.flatMap((word) => [word, encodeURIComponent(word)]))];
  const isIn = (text: string): boolean => traces.some((trace) => text.includes(trace));
  const planted = new Set<string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && isIn(value)) planted.add(path);
    if (Array.isArray(value)) for (const one of value) walk(one, path);
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`);
  };
  const nameOf = (spec: CallSpec) => Object.entries(calls).find(([, one]) => one === spec)?.[0] ?? '';
  return { traces, isIn, planted, note: (spec, body) => walk(body, nameOf(spec)) };
}

const CALLS = CALL_GROUPS.flatMap((area) =>
  Object.entries(area.calls).map(([key, spec]) => [`${area.name}.${key}`, spec] as const),
);

export interface Asking {
  readonly tokens: readonly string[];
  /** Values of the braces of an address, one after the other. */
  readonly ids: readonly string[];
  /** Calls that may return the text. */
  readonly except: ReadonlySet<string>;
  readonly params?: Readonly<Record<string, string>>;
}

/** Finds the calls that return a sentence: every reading call, by each of these about each of these, files included. */
export async function findInAnswers(portal: TestPortal, canary: Canary, asking: Asking): Promise<string[]> {
  const told = new Set<string>();
  const words = canary.traces.filter((trace) => !trace.includes('%'));
  const reads = CALLS.filter(([name, { method }]) => method === 'GET' && !asking.except.has(name));
  for (const [name, url] of reads.flatMap(([one, spec]) => addressesOf(spec, asking, words).map((at) => [one, at]))) {
    for (const token of asking.tokens) {
      const headers = { authorization: `Bearer ${token}` };
      const { payload } = await portal.app.inject({ method: 'GET', url: url ?? '', headers });
      // The search text is echoed.
      if (canary.isIn(payload.replaceAll(SAID_BACK, ''))) told.add(name ?? '');
    }
  }
  return [...told];
}

const SAID_BACK = /"searchText":"[^"]*"/g;

/** Lists the addresses for each id, and with each word where a call searches. */
function addressesOf(spec: CallSpec, { ids, params }: Asking, words: readonly string[]): string[] {
  const braces = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, brace = '']) => brace);
  const about = braces.length === 0 ? [''] : ids;
  const paths = about.map((id) =>
    addressFor(spec, { ...Object.fromEntries(braces.map((brace) => [brace, id])), ...params }),
  );
  const searches = spec.query !== undefined && 'searchText' in spec.query.shape ? words : [];
  return paths.flatMap((path) => [path, ...searches.map((word) => `${path}?searchText=${encodeURIComponent(word)}`)]);
}

/** Finds the calls whose Excel file has a sentence, asked by each of these; counts the files, too. */
export async function findInExports(
  portal: TestPortal,
  canary: Canary,
  { tokens, params }: Pick<Asking, 'tokens' | 'params'>,
): Promise<{ told: string[]; files: number }> {
  const told: string[] = [];
  let files = 0;
  for (const [name, spec] of CALLS.filter(([, { method, path }]) => method === 'POST' && path.endsWith('/excel'))) {
    const url = addressFor(spec, params);
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` };
      const body = { reason: '학기 말 상담 실적을 확인하려고 해요.' };
      const response = await portal.app.inject({ method: 'POST', url, headers, payload: body });
      if (!String(response.headers['content-type']).includes('spreadsheet')) continue;
      files += 1;
      const book = new excel.Workbook();
      await book.xlsx.load(response.rawPayload as never); // its types know an older Buffer
      if (book.worksheets.some((sheet) => canary.isIn(JSON.stringify(sheet.getSheetValues())))) told.push(name);
    }
  }
  return { told, files };
}

/** Finds the tables with a sentence in a row: jobs, outbox, notifications, emails, exports and audit among them. */
export async function findInRows(portal: TestPortal, canary: Canary): Promise<string[]> {
  const { db } = portal.platform;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  if (tables.length < 50) throw new Error('There are tables that were not looked into.');
  const told: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    if (rows.some(({ row }) => canary.isIn(row))) told.push(name);
  }
  return told;
}

/** Reads a file unless it is gone: PostgreSQL removes files of its log while others are at work in the same cluster. */
function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0); // what Node throws
    throw error;
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
}

/**
 * Finds the files on the disk with one of these in a plain byte: those of the portal's database, the cluster's log of
 * changes and everything else of it that is no other database's, after a checkpoint, and the store of files.
 */
export async function findInBytes(portal: TestPortal, words: readonly string[]): Promise<string[]> {
  const { db } = portal.platform;
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ oid: string }>`
    select oid::text from pg_database where datname = current_database()`.execute(db);
  const cluster = inject('clusterDir');
  const parts = readdirSync(cluster, { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== 'base')
    .map((one) => join(cluster, one.name));
  const folders = [join(cluster, 'base', rows[0]?.oid ?? ''), ...parts, filesFolder(portal.connection)];
  const needles = words.map((word) => Buffer.from(word));
  const files = folders.flatMap(filesBelow);
  return files.filter((file) => {
    const bytes = readIfThere(file);
    return needles.some((needle) => bytes.includes(needle));
  });
}
