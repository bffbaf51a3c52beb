import { describe, expect, it } from 'vitest';

import { fillRead } from './first-read.ts';

const ID = '0190a3f2-7c4e-7d1a-9b8e-2f6c5d4e3a21';
const read = { path: '/view/cdp/test/{id}', query: [['of', '{test}'] as const, ['size', '10'] as const] };
const fill = (id: string | undefined, search = '') => fillRead(read, { parts: { id }, search });

describe('the address of a first read', () => {
  it.each([
    ['takes the part', ID, '', `/view/cdp/test/${ID}?size=10`],
    ['takes the search parameter, in the order of the call', ID, 'x=1&test=7', `/view/cdp/test/${ID}?of=7&size=10`],
    ['takes the first of several', ID, 'test=7&test=8', `/view/cdp/test/${ID}?of=7&size=10`],
    ['writes them as the browser does', '%ED%95%9C', 'test=a+b%26c', '/view/cdp/test/%ED%95%9C?of=a+b%26c&size=10'],
    ['stays in its place', '..%2F..%2Fadmin', '', '/view/cdp/test/..%2F..%2Fadmin?size=10'],
    ['takes a part like its own mark for a word', '%7Bid%7D', '', '/view/cdp/test/%7Bid%7D?size=10'],
  ])('%s', (_what, id, search, address) => {
    expect(fill(id, search)).toBe(address);
  });

  it.each([['%2E%2E'], ['..'], ['.'], [''], ['%'], ['%FF'], [undefined]])('is none with the part %j', (id) => {
    expect(fill(id)).toBeUndefined();
  });

  it('is none where the address leaves the part out, whatever its search parameters are called', () => {
    expect(fill(undefined, 'id=7')).toBeUndefined();
  });

  it('takes the path as it is where nothing is left open', () => {
    expect(fillRead({ path: '/view/cdp/todo', query: [] }, { parts: {}, search: 'a=1' })).toBe('/view/cdp/todo');
  });
});
