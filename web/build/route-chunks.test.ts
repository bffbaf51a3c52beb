import { describe, expect, test } from 'vitest';

import type { CallSpec } from '@naru/contract/call.ts';

import { patternOf, readOf, readRoutes } from './route-chunks.ts';

describe('the routes of an area', () => {
  test('are read with the file of their screen', () => {
    const code = `
      export const login = publicRoute('/login', async () => (await import('./login-screen.tsx')).LoginScreen);
      export const form = pageRoute('/job/{id}', async () => (await import('./job/form-screen.tsx')).Form, { menuId: 'JOB' });
      const other = nameOf('/nothing', 'lazy');`;
    expect(readRoutes(code)).toEqual([
      { address: '/login', screen: './login-screen.tsx' },
      { address: '/job/{id}', screen: './job/form-screen.tsx' },
    ]);
  });
});

describe('an address as a pattern', () => {
  test.each([
    ['/', '/', true],
    ['/', '/login', false],
    ['/login', '/login', true],
    ['/login', '/login/', true],
    ['/login', '/login/x', false],
    ['/error/{code?}', '/error', true],
    ['/error/{code?}', '/error/404', true],
    ['/error/{code?}', '/error/404/x', false],
    ['/job/{id}', '/job', false],
    ['/job/{id}/form', '/job/7/form', true],
    ['/a.b', '/axb', false],
    ['/*', '/whatever/there/is', true],
  ])('%s for %s: %s', (address, path, isTaken) => {
    expect(new RegExp(patternOf(address)).test(path)).toBe(isTaken);
  });

  test('gives its parts', () => {
    const find = (path: string) => new RegExp(patternOf('/job/{id}/{tab?}')).exec(path)?.groups;
    expect(find('/job/7/note')).toEqual({ id: '7', tab: 'note' });
    expect(find('/job/7')).toEqual({ id: '7', tab: undefined });
  });
});

describe('the first read of a route', () => {
  const reads = { base: '/view/cdp', path: '/test/{family}/{id}' } as CallSpec; // of which only the address counts

  test('has marks where the address of the screen has words', () => {
    const read = readOf({
      reads,
      asks: ({ params, search }) => ({
        params: { family: '01', id: params['id'] },
        query: { of: search['test'], size: '10' },
      }),
    });
    expect(read).toEqual({
      path: '/view/cdp/test/01/{id}',
      query: [
        ['of', '{test}'],
        ['size', '10'],
      ],
    });
  });

  test('is told where only some addresses have one', () => {
    const read = readOf({ reads, asks: ({ params: { id } }) => (id ? { params: { family: '01', id } } : undefined) });
    expect(read).toEqual({ path: '/view/cdp/test/01/{id}', query: [] });
  });

  test('is told of a screen that reads anew at each opening', () => {
    const read = readOf({ early: { reads, asks: () => ({ params: { family: '01', id: '7' } }) } });
    expect(read?.path).toBe('/view/cdp/test/01/7');
  });

  test('is none where the route has none', () => {
    expect(readOf({})).toBeUndefined();
  });
});
