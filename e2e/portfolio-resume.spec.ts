import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { listItems } from '@naru/contract/areas/portfolio/resume-shape.ts';
import type { Page } from '@playwright/test';

import { askWith, type Ask } from './ask.ts';
import { killPage } from './kill-page.ts';
import { expect, signIn, test, type Language, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 740 };
const SAVES = /\/view\/cdp\/portfolio\/resume\/[0-9a-f-]{36}$/;

const WORDS = {
  ko: {
    create: '새 이력서',
    name: '이력서 제목',
    submit: '만들기',
    begin: '학교 기록으로 만들기',
    saved: /저장했어요$/,
    stuck: /이 기기에 남겨 두었고/,
    addSkill: '기술 항목 추가하기',
    skill: '기술 (한국어)',
    skillAlone: '기술',
    conflict: '다른 창이나 기기에서 내용이 바뀌었어요.',
    look: '저장된 내용 보기',
    keepMine: '여기 쓴 내용으로 저장',
    confirmed: '학교 확인',
    preview: '미리보기',
    begins: '시작',
    addWork: '경력·인턴 항목 추가하기',
    monthError: /1900년부터 2199년까지/,
    refused: /고칠 칸이 1개 있어서/,
    more: (name: string) => `${name} 더 보기`,
    delete: '삭제하기',
    undo: '되돌리기',
  },
  en: {
    create: 'New résumé',
    name: 'Title',
    submit: 'Create',
    begin: 'Start with what the university knows',
    saved: /^Saved/,
    stuck: /kept on this device/,
    addSkill: 'Add to Skills',
    skill: 'Skill (한국어)',
    skillAlone: 'Skill',
    conflict: 'This changed in another tab or on another device.',
    look: 'See the saved one',
    keepMine: 'Save what’s here',
    confirmed: 'Confirmed',
    preview: 'Preview',
    begins: 'From',
    addWork: 'Add to Work and internships',
    monthError: /between 1900 and 2199/,
    refused: /Fields to correct: 1/,
    more: (name: string) => `Actions for ${name}`,
    delete: 'Delete',
    undo: 'Undo',
  },
} as const;
type Words = (typeof WORDS)[Language];

const askAs = async (portal: Portal): Promise<Ask> => askWith(portal.url, await signIn(portal, 'student'));

