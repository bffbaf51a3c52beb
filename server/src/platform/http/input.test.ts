import { anyone } from '@naru/contract/access.ts';
import { session } from '@naru/contract/areas/session.ts';
import { api } from '@naru/contract/call.ts';
import { Id } from '@naru/contract/shared/id.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { Failure } from './failure.ts';
import { compileInputReader } from './input.ts';

const read = compileInputReader(
  api.put('/thing/{id}', {
    access: anyone,
    summary: 'For tests only.',
    params: z.object({ id: z.string().max(8) }),
    query: z.object({ word: z.string().optional(), ofId: Id.optional(), most: z.coerce.number().max(9).optional() }),
    body: z.object({
      name: z.string().optional(),
      ofId: Id.optional(),
      list: z.array(z.object({ id: z.string() })).optional(),
      map: z.record(z.string(), z.string()).optional(),
    }),
    output: z.object({}),
  }),
);
const ask = (raw: { id?: string; query?: Record<string, string>; body?: unknown }) =>
  read({ params: { id: raw.id ?? 'a' }, query: raw.query ?? {}, body: raw.body }, 'en');

const failureOf = (work: () => unknown): Failure => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

it('a text is composed, in body and query, at any depth', () => {
  const letters = '한글'.normalize('NFD');
  const { body, query } = ask({
    query: { word: letters },
    body: { name: letters, list: [{ id: letters }], map: { word: letters } },
  });
  expect(query).toEqual({ word: '한글' });
  expect(body).toEqual({ name: '한글', list: [{ id: '한글' }], map: { word: '한글' } });
});

describe('a key', () => {
  const wrong = ['none', '../../etc', '0190B2C4-0000-7000-8000-000000000000'];

  it.each(wrong)('that is %j names nothing where something is asked for, whatever else is wrong', (ofId) => {
    expect(failureOf(() => ask({ query: { ofId } })).kind).toBe('notFound');
    expect(failureOf(() => ask({ query: { most: '10', ofId } })).kind).toBe('notFound');
  });

  it.each(wrong)('that is %j is a wrong field where something is sent', (ofId) => {
    const failure = failureOf(() => ask({ body: { ofId } }));
    expect([failure.kind, failure.detail.fields?.[0]?.field]).toEqual(['invalid', 'ofId']);
  });

  it('is a UUID in lower case', () => {
    const ofId = '0190b2c4-0000-7000-8000-000000000000';
    expect(ask({ query: { ofId }, body: { ofId } })).toMatchObject({ query: { ofId }, body: { ofId } });
  });
});

describe('the input of a call', () => {
  it('is what the contract names, and nothing else', () => {
    expect(ask({ query: { word: 'x', other: 'y' }, body: { name: 'n', more: 1, list: [{ id: 'i', x: 1 }] } })).toEqual({
      params: { id: 'a' },
      query: { word: 'x' },
      body: { name: 'n', list: [{ id: 'i' }] },
    });
  });

  it('takes null for what is not there in the specification’s own calls, and in no other', () => {
    const raw = { params: {}, query: {} };
    const login = compileInputReader(session.login);
    const body = { username: 'naru', password: 'pw', ssoId: null };
    expect(login({ ...raw, body }, 'en').body).toEqual({ username: 'naru', password: 'pw' });
    expect(() => login({ ...raw, body: [null] }, 'en')).toThrow(Failure);
    const access = compileInputReader(session.logAccess);
    expect(access({ ...raw, body: { menuId: null, route: '/index' } }, 'en').body).toEqual({ route: '/index' });
    expect(failureOf(() => ask({ body: { name: null } })).kind).toBe('invalid');
  });

  it('may leave the body out where nothing in it is needed', () => {
    expect(ask({}).body).toEqual({});
  });

  it('does not take a prototype for a field', () => {
    const body = JSON.parse('{"__proto__":{"name":"p"}}') as unknown;
    expect(ask({ body }).body).toEqual({});
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });

  it.each(['123456789', 'a\0', '\ud800'])('names nothing with the parameter %j', (id) => {
    expect(failureOf(() => ask({ id })).kind).toBe('notFound');
  });

  it.each([
    ['name', { name: 'a\0b' }],
    ['name', { name: 'half \ud800' }],
    ['list.1.id', { list: [{ id: 'fine' }, { id: '\udfff\ud800' }] }],
    ['map.key', { map: { key: '\0' } }],
    ['map.\0', { map: { '\0': 'x' } }],
  ])('refuses what PostgreSQL cannot store, by its field %j', (field, body) => {
    const failure = failureOf(() => ask({ body }));
    expect(failure.kind).toBe('invalid');
    expect(failure.detail.fields).toEqual([
      { field, message: expect.stringContaining('contains a character that isn’t allowed') },
    ]);
  });

  it('tells a field that is missing from one of the wrong type', () => {
    const body = { name: 7, list: [{}] };
    expect(failureOf(() => ask({ body })).detail.fields).toEqual([
      { field: 'name', message: 'Name: please check what you entered.' },
      { field: 'list.0.id', message: 'Input: please fill this in.' },
    ]);
  });

  it('lets pass whatever else people write', () => {
    const name = '👩‍👩‍👧‍👦 한글 \u202e ﷽ \u0001';
    expect(ask({ query: { word: name }, body: { name } })).toMatchObject({ query: { word: name }, body: { name } });
  });
});
