/**
 * Every route of the table, once as somebody who may see it: on a phone and on a desktop, light and dark, in both languages.
 */
import {
  expectAccessible,
  expectContrast,
  expectEnglish,
  expectLandmarks,
  expectLargeTextFits,
  expectNoSidewaysScroll,
  expectSkipLinkFirst,
  expectTitle,
  waitForScreen,
} from './screen-checks.ts';
import { VISITS } from './sample-addresses.ts';
import { expect, test } from './portal.ts';

const NARROWEST = { width: 320, height: 640 };

test('the route table is not empty', () => {
  expect(VISITS.length).toBeGreaterThan(10);
});

for (const { path, address, person, failing } of VISITS) {
  test(`${path} in Korean`, async ({ page, signedInAs, viewport, trouble }) => {
    if (failing) trouble.expect(failing);
    if (person) await signedInAs(person);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await waitForScreen(page);
    await expectTitle(page, '나루');
    await expectLandmarks(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await expectLargeTextFits(page);
    await expectSkipLinkFirst(page, '본문으로 건너뛰기');
    if ((viewport?.width ?? 0) > NARROWEST.width) await page.setViewportSize(NARROWEST);
    await expectNoSidewaysScroll(page);
  });
}

test.describe('English', () => {
  for (const { path, address, person, showsBoth, failing } of VISITS) {
    test(`${path} in English`, async ({ page, signedInAs, reading, trouble }) => {
      if (failing) trouble.expect(failing);
      await (person ? signedInAs(person, { language: 'en' }) : reading('en'));
      await page.goto(address);
      await waitForScreen(page);
      await expectTitle(page, 'Naru');
      await expectEnglish(showsBoth ? page.getByRole('banner') : page.locator('body'));
      await expectNoSidewaysScroll(page);
    });
  }
});
