import { expect, test } from './portal.ts';
import { expectNoSidewaysScroll, waitForScreen } from './screen-checks.ts';

test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

const THIRD = 800 / 3;

for (const language of ['ko', 'en'] as const) {
  for (const [person, address] of [
    ['student', '/cmmnty/board/notice/list'],
    ['student', '/cmmnty/board/archive/list'],
    ['student', '/cs/hist/list'],
    ['student', '/cs/prof/reqst/list'],
    ['supervisor', '/anals/stdntinfo/list'],
    ['supervisor', '/cnslt/professor/stdnt/list/univ'],
    ['supervisor', '/cnslt/professor/msg/list'],
    ['admin', '/admin/member/list'],
  ] as const) {
    test(`the first row of ${address} begins in the first third (${language})`, async ({ signedInAs }) => {
      const page = await signedInAs(person, { language });
      await page.goto(address);
      await waitForScreen(page);
      // Neither tabs nor chips nor the pages below.
      const row = page.locator('main li:not(fieldset li, nav li, header li)').first();
      await expect(row).toBeInViewport();
      expect((await row.boundingBox())?.y).toBeLessThanOrEqual(THIRD);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('filters are set in a sheet, counted on its button, and cleared', async ({ signedInAs }) => {
  const page = await signedInAs('supervisor');
  await page.goto('/anals/stdntinfo/list');
  const open = page.getByRole('button', { name: /^필터/ });
  await expect(open).toHaveText('필터');
  await open.click();
  const sheet = page.getByRole('dialog', { name: '필터' });
  await expect(sheet.getByRole('button', { name: '모두 지우기' })).toBeDisabled();
  await sheet.getByRole('combobox', { name: '학년' }).click();
  await page.getByRole('option', { name: '3학년' }).click();
  await expect(page).toHaveURL('/anals/stdntinfo/list?grade=3');
  await sheet.getByRole('button', { name: /보기$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(open).toHaveText('필터 1');
  await expect(page.getByRole('button', { name: '학년 조건 지우기' })).toBeVisible();
  await page.reload();
  await expect(open).toHaveText('필터 1');
  await open.click();
  await sheet.getByRole('button', { name: '모두 지우기' }).click();
  await expect(page).toHaveURL('/anals/stdntinfo/list');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toHaveText('필터');
  await expect(open).toBeFocused();
});

test('in a wide window the filters stand in their row', async ({ signedInAs }) => {
  const page = await signedInAs('supervisor');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/anals/stdntinfo/list');
  await expect(page.getByRole('combobox', { name: '학년' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^필터/ })).toHaveCount(0);
});
