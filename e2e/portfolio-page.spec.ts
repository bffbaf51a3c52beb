import type { PortfolioBlock, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { portfolioBuilder } from '@naru/contract/areas/portfolio/builder.ts';
import { portfolioPublishing } from '@naru/contract/areas/portfolio/publish.ts';
import { shownPages } from '@naru/contract/areas/portfolio/page.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { randomUUID } from 'node:crypto';

import { askWith, type Ask } from './ask.ts';
import { expect, signIn, test } from './portal.ts';
import { lettersOf, readPdf, readPreview } from './printed-pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };

const block = (text: string): PortfolioBlock => ({
  blockId: randomUUID(),
  kind: 'TEXT',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});
const heading = (text: string): PortfolioBlock => ({ blockId: randomUUID(), kind: 'HEADING', text, level: 2 });
const project = (title: string): PortfolioBlock => ({
  blockId: randomUUID(),
  kind: 'PROJECT',
  title,
  role: '기획',
  place: '캡스톤 디자인',
  begins: '2025-03',
  ends: '2025-12',
  isOngoing: false,
  text: '정류장마다 도착 시각을 3초 안에 보여 줬어요.\n- 하루 1,200명이 써요.\n- 똠방각하 같은 드문 글자도 그대로 보여요.',
  tagList: ['접근성'],
  url: '',
  picture: null,
  source: null,
});

/** A page with so many rows of two projects each, half a dozen lines high. */
function aContent(rows: number, { breaksBeforeLast = false } = {}): PortfolioContent {
  const row = (layout: '1' | '2A', cellList: PortfolioBlock[][], breaksBefore = false) => ({
    rowId: randomUUID(),
    layout,
    tone: 'PLAIN' as const,
    breaksBefore,
    phoneOrder: [],
    cellList,
  });
  return {
    background: { kind: 'THEME', theme: 'HARBOUR' },
    head: { name: '김하늘', headline: '기획자', summary: '', picture: null, linkList: [] },
    rowList: [
      row('1', [[heading('해 온 일'), block('일을 끝까지 해요.')]]),
      ...Array.from({ length: rows }, (_, index) =>
        row('2A', [[project(`일 ${index}가`)], [project(`일 ${index}나`)]], breaksBeforeLast && index === rows - 1),
      ),
    ],
  };
}

async function aPortfolio(ask: Ask, content: PortfolioContent): Promise<string> {
  const title = '하늘의 포트폴리오';
  const { portfolioId: id } = await ask(portfolioStart.createPortfolio, {
    body: { title, language: 'ko', beginsWith: 'EMPTY' },
  });
  await ask(portfolioBuilder.saveDraft, {
    params: { id },
    body: { contentVersion: 1, title, language: 'ko', content },
  });
  return id;
}

for (const [pages, rows, breaksBeforeLast] of [
  [1, 2, false],
  [2, 2, true],
  [2, 7, false],
  [3, 12, false],
] as const) {
  test(`F8 a portfolio of ${rows} rows${breaksBeforeLast ? ' and a break' : ''} prints the ${pages} pages of its preview, letter by letter`, async ({
    portal,
    signedInAs,
  }) => {
    const id = await aPortfolio(
      askWith(portal.url, await signIn(portal, 'student')),
      aContent(rows, { breaksBeforeLast }),
    );
    const page = await signedInAs('student');
    await page.goto(`/portfolio/my/print/${id}`);
    await expect(page.getByRole('region', { name: new RegExp(`^1 / ${pages}$`) }).first()).toBeVisible();
    await page.getByRole('button', { name: '인쇄', exact: true }).click();
    const preview = page.getByRole('dialog', { name: '하늘의 포트폴리오' });
    await expect(preview.getByRole('region')).toHaveCount(pages);
    await page.evaluate(() => document.fonts.ready);
    const seen = await readPreview(preview);
    const printed = await readPdf(page);
    expect(printed.map(({ letters }) => letters)).toEqual(seen);
    expect(seen[0]).toContain('김하늘');
    expect(seen.join('')).toContain('똠방각하');
    expect(seen.join('').match(/일\d+[가나]/g)).toHaveLength(rows * 2);
  });
}

/** Lists the words that a page shows on paper. */
function listWords(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('svg, video, .art')) element.remove();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(...(walker.currentNode.textContent ?? '').split(/\s+/));
  return words.filter((word) => word !== '');
}

for (const who of ['student', 'graduate', 'alumni'] as const) {
  test(`F8 every portfolio of ${who} prints all of its words, on the sheets of its preview, by the keyboard too`, async ({
    portal,
    signedInAs,
  }) => {
    test.setTimeout(120_000);
    const ask = askWith(portal.url, await signIn(portal, who));
    const { portfolioList } = await ask(portfolioStart.listPortfolios, {});
    const page = await signedInAs(who);
    for (const { portfolioId, title } of portfolioList) {
      const { html } = (await ask(shownPages.readDraftPage, { params: { id: portfolioId } })).page;
      await page.goto(`/portfolio/my/print/${portfolioId}`);
      const words = await page.evaluate(listWords, html);
      expect(words.length).toBeGreaterThan(0);
      await expect(page.getByRole('region', { name: /^1 \/ \d+$/ }).first()).toBeVisible();
      const byKeyboard = await readPdf(page);
      await page.getByRole('button', { name: '인쇄', exact: true }).click();
      const preview = page.getByRole('dialog', { name: title });
      await expect(preview.getByRole('region').first()).toBeVisible();
      const seen = await readPreview(preview);
      const printed = await readPdf(page);
      expect(
        printed.map(({ letters }) => letters.replaceAll('“', '')),
        title,
      ).toEqual(seen);
      expect(
        byKeyboard.map(({ letters }) => letters.replaceAll('“', '')),
        title,
      ).toEqual(seen);
      const all = seen.join('');
      expect(
        words.filter((word) => !all.includes(lettersOf(word))),
        title,
      ).toEqual([]);
    }
  });
}

test('F3 a published portfolio opens on a phone without a session, reads well, and is gone when it is taken back', async ({
  portal,
  browser,
  browserErrors,
}) => {
  browserErrors.allow(/404|410/);
  const ask = askWith(portal.url, await signIn(portal, 'student'));
  const id = await aPortfolio(ask, aContent(3));
  const standing = async () => (await ask(portfolioPublishing.readPublishing, { params: { id } })).publishing;
  const path = `page-${id.slice(-8)}`;
  await ask(portfolioPublishing.takePath, { params: { id }, body: { path } });
  const before = await standing();
  await ask(portfolioPublishing.stepPublishing, {
    params: { id },
    body: {
      action: 'PUBLISH',
      version: before.version,
      contentVersion: before.contentVersion,
      visibility: 'PUBLIC',
      isIndexed: false,
      path,
      keepsPersonalData: false,
    },
  });
  const context = await browser.newContext({ viewport: PHONE, locale: 'ko-KR' });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.resourceType()));
  await page.goto(`${portal.url}/pt/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: '김하늘' })).toBeVisible();
  expect(loaded).not.toContain('script');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect.poll(async () => page.reload().then(() => page.evaluate(() => document.fonts.size))).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);

  await ask(portfolioPublishing.changeVisibility, {
    params: { id },
    body: { version: (await standing()).version, visibility: 'LINK', isIndexed: false },
  });
  await expect(async () => {
    await page.goto(`${portal.url}/pt/${path}`);
    await expect(page.getByRole('heading', { name: '지금은 열 수 없는 링크예요' })).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 2_500 });
  await expectAccessible(page);
  await context.close();
});
