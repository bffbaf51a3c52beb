// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import { findDropPlace } from './drop-place.ts';

/** Two cells below each other, each with a block; nothing lies under the pointer. */
beforeEach(() => {
  document.body.innerHTML = `<div data-cell="r/0"><div data-block="a"></div></div>
    <div data-cell="s/0"><div data-block="b"></div></div>`;
  const tops = { 'r/0': 100, 's/0': 300, a: 100, b: 300 };
  for (const element of document.querySelectorAll<HTMLElement>('[data-cell], [data-block]')) {
    const top = tops[(element.dataset['cell'] ?? element.dataset['block']) as keyof typeof tops]; // as above
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, top, 400, 100));
  }
  document.elementsFromPoint = () => [];
});

test('F2 a pointer beside a cell, where its handle is, and between two rows drops into the nearest', () => {
  expect(findDropPlace(180, 120)?.mark).toBe('r/0/0');
  expect(findDropPlace(180, 180)?.mark).toBe('r/0/1');
  expect(findDropPlace(300, 280)?.mark).toBe('s/0/0');
});

test('F2 below the last row, where a page ends that scrolled, it drops behind its last block', () => {
  expect(findDropPlace(180, 592)).toEqual({ place: { rowId: 's', cell: 0, at: 1 }, mark: 's/0/1' });
});

test('F2 far beside the page nothing is dropped', () => {
  expect(findDropPlace(20, 120)).toBeUndefined();
});
