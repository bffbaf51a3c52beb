/**
 * A screen that is opened once and then checked in several ways: on a phone, on a desktop, in another language or look.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';

import { expect, type Language } from './portal.ts';
import { waitForScreen } from './screen-checks.ts';

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

export interface ScreenVisit {
  readonly page: Page;
  readonly load: (address: string) => Promise<void>;
  /** Waits until all answers are here and drawn. */
  readonly settle: () => Promise<void>;
  readonly hold: (device: Device) => Promise<void>;
  /** Changes the language without loading anything anew, as a choice in another tab does. */
  readonly read: (language: Language) => Promise<void>;
  /** Lists the portal's answers so far, with names and texts that people wrote. */
  readonly listAnswers: () => Promise<string>;
}

/** Opens an empty page on a device; nothing is loaded yet. */
export async function openVisit(context: BrowserContext, device: Device): Promise<ScreenVisit> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  const running = new Set<Request>();
  const answers: Promise<string>[] = [];
  page.on('request', (request) => running.add(request));
  page.on('requestfailed', (request) => running.delete(request));
  page.on('requestfinished', (request) => {
    running.delete(request);
    if (/^\/(api|view)\//.test(new URL(request.url()).pathname)) answers.push(readAnswer(request));
  });
  const settle = async (): Promise<void> => {
    await expect.poll(() => [...running].map((request) => request.url()), 'answers that have not come').toEqual([]);
    await page.evaluate(
      () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
    );
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
      .poll(() =>
        page.evaluate(
          (wanted) => [matchMedia(`(width: ${wanted}px)`).matches, matchMedia('(pointer: coarse)').matches],
          width,
        ),
      )
      .toEqual([true, isHandheld]);
  await hold(device);
  return {
    page,
    settle,
    load: async (address) => {
      await page.goto(address);
      await isHeld(device);
      await waitForScreen(page);
      await settle();
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
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await settle();
    },
    listAnswers: async () => (await Promise.all(answers)).join('\n'),
  };
}

/** Expects that the screen took whatever the page had asked for before it, and asked for its first read no second time. */
async function expectEarlyTaken(page: Page): Promise<void> {
  const readLeft = (): Promise<string[]> =>
    page.evaluate(() => {
      const { naruEarly } = window as unknown as { naruEarly?: { answers: Record<string, unknown> } }; // build/boot.ts
      return Object.keys(naruEarly?.answers ?? {});
    });
  await expect.poll(readLeft, 'asked for by the page, and taken by nobody').toEqual([]);
  const counted = await page.evaluate(() => {
    const { read } = document.documentElement.dataset;
    return read ? performance.getEntriesByName(new URL(read, location.origin).href).length : 1;
  });
  expect(counted, 'reads of what the screen reads first').toBe(1);
}

/** Reads an answer; '' if the page dropped it before it was read. */
async function readAnswer(request: Request): Promise<string> {
  const response = await request.response();
  const type = (await response?.headerValue('content-type')) ?? '';
  return response && type.includes('json') ? response.text() : '';
}
