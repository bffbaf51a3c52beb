import { expect, signIn, test, type Language } from './portal.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const FIRST_PASSWORD = 'naru-demo-1!';
const NEW_PASSWORD = 'green-harbour-27';

const WORDS = {
  ko: {
    current: '지금 비밀번호',
    next: '새 비밀번호',
    change: '비밀번호 바꾸기',
    tooShort: '새 비밀번호는 10자 이상 적어 주세요.',
    wrong: '지금 비밀번호가 맞지 않아요. 다시 입력해 주세요.',
    done: '비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃됐어요.',
  },
  en: {
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    tooShort: 'Your new password needs at least 10 characters.',
    wrong: 'Your current password isn’t right. Please enter it again.',
    done: 'Password changed. You’re signed out everywhere else.',
  },
} as const satisfies Record<Language, unknown>;

const isTurnOf = takeTurns('en');

for (const language of ['ko', 'en'] as const) {
  if (isTurnOf(language))
    test(`a new password ends every other session and keeps this one (${language})`, async ({
      signedInAs,
      portal,
      browserErrors,
    }) => {
      browserErrors.expect(/POST \/view\/cdp\/account\/password answered 400/);
      browserErrors.expect(/answered 401/);
      // After a wrong password the next attempt must wait for a second.
      browserErrors.allow(/POST \/view\/cdp\/account\/password answered 429/);
      const words = WORDS[language];
      const elsewhere = await signedInAs('student', { language, elsewhere: true });
      await elsewhere.goto('/sitemap');
      const page = await signedInAs('student', { language });
      await page.goto('/session/account/form');
      const current = page.getByRole('textbox', { name: words.current });
      const next = page.getByRole('textbox', { name: words.next });
      const change = page.getByRole('button', { name: words.change });
      await current.fill('not my password');
      await next.fill('short');
      await change.click();
      await expect(next).toHaveAccessibleDescription(new RegExp(words.tooShort));
      await next.fill(NEW_PASSWORD);
      await change.click();
      await expect(page.getByRole('alert')).toHaveText(words.wrong);
      await expect(next).toHaveValue(NEW_PASSWORD);
      await current.fill(FIRST_PASSWORD);
      await expect(async () => {
        await change.click();
        await expect(page.getByText(words.done)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(current).toHaveValue('');
      await page.reload();
      await expect(current).toBeVisible();
      await elsewhere.goto('/session/account/form');
      await expect(elsewhere).toHaveURL(/\/login/);
      await signIn(portal, 'student', NEW_PASSWORD);
      await expect(signIn(portal, 'student', FIRST_PASSWORD)).rejects.toThrow(/could not sign in/);
    });
}

test('another session is ended by one press', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/answered 401/);
  const elsewhere = await signedInAs('student', { elsewhere: true });
  await elsewhere.goto('/dashboard');
  const page = await signedInAs('student');
  await page.goto('/session/account/form');
  const sessions = page.getByRole('region', { name: '로그인한 기기' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('지금 이 기기')).toHaveCount(1);
  await sessions
    .getByRole('listitem')
    .getByRole('button', { name: /로그아웃하기$/ })
    .click();
  await expect(page.getByText('그 기기에서 로그아웃했어요.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('signing out everywhere asks first, and then signs out here too', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/answered 401/);
  const elsewhere = await signedInAs('student', { elsewhere: true });
  await elsewhere.goto('/dashboard');
  const page = await signedInAs('student');
  await page.goto('/session/account/form');
  const everywhere = page.getByRole('button', { name: '모든 기기에서 로그아웃하기' });
  await everywhere.click();
  const question = page.getByRole('alertdialog', { name: '모든 기기에서 로그아웃할까요?' });
  await question.getByRole('button', { name: '그대로 두기' }).click();
  await expect(question).toBeHidden();
  await expect(everywhere).toBeFocused();
  await everywhere.click();
  await question.getByRole('button', { name: '모든 기기에서 로그아웃하기' }).click();
  await expect(page).toHaveURL('/logout');
  await expect(page.getByRole('heading', { level: 1, name: '로그아웃했어요' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
});
