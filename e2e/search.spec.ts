import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';

const SEARCH = '**/view/cdp/search?*';

async function openSearch(page: Page) {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  return page.getByRole('combobox', { name: /^(찾기|Search)$/ });
}

test('posts of each board stand in a group, walked by arrows, with the way to the rest', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  const field = await openSearch(page);
  await field.fill('장학금');
  const notices = page.getByRole('group', { name: '공지사항' });
  await expect(notices.getByRole('option').first()).toContainText('장학금');
  await expect(page.getByRole('group', { name: '자료실' })).toBeVisible();
  const count = await notices.getByRole('option').count();
  for (let at = 0; at < count; at += 1) await field.press('ArrowDown');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(page.getByRole('group', { name: '자료실' }).locator(chosen)).toBeInViewport();
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await expect(chosen).toHaveText('공지사항에서 모두 보기');
  await field.press('Enter');
  await expect(page).toHaveURL(`/cmmnty/board/notice/list?text=${encodeURIComponent('장학금')}`);
  await expect(page.getByRole('searchbox', { name: '글 찾기' })).toHaveValue('장학금');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('initial consonants find posts and courses, and Enter opens one', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  const field = await openSearch(page);
  await field.fill('ㅈㅎㄱ');
  const first = page.getByRole('group', { name: '공지사항' }).getByRole('option').first();
  await expect(first).toContainText('장학금');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/cmmnty\/board\/notice\/detail\//);
  await page.keyboard.press('Control+k');
  await field.fill('ㄱㄹ');
  const course = page.getByRole('group', { name: '강좌' }).getByRole('option').first();
  await expect(course).toBeVisible();
  const [name = ''] = (await course.innerText()).split('\n');
  await course.click();
  await expect(page).toHaveURL(/\/search\/course\/list\?/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('a pause in typing asks once, for whole syllables, and nothing of a composition opens', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/view/cdp/search') asked.push(searchParams.get('searchText') ?? '');
  });
  await page.clock.install();
  const field = await openSearch(page);
  await expect(field).toBeFocused();
  const browser = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const settle = (text: string) => browser.send('Input.insertText', { text });
  await compose('자');
  await compose('장');
  await settle('장');
  await compose('ㅎ');
  await page.clock.fastForward(1_000);
  expect(asked).toEqual([]);
  await compose('하');
  await compose('학');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await settle('학');
  await page.clock.fastForward(1_000);
  await expect(page.getByRole('group', { name: '공지사항' })).toBeVisible();
  expect(asked).toEqual(['장학']);
});

test('what cannot be searched is said, beside the menus that can', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/GET \/view\/cdp\/search answered 500/);
  const page = await signedInAs('student', { language: 'en' });
  await page.route(SEARCH, (route) => route.fulfill({ status: 500, json: { code: 'E1000', msg: 'x', output: {} } }));
  const field = await openSearch(page);
  await field.fill('notice');
  await expect(page.getByRole('group', { name: 'Menus', exact: true })).toContainText('Notices');
  await expect(page.getByRole('alert')).toContainText('We couldn’t search posts and courses.');
  await page.unroute(SEARCH);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field.fill('exchange');
  await expect(page.getByRole('group', { name: 'Notices' }).getByRole('option').first()).toContainText('Exchange');
});

test('nobody finds people but who may list them', async ({ signedInAs }) => {
  for (const username of ['student', 'alumni', 'law']) {
    const page = await signedInAs(username, { elsewhere: true });
    const field = await openSearch(page);
    await field.fill('이도현');
    await expect(page.getByText('‘이도현’에 맞는 것이 없어요')).toBeVisible();
    await page.close();
  }
});

test('administrators find people, and open them in their list', async ({ signedInAs }) => {
  const page = await signedInAs('admin');
  const field = await openSearch(page);
  await field.fill('김서윤');
  const people = page.getByRole('group', { name: '회원' });
  await people.getByRole('option', { name: /김서윤/ }).click();
  await expect(page).toHaveURL(/\/admin\/member\/list\?/);
  await expect(page.getByRole('dialog', { name: /김서윤/ })).toBeVisible();
});

test('what opens comes before menus in preparation', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  const field = await openSearch(page);
  await field.fill('신청');
  await expect(page.getByRole('group', { name: '공지사항' })).toBeVisible();
  const later = page.getByRole('group', { name: '준비 중인 메뉴' });
  await expect(later.getByRole('option').first()).toBeVisible();
  await expect(later.getByRole('option', { selected: true })).toHaveCount(0);
  await field.press('ArrowUp');
  await expect(later.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
});
