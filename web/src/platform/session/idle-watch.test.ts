import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createIdleWatch, judgeIdle, SHARED_PC_LIMITS } from './idle-watch.ts';
import { openTestBrowser, type TestBrowser } from './test-browser.ts';

const MINUTE = 60_000;

describe('S8 a session without use', () => {
  test.each([
    [0, { phase: 'active', msToWarning: 55 * MINUTE }],
    [55 * MINUTE - 1, { phase: 'active', msToWarning: 1 }],
    [55 * MINUTE, { phase: 'warning', endsAt: 60 * MINUTE }],
    [60 * MINUTE - 1, { phase: 'warning', endsAt: 60 * MINUTE }],
    [60 * MINUTE, { phase: 'over' }],
  ])('after %i ms', (now, state) => {
    expect(judgeIdle(0, now, SHARED_PC_LIMITS)).toEqual(state);
  });
});

function openTab(browser: TestBrowser) {
  const touch = vi.fn(async (): Promise<unknown> => undefined);
  const onOver = vi.fn<() => void>();
  const watch = createIdleWatch({ ...browser.openTab(), limits: SHARED_PC_LIMITS, touch, onOver });
  return { watch, touch, onOver };
}

describe('S8 the watch', () => {
  const start = Date.parse('2026-11-21T00:00:00Z');
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('warns 5 minutes before the end, and then ends', async () => {
    const { watch, onOver } = openTab(openTestBrowser());
    watch.start(true);
    await vi.advanceTimersByTimeAsync(55 * MINUTE - 1);
    expect(watch.store.read()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(watch.store.read()).toBe(start + 60 * MINUTE);
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(onOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onOver).toHaveBeenCalledOnce();
    expect(watch.store.read()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is extended by a call', async () => {
    const { watch, touch, onOver } = openTab(openTestBrowser());
    watch.start(true);
    await vi.advanceTimersByTimeAsync(59 * MINUTE);
    await watch.extend();
    expect(touch).toHaveBeenCalledOnce();
    expect(watch.store.read()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(55 * MINUTE);
    expect(watch.store.read()).toBe(start + 119 * MINUTE);
    expect(onOver).not.toHaveBeenCalled();
  });

  test('goes on warning where the call failed', async () => {
    const { watch, touch } = openTab(openTestBrowser());
    touch.mockRejectedValueOnce(new Error('away'));
    watch.start(true);
    await vi.advanceTimersByTimeAsync(59 * MINUTE);
    await watch.extend();
    expect(watch.store.read()).toBe(start + 60 * MINUTE);
  });

  test('counts every call, in another tab too', async () => {
    const browser = openTestBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    one.watch.start(true);
    other.watch.start(false);
    await vi.advanceTimersByTimeAsync(57 * MINUTE);
    expect(other.watch.store.read()).toBe(start + 60 * MINUTE);
    one.watch.noteUse();
    expect(one.watch.store.read()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(other.watch.store.read()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(other.onOver).not.toHaveBeenCalled();
  });

  test('counts a use once a minute, as the server does', async () => {
    const { watch } = openTab(openTestBrowser());
    watch.start(true);
    await vi.advanceTimersByTimeAsync(MINUTE);
    watch.noteUse();
    await vi.advanceTimersByTimeAsync(54 * MINUTE);
    expect(watch.store.read()).toBe(start + 60 * MINUTE);
  });

  test('goes on from the last use after a reload, and anew after a login', () => {
    const browser = openTestBrowser();
    openTab(browser).watch.start(true);
    vi.setSystemTime(start + 56 * MINUTE);
    const { watch } = openTab(browser);
    watch.start(false);
    expect(watch.store.read()).toBe(start + 60 * MINUTE);
    watch.start(true);
    expect(watch.store.read()).toBeUndefined();
  });

  test('ends at once when the computer slept too long', () => {
    const browser = openTestBrowser();
    openTab(browser).watch.start(true);
    vi.setSystemTime(start + 61 * MINUTE);
    const { watch, onOver } = openTab(browser);
    watch.start(false);
    expect(onOver).toHaveBeenCalledOnce();
  });

  test('watches nothing once stopped', async () => {
    const { watch, onOver } = openTab(openTestBrowser());
    watch.start(true);
    watch.stop();
    watch.noteUse();
    await watch.extend();
    await vi.advanceTimersByTimeAsync(61 * MINUTE);
    expect(onOver).not.toHaveBeenCalled();
    expect(watch.store.read()).toBeUndefined();
  });
});
