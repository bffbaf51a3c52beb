import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLoading } from './loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows 1000 ms after a request started, to the millisecond', () => {
  const { store, begin } = createLoading();
  begin();
  vi.advanceTimersByTime(999);
  expect(store.read()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.read()).toBe(true);
});

test('never shows for what is done within 1000 ms', () => {
  const { store, begin } = createLoading();
  const end = begin();
  vi.advanceTimersByTime(999);
  end();
  vi.advanceTimersByTime(10_000);
  expect(store.read()).toBe(false);
});

test('never shows for several that are all done within 1000 ms', () => {
  const { store, begin } = createLoading();
  const ends = [begin()];
  vi.advanceTimersByTime(500);
  ends.push(begin());
  for (const end of ends) end();
  vi.advanceTimersByTime(10_000);
  expect(store.read()).toBe(false);
});

test('the delay counts from the first request while any runs', () => {
  const { store, begin } = createLoading();
  const endFirst = begin();
  vi.advanceTimersByTime(600);
  begin();
  endFirst();
  vi.advanceTimersByTime(400);
  expect(store.read()).toBe(true);
});

test('hides when none runs, and counts anew from then', () => {
  const { store, begin } = createLoading();
  const ends = [begin(), begin()];
  vi.advanceTimersByTime(1000);
  ends[0]?.();
  expect(store.read()).toBe(true);
  ends[1]?.();
  expect(store.read()).toBe(false);
  begin();
  vi.advanceTimersByTime(999);
  expect(store.read()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.read()).toBe(true);
});

test('a request ends once', () => {
  const { store, begin } = createLoading();
  const end = begin();
  begin();
  end();
  end();
  vi.advanceTimersByTime(1000);
  expect(store.read()).toBe(true);
});
