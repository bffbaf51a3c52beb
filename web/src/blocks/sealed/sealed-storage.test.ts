import { beforeEach, expect, it } from 'vitest';

import { openTestBrowser, type TestBrowser, type TestTab } from '../../platform/session/test-browser.ts';
import { openSealedStorage } from './sealed-storage.ts';

const keyOf = (byte: number): string => btoa(String.fromCodePoint(byte).repeat(32));

let browser: TestBrowser;
beforeEach(() => {
  browser = openTestBrowser();
});
const open = (tab: TestTab = browser.openTab(), draftKey = keyOf(1)) =>
  openSealedStorage({ storage: tab.storage, draftKey, keys: ['a', 'b'] });

/** Waits until something else lies there than before. */
async function untilOther(key: string, before: string | undefined): Promise<string> {
  for (;;) {
    const kept = browser.stored.get(key);
    if (kept !== undefined && kept !== before) return kept;
    await new Promise(setImmediate);
  }
}
const rest = (): Promise<unknown> => new Promise((done) => setTimeout(done, 30));

it('H4 is at hand at once, lies sealed, and opens again with its key alone', async () => {
  const values = await open();
  values.write('a', '끝까지');
  expect(values.read('a')).toBe('끝까지');
  const kept = await untilOther('a', undefined);
  expect(atob(kept)).not.toContain('끝');
  expect((await open()).read('a')).toBe('끝까지');
  expect((await open(undefined, keyOf(2))).read('a')).toBeNull();
});

it('T2 is removed where it does not open: of another key, or left in the clear', async () => {
  browser.stored.set('a', '[3,"ko",1]');
  browser.stored.set('c', 'not asked about');
  expect((await open()).read('a')).toBeNull();
  expect([...browser.stored.keys()]).toEqual(['c']);
});

it('T2 of two writes the later lies there, and after a removal nothing', async () => {
  const values = await open();
  values.write('a', '1');
  values.write('a', '2');
  await untilOther('a', undefined);
  await rest();
  expect((await open()).read('a')).toBe('2');
  values.write('a', '3');
  values.remove('a');
  await rest();
  expect(values.read('a')).toBeNull();
  expect(browser.stored.size).toBe(0);
});

it('T2 hears what another tab wrote and removed, and removes nothing that it has not heard of', async () => {
  const [one, other] = [await open(), await open()];
  one.write('a', '1');
  const first = await untilOther('a', undefined);
  await other.hear('a');
  expect(other.read('a')).toBe('1');
  one.write('a', '2');
  await untilOther('a', first);
  other.remove('a');
  expect(browser.stored.has('a')).toBe(true);
  await other.hear('a');
  expect(other.read('a')).toBe('2');
  other.remove('a');
  expect(browser.stored.size).toBe(0);
  await one.hear('a');
  expect(one.read('a')).toBeNull();
});

it('T2 keeps its own while it is being sealed, whatever it hears', async () => {
  const [one, other] = [await open(), await open()];
  other.write('a', 'theirs');
  await untilOther('a', undefined);
  one.write('a', 'mine');
  await one.hear('a');
  expect(one.read('a')).toBe('mine');
});
