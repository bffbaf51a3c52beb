import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';

import { askWith } from './ask.ts';
import { expect, signIn, test, type Language } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 740 };

const WORDS = {
  ko: {
    start: '시작하기',
    direction: '어떤 방향인가요?',
    line: '작은 서버를 오래 지키는 개발자',
    next: '다음',
    what: '무엇을 보여 줄까요?',
    look: '어떤 모습이 좋은가요?',
    create: '이 모습으로 만들기',
    draft: '작성 중',
    rename: '이름 바꾸기',
    name: '이름',
    save: '저장하기',
    more: (title: string) => `‘${title}’ 더 보기`,
    delete: '삭제하기',
    undo: '되돌리기',
    title: '첫 포트폴리오',
  },
  en: {
    start: 'Get started',
    direction: 'Where are you heading?',
    line: 'A developer who keeps small servers running',
    next: 'Next',
    what: 'What would you like to show?',
    look: 'Which look do you like?',
    create: 'Make it with this look',
    draft: 'Draft',
    rename: 'Rename',
    name: 'Name',
    save: 'Save',
    more: (title: string) => `More about “${title}”`,
    delete: 'Delete',
    undo: 'Undo',
    title: 'First portfolio',
  },
} as const satisfies Record<Language, unknown>;

const isTurnOf = takeTurns('en');

for (const language of ['ko', 'en'] as const) {
  if (isTurnOf(language))
    test(`F11 somebody without a portfolio has a draft worth showing in a few presses, on a phone (${language})`, async ({
      portal,
      signedInAs,
    }) => {
      const words = WORDS[language];
      const page = await signedInAs('freshman', { language });
      await page.setViewportSize(PHONE);
      await page.goto('/portfolio/my');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: words.start }).click();

      await page.getByLabel(words.direction).fill(words.line);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.next }).click();
      await expect(page.getByRole('heading', { name: words.what })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.next }).click();

      await expect(page.getByRole('heading', { name: words.look })).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(6);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // The answers stay, also by the browser's own way back.
      await page.goBack();
      await page.goBack();
      await expect(page.getByLabel(words.direction)).toHaveValue(words.line);
      await page.goForward();
      await page.goForward();
      await page.getByRole('button', { name: words.create }).click();
      await expect(page).toHaveURL(/\/portfolio\/my\/form\/[0-9a-f-]{36}$/);

      const ask = askWith(portal.url, await signIn(portal, 'freshman'));
      const { portfolioList } = await ask(portfolioStart.listPortfolios, {});
      expect(portfolioList).toMatchObject([{ headline: words.line, status: 'DRAFT', language }]);

      await page.goto('/portfolio/my');
      await expect(page.getByText(words.draft)).toBeVisible();
      await expectAccessible(page);
      const title = portfolioList[0]?.title ?? '';
      await page.getByRole('button', { name: words.more(title) }).click();
      await page.getByRole('menuitem', { name: words.rename }).click();
      await page.getByRole('dialog').getByLabel(words.name).fill(words.title);
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      await page.getByRole('button', { name: words.more(words.title) }).click();
      await page.getByRole('menuitem', { name: words.delete }).click();
      await page.getByRole('button', { name: words.undo, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    });
}
