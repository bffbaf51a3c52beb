import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { loadAllRoutes } from '../src/app/routes.ts';
import { bundleLooks, FIRST_LOOKS } from './first-looks.ts';
import { type AppRoute, menuIdsAt } from '../src/platform/route.ts';
import { readOf } from './route-chunks.ts';

/** As many as take no time to compile on a slow phone. */
const MOST_CHARACTERS = 14_000;

const ADDRESSES = FIRST_LOOKS.flatMap(({ addresses }) => addresses);

test.each(ADDRESSES)('the first look of %s has a first read to be drawn from', async (address) => {
  const route = await findRoute(address);
  expect(readOf(route)).toBeDefined();
});

async function findRoute(address: string): Promise<AppRoute> {
  const route = (await loadAllRoutes()).find(({ path }) => path === address);
  if (!route) throw new Error(`There is no route ${address}.`);
  return route;
}

test('each is one small script that leaves its look for the page, without React', async () => {
  const looks = await bundleLooks();
  expect([...looks.keys()]).toEqual(ADDRESSES);
  for (const script of new Set(looks.values())) {
    expect(script.length).toBeLessThan(MOST_CHARACTERS);
    expect(script).not.toMatch(/react\.\w+|tabler-icon/);
  }
});

test.each(ADDRESSES)('the first look of %s is drawn by the right that the guard asks for', async (address) => {
  const script = (await bundleLooks()).get(address) ?? '';
  const { firstLook } = runInNewContext(`${script};naruLooks`) as { firstLook: { menuId: string } };
  expect(menuIdsAt((await findRoute(address)).meta, address)).toEqual([firstLook.menuId]);
});
