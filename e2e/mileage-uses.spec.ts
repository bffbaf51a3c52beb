import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };
const LIST = '/lrn/mile/usereqst/list';

/** Reads the points that can be used, as the list says them in large figures. */
async function readAvailable(page: Page): Promise<number> {
  const figure = page.getByText('지금 쓸 수 있는 마일리지').locator('xpath=following-sibling::p');
  return Number((await figure.innerText()).replaceAll(/\D/g, ''));
}

test('I4 a student asks for a scholarship, the office approves and pays it, and the balance says so', async ({
  signedInAs,
  browserErrors,
}) => {
  // Without the number of the account.
  browserErrors.expect(/POST \/view\/cdp\/lrn\/mile\/usereqst answered 422/);
  const student = await signedInAs('student');
  await student.setViewportSize(PHONE);
  await student.goto(LIST);
  const before = await readAvailable(student);
  await expectNoSidewaysScroll(student);
  await expectAccessible(student);
  await student.getByRole('link', { name: '마일리지 장학금 신청하기' }).click();
  await expect(student.getByRole('radio', { name: /^마일리지 장학금/ })).toBeChecked();
  await expect(student.getByText(`신청하고 나면 ${before - 300}점이 남아요.`)).toBeVisible();

  // A missing account is told at its field, and nothing is held.
  await student.getByLabel('은행').fill('나루은행');
  await student.getByRole('button', { name: '신청하기' }).click();
  const asking = student.getByRole('alertdialog', { name: '마일리지 장학금에 300점을 쓸까요?' });
  await asking.getByRole('button', { name: '신청하기' }).click();
  await expect(student.getByText('받을 계좌번호를 적어 주세요.').first()).toBeVisible();
  await expect(asking).toBeHidden();
  await student.getByLabel('계좌번호').fill('110-4837-296105');
  await student.getByRole('button', { name: '신청하기' }).click();
  await asking.getByRole('button', { name: '신청하기' }).click();
  await expect(student.getByText('담당자가 확인하고 있어요.')).toBeVisible();
  await expect(student.getByText('나루은행, 끝자리 6105')).toBeVisible();
  await expectAccessible(student);

  const office = await signedInAs('mileage', { elsewhere: true });
  await office.goto('/lrn/mileage/use/list');
  const own = office.getByRole('link', { name: /^김서윤/ }).first();
  await expect(own).toBeVisible();
  await expectAccessible(office);
  await own.click();
  const sheet = office.getByRole('dialog', { name: /김서윤/ });
  await expect(sheet.getByText('나루은행, 끝자리 6105')).toBeVisible();
  await sheet.getByRole('button', { name: '승인하기' }).click();
  await office.getByRole('dialog', { name: '승인할까요?' }).getByRole('button', { name: '승인하기' }).click();
  await sheet.getByRole('button', { name: '지급 완료하기' }).click();
  const paying = office.getByRole('dialog', { name: '지급했다고 적을까요?' });
  await paying.getByRole('button', { name: '지급 완료하기' }).click();
  await expect(office.getByText('지급 완료로 적었어요.')).toBeVisible();

  await student.goto(LIST);
  await expect(student.getByText('지급이 끝났어요.').first()).toBeVisible();
  expect(await readAvailable(student)).toBe(before - 300);
});
