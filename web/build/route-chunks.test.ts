import { describe, expect, test } from 'vitest';

import { patternOf, readRoutes } from './route-chunks.ts';

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
