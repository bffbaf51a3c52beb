import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };

test.describe('programmes', () => {
  test.use({ changesData: true });

  test('C1 a student on a phone finds one, applies in two taps, gets the calendar, and gives the place back', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('freshman');
    await page.setViewportSize(PHONE);
    await page.goto('/lrn/baeum/list?stage=OPEN&fits=on');
    await waitForScreen(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const all = page.getByRole('region', { name: '모든 프로그램' });
    // Anywhere on the card but its own buttons.
    const cards = all.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await cards.first().click({ position: { x: 8, y: 8 } });
    await expect(page.getByText('지금 신청하면 바로 자리가 정해져요.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: '신청하기' }).click();
    await expect(page.getByText('참여가 확정됐어요', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '캘린더에 담기' }).click();
    expect((await saved).suggestedFilename()).toBe('naru.ics');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.goto('/lrn/chaeum/list');
    await page.getByRole('tab', { name: '내 프로그램' }).click();
    const own = page.getByRole('listitem').filter({ hasText: name });
    await expect(own.getByText('참여 확정')).toBeVisible();
    await own.getByRole('link', { name }).click();
    await page.getByRole('button', { name: '신청 취소하기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '취소하기', exact: true }).click();
    await expect(page.getByText('취소한 신청이에요')).toBeVisible();
    await expect(page.getByText('다시 신청하면 맨 뒤에서 시작해요.')).toBeVisible();
  });

  test('C3 one who comes late waits and sees the rank, is offered the seat that is given back, and accepts it', async ({
    signedInAs,
    portal,
  }) => {
    const first = await signedInAs('freshman');
    await first.goto('/lrn/baeum/list?stage=OPEN&fits=on');
    const second = await signedInAs('graduate', { elsewhere: true });
    await second.setViewportSize(PHONE);
    await second.goto('/lrn/baeum/list?stage=OPEN&fits=on');
    // Where seats are counted they go to who comes first; of the others somebody chooses.
    const links = (page: Page) =>
      page
        .getByRole('region', { name: '모든 프로그램' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('progressbar') })
        .getByRole('heading', { level: 3 })
        .getByRole('link');
    await links(first).first().waitFor();
    await links(second).first().waitFor();
    const forBoth = await links(second).allTextContents();
    const name = (await links(first).allTextContents()).find((one) => forBoth.includes(one)) ?? '';
    await portal.leaveSeats(name, 1);
    await links(first).filter({ hasText: name }).click();
    await first.getByRole('button', { name: '신청하기' }).click();
    await expect(first.getByText('참여가 확정됐어요', { exact: true })).toBeVisible();

    await links(second).filter({ hasText: name }).click();
    await expect(second.getByText('자리가 모두 찼어요. 지금 신청하면 대기 1번이에요.')).toBeVisible();
    await second.getByRole('button', { name: '대기 신청하기' }).click();
    await expect(second.getByText('대기 1번이에요', { exact: true })).toBeVisible();
    await expect(second.getByRole('button', { name: '캘린더에 담기' })).toHaveCount(0);

    await first.getByRole('button', { name: '신청 취소하기' }).click();
    await first.getByRole('dialog').getByRole('button', { name: '취소하기', exact: true }).click();
    await expect(first.getByText('취소한 신청이에요')).toBeVisible();
    await second.goto('/lrn/ieum/list?view=mine');
    const offered = second.getByRole('listitem').filter({ hasText: '자리 났어요' });
    await expect(offered.getByText(/수락 기한/)).toBeVisible();
    await offered.getByRole('link', { name }).click();
    await expect(second.getByRole('timer')).toHaveText(/남았어요/);
    await expectAccessible(second);
    await second.getByRole('button', { name: '자리 수락하기' }).click();
    await expect(second.getByText('참여가 확정됐어요', { exact: true })).toBeVisible();
    await expect(second.getByRole('button', { name: '캘린더에 담기' })).toBeVisible();
  });
});

test('C1 filters stand in the address; saved ones are kept, and a month is one tap away', async ({ signedInAs }) => {
  const page = await signedInAs('freshman');
  await page.goto('/lrn/ieum/list');
  await page
    .getByRole('button', { name: /저장하기$/ })
    .first()
    .click();
  await expect(page.getByText('저장했어요. 저장한 것만 골라 볼 수 있어요.')).toBeVisible();
  await page.getByText('저장한 것만', { exact: true }).click();
  await expect(page).toHaveURL(/saved=on/);
  const all = page.getByRole('region', { name: '모든 프로그램' });
  await expect(all.getByRole('heading', { level: 3 })).toHaveCount(1);
  await all.getByRole('button', { name: /저장 취소하기$/ }).click();
  await expect(page.getByRole('heading', { name: '조건에 맞는 프로그램이 없어요' })).toBeVisible();
  await page.getByRole('tab', { name: '달력' }).click();
  await expect(page.getByRole('table', { name: /달력/ }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '다음 달로' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
});

test('C1 what keeps somebody from applying is said item by item', async ({ signedInAs }) => {
  const page = await signedInAs('freshman');
  await page.goto('/lrn/baeum/list?stage=SOON');
  // Those that suit come by an answer of their own, and stand above.
  const all = page.getByRole('region', { name: '모든 프로그램' });
  await all.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  const conditions = page.getByRole('list', { name: '신청 조건' });
  await expect(conditions.getByRole('listitem').first()).toHaveText(/맞지 않음: 신청 기간이 아니에요/);
  await expect(conditions.getByText('재학 중이에요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '신청하기' })).toHaveCount(0);
});

test('N1 a professor finds workshops in English, and can apply', async ({ signedInAs }) => {
  const page = await signedInAs('lecturer', { language: 'en' });
  await page.goto('/profsr/workshp/list?stage=OPEN&fits=on');
  await waitForScreen(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'All programmes' })
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Apply|Join the waiting list)$/ })).toBeVisible();
  await expectAccessible(page);
});
