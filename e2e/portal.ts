/**
 * What a browser test stands on: a portal with a database of its own, people signed in, and a watch for trouble.
 */
import { fork } from 'node:child_process';
import path from 'node:path';

import { DEMO_PASSWORD } from '@naru/server/demo/cast.ts';
import { expect, test as base, type Page } from '@playwright/test';

import { createTrouble, type Trouble } from './trouble.ts';

export { expect } from '@playwright/test';

/** An e-mail that the portal has sent. */
export interface SentMail {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export interface Portal {
  readonly url: string;
  /** Every e-mail that it has sent so far. */
  readonly readMails: () => Promise<readonly SentMail[]>;
  /** Whether its mail server refuses every e-mail from now on. */
  readonly refuseMails: (isRefusing: boolean) => void;
  /** Puts a next version of what people agree to in force, each by its code: `tou` are the terms of use. */
  readonly publishNext: (codes: readonly string[]) => Promise<void>;
  /** Lets its clock go on from that instant; browsers keep theirs. */
  readonly setClock: (at: Date) => Promise<void>;
}

export type Language = 'ko' | 'en';

export interface PersonOptions {
  readonly language?: Language;
  /** A browser of their own, as on another device; without it the page's. */
  readonly elsewhere?: boolean;
}

interface WorkerFixtures {
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
  workerPortal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => withPortal(use),
    { scope: 'worker' },
  ],
  changesData: [false, { option: true }],
  portal: async ({ workerPortal, changesData }, use) => (changesData ? withPortal(use) : use(workerPortal)),
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
    await use(context);
  },
  openDevice: async ({ browser, trouble, contextOptions, baseURL, viewport, locale, timezoneId }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport, locale, timezoneId });
      trouble.watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  signedInAs: async ({ page, portal, openDevice }, use) => {
    await use(async (username, { language = 'ko', elsewhere = false } = {}) => {
      const own = elsewhere ? await openDevice() : page;
      await keep(own, portal, { 'naru.accessToken': await signIn(portal, username), locale: language });
      return own;
    });
  },
  reading: async ({ page, portal }, use) => {
    await use(async (language) => {
      await keep(page, portal, { locale: language });
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

/** Puts into local storage what an earlier visit would have left there. */
async function keep(page: Page, portal: Portal, values: Readonly<Record<string, string>>): Promise<void> {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: portal.url, localStorage }] });
}

/** Starts a portal as a process of its own, and ends it afterwards. */
async function withPortal(use: (portal: Portal) => Promise<void>): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), { execArgv: [] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const { url } = await Promise.race([
    new Promise<{ url: string }>((resolve) => child.once('message', (message) => resolve(message as { url: string }))), // what serve.ts sends
    ended.then((code) => {
      throw new Error(`The portal ended before it was ready (${code}).`);
    }),
  ]);
  const readMails = (): Promise<readonly SentMail[]> =>
    new Promise((resolve) => {
      child.once('message', (message) => resolve(message as SentMail[])); // what serve.ts answers
      child.send('mails');
    });
  const refuseMails = (isRefusing: boolean): void => void child.send(isRefusing ? 'refuse' : 'take');
  const publishNext = (codes: readonly string[]): Promise<void> =>
    new Promise((resolve) => {
      child.once('message', () => resolve());
      child.send({ publish: codes });
    });
  const setClock = (at: Date): Promise<void> =>
    new Promise((resolve) => {
      child.once('message', () => resolve());
      child.send(at.getTime());
    });
  await use({ url, readMails, refuseMails, publishNext, setClock });
  child.disconnect();
  await ended;
}
