import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createExclusive } from './exclusive.ts';
import type { KeyStorage } from './key-storage.ts';
import { exclusiveOf, openTestBrowser, type TestBrowser } from './test-browser.ts';

const LEASE_KEY = 'naru.session.lease';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['the lock manager', true],
  ['a lease in storage', false],
])('exclusive work by %s', (_what, hasLocks) => {
  const openTab = (browser: TestBrowser) => exclusiveOf(browser, browser.openTab(), hasLocks);

  test('never overlaps, within a tab and across tabs, however long it takes', async () => {
    const browser = openTestBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    let running = 0;
    let most = 0;
    const work = (ms: number) => async (): Promise<number> => {
      running += 1;
      most = Math.max(most, running);
      await pause(ms);
      running -= 1;
      return ms;
    };
    const all = Promise.all([one(work(200_000)), other(work(30)), one(work(20)), other(work(10))]);
    await vi.advanceTimersByTimeAsync(250_000);
    expect(await all).toEqual([200_000, 30, 20, 10]);
    expect(most).toBe(1);
  });

  test('lets the next one begin after a failure', async () => {
    const browser = openTestBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    const failing = one(() => Promise.reject(new Error('no')));
    failing.catch(() => undefined);
    const next = other(async () => 'done');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});

describe('a lease', () => {
  test('is given back', async () => {
    const browser = openTestBrowser();
    const done = exclusiveOf(browser, browser.openTab(), false)(async () => 1);
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(browser.stored.has(LEASE_KEY)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('of a tab that was closed lapses after 10 s', async () => {
    const browser = openTestBrowser();
    browser.stored.set(LEASE_KEY, `gone ${Date.now() + 10_000}`);
    const work = vi.fn(async () => undefined);
    const done = exclusiveOf(browser, browser.openTab(), false)(work);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(work).toHaveBeenCalledOnce();
  });

  test.each([`gone ${Date.parse('2030-01-01')}`, 'nonsense', 'a b'])('that says %j holds nobody up', async (lease) => {
    const browser = openTestBrowser();
    browser.stored.set(LEASE_KEY, lease);
    const done = exclusiveOf(browser, browser.openTab(), false)(async () => 1);
    await vi.advanceTimersByTimeAsync(60);
    await expect(done).resolves.toBe(1);
  });

  test('goes to one of two who ask in the same moment', async () => {
    const browser = openTestBrowser();
    const order: string[] = [];
    const ask = (name: string, storage: KeyStorage) =>
      createExclusive({ locks: undefined, storage, newKey: () => name })(async () => {
        order.push(`${name} begins`);
        await pause(500);
        order.push(`${name} ends`);
      });
    const { storage } = browser.openTab();
    // Looks before it knows of the other's write, and then overwrites it.
    let hasLooked = false;
    const read = (key: string): string | null => {
      const found = hasLooked ? storage.read(key) : null;
      hasLooked = true;
      return found;
    };
    const both = Promise.all([ask('a', browser.openTab().storage), ask('b', { ...storage, read })]);
    await vi.advanceTimersByTimeAsync(2_000);
    await both;
    expect(order).toEqual(['b begins', 'b ends', 'a begins', 'a ends']);
  });
});
