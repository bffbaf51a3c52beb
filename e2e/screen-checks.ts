/**
 * Checks that hold on every screen, for every person and every device.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
const HANGUL_WORDS = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+/g;

/** Words that are Korean in English too: the name of the other language. */
const KOREAN_IN_ENGLISH = ['한국어'];

/** Waits until a screen shows its content: a heading, and nothing that still loads. */
export async function waitForScreen(page: Page): Promise<void> {
  // The page's own first look stands there before the app.
  await expect(page.locator('#root > .frame')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[class*="_skeleton_"]')).toHaveCount(0);
}

/** Expects "screen - menu - product": parts with words, each once, the product last. */
export async function expectTitle(page: Page, product: string): Promise<void> {
  const title = await page.title();
  const parts = title.split(' - ');
  expect(parts.length, title).toBeGreaterThanOrEqual(2);
  expect(parts.at(-1), title).toBe(product);
  expect(new Set(parts.map((part) => part.trim())).size, `“${title}” says something twice`).toBe(parts.length);
  expect(
    parts.every((part) => part.trim() !== ''),
    title,
  ).toBe(true);
}

/** Expects one main part, one banner, one footer; all content lies in one of them. */
export async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
}

/** Expects that the first Tab leads to the skip link, and that this leads into the content. */
export async function expectSkipLinkFirst(page: Page, name: string): Promise<void> {
  // As on a page that was just opened: Tab begins at the top, wherever the focus was.
  await page.evaluate(() => {
    const top = document.createElement('span');
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
  });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** The rail, the bar at the bottom and the footer, which every screen shares. */
const SHELL = ['#root nav:not(main nav)', '#root footer:not(main footer)', '[data-bottom-bar]'];

/**
 * Waits for the screen's heading first: axe reads the page once, and one that is still empty has faults of its own.
 * With `inShell` it leaves out what belongs to the shell, and still reads the page as a whole.
 */
export async function expectAccessible(page: Page, { inShell = false } = {}): Promise<void> {
  await expect(page.locator('#root > .frame')).toHaveCount(0);
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expectNoViolation(page, AXE_TAGS, inShell ? SHELL : []);
}

/** Checks contrast alone, for the second colour scheme, which changes only colours. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

/** Expects that what is seen of a button or link is in its name: a person who speaks to the computer says what they see. */
export async function expectNamesAsSeen(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'rule', values: ['label-content-name-mismatch'] });
}

/** Runs axe in the page itself and returns violations only, which takes a third of the time of its whole report. */
async function expectNoViolation(
  page: Page,
  runOnly: axe.RunOptions['runOnly'] & object,
  exclude: string[] = [],
): Promise<void> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(AXE_SOURCE);
  const readPage = async ({ only, without }: { only: typeof runOnly; without: string[] }): Promise<string[]> => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }; // set by AXE_SOURCE
    const { violations } = await inPage.run({ exclude: without }, { runOnly: only, resultTypes: ['violations'] });
    const kept: string[] = [];
    for (const { id, nodes } of violations)
      for (const node of nodes)
        if (id !== 'target-size' || !(await isFreeInTheMiddle(node.target.join(' '))))
          kept.push(`${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`);
    return kept;

    // A bar that sticks to an edge lies over whatever was scrolled below it just now.
    async function isFreeInTheMiddle(selector: string): Promise<boolean> {
      const { scrollX, scrollY } = window;
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const runOnlySize = { type: 'rule' as const, values: ['target-size'] };
      const again = await inPage.run(selector, { runOnly: runOnlySize, resultTypes: ['violations'] });
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return again.violations.length === 0;
    }
  };
  expect(await page.evaluate(readPage, { only: runOnly, without: exclude })).toEqual([]);
}

/** Expects that the page itself does not scroll sideways, once it has settled into its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => listWider(page)).toEqual([]);
}

function listWider(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticking = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} in ${clientWidth}`,
      ...sticking.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Expects that at double letter size every text has grown, its container cuts none off, and nothing sticks out. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  const before = await readTexts(page);
  await enlargeText(page);
  const after = await readTexts(page);
  try {
    await expectNoSidewaysScroll(page);
  } finally {
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  // The same words may stand in two sizes.
  const sizeBefore = new Map(before.toSorted((a, b) => b.size - a.size).map(({ text, size }) => [text, size]));
  const stuck = after.filter(({ text, size }) => size < (sizeBefore.get(text) ?? 0) * 1.9).map(({ text }) => text);
  const cut = after.filter(({ cutBy }) => cutBy !== '').map(({ text, cutBy }) => `${text} in ${cutBy}`);
  expect({ stuck, cut }, 'texts that stay small, and texts cut off').toEqual({ stuck: [], cut: [] });
}

/** Expects that no word is broken for want of room, and no day cut off in its field. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = (await readTexts(page)).flatMap((text) => text.broken);
  const cut = await page
    .locator('div:has(> button[aria-haspopup="dialog"]) > input:visible')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field instanceof HTMLInputElement && field.scrollWidth > field.clientWidth + 1 ? [field.value] : [],
      ),
    );
  expect({ broken, cut }, 'broken words, and days cut off').toEqual({ broken: [], cut: [] });
}

/**
 * Enlarges letters as the browser's settings do, and lays everything out anew. A changed font size alone sometimes
 * leaves the result of a container query in rem as it was, when the container keeps its width.
 */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { style, offsetWidth } = document.documentElement;
    style.setProperty('font-size', '200%');
    style.setProperty('inline-size', `${offsetWidth - 1}px`);
    void document.documentElement.offsetWidth;
    style.removeProperty('inline-size');
  });
}

