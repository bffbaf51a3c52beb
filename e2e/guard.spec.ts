import type { admin } from '@naru/contract/areas/admin.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { expect, signIn, test, type Portal } from './portal.ts';

const IN_PREPARATION = { ko: /준비 중이에요/, en: /in preparation/ } as const;

test('who is not signed in is asked to sign in, and the root leads to the way in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  await page.goto('/');
  await expect(page).toHaveURL('/index');
});

test('the root leads who is signed in to the dashboard', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

for (const language of ['ko', 'en'] as const) {
  test(`a menu in preparation says so, and one stays (${language})`, async ({ signedInAs }) => {
    const page = await signedInAs('student', { language });
    await page.goto('/sitemap');
    await page.getByRole('link', { name: language === 'ko' ? '핵심역량 진단' : 'Core competency test' }).click();
    const note = page.getByRole('dialog');
    await expect(note).toContainText(IN_PREPARATION[language]);
    await expect(page).toHaveURL('/sitemap');
    await note.getByRole('button', { name: language === 'ko' ? '확인하기' : 'OK' }).click();
    await expect(note).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`a deep link to a menu in preparation leads to the way in and says so (${language})`, async ({ signedInAs }) => {
    const page = await signedInAs('student', { language });
    await page.goto('/ability/test/01/list');
    await expect(page).toHaveURL('/index');
    await expect(page.getByRole('dialog')).toContainText(IN_PREPARATION[language]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`an outsider lands where the coming mentoring is told (${language})`, async ({ signedInAs }) => {
    const page = await signedInAs('outsider', { language });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/index');
    await expect(page.getByRole('main')).toContainText(
      language === 'ko' ? '하이파이브 멘토링을 준비하고 있어요' : /HYFIVE mentoring is/,
    );
    await page.getByRole('link', { name: language === 'ko' ? '내 계정 보기' : /account/ }).click();
    await expect(page).toHaveURL('/session/account/form');
  });
}

/** A page, a popup, a board's form and menus in preparation, each of somebody else's; by docs/specification.md §2. */
const CLOSED = [
  ['student', '/cnslt/professor/dtls/list', '상담 관리', '학생상담센터'],
  ['student', '/cnslt/professor/dtls/detail/01234567-0000-7000-8000-000000000000', '상담 관리', '학생상담센터'],
  ['staff', '/cs/prof/reqst/form', '상담 신청', '학생상담센터'],
  ['lecturer', '/anals/stdntinfo/list/tutor', '지도학생 정보', '교수학습센터'],
  ['outsider', '/cmmnty/board/notice/form', '공지사항', '학생지원팀'],
  ['student', '/admin/setting', '설정', '정보화팀'],
  ['student', '/mntr/studmntr/mentor/match/list', '멘티 매칭', '교수학습센터'],
] as const;

for (const [person, address, menu, office] of CLOSED) {
  test(`${person} is refused ${address} with its menu, the right and the office`, async ({ signedInAs }) => {
    const page = await signedInAs(person);
    await page.goto(address);
    await expect(page).toHaveURL('/index?error=ACCESS');
    const main = page.getByRole('main');
    for (const words of [`‘${menu}’ 메뉴`, `${menu} · 조회`, office]) await expect(main).toContainText(words);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test.describe('without the right', () => {
  test.use({ changesData: true });

  for (const language of ['ko', 'en'] as const) {
    test(`a menu is refused with its name and the office, also after a reload (${language})`, async ({
      signedInAs,
      portal,
    }) => {
      await takeRight(portal, { roleId: 'CURRENT_STUDENT', menuId: 'ACC' });
      const page = await signedInAs('student', { language });
      await page.goto('/session/account/form');
      await expect(page).toHaveURL('/index?error=ACCESS');
      const said =
        language === 'ko'
          ? ['이 화면을 볼 권한이 아직 없어요', '내 계정', '정보화팀', 'ACCESS']
          : ['My account', 'IT services', 'ACCESS'];
      for (const words of said) await expect(page.getByRole('main')).toContainText(words);
      await page.reload();
      for (const words of said) await expect(page.getByRole('main')).toContainText(words);
      await page.getByRole('link', { name: language === 'ko' ? '홈으로 가기' : 'Go home' }).click();
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('without the dashboard one lands on the first menu that is open', async ({ signedInAs, portal }) => {
    await takeRight(portal, { roleId: 'CURRENT_STUDENT', menuId: 'HOME' });
    const page = await signedInAs('student');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/cmmnty/board/notice/list');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('an address that leads nowhere says so, and leads home', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1, name: '찾는 화면이 없어요' })).toBeVisible();
  await expect(page).toHaveURL('/nowhere/at/all');
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('an area whose routes come with its first address', () => {
  const LIST = '/cmmnty/board/notice/list';

  test('opens by a link, by the way back and straight away, and knows what it does not have', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('student');
    const title = page.getByRole('heading', { level: 1, name: '공지사항' });
    await page.goto('/sitemap');
    await page.getByRole('main').getByRole('link', { name: '공지사항' }).click();
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await page.goBack();
    await expect(page).toHaveURL('/sitemap');
    await page.goForward();
    await expect(title).toBeVisible();
    await page.goto(`${LIST}?page=2`);
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await page.goto('/cmmnty/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: '찾는 화면이 없어요' })).toBeVisible();
    await expect(page).toHaveURL('/cmmnty/nowhere');
  });

  test('says when its routes did not come, and a reload opens it', async ({ signedInAs, trouble }) => {
    trouble.expect(/\/assets\/routes-.*\.js failed: net::ERR_BLOCKED_BY_CLIENT/);
    trouble.allow(/console: /); // the browser and the library each tell it once more
    const page = await signedInAs('student');
    await page.goto('/sitemap');
    await page.route(/\/assets\/routes-/, (route) => route.abort('blockedbyclient'));
    await page.getByRole('main').getByRole('link', { name: '공지사항' }).click();
    const again = page.getByRole('button', { name: '다시 열기' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  });
});

test('an error page tells its cause by the code, and never shows what is no code', async ({ page }) => {
  await page.goto('/error/503');
  await expect(page.getByRole('heading', { level: 1, name: '지금은 답하기 어려워요' })).toBeVisible();
  await page.goto('/error/403');
  await expect(page.getByRole('heading', { level: 1, name: '볼 수 없는 화면이에요' })).toBeVisible();
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1, name: '찾는 화면이 없어요' })).toBeVisible();
  await page.goto('/error/%3Cb%3Ecall%20this%20number');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('call this number')).toHaveCount(0);
});

/** Takes a menu away from a role, as an administrator does. */
async function takeRight(portal: Portal, right: { roleId: string; menuId: string }): Promise<void> {
  const headers = {
    authorization: `Bearer ${await signIn(portal, 'admin')}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const address = `${portal.url}/view/cdp/admin/role/${right.roleId}`;
  const { output } = (await (await fetch(address, { headers })).json()) as {
    output: CallOutput<typeof admin.readRole>;
  }; // by the contract
  const { version } = output.role;
  const privilegeList = output.role.privilegeList.filter(({ menuId }) => menuId !== right.menuId);
  const body = JSON.stringify({ version, privilegeList });
  const answer = await fetch(`${address}/privilege`, { method: 'PUT', headers, body });
  expect(answer.status, await answer.text()).toBe(200);
}
