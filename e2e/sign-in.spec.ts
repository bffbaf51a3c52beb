import { expect, test, type Language } from './portal.ts';

const WORDS = {
  ko: {
    name: '학번 또는 교직원 번호',
    password: '비밀번호',
    submit: '로그인하기',
    missing: '비밀번호를 적어 주세요.',
    wrong: '아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
    slowed: /초 뒤에 다시 해 주세요/,
    person: /김서윤 님/,
  },
  en: {
    name: 'Student or staff number',
    password: 'Password',
    submit: 'Sign in',
    missing: 'Enter your password.',
    wrong: 'The username or password isn’t right. Please check them and try again.',
    slowed: /Try again in \d+ seconds/,
    person: /Seoyun Kim/,
  },
} as const satisfies Record<Language, unknown>;

const PASSWORD = 'naru-demo-1!';

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  test(`a wrong password is told beside the form, and what was typed stays (${language})`, async ({
    reading,
    browserErrors,
  }) => {
    browserErrors.expect(/POST \/api\/auth\/login answered 400/);
    const page = await reading(language);
    await page.goto('/login');
    const name = page.getByRole('textbox', { name: words.name });
    const password = page.getByRole('textbox', { name: words.password, exact: true });
    await name.fill(`misspelt-${language}`); // nobody else’s: a failure makes the next attempt of the name wait
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(words.missing);
    await password.fill('not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(words.wrong);
    await expect(name).toHaveValue(`misspelt-${language}`);
    await expect(password).toHaveValue('not this one');
    await expect(page).toHaveURL('/login');
  });

  test(`the right password leads to the dashboard (${language})`, async ({ reading }) => {
    const page = await reading(language);
    await page.goto('/login');
    await page.getByRole('textbox', { name: words.name }).fill('freshman');
    await page.getByRole('textbox', { name: words.password, exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('navigation', { name: language === 'ko' ? '주 메뉴' : 'Main menu' })).toBeVisible();
  });

  test(`who guessed too often is told how long to wait (${language})`, async ({ reading, browserErrors }) => {
    browserErrors.expect(/POST \/api\/auth\/login answered 400/);
    browserErrors.expect(/POST \/api\/auth\/login answered 429/);
    const page = await reading(language);
    await page.goto('/login');
    await page.getByRole('textbox', { name: words.name }).fill(`nobody-${language}`);
    await page.getByRole('textbox', { name: words.password, exact: true }).fill('a guess');
    // The wait doubles with each guess, so that sooner or later a guess comes too early.
    await expect(async () => {
      await page.getByRole('button', { name: words.submit, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(words.slowed, { timeout: 500 });
    }).toPass();
  });

  test(`a demo person is one press away (${language})`, async ({ reading }) => {
    const page = await reading(language);
    await page.goto('/login');
    await page.getByRole('button', { name: language === 'ko' ? /^김서윤/ : /^Seoyun Kim/ }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.person);
  });
}

test('every demo person is offered, the first ones at once', async ({ page, portal }) => {
  const answer = await fetch(`${portal.url}/api/demo/people`);
  const { output } = (await answer.json()) as { output: { people: unknown[] } }; // the contract's answer
  await page.goto('/login');
  const people = page.getByRole('main').getByRole('listitem');
  await expect(people).toHaveCount(7);
  await page.getByRole('button', { name: /명 더 보기/ }).click();
  await expect(people).toHaveCount(output.people.length);
});

test('a deep link comes back after sign-in, with its search and place', async ({ page }) => {
  await page.goto('/session/account/form?from=mail#password');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('button', { name: /^김서윤/ }).click();
  await expect(page).toHaveURL('/session/account/form?from=mail#password');
  await expect(page.getByRole('heading', { level: 1, name: '내 계정' })).toBeVisible();
});

for (const elsewhere of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a redirect to ${elsewhere} leads home`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(elsewhere)}`);
    await page.getByRole('button', { name: /^김서윤/ }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('a redirect after sign-in keeps its query out of the address', async ({ page }) => {
  await page.goto('/login?redirect=%2Fsitemap');
  await page.getByRole('button', { name: /^김서윤/ }).click();
  await expect(page).toHaveURL('/sitemap');
});

test('a shared computer is remembered, and warns before it signs out', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('textbox', { name: '학번 또는 교직원 번호' }).fill('alumni');
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: '공용 컴퓨터예요' }).check();
  await page.getByRole('button', { name: '로그인하기', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/session/account/form');
  await expect(page.getByRole('region', { name: '로그인한 기기' })).toContainText('공용 컴퓨터');
  // Calls after the first paint, such as the bell's, count as use of the session too.
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('56:00');
  const warning = page.getByRole('dialog', { name: '곧 로그아웃돼요' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: '계속 쓰기' }).click();
  await expect(warning).toBeHidden();
  await page.clock.fastForward('01:01:00');
  await expect(page).toHaveURL(/\/login\?/);
});

test('signing out in one tab signs out the other', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/sitemap');
  await expect(other.getByRole('heading', { level: 1, name: '전체 메뉴' })).toBeVisible();
  // A read that is still under way would be refused once the session is ended.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '내 메뉴 열기' }).click();
  await page.getByRole('menuitem', { name: '로그아웃하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그아웃했어요' })).toBeVisible();
  await expect(other).toHaveURL('/login?redirect=%2Fsitemap');
  await expect(other.getByText('김서윤')).toHaveCount(1);
});

test('a session that was ended elsewhere leads to sign-in, and back again', async ({
  signedInAs,
  portal,
  browserErrors,
}) => {
  browserErrors.expect(/answered 401/);
  const page = await signedInAs('student');
  // The last read, made when the browser is idle: after it the page makes no calls by itself.
  const lastRead = page.waitForResponse('**/api/cmmn/dept/all**');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/김서윤 님/);
  await lastRead;
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('naru.accessToken'));
  await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: '내 메뉴 열기' }).click();
  await page.getByRole('menuitem', { name: '내 계정' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsession%2Faccount%2Fform/);
  await expect(page.getByRole('main')).toContainText('로그인한 시간이 끝났어요. 다시 로그인해 주세요.');
  await page.getByRole('button', { name: /^김서윤/ }).click();
  await expect(page).toHaveURL('/session/account/form');
});
