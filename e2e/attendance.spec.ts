import { windowAt } from '@naru/contract/areas/learning/attendance-code.ts';
import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { makeDigits, makeLinkCode } from '@naru/server/src/areas/learning/attendance/code.ts';
import type { Page } from '@playwright/test';

import { askWith, type Ask } from './ask.ts';
import { expect, signIn, test, type Language } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const WORDS = {
  ko: {
    digits: '출석 숫자',
    now: '지금 출석할 수 있어요',
    send: '출석하기',
    first: '1회차',
    picture: /출석 코드\. 휴대폰 카메라로/,
    signIn: '로그인하기',
    toSignIn: '로그인하면 출석돼요',
    done: '출석했어요',
    came: '12명 중 1명이 왔어요',
    stale: /지난 코드예요/,
    failed: '출석하지 못했어요',
    sheet: '출석부',
    undo: '되돌리기',
    rest: /^미확인 \d+명 모두 출석$/,
    late: '지각',
    absent: '결석',
    present: '출석',
    close: '출석 마감하기',
    closed: '마감',
    waiting: '늦게 도착한 코드 1개',
    accept: /인정하기$/,
    more: '더 보기',
    link: '외부 강사 링크',
    make: '링크 만들기',
    address: '링크',
    private: '이 링크로는 코드와 출석한 사람 수만 볼 수 있어요.',
    ended: '닫힌 링크예요',
    end: '링크 닫기',
    name: '발표가 편해지는 말하기',
  },
  en: {
    digits: 'Digits',
    now: 'You can be counted now',
    send: 'Count me',
    first: 'Session 1',
    picture: /^Attendance code\./,
    signIn: 'Sign in',
    toSignIn: 'Sign in to be counted',
    done: 'You’re counted',
    came: '1 of 12 are here',
    stale: /That code is over/,
    failed: 'You weren’t counted',
    sheet: 'Sheet',
    undo: 'Undo',
    rest: /^Mark the other \d+ present$/,
    late: 'Late',
    absent: 'Absent',
    present: 'Present',
    close: 'Close attendance',
    closed: 'Closed',
    waiting: '1 code came late',
    accept: /^Accept /,
    more: 'More',
    link: 'Link for an outside lecturer',
    make: 'Make a link',
    address: 'Link',
    private: 'This link shows the code and the number of people, and nothing else.',
    ended: 'This link has ended',
    end: 'End link',
    name: 'Speaking with ease',
  },
} as const;

const TEACHER = 'education';
/** Digits of a code, as they stand on the wall. */
const DIGITS = /^\d{3} \d{3}$/;
const PHONE = { width: 360, height: 780 };
const LANGUAGES: readonly Language[] = ['ko', 'en'];

async function keyOf(ask: Ask, sessionId: string): Promise<Buffer> {
  const { key } = await ask(attendance.readKey, { params: { sessionId } });
  return Buffer.from(key ?? '', 'base64');
}

/** Signs in on the page that asks for it, as somebody of the demonstration. */
async function signInThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /김서윤|Seoyun Kim/ }).click();
}

const isTurnOf = takeTurns('en');

