import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };

test('I1 I3 a student sees what they have on a phone, and why a line brought what it did', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.setViewportSize(PHONE);
  await page.goto('/lrn/mile/hist/list');
  await expect(page.getByRole('region', { name: '쓸 수 있는 마일리지' })).toContainText(/[\d,]+점/);
  await expect(page.getByRole('link', { name: '증빙 내고 인정받기' })).toBeVisible();
  const lines = page.getByRole('list', { name: '마일리지 내역' });
  const first = lines.getByRole('listitem').first();
  await first.locator('summary').click();
  await expect(first.locator('details')).toContainText(/요\./);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByText('0점인 것만').click();
  await expect(page).toHaveURL(/zero=on/);
  await expect(lines.or(page.getByRole('heading', { name: '조건에 맞는 내역이 없어요' }))).toBeVisible();
  await expect(lines.getByText(/^[+−]/)).toHaveCount(0);
});
