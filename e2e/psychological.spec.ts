import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const WORDS = '요즘 잠을 잘 못 자고 수업에 집중이 안 돼요.';
const SOMETIMES = '며칠 동안';
const NEVER = '전혀 없음';
/** Being better off dead: whoever says yes is told at once where help is. */
const DANGER = /^9\. /;

async function agree(page: Page): Promise<void> {
  await page.goto('/cs/psch/reqst/agre');
  await expect(page.getByRole('heading', { level: 1, name: '심리상담 신청' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByText('세 가지 모두 동의해야 신청할 수 있어요.')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '심리상담 신청서' })).toBeVisible();
}

async function answerAll(page: Page): Promise<void> {
  const items = page.getByRole('group', { name: /^\d+\. / });
  await expect(items).toHaveCount(16);
  for (const item of await items.all()) await item.getByText(SOMETIMES, { exact: true }).click();
}

test.describe('psychological counselling', () => {
  test.use({ changesData: true });

  test('Y1 Y2 is applied for on a phone, and who is in danger is told where help is', async ({ signedInAs }) => {
    const student = await signedInAs('student');
    await student.setViewportSize(PHONE);
    // Without the consents the form leads to them.
    await student.goto('/cs/psch/reqst/form');
    await expect(student).toHaveURL('/cs/psch/reqst/agre');
    await agree(student);
    await expectAccessible(student);

    await student.getByRole('textbox', { name: '더 말하고 싶은 것' }).fill(WORDS);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student.getByText('힘든 점을 하나 이상 골라 주세요.').first()).toBeVisible();
    await expect(student.getByRole('textbox', { name: '더 말하고 싶은 것' })).toHaveValue(WORDS);

    await student.getByText('우울·무기력', { exact: true }).click();
    await answerAll(student);
    const help = student.getByRole('alert').filter({ hasText: '지금 힘들다면 혼자 견디지 마세요' });
    await expect(help.getByRole('link', { name: /^109/ })).toHaveAttribute('href', 'tel:109');
    await student.getByRole('group', { name: DANGER }).getByText(NEVER, { exact: true }).click();
    await expect(help).toBeHidden();
    await student.getByRole('group', { name: DANGER }).getByText(SOMETIMES, { exact: true }).click();
    await expect(help).toBeVisible();
    await expectNoSidewaysScroll(student);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student).toHaveURL(/\/cs\/psch\/detail\//);
    await expect(student).toHaveTitle('상담 - 나루');
    await expect(student.getByRole('heading', { level: 1, name: '심리상담', exact: true })).toBeVisible();
    await expectAccessible(student);
    // A second one leads to the first.
    const first = student.url();
    await student.goto('/cs/psch/reqst/form');
    await expect(student).toHaveURL(first);

    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await manager.goto('/cnslt/psychological/dtls/list');
    const row = manager.getByRole('link', { name: '김서윤' }).first();
    await expect(row).toBeVisible();
    await expectAccessible(manager);
    await row.click();
    await expect(manager.getByText(WORDS)).toBeVisible();
    await expect(manager.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(manager);
    await expect(manager).toHaveTitle(/상담/);
  });

  test('nobody else reaches the centre’s cases', async ({ signedInAs }) => {
    const page = await signedInAs('staff');
    await page.goto('/cnslt/psychological/dtls/list');
    await expect(page).toHaveURL(/error=ACCESS/);
  });
});
