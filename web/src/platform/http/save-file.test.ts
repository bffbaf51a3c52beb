// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { saveFile } from './save-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('hands the file to the browser under its name, and frees it later', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const free = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const saved: (string | undefined)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    const link = document.querySelector('a');
    saved.push(link?.download, link?.href);
  });
  saveFile(new Blob(['PDF']), '이력서.pdf');
  expect(saved).toEqual(['이력서.pdf', 'blob:1']);
  expect(document.querySelector('a')).toBeNull();
  expect(free).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(free).toHaveBeenCalledExactlyOnceWith('blob:1');
});
