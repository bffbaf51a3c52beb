import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const WORDS = '요즘 잠을 잘 못 자고 수업에 집중이 안 돼요.';
const SOMETIMES = '며칠 동안';
const NEVER = '전혀 없음';
/** Being better off dead: whoever says yes is told at once where help is. */
const DANGER = /^9\. /;

async function agree(page: Page): Promise<void> {
  await page.goto('/cs/psch/reqst/agre');
  await expect(page.getByRole('heading', { level: 1, name: '심리상담 신청' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByText('세 가지 모두 동의해야 신청할 수 있어요.')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '심리상담 신청서' })).toBeVisible();
}

async function answerAll(page: Page): Promise<void> {
  const items = page.getByRole('group', { name: /^\d+\. / });
  await expect(items).toHaveCount(16);
  for (const item of await items.all()) await item.getByText(SOMETIMES, { exact: true }).click();
}

async function withdraw(student: Page): Promise<void> {
  await student.getByRole('button', { name: '동의 철회하기' }).click();
  const asked = student.getByRole('alertdialog', { name: '동의를 철회할까요?' });
  await asked.getByRole('button', { name: '동의 철회하기' }).click();
  await expect(student.getByText('동의를 철회했어요.')).toBeVisible();
}

/** Agrees to what is open, of a case that is not over. */
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
    trouble,
  }) => {
    const student = await signedInAs('student');
    await student.setViewportSize(PHONE);
    // Without the consents the form leads to them.
    await student.goto('/cs/psch/reqst/form');
    await expect(student).toHaveURL('/cs/psch/reqst/agre');
    await agree(student);
    await expectAccessible(student);

    await student.getByRole('textbox', { name: '더 말하고 싶은 것' }).fill(WORDS);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student.getByText('힘든 점을 하나 이상 골라 주세요.').first()).toBeVisible();
    await expect(student.getByRole('textbox', { name: '더 말하고 싶은 것' })).toHaveValue(WORDS);

    // Both lines stand there before anything is answered, each a press away.
    await expect(student.getByRole('link', { name: '109 자살예방 상담전화에 전화 걸기' })).toHaveAttribute(
      'href',
      'tel:109',
    );
    await expect(student.getByRole('link', { name: /학생상담센터에 전화 걸기$/ })).toHaveAttribute(
      'href',
      /^tel:02\d{8}$/,
    );
    await student.getByText('우울·무기력', { exact: true }).click();
    await answerAll(student);
    const help = student.getByRole('alert').filter({ hasText: '지금 힘들다면 혼자 견디지 마세요' });
    await expect(help.getByRole('link', { name: /^109/ })).toHaveAttribute('href', 'tel:109');
    await student.getByRole('group', { name: DANGER }).getByText(NEVER, { exact: true }).click();
    await expect(help).toBeHidden();
    await student.getByRole('group', { name: DANGER }).getByText(SOMETIMES, { exact: true }).click();
    await expect(help).toBeVisible();
    await expectNoSidewaysScroll(student);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student).toHaveURL(/\/cs\/psch\/detail\//);
    await expect(student).toHaveTitle('상담 - 나루');
    await expect(student.getByRole('heading', { level: 1, name: '심리상담', exact: true })).toBeVisible();
    await expectAccessible(student);
    // A second one leads to the first.
    const first = student.url();
    await student.goto('/cs/psch/reqst/form');
    await expect(student).toHaveURL(first);
    // What is asked at the end has the same name in the history, before there is anything to answer.
    trouble.expect(/GET \/view\/cdp\/survey\/PSYCHOLOGICAL\/.* answered 404/);
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

    // All three texts change: the case goes on, and what was agreed to can be withdrawn or agreed to anew.
    await portal.publishNext(['psych_personal', 'psych_sensitive', 'psych_confidential']);
    await student.getByRole('link', { name: '내 동의서 보기' }).click();
    await expect(student.getByText(/1판에 동의했고, 그 뒤에 내용이 바뀌었어요\./)).toHaveCount(3);
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
