import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

test('X7 X1 a setting is changed for a reason, taken back, and the change log tells both', async ({ signedInAs }) => {
  const page = await signedInAs('admin');
  await page.goto('/admin/setting');
  await page.getByRole('searchbox', { name: '설정 찾기' }).fill('파일 하나의');
  await expect(page.getByRole('link', { name: '강조색' })).toBeHidden();
  await page.getByRole('link', { name: '파일 하나의 최대 크기 (MB)' }).click();
  const change = async (value: string | undefined, reason: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: '설정 바꾸기' });
    if (value !== undefined) await dialog.getByRole('textbox', { name: '값' }).fill(value);
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(dialog.getByText('바꾸는 이유를 적어 주세요.').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: '바꾸는 이유' }).fill(reason);
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByRole('button', { name: '저장하기' })).toHaveCount(0);
  };
  await page.getByRole('button', { name: '바꾸기' }).click();
  await change('30', '졸업 작품 파일이 커졌어요.');
  await expect(page.getByText('졸업 작품 파일이 커졌어요.')).toBeVisible();
  await page.getByRole('button', { name: '바꾸기' }).click();
  await change('40', '학과의 요청');
  await page.getByRole('button', { name: '이 값으로 되돌리기' }).click();
  await change(undefined, '너무 컸어요.');
  await expect(page.getByRole('listitem').filter({ hasText: '너무 컸어요.' })).toContainText('30');

  await page.goto('/admin/audit/list?kind=setting');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: '설정 변경' });
  await expect(sheet).toContainText(/바꾸기 전40바꾼 뒤30/);
  await sheet.getByRole('button', { name: '이 대상의 변경 모두 보기' }).click();
  await expect(page).toHaveURL(/record=file\.mostMegabytes/);
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('X1 on a phone the filters of the change log fit their sheet', async ({ signedInAs }) => {
  const page = await signedInAs('admin', { language: 'en' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/audit/list');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const days = await sheet.getByRole('textbox', { name: 'Last day' }).boundingBox();
  expect((days?.x ?? 0) + (days?.width ?? 1_000)).toBeLessThan(360);
  await expectNoSidewaysScroll(page);
});
