import type { Page } from '@playwright/test';

import { applyToCentre, approve, askProfessor, beginOf, keyOf } from './counselling-steps.ts';
import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const WORDS = '발표를 앞두고 많이 힘들어 보여요. 센터에서 이야기해 보면 좋겠어요.';
const CAREER_WORDS = '관심 분야가 뚜렷해요. 인턴을 함께 찾아 주시면 좋겠어요.';
const OWN_WORDS = '잠이 오지 않고 집중이 안 돼요.';
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const SHARED = '관심 있는 일을 함께 적어 보았어요.';
const MINUTE_MS = 60_000;
const FORM = '/cnslt/psychological/cntc/form';

interface Wish {
  readonly to: '심리상담' | '진로·취업상담' | '학습 코칭';
  readonly reason: string;
  readonly words: string;
}
const CENTRE: Wish = { to: '심리상담', reason: '기운 없음·우울', words: WORDS };
const CAREER: Wish = { to: '진로·취업상담', reason: '취업 준비', words: CAREER_WORDS };
const COACH: Wish = {
  to: '학습 코칭',
  reason: '대학생활·시간 관리',
  words: '과제를 미루지 않는 방법을 함께 찾아 주세요.',
};

/** Refers the first student of that name among the professor's, and gives the address of the referral. */
async function refer(page: Page, name: string, wish = CENTRE): Promise<string> {
  await page.goto(FORM);
  await expect(page.getByRole('heading', { level: 1, name: '상담 의뢰' })).toBeVisible();
  await page.getByRole('button', { name: '학생에게 물어보기' }).click();
  await expect(page.getByText('학생을 골라 주세요.')).toBeVisible();
  const field = page.getByPlaceholder('이름이나 학번');
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
  return askAbout(page, wish);
}

