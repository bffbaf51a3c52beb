import { labelOf } from './labels.ts';
import { expect, test } from './portal.ts';
import { expectAccessible } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

const OWN = '/cnslt/stat/staff/list';
const ALL = '/admin/stat';

/** The year that ends today: between terms the current one has nothing yet. */
function lastYear(): string {
  const [from, to] = [Date.now() - 364 * 86_400_000, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10));
  return `period=${from}_${to}`;
}

const WORDS = {
  ko: {
    own: '상담 통계',
    coverage: /담당 학생 \d+명 중 \d+명을 만났어요|담당 학생 \d+명을 모두 만났어요/,
    table: '나누어 보기',
    counsellor: '상담자',
    kind: '상담 종류',
    peer: '또래',
    showTable: '표로 보기',
    month: '월',
    excel: '엑셀로 받기',
  },
  en: {
    own: 'Counselling statistics',
    coverage: /\d+ of \d+ assigned students have been met|All \d+ assigned students have been met/,
    table: 'Breakdown',
    counsellor: 'Counsellor',
    kind: 'Type',
    peer: 'Peer',
    showTable: 'Show as a table',
    month: 'Month',
    excel: 'Download as Excel',
  },
} as const;

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`H2 a professor sees whom they met, and figures of nobody else (${language})`, async ({ signedInAs }) => {
      const page = await signedInAs('supervisor', { language });
      await page.goto(`${OWN}?${lastYear()}`);
      await expect(page.getByRole('heading', { level: 1, name: words.own })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.coverage })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.table })).toHaveCount(0);
      await expect(page.getByRole('button', { name: words.excel })).toHaveCount(0);
      await page.getByRole('button', { name: words.showTable }).first().click();
      await expect(page.getByRole('columnheader', { name: words.month, exact: true })).toBeVisible();
      await expectAccessible(page);
    });

  if (isTurnOf(language))
    test(`H2 a chief compares the counsellors of the department, and the address keeps how (${language})`, async ({
      signedInAs,
    }) => {
      const page = await signedInAs('chief', { language });
      await page.goto(ALL);
      await expect(page.getByRole('heading', { name: words.table })).toBeVisible();
      await labelOf(page.getByRole('radio', { name: words.counsellor })).click();
      await expect(page).toHaveURL(/by=counsellor/);
      await expect(page.getByRole('columnheader', { name: words.counsellor, exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio', { name: words.counsellor })).toBeChecked();
      await expect(page.getByRole('columnheader', { name: words.counsellor, exact: true })).toBeVisible();
      await expect(page.getByRole('table').last().getByRole('row')).not.toHaveCount(1);
      await expectAccessible(page);
    });
}

test('H2 the administration narrows the figures by a filter, and back brings them', async ({ signedInAs }) => {
  const page = await signedInAs('admin');
  await page.goto(`${ALL}?${lastYear()}`);
  const table = page.getByRole('table').last();
  await expect(table.getByRole('row')).not.toHaveCount(1);
  const total = page.getByRole('heading', { name: /신청 .*건 가운데/ });
  const whole = await total.textContent();
  await page.goto(`${ALL}?${lastYear()}&kind=PEER`);
  await expect(total).not.toHaveText(whole ?? '');
  await page.goBack();
  await expect(total).toHaveText(whole ?? '');
});

test('nobody else reaches the statistics', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  for (const address of [OWN, ALL]) {
    await page.goto(address);
    await expect(page).toHaveURL(/error=ACCESS/);
  }
});
