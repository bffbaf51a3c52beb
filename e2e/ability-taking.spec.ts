import { testSessions } from '@naru/contract/areas/ability/sessions.ts';
import type { Page } from '@playwright/test';

import { askWith, type Ask } from './ask.ts';
import { expect, signIn, test, type Language, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 740 };
const ITEMS = 10;
const PER_PAGE = 2;

const WORDS = {
  ko: {
    start: '검사 시작하기',
    labels: ['전혀 아니다', '아니다', '보통이다', '그렇다', '매우 그렇다'],
    next: '다음',
    toEnd: '다 했어요',
    saved: '모두 저장했어요',
    kept: /이 기기에 보관했다가/,
    progress: (answered: number) => `${ITEMS}문항 중 ${answered}`,
    missed: '빠뜨린 문항이 2개 있어요',
    skip: '답하지 않고 넘어가기',
    item: (number: number) => `${number}번 문항`,
    all: '모든 문항에 답했어요',
    submit: '제출하기',
    missing: '답하지 않은 문항이 1개 있어요',
    submitMissing: '비워 둔 채 제출하기',
    notHandedIn: '제출하지 못했어요',
    handedIn: '제출한 검사예요',
    other: 'English',
    otherLabels: ['Not at all', 'No', 'So so', 'Yes', 'Very much'],
  },
  en: {
    start: 'Start the test',
    labels: ['Not at all', 'No', 'So so', 'Yes', 'Very much'],
    next: 'Next',
    toEnd: 'Done',
    saved: 'All answers saved',
    kept: /kept on this device/,
    progress: (answered: number) => `${answered} of ${ITEMS} questions`,
    missed: 'Questions without an answer: 2',
    skip: 'Skip without answering',
    item: (number: number) => `Question ${number}`,
    all: 'You have answered every question',
    submit: 'Submit',
    missing: 'Questions without an answer: 1',
    submitMissing: 'Submit as it is',
    notHandedIn: 'We couldn’t submit the test',
    handedIn: 'You have handed this test in',
    other: '한국어',
    otherLabels: ['전혀 아니다', '아니다', '보통이다', '그렇다', '매우 그렇다'],
  },
} as const;
type Words = (typeof WORDS)[Language];

const itemAt = (page: Page, number: number) => page.locator(`#item-Q${number}`);
const choose = (page: Page, number: number, label: string) =>
  itemAt(page, number)
    .locator('label')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .click();
const chosenIn = (page: Page, number: number, label: string) =>
  itemAt(page, number).getByRole('radio', { name: label, exact: true });

