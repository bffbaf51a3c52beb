import type { Page } from '@playwright/test';

import { expect, signIn, test, type Portal } from './portal.ts';

test.use({ changesData: true });

const PASSWORD = 'river-crossing-47';

/** Makes an account of an outsider that waits for approval. */
async function aPendingOutsider(portal: Portal, email: string): Promise<void> {
  const ask = async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${portal.url}/api/auth/hyfive/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
  };
  await ask('signup', {
    email,
    name: '나바깥',
    birthDate: '2000-01-01',
    password: PASSWORD,
    locale: 'ko',
    agreedList: [
      { code: 'tou', version: 1 },
      { code: 'privacy', version: 2 },
    ],
  });
  let token: string | undefined;
  await expect(async () => {
    const mails = await portal.readMails();
    token = /#token=(\S+)/.exec(mails.find(({ recipients }) => recipients.includes(email))?.text ?? '')?.[1];
    expect(token).toBeDefined();
  }).toPass();
  await ask('confirm', { token, password: PASSWORD });
}

async function openMember(page: Page, search: string, name: string): Promise<void> {
  await page.goto(`/admin/member/list?text=${encodeURIComponent(search)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

test('S9 an administrator sees who waits, approves, and the person signs in', async ({
  signedInAs,
  portal,
  reading,
}) => {
  const email = 'na.waits@example.com';
  await aPendingOutsider(portal, email);
  const page = await signedInAs('admin');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '살펴보기' }).click();
  await expect(page).toHaveURL('/admin/member/list?status=PENDING');
  await page.getByRole('link', { name: '나바깥' }).click();
  const sheet = page.getByRole('dialog', { name: '나바깥' });
  await expect(sheet).toContainText('개인정보 처리방침 버전 2');
  await sheet.getByRole('button', { name: '승인하기' }).click();
  await page
    .getByRole('dialog', { name: /승인할까요/ })
    .getByRole('button', { name: '승인하기' })
    .click();
  await expect(page.getByText('가입을 승인했어요.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '계정 잠그기' })).toBeVisible();
  const theirs = await reading('ko');
  await theirs.goto('/hyfive/login');
  await theirs.getByRole('textbox', { name: '이메일' }).fill(email);
  await theirs.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD);
  await theirs.getByRole('button', { name: '로그인하기' }).click();
  await expect(theirs).toHaveURL('/mntr/hyfivemntr/board/notice/list');
});

test('locking asks why, signs the person out, and unlocking lets them in', async ({
  signedInAs,
  portal,
  browserErrors,
}) => {
  browserErrors.expect(/answered 401/);
  const student = await signedInAs('student', { elsewhere: true });
  await student.goto('/sitemap');
  const page = await signedInAs('admin');
  await openMember(page, '김서윤', '김서윤');
  const sheet = page.getByRole('dialog', { name: '김서윤' });
  await sheet.getByRole('button', { name: '계정 잠그기' }).click();
  const ask = page.getByRole('dialog', { name: /잠글까요/ });
  await ask.getByRole('button', { name: '계정 잠그기' }).click();
  await expect(ask.getByRole('textbox', { name: '이유' })).toHaveAccessibleDescription(/이유를 적어 주세요/);
  await ask.getByRole('textbox', { name: '이유' }).fill('다른 사람이 쓰고 있어요');
  await ask.getByRole('button', { name: '계정 잠그기' }).click();
  await expect(page.getByText('계정을 잠갔어요.')).toBeVisible();
  await expect(sheet).toContainText('다른 사람이 쓰고 있어요');
  await student.goto('/dashboard');
  await expect(student).toHaveURL(/\/login/);
  await sheet.getByRole('button', { name: '잠금 풀기' }).click();
  await page
    .getByRole('dialog', { name: /풀까요/ })
    .getByRole('button', { name: '잠금 풀기' })
    .click();
  await expect(page.getByText('잠금을 풀었어요.')).toBeVisible();
  expect(await signIn(portal, 'student')).not.toBe('');
});

test('the second of two administrators is told', async ({ signedInAs, portal, browserErrors }) => {
  browserErrors.expect(/POST \/view\/cdp\/admin\/member\/.* answered 409/);
  await aPendingOutsider(portal, 'na.two@example.com');
  const [first, second] = [await signedInAs('admin'), await signedInAs('admin', { elsewhere: true })];
  for (const page of [first, second]) {
    await openMember(page, 'na.two', '나바깥');
    await page.getByRole('dialog', { name: '나바깥' }).getByRole('button', { name: '승인하기' }).click();
  }
  const approve = (page: Page): Promise<void> =>
    page
      .getByRole('dialog', { name: /승인할까요/ })
      .getByRole('button', { name: '승인하기' })
      .click();
  await approve(first);
  // Pressed at once, either of them could be the first whom the server hears.
  await expect(first.getByText('가입을 승인했어요.')).toBeVisible();
  await approve(second);
  await expect(second.getByRole('alert')).toContainText('그사이 상태가 바뀌었어요');
});

test('nobody else reaches the list', async ({ signedInAs }) => {
  const page = await signedInAs('staff');
  await page.goto('/admin/member/list');
  await expect(page).toHaveURL(/error=ACCESS/);
});
