import { labelOf } from './labels.ts';
import { expect, test, type Language } from './portal.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const WORDS = {
  ko: {
    current: '지금 비밀번호',
    next: '새 비밀번호',
    change: '비밀번호 바꾸기',
    done: '비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃됐어요.',
    bell: '알림',
    oneUnread: '1, 읽지 않은 알림',
    told: '비밀번호가 바뀌었어요',
    none: '아직 온 알림이 없어요',
    unread: '읽지 않음',
    allRead: '모두 읽었어요',
    settings: '알림 설정',
    groups: [
      '상담 신청과 일정',
      '수업·프로그램',
      '상담 기록과 설문',
      '지도교수와 지도학생',
      '글과 댓글',
      '계정과 파일',
    ],
    digest: '하루에 한 번 모아 받기',
    quiet: '방해 금지 시간',
    from: '시작',
    ten: '오후 10:00',
    saved: '저장했어요.',
  },
  en: {
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    done: 'Password changed. You’re signed out everywhere else.',
    bell: 'Notifications',
    oneUnread: '1 unread notification',
    told: 'Your password was changed',
    none: 'No notifications yet',
    unread: 'Unread',
    allRead: 'You’ve read everything',
    settings: 'Notification settings',
    groups: [
      'Counselling requests and appointments',
      'Classes and programmes',
      'Counselling notes and surveys',
      'Advisors and advisees',
      'Posts and comments',
      'Account and files',
    ],
    digest: 'One email a day',
    quiet: 'Quiet hours',
    from: 'From',
    ten: '10 PM',
    saved: 'Saved.',
  },
} as const satisfies Record<Language, unknown>;

const isTurnOf = takeTurns('en');

for (const language of ['ko', 'en'] as const) {
  if (isTurnOf(language))
    test(`what happened is behind the bell and in the mailbox, and read by opening it (${language})`, async ({
      signedInAs,
      portal,
    }) => {
      const words = WORDS[language];
      const page = await signedInAs('alumni', { language });
      await page.goto('/session/notification/list');
      await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
      await page.goto('/session/account/form');
      await page.getByRole('textbox', { name: words.current }).fill('naru-demo-1!');
      await page.getByRole('textbox', { name: words.next }).fill('green-harbour-27');
      await page.getByRole('button', { name: words.change }).click();
      await expect(page.getByText(words.done)).toBeVisible();
      // The notification comes a moment after the answer; a reload shows it.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('link', { name: words.oneUnread, exact: true })).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await page.getByRole('link', { name: words.oneUnread, exact: true }).click();
      await expect(page).toHaveURL('/session/notification/list');
      await page.getByRole('link', { name: new RegExp(words.told) }).click();
      await expect(page).toHaveURL('/session/account/form');
      await expect(page.getByRole('link', { name: words.bell, exact: true })).toBeVisible();
      await page.getByRole('link', { name: words.bell, exact: true }).click();
      await labelOf(page.getByRole('radio', { name: words.unread, exact: true })).click();
      await expect(page.getByRole('heading', { name: words.allRead })).toBeVisible();
      await expect.poll(async () => (await portal.readMails()).map(({ subject }) => subject)).toContain(WORDS.ko.told);
    });

  if (isTurnOf(language))
    test(`settings are saved with each change, and hold (${language})`, async ({ signedInAs }) => {
      const words = WORDS[language];
      const page = await signedInAs('student', { language });
      await page.goto('/session/notification/list');
      await page.getByRole('link', { name: words.settings }).click();
      await expect(page).toHaveURL('/session/notification/form');
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(words.groups);
      await page.getByRole('switch', { name: words.digest }).check();
      await page.getByRole('combobox', { name: words.from }).click();
      await page.getByRole('option', { name: words.ten, exact: true }).click();
      await expect(page.getByText(words.saved).first()).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('switch', { name: words.digest })).toBeChecked({ timeout: 5_000 });
        await expect(page.getByRole('combobox', { name: words.from })).toHaveText(words.ten, { timeout: 2_000 });
      }).toPass();
      await page.getByRole('switch', { name: words.quiet }).uncheck();
      await expect(page.getByRole('combobox', { name: words.from })).toBeHidden();
    });
}

test('nobody signed in is led to the sign-in, with the way back', async ({ page }) => {
  await page.goto('/session/notification/list');
  await expect(page).toHaveURL(/\/login\?.*notification/);
});