for (const language of LANGUAGES) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`C5 a phone that opens the code on the wall is counted once it is signed in (${language})`, async ({
      portal,
      signedInAs,
      openDevice,
    }) => {
      const { sessionId } = await portal.beginClass();
      const teacher = await signedInAs(TEACHER, { language });
      await teacher.goto(`/lrn/programme/attendance/${sessionId}`);
      await expect(teacher.getByRole('img', { name: words.picture })).toBeVisible();
      const key = await keyOf(askWith(portal.url, await signIn(portal, TEACHER)), sessionId);
      const digits = teacher.getByRole('status', { name: words.digits });
      await expect(digits).toHaveText(DIGITS);
      const shown = await digits.textContent();
      const now = windowAt(Date.now());
      expect([now - 1, now].map((window) => makeDigits(key, window))).toContain((shown ?? '').replaceAll(' ', ''));
      await expectAccessible(teacher);

      const phone = await openDevice();
      await phone.setViewportSize(PHONE);
      await phone.addInitScript((locale) => localStorage.setItem('locale', locale), language);
      await phone.goto(`/attend/${sessionId}#${makeLinkCode(key, windowAt(Date.now()))}`);
      await expect(phone.getByRole('heading', { name: words.toSignIn })).toBeVisible();
      expect(new URL(phone.url()).hash).toBe('');
      await expectAccessible(phone);
      await expectNoSidewaysScroll(phone);
      await phone.getByRole('button', { name: words.signIn }).click();
      await signInThere(phone);
      await expect(phone.getByRole('heading', { name: words.done })).toBeVisible();
      await expectAccessible(phone);
      // Once more changes nothing.
      await phone.reload();
      await expect(phone.getByRole('heading', { name: words.done })).toBeVisible();
      await expect(teacher.getByRole('heading', { name: words.came })).toBeVisible();
    });
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`C5 a code that was photographed a minute ago is refused (${language})`, async ({
      portal,
      reading,
      browserErrors,
    }) => {
      browserErrors.expect(/ticket answered 422/);
      const { sessionId } = await portal.beginClass();
      const key = await keyOf(askWith(portal.url, await signIn(portal, TEACHER)), sessionId);
      const page = await reading(language);
      await page.setViewportSize(PHONE);
      await page.goto(`/attend/${sessionId}#${makeLinkCode(key, windowAt(Date.now()) - 4)}`);
      await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
      await expect(page.getByText(words.stale)).toBeVisible();
      await expectAccessible(page);
    });
}

test('C5 the teacher’s page makes codes without network', async ({ portal, signedInAs, context, browserErrors }) => {
  browserErrors.allow(/failed: net::ERR_INTERNET_DISCONNECTED$/); // only if the page asks for something in that moment
  const { sessionId } = await portal.beginClass();
  const teacher = await signedInAs(TEACHER);
  await teacher.goto(`/lrn/programme/attendance/${sessionId}`);
  const digits = teacher.getByRole('status', { name: WORDS.ko.digits });
  // The place of the digits is there before they are.
  await expect(digits).toHaveText(DIGITS);
  // Without network, the rest of the first page would fail, its font too.
  await teacher.waitForLoadState('networkidle');
  const first = await digits.textContent();
  const key = await keyOf(askWith(portal.url, await signIn(portal, TEACHER)), sessionId);
  await context.setOffline(true);
  await expect(digits).not.toHaveText(first ?? '', { timeout: 20_000 });
  const later = await digits.textContent();
  const now = windowAt(Date.now());
  const known = [now - 1, now].map((window) => makeDigits(key, window));
  expect(known).toContain((later ?? '').replaceAll(' ', ''));
  await context.setOffline(false);
});

