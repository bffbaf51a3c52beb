import { mileageClaimDesk } from '@naru/contract/areas/mileage/claims.ts';
import type { Locator, Page } from '@playwright/test';

import { askWith } from './ask.ts';
import { expect, signIn, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';
import { handInClaims } from './waiting-claims.ts';

test.use({ changesData: true });

/** A press waits ten seconds, and its job is asked for every five. */
const CARRIED_OUT = 25_000;
const DESK = '/lrn/mileage/list';
const PHONE = { width: 360, height: 780 };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

test('I2 I5 a student claims by phone, the office sends it back and then approves it, and the points come', async ({
  signedInAs,
}) => {
  const student = await signedInAs('student');
  await student.setViewportSize(PHONE);
  await student.goto('/lrn/mile/hist/claim');
  await student.getByRole('combobox', { name: '항목' }).click();
  await student.getByRole('option', { name: /국가기술자격증/ }).click();
  await student.getByLabel('건수').fill('1');
  await expect(student.getByText('150점', { exact: true })).toBeVisible();
  await student.getByRole('button', { name: '신청하기' }).click();
  await expect(student.getByText('번호를 적어 주세요.').first()).toBeVisible();
  await student.getByLabel('자격·성적 번호').fill('26-e2e-90417-x');
  await student
    .locator('input[type=file]')
    .setInputFiles({ name: '자격증.pdf', mimeType: 'application/pdf', buffer: PDF });
  // Its name stands there while it is uploaded, too.
  await expect(student.getByRole('button', { name: '자격증.pdf 빼기' })).toBeVisible();
  await expectNoSidewaysScroll(student);
  await expectAccessible(student);
  await student.getByRole('button', { name: '신청하기' }).click();
  await expect(student.getByRole('heading', { name: '국가기술자격증' })).toBeVisible();
  await expect(student.getByText('끝자리 417X')).toBeVisible();
  await expectAccessible(student);

  const office = await signedInAs('mileage', { elsewhere: true });
  await office.goto('/lrn/mileage/list?text=김서윤&status=WAIT');
  await expect(office.getByRole('row', { name: /국가기술자격증/ }).getByRole('link', { name: '김서윤' })).toBeVisible();
  await expectAccessible(office);
  await office
    .getByRole('row', { name: /국가기술자격증/ })
    .getByRole('link', { name: '김서윤' })
    .click();
  const sheet = office.getByRole('dialog', { name: '국가기술자격증' });
  await expect(sheet.getByText('자격증.pdf')).toBeVisible();
  await sheet.getByRole('button', { name: '반려하기' }).click();
  const asking = office.getByRole('dialog', { name: '이유를 골라 반려해요' });
  await asking.getByRole('radio', { name: '직접 쓰기' }).check();
  await asking.getByRole('textbox', { name: '직접 쓰기' }).fill('뒷면도 올려 주세요.');
  await asking.getByRole('button', { name: '반려하기' }).click();
  await expect(office.getByText('1건을 반려했어요.')).toBeVisible({ timeout: CARRIED_OUT });

  await student.reload();
  await expect(student.getByText('뒷면도 올려 주세요.')).toBeVisible();
  await student.getByRole('button', { name: '다시 내기' }).click();
  await expect(student.getByText('끝자리 417X. 비워 두면 그대로예요.')).toBeVisible();
  await student.getByRole('button', { name: '다시 내기' }).click();
  await expect(student.getByText('신청했어요.', { exact: true })).toBeVisible();

  await office.goto('/lrn/mileage/list?text=김서윤&status=WAIT');
  await office
    .getByRole('row', { name: /국가기술자격증/ })
    .getByRole('link', { name: '김서윤' })
    .click();
  await sheet.getByRole('button', { name: '승인하기' }).click();
  await expect(office.getByText('1건을 승인했어요.')).toBeVisible({ timeout: CARRIED_OUT });
  await student.reload();
  await expect(student.getByText('받은 마일리지')).toBeVisible();
  await expect(student.getByText('150점', { exact: true })).toBeVisible();
});

/** The rows of a student at the desk, oldest first. */
const rowsOf = (office: Page, name: string): Locator =>
  office.getByRole('row').filter({ has: office.getByRole('link', { name }) });

test('I5 the office approves three at once, takes it back, approves again and leaves the page', async ({
  signedInAs,
  portal,
}) => {
  const claims = await handInClaims(portal, 'freshman', 3);
  const office = await signedInAs('mileage');
  await office.goto(`${DESK}?text=이도현&status=WAIT`);
  const rows = rowsOf(office, '이도현');
  await expect(rows).toHaveCount(3);
  await office.getByRole('checkbox', { name: '모두 고르기' }).check();
  await office.getByRole('button', { name: '승인 3건' }).click();
  await expect(rows.getByText('승인 예정')).toHaveCount(3);
  await expect(rows.first().getByRole('checkbox')).toBeDisabled();
  await expectAccessible(office);
  await office.getByRole('button', { name: '되돌리기' }).click();
  await expect(office.getByText('3건을 되돌렸어요.')).toBeVisible();
  await expect(rows.getByText('승인 예정')).toHaveCount(0);

  await office.setViewportSize(PHONE);
  await office.getByRole('checkbox', { name: '모두 고르기' }).check();
  const bar = office.getByRole('button', { name: '승인 3건' });
  await expect(bar).toBeInViewport();
  await expectNoSidewaysScroll(office);
  await bar.click();
  await expect(office.getByRole('button', { name: '되돌리기' })).toBeInViewport();
  await expectAccessible(office);
  await office.close();
  const ask = askWith(portal.url, await signIn(portal, 'mileage'));
  const statusOf = async (id: string): Promise<string> =>
    (await ask(mileageClaimDesk.readClaim, { params: { id } })).claim.status;
  await expect
    .poll(() => Promise.all(claims.map(({ claimId }) => statusOf(claimId))), { timeout: CARRIED_OUT })
    .toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
});

test('I5 the office refuses many with one reason, and the student reads it', async ({ signedInAs, portal }) => {
  const [claim] = await handInClaims(portal, 'freshman', 2);
  const office = await signedInAs('mileage');
  await office.goto(`${DESK}?text=이도현&status=WAIT`);
  await office.getByRole('checkbox', { name: '모두 고르기' }).check();
  await office.getByRole('button', { name: '반려 2건' }).click();
  const asking = office.getByRole('dialog', { name: '이유를 골라 2건을 반려해요' });
  await asking.getByRole('button', { name: '반려 2건' }).click();
  await expect(asking.getByText(/골라 주세요/).first()).toBeVisible();
  await expectAccessible(office);
  await asking.getByRole('radio', { name: '필요한 증빙이 빠졌어요' }).check();
  await asking.getByRole('button', { name: '반려 2건' }).click();
  await expect(office.getByText('2건을 반려했어요.')).toBeVisible({ timeout: CARRIED_OUT });
  const student = await signedInAs('freshman', { elsewhere: true, language: 'en' });
  await student.goto(`/lrn/mile/hist/claim/${claim?.claimId}`);
  await expect(student.getByText('Required evidence is missing')).toBeVisible();
});

test('I5 a second person sees who has pressed, and the first is told where the second was faster', async ({
  signedInAs,
  portal,
}) => {
  const [claim = { claimId: '', itemNm: '' }] = await handInClaims(portal, 'student', 1);
  const list = `${DESK}?text=김서윤&status=WAIT`;
  const office = await signedInAs('mileage');
  const staff = await signedInAs('staff', { elsewhere: true });
  await office.goto(list);
  await staff.goto(list);
  const rowIn = (page: Page): Locator => rowsOf(page, '김서윤').filter({ hasText: claim.itemNm });
  await rowIn(staff).getByRole('checkbox').check();
  await rowIn(office).getByRole('link').click();
  await office.getByRole('dialog').getByRole('button', { name: '승인하기' }).click();
  await office.keyboard.press('Escape');
  await expect(rowIn(office).getByText('승인 예정')).toBeVisible();

  // The list of the second one is from before; the press tells where it is left.
  await staff.getByRole('button', { name: '승인 1건' }).click();
  await expect(staff.getByText('1건은 처리할 수 없었어요. 목록에서 이유를 확인해 주세요.')).toBeVisible();
  await expect(rowIn(staff).getByText(/표지훈 · /)).toBeVisible();
  await expect(rowIn(staff).getByRole('checkbox')).toBeDisabled();
  await rowIn(staff).getByRole('link').click();
  await expect(staff.getByRole('dialog').getByText('표지훈 님이 먼저 눌렀어요')).toBeVisible();
  await expectAccessible(staff);

  const ask = askWith(portal.url, await signIn(portal, 'staff'));
  const params = { id: claim.claimId };
  const { version } = (await ask(mileageClaimDesk.readClaim, { params })).claim;
  await ask(mileageClaimDesk.stepClaim, { params, body: { action: 'REFUSE', reason: 'NUMBER', version } });
  await expect(office.getByText('처리하지 못한 것이 1건 있어요')).toBeVisible({ timeout: CARRIED_OUT });
  await expect(office.getByText('그사이 내용이 바뀌었어요. 바뀐 내용을 보고 다시 결정해 주세요.')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: '확인했어요' }).click();
  await expect(office.getByText('처리하지 못한 것이 1건 있어요')).toBeHidden();
});

