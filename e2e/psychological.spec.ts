import type { Page } from '@playwright/test';

import { answerItems, goOn } from './counselling-steps.ts';
import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const WORDS = '요즘 잠을 잘 못 자고 수업에 집중이 안 돼요.';
const SOMETIMES = '며칠 동안';
const NEVER = '전혀 없음';
/** The item on being better off dead: anybody who says yes is told at once where help is. */
const DANGER = /^9\. /;
const AREAS = '무엇이 힘든가요';
const MOOD = '기분 (PHQ-9)';
const ANXIETY = '불안 (GAD-7)';
const SAFETY = '지금 안전한가요';
const MEETING = '언제, 어떻게 만나고 싶나요';

async function agree(page: Page): Promise<void> {
  await page.goto('/cs/psch/reqst/agre');
  await expect(page.getByRole('heading', { level: 1, name: '심리상담 신청' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByText('세 가지 모두 동의해야 신청할 수 있어요.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '심리상담 신청서' })).toBeVisible();
}

async function withdraw(student: Page): Promise<void> {
  await student.getByRole('button', { name: '동의 철회하기' }).click();
  const asked = student.getByRole('alertdialog', { name: '동의를 철회할까요?' });
  await asked.getByRole('button', { name: '동의 철회하기' }).click();
  await expect(student.getByText('동의를 철회했어요.')).toBeVisible();
}

/** Agrees to the open consents of a case that is not over. */
async function agreeAnew(student: Page, count: number): Promise<void> {
  await expect(student.getByRole('heading', { level: 1, name: '상담 동의서' })).toBeVisible();
  await expect(student.getByRole('checkbox')).toHaveCount(count);
  await student.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(student.getByText('아직 동의하지 않은 것이 있어요. 세 가지 모두 동의해 주세요.')).toBeVisible();
  for (const box of await student.getByRole('checkbox').all()) await box.check();
  await student.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(student.getByText('동의했어요. 상담을 이어 갈 수 있어요.')).toBeVisible();
}

test.describe('psychological counselling', () => {
  test.use({ changesData: true });

  test('Y1 Y2 is applied for on a phone, and who is in danger is told where help is', async ({
    signedInAs,
    browserErrors,
  }) => {
    const student = await signedInAs('student');
    await student.setViewportSize(PHONE);
    // Without the consents the form leads to them.
    await student.goto('/cs/psch/reqst/form');
    await expect(student).toHaveURL('/cs/psch/reqst/agre');
    await agree(student);
    await expectAccessible(student);

    await student.getByRole('button', { name: '다음' }).click();
    await expect(student.getByText('힘든 점을 하나 이상 골라 주세요.').first()).toBeVisible();

    // Both help lines stand there before anything is answered, each one press away.
    await expect(student.getByRole('link', { name: '109 자살예방 상담전화에 전화 걸기' })).toHaveAttribute(
      'href',
      'tel:109',
    );
    await expect(student.getByRole('link', { name: /학생상담센터에 전화 걸기$/ })).toHaveAttribute(
      'href',
      /^tel:02\d{8}$/,
    );
    await student.getByText('우울·무기력', { exact: true }).click();
    await goOn(student, MOOD);
    await answerItems(student, SOMETIMES);
    const help = student.getByRole('alert').filter({ hasText: '지금 힘들다면 혼자 견디지 마세요' });
    await expect(help.getByRole('link', { name: /^109/ })).toHaveAttribute('href', 'tel:109');
    await student.getByRole('group', { name: DANGER }).getByText(NEVER, { exact: true }).click();
    await expect(help).toBeHidden();
    await student.getByRole('group', { name: DANGER }).getByText(SOMETIMES, { exact: true }).click();
    await expect(help).toBeVisible();
    await expectNoSidewaysScroll(student);
    await goOn(student, ANXIETY);
    await answerItems(student, SOMETIMES);
    await goOn(student, SAFETY);
    await goOn(student, MEETING);
    await student.getByRole('textbox', { name: '더 말하고 싶은 것' }).fill(WORDS);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student).toHaveURL(/\/cs\/psch\/detail\//);
    await expect(student).toHaveTitle('상담 - 나루');
    await expect(student.getByRole('heading', { level: 1, name: '심리상담', exact: true })).toBeVisible();
    await expectAccessible(student);
    // A second application leads to the first.
    const first = student.url();
    await student.goto('/cs/psch/reqst/form');
    await expect(student).toHaveURL(first);
    // The survey at the end has the same page title as the history, before there is anything to answer.
    browserErrors.expect(/GET \/view\/cdp\/survey\/PSYCHOLOGICAL\/.* answered 404/);
    await student.goto(`${new URL(first).pathname}/surv`);
    await expect(student.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(student).toHaveTitle('상담 - 나루');

    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await manager.goto('/cnslt/psychological/dtls/list');
    const row = manager.getByRole('link', { name: '김서윤' }).first();
    await expect(row).toBeVisible();
    await expectAccessible(manager);
    await row.click();
    await expect(manager.getByText(WORDS)).toBeVisible();
    await expect(manager.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(manager);
    await expect(manager).toHaveTitle(/상담/);
  });

  test('Y1 a section a step on a phone, with a way back and nothing lost', async ({ signedInAs }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    await student.goto('/cs/psch/reqst/agre');
    await student.getByRole('link', { name: '신청서 쓰기' }).click();
    await student.getByText('우울·무기력', { exact: true }).click();
    await expect(student.getByRole('button', { name: '이전' })).toHaveCount(0);
    await goOn(student, MOOD);
    // The step shows its place, and focus moves there.
    const step = (at: number, title: string) =>
      student.getByRole('group', { name: `5단계 중 ${at}단계, ${title}`, exact: true });
    await expect(step(2, MOOD)).toBeFocused();
    await expect(step(2, MOOD)).toBeInViewport();
    await expect(student.getByRole('progressbar', { name: '작성 단계' })).toHaveAttribute('value', '2');
    await expectAccessible(student);
    // A missing answer is named, with a link to its field.
    await student.getByRole('button', { name: '다음' }).click();
    const summary = student.getByRole('region', { name: '1곳을 고쳐 주세요' });
    await expect(summary).toBeFocused();
    await expect(student.getByRole('heading', { level: 2, name: MOOD })).toBeVisible();
    await answerItems(student, SOMETIMES);
    await goOn(student, ANXIETY);
    await expect(step(3, ANXIETY)).toBeFocused();

    // The browser's way back leads to the section before, with its answers.
    await student.goBack();
    await expect(step(2, MOOD)).toBeFocused();
    await expect(step(2, MOOD)).toBeInViewport();
    await expect(student.getByRole('radio', { name: SOMETIMES, checked: true })).toHaveCount(9);
    await student.getByRole('button', { name: '이전' }).click();
    await expect(step(1, AREAS)).toBeFocused();
    await expect(student.getByRole('checkbox', { name: '우울·무기력' })).toBeChecked();
    // An error in another section links to that section.
    await goOn(student, MOOD);
    await student.getByRole('button', { name: '다음' }).click();
    await expect(step(3, ANXIETY)).toBeFocused();
    await student.getByRole('button', { name: '다음' }).click();
    const toItems = student.getByRole('link', { name: '불안 문항: 아직 답하지 않은 문항이 있어요.' });
    await expect(toItems).toBeVisible();
    await student.goBack();
    await expect(step(2, MOOD)).toBeFocused();
    await toItems.click();
    await expect(student.getByRole('heading', { level: 2, name: ANXIETY })).toBeVisible();
    await expect(student.getByRole('group', { name: /^1\. / })).toBeInViewport();

    // A reload keeps the step and the saved answers.
    const kept = student.waitForResponse(
      (response) => response.ok() && (response.request().postData() ?? '').includes('"gadList":[0,0,0,0,0,0,0]'),
    );
    await answerItems(student, NEVER);
    await kept;
    await student.reload();
    await expect(step(3, ANXIETY)).toBeVisible();
    await expect(student.getByRole('radio', { name: NEVER, checked: true })).toHaveCount(7);
    await goOn(student, SAFETY);
    await goOn(student, MEETING);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student).toHaveURL(/\/cs\/psch\/detail\//);
    // The history keeps none of the steps.
    await student.goBack();
    await expect(student).toHaveURL('/cs/psch/reqst/agre');
  });

  test('Y1 whoever withdraws agrees anew and goes on with the open case, and a new text does not bind them to it', async ({
    signedInAs,
    portal,
  }) => {
    test.slow(); // two people, in turns
    const student = await signedInAs('graduate');
    await student.setViewportSize(PHONE);
    await student.goto('/cs/hist/list');
    await student
      .getByRole('link', { name: /심리상담/ })
      .first()
      .click();
    await expect(student.getByText('상담이 이어지고 있어요.', { exact: false })).toBeVisible();
    const own = student.url();
    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await manager.goto('/cnslt/psychological/dtls/list?view=OPEN');
    await manager.getByRole('link', { name: '정유진' }).first().click();
    await expect(manager.getByRole('heading', { name: '신청서' })).toBeVisible();

    await student.getByRole('link', { name: '내 동의서 보기' }).click();
    await expect(student.getByRole('heading', { level: 1, name: '상담 동의서' })).toBeVisible();
    await withdraw(student);
    await expect(student.getByText('동의를 철회해서 상담이 닫혀 있어요')).toBeVisible();
    await expectAccessible(student);
    await manager.reload();
    await expect(manager.getByText('학생이 동의를 철회했어요')).toBeVisible();
    await expect(manager.getByRole('heading', { name: '신청서' })).toHaveCount(0);

    await student.goto(own);
    await expect(student.getByText(/동의를 철회해서 센터가 상담을 마무리하고 있어요/)).toBeVisible();
    await expectAccessible(student);
    await student.getByRole('link', { name: '다시 동의하기' }).click();
    await agreeAnew(student, 3);
    await expect(student).toHaveURL(own);
    await expect(student.getByText('상담이 이어지고 있어요.', { exact: false })).toBeVisible();
    await expect(student.getByRole('link', { name: '다시 동의하기' })).toHaveCount(0);
    await manager.reload();
    await expect(manager.getByRole('heading', { name: '신청서' })).toBeVisible();

    // All three texts change: the case goes on, and each consent can be withdrawn or given anew.
    await portal.publishNext(['psych_personal', 'psych_sensitive', 'psych_confidential']);
    await student.getByRole('link', { name: '내 동의서 보기' }).click();
    await expect(student.getByText(/버전 1에 동의했고, 그 뒤에 내용이 바뀌었어요\./)).toHaveCount(3);
    await expect(student.getByText('진행 중인 상담은 그대로 이어져요.')).toBeVisible();
    await expect(student.getByRole('button', { name: '동의 철회하기' })).toBeVisible();
    await expectNoSidewaysScroll(student);
    await expectAccessible(student);
    await agreeAnew(student, 3);
    await expect(student).toHaveURL(own);
    await manager.reload();
    await expect(manager.getByRole('heading', { name: '신청서' })).toBeVisible();
  });

  test('nobody else reaches the centre’s cases', async ({ signedInAs }) => {
    const page = await signedInAs('staff');
    await page.goto('/cnslt/psychological/dtls/list');
    await expect(page).toHaveURL(/error=ACCESS/);
  });
});
