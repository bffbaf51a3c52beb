import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const both = (ko: string, en: string) => ({ ko, en });

/** A test of four items on two scales; what is wrong with it is handed in. */
function writeFile(change: (file: { minutes: number; items: string[] }) => void = () => undefined): Buffer {
  const own = { minutes: 4, items: ['Q1', 'Q2'] };
  change(own);
  const scale = (code: string, name: string, items: readonly string[]) => ({
    code,
    name: both(name, code),
    definition: both(`${name}에 대해 말해요.`, `About ${code}.`),
    formula: 'MEAN',
    itemList: items.map((item) => ({ item })),
  });
  const instrument = {
    format: 'naru-instrument-1',
    code: 'E2E-HABIT',
    family: '02',
    name: both('공부 습관 진단', 'Study habits'),
    summary: both('공부하는 습관을 알아봐요.', 'Find out how you study.'),
    instructions: both('요즘의 나를 떠올려 주세요.', 'Think of these days.'),
    source: both('시험에만 써요.', 'For tests only.'),
    minutes: own.minutes,
    itemsPerPage: 2,
    responseList: [
      {
        code: 'AGREE',
        optionList: [1, 2, 3].map((value) => ({ value, label: both(`${value}점이에요`, `It is ${value}`) })),
      },
    ],
    itemList: ['Q1', 'Q2', 'Q3', 'Q4'].map((code) => ({
      code,
      text: both(`${code}처럼 공부해요.`, `I study as ${code} says.`),
      responses: 'AGREE',
    })),
    scaleList: [scale('PLAN', '계획', own.items), scale('FOCUS', '집중', ['Q3', 'Q4'])],
    pictureList: [{ kind: 'BARS', title: both('습관', 'Habits'), scaleList: ['PLAN', 'FOCUS'] }],
  };
  return Buffer.from(JSON.stringify(instrument));
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });

test('T12 staff import a file with two mistakes, see them, import the right one, preview and publish it', async ({
  signedInAs,
}) => {
  const page = await signedInAs('testing');
  await page.goto('/ability/instrument/list');
  await expect(page.getByRole('row', { name: /핵심역량 진단/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '파일로 가져오기' }).click();
  const sheet = page.getByRole('dialog', { name: '파일로 검사 가져오기' });
  const broken = writeFile((file) => {
    file.minutes = 0;
    file.items = ['Q1', 'Q2', 'Q9'];
  });
  await choose(page, '습관.json', broken);
  await expect(sheet.getByRole('heading', { name: '고칠 곳이 2군데 있어요' })).toBeVisible();
  await expect(sheet.getByText('걸리는 시간')).toBeVisible();
  await expect(sheet.getByText('척도 PLAN · 문항 Q9')).toBeVisible();
  await expect(sheet.getByText('이 파일에 없는 문항이에요: Q9')).toBeVisible();
  await expectAccessible(page);
  await choose(page, '고친 습관.json', writeFile());
  await expect(sheet.getByRole('heading', { name: '문제가 없어요' })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: /습관\.json/ })).toHaveText([/^고친 습관\.json/]);
  await sheet.getByRole('button', { name: '작성 중으로 저장하기' }).click();

  await expect(page.getByRole('heading', { name: '공부 습관 진단 버전 1', level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: /문항/ }).first().click();
  await page.getByRole('button', { name: '문항 Q1 고치기' }).click();
  const item = page.getByRole('dialog', { name: '문항 Q1' });
  await item.getByLabel('문항', { exact: true }).fill('할 일을 먼저 정해요.');
  await item.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('할 일을 먼저 정해요.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: '미리 보기' }).click();
  await page
    .getByRole('group', { name: '할 일을 먼저 정해요.' })
    .getByRole('radio', { name: '3점이에요', exact: true })
    .check();
  await page
    .getByRole('group', { name: 'Q2처럼 공부해요.' })
    .getByRole('radio', { name: '3점이에요', exact: true })
    .check();
  await page.getByRole('button', { name: '다음' }).click();
  await page
    .getByRole('group', { name: 'Q3처럼 공부해요.' })
    .getByRole('radio', { name: '1점이에요', exact: true })
    .check();
  await page
    .getByRole('group', { name: 'Q4처럼 공부해요.' })
    .getByRole('radio', { name: '2점이에요', exact: true })
    .check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '결과 보기' }).click();
  await expect(page.getByRole('heading', { name: '계획 점수가 100점으로 가장 높아요' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: '공개하기' }).click();
  const asking = page.getByRole('dialog', { name: '공부 습관 진단 검사를 공개할까요?' });
  await asking.getByRole('button', { name: '공개하기' }).click();
  await expect(page.getByText('검사를 공개했어요.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('tab', { name: '문항 통계' }).click();
  await expect(page.getByText('아직 결과가 부족해요')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ability/instrument/list?text=공부 습관');
  await expect(page.getByText('공개 · 버전 1')).toBeVisible();
});
