import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { loadAllRoutes } from '../src/app/routes.ts';
import { bundleLooks, FIRST_LOOKS } from './first-looks.ts';
import { readOf } from './route-chunks.ts';

/** As many as take no time to compile on a slow phone. */
const MOST_CHARACTERS = 14_000;

const ADDRESSES = FIRST_LOOKS.flatMap(({ addresses }) => addresses);

test.each(ADDRESSES)('the first look of %s has a first read to be drawn from', async (address) => {
  const route = (await loadAllRoutes()).find(({ path }) => path === address);
  expect(route && readOf(route)).toBeDefined();
});

test('each is one small script that leaves its look for the page, without React', async () => {
  const looks = await bundleLooks();
  expect([...looks.keys()]).toEqual(ADDRESSES);
  for (const script of new Set(looks.values())) {
    expect(script.length).toBeLessThan(MOST_CHARACTERS);
    expect(script).not.toMatch(/react\.\w+|tabler-icon/);
    const { firstLook } = runInNewContext(`${script};naruLooks`) as { firstLook: { menuId: string } };
    expect(firstLook.menuId).toMatch(/^[A-Z_]+$/);
  }
});
