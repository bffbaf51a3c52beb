/**
 * Every call, with input that its schema allows and input that it does not: always an envelope, never a 500, a stack or
 * a statement of the database. A failure prints its seed; NARU_FUZZ_SEED=… repeats it, NARU_FUZZ_RUNS=… digs deeper.
 */
import type { CallSpec } from '@naru/contract/call.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addressFor, addressWith, CALLS } from './ask.ts';
import { openDemoPortal, type DemoPortal } from './demo.ts';
import { anyTrouble, fromSchema } from './fuzz-values.ts';
import { problemOf, type Answer } from './fuzz-answer.ts';

const SEED = Number(process.env['NARU_FUZZ_SEED'] ?? 20_261_121);
const RUNS = Number(process.env['NARU_FUZZ_RUNS'] ?? 40);
const RUN = { seed: SEED, numRuns: RUNS, endOnFailure: false } as const;

/** Calls that end sessions of the people who ask the rest. */
const ENDS_SESSION = new Set([
  'session.logout',
  'session.refresh',
  'account.signOutEverywhere',
  'account.changePassword',
]);
/** A role and a menu that none of those who ask has, so that changing them changes nothing for the rest. */
const REAL_IDS = ['CORRECTOR', 'MNT_HYF_MATCH'];

let demo: DemoPortal;
beforeAll(async () => {
  demo = await openDemoPortal();
}, 60_000);
afterAll(() => demo.portal.close());

const asked = fc.constantFrom<string | undefined>(undefined, 'student', 'admin');

const whoFor = (id: string, name: string | undefined): string | undefined => (ENDS_SESSION.has(id) ? undefined : name);

/** Parameters by the schema, every other time with an id that there is. */
const paramsOf = (spec: CallSpec): fc.Arbitrary<unknown> => {
  if (!spec.params) return fc.constant({});
  const real = fc.option(fc.constantFrom(...REAL_IDS), { nil: undefined });
  return fc
    .tuple(fromSchema(spec.params), real)
    .map(([params, id]) => ({ ...(params as object), ...(id !== undefined && { id }) })); // a call's parameters are an object
};

