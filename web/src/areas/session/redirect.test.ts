import { expect, it } from 'vitest';

import { safeRedirect } from './redirect.ts';

it.each([
  ['/cs/hist/list?page=2#top', '/cs/hist/list?page=2#top'],
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['\\\\evil.example', '/dashboard'],
  ['/..//evil.example', '/dashboard'],
  ['/x/%2e%2e//evil.example', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['dashboard', '/dashboard'],
  ['/login?redirect=/x', '/dashboard'],
  ['/logout', '/dashboard'],
  ['/a/../../b', '/b'],
])('S4 %j leads to %s', (wanted, expected) => {
  expect(safeRedirect(wanted)).toBe(expected);
});
