/**
 * Nothing that anybody sends stands in the log, at any level: each call gets a planted text in one place after
 * another, and files with planted names.
 */
import type { CallSpec } from '@naru/contract/call.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sendFiles } from '../upload.ts';
import { addressWith, CALLS } from './ask.ts';
import { openDemoPortal, type DemoPortal } from './demo.ts';
import { fromSchema } from './fuzz-values.ts';

const CANARY = '심어 둔 문장 kanarienvogel';
/** As it stands in an address, and without what addresses write otherwise. */
const TRACES = ['심어 둔', 'kanarienvogel', encodeURIComponent('심어')];
const SAMPLES = 3;
const SEED = 20_261_121;

let demo: DemoPortal;
beforeAll(async () => {
  demo = await openDemoPortal({ LOG_LEVEL: 'trace' });
}, 60_000);
afterAll(() => demo.portal.close());

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Returns the value once for each text in it, with the planted one in that text's place. */
function plant(value: Json): Json[] {
  if (typeof value === 'string') return [CANARY];
  if (Array.isArray(value)) return value.flatMap((one, at) => plant(one).map((planted) => value.with(at, planted)));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => plant(one).map((planted) => ({ ...value, [name]: planted })));
}

const samplesOf = (spec: CallSpec): Json[] =>
  fc.sample(
    fc.record({
      params: spec.params ? fromSchema(spec.params) : fc.constant({}),
      query: spec.query ? fromSchema(spec.query) : fc.constant({}),
      body: spec.body ? fromSchema(spec.body) : fc.constant({}),
    }),
    { seed: SEED, numRuns: SAMPLES },
  ) as Json[]; // made to be sent as JSON

const traces = (): unknown[] =>
  demo.portal.lines.filter((line) => TRACES.some((trace) => JSON.stringify(line).includes(trace)));

// No caller is signed out: no planted text ends a session.
it.each(CALLS)('%s', async (_id, spec) => {
  demo.portal.lines.length = 0;
  for (const input of samplesOf(spec).flatMap(plant) as { params: unknown; query: unknown; body: unknown }[]) {
    await demo.portal.app.inject({
      method: spec.method,
      url: addressWith(spec, input),
      headers: { authorization: `Bearer ${demo.tokenOf('admin')}`, 'content-type': 'application/json' },
      ...(spec.method !== 'GET' && { payload: JSON.stringify(input.body) }),
    });
  }
  expect(traces()).toEqual([]);
});

it('files by their names and what is in them', async () => {
  demo.portal.lines.length = 0;
  const token = demo.tokenOf('staff');
  const kept = await sendFiles(demo.portal, [{ name: `${CANARY}.txt`, bytes: CANARY }], { token });
  const refused = await sendFiles(demo.portal, [{ name: `${CANARY}.exe`, bytes: CANARY }], { token });
  expect([kept.status, refused.status]).toEqual([200, 422]);
  expect(demo.portal.lines.length).toBeGreaterThan(0);
  expect(traces()).toEqual([]);
});