async function begin(page: Page, portal: Portal, words: Words): Promise<string> {
  const testId = await portal.publishTest({ itemsPerPage: PER_PAGE });
  await page.setViewportSize(PHONE);
  await page.goto(`/ability/test/02/form?test=${testId}`);
  await page.getByRole('button', { name: words.start }).click();
  await expect(itemAt(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/\/ability\/test\/02\/form\/[^/?]+/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
const askAs = async (portal: Portal): Promise<Ask> => askWith(portal.url, await signIn(portal, 'student'));
async function valuesOf(ask: Ask, id: string): Promise<Record<string, number>> {
  const { session } = await ask(testSessions.readSession, { params: { id } });
  return Object.fromEntries(session.answerList.map(({ item, value }) => [item, value]));
}
async function handIn(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
}

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`T2 a test on a train: the connection drops at random, the page is killed, and nothing is lost (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      test.slow();
      browserErrors.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED/);
      let page = await signedInAs('student', { language });
      const context = page.context();
      const id = await begin(page, portal, words);
      // Without network, the rest of the first page would fail, its font too.
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const chosen: Record<string, number> = {};
      for (let number = 1; number <= ITEMS; number += 1) {
        if (Math.random() < 0.5) await context.setOffline(Math.random() < 0.6);
        const value = 1 + Math.floor(Math.random() * 5);
        await choose(page, number, words.labels[value - 1] ?? '');
        chosen[`Q${number}`] = value;
        await expect(page.getByText(words.progress(number), { exact: true }).first()).toBeAttached();
        if (number === 3 || number === 7) {
          // The page is killed in the middle, whatever has left it by then.
          await page.close();
          await context.setOffline(false);
          page = await context.newPage();
          await page.setViewportSize(PHONE);
          await page.goto(`/ability/test/02/form/${id}`);
          await expect(chosenIn(page, number, words.labels[value - 1] ?? '')).toBeChecked();
          await page.waitForLoadState('networkidle');
        }
        if (number % PER_PAGE === 0)
          await page.getByRole('button', { name: number === ITEMS ? words.toEnd : words.next }).click();
      }
      await expect(page.getByRole('heading', { name: words.all })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(words.saved)).toBeVisible({ timeout: 90_000 });
      await expectAccessible(page);
      await handIn(page, words.submit);
      await expect(page).toHaveURL(new RegExp(`/ability/my/popup/${id}$`));
      const ask = await askAs(portal);
      expect(await valuesOf(ask, id)).toEqual(chosen);
      const { testList } = await ask(testSessions.listTests, { params: { family: '02' } });
      expect(
        testList.flatMap(({ attemptList }) => attemptList).filter(({ sessionId }) => sessionId === id),
      ).toHaveLength(1);
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('naru.unsent'))))
        .toEqual([]);
    });

  if (isTurnOf(language))
    test(`T2 the end is reached without network: it asks, says why it waits, and hands in afterwards (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED/);
      const page = await signedInAs('student', { language });
      const id = await begin(page, portal, words);
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      for (let number = 1; number <= ITEMS; number += 1) {
        await choose(page, number, words.labels[2]);
        if (number % PER_PAGE === 0)
          await page.getByRole('button', { name: number === ITEMS ? words.toEnd : words.next }).click();
      }
      await handIn(page, words.submit);
      await expect(page.getByText(words.notHandedIn)).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText(words.saved)).toBeVisible({ timeout: 90_000 });
      await handIn(page, words.submit);
      await expect(page).toHaveURL(new RegExp(`/ability/my/popup/${id}$`));
      expect(Object.keys(await valuesOf(await askAs(portal), id))).toHaveLength(ITEMS);
    });

  if (isTurnOf(language))
    test(`T2 two tabs of one test see each other, and submission in one ends the other (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      // The other tab may save into the session that has just ended.
      browserErrors.allow(/answers answered 409/);
      const page = await signedInAs('student', { language });
      const id = await begin(page, portal, words);
      await choose(page, 1, words.labels[0]);
      const ask = await askAs(portal);
      // The other tab begins with what is saved.
      await expect.poll(async () => (await valuesOf(ask, id))['Q1']).toBe(1);
      const other = await page.context().newPage();
      await other.goto(`/ability/test/02/form/${id}`);
      await expect(chosenIn(other, 1, words.labels[0])).toBeChecked();
      await choose(other, 1, words.labels[4]);
      await expect(chosenIn(page, 1, words.labels[4])).toBeChecked();
      await choose(page, 2, words.labels[1]);
      await expect(chosenIn(other, 2, words.labels[1])).toBeChecked();
      await page.getByRole('button', { name: words.next }).click();
      for (let number = 3; number < ITEMS; number += 1) {
        await choose(page, number, words.labels[2]);
        if (number % PER_PAGE === 0) await page.getByRole('button', { name: words.next }).click();
      }
      await page.getByRole('button', { name: words.toEnd }).click();
      await handIn(page, words.submit);
      await expect(page).toHaveURL(/\/ability\/my\/popup\//);
      await expect(other.getByRole('heading', { name: words.handedIn })).toBeVisible();
      expect(await valuesOf(ask, id)).toMatchObject({ Q1: 5, Q2: 2, Q9: 3 });
    });

  test(`T9 a test is taken by keyboard alone, in two languages, and what is left out is told (${language})`, async ({
    portal,
    signedInAs,
  }) => {
    const page = await signedInAs('student', { language });
    const id = await begin(page, portal, words);
    // Enter goes on; what was left out is told with the way to it.
    await itemAt(page, 1).getByRole('radio').first().focus();
    await page.keyboard.press('Enter');
    const missed = page.getByRole('group', { name: words.missed });
    await expect(missed).toBeFocused();
    await expectAccessible(page);
    await missed.getByRole('button', { name: words.item(2) }).click();
    await expect(itemAt(page, 2).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(chosenIn(page, 2, words.labels[1])).toBeChecked();
    await page.getByText(words.other, { exact: true }).click();
    await expect(chosenIn(page, 2, words.otherLabels[1])).toBeChecked();
    await choose(page, 1, words.otherLabels[3]);
    await page.keyboard.press('Enter');
    for (let number = 3; number <= ITEMS; number += 1) {
      // The fifth stays without an answer.
      if (number !== 5) await choose(page, number, words.otherLabels[2]);
      if (number % PER_PAGE > 0) continue;
      await page.keyboard.press('Enter');
      if (number === 6) await page.getByRole('button', { name: words.skip }).click();
    }
    await expect(page.getByRole('heading', { name: words.missing })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: words.item(5) }).click();
    await expect(itemAt(page, 5)).toBeInViewport();
    // Coming back, it goes on there.
    await expect(page.getByText(words.saved)).toBeVisible();
    await page.reload();
    await expect(itemAt(page, 5)).toBeInViewport();
    // The fifth is still without an answer, and those after it have theirs.
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.skip }).click();
    for (const label of [words.next, words.toEnd]) await page.getByRole('button', { name: label }).click();
    await handIn(page, words.submitMissing);
    await expect(page).toHaveURL(new RegExp(`/ability/my/popup/${id}$`));
    const { session } = await (await askAs(portal))(testSessions.readSession, { params: { id } });
    expect(new Set(session.answerList.map((answer) => answer.language)).size).toBe(2);
    expect(session.answerList).toHaveLength(ITEMS - 1);
  });
}
