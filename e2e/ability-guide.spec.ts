import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const ERP = 'https://erp.example/sso?to=graduation';

test('T1 a student reads on a phone what the tests are, and from the framework finds a programme', async ({
  signedInAs,
}) => {
  const page = await signedInAs('student');
  await page.setViewportSize(PHONE);
  await page.goto('/ability/guide/guide');
  await expect(page.getByRole('heading', { name: '핵심역량 진단' })).toBeVisible();
  await expect(page.getByText('약 10분 · 60문항')).toBeVisible();
  await expect(page.getByRole('link', { name: /^핵심역량 진단: / })).toHaveAttribute('href', '/ability/test/01/list');
  await page.getByText('점수가 낮으면 불이익이 있나요?').click();
  await expect(page.getByText(/^없어요\. 낮은 점수는/)).toBeVisible();
  await expect(page.getByRole('img', { name: '예를 들면 이렇게 보여요' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: '역량 체계 보기' }).click();
  await expect(page).toHaveURL('/ability/guide/systm');
  await expect(page.getByRole('img', { name: /^핵심역량 구조: 소통\(경청과 이해/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page
    .getByRole('region', { name: '소통' })
    .getByRole('link', { name: /클래스 \d+개$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lrn\/(?:baeum|chaeum|ieum)\/list\?competency=COMMUNICATION$/);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('G1 G2 the graduation self-check opens the ERP in a tab of its own', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.goto('/ability/grdtntest');
  await expect(page.getByText('아직 연결된 졸업 자가진단이 없어요')).toBeVisible();
  await expectAccessible(page);

  const context = page.context();
  await context.route('**/view/cdp/ability/grdtntest', (route) =>
    route.fulfill({ json: { code: '0000', msg: '', output: { univCode: '1', address: ERP } } }),
  );
  await context.route(ERP, (route) => route.fulfill({ contentType: 'text/html', body: '<p>ERP</p>' }));

  await page.goto('/ability/guide/guide');
  const [fromMenu] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^졸업 자가진단/ })
      .first()
      .click(),
  ]);
  await expect(fromMenu).toHaveURL(ERP);
  expect(await fromMenu.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/ability/guide/guide');

  const [fromAddress] = await Promise.all([context.waitForEvent('page'), page.goto('/ability/grdtntest')]);
  await expect(fromAddress).toHaveURL(ERP);
  expect(await fromAddress.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByRole('main')).toHaveText('');
});

test('G1 where the browser blocks the tab there is a link', async ({ signedInAs }) => {
  const page = await signedInAs('student');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.route('**/view/cdp/ability/grdtntest', (route) =>
    route.fulfill({ json: { code: '0000', msg: '', output: { univCode: '2', address: ERP } } }),
  );
  await page.goto('/ability/guide/guide');
  await page.goto('/ability/grdtntest');
  const link = page.getByRole('link', { name: '졸업 자가진단 열기' });
  await expect(link).toHaveAttribute('href', ERP);
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
});

test('G3 the graduation self-check is for current students', async ({ signedInAs }) => {
  const page = await signedInAs('alumni');
  await page.goto('/ability/grdtntest');
  await expect(page).toHaveURL('/index?error=ACCESS');
});
