import type { Page } from '@playwright/test';

import { createIds } from '@naru/server/demo/random.ts';

import { expect, test } from './portal.ts';

/** The first person of the demonstration: 김서윤, an advisee of 박정훈. */
const STUDENT = createIds('student')();
const RECORD = `/popup/stdntInfo/${STUDENT}`;

async function openFromList(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: '이름이나 학번' }).fill(name);
  await expect(page.getByRole('button', { name: '이름이나 학번 조건 지우기' })).toBeVisible();
  // The rows before stay until those that were found take their places.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('A10 staff find a student of their departments by name and by number, and narrow the list', async ({
  signedInAs,
}) => {
  const page = await signedInAs('staff');
  await page.goto('/anals/stdntinfo/list');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('searchbox', { name: '이름이나 학번' }).fill('ㄱㅅㅇ');
  await expect(page.getByRole('link', { name: '김서윤', exact: true })).toBeVisible();
  await page.goto('/anals/stdntinfo/list?text=김서윤&grade=4');
  await expect(page.getByRole('button', { name: '학년 조건 지우기' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '김서윤', exact: true })).toHaveCount(0);
  await page.goto('/anals/stdntinfo/list');
  await openFromList(page, '김서윤');
  await expect(page).toHaveURL(RECORD);
  await expect(page.getByRole('figure')).toContainText('누적 평점');
  const tab = page.getByRole('tab', { name: '수강과 결과' });
  await tab.click();
  await expect(page).toHaveURL(`${RECORD}/course`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(tab).toBeFocused();
  await page.getByRole('link', { name: '학생 목록' }).click();
  await expect(page).toHaveURL('/anals/stdntinfo/list');
});

test('A10 staff take the list as a file, for a reason', async ({ signedInAs }) => {
  const page = await signedInAs('staff');
  await page.goto('/anals/stdntinfo/list?text=김서윤');
  await page.getByRole('button', { name: '엑셀로 받기' }).click();
  const ask = page.getByRole('dialog', { name: '엑셀로 받기' });
  await ask.getByRole('textbox', { name: '받는 이유' }).fill('학과 간담회 명단');
  const download = page.waitForEvent('download');
  await ask.getByRole('button', { name: '받기' }).click();
  expect((await download).suggestedFilename()).toMatch(/^전체 학생 조회_.*\.xlsx$/);
  await expect(page.getByText('엑셀 파일을 받았어요.')).toBeVisible();
});

test('A10 a supervising professor has the own students in one list', async ({ signedInAs }) => {
  const page = await signedInAs('supervisor');
  await page.goto('/anals/stdntinfo/list/tutor');
  await expect(page.getByRole('heading', { level: 1, name: '지도학생 정보' })).toBeVisible();
  await openFromList(page, '김서윤');
  await expect(page.getByRole('definition').filter({ hasText: '박정훈' })).toBeVisible();
});

test('A10 a professor who advises nobody is told whose the list of advisees is', async ({
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/GET \/view\/cdp\/rdm\/stdnt\/.* answered 404/);
  const page = await signedInAs('fulltime');
  await page.goto('/anals/stdntinfo/list/tutor');
  await expect(page.getByText('지도학생 정보 · 조회')).toBeVisible();
  await page.goto(RECORD);
  await expect(page.getByRole('heading', { name: '이 학생을 찾을 수 없어요' })).toBeVisible();
});

test('U7 a student opens the own record, and neither another nor the list', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/GET \/view\/cdp\/rdm\/stdnt\/.* answered 404/);
  const page = await signedInAs('student');
  await page.goto(RECORD);
  await expect(page.getByRole('heading', { level: 1, name: '김서윤' })).toBeVisible();
  await expect(page.getByRole('link', { name: '학생 목록' })).toHaveCount(0);
  const next = createIds('student');
  next();
  await page.goto(`/popup/stdntInfo/${next()}`);
  await expect(page.getByRole('heading', { name: '이 학생을 찾을 수 없어요' })).toBeVisible();
  await page.goto('/anals/stdntinfo/list');
  await expect(page).toHaveURL(/error=ACCESS/);
});

test('M6 the search leads to the record', async ({ signedInAs }) => {
  const page = await signedInAs('supervisor');
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: '찾기' }).fill('김서윤');
  await page
    .getByRole('group', { name: '학생' })
    .getByRole('option', { name: /김서윤/ })
    .click();
  await expect(page).toHaveURL(RECORD);
  await expect(page.getByRole('heading', { level: 1, name: '김서윤' })).toBeVisible();
});

test('A10 an administrator says why before all students are shown, once', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/POST .view.cdp.anals.stdntinfo.all answered 422/);
  const page = await signedInAs('admin');
  await page.goto('/anals/stdntinfo/list');
  await expect(page.getByText('지금은 맡은 학과와 강의, 지도하는 학생만 보여요.')).toBeVisible();
  await page.getByRole('button', { name: '모든 학생 보기' }).click();
  const ask = page.getByRole('dialog', { name: '모든 학생 보기' });
  await ask.getByRole('button', { name: '보기', exact: true }).click();
  await expect(ask.getByText('이유를 5자 이상 적어 주세요.')).toBeVisible();
  await ask.getByRole('textbox', { name: '보는 이유' }).fill('장학 대상 학생을 찾아요');
  await ask.getByRole('button', { name: '보기', exact: true }).click();
  await expect(page.getByText('모든 학생을 보고 있어요.')).toBeVisible();
  await openFromList(page, '김서윤');
});
