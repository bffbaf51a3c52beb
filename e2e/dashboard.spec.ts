import type { Page } from '@playwright/test';

import { expect, test, type Language } from './portal.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const WORDS = {
  ko: {
    arrange: '화면 편집',
    save: '저장하기',
    up: '상담 위로',
    hide: '공지사항 보이기',
    saved: '화면을 바꿨어요.',
    counselling: /상담[은이]/,
    notices: /공지/,
  },
  en: {
    arrange: 'Customize',
    save: 'Save',
    up: 'Move Counselling up',
    hide: 'Show Notices',
    saved: 'Your page has been updated.',
    counselling: /next session|your session|ongoing case/i,
    notices: /notices/i,
  },
} as const satisfies Record<Language, unknown>;

const isTurnOf = takeTurns('en');

for (const language of ['ko', 'en'] as const) {
  if (isTurnOf(language))
    test(`the dashboard is arranged by keyboard, and stays so (${language})`, async ({ signedInAs }) => {
      const words = WORDS[language];
      const page = await signedInAs('student', { language });
      await page.goto('/dashboard');
      const notices = page.getByRole('main').getByRole('heading', { level: 2, name: words.notices });
      await expect(notices).toBeVisible();
      const arrange = page.getByRole('button', { name: words.arrange });
      await arrange.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.arrange });
      await expect(dialog).toBeVisible();
      await tabTo(page, () => dialog.getByRole('switch', { name: words.hide }));
      await page.keyboard.press('Space');
      await tabTo(page, () => dialog.getByRole('button', { name: words.up }));
      await page.keyboard.press('Enter');
      const up = dialog.getByRole('button', { name: words.up });
      await expect(up).toBeFocused();
      // Up to the top, past widgets of both columns and the one over the whole width.
      while (await up.isEnabled()) await page.keyboard.press('Enter');
      await tabTo(page, () => dialog.getByRole('button', { name: words.save, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(arrange).toBeFocused();
      await expect(notices).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(words.counselling);
      await expect(notices).toHaveCount(0);
    });
}

test('a change in another window is told and not written over', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/PUT \/view\/cdp\/dashboard\/layout answered 409/);
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  for (const window of [page, other]) await window.getByRole('button', { name: '화면 편집' }).click();
  await page.getByRole('switch', { name: '학기 일정 보이기' }).click();
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('화면을 바꿨어요.')).toBeVisible();
  await other.getByRole('switch', { name: '공지사항 보이기' }).click();
  await other.getByRole('button', { name: '저장하기' }).click();
  const dialog = other.getByRole('dialog', { name: '화면 편집' });
  await expect(dialog).toContainText('다른 창에서 먼저 바꿨어요.');
  await expect(dialog.getByRole('switch', { name: '학기 일정 보이기' })).not.toBeChecked();
  await dialog.getByRole('switch', { name: '공지사항 보이기' }).uncheck();
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect(other.getByText('화면을 바꿨어요.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: '지금 할 일' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /공지/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /학기/ })).toHaveCount(0);
});

test('what is hidden altogether can be brought back', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: '화면 편집' }).click();
  const dialog = page.getByRole('dialog', { name: '화면 편집' });
  await expect(dialog.getByRole('switch').first()).toBeVisible();
  for (const shown of await dialog.getByRole('switch').all()) await shown.uncheck();
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('main')).toContainText('보이는 것이 없어요');
  await page.getByRole('button', { name: '화면 편집' }).click();
  await dialog.getByRole('button', { name: '처음 모습으로' }).click();
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '지금 할 일' })).toBeVisible();
});

/** Presses Tab, as a person does, until the element has the focus. */
async function tabTo(page: Page, find: () => ReturnType<Page['getByRole']>): Promise<void> {
  const isThere = async (): Promise<boolean> => find().evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 40 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(find()).toBeFocused();
}

test('notices are marked until they are read, and deadlines come by date', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  const notices = page.getByRole('region', { name: '아직 읽지 않은 공지가 있어요' });
  const first = notices.getByRole('listitem').first().getByRole('link');
  await expect(first).toHaveAccessibleName(/^고정한 글 안 읽은 글 /);
  await first.click();
  await expect(page).toHaveURL(/\/cmmnty\/board\/notice\/detail\//);
  // The dashboard's title stays until the post is loaded; then the post counts as read.
  await expect(page.getByRole('heading', { level: 1, name: /마일리지 장학금 신청$/ })).toBeVisible();
  await page.goto('/dashboard');
  await expect(first).toHaveAccessibleName(/^고정한 글 (?!안 읽은)/);
  await notices.getByRole('link', { name: '모두 보기' }).click();
  await expect(page).toHaveURL('/cmmnty/board/notice/list');
  await page.goBack();
  const due = page.getByRole('region', { name: /마감이 .* 있어요|마감이 없어요/ }).getByRole('listitem');
  await expect(due).toHaveCount(5);
  const left = (await due.allInnerTexts()).map((text) => Number(/(\d+)일 남음/.exec(text)?.[1] ?? 0));
  expect(left).toEqual(left.toSorted((a, b) => a - b));
});

test('what cannot be loaded says so in its own place, and is loaded again (en)', async ({
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/GET \/view\/cdp\/post\/dashboard answered 500/);
  const page = await signedInAs('student', { language: 'en' });
  const summary = '**/view/cdp/post/dashboard';
  await page.route(summary, (route) => route.fulfill({ status: 500, json: { code: 'E1000', msg: 'x', output: {} } }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'To do', exact: true })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load the notices.' });
  await expect(alert).toBeVisible();
  await page.unroute(summary);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'There are notices you haven’t read' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('who has no notices is not told of them', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  const output = { noticePath: null, noticeList: [], deadlineList: [] };
  await page.route('**/view/cdp/post/dashboard', (route) => route.fulfill({ json: { code: '0000', msg: '', output } }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: '지금 할 일' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /공지/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /마감/ })).toHaveCount(0);
});