/** Makes a résumé from what the portal knows, and opens it. */
async function begin(page: Page, ask: Ask): Promise<string> {
  const body = { title: '여정', beginsWith: 'PORTAL' as const };
  const { resumeId } = await ask(resumes.createResume, { body });
  await page.goto(`/portfolio/resume/form/${resumeId}`);
  return resumeId;
}
const skillsOf = async (ask: Ask, id: string): Promise<string[]> => {
  const { resume } = await ask(resumes.readResume, { params: { id } });
  const part = resume.content.sectionList.find(({ section }) => section === 'SKILL');
  return part?.itemList.map(({ title }) => title.ko) ?? [];
};
async function writeSkill(page: Page, words: Words, text: string): Promise<void> {
  await page.getByRole('button', { name: words.addSkill }).click();
  await page.getByLabel(words.skill).fill(text);
}
const unsentOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('naru.unsent')));

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  test(`V2 a résumé is made in three presses from what the portal knows, and written on a phone too (${language})`, async ({
    portal,
    signedInAs,
  }) => {
    const page = await signedInAs('student', { language });
    await page.goto('/portfolio/resume');
    await page.getByRole('button', { name: words.create }).click();
    await page.getByLabel(words.name).fill('첫 지원');
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/portfolio\/resume\/form\//);
    await expect(page.getByRole('button', { name: words.confirmed }).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: words.addSkill }).click();
    await page.getByRole('textbox', { name: words.skillAlone, exact: true }).fill('영상 편집');
    await expect(page.getByText(words.saved)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('tab', { name: words.preview }).click();
    await expect(page.getByText('영상 편집').filter({ visible: true }).first()).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { resume } = await (await askAs(portal))(resumes.readResume, { params: { id } });
    expect(resume.confirmationList.length).toBeGreaterThan(1);
    expect(listItems(resume.content).map(({ title }) => title[language])).toContain('영상 편집');
  });

  if (isTurnOf(language))
    test(`V3 a server that is gone, an answer that is lost and a page that is killed lose nothing (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      test.slow();
      // Text typed on after a save whose answer is lost meets the saved text, and is joined with it.
      browserErrors.allow(
        /net::ERR_FAILED|net::ERR_CONNECTION_REFUSED|net::ERR_ABORTED|resume\/[0-9a-f-]+ answered 409/,
      );
      let page = await signedInAs('student', { language });
      const context = page.context();
      const ask = await askAs(portal);
      const id = await begin(page, ask);
      // The server is gone: the save does not arrive, and the page is killed.
      await context.route(SAVES, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
      await writeSkill(page, words, '서버 없이');
      await expect(page.getByText(words.stuck)).toBeVisible();
      await killPage(page);
      expect(await skillsOf(ask, id)).toEqual([]);
      await context.unroute(SAVES);
      page = await context.newPage();
      await page.goto(`/portfolio/resume/form/${id}`);
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect.poll(() => skillsOf(ask, id)).toEqual(['서버 없이']);
      // The save arrives, and its answer does not.
      let lost = 0;
      await context.route(SAVES, async (route) => {
        if (route.request().method() !== 'PUT' || lost > 0) return route.fallback();
        lost += 1;
        await route.fetch();
        return route.abort();
      });
      await writeSkill(page, words, '답 없이');
      await expect.poll(() => lost).toBe(1);
      await expect(page.getByText(words.saved)).toBeVisible({ timeout: 30_000 });
      await expect.poll(() => skillsOf(ask, id)).toEqual(['답 없이', '서버 없이']);
      await expect.poll(() => unsentOf(page)).toEqual([]);
    });

  if (isTurnOf(language))
    test(`V3 the second of two tabs is told, keeps what was typed, and chooses (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.allow(/resume\/[0-9a-f-]+ answered 409/);
      const page = await signedInAs('student', { language });
      const ask = await askAs(portal);
      const id = await begin(page, ask);
      await expect(page.getByRole('button', { name: words.addSkill })).toBeVisible();
      // Another device, which this browser hears nothing from.
      const { resume } = await ask(resumes.readResume, { params: { id } });
      const { title, dutyId, content, version } = resume;
      const body = { title: `${title} 다른 기기`, dutyId, isBlind: true, content, version };
      await ask(resumes.saveResume, { params: { id }, body });
      await writeSkill(page, words, '여기서 쓴 글');
      await expect(page.getByText(words.conflict)).toBeVisible();
      await expect(page.getByLabel(words.skill)).toHaveValue('여기서 쓴 글');
      expect(await skillsOf(ask, id)).toEqual([]);
      await page.getByRole('button', { name: words.look }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.keepMine }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect.poll(() => skillsOf(ask, id)).toEqual(['여기서 쓴 글']);
      // Another tab of this browser takes it up by itself, where nothing waits there.
      const other = await page.context().newPage();
      await other.goto(`/portfolio/resume/form/${id}`);
      await expect(other.getByText(words.saved)).toBeVisible();
      await page.getByLabel(words.skill).fill('이어서 쓴 글');
      await expect(other.getByText('이어서 쓴 글').first()).toBeVisible();
    });

  if (isTurnOf(language))
    test(`V8 a month of another age is told at its place and stays, and a deletion is undone (${language})`, async ({
      portal,
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.allow(/answered 422/);
      const page = await signedInAs('student', { language });
      const ask = await askAs(portal);
      await begin(page, ask);
      await page.getByRole('button', { name: words.addWork }).click();
      const field = page.getByLabel(words.begins, { exact: true });
      await field.fill('1066.10');
      await field.blur();
      await expect(page.getByText(words.monthError)).toBeVisible();
      await expect(page.getByText(words.refused)).toBeVisible();
      await expect(field).toHaveValue('1066.10');
      await field.fill('2025년 3월');
      await field.blur();
      await expect(field).toHaveValue('2025.03');
      await expect(page.getByText(words.saved)).toBeVisible();
      const first = page.getByRole('button', { name: words.confirmed }).first();
      const name = (await first.locator('xpath=preceding-sibling::button').textContent()) ?? '';
      await page.getByRole('button', { name: words.more(name) }).click();
      await page.getByRole('menuitem', { name: words.delete }).click();
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: words.undo }).click();
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    });
}

test('V2 a version is kept under a name and named anew, and a name that was refused stays written', async ({
  portal,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/versions answered 422/);
  const page = await signedInAs('student');
  await page.setViewportSize(PHONE);
  await begin(page, await askAs(portal));
  await page.getByRole('button', { name: '이력서 더 보기' }).click();
  await page.getByRole('menuitem', { name: '지난 버전' }).click();
  const keep = page.getByRole('button', { name: '지금 모습 남기기' });
  const field = page.getByLabel('지금 모습의 이름');
  await expect(keep).toBeDisabled();
  await page.route(/\/versions$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            code: '9100',
            msg: '저장하지 못했어요.',
            output: { errors: [{ field: 'name', message: '다른 이름을 써 주세요.' }] },
          },
        })
      : route.continue(),
  );
  await field.fill('지원 전');
  await keep.click();
  await expect(page.getByText('다른 이름을 써 주세요.')).toBeVisible();
  await expect(field).toHaveValue('지원 전');
  await expect(field).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.unroute(/\/versions$/);
  await keep.click();
  await expect(page.getByText('지금 모습을 남겼어요')).toBeVisible();
  await expect(field).toHaveValue('');
  await page.getByRole('dialog').getByRole('button', { name: /보기$/ }).first().click();
  const name = page.getByLabel('이름', { exact: true });
  await expect(name).toHaveValue('지원 전');
  await name.fill('지원한 것');
  await page.getByRole('button', { name: '이름 저장하기' }).click();
  await expect(page.getByText('이름을 저장했어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '이름 저장하기' })).toBeDisabled();
});
