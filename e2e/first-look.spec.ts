import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';

interface Written {
  readonly text: string;
  readonly box: readonly number[];
}

/**
 * Where each text that is seen stands within a part of the page, to a tenth of a pixel. A button that ticks a to-do off comes with its
 * own code: before it there is a link in its place.
 */
async function readTexts(page: Page, place: string): Promise<Written[]> {
  await page.evaluate(async () => document.fonts.ready);
  return page.locator(place).evaluate((within) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts: { text: string; box: number[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isShown = parent?.checkVisibility({ visibilityProperty: true }) === true && node.textContent !== '';
      if (!isShown || parent.closest('li:not(:first-child) > :last-child')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      texts.push({
        text: node.textContent ?? '',
        box: [x, y + scrollY, width, height].map((edge) => Math.round(edge * 10) / 10),
      });
    }
    return texts;
  });
}

/** Opens a page whose app waits until it is released. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

const LOOKS = [
  { path: '/dashboard', person: 'student', least: 12 },
  { path: '/dashboard', person: 'career', least: 3 },
  { path: '/ability/my/tab01', person: 'student', least: 9 },
  { path: '/ability/my/tab03', person: 'student', least: 5 },
] as const;

for (const { path, person, least } of LOOKS) {
  for (const language of ['ko', 'en'] as const) {
    for (const width of [1440, 860, 360]) {
      test(`the page draws the top of ${path} where the app does (${person}, ${language}, ${width})`, async ({
        signedInAs,
      }) => {
        const page = await signedInAs(person, { language });
        await page.setViewportSize({ width, height: 800 });
        // Once, so that the browser has the font.
        await page.goto(path);
        await expect(page.locator('main h1')).toBeAttached();
        await page.waitForFunction(() => localStorage.getItem('naru.font') !== null);
        const release = await openHeld(page, path);
        await expect(page.locator('.frame h1')).toBeAttached();
        const early = await readTexts(page, '.frame');
        expect(early.length).toBeGreaterThanOrEqual(least);
        release();
        await expect(page.locator('main h1')).toBeAttached();
        await expect(page.locator('.frame')).toHaveCount(0);
        expect(await readTexts(page, 'main')).toEqual(expect.arrayContaining(early));
      });
    }
  }
}

test('a screen without a first look leaves the frame empty', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  const answered = page.waitForResponse(/loginInfo/);
  const release = await openHeld(page, '/cmmnty/board/notice/list');
  await answered;
  await expect(page.locator('.frame')).toBeVisible();
  await expect(page.locator('.frame > *')).toHaveCount(0);
  release();
  await expect(page.locator('main h1')).toBeVisible();
});

interface Told {
  hasOpenConsent: boolean;
  privilegeList: { menuId: string | null; resourceCd: string }[];
  menuList: { menuId: string }[];
}

const isOther = ({ menuId }: { readonly menuId: string | null }): boolean => menuId !== 'HOME';
const REFUSED: readonly (readonly [string, (told: Told) => void])[] = [
  ['who has not agreed yet', (told) => Object.assign(told, { hasOpenConsent: true })],
  [
    'who has no right to it',
    (told) =>
      Object.assign(told, {
        privilegeList: told.privilegeList.filter(isOther),
        menuList: told.menuList.filter(isOther),
      }),
  ],
];

for (const [who, change] of REFUSED) {
  test(`nobody ${who} is shown the top of a screen`, async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.route('**/api/auth/loginInfo?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { output: Told };
      change(body.output);
      await route.fulfill({ response, json: body });
    });
    const answered = Promise.all([page.waitForResponse(/loginInfo/), page.waitForResponse(/\/view\/cdp\/dashboard$/)]);
    const release = await openHeld(page, '/dashboard');
    for (const response of await answered) await response.finished();
    // As many frames as a look takes to be drawn.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(page.locator('.frame > *')).toHaveCount(0);
    release();
    await expect(page.locator('#root > .frame')).toHaveCount(0);
  });
}

test('a look that comes late gives way to the whole at once', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  await expect(page.locator('main li').first()).toBeVisible();
  // Later than the app waits for the look: it runs, and has as much to wait for.
  await page.route('**/api/auth/loginInfo?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const state = document.querySelector('#root li b') ? 'tasks' : 'none';
      if (seen.at(-1) !== state) seen.push(state);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('main li').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['none', 'tasks']);
});

test('a look goes when another tab signs out', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  const release = await openHeld(page, '/dashboard');
  await expect(page.locator('.frame li').first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/icon.svg');
  await other.evaluate(() => localStorage.removeItem('naru.accessToken'));
  await expect(page.locator('.frame > *')).toHaveCount(0);
  release();
});

test('the link of the first thing to do leads there before the app has run', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  const release = await openHeld(page, '/dashboard');
  const link = page.locator('.frame li > a').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === target, { waitUntil: 'commit' });
  release();
  await expect(page.locator('main h1')).toBeAttached();
});
