import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';
import type { Locator, Page } from '@playwright/test';

import { askWith, type Ask } from './ask.ts';
import { killPage } from './kill-page.ts';
import { expect, signIn, test, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };
const SAVED = /저장했어요$/;
const STUCK = /아직 저장하지 못했어요/;
const QUESTION = { question: '지원 동기', unit: 'CHARACTER', countsSpaces: true, lineBreak: 1 } as const;

let made = 0;
const askAs = async (portal: Portal): Promise<Ask> => askWith(portal.url, await signIn(portal, 'student'));

/** Begins a letter with one question that takes so much. */
async function begin(ask: Ask, most: number): Promise<{ id: string; questionId: string }> {
  made += 1;
  const questionId = `0190b2c4-0000-7000-8000-${String(made).padStart(12, '0')}`;
  const body = {
    title: `여정 ${made}`,
    company: '가람',
    job: '',
    dueOn: null,
    language: 'ko' as const,
    questionList: [{ ...QUESTION, questionId, most }],
  };
  const { letterId } = await ask(coverLetters.createLetter, { body });
  return { id: letterId, questionId };
}
const answerOf = async (ask: Ask, id: string) => (await ask(coverLetters.readAnswer, { params: { id } })).answer;
const fieldIn = (page: Page): Locator => page.getByRole('textbox', { name: '1번 답변' });

async function open(page: Page, id: string): Promise<Locator> {
  await page.goto(`/portfolio/cl/form/${id}`);
  const field = fieldIn(page);
  await expect(field).toBeVisible();
  return field;
}

