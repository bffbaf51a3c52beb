import type { Page } from '@playwright/test';

import { approve, beginOf, chooseCommonHour, chooseFreeHour, readAs, sendRequest } from './counselling-steps.ts';
import { expect, test, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const MESSAGE = '함께 준비하는 공모전 이야기를 하고 싶어요.';
const SHARED = '공모전 일정을 나누고 역할을 정했어요.';
const FOR_ALL = '자료 조사하기';
const FOR_ONE = '발표 자료 초안 쓰기';
const MINUTE_MS = 60_000;
/** Minutes after which somebody counts as absent. */
const GRACE_MINUTES = 10;
/** Work that the clock starts ends in the background; a busy machine takes its time. */
const STRUCK_MS = 100_000;

/** Names an hour as the grid of a week does: the 24th of November at two. */
function nameHour(address: string): RegExp {
  const { searchParams } = new URL(address);
  const [, month, day] = (searchParams.get('date') ?? '').split('-').map(Number);
  const hour = Number(searchParams.get('hour'));
  return new RegExp(`^${month}월 ${day}일 .* ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시,`);
}

/** Opens the form for that hour. */
async function openForm(student: Page, address: string): Promise<void> {
  await student.setViewportSize(PHONE);
  await student.goto(address);
  await expect(student.getByRole('heading', { level: 1, name: '상담 신청' })).toBeVisible();
}

test.describe('an hour for several students', () => {
  test.use({ changesData: true });

  test('P4 P8 is opened for three, asked for on phones, and recorded at once, each with what is theirs to do', async ({
    signedInAs,
    portal,
    browserErrors,
  }) => {
    browserErrors.expect(/POST .*\/complete answered 422/);
    test.slow(); // five people, one after another
    const first = await signedInAs('freshman');
    await first.setViewportSize(PHONE);
    await chooseCommonHour(first, portal, ['freshman', 'student', 'graduate', 'peer']);
    const address = first.url();
    const date = new URL(address).searchParams.get('date') ?? '';

    const professor = await signedInAs('supervisor', { elsewhere: true });
    await professor.goto(`/cnslt/professor/dtls/list?week=${date}`);
    const hour = professor.getByRole('button', { name: nameHour(address) });
    await hour.click();
    const sheet = professor.getByRole('dialog');
    await sheet.getByRole('textbox', { name: '함께하는 학생 수' }).fill('3');
    await expectAccessible(professor);
    await sheet.getByRole('button', { name: '저장하기' }).click();
    await expect(professor.getByText('이 시간을 바꿨어요.')).toBeVisible();

    await openForm(first, address);
    await expect(first.getByText('함께하는 상담이에요. 3자리 남았어요.')).toBeVisible();
    await expectNoSidewaysScroll(first);
    const requests = [await sendRequest(first, MESSAGE)];
    const second = await signedInAs('student', { elsewhere: true });
    await openForm(second, address);
    await expect(second.getByText('함께하는 상담이에요. 2자리 남았어요.')).toBeVisible();
    requests.push(await sendRequest(second, MESSAGE));
    const third = await signedInAs('graduate', { elsewhere: true });
    await openForm(third, address);
    requests.push(await sendRequest(third, MESSAGE));
    const late = await signedInAs('peer', { elsewhere: true });
    await openForm(late, address);
    await expect(late.getByText(/고른 시간은 이제 신청할 수 없어요/)).toBeVisible();

    for (const id of requests) await approve(professor, id);
    await professor.goto(`/cnslt/professor/dtls/list?week=${date}`);
    await expect(hour).toHaveAccessibleName(/집단상담 3명, 승인/);
    await expectAccessible(professor);

    const begin = (await beginOf(portal, 'freshman', requests[0] ?? '')).getTime();
    await portal.setClock(new Date(begin + MINUTE_MS));
    await professor.goto(`/cnslt/professor/dtls/detail/${requests[0]}`);
    await expect(professor.getByRole('heading', { name: '함께하는 다른 학생 2명' })).toBeVisible();
    await professor.getByRole('link', { name: '기록하기' }).click();
    await expect(professor.getByRole('heading', { level: 1, name: '집단상담 기록' })).toBeVisible();
    const came = professor.getByRole('group', { name: /누가 왔나요/ });
    await expect(came.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await came.getByText('정유진', { exact: true }).click();
    await professor.getByRole('textbox', { name: '함께 나눈 이야기' }).fill(SHARED);
    await professor.getByRole('button', { name: '할 일 추가하기' }).click();
    await professor.getByRole('textbox', { name: '할 일 1' }).fill(FOR_ALL);
    await professor.getByRole('button', { name: '할 일 추가하기' }).click();
    await professor.getByRole('textbox', { name: '할 일 2' }).fill(FOR_ONE);
    await professor.getByRole('combobox', { name: '어느 학생' }).nth(1).click();
    await professor.getByRole('option', { name: '이도현' }).click();
    await expectAccessible(professor);
    // A minute after the beginning nobody counts as absent yet; the written text stays.
    await professor.getByRole('button', { name: '기록 저장하기' }).click();
    await expect(professor.getByText(/시작되고 10분이 지난 뒤에 표시할 수 있어요/).first()).toBeVisible();
    await expectAccessible(professor);
    await portal.setClock(new Date(begin + GRACE_MINUTES * MINUTE_MS));
    await professor.getByRole('button', { name: '기록 저장하기' }).click();
    await expect(professor.getByText('기록을 남겼어요. 학생들에게 알렸어요.')).toBeVisible();

    await first.reload();
    await expect(first.getByText(SHARED)).toBeVisible();
    await expect(first.getByRole('checkbox')).toHaveCount(2);
    await expect(first.getByRole('checkbox', { name: FOR_ONE })).not.toBeChecked();
    await expectNoSidewaysScroll(first);
    await expectAccessible(first);
    await second.reload();
    await expect(second.getByText(SHARED)).toBeVisible();
    await expect(second.getByRole('checkbox')).toHaveCount(1);
    await second.getByRole('checkbox', { name: FOR_ALL }).click();
    await expect(second.getByText('할 일을 마쳤어요.')).toBeVisible();
    await third.reload();
    await expect(third.getByText('불참으로 표시되어 있어요. 사실과 다르면 알려 주세요.')).toBeVisible();
    await expect(third.getByText(SHARED)).toHaveCount(0);

    // The professor closes the follow-up of one student; the others' stay open.
    await professor.goto(`/cnslt/professor/dtls/detail/${requests[0]}`);
    await professor.getByRole('checkbox', { name: FOR_ONE }).click();
    await expect(professor.getByText('할 일을 마쳤어요.')).toBeVisible();
    await expect(professor.getByRole('checkbox', { name: FOR_ALL })).not.toBeChecked();
    await expect(professor.getByText('대학원 심리학과 · 불참')).toBeVisible();
    await first.reload();
    await expect(first.getByRole('checkbox', { name: FOR_ONE })).toBeChecked();
  });
});

interface Waiting {
  readonly waitingList: readonly { readonly offer: { readonly until: string } | null }[];
}

/** Joins the waiting list of the professor. */
async function joinWaiting(student: Page, profile: string): Promise<void> {
  await student.setViewportSize(PHONE);
  await student.goto(profile);
  await student.getByRole('button', { name: '자리가 나면 알림 받기' }).click();
  await expect(student.getByText('자리가 나면 바로 알려 드릴게요.')).toBeVisible();
}

async function endOfOffer(portal: Portal, username: string): Promise<Date> {
  const { waitingList } = await readAs<Waiting>(portal, username, '/view/cdp/cs/prof/wait');
  return new Date(waitingList[0]?.offer?.until ?? Number.NaN);
}

test.describe('waiting for an hour', () => {
  test.use({ changesData: true });

  test('P11 is offered to who waits longest, then to the next, who takes it', async ({ signedInAs, portal }) => {
    test.setTimeout(240_000); // four people, one after another
    const before = await signedInAs('freshman');
    await before.setViewportSize(PHONE);
    await chooseCommonHour(before, portal, ['freshman', 'student', 'graduate']);
    const address = before.url();
    const profile = new URL(address).pathname.replace('/form/', '/profile/');
    await sendRequest(before, MESSAGE);

    const longest = await signedInAs('student', { elsewhere: true });
    await joinWaiting(longest, profile);
    await expectAccessible(longest);
    const next = await signedInAs('graduate', { elsewhere: true });
    await joinWaiting(next, profile);

    await before.getByRole('button', { name: '신청 취소하기' }).click();
    await before.getByRole('dialog').getByRole('button', { name: '신청 취소하기' }).click();
    await expect(before.getByText('신청을 취소했어요.')).toBeVisible();
    const offered = (page: Page) => page.getByText('박정훈 교수님 자리가 났어요.');
    await longest.goto('/cs/prof/reqst/list');
    await expect(offered(longest)).toBeVisible();
    await expectNoSidewaysScroll(longest);
    await expectAccessible(longest);
    await next.goto('/cs/prof/reqst/list');
    await expect(next.getByText('박정훈 교수님을 기다리고 있어요.')).toBeVisible();
    // Nobody else can request the hour in the meantime.
    await openForm(before, address);
    await expect(before.getByText(/고른 시간은 이제 신청할 수 없어요/)).toBeVisible();

    await portal.setClock(new Date((await endOfOffer(portal, 'student')).getTime() + MINUTE_MS));
    await portal.strike();
    await expect(async () => {
      await next.reload();
      await expect(offered(next)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: STRUCK_MS });
    await longest.reload();
    await expect(longest.getByRole('heading', { level: 1, name: '상담 신청' })).toBeVisible();
    await expect(offered(longest)).toHaveCount(0);
    await longest.goto(profile);
    await expect(longest.getByRole('button', { name: '자리가 나면 알림 받기' })).toBeVisible();

    await next.getByRole('link', { name: '이 시간으로 신청하기' }).click();
    await expect(next.getByRole('button', { name: '바꾸기' })).toBeVisible();
    const id = await sendRequest(next, MESSAGE);
    const professor = await signedInAs('supervisor', { elsewhere: true });
    await approve(professor, id);
    await next.goto('/cs/prof/reqst/list');
    await expect(next.getByRole('heading', { level: 1, name: '상담 신청' })).toBeVisible();
    await expect(next.getByText(/박정훈 교수님.* (났어요|기다리고 있어요)\./)).toHaveCount(0);
  });
});

interface Hours {
  readonly slotList: readonly { readonly date: string }[];
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const FRIDAY = 5;
const HOURS = ['오전 10시', '오전 11시', '오후 1시', '오후 2시', '오후 3시', '오후 4시', '오후 5시', '오후 6시'];
const TAKEN = '오후 2시';

/** Finds the first Friday on which both have all these hours free. */
async function findFreeFriday(portal: Portal, counsellorId: string): Promise<string> {
  for (let week = 0; week < 3; week += 1) {
    const from = new Date(Date.now() + week * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10);
    const path = `/view/cdp/cs/prof/reqst/profile/${counsellorId}/slot?from=${from}`;
    const own = await Promise.all(['freshman', 'student'].map((name) => readAs<Hours>(portal, name, path)));
    const fridays = own.map(({ slotList }) => slotList.filter(({ date }) => new Date(date).getUTCDay() === FRIDAY));
    if (fridays.every((slots) => slots.length >= HOURS.length)) return fridays[0]?.[0]?.date ?? '';
  }
  throw new Error('No Friday is free.');
}

/** Turns to the week of a day, and to the day. */
async function openDay(student: Page, date: string): Promise<void> {
  const [, month, day] = date.split('-').map(Number);
  const days = student.getByRole('button', { name: /(비어 있어요|없어요)$/ });
  const wanted = student.getByRole('button', { name: new RegExp(`^${month}월 ${day}일 .*(비어 있어요|없어요)$`) });
  await expect(days).toHaveCount(WEEK_DAYS);
  for (let weeks = 0; weeks < 3 && (await wanted.count()) === 0; weeks += 1) {
    await student.getByRole('button', { name: '다음 주로' }).click();
    await expect(days).toHaveCount(WEEK_DAYS);
  }
  // Days turn at once, and say what is free in them once the answer is drawn.
  await expect(wanted).toHaveAccessibleName(/비어 있어요$/);
  await wanted.click();
}

test.describe('hours side by side', () => {
  test.use({ changesData: true });

  test('P1 P3 are suggested next to what the professor has that day, and none is left out', async ({
    signedInAs,
    portal,
  }) => {
    test.slow(); // three people, one after another
    const professor = await signedInAs('supervisor');
    await professor.goto('/cnslt/professor/dtls/hours');
    const grid = professor.getByRole('grid', { name: '매주 여는 시간표' });
    for (const hour of HOURS) {
      const cell = grid.getByRole('button', { name: new RegExp(`^금 ${hour},`) });
      if ((await cell.innerText()).includes('닫힘')) await cell.click();
      await expect(cell).toHaveAccessibleName(`금 ${hour}, 열림`);
    }
    await professor.getByRole('button', { name: '저장하기' }).click();
    await expect(professor.getByText('시간을 열어 두었어요.')).toBeVisible();

    const one = await signedInAs('freshman', { elsewhere: true });
    await one.setViewportSize(PHONE);
    await chooseFreeHour(one);
    const counsellorId = new URL(one.url()).pathname.split('/').at(-1) ?? '';
    const friday = await findFreeFriday(portal, counsellorId);
    await openForm(one, `/cs/prof/reqst/form/${counsellorId}?date=${friday}&hour=14`);
    await expect(one.getByRole('button', { name: '바꾸기' })).toBeVisible();
    await sendRequest(one, MESSAGE);

    const other = await signedInAs('student', { elsewhere: true });
    await other.setViewportSize(PHONE);
    await other.goto(`/cs/prof/reqst/profile/${counsellorId}`);
    await expect(other.getByRole('heading', { level: 1, name: '시간 고르기' })).toBeVisible();
    await openDay(other, friday);
    await expect(other.getByText('언제든 괜찮다면 다른 상담 바로 앞뒤 시간이 좋아요.')).toBeVisible();
    const suggested = other.getByRole('button', { name: /시 고르기$/ });
    await expect(suggested).toHaveText(['오후 1시', '오후 3시']);
    for (const hour of HOURS.filter((each) => each !== TAKEN))
      await expect(other.getByRole('radio', { name: hour, exact: true })).toBeEnabled();
    await expectNoSidewaysScroll(other);
    await expectAccessible(other);
    await suggested.last().click();
    await expect(other.getByRole('radio', { name: '오후 3시', exact: true })).toBeChecked();
    await other.getByRole('link', { name: '이 시간으로 신청하기' }).click();
    await expect(other).toHaveURL(new RegExp(`date=${friday}&hour=15`));
  });
});