test('C5 a whole room is marked by keyboard, undone, and closed', async ({ portal, signedInAs }) => {
  const words = WORDS.ko;
  const { sessionId } = await portal.beginClass(12);
  const page = await signedInAs(TEACHER);
  await page.goto(`/lrn/programme/attendance/${sessionId}`);
  const rows = page.getByRole('table', { name: words.sheet }).locator('tbody tr');
  await expect(rows).toHaveCount(12);
  const pressed = (at: number, name: string) =>
    expect(rows.nth(at).getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await rows.nth(0).getByRole('button', { name: words.present, exact: true }).focus();
  await page.keyboard.press('p');
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  await pressed(0, words.present);
  await pressed(1, words.late);
  await pressed(3, words.absent);
  await page.keyboard.press('Control+z');
  await expect(rows.nth(3).getByRole('button', { name: words.absent, exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.getByRole('button', { name: words.rest }).click();
  const ask = askWith(portal.url, await signIn(portal, TEACHER));
  const counted = async () => (await ask(attendance.readCount, { params: { sessionId } })).count;
  await expect.poll(counted).toMatchObject({ presentCount: 11, lateCount: 1, absentCount: 0 });
  await page.getByRole('button', { name: words.undo }).click();
  await expect.poll(counted).toMatchObject({ presentCount: 1, lateCount: 1, absentCount: 0 });
  await page.reload();
  await pressed(1, words.late);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.close }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.close }).click();
  await expect.poll(counted).toMatchObject({ presentCount: 1, lateCount: 1, absentCount: 10 });
  await expect(page.getByText(words.closed, { exact: true })).toBeVisible();
});

for (const language of LANGUAGES) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`C5 digits on the wall are typed on the programme’s page (${language})`, async ({ portal, signedInAs }) => {
      const { programmeId, sessionId } = await portal.beginClass();
      const key = await keyOf(askWith(portal.url, await signIn(portal, TEACHER)), sessionId);
      const page = await signedInAs('student', { language });
      await page.setViewportSize(PHONE);
      await page.goto(`/lrn/baeum/detail/${programmeId}`);
      await expect(page.getByRole('heading', { name: words.now })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('textbox', { name: words.digits }).fill(makeDigits(key, windowAt(Date.now())));
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.now })).toBeHidden();
      await expect(
        page.getByRole('listitem').filter({ hasText: words.first }).getByText(words.present, { exact: true }),
      ).toBeVisible();
    });
}

test('C5 digits that came late wait for the nod', async ({ portal, signedInAs }) => {
  const words = WORDS.ko;
  const { sessionId } = await portal.beginClass();
  const ask = askWith(portal.url, await signIn(portal, TEACHER));
  const typedAt = new Date(Date.now() - 90_000);
  const digits = makeDigits(await keyOf(ask, sessionId), windowAt(typedAt.getTime()));
  const student = askWith(portal.url, await signIn(portal, 'student'));
  const body = { digits, typedAt: typedAt.toISOString(), sentAt: new Date().toISOString() };
  expect(await student(attendance.typeCode, { params: { sessionId }, body })).toMatchObject({ waits: true });
  const page = await signedInAs(TEACHER);
  await page.setViewportSize(PHONE);
  await page.goto(`/lrn/programme/attendance/${sessionId}`);
  await page.getByRole('tab', { name: words.sheet }).click();
  await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: words.accept }).click();
  const counted = async () => (await ask(attendance.readCount, { params: { sessionId } })).count;
  await expect.poll(counted).toMatchObject({ presentCount: 1, waitingCount: 0 });
  await expect(page.getByRole('heading', { name: words.waiting })).toBeHidden();
});

for (const language of LANGUAGES) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`C5 an outside lecturer shows the code by a link that can be ended (${language})`, async ({
      portal,
      signedInAs,
      openDevice,
      browserErrors,
    }) => {
      browserErrors.expect(/link\/read answered 404/);
      const { sessionId } = await portal.beginClass();
      const page = await signedInAs(TEACHER, { language });
      await page.goto(`/lrn/programme/attendance/${sessionId}`);
      await page.getByRole('button', { name: words.more }).click();
      await page.getByRole('menuitem', { name: words.link }).click();
      await page.getByRole('button', { name: words.make }).click();
      const address = await page.getByRole('textbox', { name: words.address }).inputValue();
      await expectAccessible(page);

      const lecturer = await openDevice();
      await lecturer.setViewportSize(PHONE);
      await lecturer.addInitScript((locale) => localStorage.setItem('locale', locale), language);
      await lecturer.goto(new URL(address).pathname + new URL(address).hash);
      await expect(lecturer.getByRole('heading', { level: 1, name: words.name })).toBeVisible();
      await expect(lecturer.getByRole('img', { name: words.picture })).toBeVisible();
      await expect(lecturer.getByText(words.private)).toBeVisible();
      await expectAccessible(lecturer);
      await expectNoSidewaysScroll(lecturer);
      await page.getByRole('button', { name: words.end }).click();
      await expect(lecturer.getByRole('heading', { name: words.ended })).toBeVisible({ timeout: 20_000 });
    });
}
