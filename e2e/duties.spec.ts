import type { Locator, Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const LIST = '/admin/duty/list';

/** Today's date as people in Korea write it. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date());

async function openForm(page: Page): Promise<Locator> {
  await page.goto(LIST);
  await page.getByRole('button', { name: '지정하기', exact: true }).click();
  return page.getByRole('dialog', { name: '담당 업무 지정하기' });
}

async function choose(form: Locator, field: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: field, exact: true }).fill(name);
  await form
    .page()
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

async function pick(form: Locator, field: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).click();
  await form.page().getByRole('option', { name, exact: true }).click();
}

/** Opens an appointment of the list. */
async function openRow(page: Page, name: string, query: string): Promise<Locator> {
  await page.goto(`${LIST}?${query}`);
  await page.getByRole('link', { name, exact: true }).first().click();
  return page.getByRole('dialog', { name, exact: true });
}

test.describe('duties', () => {
  test.use({ changesData: true });

  test('X4 a peer is appointed on a phone, with consent and training, and has the menu', async ({ signedInAs }) => {
    const staff = await signedInAs('staff');
    await staff.setViewportSize(PHONE);
    const form = await openForm(staff);
    await pick(form, '담당 업무', '또래상담사');
    await choose(form, '맡을 사람', '김서윤');
    await choose(form, '부서', '취업진로팀');
    const submit = form.getByRole('button', { name: '지정하기' });
    await submit.click();
    await expect(form.getByText('교육을 마친 날을 골라 주세요.')).toBeVisible();
    await expectAccessible(staff);
    await form.getByLabel('비밀 유지 동의를 받은 날').fill(today());
    await form.getByLabel('교육을 마친 날').fill(today());
    await submit.click();
    await expect(staff.getByText('지정했어요.', { exact: true })).toBeVisible();
    await expect(staff.getByRole('link', { name: '김서윤' })).toBeVisible();
    await expectNoSidewaysScroll(staff);

    const student = await signedInAs('student', { elsewhere: true });
    await student.goto('/cnslt/peer/dtls/list');
    await expect(student.getByRole('heading', { level: 1, name: '또래상담 관리' })).toBeVisible();
  });

  test('X4 a psychological counsellor is asked for by the manager, and confirmed by an administrator', async ({
    signedInAs,
  }) => {
    const manager = await signedInAs('psychmanager');
    const form = await openForm(manager);
    await pick(form, '담당 업무', '심리상담사');
    await expect(form.getByText(/다른 한 사람이 확인해야/)).toBeVisible();
    await choose(form, '맡을 사람', '조민경');
    // The manager’s own department, as it is the only one.
    await expect(form.getByRole('combobox', { name: '부서', exact: true })).toHaveValue('학생상담센터');
    await form.getByRole('button', { name: '지정하기' }).click();
    await expect(manager.getByText('지정했어요. 다른 사람이 확인하면 시작돼요.')).toBeVisible();
    const own = await openRow(manager, '조민경', 'status=WAITING');
    await expect(own.getByRole('button', { name: '지정 취소하기' })).toBeVisible();
    await expect(own.getByRole('button', { name: '확인하기' })).toHaveCount(0);

    const admin = await signedInAs('admin', { elsewhere: true });
    const sheet = await openRow(admin, '조민경', 'status=WAITING');
    await expectAccessible(admin);
    await sheet.getByRole('button', { name: '확인하기' }).click();
    const dialog = admin.getByRole('dialog', { name: '조민경 님의 지정을 확인할까요?' });
    await dialog.getByRole('button', { name: '확인하기' }).click();
    await expect(admin.getByText('지정을 확인했어요.')).toBeVisible();
    await expect(sheet.getByText('확정했어요.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: '업무 끝내기' })).toBeVisible();
  });

  test('X4 the end of a duty says what is open, and hands it to the successor', async ({ signedInAs }) => {
    const admin = await signedInAs('admin');
    const sheet = await openRow(admin, '홍기훈', 'duty=LAW_COUNSELLOR');
    await sheet.getByRole('button', { name: '업무 끝내기' }).click();
    const dialog = admin.getByRole('dialog', { name: '홍기훈 님의 업무를 끝낼까요?' });
    await expect(dialog.getByText(/^진행 중인 법률상담 \d+건$/)).toBeVisible();
    await expectAccessible(admin);
    const confirm = dialog.getByRole('button', { name: '업무 끝내기' });
    await confirm.click();
    await expect(dialog.getByText('이유를 적어 주세요.')).toBeVisible();
    await dialog.getByRole('textbox', { name: '이유' }).fill('부서를 옮겼어요.');
    await dialog.getByRole('combobox', { name: '이어받을 사람' }).click();
    await admin.getByRole('option', { name: /지선우/ }).click();
    await confirm.click();
    await expect(admin.getByText('업무를 끝냈어요.')).toBeVisible();
    await expect(sheet.getByText('부서를 옮겼어요.')).toBeVisible();

    const left = await signedInAs('law', { elsewhere: true });
    await left.goto('/cnslt/law/dtls/list');
    await expect(left).toHaveURL(/\/index\?error=ACCESS/);
  });

  test('X4 a sheet with a bad line appoints the others', async ({ signedInAs }) => {
    const admin = await signedInAs('admin');
    await admin.goto(LIST);
    await admin.getByRole('button', { name: '파일로 지정하기' }).click();
    const sheet = admin.getByRole('dialog', { name: '파일로 지정하기' });
    const lines = [
      '번호,담당 업무,부서,시작일,종료일,동의일,교육일',
      `fulltime,첨삭 담당,취업진로팀,${today()},,,`,
      `student,또래상담사,학생상담센터,${today()},,${today()},`,
    ];
    const buffer = Buffer.from(lines.join('\r\n'));
    await sheet.locator('input[type=file]').setInputFiles({ name: '지정.csv', mimeType: 'text/csv', buffer });
    await expect(sheet.getByRole('heading', { name: '잘못된 줄이 1개 있어요' })).toBeVisible();
    await expect(sheet.getByText(/^3번째 줄/)).toBeVisible();
    await expect(sheet.getByText('시작하기 전에 교육을 마친 날을 적어 주세요.')).toBeVisible();
    await expectAccessible(admin);
    await sheet.getByRole('button', { name: '1명 지정하기' }).click();
    await expect(admin.getByText('1명을 지정했어요.')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await admin.goto(`${LIST}?duty=CORRECTOR&status=APPOINTED`);
    await expect(admin.getByRole('row').filter({ hasText: '첨삭 담당' })).toHaveCount(3);
  });
});
