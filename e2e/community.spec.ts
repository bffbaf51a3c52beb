import type { Page } from '@playwright/test';

import { expect, test, type Language } from './portal.ts';
import { expectAccessible, waitForScreen } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const NOTICES = '/cmmnty/board/notice/list';

const WORDS = {
  ko: {
    search: '글 찾기',
    title: '제목',
    comment: '댓글',
    send: '남기기',
    unreadOnly: '안 읽은 글만',
    write: '글쓰기',
    editor: '내용',
    preview: '미리 보기',
    close: '닫기',
    publish: '게시하기',
    published: '글을 게시했어요.',
    mustRead: /꼭 읽어야 하는 글/,
    confirm: '읽었어요',
    confirmed: /에 확인했어요/,
    student: '재학생',
    audience: /^대상 [\d,]+명$/,
    bold: '굵게',
  },
  en: {
    search: 'Search posts',
    title: 'Title',
    comment: 'Comment',
    send: 'Post comment',
    unreadOnly: 'Unread only',
    write: 'Write a post',
    editor: 'Text',
    preview: 'Preview',
    close: 'Close',
    publish: 'Publish',
    published: 'Post published.',
    mustRead: /Everyone must read this/,
    confirm: 'I’ve read this',
    confirmed: /^Confirmed/,
    student: 'Current student',
    audience: /^[\d,]+ people$/,
    bold: 'Bold',
  },
} as const satisfies Record<Language, unknown>;

const editorOf = (page: Page, language: Language = 'ko') =>
  page.getByRole('textbox', { name: WORDS[language].editor, exact: true });

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`a notice is found, read and commented on, and the way back keeps the search (${language})`, async ({
      signedInAs,
    }) => {
      const page = await signedInAs('student', { language });
      await page.goto(NOTICES);
      await page.getByRole('searchbox', { name: words.search }).fill('장학');
      await expect(page).toHaveURL(/text=%EC%9E%A5%ED%95%99/);
      // The rows before stay until those that were found take their places.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const link = page.getByRole('link', { name: /마일리지 장학금 신청/ }).first();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: /마일리지 장학금 신청/ })).toBeVisible();
      await page.getByRole('textbox', { name: words.comment, exact: true }).fill('복학한 학생도 되나요?');
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('article').getByText('복학한 학생도 되나요?')).toBeVisible();
      await expect(page.getByRole('textbox', { name: words.comment, exact: true })).toHaveValue('');
      await page.goBack();
      await expect(page.getByRole('searchbox', { name: words.search })).toHaveValue('장학');
      await expect(link).toBeVisible();
    });

  if (isTurnOf(language))
    test(`the office writes for students, sees for how many, and they confirm (${language})`, async ({
      signedInAs,
    }) => {
      const staff = await signedInAs('staff', { language });
      await staff.goto(NOTICES);
      await staff.getByRole('link', { name: words.write, exact: true }).click();
      await staff.getByRole('textbox', { name: words.title, exact: true }).fill('겨울 특강 신청');
      await editorOf(staff, language).click();
      await staff.keyboard.type('선착순 30명이에요.');
      await staff.getByText(words.student, { exact: true }).click();
      await staff.getByRole('switch', { name: words.mustRead }).click();
      await expect(staff.getByText(words.audience)).toBeVisible();
      await expectAccessible(staff);
      await staff.getByRole('button', { name: words.preview }).click();
      await expect(staff.getByRole('dialog').getByText('선착순 30명이에요.')).toBeVisible();
      await staff.keyboard.press('Escape');
      await staff.getByRole('button', { name: words.publish }).click();
      await expect(staff.getByText(words.published)).toBeVisible();
      await expect(staff.getByRole('heading', { level: 1, name: '겨울 특강 신청' })).toBeVisible();

      const student = await signedInAs('student', { language, elsewhere: true });
      await student.goto(NOTICES);
      await student.getByRole('link', { name: '겨울 특강 신청' }).click();
      await student.getByRole('button', { name: words.confirm }).click();
      await expect(student.getByText(words.confirmed)).toBeVisible();
      const professor = await signedInAs('fulltime', { language, elsewhere: true });
      await professor.goto(NOTICES);
      await waitForScreen(professor);
      await expect(professor.getByRole('link', { name: '겨울 특강 신청' })).toHaveCount(0);
    });
}

