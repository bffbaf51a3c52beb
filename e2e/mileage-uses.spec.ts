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
  await student.getByRole('combobox', { name: '은행' }).click();
  await student.getByRole('option', { name: '기타', exact: true }).click();
  await student.getByLabel('은행 이름').fill('나루은행');
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
  await expect.poll(() => readAvailable(student)).toBe(before - 300);
});

test('I5 the office brings in what was paid by a file, line by line, and the student is told', async ({
  signedInAs,
}) => {
  const student = await signedInAs('student');
  await student.setViewportSize(PHONE);
  await student.goto(LIST);
  await student.getByRole('link', { name: '마일리지 장학금 신청하기' }).click();
  await student.getByRole('combobox', { name: '은행' }).click();
  await student.getByRole('option', { name: '국민은행' }).click();
  await student.getByLabel('계좌번호').fill('110-4837-296105');
  await student.getByRole('button', { name: '신청하기' }).click();
  const asking = student.getByRole('alertdialog', { name: /300점을 쓸까요/ });
  await asking.getByRole('button', { name: '신청하기' }).click();
  await expect(student.getByText('담당자가 확인하고 있어요.')).toBeVisible();
  const useId = student.url().split('/').at(-1) ?? '';

  const office = await signedInAs('mileage', { elsewhere: true });
  await office.goto(`/lrn/mileage/use/list?open=${useId}`);
  const beside = office.getByRole('dialog', { name: /김서윤/ });
  await beside.getByRole('button', { name: '승인하기' }).click();
  await office.getByRole('dialog', { name: '승인할까요?' }).getByRole('button', { name: '승인하기' }).click();
  await expect(beside.getByRole('button', { name: '지급 완료하기' })).toBeVisible();

  await office.goto('/lrn/mileage/use/list');
  await office.getByRole('button', { name: '지급 결과 올리기' }).click();
  const sheet = office.getByRole('dialog', { name: '지급 결과 올리기' });
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const rows = [`${useId},,,300000,${today},지급,`, `${useId},,,300000,${today},지급,`, `,1,없음,1,${today},지급,`];
  await sheet.locator('input[type=file]').setInputFiles({
    name: '지급.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${['신청 번호,학번,용도,금액,지급일,결과,사유', ...rows].join('\r\n')}`),
  });
  await expect(sheet.getByRole('heading', { name: '지급으로 적지 않는 줄이 2개 있어요' })).toBeVisible();
  await expect(sheet.getByText('같은 신청이 앞줄에도 있어요.')).toBeVisible();
  await expect(sheet.getByText('이런 사용 신청이 없어요.')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: '1건이 승인한 신청과 맞아요' })).toBeVisible();
  await expectAccessible(office);
  await office.setViewportSize(PHONE);
  await expectNoSidewaysScroll(office);
  await sheet.getByRole('button', { name: '1건 지급 완료로 적기' }).click();
  await expect(office.getByText('1건을 지급 완료로 적었어요.')).toBeVisible();

  await student.goto(LIST);
  await expect(student.getByText('지급이 끝났어요.').first()).toBeVisible();
});

test('I4 the office changes what a use asks for, told where it does not hold, and the student reads it', async ({
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/PUT \/view\/cdp\/lrn\/mileage\/purpose\/BOOKS answered 422/);
  const office = await signedInAs('mileage');
  await office.goto('/lrn/mileage/purpose/list');
  await expect(office.getByRole('link', { name: '전공 도서 구입' })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('link', { name: '전공 도서 구입' }).click();
  await office.getByLabel('최소 마일리지').fill('45');
  await office.getByRole('button', { name: '저장하기' }).click();
  await expect(office.getByText('최소 마일리지는 단위로 나누어떨어지게 적어 주세요.').first()).toBeVisible();
  await expectAccessible(office);
  await office.getByLabel('최소 마일리지').fill('40');
  await office.getByRole('button', { name: '저장하기' }).click();
  await expect(office.getByText('사용처를 저장했어요.')).toBeVisible();
  await expect(office.getByText('40점부터 60점까지 10점 단위')).toBeVisible();

  const student = await signedInAs('student', { elsewhere: true });
  await student.setViewportSize(PHONE);
  await student.goto(LIST);
  await expect(student.getByText('40점부터 60점까지 10점 단위')).toBeVisible();
});
