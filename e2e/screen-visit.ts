/**
 * A screen that is opened once and then checked in several ways: on a phone, on a desktop, in another language or look.
 */
import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';

import { expect, type Language } from './portal.ts';

export interface Device {
  readonly width: number;
  readonly height: number;
  /** A handheld device: touch, and scroll bars that take no room. */
  readonly isHandheld: boolean;
}

export const PHONE: Device = { width: 360, height: 780, isHandheld: true };
export const DESKTOP: Device = { width: 1440, height: 1000, isHandheld: false };
/** The narrowest supported window, on a phone or on a desktop's page that is zoomed in. */
export const NARROWEST = { width: 320, height: 640 };

/** Playwright's own steps grow to a second: most of what a visit waits for is there within a tenth. */
const OFTEN = { intervals: [10, 20, 30, 50, 50, 100, 100, 250, 500] };

/** A page that one visit after the other uses: its process keeps the portal's code compiled. */
export interface VisitedPage {
  readonly page: Page;
  readonly browser: CDPSession;
}

export interface Arrival {
  readonly address: string;
  /** All that the browser has kept from before. */
  readonly kept: Readonly<Record<string, string>>;
}

/** How many elements of each kind there are: of the same tag, role, type and class. */
export type Parts = Readonly<Record<string, number>>;

/** True if a layout has every part of another one, as often. */
export function holdsAll(one: Parts, other: Parts): boolean {
  return Object.entries(other).every(([kind, count]) => (one[kind] ?? 0) >= count);
}

export interface ScreenVisit {
  readonly page: Page;
  readonly load: (arrival: Arrival) => Promise<void>;
  /** Waits until all answers are here and drawn. */
  readonly settle: () => Promise<void>;
  readonly hold: (device: Device) => Promise<void>;
  /** Changes the language without loading anything anew, as a choice in another tab does. */
  readonly read: (language: Language) => Promise<void>;
  /** Counts what is seen in the main part, by what kind of element it is. */
  readonly countParts: () => Promise<Parts>;
  /** Lists the portal's answers so far, with names and texts that people wrote. */
  readonly listAnswers: () => Promise<string>;
  /** Leaves the screen: the page is empty, and free for the next visit. */
  readonly leave: () => Promise<void>;
}

export async function openPage(context: BrowserContext): Promise<VisitedPage> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  // Without it the browser runs no script before the page's own.
  await browser.send('Page.enable');
  return { page, browser };
}

/** Holds an empty page as a device; nothing is loaded yet. */
export async function openVisit({ page, browser }: VisitedPage, device: Device): Promise<ScreenVisit> {
  const running = new Set<Request>();
  const answers: Promise<string>[] = [];
  const begin = (request: Request): void => void running.add(request);
  const fail = (request: Request): void => void running.delete(request);
  const finish = (request: Request): void => {
    running.delete(request);
    if (/^\/(api|view)\//.test(new URL(request.url()).pathname)) answers.push(readAnswer(request));
  };
  page.on('request', begin);
  page.on('requestfailed', fail);
  page.on('requestfinished', finish);
  const settle = async (): Promise<void> => {
    const drawFrames = (): Promise<void> =>
      page.evaluate(
        () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
      );
    // Quiet before and after two frames: what a screen asks for when it is drawn is waited for, too.
    const listRunning = async (): Promise<string[]> => {
      const before = [...running];
      await drawFrames();
      return [...before, ...running].map((request) => request.url());
    };
    await expect.poll(listRunning, { ...OFTEN, message: 'answers that have not come' }).toEqual([]);
  };
  const hold = async ({ width, height, isHandheld }: Device): Promise<void> => {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: isHandheld });
    await browser.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      deviceScaleFactor: 1,
      mobile: isHandheld,
    });
  };
  const isHeld = ({ width, isHandheld }: Device): Promise<void> =>
    expect
      .poll(
        () =>
          page.evaluate(
            (wanted) => [matchMedia(`(width: ${wanted}px)`).matches, matchMedia('(pointer: coarse)').matches],
            width,
          ),
        OFTEN,
      )
      .toEqual([true, isHandheld]);
  await hold(device);
  return {
    page,
    settle,
    load: async ({ address, kept }) => {
      const { identifier } = await browser.send('Page.addScriptToEvaluateOnNewDocument', {
        source: `(${replaceKept.toString()})(${JSON.stringify({ origin: new URL(address).origin, kept })})`,
      });
      await page.goto(address);
      await isHeld(device);
      await expect.poll(() => page.evaluate(listUndrawn), OFTEN).toEqual([]);
      await browser.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      await settle();
      // Neither refused nor asked to sign in, which are screens without faults of their own.
      expect(page.url()).not.toMatch(/[?&](error|redirect)=/);
      await expectEarlyTaken(page);
    },
    hold: async (next) => {
      await hold(next);
      await isHeld(next);
      // Waits for the calls that only this width makes.
      await settle();
    },
    read: async (language) => {
      await page.evaluate((locale) => {
        localStorage.setItem('locale', locale);
        dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
      }, language);
      await expect.poll(() => page.evaluate(() => document.documentElement.lang), OFTEN).toBe(language);
      await settle();
    },
    countParts: () => page.evaluate(countSeen),
    listAnswers: async () => (await Promise.all(answers)).join('\n'),
    leave: async () => {
      await page.goto('about:blank');
      page.off('request', begin);
      page.off('requestfailed', fail);
      page.off('requestfinished', finish);
    },
  };
}