/** Fills in the referral of the chosen student, and asks the student. */
async function askAbout(page: Page, { to, reason, words }: Wish): Promise<string> {
  await page.getByRole('radio', { name: to }).check();
  await page.getByText(reason, { exact: true }).click();
  await page.getByRole('textbox', { name: '학생과 상담자에게 전할 말' }).fill(words);
  await expectAccessible(page);
  await page.getByRole('button', { name: '학생에게 물어보기' }).click();
  await expect(page).toHaveURL(/\/cntc\/detail\//);
  await expect(page.getByText('학생 답변 대기').first()).toBeVisible();
  return page.url();
}

async function open(student: Page, words = WORDS): Promise<void> {
  await student.goto('/cs/hist/list');
  const row = student.getByRole('listitem').filter({ hasText: '상담 제안이 왔어요' }).first();
  await row.getByRole('link').click();
  await expect(student.getByText(words)).toBeVisible();
}

/** Chooses a free hour of somebody in the list; the first one may be too near a minute later. */
async function chooseHourOf(student: Page, name: string): Promise<void> {
  const found = student.getByRole('listitem').filter({ hasText: name });
  await found
    .getByRole('link', { name: /에게 신청하기/ })
    .last()
    .click();
}

async function apply(student: Page): Promise<void> {
  await expect(student).toHaveURL('/cs/psch/reqst/agre');
  await expect(student.getByRole('heading', { level: 1, name: '심리상담 신청', exact: true })).toBeVisible();
  await applyToCentre(student, OWN_WORDS);
}

/** Assigns a counsellor who is free a week from now, at nine in the evening. */
async function assign(manager: Page): Promise<void> {
  await manager.getByRole('button', { name: '상담자와 첫 시간 정하기' }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '날짜' }).fill(IN_A_WEEK);
  await dialog.getByRole('combobox', { name: '시각' }).click();
  await manager.getByRole('option', { name: '오후 9:00' }).click();
  const free = dialog.locator('label').filter({ hasText: '그 시간 비어 있음' }).first();
  await expect(free).toBeVisible();
  await free.getByRole('radio').check();
  await dialog.getByRole('button', { name: '상담자와 첫 시간 정하기' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('a referral to the counselling centre', () => {
  test.use({ changesData: true });

  test('Y8 is agreed to on a phone, applied for and linked, and the professor reads no word of it', async ({
    signedInAs,
    browserErrors,
  }) => {
    test.slow(); // four people, one after another
    const professor = await signedInAs('supervisor');
    const address = await refer(professor, '김서윤');
    const other = await signedInAs('fulltime', { elsewhere: true });
    browserErrors.expect(/GET \/view\/cdp\/cnslt\/psychological\/cntc\/.* answered 404/);
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1, name: '찾을 수 없는 의뢰예요' })).toBeVisible();

    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await open(student);
    await expect(student).toHaveTitle('상담 - 나루');
    await expectAccessible(student);
    await expectNoSidewaysScroll(student);
    await student.getByRole('button', { name: '동의하고 신청하러 가기' }).click();
    await apply(student);

    await professor.goto(address);
    await expect(professor.getByText('접수됨', { exact: true }).first()).toBeVisible();
    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await manager.goto('/cnslt/psychological/dtls/list?referred=Y');
    await manager.getByRole('link', { name: '김서윤' }).first().click();
    await expect(manager.getByText(WORDS)).toBeVisible();
    await expect(manager.getByText(OWN_WORDS)).toBeVisible();
    await expectAccessible(manager);

    await assign(manager);
    await professor.goto(address);
    await expect(professor.getByText('연결됨', { exact: true }).first()).toBeVisible();
    await manager.getByRole('button', { name: '접수 취소하기' }).click();
    const ending = manager.getByRole('dialog');
    await ending.getByRole('button', { name: '접수 취소하기' }).click();
    await expect(ending).toBeHidden();
    await professor.reload();
    await expect(professor.getByText('종결', { exact: true }).first()).toBeVisible();
    await expect(professor.getByText(OWN_WORDS)).toHaveCount(0);
  });

  test('Y8 is gone with its words when the student does not want it', async ({ signedInAs }) => {
    const professor = await signedInAs('supervisor');
    const address = await refer(professor, '김서윤');
    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await open(student);
    await student.getByRole('button', { name: '원하지 않아요' }).click();
    await student.getByRole('dialog').getByRole('button', { name: '원하지 않아요' }).click();
    await expect(student.getByText('교수님이 쓴 내용은 지웠어요').first()).toBeVisible();
    await professor.goto(address);
    await expect(professor.getByText('학생이 원하지 않음').first()).toBeVisible();
    await expect(professor.getByText(WORDS)).toBeHidden();
  });
});