test('I5 claims are decided by keys alone, one after the other', async ({ signedInAs, portal }) => {
  const claims = await handInClaims(portal, 'freshman', 3);
  const office = await signedInAs('mileage');
  await office.goto(`${DESK}?text=이도현&status=WAIT`);
  await rowsOf(office, '이도현').first().getByRole('link').focus();
  await office.keyboard.press('Enter');
  const sheet = office.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: claims[0]?.itemNm })).toBeVisible();
  await expect(sheet.getByText('1 / 3')).toBeVisible();
  await office.keyboard.press('Alt+ArrowDown');
  await expect(sheet.getByText('2 / 3')).toBeVisible();
  await office.keyboard.press('Alt+ArrowUp');
  await expect(sheet.getByText('1 / 3')).toBeVisible();
  await expectAccessible(office);
  await office.keyboard.press('Alt+Enter');
  await expect(sheet.getByText('2 / 3')).toBeVisible();
  await expect(sheet.getByText('승인 1건, 곧 처리해요.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '승인하기' })).toBeVisible();

  // Keys are left alone while somebody writes.
  await sheet.getByRole('button', { name: '반려하기' }).click();
  const asking = office.getByRole('dialog', { name: '이유를 골라 반려해요' });
  await asking.getByRole('radio', { name: '직접 쓰기' }).check();
  await asking.getByRole('textbox', { name: '직접 쓰기' }).press('Alt+ArrowDown');
  await office.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(sheet.getByText('2 / 3')).toBeVisible();
});
