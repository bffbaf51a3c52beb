/** Tests a list in the browser's history: each step comes back as it was left, also its scroll position. */
import type { Locator, Page } from '@playwright/test';

import { expect, test, type Language } from './portal.ts';
import { takeTurns } from './turns.ts';

const WORDS = {
  ko: {
    title: '강좌 찾기',
    kind: '구분',
    general: '교양',
    removeKind: '구분 조건 지우기',
    others: '다른 학기와 분반 모두 보기',
    close: '닫기',
    terms: '이용약관',
  },
  en: {
    title: 'Find a course',
    kind: 'Type',
    general: 'General',
    removeKind: 'Remove the filter: Type',
    others: 'All terms and classes of this course',
    close: 'Close',
    terms: 'Terms of use',
  },
} as const satisfies Record<Language, unknown>;

test('a desk begins with what waits, and everything is one press and one step of the history away', async ({
  signedInAs,
}) => {
  const page = await signedInAs('mileage');
  await page.goto('/lrn/mileage/list');
  const waiting = await page.getByText(/\d+건이 기다리고 있어요/).innerText();
  const counted = page.getByRole('status').filter({ hasText: /^[\d,]+건$/ });
  await expect(counted).toHaveText(`${/\d+/.exec(waiting)?.[0] ?? ''}건`);
  await page.getByRole('button', { name: '전체 보기' }).click();
  await expect(page).toHaveURL('/lrn/mileage/list?status=all');
  await expect(counted).not.toHaveText(`${/\d+/.exec(waiting)?.[0] ?? ''}건`);
  const all = await counted.innerText();
  await page.reload();
  await expect(counted).toHaveText(all);
  await page.goBack();
  await expect(page).toHaveURL('/lrn/mileage/list');
  await expect(page.getByRole('button', { name: '전체 보기' })).toBeVisible();
  // On a phone, too, it says what waits, and how long each.
  await page.setViewportSize({ width: 360, height: 780 });
  const news = page.getByText(/\d+건이 기다리고 있어요/);
  expect((await news.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  const card = page.getByRole('list', { name: '인정 신청' }).getByRole('listitem').first();
  await expect(card).toContainText(/\d+일째|오늘/);
});

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`back and forward bring back filter, detail and place (${language})`, async ({ signedInAs }) => {
      const page = await signedInAs('dev', { language });
      await page.goto('/sample/page');
      await chooseKind(page, words);
      await expect(page).toHaveURL('/sample/page?kind=N');
      const removeKind = page.getByRole('button', { name: words.removeKind });
      await expect(removeKind).toBeVisible();
      // The previous rows stay visible until the filtered ones are loaded.
      await expect(rowsOf(page).filter({ hasText: words.general })).toHaveCount(20);
      const row = rowsOf(page).last().getByRole('link');
      await row.scrollIntoViewIfNeeded();
      const name = await row.innerText();
      const place = await placeOf(page);
      expect(place).toBeGreaterThan(0);

      await row.click();
      const detail = page.getByRole('dialog', { name });
      await expect(detail).toBeVisible();
      await expect(page).toHaveURL(/\?kind=N&open=/);
      const opened = page.url();
      await page.goBack();
      await expect(detail).toBeHidden();
      await expect(page).toHaveURL('/sample/page?kind=N');
      await expect(removeKind).toBeVisible();
      await expect.poll(() => placeOf(page)).toBe(place);
      await page.goForward();
      await expect(page).toHaveURL(opened);
      await expect(detail).toBeVisible();

      // Closing goes back in the history, so that there is no second step.
      await detail.getByRole('button', { name: words.close, exact: true }).click();
      await expect(page).toHaveURL('/sample/page?kind=N');
      await expect(row).toBeFocused();

      await page.getByRole('contentinfo').getByRole('link', { name: words.terms }).click();
      await expect(page).toHaveURL('/info/tou');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(removeKind).toBeVisible();
      await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
      await page.goBack();
      await expect(page).toHaveURL('/sample/page');
      await expect(removeKind).toHaveCount(0);
    });

  if (isTurnOf(language))
    test(`the other terms and classes of a course are looked for anew (${language})`, async ({ signedInAs }) => {
      const page = await signedInAs('dev', { language });
      await page.goto('/sample/page');
      await chooseKind(page, words);
      await expect(page).toHaveURL('/sample/page?kind=N');
      await expect(rowsOf(page).filter({ hasText: words.general })).toHaveCount(20);
      await rowsOf(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/open=/);
      const [, , code = ''] = (new URL(page.url()).searchParams.get('open') ?? '').split('.');
      await page.getByRole('dialog').getByRole('button', { name: words.others }).click();
      await expect(page).toHaveURL(`/sample/page?text=${code}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveValue(code);
      await expect(rowsOf(page).filter({ hasNotText: code })).toHaveCount(0);
      await expect(rowsOf(page).first()).toBeVisible();
      await expect(page.getByRole('button', { name: words.removeKind })).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\?kind=N&open=/);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
}

function rowsOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
}

async function chooseKind(page: Page, { kind, general }: { readonly kind: string; readonly general: string }) {
  await page.getByRole('combobox', { name: kind }).click();
  await page.getByRole('option', { name: general, exact: true }).click();
}

async function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
