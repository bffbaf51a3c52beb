import type { Page } from '@playwright/test';

import { keyOf } from './counselling-steps.ts';
import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const FACTS = '계약이 끝났는데 집주인이 보증금을 돌려주지 않아요.';
/** The law counsellor who writes in the demonstration; another one reviews. */
const WRITER = /홍기훈/u;
const NOTE = '계약서와 이체 내역을 함께 확인함';
const FIRST = '내용증명을 먼저 보내 보세요.';
const SECOND = '내용증명을 보낸 뒤 임차권등기명령을 신청할 수 있어요.';
const REMARK = '임차권등기명령도 알려 주세요.';
const REASON = '상담할 수 있는 일이라 함께 살펴볼게요.';

/** Takes one step at the desk, by its own name. */
async function step(page: Page, name: string, said?: { label: string; text: string }): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name, exact: true }) });
  if (said) await dialog.getByRole('textbox', { name: said.label }).fill(said.text);
  else if (name === '담당 정하기') await dialog.getByRole('checkbox', { name: WRITER }).check();
  const readAgain = page.waitForResponse(
    (response) => response.request().method() === 'GET' && /\/law\/case\/[^/]+$/.test(new URL(response.url()).pathname),
  );
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
  // The next step is taken on the version that is read after this one.
  await readAgain;
}

