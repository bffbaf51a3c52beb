/**
 * What a browser test stands on: a portal with a database of its own, people signed in, and a watch for trouble.
 */
import { DEMO_PASSWORD } from '@naru/server/demo/cast.ts';
import { expect, test as base, type Page } from '@playwright/test';

import { moveClock } from './moment.ts';
import { startPortalProcess, type Portal, type PortalProcess } from './portal-process.ts';
import { createTrouble, type Trouble } from './trouble.ts';

export { expect } from '@playwright/test';
export type { Portal } from './portal-process.ts';

export type Language = 'ko' | 'en';

export interface PersonOptions {
  readonly language?: Language;
  /** A browser of their own, as on another device; without it the page's. */
  readonly elsewhere?: boolean;
}

interface WorkerFixtures {
  readonly portalProcess: PortalProcess;
  readonly workerPortal: Portal;
}

interface Fixtures {
  /** True for a test that changes what others read: it gets a portal and a database of its own. */
  readonly changesData: boolean;
  readonly portal: Portal;
  readonly trouble: Trouble;
  /** A page of somebody signed in; nothing is opened yet. */
  readonly signedInAs: (username: string, options?: PersonOptions) => Promise<Page>;
  /** A page of somebody who is not signed in, who reads this language. */
  readonly reading: (language: Language) => Promise<Page>;
  /** A page in a browser of its own: another device. */
  readonly openDevice: () => Promise<Page>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  portalProcess: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const portals = startPortalProcess();
      await use(portals);
      await portals.end();
    },
    { scope: 'worker' },
  ],
  workerPortal: [async ({ portalProcess }, use) => portalProcess.withPortal(use), { scope: 'worker' }],
  changesData: [false, { option: true }],
  portal: async ({ portalProcess, workerPortal, changesData }, use) =>
    changesData ? portalProcess.withPortal(use) : use(workerPortal),
  baseURL: async ({ portal }, use) => use(portal.url),
  trouble: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const trouble = createTrouble();
      await use(trouble);
      expect(trouble.list(), 'trouble in the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, trouble }, use) => {
    trouble.watch(context);
    await moveClock(context);
    await use(context);
  },
  openDevice: async ({ browser, trouble, contextOptions, baseURL, viewport, locale, timezoneId }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport, locale, timezoneId });
      trouble.watch(context);
      await moveClock(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  signedInAs: async ({ page, portal, openDevice }, use) => {
    await use(async (username, { language = 'ko', elsewhere = false } = {}) => {
      const own = elsewhere ? await openDevice() : page;
      await keepInBrowser(own, portal, { 'naru.accessToken': await signIn(portal, username), locale: language });
      return own;
    });
  },
  reading: async ({ page, portal }, use) => {
    await use(async (language) => {
      await keepInBrowser(page, portal, { locale: language });
      return page;
    });
  },
});

/** Signs in by the real call and gives the token. */
export async function signIn(portal: Portal, username: string, password: string = DEMO_PASSWORD): Promise<string> {
  const response = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { output } = (await response.json()) as { output: { accessToken?: string } }; // the contract's answer
  if (!output.accessToken) throw new Error(`${username} could not sign in: ${response.status}`);
  return output.accessToken;
}

let visits = 0;

/**
 * Puts into local storage what an earlier visit would have left there, when the page is next opened: once, so that what the
 * portal changes or takes away afterwards stays so.
 */
export async function keepInBrowser(
  page: Page,
  portal: Portal,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  visits += 1;
  await page.addInitScript(
    ({ origin, mark, kept }) => {
      if (location.origin !== origin || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, '');
      localStorage.clear();
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    { origin: portal.url, mark: `visit ${visits}`, kept: values },
  );
}
