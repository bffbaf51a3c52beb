import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const FACTS = '계약이 끝났는데 집주인이 보증금을 돌려주지 않아요.';
const REASON = '상담할 수 있는 일이라 함께 살펴볼게요.';

/** One step at the desk, by its own name. */
async function step(page: Page, name: string, said?: { label: string; text: string }): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name, exact: true }) });
  if (said) await dialog.getByRole('textbox', { name: said.label }).fill(said.text);
  else if (name === '담당 정하기') await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test.describe('legal counselling', () => {
  test.use({ changesData: true });

  test('L1 is asked for on a phone with guided facts, and goes on at the desk', async ({ signedInAs }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    await student.goto('/cs/law/reqst/form');
    await expect(student.getByRole('heading', { level: 1, name: '법률상담 신청' })).toBeVisible();
    await expect(student).toHaveTitle('상담 - 나루');
    // The days come first, and the hours of one of them.
    await expect(student.getByRole('group', { name: '시간이 빈 날' })).toBeVisible();
    await student.getByText('집과 임대차', { exact: true }).click();
    await expect(student.getByRole('heading', { name: '조금 더 알려 주세요' })).toBeVisible();
    await student.getByRole('textbox', { name: '무슨 일이 있었나요?' }).fill(FACTS);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student.getByText('안내를 읽고 동의해 주세요.').first()).toBeVisible();
    await student.getByRole('checkbox', { name: '위 안내를 읽었고 동의해요' }).check();
    await expectAccessible(student);
    await expectNoSidewaysScroll(student);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student).toHaveURL(/\/cs\/law\/reqst\/profile\//);
    await expect(student.getByText(FACTS)).toBeVisible();
    await expectNoSidewaysScroll(student);

    const staff = await signedInAs('law', { elsewhere: true });
    const caseId = student.url().split('/').at(-1) ?? '';
    await staff.goto(`/cnslt/law/dtls/list?open=${caseId}`);
    await expect(staff.getByText(FACTS)).toBeVisible();
    await expect(staff).toHaveTitle('상담 관리 - 나루');
    await step(staff, '맡기', { label: '까닭', text: REASON });
    await step(staff, '담당 정하기');
    await expect(staff.getByText('담당을 정했어요.').first()).toBeVisible();
    await student.reload();
    await expect(student.getByText(REASON)).toBeVisible();
  });

  test('nobody but law counsellors reaches the cases', async ({ signedInAs }) => {
    const page = await signedInAs('supervisor');
    await page.goto('/cnslt/law/dtls/list');
    await expect(page).toHaveURL(/error=ACCESS/);
  });
});