test.describe('a referral to a career counsellor or a coach', () => {
  test.use({ changesData: true });

  test('P15 is agreed to on a phone, goes with the request of an hour and is linked when that is approved', async ({
    signedInAs,
  }) => {
    test.slow(); // three people, one after another
    const counsellor = await signedInAs('career');
    await counsellor.goto('/cnslt/career/dtls/settings');
    await counsellor.getByLabel('신청하면 바로 승인').uncheck();
    await counsellor.getByRole('button', { name: '저장하기' }).click();
    await expect(counsellor.getByText('상담 설정을 저장했어요.')).toBeVisible();
    const professor = await signedInAs('supervisor', { elsewhere: true });
    const address = await refer(professor, '김서윤', CAREER);

    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await open(student, CAREER_WORDS);
    await expectAccessible(student);
    await expectNoSidewaysScroll(student);
    await student.getByRole('button', { name: '동의하고 시간 고르기' }).click();
    await expect(student).toHaveURL(/\/cs\/prof\/reqst\/list\?kind=CAREER/);
    await chooseHourOf(student, '권보람');
    await expect(student.getByText('교수님이 쓴 내용이 이 신청과 함께 전해져요.')).toBeVisible();
    // Known answers are not asked again.
    const topics = student.getByRole('group', { name: /무엇을 이야기할까요/ });
    await expect(topics.getByRole('checkbox', { name: '취업', exact: true })).toBeChecked();
    await expect(student.getByRole('textbox', { name: '상담사에게 전할 말' })).toHaveValue(
      /교수님의 제안으로 신청해요/,
    );
    await expectAccessible(student);
    await student.getByRole('button', { name: '신청하기', exact: true }).click();
    await expect(student).toHaveURL(/\/cs\/hist\/detail\//);
    await expect(student.getByText(CAREER_WORDS)).toBeVisible();
    await expectNoSidewaysScroll(student);
    const id = keyOf(student);

    await professor.goto(address);
    await expect(professor.getByText('접수됨', { exact: true }).first()).toBeVisible();
    await counsellor.goto(`/cnslt/career/dtls/detail/${id}`);
    await expect(counsellor.getByText(CAREER_WORDS)).toBeVisible();
    await expectAccessible(counsellor);
    await counsellor.getByRole('button', { name: '승인하기' }).click();
    await expect(counsellor.getByText('승인했어요. 학생에게 알렸어요.')).toBeVisible();
    await professor.reload();
    await expect(professor.getByText('연결됨', { exact: true }).first()).toBeVisible();
    await expect(professor.getByText('진로·취업상담').first()).toBeVisible();
  });

  test('P15 begins at the record of a meeting, and nothing of what is being written there is lost', async ({
    signedInAs,
    portal,
  }) => {
    test.slow(); // three people, one after another
    const student = await signedInAs('student');
    await student.setViewportSize(PHONE);
    const meeting = await askProfessor(student, '어떤 길이 맞는지 모르겠어요.');
    const professor = await signedInAs('supervisor', { elsewhere: true });
    await approve(professor, meeting);
    await portal.setClock(new Date((await beginOf(portal, 'student', meeting)).getTime() + MINUTE_MS));
    await professor.goto(`/cnslt/professor/dtls/form/${meeting}`);
    await professor.getByRole('textbox', { name: '함께 나눈 이야기' }).fill(SHARED);
    await professor.getByRole('link', { name: '상담 의뢰하기' }).click();
    // Unsaved text keeps the person here until they choose to leave.
    await professor.getByRole('alertdialog').getByRole('button', { name: '계속 쓰기' }).click();
    await expect(professor.getByRole('textbox', { name: '함께 나눈 이야기' })).toHaveValue(SHARED);
    await professor.getByRole('button', { name: '기록 저장하기' }).click();
    await expect(professor.getByText('기록을 남겼어요. 학생에게 알렸어요.')).toBeVisible();
    await expect(professor.getByText(SHARED)).toBeVisible();
    await expectAccessible(professor);
    await professor.getByRole('link', { name: '상담 의뢰하기' }).click();
    await expect(professor.getByRole('heading', { level: 1, name: '상담 의뢰' })).toBeVisible();
    await expect(professor.getByPlaceholder('이름이나 학번')).toHaveValue(/김서윤/);
    const address = await askAbout(professor, COACH);

    await open(student, COACH.words);
    await student.getByRole('button', { name: '동의하고 시간 고르기' }).click();
    await expect(student).toHaveURL(/\/cs\/prof\/reqst\/list\?kind=COACH/);
    await chooseHourOf(student, '오세진');
    await expect(student.getByText('교수님이 쓴 내용이 이 신청과 함께 전해져요.', { exact: false })).toBeVisible();
    await student.getByRole('button', { name: '신청하기', exact: true }).click();
    await expect(student).toHaveURL(/\/cs\/hist\/detail\//);
    await expect(student.getByText(COACH.words)).toBeVisible();
    await professor.goto(address);
    const coach = await signedInAs('coach', { elsewhere: true });
    await coach.goto(`/cnslt/professor/dtls/detail/${keyOf(student)}`);
    await expect(coach.getByText(COACH.words)).toBeVisible();
    // The professor's record of the meeting is not passed on.
    await expect(coach.getByText(SHARED)).toHaveCount(0);
    await expect(student.getByText(SHARED)).toHaveCount(0);
  });
});
