/**
 * Addresses of calls, for tests that go through all of them.
 */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { CallSpec } from '@naru/contract/call.ts';

import { CALL_GROUPS } from '../../src/main.ts';
import { NO_SUCH_ID } from '../expected/people.ts';

const CONTRACT = resolve(import.meta.dirname, '../../../contract/src/areas');

/** The area, or room of one, that `npm test -- AREA` is about. */
const AREA = process.env['NARU_TEST_AREA'];
const ownCalls = AREA === undefined ? [] : await importCalls(AREA);

/** Imports the calls that the contract's files of an area declare. */
async function importCalls(area: string): Promise<unknown[]> {
  const files = globSync([`${area}.ts`, `${area}-*.ts`, `${area}/**/*.ts`], { cwd: CONTRACT });
  const modules = await Promise.all(files.map((file) => import(join(CONTRACT, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module)).flatMap((value: unknown) => valuesOf(value));
}

/** Lists the values. A declaration, not a constant: it is called from above while this file is still being read. */
function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** Every call by `area.key`. */
export const ALL_CALLS: readonly (readonly [id: string, spec: CallSpec])[] = CALL_GROUPS.flatMap(({ name, calls }) =>
  Object.entries(calls).map(([key, spec]) => [`${name}.${key}`, spec] as const),
);

const narrowed = ALL_CALLS.filter(([, spec]) => ownCalls.includes(spec));

/** Those that are asked: all, or those of the area that the run is about, where its contract has calls. */
export const CALLS = narrowed.length > 0 ? narrowed : ALL_CALLS;

/** Returns the call's address with these in its braces; a missing one names nothing. */
export function addressFor(
  spec: Pick<CallSpec, 'base' | 'path'>,
  params: Readonly<Record<string, string>> = {},
): string {
  return (
    spec.base +
    spec.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? NO_SUCH_ID))
  );
}

/** Encodes as browsers do, which replace lone surrogates: they have no place in an address. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Returns the address with these values written into it, whatever they are. */
export function addressWith(spec: CallSpec, given: { params?: unknown; query?: unknown }): string {
  const params = Object.entries((given.params ?? {}) as Record<string, unknown>); // a call's parameters are an object
  // An address with an empty part is another call's.
  const path = addressFor(
    spec,
    Object.fromEntries(params.map(([name, value]) => [name, textOf(value).toWellFormed() || '-'])),
  );
  const query = Object.entries((given.query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(textOf(one))}`),
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
