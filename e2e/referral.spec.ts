import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const WORDS = '발표를 앞두고 많이 힘들어 보여요. 센터에서 이야기해 보면 좋겠어요.';
const OWN_WORDS = '잠이 오지 않고 집중이 안 돼요.';
const FORM = '/cnslt/psychological/cntc/form';

/** Refers the first student whom the professor knows by that name, and gives the address of the referral. */
async function refer(page: Page, name: string): Promise<string> {
  await page.goto(FORM);
  await expect(page.getByRole('heading', { level: 1, name: '심리상담 의뢰' })).toBeVisible();
  await page.getByRole('button', { name: '학생에게 물어보기' }).click();
  await expect(page.getByText('학생을 골라 주세요.')).toBeVisible();
  const field = page.getByPlaceholder('이름이나 학번');
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByText('기운 없음·우울', { exact: true }).click();
  await page.getByRole('textbox', { name: '학생과 센터에 전할 말' }).fill(WORDS);
  await expectAccessible(page);
  await page.getByRole('button', { name: '학생에게 물어보기' }).click();
  await expect(page).toHaveURL(/\/cntc\/detail\//);
  await expect(page.getByText('학생 답 기다림').first()).toBeVisible();
  return page.url();
}

async function open(student: Page): Promise<void> {
  await student.goto('/cs/hist/list');
  const row = student.getByRole('listitem').filter({ hasText: '상담을 권하는 분이 있어요' }).first();
  await row.getByRole('link').click();
  await expect(student.getByText(WORDS)).toBeVisible();
}

async function apply(student: Page): Promise<void> {
  await expect(student).toHaveURL('/cs/psch/reqst/agre');
  await expect(student.getByRole('heading', { level: 1, name: '심리상담 신청', exact: true })).toBeVisible();
  await expect(student.getByRole('checkbox')).toHaveCount(3);
  for (const box of await student.getByRole('checkbox').all()) await box.check();
  await student.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(student.getByRole('heading', { level: 1, name: '심리상담 신청서' })).toBeVisible();
  await student.getByText('우울·무기력', { exact: true }).click();
  for (const item of await student.getByRole('group', { name: /^\d+\. / }).all())
    await item.getByText('전혀 없음', { exact: true }).click();
  await student.getByRole('textbox', { name: '더 말하고 싶은 것' }).fill(OWN_WORDS);
  await student.getByRole('button', { name: '신청하기' }).click();
  await expect(student).toHaveURL(/\/cs\/psch\/detail\//);
}

test.describe('a referral to the counselling centre', () => {
  test.use({ changesData: true });

  test('Y8 is agreed to on a phone, applied for and linked, and the professor reads no word of it', async ({
    signedInAs,
    trouble,
  }) => {
    const professor = await signedInAs('supervisor');
    const address = await refer(professor, '김서윤');
    const other = await signedInAs('fulltime', { elsewhere: true });
    trouble.expect(/GET \/view\/cdp\/cnslt\/psychological\/cntc\/.* answered 404/);
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1, name: '찾을 수 없는 의뢰예요' })).toBeVisible();

    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await open(student);
    await expect(student).toHaveTitle('상담 - 나루');
    await expectAccessible(student);
    await expectNoSidewaysScroll(student);
    await student.getByRole('button', { name: '동의하고 신청하러 가기' }).click();
    await apply(student);

    await professor.goto(address);
    await expect(professor.getByText('접수됨', { exact: true }).first()).toBeVisible();
    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await manager.goto('/cnslt/psychological/dtls/list?referred=Y');
    await manager.getByRole('link', { name: '김서윤' }).first().click();
    await expect(manager.getByText(WORDS)).toBeVisible();
    await expect(manager.getByText(OWN_WORDS)).toBeVisible();
    await expectAccessible(manager);
  });

  test('Y8 is gone with its words when the student does not want it', async ({ signedInAs }) => {
    const professor = await signedInAs('supervisor');
    const address = await refer(professor, '김서윤');
    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await open(student);
    await student.getByRole('button', { name: '원하지 않아요' }).click();
    await student.getByRole('alertdialog').getByRole('button', { name: '원하지 않아요' }).click();
    await expect(student.getByText('교수님이 쓴 내용은 지웠어요').first()).toBeVisible();
    await professor.goto(address);
    await expect(professor.getByText('학생이 원하지 않음').first()).toBeVisible();
    await expect(professor.getByText(WORDS)).toBeHidden();
  });
});
