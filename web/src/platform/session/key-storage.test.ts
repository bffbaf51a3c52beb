import { expect, test } from 'vitest';

import { openKeyStorage } from './key-storage.ts';

test('keeps what the browser keeps', () => {
  const kept = new Map<string, string>();
  const storage = openKeyStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }));
  expect(storage.read('a')).toBeNull();
  storage.write('a', '1');
  expect(kept.get('a')).toBe('1');
  expect(storage.read('a')).toBe('1');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

test('lasts as long as the page where the browser refuses', () => {
  const storage = openKeyStorage(() => {
    throw new Error('switched off');
  });
  expect(storage.read('a')).toBeNull();
  storage.write('a', '1');
  expect(storage.read('a')).toBe('1');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

test('what a full storage did not take hides what is in it', () => {
  const storage = openKeyStorage(() => ({
    getItem: () => 'old',
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  }));
  storage.write('a', 'new');
  expect(storage.read('a')).toBe('new');
});

test('lists what begins alike, wherever it lies', () => {
  const keys = ['a.1', 'b.1'];
  const storage = openKeyStorage(
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    }),
    () => keys,
  );
  storage.write('a.2', 'x');
  expect(storage.list('a.').toSorted()).toEqual(['a.1', 'a.2']);
});
