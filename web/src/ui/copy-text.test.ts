import { afterEach, describe, expect, it, vi } from 'vitest';

import { copyText } from './copy-text.ts';
import { showToast } from './toast-store.ts';

vi.mock('./toast-store.ts', () => ({ showToast: vi.fn() }));

const WORDS = { copied: '복사했어요.', copyFailed: '복사하지 못했어요.' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(showToast).mockClear();
});

describe('copyText', () => {
  it('copies a text and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyText('https://naru.example/pt/haneul', WORDS);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://naru.example/pt/haneul');
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ text: WORDS.copied, tone: 'done' });
  });

  it.each([
    ['the browser refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
    ['there is no clipboard without HTTPS', {}],
  ])('says that it could not where %s', async (_why, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await copyText('https://naru.example/pt/haneul', WORDS);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ text: WORDS.copyFailed, tone: 'error' });
  });
});
