// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useDiscreet } from './use-discreet.ts';

afterEach(() => vi.restoreAllMocks());

const become = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const isVeiled = (): boolean => document.documentElement.classList.length > 0;

it('veils the page while nobody looks at it, and is back at once', () => {
  const { unmount } = renderHook(() => useDiscreet('상담'));
  expect(document.title).toMatch(/^상담/);
  expect(isVeiled()).toBe(false);
  become('hidden');
  expect(isVeiled()).toBe(true);
  become('visible');
  expect(isVeiled()).toBe(false);
  become('hidden');
  unmount();
  expect(isVeiled()).toBe(false);
});