/** Asks on a phone as a student, and gives the case. */
async function askOnPhone(student: Page): Promise<string> {
  await student.setViewportSize(PHONE);
  await student.goto('/cs/law/reqst/form');
  await student.getByText('집과 임대차', { exact: true }).click();
  await student.getByRole('textbox', { name: '무슨 일이 있었나요?' }).fill(FACTS);
  await student.getByRole('checkbox', { name: '위 안내를 읽었고 동의해요' }).check();
  await student.getByRole('button', { name: '신청하기' }).click();
  await expect(student).toHaveURL(/\/cs\/law\/reqst\/profile\//);
  await expect(student.getByText(FACTS)).toBeVisible();
  return keyOf(student);
}

async function openAtDesk(page: Page, caseId: string): Promise<void> {
  await page.goto(`/cnslt/law/dtls/list?open=${caseId}`);
  await expect(page.getByText(FACTS)).toBeVisible();
}

test.describe('legal counselling', () => {
  test.use({ changesData: true });

  test('L1 is asked for on a phone with guided facts, and goes on at the desk', async ({ signedInAs }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    await student.goto('/cs/law/reqst/form');
    await expect(student.getByRole('heading', { level: 1, name: '법률상담 신청' })).toBeVisible();
    await expect(student).toHaveTitle('상담 - 나루');
    // The days come first, and the hours of one of them.
    await expect(student.getByRole('group', { name: '시간이 빈 날' })).toBeVisible();
    await student.getByText('집과 임대차', { exact: true }).click();
    await expect(student.getByRole('heading', { name: '조금 더 알려 주세요' })).toBeVisible();
    await student.getByRole('textbox', { name: '무슨 일이 있었나요?' }).fill(FACTS);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student.getByText('안내를 읽고 동의해 주세요.').first()).toBeVisible();
    await student.getByRole('checkbox', { name: '위 안내를 읽었고 동의해요' }).check();
    await expectAccessible(student);
    await expectNoSidewaysScroll(student);
    await student.getByRole('button', { name: '신청하기' }).click();
    await expect(student).toHaveURL(/\/cs\/law\/reqst\/profile\//);
    await expect(student.getByText(FACTS)).toBeVisible();
    await expectNoSidewaysScroll(student);

    const staff = await signedInAs('law', { elsewhere: true });
    const caseId = keyOf(student);
    await staff.goto(`/cnslt/law/dtls/list?open=${caseId}`);
    await expect(staff.getByText(FACTS)).toBeVisible();
    await expect(staff).toHaveTitle('상담 관리 - 나루');
    await step(staff, '맡기', { label: '이유', text: REASON });
    await step(staff, '담당 정하기');
    await expect(staff.getByText('담당을 정했어요.').first()).toBeVisible();
    await student.reload();
    await expect(student.getByText(REASON)).toBeVisible();
  });

  test('L5 an opinion is written, given back, reviewed by another, sent, and read and kept on a phone', async ({
    signedInAs,
  }) => {
    test.slow();
    const student = await signedInAs('graduate');
    const caseId = await askOnPhone(student);
    const writer = await signedInAs('law', { elsewhere: true });
    await openAtDesk(writer, caseId);
    await step(writer, '맡기', { label: '이유', text: REASON });
    await step(writer, '담당 정하기');
    await step(writer, '상담 기록하기', { label: '내용', text: NOTE });
    await step(writer, '의견서 쓰기', { label: '내용', text: FIRST });
    await expect(writer.getByText('쓴 사람이 아닌 분이 검토해 주세요')).toBeVisible();
    await expect(writer.getByRole('button', { name: '검토 마치기' })).toHaveCount(0);

    const reviewer = await signedInAs('lawreviewer', { elsewhere: true });
    await openAtDesk(reviewer, caseId);
    await expect(reviewer.getByText(FIRST)).toBeVisible();
    await step(reviewer, '수정 요청하기', { label: '이유', text: REMARK });
    await openAtDesk(writer, caseId);
    await expect(writer.getByText(REMARK)).toBeVisible();
    await step(writer, '의견서 고쳐 쓰기', { label: '내용', text: SECOND });
    await expect(writer.getByText('버전 2', { exact: false })).toBeVisible();
    await expect(writer.getByText(FIRST)).toBeVisible();
    await student.reload();
    await expect(student.getByText('의견서를 쓰기 시작했어요')).toBeVisible();
    await expect(student.getByText(SECOND)).toHaveCount(0);

    await openAtDesk(reviewer, caseId);
    await expectAccessible(reviewer);
    await step(reviewer, '검토 마치기');
    await step(reviewer, '학생에게 보내기');
    await expect(reviewer.getByText('의견서를 보냈어요').first()).toBeVisible();

    await student.reload();
    await expect(student.getByText('의견서가 왔어요. 읽어 보세요')).toBeVisible();
    await expect(student.getByText(SECOND)).toBeVisible();
    for (const inside of [NOTE, REMARK, FIRST]) await expect(student.getByText(inside)).toHaveCount(0);
    await expectAccessible(student);
    await expectNoSidewaysScroll(student);
    const saving = student.waitForEvent('download');
    await student.getByRole('button', { name: '내려받기' }).click();
    expect((await saving).suggestedFilename()).toBe('법률 의견서.txt');
    await student.getByRole('button', { name: '인쇄하기' }).click();
    const preview = student.getByRole('dialog', { name: '법률 의견서' });
    await expect(preview.getByRole('region').getByText(SECOND)).toBeVisible();
    await preview.getByRole('button', { name: '닫기' }).click();
    await expect(preview).toBeHidden();

    await openAtDesk(writer, caseId);
    await step(writer, '상담 마치기');
    await expect(writer.getByText(/에 모든 내용을 지워요/u)).toBeVisible();
  });

  test('L6 what is overdue stands by itself, and a pause is told to who asks', async ({ signedInAs }) => {
    const year = new Date().getUTCFullYear() + 5;
    const staff = await signedInAs('law', { elsewhere: true });
    await staff.goto('/cnslt/law/dtls/list');
    await staff.getByRole('tab', { name: '기한 지남' }).click();
    const rows = staff
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: staff.getByRole('link') });
    await expect(staff).toHaveURL(/view=overdue/u);
    await expect(rows.first()).toContainText('기한 지남');
    await expect(rows.filter({ hasNotText: '기한 지남' })).toHaveCount(0);

    await staff.getByRole('button', { name: '쉬는 기간' }).click();
    const sheet = staff.getByRole('dialog', { name: '쉬는 기간' });
    await sheet.getByRole('textbox', { name: '시작하는 날' }).fill(`${year}-08-04`);
    await sheet.getByRole('textbox', { name: '끝나는 날' }).fill(`${year}-08-08`);
    await sheet.getByRole('textbox', { name: '이유 (한국어)' }).fill('여름 휴무');
    await sheet.getByRole('textbox', { name: '이유 (영어)' }).fill('Summer break');
    await sheet.getByRole('button', { name: '쉬는 기간 추가하기' }).click();
    await expect(sheet.getByText('여름 휴무')).toBeVisible();
    await expectAccessible(staff);

    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    await student.goto('/cs/law/reqst/form');
    await expect(student.getByText(new RegExp(`${year}.*답하지 않아요`, 'u'))).toBeVisible();
    await expectNoSidewaysScroll(student);

    await sheet.getByRole('button', { name: new RegExp(`${year}.* 지우기`, 'u') }).click();
    await expect(sheet.getByText('여름 휴무')).toHaveCount(0);
  });

  test('nobody but law counsellors reaches the cases', async ({ signedInAs }) => {
    const page = await signedInAs('supervisor');
    await page.goto('/cnslt/law/dtls/list');
    await expect(page).toHaveURL(/error=ACCESS/);
  });
});
