import { expect, test } from './portal.ts';

const DASHBOARD = '**/view/cdp/dashboard';

test('a dropped connection waits in sight, tries again by itself, and can be hurried', async ({
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/GET \/view\/cdp\/dashboard failed: net::ERR_CONNECTION_RESET/);
  const page = await signedInAs('student');
  await page.clock.install();
  let asked = 0;
  await page.route(DASHBOARD, async (route) => {
    asked += 1;
    await (asked <= 2 ? route.abort('connectionreset') : route.continue());
  });
  await page.goto('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: '연결이 불안정해요.' });
  await expect(notice).toContainText('홈');
  // The page's real seconds add to the skipped ones: thirty of them, and then a minute.
  await page.clock.fastForward(15_000);
  expect(asked).toBe(1);
  await page.clock.fastForward(16_000);
  await expect.poll(() => asked).toBe(2);
  await expect(notice).toContainText(/(60|5\d|4\d)초 뒤에 다시 해 볼게요/);
  await notice.getByRole('button', { name: '지금 다시 하기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/김서윤 님/);
  await expect(notice).toHaveCount(0);
  expect(asked).toBe(3);
});

test('who does not want to wait stops it, and may load again (en)', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/GET \/view\/cdp\/dashboard failed: net::ERR_CONNECTION_RESET/);
  const page = await signedInAs('student', { language: 'en' });
  await page.route(DASHBOARD, async (route) => route.abort('connectionreset'));
  await page.goto('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'Your connection is unstable.' });
  await notice.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We couldn’t load this. Please try again in a moment.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(DASHBOARD);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seoyun Kim/);
});

test('a failure of the server itself is said at once and never tried again', async ({ signedInAs, browserErrors }) => {
  browserErrors.expect(/GET \/view\/cdp\/dashboard answered 500/);
  const page = await signedInAs('student');
  await page.clock.install();
  let asked = 0;
  await page.route(DASHBOARD, async (route) => {
    asked += 1;
    await route.fulfill({ status: 500, json: { code: 'E500', msg: '문제가 생겼어요.', output: {} } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/불러오지 못했어요/);
  await expect(page.getByRole('main')).toContainText('E500');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  expect(asked).toBe(1);
});

test('what takes more than a second shows that it loads, and no longer', async ({ signedInAs, browserErrors }) => {
  // The stopped clock holds back the scripts that the page has loaded ahead.
  browserErrors.allow(/was preloaded using link preload but not used/);
  const page = await signedInAs('student');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(DASHBOARD, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(DASHBOARD);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/dashboard');
  await asked;
  const loads = page.locator('body').getByRole('status').first();
  // The page makes its calls before its code runs, so the time until the heading is drawn is part of the second.
  let passed = 0;
  await expect(async () => {
    await page.clock.runFor(5);
    passed += 5;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [20] });
  await page.clock.runFor(900 - passed);
  await expect(loads).toBeEmpty();
  await page.clock.runFor(200 + passed);
  await expect(loads).toHaveText('불러오고 있어요');
  await page.clock.resume();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/김서윤 님/);
  await expect(loads).toBeEmpty();
});
