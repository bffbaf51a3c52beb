import { labelOf } from './labels.ts';
import { expect, test } from './portal.ts';
import {
  enlargeText,
  expectNamesAsSeen,
  expectNoSidewaysScroll,
  expectWordsApart,
  waitForScreen,
} from './screen-checks.ts';

const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

test('the language changes without losing what was typed, and stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '학번 또는 교직원 번호' }).fill('20241187');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/From learning to work/);
  await expect(page.getByRole('textbox', { name: 'Student or staff number' })).toHaveValue('20241187');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Sign in - Naru');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/From learning to work/);
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page).toHaveTitle('로그인 - 나루');
});

test('in the shell the menus change their language too', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/session/account/form');
  const password = page.getByLabel(/^(지금 비밀번호|Current password)$/);
  await password.fill('half a word');
  await page.getByRole('button', { name: '한국어' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Ask for counselling');
  await expect(password).toHaveValue('half a word');
});

test('a dark look is there before anything has run, also next time', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/\.js failed: net::ERR_BLOCKED_BY_CLIENT/);
  // A part of the first page may still be on its way when scripts are blocked.
  browserErrors.allow(/Failed to fetch dynamically imported module/);
  const page = await signedInAs('student');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/session/account/form');
  await labelOf(page.getByRole('radio', { name: '어둡게' })).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.route('**/assets/*.js', async (route) => route.abort('blockedbyclient'));
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
});

for (const [key, name] of [
  ['/', 'a slash'],
  ['Control+k', 'Ctrl and K'],
] as const) {
  test(`${name} opens the search for menus, Escape gives the focus back`, async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.goto('/dashboard');
    const fold = page.getByRole('button', { name: '메뉴 접기' });
    await fold.focus();
    await page.keyboard.press(key);
    const field = page.getByRole('dialog', { name: '찾기' }).getByRole('combobox', { name: '찾기' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(fold).toBeFocused();
  });
}

test.describe('the key that works alone', () => {
  // It stays off for the person, whom the tests after this one share.
  test.use({ changesData: true });

  test('can be switched off, and stays off for this person', async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.goto('/session/account/form');
    const setting = page.getByRole('switch', { name: '/ 키로 검색 열기' });
    await labelOf(setting).click();
    const top = page.getByRole('banner').getByRole('button', { name: '메뉴, 글, 강좌 찾기' });
    await expect(top).not.toContainText('/');
    await page.reload();
    await expect(setting).not.toBeChecked();
    await expect(top).not.toContainText('/');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: '찾기' }).getByRole('combobox', { name: '찾기' })).toHaveValue('');
  });
});

