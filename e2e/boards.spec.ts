import type { Page } from '@playwright/test';

import { expect, test, type Language } from './portal.ts';
import { expectAccessible } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const REPORTS = '/anals/analsrpt/board/list';
const TIPS = '/anals/stdytips/board/stdytips';
const DISCUSSIONS = '/profsr/board/dscsn/list';

const WORDS = {
  ko: {
    report: '1학년 주차별 학습 참여와 중도 탈락의 관계',
    chiefs: '우리 학과 전공기초 재수강 현황과 다음 학기 보완 계획',
    listOnly: /제목만 볼 수 있는 게시판이에요/,
    departmentOnly: /우리 부서 글만 열 수 있어요/,
    search: '글 찾기',
    none: '조건에 맞는 글이 없어요',
    denied: '이 화면을 볼 권한이 아직 없어요',
  },
  en: {
    report: '1학년 주차별 학습 참여와 중도 탈락의 관계',
    chiefs: '우리 학과 전공기초 재수강 현황과 다음 학기 보완 계획',
    listOnly: /you can see titles only/,
    departmentOnly: /You can open your department’s posts only/,
    search: 'Search posts',
    none: 'No posts match',
    denied: 'You don’t have access to this page yet',
  },
} as const satisfies Record<Language, unknown>;

const headingOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const isTurnOf = takeTurns('en');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`A12 a report is in everybody’s list, and opens to whom it is for (${language})`, async ({
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.expect(/GET \/view\/cdp\/board\/analsrpt\/post\/.* answered 403/);
      const staff = await signedInAs('staff', { language });
      await staff.goto(REPORTS);
      await staff.getByRole('link', { name: words.report }).click();
      await expect(headingOf(staff, words.report)).toBeVisible();
      await expect(staff.getByText(/네 배였습니다/)).toBeVisible();
      const address = new URL(staff.url()).pathname;

      for (const name of ['student', 'professor']) {
        const page = await signedInAs(name, { language, elsewhere: true });
        await page.goto(REPORTS);
        await expect(page.getByText(words.listOnly)).toBeVisible();
        await expect(page.getByText(words.report)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: words.report })).toHaveCount(0);
        // A word of its text finds nothing, a word of its title does.
        await page.getByRole('searchbox', { name: words.search }).fill('네 배');
        await expect(page.getByText(words.none)).toBeVisible();
        await page.getByRole('searchbox', { name: words.search }).fill('중도 탈락');
        await expect(page.getByText(words.report)).toBeVisible();
        await page.goto(address);
        await expect(headingOf(page, words.denied)).toBeVisible();
        await expectAccessible(page);
      }

      const chief = await signedInAs('chief', { language, elsewhere: true });
      await chief.goto(REPORTS);
      await expect(chief.getByText(words.departmentOnly)).toBeVisible();
      await expect(chief.getByRole('main').getByRole('link', { name: words.report })).toHaveCount(0);
      await chief.getByRole('link', { name: words.chiefs }).click();
      await expect(headingOf(chief, words.chiefs)).toBeVisible();
    });
}

/** Waits for a notification, which a job delivers. */
async function expectTold(page: Page, title: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/session/notification/list');
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('N3 a discussion is followed, its readers are mentioned, and answers are one level deep', async ({
  signedInAs,
}) => {
  const title = '과제에 생성형 AI를 어디까지 허용하시나요?';
  const follower = await signedInAs('coach');
  await follower.goto(DISCUSSIONS);
  await follower.getByRole('link', { name: title }).click();
  const follow = follower.getByRole('button', { name: /새 댓글 알림/ });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(follower.getByText('새 댓글이 달리면 알려 드릴게요.')).toBeVisible();

  const page = await signedInAs('chief', { elsewhere: true });
  await page.goto(new URL(follower.url()).pathname);
  await page.getByRole('textbox', { name: '댓글', exact: true }).fill('이 교수님 수업에서는 어떻게 하셨나요?');
  await page.getByRole('button', { name: '사람 부르기' }).click();
  const people = page.getByRole('combobox', { name: '부를 사람', exact: true });
  // Students do not read here, so nobody of that name is found.
  await people.fill('김서윤');
  await expect(page.getByText('이 이름으로는 부를 사람이 없어요')).toBeVisible();
  await people.fill('문지영');
  await page
    .getByRole('option', { name: /문지영/ })
    .first()
    .click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '남기기' }).click();
  await expect(page.getByText('문지영 님을 불렀어요')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '댓글', exact: true })).toHaveValue('');

  const lecturer = await signedInAs('lecturer', { elsewhere: true });
  await expectTold(lecturer, /댓글에서 나를 불렀어요/);
  await expectTold(follower, /과제에 생성형 AI.*새 댓글이 달렸어요/);
  await lecturer
    .getByRole('link', { name: /댓글에서 나를 불렀어요/ })
    .first()
    .click();
  await expect(headingOf(lecturer, title)).toBeVisible();
  const asked = lecturer.getByRole('listitem').filter({ hasText: '어떻게 하셨나요?' });
  await asked.getByRole('button', { name: /답글 달기/ }).click();
  await asked.getByRole('textbox').fill('출처를 적게 하고 발표로 확인했어요.');
  await asked.getByRole('button', { name: '남기기' }).click();
  const reply = lecturer.getByRole('listitem').filter({ hasText: '발표로 확인했어요.' });
  await expect(reply).toBeVisible();
  await expect(reply.getByRole('button', { name: /답글 달기/ })).toHaveCount(0);

  await follower.goto(new URL(lecturer.url()).pathname);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});