/** Expects that no two texts of this part overlap. */
export async function expectWordsApart(part: Locator): Promise<void> {
  const clashing = await part.locator('span:visible').evaluateAll((elements) => {
    const words = elements.map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
    return words.flatMap(({ text, box }, index) =>
      words
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.box.right &&
            other.box.left < box.right &&
            box.top < other.box.bottom &&
            other.box.top < box.bottom,
        )
        .map((other) => `${text} on ${other.text}`),
    );
  });
  expect(clashing).toEqual([]);
}

interface SeenText {
  readonly text: string;
  /** The font size in CSS pixels. */
  readonly size: number;
  /** The element that cuts off a part of the text; empty if none does. */
  readonly cutBy: string;
  /** Words of Latin letters that go on in the next line; names of files and addresses may. */
  readonly broken: readonly string[];
}

/** Reads every visible text of the page, also below its edge. */
async function readTexts(page: Page): Promise<SeenText[]> {
  return page.evaluate(() => {
    // For a screen reader only, or for the eye only where it is a picture of something.
    const isClippedAway = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClippedAway(element.parentElement));
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      // Paper has the size of paper.
      element.closest('.skip-link, [aria-hidden="true"], [data-paper]') !== null ||
      isClippedAway(element);
    const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const cutter = (rect: DOMRect, from: Element): string => {
      for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (scrolls(overflowX) || scrolls(overflowY)) return '';
        const box = at.getBoundingClientRect();
        const isCutSideways = clips(overflowX) && (rect.right > box.right + 2 || rect.left < box.left - 2);
        const isCutBelow = clips(overflowY) && (rect.bottom > box.bottom + 6 || rect.top < box.top - 6);
        if (isCutSideways || isCutBelow) return `${at.tagName.toLowerCase()}.${at.className}`;
      }
      return '';
    };
    const listBroken = (node: Node): string[] =>
      [...(node.textContent ?? '').matchAll(/(?<![\w@./-])[a-z’]{4,}(?![\w@/-]|\.\w)/gi)].flatMap(
        ({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const [first, ...rest] = [...range.getClientRects()];
          return first && rest.some(({ top }) => top >= first.bottom - 4) ? [word] : [];
        },
      );
    const found: SeenText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName) || isHidden(parent))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const cutBy = rects.map((rect) => cutter(rect, parent)).find((name) => name !== '') ?? '';
      found.push({ text, size: Number.parseFloat(getComputedStyle(parent).fontSize), cutBy, broken: listBroken(node) });
    }
    return found;
  });
}

/** Expects no Hangul in English, except in names. */
export async function expectEnglish(part: Locator): Promise<void> {
  await expect(part.page().locator('html')).toHaveAttribute('lang', 'en');
  expect(await listKorean(part)).toEqual([]);
}

/** Expects a part in English on a page that is called after what people wrote. */
export async function expectPartInEnglish(part: Locator): Promise<void> {
  await expect(part.page().locator('html')).toHaveAttribute('lang', 'en');
  const title = await part.page().title();
  expect((await listKorean(part)).filter((text) => text !== title)).toEqual([]);
}

/** Expects Korean only in names and people's texts from the portal's answers: no word is the product's own. */
export async function expectKoreanFrom(part: Locator, answers: string): Promise<void> {
  const own = (await listKorean(part)).flatMap((text) => text.match(HANGUL_WORDS) ?? []);
  // A paper is in the language that it is written in, with its headings.
  const papers = (await part.locator('[data-paper]').evaluateAll(readPapers)).join(' ');
  expect(own.filter((word) => !answers.includes(word) && !papers.includes(word))).toEqual([]);
}

const readPapers = (papers: Element[]): string[] =>
  papers.flatMap((paper) => [
    paper.textContent ?? '',
    ...[...paper.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? ''),
  ]);

async function listKorean(part: Locator): Promise<string[]> {
  const texts = [await part.page().title(), ...(await part.innerText()).split('\n')];
  const names = await part
    .or(part.locator('[aria-label], [placeholder], [title], img[alt]'))
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      ),
    );
  return [...texts, ...names].filter((text) => HANGUL.test(text) && !KOREAN_IN_ENGLISH.includes(text.trim()));
}
