import { expect, test } from './portal.ts';
import { enlargeText, expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };

test('I1 I3 a student sees what they have on a phone, and why a line brought what it did', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.setViewportSize(PHONE);
  await page.goto('/lrn/mile/hist/list');
  await expect(page.getByRole('region', { name: '쓸 수 있는 마일리지' })).toContainText(/[\d,]+점/);
  await expect(page.getByRole('link', { name: '활동 인정 신청' })).toBeVisible();
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

test('I3 in letters twice as large the summary stands in one column, and its words keep their width', async ({
  signedInAs,
}) => {
  const page = await signedInAs('student');
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/lrn/mile/hist/list');
    const goal = page.getByRole('region', { name: '쓸 수 있는 마일리지' });
    await expect(goal).toContainText(/[\d,]+점/);
    await waitForScreen(page);
    await enlargeText(page);
    const boxes = await Promise.all(
      [
        goal,
        page.getByLabel('지금 상태'),
        page.getByRole('list', { name: '채우는 방법' }).locator('label').first(),
      ].map((part) => part.boundingBox()),
    );
    const [own, facts, way] = boxes;
    expect(facts?.y, 'facts below what somebody has').toBeGreaterThan((own?.y ?? 0) + (own?.height ?? 0) - 1);
    expect(way?.width, 'the width of a way, in pixels').toBeGreaterThan(240);
  }
});

test('I6 the ranking of a close comes into view where it is asked for', async ({ signedInAs }) => {
  const office = await signedInAs('mileage');
  await office.setViewportSize({ width: 360, height: 780 });
  await office.goto('/lrn/mileage/close/list');
  await office.getByRole('button', { name: '순위 보기' }).first().click();
  await expect(office.getByRole('heading', { name: /순위$/ })).toBeInViewport();
  await expectNoSidewaysScroll(office);
  await expectAccessible(office);
});
