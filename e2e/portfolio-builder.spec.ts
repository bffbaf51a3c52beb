import { portfolioBuilder as builder } from '@naru/contract/areas/portfolio/builder.ts';
import { listBlocks, makeBlock, makeRow } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioBlock, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { aPhoto } from '@naru/server/test/upload.ts';
import type { Page } from '@playwright/test';

import { askWith, type Ask } from './ask.ts';
import { killPage } from './kill-page.ts';
import { expect, signIn, test, type Language, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 740 };
const SAVES = /\/view\/cdp\/portfolio\/my\/draft\/[0-9a-f-]{36}$/;
const ROWS = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;

const WORDS = {
  ko: {
    saved: /저장했어요$/,
    stuck: /이 기기에 남겨 두었고/,
    conflict: '다른 창이나 기기에서 내용이 바뀌었어요.',
    look: '저장된 내용 보기',
    keepMine: '여기 쓴 내용으로 저장',
    heading: (row: number, cell: number, at: number) => `제목 블록, ${row}번째 줄 ${cell}번째 칸 ${at}번째`,
    title: '제목',
    text: '내용',
    edit: '고치기',
    right: '오른쪽 칸으로 옮기기',
    down: '아래로 옮기기',
    done: '다 썼어요',
    add: /2번째 줄 2번째 칸에 블록 추가하기/,
    image: /^사진 설명을/,
    alt: '사진 설명',
    altMissing: /게시하려면 필요해요/,
    lies: /확장자와 달라요/,
    long: /5,000자까지/,
    problem: /고칠 곳이 1곳/,
    undone: '되돌렸어요.',
    keys: '키보드로 꾸미기',
    begin: '무엇부터 보여 줄까요?',
    story: '나를 소개하는 글',
    undo: '되돌리기',
  },
  en: {
    saved: /^Saved/,
    stuck: /kept on this device/,
    conflict: 'This changed in another tab or on another device.',
    look: 'See the saved one',
    keepMine: 'Save what’s here',
    heading: (row: number, cell: number, at: number) => `Heading block, row ${row}, column ${cell}, position ${at}`,
    title: 'Title',
    text: 'Text',
    edit: 'Edit',
    right: 'Move to the right column',
    down: 'Move down',
    done: 'Done',
    add: 'Add a block to row 2, column 2',
    image: /^Picture One picture/,
    alt: 'Description',
    altMissing: /You need this to publish/,
    lies: /doesn’t match|isn’t what|differs/,
    long: /up to 5,000 characters/i,
    problem: /One thing needs fixing/,
    undone: 'Undone.',
    keys: 'Editing by keyboard',
    begin: 'What would you like to show first?',
    story: 'A few words about me',
    undo: 'Undo',
  },
} as const;

const askAs = async (portal: Portal): Promise<Ask> => askWith(portal.url, await signIn(portal, 'student'));
const heading = (text: string, number: number): PortfolioBlock => ({
  blockId: `00000000-0000-4000-8000-0000000000${(number + 16).toString(16)}`,
  kind: 'HEADING',
  text,
  level: 2,
});