test('a slash in a field is a letter', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/sitemap');
  await page.getByRole('searchbox', { name: '메뉴 찾기' }).press('/');
  await expect(page.getByRole('searchbox', { name: '메뉴 찾기' })).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('menus are found by their initials, and opened by arrows and Enter', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^메뉴, 글, 강좌 찾기/ }).click();
  const field = page.getByRole('combobox', { name: '찾기' });
  await field.fill('ㅅㄷ');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('상담 신청');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { name: /심리상담 신청/ })).toBeVisible();
  // Posts and courses load after the menus: the last row is final only once they are there.
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/^\d+개를 찾았어요/);
  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.fill('ㄴㄱㅈ');
  await expect(options.first()).toContainText('내 계정');
  await field.press('Enter');
  await expect(page).toHaveURL('/session/account/form');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('menus are found in English, and nothing found is said', async ({ signedInAs }) => {
  const page = await signedInAs('student', { language: 'en' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seoyun/);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('my acc');
  // Once: the menu and the place of that name lead to the same address.
  await expect(page.getByRole('option', { name: 'My account' })).toBeVisible();
  await field.fill('zebra');
  await expect(page.getByRole('dialog')).toContainText('Nothing matches “zebra”');
  await field.fill('my acc');
  await field.press('Enter');
  await expect(page).toHaveURL('/session/account/form');
});

test('the shell is walked by keyboard alone', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/김서윤/);
  const rail = page.getByRole('navigation', { name: '주 메뉴' });
  // The link appears after the first paint; Tab skips elements that are not there yet.
  await expect(rail.getByRole('link', { name: '홈', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(rail.getByRole('link', { name: '홈', exact: true })).toBeFocused();
  await expect(rail.getByRole('link', { name: '홈', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  const group = rail.getByRole('button', { name: '역량·진단' });
  await expect(group).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(rail.getByRole('link', { name: '나의 역량' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('menus in preparation stand last, once, and say so when they are pressed', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  const rail = page.getByRole('navigation', { name: '주 메뉴' });
  const later = rail.getByRole('button', { name: '준비 중인 메뉴' });
  await expect(rail.getByRole('button', { expanded: false }).last()).toHaveText('준비 중인 메뉴');
  await expect(rail.getByText('진로', { exact: true })).toHaveCount(0);
  await later.click();
  const career = rail.getByRole('link', { name: '진로', exact: true });
  await expect(career).toHaveCount(1);
  await career.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('준비 중이에요');
  await page.keyboard.press('Escape');
  await expect(career).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test('the rail is folded, stays folded, and names its groups all the same', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: '메뉴 접기' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '메뉴 펼치기' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: '상담 신청' }).click();
  await expect(
    page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '나의 상담 이력' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '메뉴 접기' })).toBeVisible();
});

test('the sitemap finds menus by their names', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/sitemap');
  const field = page.getByRole('searchbox', { name: '메뉴 찾기' });
  await field.fill('나의 로드맵');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(['나의 로드맵']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('준비 중인 메뉴');
  await expect(page.getByRole('main').getByRole('button', { name: /즐겨찾기/ })).toHaveCount(0);
  await field.fill('없는 메뉴');
  await expect(page.getByRole('main')).toContainText('‘없는 메뉴’에 맞는 메뉴가 없어요');
  await page.getByRole('button', { name: '지우기' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText('준비 중인 메뉴');
  await expect(main.getByRole('link', { name: '진로', exact: true })).toHaveCount(1);
  await expect(main.getByRole('link', { name: '나의 로드맵' })).toHaveCount(0);
});

test('back brings what was chosen and the place where one was', async ({ page }) => {
  await page.goto('/info/privacy');
  await page.getByRole('combobox', { name: '다른 버전 보기' }).click();
  await page.getByRole('option', { name: /버전 1/ }).click();
  await expect(page).toHaveURL('/info/privacy?version=1');
  await expect(page.getByRole('main')).toContainText('버전 1');
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/info/privacy?version=1');
  await expect(page.getByRole('combobox', { name: '다른 버전 보기' })).toContainText('버전 1');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('on paper there is the text and nothing around it', async ({ page, signedInAs }) => {
  await page.goto('/info/tou');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await signedInAs('student');
  await page.goto('/sitemap');
  await expect(page.getByRole('heading', { level: 1, name: '전체 메뉴' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});

test.describe('favourites', () => {
  test.use({ changesData: true });

  test('a marked menu stands on the dashboard, until it is unmarked', async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.goto('/sitemap');
    const star = page.getByRole('button', { name: '나의 상담 이력 즐겨찾기' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    // A mark shows at once; leaving the page before the answer could end its call.
    const marked = page.waitForResponse('**/menu/favourite');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await marked;
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '홈', exact: true }).click();
    const own = page.getByRole('region', { name: '즐겨 쓰는 메뉴' });
    await expect(own.getByRole('link', { name: '나의 상담 이력' })).toBeVisible();
    await page.goto('/sitemap');
    const unmarked = page.waitForResponse('**/menu/favourite');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await unmarked;
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, changesData: true });

  test('all menus are one sheet away', async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.goto('/dashboard');
    const all = page.getByRole('navigation', { name: '아래 메뉴' }).getByRole('button', { name: '전체' });
    await all.click();
    const sheet = page.getByRole('dialog', { name: '전체 메뉴' });
    await sheet.getByRole('button', { name: '준비 중인 메뉴', exact: true }).click();
    await expect(sheet.getByRole('heading', { name: '준비 중인 메뉴', exact: true })).toBeInViewport();
    await expect(sheet.getByRole('link', { name: '진로', exact: true })).toHaveCount(1);
    await sheet.getByRole('textbox', { name: '메뉴 찾기' }).fill('나의 로드맵');
    await expect(sheet.getByRole('link', { name: '나의 로드맵' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /즐겨찾기/ })).toHaveCount(0);
    await sheet.getByRole('textbox', { name: '메뉴 찾기' }).fill('ㄴㅇㅅㄷ');
    const star = sheet.getByRole('button', { name: '나의 상담 이력 즐겨찾기' });
    // As above.
    const marked = page.waitForResponse('**/menu/favourite');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await marked;
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(all).toBeFocused();
    await page.reload();
    await expect(page.getByRole('region', { name: '즐겨 쓰는 메뉴' })).toContainText('나의 상담 이력');
    await all.click();
    await sheet.getByRole('textbox', { name: '메뉴 찾기' }).fill('내 계정');
    await expect(sheet).toContainText('‘내 계정’에 맞는 메뉴가 없어요');
    await sheet.getByRole('button', { name: '닫기' }).click();
    await expect(sheet).toBeHidden();
  });

  test('the ways at the bottom lead where they say (en)', async ({ signedInAs }) => {
    const page = await signedInAs('student', { language: 'en' });
    await page.goto('/sitemap');
    const bar = page.getByRole('navigation', { name: 'Bottom menu' });
    await bar.getByRole('link', { name: 'To do' }).click();
    await expect(page).toHaveURL('/todo');
    await expect(bar.getByRole('link', { name: 'To do' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Records' }).click();
    await expect(page).toHaveURL(/\/popup\/stdntInfo\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seoyun/);
    await expect(bar.getByRole('link', { name: 'Records' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Counsel' }).click();
    await expect(page).toHaveURL('/cs/prof/reqst/list');
    await expect(bar.getByRole('link', { name: 'Counsel' })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the bar of a phone', () => {
  test.use(PHONE);

  test('has the way back and the title, which the page does not show again', async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: '아래 메뉴' }).getByRole('link', { name: '상담' }).click();
    await expect(page).toHaveURL('/cs/prof/reqst/list');
    await page.goto('/cmmnty/board/notice/list');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('공지사항')).toBeInViewport();
    const heading = page.getByRole('heading', { level: 1, name: '공지사항' });
    await expect.poll(async () => (await heading.boundingBox())?.width).toBeLessThanOrEqual(1);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/notice\/detail\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    // The heading of the list stays until the post is there.
    await expect
      .poll(async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.width)
      .toBeGreaterThan(100);
    await bar.getByRole('button', { name: '뒤로 가기' }).click();
    await expect(page).toHaveURL(/\/notice\/list/);
    await page.goForward();
    await expect(page).toHaveURL(/\/notice\/detail\//);
  });

  test('leads up from an address that one came to from outside', async ({ signedInAs }) => {
    const page = await signedInAs('student');
    await page.goto('/cs/hist/list');
    await page.getByRole('banner').getByRole('button', { name: '뒤로 가기' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('banner').getByRole('link', { name: '나루' })).toBeVisible();
  });

  for (const [person, word, address] of [
    ['student', '내 기록', /\/popup\/stdntInfo\/[^/]+$/],
    ['graduate', '내 기록', /\/(popup\/stdntInfo|cs\/hist\/list)/],
    ['alumni', '내 기록', /\/(popup\/stdntInfo|cs\/hist\/list)/],
    ['professor', '학생', '/anals/stdntinfo/list'],
    ['staff', '학생', '/anals/stdntinfo/list'],
    ['outsider', '내 계정', '/session/account/form'],
  ] as const) {
    test(`leads ${person} from ${word} to a page that is there`, async ({ signedInAs }) => {
      const page = await signedInAs(person);
      await page.goto('/session/notification/form');
      await page.getByRole('navigation', { name: '아래 메뉴' }).getByRole('link', { name: word }).click();
      await expect(page).not.toHaveURL('/session/notification/form');
      await expect(page).toHaveURL(address);
      await waitForScreen(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

test.describe('with letters twice as large', () => {
  test.use(PHONE);

  for (const [person, address] of [
    ['student', '/dashboard'],
    ['student', '/cs/hist/list'],
    ['supervisor', '/dashboard'],
    ['supervisor', '/cnslt/professor/dtls/list'],
    ['admin', '/dashboard'],
    [undefined, '/index'],
  ] as const) {
    for (const language of ['ko', 'en'] as const) {
      test(`${address} in ${language} keeps to a phone’s width for ${person ?? 'anybody'}`, async ({
        signedInAs,
        reading,
      }) => {
        const page = await (person ? signedInAs(person, { language }) : reading(language));
        await page.goto(address);
        await waitForScreen(page);
        await enlargeText(page);
        await expectNoSidewaysScroll(page);
        if (person) await expectWordsApart(page.locator('[data-bottom-bar]'));
      });
    }
  }
});

test('what is seen of bell, free hours and badges is what a person says to press it', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  for (const path of ['/dashboard', '/cs/prof/reqst/list', '/portfolio/badge/my']) {
    await page.goto(path);
    await waitForScreen(page);
    await expectNamesAsSeen(page);
  }
});
