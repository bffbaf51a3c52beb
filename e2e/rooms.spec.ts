import type { Locator, Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const ROOM = '새 상담실';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEOUL_MS = 9 * HOUR_MS;

/** The day after tomorrow in Seoul, which cannot pass while a test runs. */
function chosenDay(): string {
  const day = new Date(Date.now() + SEOUL_MS + 2 * DAY_MS);
  return day.toISOString().slice(0, 10);
}
const after = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Adds a room that is open every day. */
async function addRoom(manager: Page): Promise<void> {
  await manager.goto('/cnslt/psychological/resve?view=ROOMS');
  await manager.getByRole('button', { name: '상담실 등록하기' }).click();
  const dialog = manager.getByRole('dialog', { name: '상담실 등록하기' });
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect(dialog.getByText('이름을 적어 주세요.')).toBeVisible();
  await dialog.getByRole('textbox', { name: '이름', exact: true }).fill(ROOM);
  await dialog.getByRole('textbox', { name: '영어 이름' }).fill('New room');
  for (const day of ['토', '일']) await dialog.getByRole('checkbox', { name: `${day}요일에 열어요` }).check();
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect(manager.getByRole('button', { name: `${ROOM} 고치기` })).toBeVisible();
}

/** Opens the form with a time of its own, from nine to ten. */
async function openForm(page: Page, date: string): Promise<void> {
  await page.goto(`/cnslt/psychological/resve/form?date=${date}&begins=09:00`);
  await expect(page.getByRole('heading', { level: 1, name: '상담실 예약하기' })).toBeVisible();
  await expect(roomChoice(page)).toBeVisible();
}
const roomChoice = (page: Page): Locator => page.getByRole('radio', { name: new RegExp(`^${ROOM}`) });

async function book(page: Page): Promise<void> {
  await roomChoice(page).check();
  await page.getByRole('button', { name: '예약하기' }).click();
  await expect(page).toHaveURL(/\/resve\/detail\//);
  await expect(page.getByRole('heading', { level: 1, name: ROOM })).toBeVisible();
}

test.describe('counselling rooms', () => {
  test.use({ changesData: true });

  test.beforeEach(({ browserErrors }) => {
    // Two people, each on several screens that are checked for accessibility.
    test.slow();
    // Expects the refusal of a room without a name, and of one that somebody else reserved first.
    browserErrors.expect(/POST \/view\/cdp\/cnslt\/psychological\/resve(\/room)? answered 422/);
  });

  test('Y9 are found by time, reserved, checked in and free again', async ({ signedInAs, portal }) => {
    const date = chosenDay();
    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await addRoom(manager);
    await expectAccessible(manager);

    const page = await signedInAs('psychologist');
    await page.setViewportSize(PHONE);
    await openForm(page, date);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Two people choose the same room: the second one gets an error at the room, and loses nothing.
    await openForm(manager, date);
    await roomChoice(manager).check();
    await book(page);
    await manager.getByRole('button', { name: '예약하기' }).click();
    await expect(manager.getByText('이 방에는 이미 다른 예약이 있어요.')).toBeVisible();
    await expect(manager.getByRole('combobox', { name: '시작' })).toContainText('오전 9:00');

    await expect(page.getByText(/체크인하지 않으면 방이 비워져요/)).toBeVisible();
    await expect(page.getByRole('button', { name: '체크인하기' })).toBeHidden();
    await expectAccessible(page);
    await portal.setClock(new Date(`${date}T08:50:00+09:00`));
    await page.reload();
    await page.getByRole('button', { name: '체크인하기' }).click();
    await expect(page.getByText('사용 중').first()).toBeVisible();
    await page.getByRole('button', { name: '사용 마치기' }).click();
    await expect(page.getByText('끝남').first()).toBeVisible();
    await openForm(manager, date);
    await expect(roomChoice(manager)).toBeEnabled();
  });

  test('Y9 the half hour that was pressed is the one that the form begins with', async ({ signedInAs }) => {
    const date = chosenDay();
    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await addRoom(manager);
    const page = await signedInAs('psychologist');
    const begins = page.getByRole('combobox', { name: '시작' });
    const at = (time: string): Locator =>
      page.getByRole('link', { name: new RegExp(`^${ROOM} .*${time}부터 예약하기$`) });
    await page.goto(`/cnslt/psychological/resve?date=${date}`);
    await at('오후 2:30').click();
    await expect(begins).toContainText('오후 2:30');
    await expect(roomChoice(page)).toBeChecked();

    // By keyboard: one stop for the whole stretch, and arrows along it.
    await page.goBack();
    await at('오전 9:00').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(at('오전 10:30')).toBeFocused();
    await expect(at('오전 10:30')).toHaveAttribute('tabindex', '0');
    await expect(at('오전 9:00')).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Enter');
    await expect(begins).toContainText('오전 10:30');

    await page.setViewportSize(PHONE);
    await page.goBack();
    await at('오전 11:30').click();
    await expect(begins).toContainText('오전 11:30');
  });

  test('Y9 week by week leave out what is taken, and a block is kept', async ({ signedInAs }) => {
    const date = chosenDay();
    const second = after(date, 7);
    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await addRoom(manager);
    await openForm(manager, second);
    await book(manager);

    const page = await signedInAs('psychologist');
    await openForm(page, date);
    await roomChoice(page).check();
    await page.getByRole('radio', { name: '매주 여러 번' }).check();
    await expect(page.getByText('4일 가운데 3일을 예약할 수 있어요.')).toBeVisible();
    await expect(page.getByText('다른 예약이 있어요', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '예약하기' }).click();
    await expect(page.getByText(/1일은 예약할 수 없어요/)).toBeVisible();
    await page.getByRole('checkbox', { name: /겹치는 날은 빼고 예약하기/ }).check();
    await page.getByRole('button', { name: '예약하기' }).click();
    await expect(page.getByText('3일을 예약하고, 겹치는 1일은 뺐어요.')).toBeVisible();

    await manager.goto('/cnslt/psychological/resve?view=ROOMS');
    await manager.getByRole('button', { name: '시간 막기' }).click();
    const dialog = manager.getByRole('dialog', { name: '상담실 사용 막기' });
    await dialog.getByRole('textbox', { name: '시작하는 날' }).fill(date);
    await dialog.getByRole('textbox', { name: '이유' }).focus();
    // One day by default.
    await expect(dialog.getByRole('textbox', { name: '끝나는 날' })).toHaveValue(/\d+월 \d+일/);
    await dialog.getByRole('textbox', { name: '이유' }).fill('소방 점검');
    await dialog.getByRole('button', { name: '막기' }).click();
    // Existing reservations stay, and the dialog counts them before anything is blocked.
    await expect(dialog.getByText(/이미 한 예약 \d+건과 겹쳐요/)).toBeVisible();
    await expectAccessible(manager);
    await dialog.getByRole('button', { name: '그래도 막기' }).click();
    await expect(dialog).toBeHidden();
    await expect(manager.getByText('소방 점검')).toBeVisible();

    await page.goto(`/cnslt/psychological/resve/form?date=${date}&begins=13:00`);
    await expect(page.getByText('그때 쓸 수 있는 방이 없어요.')).toBeVisible();
    await expect(roomChoice(page)).toBeDisabled();
    await page.goto(`/cnslt/psychological/resve?date=${date}`);
    await expect(page.getByText('사용 막음 · 소방 점검').first()).toBeVisible();
    await expectAccessible(page);
  });
});