test('A12 a study tip is written, found at both places and commented on, and its writer is told', async ({
  signedInAs,
}) => {
  const coach = await signedInAs('coach');
  await coach.goto(`${TIPS}/form`);
  await coach.getByRole('textbox', { name: '제목', exact: true }).fill('발표 하루 전에 할 일 세 가지');
  await coach.getByRole('textbox', { name: '내용', exact: true }).click();
  await coach.keyboard.type('소리 내어 두 번 연습하고, 첫 문장은 외워 두세요.');
  await coach.getByRole('button', { name: '게시하기' }).click();
  await expect(headingOf(coach, '발표 하루 전에 할 일 세 가지')).toBeVisible();

  const student = await signedInAs('student', { elsewhere: true });
  await student.goto('/anals/analsinfo/board/stdytips/list');
  await student.getByRole('link', { name: '발표 하루 전에 할 일 세 가지' }).click();
  await expect(student).toHaveURL(/\/anals\/analsinfo\/board\/stdytips\/detail\//);
  await student.getByRole('textbox', { name: '댓글', exact: true }).fill('첫 문장 외우니 훨씬 덜 떨렸어요!');
  await student.getByRole('button', { name: '남기기' }).click();
  await expect(student.getByRole('article').getByText('첫 문장 외우니 훨씬 덜 떨렸어요!')).toBeVisible();

  await expectTold(coach, /발표 하루 전에 할 일 세 가지.*새 댓글이 달렸어요/);
});

test('N3 a discussion says when it was changed, and shows what it said before', async ({ signedInAs }) => {
  const reader = await signedInAs('professor');
  await reader.goto(DISCUSSIONS);
  await reader.getByRole('link', { name: '강의평가 문항을 바꾸려고 합니다. 의견을 주세요' }).click();
  await reader.getByRole('button', { name: /^수정됨 · \d+월 \d+일/ }).click();
  const history = reader.getByRole('dialog', { name: '고친 기록' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  // The latest change stands open.
  await expect(history.getByRole('deletion')).toHaveText('11월 28일까지');
  await expect(history.getByRole('insertion')).toHaveText('12월 5일까지');
  await expectAccessible(reader);
  await history.getByRole('button', { name: '비교해 보기' }).click();
  await expect(history.getByRole('insertion').filter({ hasText: '일곱' })).toBeVisible();
  await history.getByRole('button', { name: '닫기' }).click();
  await expect(reader.getByRole('button', { name: '고치기', exact: true })).toHaveCount(0);
});

test('N3 whoever changes their discussion is told that readers see what it said', async ({ signedInAs }) => {
  const page = await signedInAs('supervisor');
  await page.goto(DISCUSSIONS);
  await page.getByRole('link', { name: '지도학생 면담, 한 학기에 몇 번이 알맞을까요?' }).click();
  await expect(page.getByRole('button', { name: /^수정됨/ })).toHaveCount(0);
  await page.getByRole('link', { name: '고치기' }).click();
  await expect(page.getByText(/고치기 전 내용은 고친 기록에 남아요/)).toBeVisible();
  await page.getByRole('textbox', { name: '제목' }).fill('지도학생 면담, 한 학기에 몇 번 하시나요?');
  await page.getByRole('button', { name: '저장하기' }).click();
  await page.getByRole('button', { name: /^수정됨/ }).click();
  const history = page.getByRole('dialog', { name: '고친 기록' });
  await expect(history.getByText('제목', { exact: true })).toBeVisible();
  await expect(history.getByRole('deletion')).toHaveText('번이 알맞을까요?');
  await expect(history.getByRole('insertion')).toHaveText('번 하시나요?');
});
