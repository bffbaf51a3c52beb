import { describe, expect, it } from 'vitest';

import { HTTP_OR_HTTPS, HTTPS, readWebAddress } from './web-address.ts';

describe('an address that others press', () => {
  it.each([
    ['https://zoom.us/j/123', 'https://zoom.us/j/123'],
    ['  HTTPS://ZOOM.US/j/123 ', 'https://zoom.us/j/123'],
    ['https://zoom.us/j/1" onmouseover="x', undefined],
    ['https://zoom.us/j/1#<svg>', 'https://zoom.us/j/1#%3Csvg%3E'],
    ['https://evil.example/\u202Emoc.mooz', 'https://evil.example/%E2%80%AEmoc.mooz'],
    ['https://z\u043E\u043Em.us/', 'https://xn--zm-fmca.us/'],
    ['https://zoom.us/j/1\r\nX: 1', undefined],
    ['https://zoom.us@evil.example/', undefined],
    ['https://zoom.us:secret@evil.example/', undefined],
    ['http://zoom.us/', undefined],
    ['https:zoom.us', undefined],
    ['//zoom.us/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
    ['', undefined],
    [`https://zoom.us/${'가'.repeat(20)}`, undefined],
  ])('%j is %j', (written, read) => expect(readWebAddress(written, { most: 100, start: HTTPS })).toBe(read));

  it('may be plain HTTP where that is fine, and still nothing else', () => {
    const taken = { most: 100, start: HTTP_OR_HTTPS };
    expect(readWebAddress('http://clinic.example', taken)).toBe('http://clinic.example/');
    expect(readWebAddress('ftp://clinic.example', taken)).toBeUndefined();
  });
});
