import { describe, expect, test } from 'vitest';

import { makeToken } from './test-browser.ts';
import { decodeClaims, isAdministrator, isCdpUser, judgeToken } from './token.ts';

const HOUR_MS = 3_600_000;

describe('a token, by its life left', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  test.each([
    ['359 h and 1 s', 359 * HOUR_MS + 1000, 'fresh'],
    ['359 h and 1 ms', 359 * HOUR_MS + 1, 'fresh'],
    ['359 h', 359 * HOUR_MS, 'refresh'],
    ['359 h less 1 s', 359 * HOUR_MS - 1000, 'refresh'],
    ['1 ms', 1, 'refresh'],
    ['nothing', 0, 'expired'],
    ['less than nothing', -1, 'expired'],
  ] as const)('%s', (_what, left, state) => {
    expect(judgeToken({ exp: (now + left) / 1000 }, now)).toBe(state);
  });

  test('no claims', () => {
    expect(judgeToken(undefined, now)).toBe('expired');
  });
});

describe('claims', () => {
  test('are read by name, in any script', () => {
    const claims = decodeClaims(makeToken(1, { username: '김서윤', note: '???>>>' }));
    expect(claims?.['username']).toBe('김서윤');
    expect(claims?.['note']).toBe('???>>>');
  });

  test.each(['', 'token', 'a.b.c', 'e30.e30.x', `e30.${btoa('null')}.x`, `e30.${btoa('{"exp":"1"}')}.x`, '..'])(
    'are absent in %j',
    (token) => {
      expect(decodeClaims(token)).toBeUndefined();
    },
  );

  test.each([
    ['ADMINISTRATOR', true],
    [['ADMINISTRATOR'], true],
    ['', false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('role id %j makes an administrator or CDP user: %j', (id, is) => {
    expect(isAdministrator({ exp: 1, ADMIN_SYS_ROLE_ID: id })).toBe(is);
    expect(isCdpUser({ exp: 1, CDP_SYS_ROLE_ID: id })).toBe(is);
    expect(isAdministrator({ exp: 1, CDP_SYS_ROLE_ID: id })).toBe(false);
    expect(isCdpUser({ exp: 1, ADMIN_SYS_ROLE_ID: id })).toBe(false);
  });

  test('without a token nobody is anything', () => {
    expect(isAdministrator(undefined)).toBe(false);
    expect(isCdpUser(undefined)).toBe(false);
  });
});
