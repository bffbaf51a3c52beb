/**
 * The base of the browser tests: a portal with its own database, signed-in people, and a watch for errors.
 */
import { DEMO_PASSWORD } from '@naru/server/demo/demo-users.ts';
import { expect, test as base, type Page } from '@playwright/test';

import { moveClock } from './moment.ts';
import { startPortalProcess, type Portal, type PortalProcess } from './portal-process.ts';
import { createBrowserErrors, type BrowserErrors } from './browser-errors.ts';

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
  /** True for a test that changes data for others: it gets a portal and a database of its own. */
  readonly changesData: boolean;
  readonly portal: Portal;
  readonly browserErrors: BrowserErrors;
  /** Opens an empty page of somebody signed in. */
  readonly signedInAs: (username: string, options?: PersonOptions) => Promise<Page>;
  /** Opens a page of somebody who is not signed in and reads this language. */
  readonly reading: (language: Language) => Promise<Page>;
  /** Opens a page in a browser of its own: another device. */
  readonly openDevice: (options?: { readonly javaScriptEnabled?: boolean }) => Promise<Page>;
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
  browserErrors: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const browserErrors = createBrowserErrors();
      await use(browserErrors);
      expect(browserErrors.list(), 'browserErrors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, browserErrors }, use) => {
    browserErrors.watch(context);
    await moveClock(context);
    await use(context);
  },
  openDevice: async ({ browser, browserErrors, contextOptions, baseURL, viewport, locale, timezoneId }, use) => {
    const opened: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport,
        locale,
        timezoneId,
        ...options,
      });
      browserErrors.watch(context);
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

/** Signs in by the real call and gives the token; a portal that is busy is asked again, as its answer says. */
export async function signIn(portal: Portal, username: string, password: string = DEMO_PASSWORD): Promise<string> {
  const ask = async (): Promise<Response> =>
    fetch(`${portal.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  let response = await ask();
  await expect
    .poll(
      async () => {
        if (response.status === 503) response = await ask();
        return response.status;
      },
      { timeout: 60_000 },
    )
    .not.toBe(503);
  const { output } = (await response.json()) as { output: { accessToken?: string } }; // the contract's answer
  if (!output.accessToken) throw new Error(`${username} could not sign in: ${response.status}`);
  return output.accessToken;
}

let visits = 0;

/**
 * Puts values of an earlier visit into local storage when the page is next opened: only once, so that the portal's
 * later changes stay.
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