test('people who may not write are told the right that is missing, the office and the way back', async ({
  signedInAs,
}) => {
  const page = await signedInAs('student');
  await page.goto('/cmmnty/board/notice/form');
  await expect(page.getByRole('heading', { level: 1, name: '이 화면을 볼 권한이 아직 없어요' })).toBeVisible();
  for (const words of ['공지사항 · 등록', '학생지원팀']) await expect(page.getByRole('main')).toContainText(words);
  await page.getByRole('link', { name: '목록 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
});

test('what was being written is brought back on another device', async ({ signedInAs }) => {
  const page = await signedInAs('staff');
  await page.goto('/cmmnty/board/notice/form');
  await page.getByRole('textbox', { name: '제목', exact: true }).fill('쓰다 만 글');
  await editorOf(page).click();
  await page.keyboard.type('아직 다 못 썼어요.');
  await expect(page.getByText(/자동 저장/)).toBeVisible({ timeout: 15_000 });
  const other = await signedInAs('staff', { elsewhere: true });
  await other.goto('/cmmnty/board/notice/form');
  await expect(other.getByText(/쓰던 글을 불러왔어요/)).toBeVisible();
  await expect(other.getByRole('textbox', { name: '제목', exact: true })).toHaveValue('쓰다 만 글');
  await expect(editorOf(other)).toHaveText('아직 다 못 썼어요.');
  await other.getByRole('button', { name: '버리고 새로 쓰기' }).click();
  await expect(editorOf(other)).toHaveText('');
});

test('two who change one post see both versions, and nothing is lost', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/PUT \/view\/cdp\/board\/.* answered 409/);
  const page = await signedInAs('staff');
  await page.goto(NOTICES);
  await page.getByRole('link', { name: /기말고사 시간표/ }).click();
  await page.getByRole('link', { name: '고치기' }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const title = (one: Page) => one.getByRole('textbox', { name: '제목', exact: true });
  await expect(title(page)).not.toHaveValue('');
  await title(other).fill('다른 창에서 고친 제목');
  await other.getByRole('button', { name: '저장하기' }).click();
  await expect(other.getByText('고친 내용을 저장했어요.')).toBeVisible();
  await title(page).fill('내가 고친 제목');
  await page.getByRole('button', { name: '저장하기' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('내가 고친 제목')).toBeVisible();
  await expect(dialog.getByText('다른 창에서 고친 제목')).toBeVisible();
  await dialog.getByRole('button', { name: '내 글로 저장하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '내가 고친 제목' })).toBeVisible();
});

test('a Korean syllable that is being composed survives Enter, digits and bold', async ({ signedInAs }) => {
  const page = await signedInAs('staff');
  await page.goto('/cmmnty/board/notice/form');
  const editor = editorOf(page);
  await editor.click();
  const browser = await page.context().newCDPSession(page);
  const compose = async (...steps: string[]): Promise<void> => {
    for (const text of steps) {
      await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await browser.send('Input.insertText', { text: steps.at(-1) ?? '' });
  };
  await compose('ㅎ', '하', '한');
  await compose('ㄱ', '그', '글');
  await page.keyboard.press('Enter');
  await compose('ㄷ', '두', '둘');
  await page.keyboard.type(' 2026');
  await page.keyboard.press('Control+b');
  await compose('ㄱ', '구', '굵');
  await compose('ㄱ', '게');
  await page.keyboard.press('Control+b');
  await compose('ㄲ', '끝');
  await expect(editor.locator('p')).toHaveText(['한글', '둘 2026굵게끝']);
  await expect(editor.locator('strong')).toHaveText('굵게');
});

test('who leafs on finds the next page there already', async ({ signedInAs, browserErrors }) => {
  // The page after the next one is asked for beforehand, too, where nothing is answered any more.
  browserErrors.allow(/\/page failed: net::ERR_FAILED/);
  const page = await signedInAs('student', { language: 'ko' });
  const asked: number[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/page') && url.searchParams.has('size'))
      asked.push(Number(url.searchParams.get('page')));
  });
  await page.goto(`${NOTICES}?size=10`);
  const rows = page.getByRole('row').getByRole('link');
  await expect(rows).toHaveCount(10);
  const first = await rows.first().innerText();
  const next = page.getByRole('button', { name: '다음 쪽' });

  await next.click();
  await expect(rows.first()).not.toHaveText(first);
  const second = await rows.first().innerText();
  await expect.poll(() => asked).toContain(2);
  expect(asked.filter((number) => number === 1)).toHaveLength(1);

  await page.route('**/page?*', (route) => route.abort());
  await next.click();
  await expect(rows.first()).not.toHaveText(second);
  expect(asked.filter((number) => number === 2)).toHaveLength(1);
});
