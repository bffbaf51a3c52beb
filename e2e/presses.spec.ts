import type { Page } from '@playwright/test';

import { chooseFreeHour, fillRequest } from './counselling-steps.ts';
import { expect, signIn, test } from './portal.ts';
import { pressTwice, watchWrites } from './press-steps.ts';
import { waitForScreen } from './screen-checks.ts';

test.use({ changesData: true });

test.describe('two presses without a pause', () => {
  test('write one comment, whatever follows', async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await openNotice(page);
    const field = page.getByRole('textbox', { name: '댓글', exact: true });
    await field.fill('두 번 눌러도 하나예요.');
    const writes = watchWrites(page);
    await pressTwice(page.getByRole('button', { name: '남기기' }));
    await expect(field).toHaveValue('');
    await expect(page.getByRole('article').getByText('두 번 눌러도 하나예요.')).toHaveCount(1);
    expect(writes.list()).toHaveLength(1);
    // Once the post is drawn, the press is over: the same words can be written again.
    await field.fill('두 번 눌러도 하나예요.');
    await page.getByRole('button', { name: '남기기' }).dblclick();
    await expect(page.getByRole('article').getByText('두 번 눌러도 하나예요.')).toHaveCount(2);
    expect(writes.list()).toHaveLength(2);
  });

  test('ask for an hour once, and never say that another was faster', async ({ signedInAs }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize({ width: 360, height: 780 });
    await chooseFreeHour(student);
    await fillRequest(student, '진로를 여쭙고 싶어요.');
    const writes = watchWrites(student);
    await pressTwice(student.getByRole('button', { name: '신청하기' }));
    await expect(student).toHaveURL(/\/cs\/hist\/detail\//);
    await expect(student.getByText('대기', { exact: true })).toBeVisible();
    expect(writes.list()).toHaveLength(1);

    // A dialog: the request is cancelled once.
    await student.getByRole('button', { name: '신청 취소하기' }).click();
    const before = writes.list().length;
    await pressTwice(student.getByRole('dialog').getByRole('button', { name: '신청 취소하기' }));
    await expect(student.getByText('신청을 취소했어요.')).toHaveCount(1);
    expect(writes.list().length - before).toBe(1);
  });

  test('publish one post', async ({ signedInAs }) => {
    const staff = await signedInAs('staff');
    await staff.goto('/cmmnty/board/notice/list');
    await staff.getByRole('link', { name: '글쓰기', exact: true }).click();
    await staff.getByRole('textbox', { name: '제목' }).fill('두 번 눌러 올린 글');
    await staff.getByRole('textbox', { name: '내용', exact: true }).fill('한 번만 올라가요.');
    const writes = watchWrites(staff);
    await pressTwice(staff.getByRole('button', { name: '게시하기' }));
    await expect(staff.getByText('글을 게시했어요.')).toHaveCount(1);
    await staff.goto('/cmmnty/board/notice/list?text=두 번 눌러');
    await expect(staff.getByRole('link', { name: /두 번 눌러 올린 글/ })).toHaveCount(1);
    expect(writes.list()).toHaveLength(1);
  });

  test('wait for a slow answer, and write again what failed or what is new', async ({ signedInAs, browserErrors }) => {
    browserErrors.expect(/POST .*\/comment answered 500/);
    const page = await signedInAs('student');
    await openNotice(page);
    const field = page.getByRole('textbox', { name: '댓글', exact: true });
    const send = page.getByRole('button', { name: '남기기' });
    const writes = watchWrites(page);
    const held: (() => void)[] = [];
    await page.route(/\/comment$/, (route) => void held.push(() => void route.continue()));
    await field.fill('늦게 온 답');
    await pressTwice(send);
    await expect.poll(() => held.length).toBe(1);
    // Finds the button by its element: while busy, it has another name.
    await pressTwice(page.locator('form').getByRole('button', { disabled: true }));
    // New words that are typed in the meantime stay.
    await field.fill('다시 보낸 글');
    held.pop()?.();
    await expect(page.getByRole('article').getByText('늦게 온 답')).toHaveCount(1);
    expect(writes.list()).toHaveLength(1);

    // Refused once: the words stay, and pressing again writes them.
    await page.unrouteAll();
    const failed = { status: 500, json: { code: 'E500', msg: '안 돼요', output: {} } };
    await page.route(/\/comment$/, (route) => route.fulfill(failed), { times: 1 });
    await pressTwice(send);
    await expect.poll(() => writes.list().length).toBe(2);
    await expect(field).toHaveValue('다시 보낸 글');
    await send.click();
    await expect(page.getByRole('article').getByText('다시 보낸 글')).toHaveCount(1);
    expect(writes.list()).toHaveLength(3);

    // Other words are another write, no matter how soon they come.
    await field.fill('다른 글');
    await pressTwice(send);
    await expect(page.getByRole('article').getByText('다른 글')).toHaveCount(1);
    await page.reload();
    for (const text of ['늦게 온 답', '다시 보낸 글', '다른 글'])
      await expect(page.getByRole('article').getByText(text)).toHaveCount(1);
  });

  test('by hand do nothing to what the first one brought under the pointer', async ({ signedInAs, portal }) => {
    for (const _device of [1, 2]) await signIn(portal, 'student');
    const page = await signedInAs('student');
    await page.goto('/session/account/form');
    const devices = page.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem');
    const end = devices.getByRole('button', { name: /로그아웃하기$/ });
    await expect(end).toHaveCount(2);
    // Parts above that still load would move it.
    await waitForScreen(page);
    await end.first().scrollIntoViewIfNeeded();
    const box = await end.first().boundingBox();
    const writes = watchWrites(page);
    const { mouse } = page;
    await mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await mouse.down({ clickCount: 1 });
    await mouse.up({ clickCount: 1 });
    // The next one stands where the first one was.
    await expect(end).toHaveCount(1);
    await expect.poll(async () => (await end.boundingBox())?.y).toBe(box?.y);
    await mouse.down({ clickCount: 2 });
    await mouse.up({ clickCount: 2 });
    await writes.answered();
    await page.reload();
    await expect(end).toHaveCount(1);
    expect(writes.list()).toHaveLength(1);
  });
});

async function openNotice(page: Page): Promise<void> {
  await page.goto('/cmmnty/board/notice/list');
  await page
    .getByRole('link', { name: /마일리지 장학금 신청/ })
    .first()
    .click();
}