/** Replaces everything that the screen before left in the browser; runs in the page, before its own code. */
function replaceKept({ origin, kept }: { origin: string; kept: Record<string, string> }): void {
  if (location.origin !== origin || window !== window.top) return;
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}

/** Counts visible elements of the main part by kind; runs in the page. */
function countSeen(): Record<string, number> {
  const counts: Record<string, number> = {};
  const own = [...document.querySelectorAll('main *')];
  // A portfolio's page stands in a shadow tree.
  const inShadow = own.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])]);
  for (const element of [...own, ...inShadow]) {
    // A drawing is one part.
    if (element.parentElement?.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) continue;
    const named = ['role', 'type', 'class'].map((name) => element.getAttribute(name) ?? '');
    const kind = [element.tagName, ...named].join(' ');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Lists what a screen lacks until it shows its content; runs in the page. */
function listUndrawn(): string[] {
  const trees = [document, ...[...document.querySelectorAll('main *')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const headings = trees.flatMap((tree) => [...tree.querySelectorAll('h1')]);
  return [
    // The page's own first look stands there before the app.
    ...(document.querySelector('#root > .frame') ? ['the app, as the first look still stands'] : []),
    ...(headings.length === 1 && headings[0]?.checkVisibility()
      ? []
      : [`one heading, as there are ${headings.length}`]),
    ...(document.querySelector('[class*="_skeleton_"]') ? ['its content, as it still loads'] : []),
  ];
}

/** Expects that the screen took whatever the page had asked for before it, and asked for its first read no second time. */
async function expectEarlyTaken(page: Page): Promise<void> {
  const readLeft = (): Promise<string[]> =>
    page.evaluate(() => {
      const { naruEarly } = window as unknown as { naruEarly?: { answers: Record<string, unknown> } }; // build/boot.ts
      return Object.keys(naruEarly?.answers ?? {});
    });
  await expect.poll(readLeft, { ...OFTEN, message: 'asked for by the page, and taken by nobody' }).toEqual([]);
  const countReads = (): Promise<number> =>
    page.evaluate(() => {
      const { read } = document.documentElement.dataset;
      return read ? performance.getEntriesByName(new URL(read, location.origin).href).length : 1;
    });
  // The browser notes a read a moment after its end.
  await expect.poll(countReads, { ...OFTEN, message: 'reads of what the screen reads first' }).toBeGreaterThan(0);
  expect(await countReads(), 'reads of what the screen reads first').toBe(1);
}

/** Reads an answer; '' if the page dropped it before it was read. */
async function readAnswer(request: Request): Promise<string> {
  const response = await request.response();
  const type = (await response?.headerValue('content-type')) ?? '';
  return response && type.includes('json') ? response.text() : '';
}
