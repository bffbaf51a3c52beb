/** Presses without a pause, and the writes that they cause. */
import type { Locator, Page, Request } from '@playwright/test';

/** Presses twice before the page can render: the button cannot look busy yet. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** Presses Enter in a field of a form, and again before the page has rendered the result. */
export async function enterTwice(field: Locator): Promise<void> {
  await field.focus();
  const { keyboard } = field.page();
  await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')]);
}

export interface Writes {
  readonly list: () => readonly string[];
  /** Resolves when all writes so far are answered. */
  readonly answered: () => Promise<void>;
}

/** Calls that are not counted as writes: drafts, previews, and notes of navigations. */
const BESIDE = /\/(?:draft|access|form|preview)$|\/draft\//;

/** Watches the writes that leave the page from now on. */
export function watchWrites(page: Page): Writes {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !BESIDE.test(new URL(request.url()).pathname)) sent.push(request);
  });
  return {
    list: () => sent.map((request) => `${request.method()} ${new URL(request.url()).pathname}`),
    answered: async () => void (await Promise.all(sent.map((request) => request.response()))),
  };
}
