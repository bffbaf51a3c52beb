/** Tests that a form keeps its contents: through a reload, a refusal, and leaving the page. */
import type { Page } from '@playwright/test';

import { expect, test, type Language } from './portal.ts';
import { takeTurns } from './turns.ts';

const FORM = '/sample/form';
const LANGUAGE = '**/view/cdp/account/language';

const WORDS = {
  ko: {
    title: '제목',
    secret: '자료를 여는 비밀번호',
    restored: '쓰던 내용을 불러왔어요.',
    startOver: '처음부터 쓰기',
    leave: '이 화면에서 나갈까요?',
    stay: '계속 쓰기',
    go: '나가기',
    terms: '이용약관',
  },
  en: {
    title: 'Title',
    secret: 'Password for the files',
    restored: 'We restored what you were writing.',
    startOver: 'Start over',
    leave: 'Leave this page?',
    stay: 'Keep writing',
    go: 'Leave',
    terms: 'Terms of use',
  },
} as const satisfies Record<Language, unknown>;

const isTurnOf = takeTurns('en');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`what was typed survives a reload, a password does not (${language})`, async ({ signedInAs }) => {
      const page = await signedInAs('dev', { language });
      await page.goto(FORM);
      const title = page.getByRole('textbox', { name: words.title, exact: true });
      await title.fill('진로가 고민이에요');
      await page.getByRole('textbox', { name: words.secret }).fill('only for you 1');
      await untilKept(page, '진로가 고민이에요');
      expect(await keptIn(page)).not.toContain('only for you');
      await reload(page);
      await expect(page.getByText(words.restored)).toBeVisible();
      await expect(title).toHaveValue('진로가 고민이에요');
      await expect(page.getByRole('textbox', { name: words.secret })).toHaveValue('');
      await page.getByRole('button', { name: words.startOver }).click();
      await expect(title).toHaveValue('');
      await expect.poll(() => keptIn(page)).toBe('');
      await page.reload();
      await expect(title).toHaveValue('');
      await expect(page.getByText(words.restored)).toHaveCount(0);
    });

  if (isTurnOf(language))
    test(`leaving is asked about, and the way back leads on (${language})`, async ({ signedInAs }) => {
      const page = await signedInAs('dev', { language });
      await page.goto(FORM);
      const title = page.getByRole('textbox', { name: words.title, exact: true });
      const terms = page.getByRole('contentinfo').getByRole('link', { name: words.terms });
      const warning = page.getByRole('alertdialog', { name: words.leave });
      await title.fill('half a thought');
      await terms.click();
      await warning.getByRole('button', { name: words.stay }).click();
      await expect(warning).toBeHidden();
      await expect(page).toHaveURL(FORM);
      await expect(title).toHaveValue('half a thought');
      await untilKept(page, 'half a thought');
      await terms.click();
      await warning.getByRole('button', { name: words.go }).click();
      // The address comes before the screen; the form is left once the other one stands there.
      await expect(page.getByRole('heading', { level: 1, name: words.terms })).toBeVisible();
      await expect(page).toHaveURL('/info/tou');
      await page.goBack();
      await expect(page.getByText(words.restored)).toBeVisible();
      await expect(title).toHaveValue('half a thought');
    });
}

test('nothing is asked where nothing was written', async ({ signedInAs }) => {
  const page = await signedInAs('dev');
  await page.goto(FORM);
  await page.getByRole('textbox', { name: '제목', exact: true }).fill('x');
  await page.getByRole('textbox', { name: '제목', exact: true }).fill('');
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
  await expect(page).toHaveURL('/info/tou');
});

test('what the form refuses is said in its place, and the rest stays', async ({ signedInAs }) => {
  const page = await signedInAs('dev');
  await page.goto(FORM);
  const memo = page.getByRole('textbox', { name: '이야기하고 싶은 것' });
  await memo.fill('두 길 사이에서 고민해요');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('region', { name: /곳을 고쳐 주세요/ })).toBeFocused();
  await expect(page.getByRole('textbox', { name: '제목', exact: true })).toHaveAccessibleDescription(
    /제목을 적어 주세요/,
  );
  await expect(page.getByRole('group', { name: '동의' })).toContainText('동의해야 보낼 수 있어요.');
  await expect(memo).toHaveValue('두 길 사이에서 고민해요');
});

test.describe('with data of its own', () => {
  test.use({ changesData: true });

  test('a failed request keeps what was typed, and one that holds lets go of it', async ({
    signedInAs,
    browserErrors,
  }) => {
    browserErrors.expect(/PUT \/view\/cdp\/account\/language answered 500/);
    const page = await signedInAs('dev');
    await page.route(LANGUAGE, async (route) =>
      route.fulfill({ status: 500, json: { code: 'E500', msg: '문제가 생겼어요.', output: {} } }),
    );
    await page.goto(FORM);
    const title = page.getByRole('textbox', { name: '제목', exact: true });
    await title.fill('진로가 고민이에요');
    await page.getByRole('switch', { name: '보내기 전에 확인하지 않기' }).click();
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '저장하지 못했어요.' })).toContainText('문제가 생겼어요.');
    await expect(title).toHaveValue('진로가 고민이에요');
    await untilKept(page, '진로가 고민이에요');
    await page.unroute(LANGUAGE);
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('안내를 받을 언어를 저장했어요.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '저장하지 못했어요.' })).toHaveCount(0);
    await expect.poll(() => keptIn(page)).toBe('');
    // Saved, so neither the browser nor the portal asks.
    await page.reload();
    await expect(title).toHaveValue('');
  });
});

/** Draft texts that this window keeps; '' for none. */
async function keptIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith('naru.draft.'))
      .map(([, value]) => String(value))
      .join(),
  );
}

async function untilKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => keptIn(page)).toContain(text);
}

/** Reloads although the browser asks whether to leave. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}
