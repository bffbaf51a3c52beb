/** Tests the properties of the kit that show only in a browser: places, heights, focus. */
import type { Locator } from '@playwright/test';

import { expect, test } from './portal.ts';

const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
const COURSES = /\/cmmn\/course\/page\?.*page=1/;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  return box;
}

test('the rows before stay, dimmed, until the next page is there, and so does the focus', async ({ signedInAs }) => {
  const page = await signedInAs('dev');
  await page.goto('/sample/page');
  const table = page.getByRole('table', { name: '강좌' });
  const first = table.getByRole('rowheader').first();
  const before = await first.innerText();
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(COURSES, async (route) => {
    await held;
    await route.continue();
  });
  const next = page.getByRole('button', { name: '다음 쪽' });
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(first).toHaveText(before);
  await expect(next).toBeFocused();
  answer();
  await expect(first).not.toHaveText(before);
  await expect(table).not.toHaveAttribute('aria-busy');
  await expect(next).toBeFocused();
});

test('a read that failed is said in its place and nowhere else', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/GET .* answered 500/);
  const page = await signedInAs('student');
  await page.route('**/account/session/list*', async (route) =>
    route.fulfill({ status: 500, json: { code: 'E500', msg: '안 돼요', output: {} } }),
  );
  await page.goto('/session/account/form');
  await expect(page.getByRole('alert').filter({ hasText: 'E500' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a cut name is shown whole to the keyboard', async ({ signedInAs }) => {
  const page = await signedInAs('dev');
  await page.goto('/sample/page');
  const link = page.getByRole('rowheader').first().getByRole('link');
  await link.evaluate((element) => element.parentElement?.style.setProperty('max-width', '4rem'));
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(page.locator('[role=tooltip]')).toHaveText(await link.innerText());
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=tooltip]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('count and order of a list share a row', async ({ signedInAs }) => {
    const page = await signedInAs('dev');
    await page.goto('/sample/page');
    const count = await boxOf(page.getByRole('status').filter({ hasText: '개' }));
    const order = await boxOf(page.getByRole('combobox', { name: '정렬' }));
    expect(count.y).toBeGreaterThan(order.y);
    expect(count.y + count.height).toBeLessThan(order.y + order.height);
  });

  test('a message stays above the bottom bar', async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.goto('/session/account/form');
    const bar = page.locator('[data-bottom-bar]');
    const region = page.locator('section[aria-label="알림"]').last();
    // The place of messages is there before the bar, and moves up with it.
    const { height } = await boxOf(bar);
    await expect
      .poll(() => region.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingBottom)))
      .toBeGreaterThanOrEqual(height);
  });

  test('a form’s buttons take the bottom bar’s place', async ({ signedInAs }) => {
    const page = await signedInAs('dev');
    await page.goto('/sample/form');
    await expect(page.locator('[data-dock]')).toBeVisible();
    await expect(page.locator('[data-bottom-bar]')).toBeHidden();
    await page.goto('/dashboard');
    await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  });

  test('a chart tells its numbers to a finger, and to the keyboard', async ({ signedInAs }) => {
    const page = await signedInAs('dev');
    await page.goto('/sample/components');
    const chart = page.getByRole('figure', { name: '신소재공학과가 가장 많이 받았어요' });
    const marks = chart.locator('svg').getByRole('img');
    const tip = page.getByRole('tooltip', { includeHidden: true });
    await marks.first().tap();
    await expect(tip).toContainText('미디어커뮤니케이션학과');
    await chart.getByRole('heading').tap();
    await expect(tip).toHaveCount(0);
    await marks.first().focus();
    await page.keyboard.press('End');
    await expect(marks.last()).toBeFocused();
    await expect(tip).toContainText('장학금 41,200,000');
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
  });
});

test('a small search is as high as the selects beside it', async ({ signedInAs }) => {
  const page = await signedInAs('dev');
  await page.goto('/sample/page');
  const main = page.getByRole('main');
  const search = await boxOf(main.getByRole('search'));
  const select = await boxOf(main.getByRole('combobox', { name: '학기' }));
  expect(search.height).toBe(select.height);
});

test('a chart has its place before its code is there', async ({ signedInAs }) => {
  const page = await signedInAs('dev');
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/line-picture/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sample/components');
  const chart = page.getByRole('figure', { name: '올해는 11주차에 가장 많았어요' });
  await expect(chart.getByRole('status')).toHaveText('불러오고 있어요');
  const before = await boxOf(chart);
  release();
  await expect(chart.getByRole('img', { name: /^12주차, 올해 24/ })).toBeAttached();
  expect((await boxOf(chart)).height).toBe(before.height);
});
