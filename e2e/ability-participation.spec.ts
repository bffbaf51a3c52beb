import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };

test('T11 the testing centre makes a test compulsory, reminds, and sees names for a reason alone', async ({
  signedInAs,
}) => {
  const centre = await signedInAs('testing');
  await centre.goto('/ability/assignment/list');
  await centre.getByRole('link', { name: '의무 진단 만들기' }).click();

  // A missing day is told at its field, and the typed name stays.
  await centre.getByLabel('이름(국어)').fill('겨울 의무 진단');
  await centre.getByRole('button', { name: '만들기' }).click();
  await expect(centre.getByText('기한을 골라 주세요.').first()).toBeVisible();
  await expect(centre.getByLabel('이름(국어)')).toHaveValue('겨울 의무 진단');
  await centre.getByLabel('이름(영어)').fill('Compulsory in winter');
  await centre.getByRole('combobox', { name: '검사' }).click();
  await centre.getByRole('option').first().click();
  await centre.getByLabel('기한', { exact: true }).fill('2026-12-31');
  await centre.getByLabel('기한', { exact: true }).blur();
  await expect(centre.getByText(/^지금 재학생 [\d,]+명이 대상이에요\.$/)).toBeVisible();
  await expectAccessible(centre);
  await centre.getByRole('button', { name: '만들기' }).click();
  await expect(centre.getByRole('heading', { name: '겨울 의무 진단' })).toBeVisible();
  await expectAccessible(centre);

  await centre.getByRole('button', { name: '아직 안 한 학생에게 알리기' }).click();
  await centre.getByRole('alertdialog').getByRole('button', { name: '알리기', exact: true }).click();
  await expect(centre.getByText(/^[\d,]+명에게 알렸어요\.$/)).toBeVisible();
  await expect(centre.getByRole('button', { name: '아직 안 한 학생에게 알리기' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const table = centre.getByRole('table', { name: '아직 하지 않은 학생' });
  await expect(table).toBeHidden();
  await centre.getByRole('button', { name: '이름 보기' }).click();
  const asking = centre.getByRole('dialog', { name: '아직 하지 않은 학생' });
  await asking.getByLabel('이유').fill('음');
  await asking.getByRole('button', { name: '이름 보기' }).click();
  await expect(asking.getByText('이유를 5자 이상 적어 주세요.')).toBeVisible();
  await asking.getByLabel('이유').fill('전화로 안내해요');
  await asking.getByRole('button', { name: '이름 보기' }).click();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(centre);

  await centre.setViewportSize(PHONE);
  for (const address of ['/ability/assignment/list', '/ability/participation', '/ability/participation/taken']) {
    await centre.goto(address);
    await expect(centre.getByRole('tablist', { name: '검사 관리' })).toBeVisible();
    await expectNoSidewaysScroll(centre);
    await expectAccessible(centre);
  }
});