/** Composes syllables as a Korean input method does, each from its letters. */
async function compose(page: Page, syllables: readonly (readonly string[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const steps of syllables) {
    for (const text of steps)
      await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
  }
  await client.detach();
}
const HAN = ['ㅎ', '하', '한'];
const GEUL = ['ㄱ', '그', '글'];

test('W1 a student begins a letter on a phone, adds a question, and takes it back', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.setViewportSize(PHONE);
  await page.goto('/portfolio/cl/list');
  await expect(page.getByRole('heading', { name: '가람미디어 · 콘텐츠 기획' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: '자기소개서 쓰기' }).click();
  await page.getByRole('textbox', { name: '회사' }).fill('한빛');
  await page.getByRole('button', { name: '쓰기 시작하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '한빛' })).toBeVisible();
  await fieldIn(page).fill('첫 답변');
  await page.getByRole('button', { name: '문항 추가하기' }).click();
  const second = page.getByRole('textbox', { name: '2번 답변' });
  await second.fill('둘째 답변');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole('button', { name: '문항 더 보기' }).click();
  await page.getByRole('menuitem', { name: '문항 빼기' }).click();
  await expect(second).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await page.getByRole('button', { name: /^2번/ }).click();
  await expect(second).toHaveText('둘째 답변');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(fieldIn(page)).toHaveText('첫 답변');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('W2 without network and with a killed page nothing that was written is lost', async ({
  portal,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED/);
  const ask = await askAs(portal);
  const { id, questionId } = await begin(ask, 700);
  let page = await signedInAs('student');
  const context = page.context();
  await open(page, id);
  // Without network, the rest of the first page would fail, its font too.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fieldIn(page).pressSequentially('끊긴 곳에서 쓴 글');
  await expect(page.getByText(STUCK)).toBeVisible({ timeout: 30_000 });
  await killPage(page);
  await context.setOffline(false);
  page = await context.newPage();
  await expect(await open(page, id)).toHaveText('끊긴 곳에서 쓴 글');
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect.poll(() => answerOf(ask, questionId)).toBe('끊긴 곳에서 쓴 글');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('naru.unsent'))))
    .toEqual([]);
});

test('W2 a server that dies after it saved makes no conflict, and one that comes back gets it all', async ({
  portal,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.allow(
    /net::ERR_CONNECTION_RESET|net::ERR_FAILED|net::ERR_CONNECTION_REFUSED|answered 409|status of 409/,
  );
  const ask = await askAs(portal);
  const { id, questionId } = await begin(ask, 700);
  const page = await signedInAs('student');
  const field = await open(page, id);
  // The first save arrives and its answer does not; then nothing arrives for a while.
  let saves = 0;
  await page.route('**/portfolio/cl/answer/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    saves += 1;
    if (saves === 1) await route.fetch();
    return saves > 2 ? route.continue() : route.abort('connectionreset');
  });
  await field.pressSequentially('먼저 쓴 글');
  await expect(page.getByText(STUCK)).toBeVisible({ timeout: 30_000 });
  await field.press('End');
  await field.pressSequentially(' 이어 쓴 글');
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => answerOf(ask, questionId)).toBe('먼저 쓴 글 이어 쓴 글');
  await expect(page.getByText('다른 창이나 기기에서 내용이 바뀌었어요.')).toHaveCount(0);
});

test('W2 a second tab is told at once, keeps what was typed, and chooses', async ({
  portal,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.allow(/answered 409|status of 409/);
  const ask = await askAs(portal);
  const { id, questionId } = await begin(ask, 700);
  const page = await signedInAs('student');
  const other = await page.context().newPage();
  await open(page, id);
  await open(other, id);
  await fieldIn(page).fill('첫째 탭');
  await expect(fieldIn(other)).toHaveText('첫째 탭');
  // Both write before either hears of the other: no save leaves until then.
  const { promise: written, resolve: bothWrote } = Promise.withResolvers<void>();
  await page.context().route('**/portfolio/cl/answer/*', async (route) => {
    if (route.request().method() === 'PUT') await written;
    await route.continue();
  });
  await Promise.all([fieldIn(page).fill('첫째 탭에서 더'), fieldIn(other).fill('둘째 탭에서 다르게')]);
  bothWrote();
  const told = page.getByText('다른 창이나 기기에서 내용이 바뀌었어요.').first();
  const toldOther = other.getByText('다른 창이나 기기에서 내용이 바뀌었어요.').first();
  await expect.poll(async () => (await told.isVisible()) || (await toldOther.isVisible())).toBe(true);
  const loser = (await told.isVisible()) ? page : other;
  const typed = loser === page ? '첫째 탭에서 더' : '둘째 탭에서 다르게';
  await expect(fieldIn(loser)).toHaveText(typed);
  await loser.getByRole('button', { name: '저장된 내용 보기' }).click();
  await expectAccessible(loser);
  await loser.getByRole('button', { name: '여기 쓴 내용으로 저장' }).click();
  await expect(loser.getByText(SAVED)).toBeVisible();
  await expect.poll(() => answerOf(ask, questionId)).toBe(typed);
});

test('W1 syllables composed at a limit and in marked text are neither doubled nor lost', async ({
  portal,
  signedInAs,
}) => {
  const ask = await askAs(portal);
  const { id, questionId } = await begin(ask, 4);
  const page = await signedInAs('student');
  const field = await open(page, id);
  await field.click();
  await compose(page, [HAN, GEUL, HAN, GEUL, HAN, GEUL]);
  await expect(field).toHaveText('한글한글한글');
  await expect(page.getByText('6 / 4자')).toBeVisible();
  await expect(page.getByText(/^2자 넘었어요/)).toBeVisible();
  // At the edge of what is marked, in its middle, and before it.
  for (const steps of [2, 1, 4]) {
    await field.press('End');
    for (let step = 0; step < steps; step += 1) await field.press('ArrowLeft');
    await compose(page, [GEUL]);
  }
  await expect(page.getByText(SAVED)).toBeVisible();
  const text = (await field.textContent()) ?? '';
  expect(text).toHaveLength(9);
  expect(text.replaceAll('글', '')).toBe('한한한');
  await expect.poll(() => answerOf(ask, questionId)).toBe(text);
});

test('W1 what is pasted from elsewhere is plain text, and what is too long stays here', async ({
  portal,
  signedInAs,
}) => {
  const ask = await askAs(portal);
  const { id, questionId } = await begin(ask, 700);
  const page = await signedInAs('student');
  const field = await open(page, id);
  const paste = (types: Record<string, string>) =>
    field.evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, types);
  await field.click();
  await paste({ 'text/html': '<p>첫 <b>문단</b></p><script>window.hit = 1</script><p>둘째<br>줄</p>' });
  await expect.poll(() => answerOf(ask, questionId)).toBe('첫 문단\n\n둘째\n줄');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await field.press('Control+a');
  await paste({ 'text/plain': '가나다라마바사아자차'.repeat(10_000) });
  await expect(page.getByText('답변은 10,000자까지 저장할 수 있어요.')).toBeVisible();
  await expect(field).toHaveText(/^(?:가나다라마바사아자차){10000}$/);
  await field.press('Control+z');
  await expect(field).toContainText('첫 문단');
  await expect(page.getByText(SAVED)).toBeVisible();
});

test('W2 a version stands beside what is there now, and can be restored', async ({ portal, signedInAs }) => {
  const ask = await askAs(portal);
  const { id, questionId } = await begin(ask, 700);
  const page = await signedInAs('student');
  const field = await open(page, id);
  await field.fill('저는 기획을 좋아합니다.');
  await page.getByRole('button', { name: '버전', exact: true }).click();
  await page.getByRole('textbox', { name: '지금 답변에 붙일 이름' }).fill('초안');
  await page.getByRole('button', { name: '버전으로 남기기' }).click();
  await expect(page.getByText('지금과 같은 내용이에요.')).toBeVisible();
  await page.getByRole('button', { name: '닫기', exact: true }).click();
  await field.fill('저는 개발을 좋아합니다.');
  await page.getByRole('button', { name: '버전', exact: true }).click();
  await expect(page.locator('del')).toHaveText('기획을');
  await expect(page.locator('ins')).toHaveText('개발을');
  await expectAccessible(page);
  await page.getByRole('button', { name: '이 버전으로 되돌리기' }).click();
  await expect(field).toHaveText('저는 기획을 좋아합니다.');
  await expect.poll(() => answerOf(ask, questionId)).toBe('저는 기획을 좋아합니다.');
});

test('W3 what is worth a look is said beside the answer, and shown at its words', async ({ portal, signedInAs }) => {
  const ask = await askAs(portal);
  const { id } = await begin(ask, 700);
  const page = await signedInAs('student');
  const field = await open(page, id);
  await field.fill('저는 나래문화재단에서 일하고 싶습니다.');
  await expect(page.getByText('다른 회사 이름 ‘나래문화재단’')).toBeVisible();
  await page.getByRole('button', { name: '‘나래문화재단’ 보기' }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('나래문화재단');
  await page.getByRole('button', { name: '그대로 둘게요' }).click();
  await expect(page.getByText('다른 회사 이름 ‘나래문화재단’')).toHaveCount(0);
});
