import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';

/** Where the words of the first line stand, to a tenth of a pixel. */
async function readLine(page: Page, place: string) {
  await page.evaluate(async () => document.fonts.ready);
  return page.locator(place).evaluate((within) => {
    const boxOf = (name: string) => {
      const { x, y, width, height } = (within.querySelector(name) ?? within).getBoundingClientRect();
      return [x, y, width, height].map((edge) => Math.round(edge * 10) / 10);
    };
    const textOf = (name: string) => within.querySelector(name)?.textContent;
    return { title: textOf('h1'), line: textOf('p'), titleBox: boxOf('h1'), lineBox: boxOf('p') };
  });
}

for (const language of ['ko', 'en'] as const) {
  for (const width of [1440, 860, 360]) {
    test(`the page draws the first line of the home where the app does (${language}, ${width})`, async ({
      signedInAs,
    }) => {
      const page = await signedInAs('student', { language });
      await page.setViewportSize({ width, height: 800 });
      // Once, so that the browser has the font.
      await page.goto('/dashboard');
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForFunction(() => localStorage.getItem('naru.font') !== null);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/vendor-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('.frame h1')).toBeVisible();
      const early = await readLine(page, '.frame');
      release();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.frame')).toHaveCount(0);
      expect(await readLine(page, 'main')).toEqual(early);
    });
  }
}

test('nobody is greeted by a page that they do not come to', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse(/loginInfo/);
  await page.goto('/cmmnty/board/notice/list', { waitUntil: 'commit' });
  await answered;
  await expect(page.locator('.frame')).toBeVisible();
  await expect(page.locator('.frame > *')).toHaveCount(0);
  release();
  await expect(page.locator('main h1')).toBeVisible();
});
