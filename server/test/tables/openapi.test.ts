/**
 * The API document: valid OpenAPI 3.1, complete, served, and readable without a script.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CALL_GROUPS } from '../../src/main.ts';
import { openTestPortal, type TestPortal } from '../portal.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly object[];
  readonly parameters: readonly { name: string; in: string; required: boolean }[];
  readonly requestBody?: object;
}
interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let portal: TestPortal;
let text: string;
let document: ApiDocument;

beforeAll(async () => {
  portal = await openTestPortal();
  text = (await portal.app.inject('/api/openapi.json')).body;
  document = JSON.parse(text) as ApiDocument; // made by describeApi, and linted below
});
afterAll(() => portal.close());

const calls = CALL_GROUPS.flatMap((area) =>
  Object.entries(area.calls).map(([key, spec]) => ({ id: `${area.name}.${key}`, area: area.name, spec })),
);

describe('/api/openapi.json', () => {
  it('is OpenAPI 3.1 without a fault', async () => {
    const config = await createConfig({
      extends: ['minimal'],
      rules: {
        'tag-description': 'off',
        struct: 'error',
        'no-unresolved-refs': 'error',
        'operation-operationId': 'error',
        'operation-operationId-unique': 'error',
        'operation-operationId-url-safe': 'error',
        'operation-summary': 'error',
        'operation-parameters-unique': 'error',
        'path-parameters-defined': 'error',
        'path-declaration-must-exist': 'error',
        'no-identical-paths': 'error',
        'no-path-trailing-slash': 'error',
        'operation-2xx-response': 'error',
        'operation-tag-defined': 'error',
        'security-defined': 'error',
        'no-enum-type-mismatch': 'error',
        'no-unused-components': 'error',
        'no-schema-type-mismatch': 'error',
        'no-required-schema-properties-undefined': 'error',
        'spec-components-invalid-map-name': 'error',
        'no-server-trailing-slash': 'error',
      },
    });
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('has every call once, under its own name', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => `${operation.operationId} ${method} ${path}`),
    );
    expect(operations.sort()).toEqual(
      calls.map(({ id, spec }) => `${id} ${spec.method.toLowerCase()} ${spec.base}${spec.path}`).sort(),
    );
  });

  it.each(calls.map((one) => [one.id, one.spec] as const))('%s says whom it is for and what it takes', (_id, spec) => {
    const operation = document.paths[spec.base + spec.path]?.[spec.method.toLowerCase()];
    expect(operation?.summary).toBe(spec.summary);
    expect(operation?.description).toMatch(/^Access: .+\.$/);
    expect(operation?.description).toContain(spec.remark ?? '');
    const isPublic = operation?.security?.some((one) => Object.keys(one).length === 0) ?? false;
    expect(isPublic).toBe(spec.access.kind === 'anyone');
    expect(operation?.requestBody !== undefined).toBe(spec.body !== undefined);
    const names = operation?.parameters.filter((one) => one.in !== 'header').map((one) => one.name);
    expect(names).toEqual([...Object.keys(spec.params?.shape ?? {}), ...Object.keys(spec.query?.shape ?? {})]);
    const isKeyed = operation?.parameters.some((one) => one.name === 'Idempotency-Key');
    expect(isKeyed).toBe(spec.method !== 'GET' && spec.repeatable !== false && spec.draft !== true);
  });

  it('is served as JSON, to be asked for anew', async () => {
    const response = await portal.app.inject('/api/openapi.json');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });
});

describe('/api/docs', () => {
  it('shows every call to a person, and runs nothing', async () => {
    const response = await portal.app.inject('/api/docs');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { id, spec } of calls) {
      expect(response.body).toContain(`<article id="${id}">`);
      expect(response.body).toContain(`<code>${spec.base}${spec.path}</code>`);
    }
    expect(response.body).not.toMatch(/<script|\son\w+=|\sstyle=/);
    expect(response.body).not.toContain('{{');
  });

  it('has a nonce of its own each time, and its policy names it', async () => {
    const [one, two] = [await portal.app.inject('/api/docs'), await portal.app.inject('/api/docs')];
    const nonceOf = (body: string): string => /<style nonce="([^"]+)">/.exec(body)?.[1] ?? '';
    expect(nonceOf(one.body)).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonceOf(two.body)).not.toBe(nonceOf(one.body));
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonceOf(one.body)}'`);
  });
});
