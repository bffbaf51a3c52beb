import type { Locator, Page } from '@playwright/test';

import { chooseFirstHour, fillRequest } from './counselling-steps.ts';
import { expect, test } from './portal.ts';

test.use({ changesData: true });

/** Two presses before the page can draw anything: the button cannot be seen to be busy yet. */
const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** The writes that leave the page from now on, drafts left out. */
function countWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isBeside = /\/(?:draft|access|form)$/.test(pathname) || pathname.includes('/draft/');
    if (request.method() !== 'GET' && !isBeside) writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test.describe('two presses without a pause', () => {
  test('write one comment, whatever follows', async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.goto('/cmmnty/board/notice/list');
    await page
      .getByRole('link', { name: /마일리지 장학금 신청/ })
      .first()
      .click();
    const field = page.getByRole('textbox', { name: '댓글', exact: true });
    await field.fill('두 번 눌러도 하나예요.');
    const writes = countWrites(page);
    await pressTwice(page.getByRole('button', { name: '남기기' }));
    await expect(field).toHaveValue('');
    await expect(page.getByRole('article').getByText('두 번 눌러도 하나예요.')).toHaveCount(1);
    expect(writes).toHaveLength(1);
    // What is drawn is over: the same words can be written again.
    await field.fill('두 번 눌러도 하나예요.');
    await page.getByRole('button', { name: '남기기' }).dblclick();
    await expect(page.getByRole('article').getByText('두 번 눌러도 하나예요.')).toHaveCount(2);
    expect(writes).toHaveLength(2);
  });

  test('ask for an hour once, and never say that another was faster', async ({ signedInAs }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize({ width: 360, height: 780 });
    await chooseFirstHour(student);
    await fillRequest(student, '진로를 여쭙고 싶어요.');
    const writes = countWrites(student);
    await pressTwice(student.getByRole('button', { name: '신청하기' }));
    await expect(student).toHaveURL(/\/cs\/hist\/detail\//);
    await expect(student.getByText('대기', { exact: true })).toBeVisible();
    expect(writes).toHaveLength(1);

    // A dialog: it is taken back once.
    await student.getByRole('button', { name: '신청 취소하기' }).click();
    const before = writes.length;
    await pressTwice(student.getByRole('dialog').getByRole('button', { name: '신청 취소하기' }));
    await expect(student.getByText('신청을 취소했어요.')).toHaveCount(1);
    expect(writes.length - before).toBe(1);
  });

  test('publish one post', async ({ signedInAs }) => {
    const staff = await signedInAs('staff');
    await staff.goto('/cmmnty/board/notice/list');
    await staff.getByRole('link', { name: '글쓰기', exact: true }).click();
    await staff.getByRole('textbox', { name: '제목' }).fill('두 번 눌러 올린 글');
    await staff.getByRole('textbox', { name: '내용', exact: true }).fill('한 번만 올라가요.');
    const writes = countWrites(staff);
    await pressTwice(staff.getByRole('button', { name: '게시하기' }));
    await expect(staff.getByText('글을 게시했어요.')).toHaveCount(1);
    await staff.goto('/cmmnty/board/notice/list?text=두 번 눌러');
    await expect(staff.getByRole('link', { name: /두 번 눌러 올린 글/ })).toHaveCount(1);
    expect(writes.filter((write) => write.startsWith('POST') && !write.includes('preview'))).toHaveLength(1);
  });
});
