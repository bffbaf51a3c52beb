// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { dropLeft, forgetLeft, hasLeft, keepLeft, readLeft } from './left-forms.ts';

const place = { username: 'student', address: '/lrn/mile/hist/claim?x=1', form: 'itemId,note' };
const BLANK = { itemId: null as string | null, note: '' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetLeft();
  vi.useRealTimers();
});

it('is read by the same person at the same address, its own fields alone, and no file', () => {
  keepLeft(place, { itemId: 'a', note: '적은 글', old: 1, file: new Blob(['x']) }, 'TAB');
  expect(readLeft(place, BLANK)).toEqual({ itemId: 'a', note: '적은 글' });
  expect(readLeft({ ...place, username: 'student2' }, BLANK)).toBeUndefined();
  expect(readLeft({ ...place, address: '/lrn/mile/hist/claim' }, BLANK)).toBeUndefined();
  expect(readLeft({ ...place, form: 'note' }, BLANK)).toBeUndefined();
  expect([hasLeft('student', place.address), hasLeft('stud', place.address)]).toEqual([true, false]);
  dropLeft(place);
  expect(hasLeft('student', place.address)).toBe(false);
});

it('is written down only where it may be', () => {
  keepLeft(place, { itemId: null, note: '비밀' }, 'PAGE');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('비밀');
  expect(readLeft(place, BLANK)).toEqual({ itemId: null, note: '비밀' });
  keepLeft(place, { itemId: null, note: '비밀 아님' }, 'TAB');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('비밀 아님');
});

it('goes with its hour, with another person and with a sign-out', () => {
  keepLeft(place, { itemId: null, note: '하나' }, 'TAB');
  vi.advanceTimersByTime(3_600_001);
  expect(readLeft(place, BLANK)).toBeUndefined();
  keepLeft(place, { itemId: null, note: '둘' }, 'PAGE');
  forgetLeft('student');
  expect(hasLeft('student', place.address)).toBe(true);
  forgetLeft('professor');
  expect(hasLeft('student', place.address)).toBe(false);
  keepLeft(place, { itemId: null, note: '셋' }, 'TAB');
  forgetLeft();
  expect(hasLeft('student', place.address)).toBe(false);
});
