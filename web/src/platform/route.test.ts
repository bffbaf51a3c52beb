import { describe, expect, expectTypeOf, it } from 'vitest';

import { addressOf, routerPath, searchText, type RouteParams } from './route.ts';

describe('addressOf', () => {
  it.each([
    [addressOf({ path: '/login' }), '/login'],
    [addressOf({ path: '/login' }, { search: { redirect: '/a?b=1' } }), '/login?redirect=%2Fa%3Fb%3D1'],
    [addressOf({ path: '/error/{code?}' }, { params: {} }), '/error'],
    [addressOf({ path: '/error/{code?}' }, { params: { code: '404' } }), '/error/404'],
    [addressOf({ path: '/cs/hist/detail/{id}' }, { params: { id: 'a/b' } }), '/cs/hist/detail/a%2Fb'],
    [addressOf({ path: '/dashboard' }, { hash: 'todo' }), '/dashboard#todo'],
  ])('%s', (made, wanted) => expect(made).toBe(wanted));

  it('asks for exactly the parameters of the path', () => {
    expectTypeOf<RouteParams<'/a/{id}/{tab?}'>>().toEqualTypeOf<
      { readonly id: string } & { readonly tab?: string | undefined }
    >();
  });
});

it('searchText repeats keys of lists and leaves empty values out', () => {
  expect(searchText({ sort: ['a,asc', 'b,desc'], q: '', page: 0, none: undefined })).toBe(
    '?sort=a%2Casc&sort=b%2Cdesc&page=0',
  );
});

it.each([
  ['/*', '/$'],
  ['/error/{code?}', '/error/{-$code}'],
  ['/cs/{id}/surv', '/cs/$id/surv'],
])('routerPath writes %s as %s', (path, wanted) => expect(routerPath(path)).toBe(wanted));
