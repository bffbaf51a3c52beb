import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HOME_PATH, readReturnPath, readSubject } from './rules.ts';

describe('S4 readReturnPath', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/cs/prof/hist/list?page=2&sort=at,desc#top', '/cs/prof/hist/list?page=2&sort=at,desc#top'],
    ['/a/../b', '/b'],
    ['/board/%ED%95%9C%20%EA%B8%80', '/board/%ED%95%9C%20%EA%B8%80'],
    ['/search?q=https://elsewhere.example', '/search?q=https://elsewhere.example'],
  ])('keeps %j', (given, expected) => {
    expect(readReturnPath(given)).toBe(expected);
  });

  it.each([
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https:evil.example',
    'https://evil.example',
    'HTTPS://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%2Fevil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '/%09/evil.example',
    '/x%0d%0aSet-Cookie:a=b',
    '/x\r\nLocation: https://evil.example',
    '/x\u2028y',
    '/x\u0000',
    '/%E0%A4%A',
    `/${'a'.repeat(2_000)}`,
  ])('leads %j home', (given) => {
    expect(readReturnPath(given)).toBe(HOME_PATH);
  });

  it.each([undefined, null, 7, {}, ['/dashboard']])('leads %j, which is no text, home', (given) => {
    expect(readReturnPath(given)).toBe(HOME_PATH);
  });

  it('leads nowhere but to this portal, whatever the text, also when it is read twice or decoded', () => {
    const piece = fc.constantFrom('/', '\\', '.', '%2f', '%5C', '%25', '%09', '\t', '\r', '@', ':', '?', '#', 'a', 'é');
    const staysHere = fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = readReturnPath(pieces.join(''));
      const address = new URL(path, 'https://portal.example');
      const decoded = new URL(decodeURIComponent(address.pathname), 'https://portal.example');
      return (
        address.origin === 'https://portal.example' &&
        decoded.origin === 'https://portal.example' &&
        readReturnPath(path) === path
      );
    });
    expect(() => fc.assert(staysHere, { numRuns: 5_000 })).not.toThrow();
  });
});

describe('readSubject', () => {
  it.each([
    ['20261234', '20261234'],
    [20261234, '20261234'],
    ['', undefined],
    [1.5, undefined],
    [true, undefined],
    [null, undefined],
    [['a'], undefined],
  ])('reads %j as %j', (given, expected) => {
    expect(readSubject(given)).toBe(expected);
  });
});
