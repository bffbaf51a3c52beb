import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };
const ENTRIES = '/lrn/mileage/entry/list';
const HEAD = '학번,구분,항목,점수,날짜,메모';

/** Returns the student's number, as the office finds it. */
async function findNumber(office: Page, name: string): Promise<string> {
  await office.goto('/lrn/mileage/entry/form');
  await office.getByRole('combobox', { name: '학생', exact: true }).fill(name);
  const option = office.getByRole('option', { name: new RegExp(`^${name}`) }).first();
  await expect(option).toBeVisible();
  return /\d{8,}/.exec(await option.innerText())?.[0] ?? '';
}

test('I1 the office posts a sheet with a wrong line, corrects one student into debt, and the student reads why', async ({
  signedInAs,
}) => {
  const office = await signedInAs('mileage');
  const number = await findNumber(office, '김서윤');
  expect(number).not.toBe('');

  // A sheet of three lines, one of them wrong.
  await office.goto(ENTRIES);
  await expect(office.getByRole('table', { name: '수동 조정 기록' })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: '파일로 반영하기' }).click();
  const sheet = office.getByRole('dialog', { name: '파일로 반영하기' });
  const rows = [
    `${number},이월,,120,2026-09-03,옛 시스템`,
    `${number},적립,MENTOR,15,2026-10-05,`,
    `${number},적립,MENTOR,1.5,2026-10-06,`,
  ];
  await sheet.locator('input[type=file]').setInputFiles({
    name: '마일리지.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[HEAD, ...rows].join('\r\n')}`),
  });
  await expect(sheet.getByRole('heading', { name: '잘못된 줄이 1개 있어요' })).toBeVisible();
  await expect(sheet.getByText('소수점 없이 정수로 적어 주세요.')).toBeVisible();
  await expect(sheet.getByText('1명에게 2건을 반영할 수 있어요')).toBeVisible();
  await expectAccessible(office);
  await sheet.getByRole('button', { name: '2건 반영하기' }).click();
  await expect(office.getByText('2건을 반영했어요.')).toBeVisible();
  await expect(office.getByRole('heading', { name: '마일리지.csv' })).toBeVisible();
  await expectAccessible(office);

  // By hand, with more than there is.
  await office.goto('/lrn/mileage/entry/form');
  await office.getByRole('combobox', { name: '학생', exact: true }).fill('김서윤');
  await office
    .getByRole('option', { name: new RegExp(number) })
    .first()
    .click();
  await office.getByRole('radio', { name: /^점수 빼기/ }).check();
  await office.getByLabel('점수', { exact: true }).fill('5000');
  await office.getByLabel('이유').fill('이중으로 지급된 점수를 되돌려요');
  await expect(office.getByText('빚이 생겨요.').first()).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: '빼기', exact: true }).click();
  const asking = office.getByRole('alertdialog', { name: /5,000점을 뺄까요/ });
  await expect(asking.getByText('빚이 생겨요.')).toBeVisible();
  await asking.getByRole('button', { name: '빼기' }).click();
  await expect(office.getByText('마일리지를 반영했어요.')).toBeVisible();

  const student = await signedInAs('student', { elsewhere: true });
  await student.setViewportSize(PHONE);
  await student.goto('/lrn/mile/hist/list');
  const lines = student.getByRole('list', { name: '마일리지 내역' });
  await expect(lines.getByText('이중으로 지급된 점수를 되돌려요')).toBeVisible();
  await expect(lines.getByText('−5,000점')).toBeVisible();
  await expect(lines.getByText('옛 시스템')).toBeVisible();
  await expectNoSidewaysScroll(student);
  await expectAccessible(student);
});

test('I2 the office makes an item, whose code is told where it is taken, and goes on to its first rule', async ({
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/POST \/view\/cdp\/lrn\/mileage\/item answered 422/);
  const office = await signedInAs('mileage');
  await office.goto('/lrn/mileage/item/list');
  await expect(office.getByRole('link', { name: 'TOEIC', exact: true })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('link', { name: '항목 만들기' }).click();
  await office.getByRole('radio', { name: /^담당자가 반영/ }).check();
  await office.getByRole('combobox', { name: '유형' }).click();
  await office.getByRole('option').first().click();
  await office.getByLabel('코드').fill('MENTOR');
  await office.getByLabel('한국어 이름').fill('서포터즈 활동');
  await office.getByLabel('영어 이름').fill('Supporters');
  await expectAccessible(office);
  await office.getByRole('button', { name: '만들기' }).click();
  await expect(office.getByText('다른 항목이 쓰고 있는 코드예요.').first()).toBeVisible();
  await office.getByLabel('코드').fill('SUPPORTERS');
  await office.getByRole('button', { name: '만들기' }).click();
  await expect(office.getByText('항목을 만들었어요. 이제 첫 규칙을 정해 주세요.')).toBeVisible();
  await expect(office.getByRole('heading', { name: '서포터즈 활동' })).toBeVisible();
  await office.goto('/lrn/mileage/item/list');
  await expect(office.getByRole('link', { name: '서포터즈 활동 첫 규칙 만들기' })).toBeVisible();
});
