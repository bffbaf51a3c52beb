import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

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
  const asking = office.getByRole('dialog', { name: '이유를 적고 반려해요' });
  await asking.getByLabel('반려하는 이유').fill('뒷면도 올려 주세요.');
  await asking.getByRole('button', { name: '반려하기' }).click();
  await expect(office.getByText('반려했어요.')).toBeVisible();

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
  await office.getByRole('dialog', { name: '승인할까요?' }).getByRole('button', { name: '승인하기' }).click();
  await expect(office.getByText('승인했어요.')).toBeVisible();
  await student.reload();
  await expect(student.getByText('받은 마일리지')).toBeVisible();
  await expect(student.getByText('150점', { exact: true })).toBeVisible();
});
