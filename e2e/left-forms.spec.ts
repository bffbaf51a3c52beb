import { DEMO_PASSWORD } from '@naru/server/demo/demo-users.ts';
import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';

test.use({ changesData: true });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

/** Ends the session of a page as another device would. */
async function endElsewhere(page: Page, url: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('naru.accessToken'));
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

test('a form that is sent after its session ended elsewhere is there again after the sign-in', async ({
  signedInAs,
  portal,
  browserErrors,
}) => {
  browserErrors.expect(/answered 401/);
  const page = await signedInAs('student');
  await page.goto('/lrn/mile/hist/claim');
  await page.getByRole('combobox', { name: '항목' }).click();
  await page.getByRole('option', { name: /국가기술자격증/ }).click();
  await page.getByLabel('건수').fill('1');
  await page.getByLabel('자격·성적 번호').fill('26-left-11');
  await page.getByLabel('메모').fill('다시 적고 싶지 않은 글');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '자격증.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('button', { name: '자격증.pdf 빼기' })).toBeVisible();
  await endElsewhere(page, portal.url);
  await page.getByRole('button', { name: '신청하기' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('button', { name: /^김서윤/ }).click();
  await expect(page).toHaveURL('/lrn/mile/hist/claim');
  await expect(page.getByText('로그인이 끊기기 전에 쓰던 내용을 다시 채웠어요.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '항목' })).toContainText('국가기술자격증');
  await expect(page.getByLabel('자격·성적 번호')).toHaveValue('26-left-11');
  await expect(page.getByLabel('메모')).toHaveValue('다시 적고 싶지 않은 글');
  await page.getByRole('button', { name: '신청하기' }).click();
  await expect(page.getByRole('heading', { name: '국가기술자격증' })).toBeVisible();

  // Nothing of it comes back in the next one.
  await page.goto('/lrn/mile/hist/claim');
  await expect(page.getByLabel('메모')).toHaveValue('');
});

test('what was written in a dialog waits there for the same person, and never for another', async ({
  signedInAs,
  portal,
  browserErrors,
}) => {
  browserErrors.expect(/answered 401/);
  const page = await signedInAs('mileage');
  await page.goto('/lrn/mileage/list?status=WAIT');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: '반려하기' }).click();
  const asking = page.getByRole('dialog', { name: '이유를 골라 반려해요' });
  await asking.getByRole('radio', { name: '직접 쓰기' }).check();
  await asking.getByRole('textbox', { name: '직접 쓰기' }).fill('뒷면이 보이지 않아요.');
  const at = new URL(page.url());
  await endElsewhere(page, portal.url);
  await asking.getByRole('button', { name: '반려하기' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const isWritten = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]).includes('뒷면'),
  );
  expect(isWritten).toBe(false);
  await page.getByRole('textbox', { name: '학번 또는 교직원 번호' }).fill('mileage');
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인하기' }).click();
  await expect(page).toHaveURL(at.href);
  await expect(page.getByText('쓰던 내용이 남아 있어요')).toBeVisible();
  await page.getByRole('button', { name: '반려하기' }).click();
  await expect(asking.getByRole('textbox', { name: '직접 쓰기' })).toHaveValue('뒷면이 보이지 않아요.');
});
