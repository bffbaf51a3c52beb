import type { Page } from '@playwright/test';

import { labelOf } from './labels.ts';
import { expect, test, type Language, type Portal } from './portal.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const PASSWORD = 'river-crossing-47';

const WORDS = {
  ko: {
    name: '이름',
    email: '이메일',
    birthDate: '생년월일',
    password: '비밀번호',
    terms: '이용약관에 동의해요',
    privacy: '개인정보 처리방침에 동의해요',
    send: '확인 메일 받기',
    tooYoung: '만 14세부터 가입할 수 있어요',
    sent: '메일을 확인해 주세요',
    confirm: '이메일 확인하기',
    confirmed: '이메일이 확인됐어요',
    used: '쓸 수 없는 링크예요',
    forgot: '비밀번호를 잊었어요',
    username: '아이디나 이메일',
    mailReset: '메일 받기',
    signIn: '로그인하기',
  },
  en: {
    name: 'Name',
    email: 'Email',
    birthDate: 'Date of birth',
    password: 'Password',
    terms: 'I agree to: Terms of use',
    privacy: 'I agree to: Privacy policy',
    send: 'Email me a link',
    tooYoung: 'You need to be at least 14',
    sent: 'Check your email',
    confirm: 'Confirm my email',
    confirmed: 'Your email is confirmed',
    used: 'This link no longer works',
    forgot: 'Forgot your password?',
    username: 'Username or email',
    mailReset: 'Email me a link',
    signIn: 'Sign in',
  },
} as const satisfies Record<Language, unknown>;

type Words = (typeof WORDS)[Language];

/** Waits for the newest email to an address and gives its link. */
async function linkTo(portal: Portal, address: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = await portal.readMails();
    const text = mails.findLast(({ recipients }) => recipients.includes(address))?.text ?? '';
    link = /\/\S+#token=\S+/.exec(text.replaceAll(/https?:\/\/[^/\s]+/g, ''))?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

async function signUp(page: Page, words: Words, email: string): Promise<void> {
  await page.goto('/hyfive/signup');
  await page.getByRole('textbox', { name: words.name }).fill('나바깥');
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByRole('textbox', { name: words.birthDate }).fill('2020-01-01');
  await page.getByRole('textbox', { name: words.password }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: words.terms }).check();
  await page.getByRole('checkbox', { name: words.privacy }).check();
  await page.getByRole('button', { name: words.send }).click();
  const birthDate = page.getByRole('textbox', { name: words.birthDate });
  await expect(birthDate).toHaveAccessibleDescription(new RegExp(words.tooYoung));
  await expect(page.getByRole('textbox', { name: words.password })).toHaveValue(PASSWORD);
  await birthDate.fill('2000-02-29');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
}

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  if (isTurnOf(language))
    test(`S9 somebody from outside signs up by a mailed link (${language})`, async ({
      reading,
      portal,
      browserErrors,
    }) => {
      browserErrors.expect(/POST \/api\/auth\/hyfive\/signup answered 422/);
      browserErrors.expect(/POST \/api\/auth\/hyfive\/confirm answered 400/);
      browserErrors.expect(/POST \/api\/auth\/login answered 400/);
      const words = WORDS[language];
      const email = `na.${language}@example.com`;
      const page = await reading(language);
      await signUp(page, words, email);
      const link = await linkTo(portal, email);
      await page.goto('/landing');
      await page.goto(link);
      await expect(page).toHaveURL('/hyfive/signup');
      await page.getByRole('textbox', { name: words.password }).fill(PASSWORD);
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmed);
      await page.goto('/landing');
      await page.goto(link);
      await page.getByRole('textbox', { name: words.password }).fill(PASSWORD);
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.used);
      await page.goto('/hyfive/login');
      await page.getByRole('textbox', { name: words.email }).fill(email);
      await page.getByRole('textbox', { name: words.password }).fill(PASSWORD);
      await page.getByRole('button', { name: words.signIn }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    });
}

test('a forgotten password: one answer, whoever asks', async ({ reading, portal }) => {
  const words = WORDS.ko;
  const page = await reading('ko');
  await page.goto('/login');
  await page.getByRole('link', { name: words.forgot }).click();
  await expect(page).toHaveURL('/session/password/form');
  await page.getByRole('button', { name: words.mailReset }).click();
  await expect(page.getByRole('textbox', { name: words.username })).toBeFocused();
  await page.getByRole('textbox', { name: words.username }).fill('nobody@example.com');
  await page.getByRole('button', { name: words.mailReset }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
  expect(await portal.readMails()).toEqual([]);
});

for (const language of ['ko', 'en'] as const) {
  if (isTurnOf(language))
    test(`Z2 somebody from outside agrees to new terms before anything else opens (${language})`, async ({
      signedInAs,
      portal,
    }) => {
      const words = {
        ko: {
          title: '약관이 바뀌었어요',
          box: '이용약관에 동의해요',
          go: '동의하고 계속하기',
          missing: '모두 동의해야',
          account: '내 계정',
          leave: '로그아웃하기',
        },
        en: {
          title: 'Our terms have changed',
          box: 'I agree to: Terms of use',
          go: 'Agree and continue',
          missing: 'Please agree to everything to continue',
          account: 'My account',
          leave: 'Sign out',
        },
      }[language];
      await portal.publishNext(['tou']);
      const page = await signedInAs('outsider', { language });
      await page.goto('/session/account/form?from=mail');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page).toHaveURL('/session/consent/form?redirect=%2Fsession%2Faccount%2Fform%3Ffrom%3Dmail');
      await expect(page.getByRole('checkbox')).toHaveCount(1);
      await expect(page.getByRole('link', { name: words.leave })).toHaveAttribute('href', '/logout');
      await page.getByRole('button', { name: words.go }).click();
      await expect(page.getByText(words.missing)).toBeVisible();
      await labelOf(page.getByRole('checkbox', { name: words.box })).click();
      await page.getByRole('button', { name: words.go }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible();
      await expect(page).toHaveURL('/session/account/form?from=mail');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible();
    });
}

test('Z2 new terms are asked of members, too, and signing out stays open', async ({ signedInAs, portal }) => {
  await portal.publishNext(['tou']);
  const student = await signedInAs('student');
  await student.goto('/session/account/form');
  await expect(student.getByRole('heading', { level: 1, name: '약관이 바뀌었어요' })).toBeVisible();
  await labelOf(student.getByRole('checkbox', { name: '이용약관에 동의해요' })).click();
  await student.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(student.getByRole('heading', { level: 1, name: '내 계정' })).toBeVisible();
  await student.goto('/dashboard');
  await expect(student).toHaveURL('/dashboard');
  const outsider = await signedInAs('outsider', { elsewhere: true });
  await outsider.goto('/dashboard');
  await outsider.getByRole('link', { name: '로그아웃하기' }).click();
  await expect(outsider).toHaveURL('/logout');
});
