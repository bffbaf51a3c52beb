import type { Page } from '@playwright/test';

import { labelOf } from './labels.ts';
import { expect, test, type Portal } from './portal.ts';

test.use({ changesData: true });

const LIST = '/admin/job/list';

/** Makes an email that the mail server refuses: the link of somebody who signs up. */
async function aFailedMail(portal: Portal, email: string): Promise<void> {
  await portal.refuseMails(true);
  const response = await fetch(`${portal.url}/api/auth/hyfive/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      name: '나바깥',
      birthDate: '2000-01-01',
      password: 'river-crossing-47',
      locale: 'ko',
      agreedList: [
        { code: 'tou', version: 1 },
        { code: 'privacy', version: 2 },
      ],
    }),
  });
  expect(response.status).toBe(200);
}

/** Opens the failed job's sheet; reads the list again until it has failed. */
async function openFailed(page: Page): Promise<void> {
  // The notice about it is refused, too, and lies above it.
  const failed = page.getByRole('link', { name: '이메일 보내기' }).last();
  await expect(async () => {
    await page.goto(`${LIST}?state=FAILED`);
    await expect(failed).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await failed.click();
  await expect(page.getByRole('dialog', { name: '이메일 보내기' })).toContainText('550');
}

test('X5 an administrator is told of a failed job, starts it again, and the e-mail leaves', async ({
  signedInAs,
  portal,
}) => {
  const email = 'na.refused@example.com';
  await aFailedMail(portal, email);
  const page = await signedInAs('admin');
  await openFailed(page);
  const sheet = page.getByRole('dialog', { name: '이메일 보내기' });
  await expect(sheet).not.toContainText(email);
  await portal.refuseMails(false);
  await sheet.getByRole('button', { name: '다시 시작하기' }).click();
  await page
    .getByRole('alertdialog', { name: /다시 시작할까요/ })
    .getByRole('button', { name: '다시 시작하기' })
    .click();
  await expect(page.getByText('다시 시작했어요.')).toBeVisible();
  // The sheet follows the job to its end without a reload.
  await expect(sheet).toContainText('완료');
  await expect(sheet.getByRole('button', { name: '다시 시작하기' })).toHaveCount(0);
  const mails = await portal.readMails();
  expect(mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
  await page.goto(`${LIST}?view=mail`);
  const row = page.getByRole('row', { name: /이메일 확인/ });
  await expect(row).toContainText('보냄');
  // The notification is delivered a moment later.
  await expect(async () => {
    await page.goto('/session/notification/list');
    await expect(page.getByText('실패한 작업이 있어요')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('the second of two administrators is told', async ({ signedInAs, portal, browserErrors }) => {
  browserErrors.expect(/POST \/view\/cdp\/admin\/job\/.*\/retry answered 409/);
  await aFailedMail(portal, 'na.two@example.com');
  const [first, second] = [await signedInAs('admin'), await signedInAs('admin', { elsewhere: true })];
  for (const page of [first, second]) {
    await openFailed(page);
    await page.getByRole('dialog', { name: '이메일 보내기' }).getByRole('button', { name: '다시 시작하기' }).click();
  }
  await portal.refuseMails(false);
  const confirm = (page: Page) =>
    page
      .getByRole('alertdialog', { name: /다시 시작할까요/ })
      .getByRole('button', { name: '다시 시작하기' })
      .click();
  await confirm(first);
  await expect(first.getByText('다시 시작했어요.')).toBeVisible();
  await confirm(second);
  await expect(second.getByText('그사이 상태가 바뀌었어요.')).toBeVisible();
  await expect(second.getByRole('dialog', { name: '이메일 보내기' })).toContainText('완료');
});

test('what begins by the clock says when it is next', async ({ signedInAs }) => {
  const page = await signedInAs('admin');
  await page.goto(LIST);
  await labelOf(page.getByRole('radio', { name: '예약 작업' })).click();
  await expect(page).toHaveURL(`${LIST}?view=schedule`);
  await expect(page.getByRole('row', { name: /하루 한 번 알림 모아 보내기/ })).toContainText('30 8 * * *');
});

test('nobody else reaches the jobs', async ({ signedInAs }) => {
  const page = await signedInAs('staff');
  await page.goto(LIST);
  await expect(page).toHaveURL(/error=ACCESS/);
});