/** Makes a portfolio with a row of one cell and one of two, and gives its id. */
async function begin(ask: Ask, content?: Partial<PortfolioContent>): Promise<string> {
  const made = { title: '여정', language: 'ko' as const, beginsWith: 'EMPTY' as const };
  const { portfolioId: id } = await ask(portfolioStart.createPortfolio, { body: made });
  const { draft } = await ask(builder.readDraft, { params: { id } });
  const rowList = [
    { ...makeRow('1', ROWS[0]), cellList: [[heading('하나', 1), heading('둘', 2)]] },
    { ...makeRow('2A', ROWS[1]), cellList: [[heading('셋', 3)], []] },
  ];
  const { title, language, contentVersion } = draft;
  const body = { title, language, contentVersion, content: { ...draft.content, rowList, ...content } };
  await ask(builder.saveDraft, { params: { id }, body });
  return id;
}
/** Tells the headings of each cell. */
async function readWords(ask: Ask, id: string): Promise<string[][][]> {
  const { draft } = await ask(builder.readDraft, { params: { id } });
  return draft.content.rowList.map(({ cellList }) =>
    cellList.map((blocks) => blocks.map((block) => (block.kind === 'HEADING' ? block.text : block.kind))),
  );
}
const openForm = (page: Page, id: string) => page.goto(`/portfolio/my/form/${id}`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
/** Presses Tab until a part has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  expect(await focused(page)).toBe(name);
}

const isTurnOf = takeTurns('en');

for (const language of ['ko', 'en'] as const satisfies Language[]) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`F2 a portfolio is built by keyboard alone (${language})`, async ({ portal, signedInAs }) => {
      test.slow();
      const page = await signedInAs('student', { language });
      const ask = await askAs(portal);
      const id = await begin(ask);
      await openForm(page, id);
      await expect(page.getByRole('button', { name: words.heading(1, 1, 1) })).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, words.heading(1, 1, 1));
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(() => focused(page)).toBe(words.heading(1, 1, 2));
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(() => focused(page)).toBe(words.heading(2, 1, 1));
      await page.keyboard.press('Alt+ArrowRight');
      await expect.poll(() => focused(page)).toBe(words.heading(2, 2, 1));
      await page.keyboard.press('Control+d');
      await expect.poll(() => focused(page)).toBe(words.heading(2, 2, 2));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: words.title, exact: true })).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('넷');
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toBe(words.heading(2, 2, 2));
      await expect.poll(() => readWords(ask, id)).toEqual([[['둘']], [['셋'], ['하나', '넷']]]);
      await page.keyboard.press('Delete');
      await expect.poll(() => readWords(ask, id)).toEqual([[['둘']], [['셋'], ['하나']]]);
      await page.keyboard.press('Control+z');
      await expect(page.getByText(words.undone)).toBeAttached();
      await expect.poll(() => readWords(ask, id)).toEqual([[['둘']], [['셋'], ['하나', '넷']]]);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: words.keys })).toBeVisible();
      await expectAccessible(page);
    });

  if (isTurnOf(language))
    test(`F2 on a phone buttons move blocks, and a sheet has their fields (${language})`, async ({
      portal,
      signedInAs,
    }) => {
      test.slow();
      const page = await signedInAs('student', { language });
      await page.setViewportSize(PHONE);
      const ask = await askAs(portal);
      const id = await begin(ask);
      await openForm(page, id);
      await page.getByRole('button', { name: words.heading(2, 1, 1) }).click();
      await page.getByRole('button', { name: words.right }).click();
      await expect(page.getByRole('button', { name: words.heading(2, 2, 1) })).toBeVisible();
      await page.getByRole('button', { name: words.edit, exact: true }).click();
      await page.getByRole('textbox', { name: words.title, exact: true }).fill('바다');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.done }).click();
      await expect.poll(() => readWords(ask, id)).toEqual([[['하나', '둘']], [[], ['바다']]]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

  if (isTurnOf(language))
    test(`F2 the second of two tabs is told, keeps what was done, and chooses (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.allow(/draft\/[0-9a-f-]+ answered 409/);
      const page = await signedInAs('student', { language });
      const ask = await askAs(portal);
      const id = await begin(ask);
      await openForm(page, id);
      await expect(page.getByRole('button', { name: words.heading(1, 1, 1) })).toBeVisible();
      // Another device, which this browser hears nothing from.
      const { draft } = await ask(builder.readDraft, { params: { id } });
      const [first, second] = draft.content.rowList;
      const rowList = first && second ? [first, { ...second, cellList: [[heading('남', 3)], [heading('넷', 4)]] }] : [];
      const body = {
        title: '다른 기기',
        language: 'ko' as const,
        contentVersion: draft.contentVersion,
        content: { ...draft.content, rowList },
      };
      await ask(builder.saveDraft, { params: { id }, body });
      await page.getByRole('button', { name: words.heading(1, 1, 1) }).click();
      await page.getByRole('textbox', { name: words.title, exact: true }).fill('여기');
      await expect(page.getByText(words.conflict)).toBeVisible();
      await expect(page.getByRole('textbox', { name: words.title, exact: true })).toHaveValue('여기');
      await page.getByRole('button', { name: words.look }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.keepMine }).click();
      await expect.poll(() => readWords(ask, id)).toEqual([[['여기', '둘']], [['남'], ['넷']]]);
      await expect(page.getByRole('heading', { level: 1, name: '다른 기기' })).toBeVisible();
      // Another tab of this browser takes it up by itself, where nothing waits there.
      const other = await page.context().newPage();
      await openForm(other, id);
      await expect(other.getByRole('button', { name: words.heading(1, 1, 1) })).toBeVisible();
      await page.getByRole('textbox', { name: words.title, exact: true }).fill('이어서');
      await expect(other.getByText('이어서').first()).toBeVisible();
    });

  if (isTurnOf(language))
    test(`F2 a server that is gone and a page that is killed lose nothing (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.allow(/net::ERR_FAILED|net::ERR_CONNECTION_REFUSED|net::ERR_ABORTED/);
      let page = await signedInAs('student', { language });
      const context = page.context();
      const ask = await askAs(portal);
      const id = await begin(ask);
      await openForm(page, id);
      await context.route(SAVES, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
      await page.getByRole('button', { name: words.heading(1, 1, 1) }).click();
      await page.getByRole('textbox', { name: words.title, exact: true }).fill('서버 없이');
      await expect(page.getByText(words.stuck)).toBeVisible();
      await killPage(page);
      await context.unroute(SAVES);
      page = await context.newPage();
      await openForm(page, id);
      await expect.poll(async () => (await readWords(ask, id))[0]).toEqual([['서버 없이', '둘']]);
    });

  if (isTurnOf(language))
    test(`F10 a picture asks for words at once, and one that lies is told at its place (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      test.slow();
      browserErrors.allow(/answered 422/);
      const page = await signedInAs('student', { language });
      const ask = await askAs(portal);
      const id = await begin(ask);
      await openForm(page, id);
      await page.getByRole('button', { name: words.add }).click();
      await page.getByRole('menuitem', { name: words.image }).click();
      const chooser = page.locator('aside input[type="file"]');
      await chooser.setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.4') });
      await expect(page.getByRole('alert').filter({ hasText: 'sea.png' })).toBeVisible();
      await chooser.setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
      await expect(page.getByLabel(words.alt, { exact: true })).toBeFocused();
      await expect(page.getByText(words.altMissing)).toBeVisible();
      await page.keyboard.type('해 질 무렵의 바다');
      await expect
        .poll(async () => {
          const { draft } = await ask(builder.readDraft, { params: { id } });
          const [image] = listBlocks(draft.content).flatMap(({ block }) => (block.kind === 'IMAGE' ? [block] : []));
          return [image?.picture?.altText, draft.fileList.map(({ fileNm }) => fileNm)];
        })
        .toEqual(['해 질 무렵의 바다', ['sea.jpg']]);
      await expect(page.locator('section img').first()).toBeVisible();
    });

  if (isTurnOf(language))
    test(`F1 a text that is too long is told at its place and stays (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.allow(/answered 422/);
      const page = await signedInAs('student', { language });
      const ask = await askAs(portal);
      const quote = makeBlock('QUOTE', '00000000-0000-4000-8000-0000000000ff');
      const id = await begin(ask, { rowList: [{ ...makeRow('1', ROWS[0]), cellList: [[quote]] }] });
      await openForm(page, id);
      await page.locator('[data-block] > button').first().click();
      const field = page.locator('aside textarea').first();
      await field.fill('가'.repeat(5001));
      await expect(page.getByText(words.long).first()).toBeVisible();
      await expect(page.getByText(words.problem)).toBeVisible();
      await expect(field).toHaveValue('가'.repeat(5001));
      await field.fill('가'.repeat(5000));
      await expect(page.getByText(words.problem)).toHaveCount(0);
      await expect(page.getByText(words.saved)).toBeVisible();
    });
}

test('F2 a block is dragged into another cell, and an empty portfolio offers what to begin with', async ({
  portal,
  signedInAs,
}) => {
  const words = WORDS.ko;
  const page = await signedInAs('student', { language: 'ko' });
  const ask = await askAs(portal);
  const id = await begin(ask);
  await openForm(page, id);
  await page.getByRole('button', { name: words.heading(1, 1, 2) }).click();
  const handle = page.locator('[data-block][data-chosen] > span').first();
  const target = page.locator('[data-cell]').nth(2);
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('Both stand on the canvas.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 12 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => readWords(ask, id)).toEqual([[['하나']], [['셋'], ['둘']]]);
  const empty = await begin(ask, { rowList: [] });
  await openForm(page, empty);
  await expect(page.getByRole('heading', { name: words.begin })).toBeVisible();
  await page.getByRole('button', { name: words.story }).click();
  await expect.poll(() => readWords(ask, empty)).toEqual([[['TEXT']]]);
  await page.getByRole('button', { name: words.undo, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: words.begin })).toBeVisible();
});

/** Begins a portfolio with a heading and a text, whose editor loads when it is first opened. */
function beginWithText(ask: Parameters<typeof begin>[0]): Promise<string> {
  const text = makeBlock('TEXT', '00000000-0000-4000-8000-0000000000ff');
  return begin(ask, { rowList: [{ ...makeRow('1', ROWS[0]), cellList: [[heading('하나', 1), text]] }] });
}

test('F2 a part that cannot come offline says so at its place, and comes when it is asked again', async ({
  portal,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  const ask = await askAs(portal);
  const id = await beginWithText(ask);
  const page = await signedInAs('student');
  await openForm(page, id);
  await page.getByRole('button', { name: WORDS.ko.heading(1, 1, 1) }).click();
  // Without network, the rest of the first page would fail, its font too.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const title = page.getByRole('textbox', { name: WORDS.ko.title, exact: true });
  await title.fill('쓰던 제목');
  await page.getByRole('button', { name: /^글 블록, 1번째 줄/ }).click();
  const failed = page.getByRole('alert').filter({ hasText: '이 부분을 불러오지 못했어요.' });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await failed.getByRole('button', { name: '다시 해 보기' }).click();
  await expect(failed.getByRole('button', { name: '다시 해 보기' })).toBeFocused();
  await page.context().setOffline(false);
  // The network may be back a moment after the press.
  await expect(async () => {
    if (await failed.isVisible()) await failed.getByRole('button', { name: '다시 해 보기' }).click();
    await expect(page.getByRole('textbox', { name: WORDS.ko.text })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: WORDS.ko.heading(1, 1, 1) }).click();
  await expect(title).toHaveValue('쓰던 제목');
  await expect.poll(() => readWords(ask, id)).toEqual([[['쓰던 제목', 'TEXT']]]);
});

test('F2 a part that the server does not give is offered with the screen opened anew', async ({
  portal,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_REFUSED|Failed to fetch dynamically imported module/);
  const ask = await askAs(portal);
  const id = await beginWithText(ask);
  const page = await signedInAs('student');
  await openForm(page, id);
  await page.getByRole('button', { name: WORDS.ko.heading(1, 1, 1) }).click();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: /^글 블록, 1번째 줄/ }).click();
  const failed = page.getByRole('alert').filter({ hasText: '이 부분을 불러오지 못했어요.' });
  await failed.getByRole('button', { name: '다시 해 보기' }).click();
  await expect(failed).toContainText('화면을 다시 열면 불러올 수 있어요.');
  await expect(failed.getByRole('button', { name: '다시 해 보기' })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/assets/*.js');
  await failed.getByRole('button', { name: '화면 다시 열기' }).click();
  await page.getByRole('button', { name: /^글 블록, 1번째 줄/ }).click();
  await expect(page.getByRole('textbox', { name: WORDS.ko.text })).toBeVisible();
});
