import { askProfessor, chooseFreeHour } from './counselling-steps.ts';
import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const MESSAGE = '현장실습 지원을 앞두고 무엇을 준비할지 여쭙고 싶어요.';

test.describe('counselling', () => {
  test.use({ changesData: true });

  test('P3 a student on a phone asks for a free hour, the professor agrees with one press', async ({ signedInAs }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    const request = await askProfessor(student, MESSAGE);
    await expectNoSidewaysScroll(student);
    await expectAccessible(student);
    await expect(student.getByText(MESSAGE)).toBeVisible();

    const professor = await signedInAs('supervisor', { elsewhere: true });
    await professor.goto(`/cnslt/professor/dtls/detail/${request}`);
    await expect(professor.getByText(MESSAGE)).toBeVisible();
    await professor.getByRole('button', { name: '승인하기' }).click();
    await expect(professor.getByText('승인했어요. 학생에게 알렸어요.')).toBeVisible();
    await expect(professor.getByRole('button', { name: '승인하기' })).toHaveCount(0);
    await expectAccessible(professor);

    await student.reload();
    await expect(student.getByText('승인', { exact: true })).toBeVisible();
    await expect(student.getByRole('button', { name: '상담 취소하기' })).toBeVisible();
    await student.goto('/cs/hist/list');
    await expect(student.getByRole('heading', { level: 2, name: '진행 중인 상담' })).toBeVisible();
  });

  test('a meeting that was held is not done while something of it is to come', async ({ signedInAs }) => {
    const student = await signedInAs('student');
    await student.goto('/cs/hist/list');
    const open = student.getByRole('region', { name: '진행 중인 상담' });
    await expect(open.getByText('진행 중', { exact: true })).not.toHaveCount(0);
    await expect(open.getByText('완료', { exact: true })).toHaveCount(0);
  });

  test('P5 a professor declines with a reason, which the student reads', async ({ signedInAs }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    const request = await askProfessor(student, MESSAGE);
    const professor = await signedInAs('supervisor', { elsewhere: true });
    await professor.goto('/cnslt/professor/dtls/list?view=answer');
    await professor
      .getByRole('listitem')
      .filter({ hasText: '이도현' })
      .getByRole('link', { name: '이도현' })
      .first()
      .click();
    await professor.getByRole('button', { name: '거절하기' }).click();
    const dialog = professor.getByRole('dialog');
    await dialog.getByRole('button', { name: '거절하기' }).click();
    await expect(dialog.getByText('이유를 적어 주세요.')).toBeVisible();
    await dialog.getByRole('textbox', { name: '이유' }).fill('학회가 있어 그날은 자리를 비워요.');
    await dialog.getByRole('button', { name: '거절하기' }).click();
    await expect(professor.getByText('거절했어요. 이유를 학생에게 전했어요.')).toBeVisible();
    await student.goto(`/cs/hist/detail/${request}`);
    await expect(student.getByText('학회가 있어 그날은 자리를 비워요.')).toBeVisible();
    await expect(student.getByRole('link', { name: '다시 신청하기' })).toBeVisible();
  });

  test('P5 a student takes a request back, and the hour is free again', async ({ signedInAs }) => {
    const page = await signedInAs('freshman');
    await page.setViewportSize(PHONE);
    await askProfessor(page, MESSAGE);
    await page.getByRole('button', { name: '신청 취소하기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '신청 취소하기' }).click();
    await expect(page.getByText('신청을 취소했어요.')).toBeVisible();
    await expect(page.getByText('신청 취소', { exact: true })).toBeVisible();
  });

  test('P3 what was written comes back, and another hour is chosen without losing it', async ({ signedInAs }) => {
    const page = await signedInAs('freshman');
    await page.setViewportSize(PHONE);
    await chooseFreeHour(page);
    const text = page.getByRole('textbox', { name: '교수님께 전할 말' });
    await text.fill(MESSAGE);
    await expect(page.getByText(/저장했어요/)).toBeVisible();
    await page.getByRole('button', { name: '바꾸기' }).click();
    await page.getByRole('radio', { checked: false, disabled: false }).first().waitFor();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('전에 쓰던 내용을 불러왔어요')).toBeVisible();
    await expect(text).toHaveValue(MESSAGE);
    await page.getByRole('button', { name: '새로 쓰기' }).click();
    await expect(text).toHaveValue('');
  });

  test('P1 a professor opens an hour of the week by keyboard', async ({ signedInAs }) => {
    const page = await signedInAs('supervisor');
    await page.goto('/cnslt/professor/dtls/hours');
    const grid = page.getByRole('grid', { name: '매주 여는 시간표' });
    await expect(grid).toBeVisible();
    const hour = grid.getByRole('button', { name: /^금 오후 5시/ });
    await expect(hour).toHaveAccessibleName('금 오후 5시, 닫힘');
    await hour.focus();
    await page.keyboard.press('Enter');
    await expect(hour).toHaveAccessibleName('금 오후 5시, 열림');
    await page.keyboard.press('ArrowUp');
    await expect(grid.getByRole('button', { name: /^금 오후 4시/ })).toBeFocused();
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('시간을 열어 두었어요.')).toBeVisible();
    await page.reload();
    await expect(hour).toHaveAccessibleName('금 오후 5시, 열림');
  });
});

test('P6 settings are kept, and what was typed stays when they are refused', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/PUT \/view\/cdp\/cnslt\/professor\/settings answered 422/);
  const page = await signedInAs('supervisor');
  await page.goto('/cnslt/professor/dtls/settings');
  await waitForScreen(page);
  const lead = page.getByRole('textbox', { name: '몇 시간 전까지 받을까요?' });
  await lead.fill('9999');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('1곳을 고쳐 주세요')).toBeVisible();
  await expect(lead).toHaveValue('9,999');
});

test('P5 a student has no desk, and others’ meetings are not found', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/GET \/view\/cdp\/cs\/hist\/.* answered 404/);
  const page = await signedInAs('student');
  await page.goto('/cnslt/professor/dtls/list');
  await expect(page).toHaveURL(/error=ACCESS/);
  await page.goto('/cs/hist/detail/01234567-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: '이 상담을 찾을 수 없어요' })).toBeVisible();
});

test('the portfolio site outside opens where the university has named one', async ({ signedInAs }) => {
  const page = await signedInAs('fulltime');
  await page.goto('/cnslt/link');
  await expect(page.getByText('아직 연결된 사이트가 없어요')).toBeVisible();
  await page.route('**/view/cdp/cnslt/link', (route) =>
    route.fulfill({ json: { code: '0000', msg: '', output: { address: 'https://folio.example/' } } }),
  );
  await page.route('https://folio.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>밖</p>' }));
  await page.reload();
  await expect(page).toHaveURL('https://folio.example/');
});

test('what comes next in counselling stands on the dashboard, and leads there', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  const first = page.locator('main a[href^="/cs/hist/detail/"]').first();
  // Widgets come one after the other, and an earlier one may have such a link too.
  await expect(first).toBeVisible();
  await waitForScreen(page);
  const words = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/cs\/hist\/detail\//);
  await expect(page.getByText(words).first()).toBeVisible();
});
