import { showToast } from './toast-store.ts';

export interface CopyWords {
  readonly copied: string;
  readonly copyFailed: string;
}

/** Copies a text, and says in a toast whether that went well. */
export async function copyText(text: string, words: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: words.copied, tone: 'done' });
  } catch {
    // The browser refused, or the page has no clipboard without HTTPS.
    showToast({ text: words.copyFailed, tone: 'error' });
  }
}