interface Wish {
  readonly path: string;
  readonly who: string | undefined;
  readonly payload?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = async (spec: CallSpec, wish: Wish): Promise<Answer> => {
  const response = await demo.portal.app.inject({
    method: spec.method,
    url: wish.path,
    headers: {
      ...(wish.who !== undefined && { authorization: `Bearer ${demo.tokenOf(wish.who)}` }),
      ...wish.headers,
    },
    ...(wish.payload !== undefined && { payload: wish.payload }),
  });
  return { status: response.statusCode, type: String(response.headers['content-type']), body: response.body };
};

const expectEnvelope = async (spec: CallSpec, wish: Wish): Promise<void> => {
  const answer = await ask(spec, wish);
  const problem = problemOf(spec, answer);
  if (problem) throw new Error(`${spec.method} ${wish.path} as ${wish.who ?? 'nobody'}: ${problem}`);
};

const json = { 'content-type': 'application/json' };

describe('fuzz: what the schema allows', () => {
  it.each(CALLS)('%s', async (id, spec) => {
    const inputs = fc.record({
      who: asked,
      params: paramsOf(spec),
      query: spec.query ? fromSchema(spec.query) : fc.constant({}),
      body: spec.body ? fromSchema(spec.body) : fc.constant(undefined),
    });
    await fc.assert(
      fc.asyncProperty(inputs, async ({ who, body, ...address }) =>
        expectEnvelope(spec, {
          path: addressWith(spec, address),
          who: whoFor(id, who),
          ...(body !== undefined && { payload: JSON.stringify(body), headers: json }),
        }),
      ),
      RUN,
    );
  });
});

describe('fuzz: what the schema does not allow', () => {
  it.each(CALLS)('%s', async (id, spec) => {
    const names = Object.keys(spec.query?.shape ?? {});
    const inputs = fc.record({
      who: asked,
      params: fc.record(
        Object.fromEntries(Object.keys(spec.params?.shape ?? {}).map((name) => [name, anyTrouble.text])),
      ),
      query: fc.dictionary(
        fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor'), anyTrouble.text),
        anyTrouble.value,
        {
          maxKeys: 4,
        },
      ),
      body: fc.oneof(
        anyTrouble.value,
        fc.record(Object.fromEntries(bodyNames(spec).map((name) => [name, anyTrouble.value])), { requiredKeys: [] }),
      ),
      key: fc.option(anyTrouble.header, { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(inputs, async ({ who, body, key, ...address }) =>
        expectEnvelope(spec, {
          path: addressWith(spec, address),
          who: whoFor(id, who),
          ...(spec.method !== 'GET' && { payload: JSON.stringify(body) ?? 'null' }),
          headers: { ...(spec.method !== 'GET' && json), ...(key !== undefined && { 'idempotency-key': key }) },
        }),
      ),
      RUN,
    );
  });
});

function bodyNames(spec: CallSpec): string[] {
  return spec.body instanceof z.ZodObject ? Object.keys(spec.body.shape) : [];
}

const PAYLOADS = [
  '',
  ' ',
  '{',
  '{"a":',
  '[',
  'null',
  '1e999',
  '"\ud800"',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdministrator":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"username":"\\u0000"}',
  '\uFEFF{}',
  '[[[[[[[[[[]]]]]]]]]]',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `"${'x'.repeat(200_000)}"`,
  '------boundary\r\nContent-Disposition: form-data; name="username"\r\n\r\nadmin\r\n------boundary--',
  'username=admin&password=x',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];
const TYPES = [
  undefined,
  '',
  'application/json',
  'application/json; charset=utf-16',
  'application/json;charset="utf-8"',
  'application/vnd.api+json',
  'application/json, text/plain',
  'text/plain',
  'text/html',
  'multipart/form-data; boundary=----boundary',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/xml',
  'not a type',
  'application/json\u00e9',
];

describe('fuzz: bodies that are none, of types that are none', () => {
  it.each(CALLS.filter(([, spec]) => spec.method !== 'GET'))('%s', async (id, spec) => {
    const inputs = fc.record({ who: asked, payload: fc.constantFrom(...PAYLOADS), type: fc.constantFrom(...TYPES) });
    await fc.assert(
      fc.asyncProperty(inputs, async ({ who, payload, type }) =>
        expectEnvelope(spec, {
          path: addressFor(spec),
          who: whoFor(id, who),
          payload,
          ...(type !== undefined && { headers: { 'content-type': type } }),
        }),
      ),
      RUN,
    );
  });
});

const ADDRESSES = [
  '/%ff',
  '/api/%ff',
  '/api/enum/%ff',
  '/api/enum/%00',
  '/api/enum/%',
  '/api/enum/%C0%AF',
  '/api/enum/__proto__',
  '/api/enum/constructor',
  '/api/enum/..%2f..%2fetc%2fpasswd',
  `/api/enum/${'x'.repeat(199)}`,
  `/api/enum/${'x'.repeat(201)}`,
  `/api/enum/${'x'.repeat(20_000)}`,
  `/api/code?${'lclasCode=a&'.repeat(2_000)}`,
  '/api/code?lclasCode=a&lclasCode=b&lclasCode=%00',
  '/api/code?lclasCode=%ff',
  '/api/code?%ff=1',
  '/api/code?=&&&==',
  '/api/code?lclasCode[]=a&lclasCode[b]=c',
  '/api//code',
  '/api/code/',
  '/API/code',
  '/api/code;x=1',
  '/api/../etc/passwd',
  '/view/cdp',
  '/view/cdp/',
  '/api',
  '/no/such/thing',
  '/.env',
  '/view/cdp/menu/%E0%A4%A',
  '/view/cdp/info/privacy?version=1e5',
  '/api/info/privacy?version=99999999999999999999',
  '/api/info/privacy?version=-1',
  '/api/info/privacy?version=1.5',
  '/api/cmmn/course/page?page=1000000&size=all',
  '/api/cmmn/course/page?sort=year,desc&sort=(select 1),asc',
  '/api/cmmn/course/page?searchText=%27;drop%20table%20member;--',
  '/api/cmmn/course/page?searchText=%25%5F%5C',
  '/api/cmmn/course/page?yearSemstrCode=299910&year=2999',
];

describe('fuzz: addresses', () => {
  const spec = { method: 'GET', output: z.unknown() } as unknown as CallSpec; // only what problemOf reads
  it.each(ADDRESSES)('%s', async (path) => {
    for (const who of [undefined, 'student', 'admin']) await expectEnvelope(spec, { path, who });
  });

  it.each(['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'] as const)(
    '%s where it is not meant',
    async (method) => {
      const response = await demo.portal.app.inject({ method: method as 'PUT', url: '/api/code' }); // inject types fewer methods than it sends
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toMatch(/at .+\.ts:\d+/);
    },
  );
});

describe('fuzz: headers', () => {
  const headers = fc.record(
    {
      authorization: fc.oneof(
        anyTrouble.header,
        anyTrouble.header.map((text) => `Bearer ${text}`),
      ),
      'accept-language': fc.oneof(anyTrouble.header, fc.constantFrom('en;q=', 'ko-KR,ko;q=0.9', '*', 'zz', ',,,')),
      cookie: anyTrouble.header,
      'user-agent': anyTrouble.header,
      'x-forwarded-for': anyTrouble.header,
      'x-http-method-override': fc.constant('DELETE'),
      'idempotency-key': anyTrouble.header,
    },
    { requiredKeys: [] },
  );
  it.each(CALLS.filter(([id]) => !ENDS_SESSION.has(id)))('%s', async (_id, spec) => {
    await fc.assert(
      fc.asyncProperty(headers, async (given) => {
        const present = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
        await expectEnvelope(spec, { path: addressFor(spec), who: undefined, headers: Object.fromEntries(present) });
      }),
      { ...RUN, numRuns: Math.ceil(RUNS / 3) },
    );
  });
});
