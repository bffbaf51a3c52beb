import type { admin } from '@naru/contract/areas/admin.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { EXPECTED_MENUS } from '@naru/contract/testing/menu-table.ts';

import { expect, signIn, test, type Portal } from './portal.ts';
import { takeTurns } from './turns.ts';

const IN_PREPARATION = { ko: /준비 중이에요/, en: /coming soon/ } as const;

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

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  if (isTurnOf(language))
    test(`a menu in preparation says so, and one stays (${language})`, async ({ signedInAs }) => {
      const page = await signedInAs('student', { language });
      await page.goto('/sitemap');
      await page
        .getByRole('main')
        .getByRole('link', { name: language === 'ko' ? '진로' : 'Course Info', exact: true })
        .click();
      const note = page.getByRole('dialog');
      await expect(note).toContainText(IN_PREPARATION[language]);
      await expect(page).toHaveURL('/sitemap');
      await note.getByRole('button', { name: language === 'ko' ? '확인하기' : 'OK' }).click();
      await expect(note).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

  if (isTurnOf(language))
    test(`a deep link to a menu in preparation leads to the way in and says so (${language})`, async ({
      signedInAs,
    }) => {
      const page = await signedInAs('student', { language });
      await page.goto('/course/goal/setup');
      await expect(page).toHaveURL('/index');
      await expect(page.getByRole('dialog')).toContainText(IN_PREPARATION[language]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

  if (isTurnOf(language))
    test(`an outsider lands on the notices of their mentoring (${language})`, async ({ signedInAs }) => {
      const page = await signedInAs('outsider', { language });
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/mntr/hyfivemntr/board/notice/list');
      await expect(
        page.getByRole('heading', { level: 1, name: language === 'ko' ? '멘토링 공지' : 'Mentoring notices' }),
      ).toBeVisible();
    });
}

/** One address for each kind of guard, with the people refused there; by hand after docs/specification.md §2. */
const NOBODYS = '01234567-0000-7000-8000-000000000000';
const CLOSED: Readonly<
  Record<string, readonly (readonly [address: string, menuId: string, ko: string, en: string])[]>
> = {
  student: [
    ['/cnslt/professor/dtls/list', 'CNS_PROF', '학생상담센터', 'Counselling centre'],
    [`/cnslt/professor/dtls/detail/${NOBODYS}`, 'CNS_PROF', '학생상담센터', 'Counselling centre'],
    ['/admin/code', 'ADM_CODE', '정보화팀', 'IT services'],
    ['/mntr/studmntr/mentor/match/list', 'MNT_STUD_MATCH', '교수학습센터', 'Teaching and learning centre'],
  ],
  staff: [
    ['/cs/prof/reqst/form', 'CS_PROF', '학생상담센터', 'Counselling centre'],
    ['/admin/member/list', 'ADM_MEMBER', '정보화팀', 'IT services'],
  ],
  lecturer: [['/anals/stdntinfo/list/tutor', 'ANL_TUTOR', '교수학습센터', 'Teaching and learning centre']],
  supervisor: [['/cnslt/law/dtls/list', 'CNS_LAW', '학생상담센터', 'Counselling centre']],
  outsider: [
    ['/cmmnty/board/notice/form', 'CMM_NOTICE', '학생지원팀', 'Student services'],
    ['/search/course/list', 'HOME', '정보화팀', 'IT services'],
  ],
};

/** The same kinds, with the people let in. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  supervisor: ['/cnslt/professor/dtls/list', '/anals/stdntinfo/list/tutor'],
  student: ['/cs/prof/reqst/form'],
  // A popup that needs no menu opens; its calls decide about the student, who does not exist here.
  freshman: [`/popup/stdntInfo/${NOBODYS}`],
  outsider: ['/session/notification/list'],
  law: ['/cnslt/law/dtls/list'],
  admin: ['/admin/member/list'],
};

const SAID = {
  ko: { home: '홈으로 가기', menu: (name: string) => `‘${name}’ 메뉴`, right: (name: string) => `${name} · 조회` },
  en: { home: 'Go home', menu: (name: string) => `“${name}”`, right: (name: string) => `${name} · view` },
} as const;

for (const language of ['ko', 'en'] as const) {
  const said = SAID[language];
  const titleOf = (menuId: string): string => {
    const menu = EXPECTED_MENUS.find((one) => one.menuId === menuId);
    return (language === 'ko' ? menu?.nameKo : menu?.nameEn) ?? menuId;
  };

  test(`M9 a refusal names the menu, the right and the office (${language})`, async ({ signedInAs }) => {
    test.slow(); // an address of each kind
    for (const [person, addresses] of Object.entries(CLOSED)) {
      const page = await signedInAs(person, { language, elsewhere: true });
      for (const [address, menuId, ko, en] of addresses)
        await test.step(`${person} at ${address}`, async () => {
          await page.goto(address);
          await expect(page).toHaveURL('/index?error=ACCESS');
          const main = page.getByRole('main');
          const title = titleOf(menuId);
          for (const words of [said.menu(title), said.right(title), language === 'ko' ? ko : en])
            await expect(main).toContainText(words);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
    }
  });

  if (isTurnOf(language))
    test(`M2 the same kinds of addresses open for whom they are (${language})`, async ({
      signedInAs,
      browserErrors,
    }) => {
      test.slow(); // an address of each kind
      browserErrors.expect(/GET .*answered 404/); // of the popup, as told above
      for (const [person, addresses] of Object.entries(OPEN)) {
        const page = await signedInAs(person, { language, elsewhere: true });
        for (const address of addresses)
          await test.step(`${person} at ${address}`, async () => {
            await page.goto(address);
            await expect(page.getByRole('heading').first()).toBeVisible();
            await expect(page).toHaveURL(address);
          });
      }
    });
}

test('a popup that needs no menu asks nobody in particular to sign in', async ({ page }) => {
  const address = `/popup/stdntInfo/${NOBODYS}`;
  await page.goto(address);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
});

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
        language === 'ko' ? ['이 화면을 볼 권한이 아직 없어요', '내 계정', '정보화팀'] : ['My account', 'IT services'];
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
    await expect(page).toHaveURL('/ability/my/tab01');
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
  const LIST = '/portfolio/resume';

  test('opens by a link, by the way back and straight away, and knows what it does not have', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('student');
    const title = page.getByRole('heading', { level: 1, name: '이력서', exact: true });
    await page.goto('/sitemap');
    await page.getByRole('main').getByRole('link', { name: '이력서', exact: true }).click();
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await page.goBack();
    await expect(page).toHaveURL('/sitemap');
    await page.goForward();
    await expect(title).toBeVisible();
    await page.goto(`${LIST}?page=2`);
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await page.goto('/portfolio/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: '찾는 화면이 없어요' })).toBeVisible();
    await expect(page).toHaveURL('/portfolio/nowhere');
  });

  test('says when its routes did not come, and a reload opens it', async ({ signedInAs, browserErrors }) => {
    browserErrors.expect(/\/assets\/routes-.*\.js failed: net::ERR_BLOCKED_BY_CLIENT/);
    browserErrors.allow(/console: /); // the browser and the library each tell it once more
    const page = await signedInAs('student');
    await page.goto('/sitemap');
    await page.route(/\/assets\/routes-/, (route) => route.abort('blockedbyclient'));
    await page.getByRole('main').getByRole('link', { name: '이력서', exact: true }).click();
    const again = page.getByRole('button', { name: '다시 열기' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: '이력서', exact: true })).toBeVisible();
  });
});

test('an error page tells its cause by the code, and never shows what is no code', async ({ page }) => {
  await page.goto('/error/503');
  await expect(page.getByRole('heading', { level: 1, name: '지금은 이용할 수 없어요' })).toBeVisible();
  await page.goto('/error/403');
  await expect(page.getByRole('heading', { level: 1, name: '볼 수 없는 화면이에요' })).toBeVisible();
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1, name: '찾는 화면이 없어요' })).toBeVisible();
  await page.goto('/error/%3Cb%3Ecall%20this%20number');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('call this number')).toHaveCount(0);
});

/** Removes a menu from a role, as an administrator does. */
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

for (const width of [360, 1440]) {
  test(`refused and unknown addresses keep the shell of who is signed in (${String(width)})`, async ({
    signedInAs,
    browserErrors,
  }) => {
    browserErrors.expect(/answered 404/);
    const page = await signedInAs('student');
    await page.setViewportSize({ width, height: 900 });
    const menus = page.getByRole('navigation', { name: width < 720 ? '아래 메뉴' : '주 메뉴' });
    for (const [address, title] of [
      ['/nowhere', '찾는 화면이 없어요'],
      ['/error/403', '볼 수 없는 화면이에요'],
      ['/admin/member/list', '이 화면을 볼 권한이 아직 없어요'],
      [`/popup/stdntInfo/${NOBODYS}`, undefined],
    ] as const) {
      await page.goto(address);
      const main = page.getByRole('main');
      if (title !== undefined) await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      else await expect(main).toContainText('없어요');
      await expect(menus.getByRole('link', { name: '홈', exact: true })).toBeVisible();
    }
    await page.goto('/nowhere');
    await page.getByRole('main').getByRole('link', { name: '홈으로 가기' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('who is not signed in sees an unknown address without menus, and signs in for one of an area', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾는 화면이 없어요');
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0);
  await page.goto('/cs/nowhere');
  await expect(page).toHaveURL('/login?redirect=%2Fcs%2Fnowhere');
});
