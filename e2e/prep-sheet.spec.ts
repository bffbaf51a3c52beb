import type { Page } from '@playwright/test';

import { approve, beginOf, chooseFreeHour, fillRequest, keyOf } from './counselling-steps.ts';
import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const HOPE = '무엇부터 준비할지 알고 싶어요.';
const HOUR_MS = 3_600_000;
const SHARE = '만나기 전에 교수님께 준비 자료를 보여 줄게요';

/** Requests a free hour, with the sheet as it was shown, and gives the key of the request. */
async function ask(page: Page): Promise<string> {
  await chooseFreeHour(page);
  await fillRequest(page, '진로가 궁금해요.');
  await page.getByRole('textbox', { name: '상담에서 바라는 것' }).fill(HOPE);
  const share = page.getByRole('checkbox', { name: SHARE });
  await expect(share).toBeEnabled();
  await expect(share).not.toBeChecked();
  await page.getByRole('button', { name: '이렇게 보여요' }).click();
  const preview = page.getByRole('dialog', { name: '준비 자료는 이렇게 보여요' });
  await expect(preview.getByRole('heading', { name: '학적' })).toBeVisible();
  await expect(preview.getByText('동의하는 내용')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: '닫기' }).click();
  await share.check();
  await page.getByRole('button', { name: '신청하기' }).click();
  await expect(page).toHaveURL(/\/cs\/hist\/detail\//);
  await expect(page.getByRole('switch', { name: SHARE })).toBeChecked();
  return keyOf(page);
}

test.describe('a prep sheet', () => {
  test.use({ changesData: true });

  test('is seen beforehand and shared on a phone, read and printed by the professor, and taken back', async ({
    signedInAs,
    portal,
    browserErrors,
  }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    const id = await ask(student);
    await expectNoSidewaysScroll(student);

    const professor = await signedInAs('supervisor', { elsewhere: true });
    await approve(professor, id);
    // An hour before it is always after the day before has begun.
    await portal.setClock(new Date((await beginOf(portal, 'freshman', id)).getTime() - HOUR_MS));
    await professor.reload();
    await professor.getByRole('link', { name: '준비 자료 보기' }).click();
    // The previous page shows the hopes too, so this waits for the heading first.
    await expect(professor.getByRole('heading', { level: 1, name: /준비 자료$/ })).toBeVisible();
    await expect(professor.getByText(HOPE)).toBeVisible();
    await expectAccessible(professor);
    await professor.getByRole('button', { name: '인쇄하기' }).click();
    const paper = professor.getByRole('dialog', { name: /준비 자료/ });
    await expect(paper.getByText('1 / 1쪽')).toBeVisible();
    await professor.keyboard.press('Escape');

    await student.getByRole('switch', { name: SHARE }).click();
    await expect(student.getByText('준비 자료를 더는 볼 수 없어요.')).toBeVisible();
    await expectAccessible(student);

    browserErrors.expect(/GET \/view\/cdp\/cnslt\/professor\/dtls\/.*\/prep answered 404/);
    await professor.reload();
    await expect(professor.getByRole('heading', { name: '지금은 준비 자료를 볼 수 없어요' })).toBeVisible();
  });
});
