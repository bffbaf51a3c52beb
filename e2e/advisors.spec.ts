import type { Locator, Page } from '@playwright/test';

import { readAs } from './counselling-steps.ts';
import { expect, test, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const REASON = '하고 싶은 연구가 달라졌어요.';
const WORD = '다음 주부터 새 교수님과 만나요.';

interface Found {
  readonly stdntId: string;
  readonly name: string;
  readonly studentNo: string;
}

/** A student as the office sees them. */
async function findStudent(portal: Portal, name: string): Promise<Found> {
  const address = `/view/cdp/admin/advisor/page?searchText=${encodeURIComponent(name)}`;
  const { studentPage } = await readAs<{ studentPage: { content: Found[] } }>(portal, 'admin', address);
  const found = studentPage.content.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

interface Advisors {
  readonly advisorPage: { readonly content: readonly { readonly name: string; readonly count: number }[] };
}

/** Lists advisors of the chief's department, those with most students first. */
async function listAdvisors(portal: Portal): Promise<string[]> {
  const { advisorPage } = await readAs<Advisors>(portal, 'chief', '/view/cdp/admin/advisor/professor/page?size=100');
  return advisorPage.content.toSorted((one, other) => other.count - one.count).map(({ name }) => name);
}

/** Today's date as people in Korea write it. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date());

/** Opens a student in the list of the office. */
async function openInList(page: Page, name: string): Promise<Locator> {
  await page.goto(`/admin/advisor/list?text=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('heading', { name: '지도교수 바꾸기' })).toBeVisible();
  return sheet;
}

async function importFile(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto('/admin/advisor/list');
  await page.getByRole('button', { name: '파일로 배정하기' }).click();
  const sheet = page.getByRole('dialog', { name: '파일로 배정하기' });
  const buffer = Buffer.from(['학번,지도교수 번호,시작일,사유', ...lines].join('\r\n'));
  await sheet.locator('input[type=file]').setInputFiles({ name: '배정.csv', mimeType: 'text/csv', buffer });
  await expect(sheet.getByRole('heading', { name: '1명의 지도교수가 바뀌어요' })).toBeVisible();
}

test.describe('advisors', () => {
  test.use({ changesData: true });

  test('P13 are assigned by a file, and the student lets the new one read what was shared', async ({
    signedInAs,
    portal,
    browserErrors,
  }) => {
    test.slow(); // four people, one after another
    browserErrors.expect(/stdnt\/detail\/.* answered 404/);
    const { studentNo, stdntId } = await findStudent(portal, '김서윤');
    const admin = await signedInAs('admin');
    await importFile(admin, [`${studentNo},fulltime,${today()},연구년`, `0000000000,fulltime,${today()},연구년`]);
    const sheet = admin.getByRole('dialog', { name: '파일로 배정하기' });
    await expect(sheet.getByRole('heading', { name: '잘못된 줄이 1개 있어요' })).toBeVisible();
    await expect(sheet.getByText('3번째 줄 · 0000000000')).toBeVisible();
    const saving = admin.waitForEvent('download');
    await sheet.getByRole('button', { name: '잘못된 줄 내려받기' }).click();
    expect((await saving).suggestedFilename()).toBe('지도교수-배정-오류.csv');
    await expectAccessible(admin);
    await sheet.getByRole('button', { name: '1명에게 적용하기' }).click();
    await expect(admin.getByText('1명의 지도교수를 정했어요.')).toBeVisible();

    const before = await signedInAs('supervisor', { elsewhere: true });
    await before.goto(`/cnslt/professor/stdnt/form/${stdntId}`);
    await expect(before.getByRole('heading', { level: 1, name: '이 학생을 찾을 수 없어요' })).toBeVisible();

    const after = await signedInAs('fulltime', { elsewhere: true });
    await after.goto(`/cnslt/professor/stdnt/form/${stdntId}`);
    await expect(after.getByRole('heading', { level: 1, name: /김서윤/ })).toBeVisible();
    const earlier = after.getByRole('heading', { name: '예전 지도교수와의 상담' });
    await expect(earlier).toHaveCount(0);

    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await student.goto('/cs/prof/advisor');
    await expect(student.getByRole('heading', { name: '이수정', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(student);
    await expectAccessible(student);
    await student.getByRole('button', { name: '보여 주기', exact: true }).click();
    await expect(student.getByText('지금 지도교수가 예전 기록을 볼 수 있어요.')).toBeVisible();

    await after.reload();
    await expect(earlier).toBeVisible();
    await expectAccessible(after);

    await student.getByRole('button', { name: '그만 보여 주기' }).click();
    await expect(student.getByText('지금 지도교수는 예전 기록을 볼 수 없어요.')).toBeVisible();
    await after.reload();
    await expect(after.getByRole('heading', { level: 1, name: /김서윤/ })).toBeVisible();
    await expect(earlier).toHaveCount(0);
  });

  test('P13 are distributed evenly by the chief, adjusted by hand', async ({ signedInAs, portal }) => {
    const [leaving = '', one = '', two = ''] = await listAdvisors(portal);
    const chief = await signedInAs('chief');
    await chief.goto('/admin/advisor/list');
    await chief.getByRole('button', { name: '고르게 나누기' }).click();
    const sheet = chief.getByRole('dialog', { name: '고르게 나누기' });
    await sheet.getByText('떠나는 교수의 학생', { exact: true }).click();
    await sheet.getByRole('combobox', { name: '떠나는 교수', exact: true }).fill(leaving);
    await chief.getByRole('option', { name: new RegExp(leaving) }).click();
    for (const name of [one, two]) {
      await sheet.getByRole('combobox', { name: '나눠 맡을 교수', exact: true }).fill(name);
      await chief.getByRole('option', { name: new RegExp(name) }).click();
    }
    // Whether the list of the last choice still stands open or not, Escape takes nothing away.
    await chief.keyboard.press('Escape');
    const question = chief.getByRole('alertdialog', { name: '이 창을 닫을까요?' });
    await chief.keyboard.press('Escape');
    // The question may come a moment later, and then lies above the button.
    await expect(async () => {
      if (await question.isVisible()) await question.getByRole('button', { name: '계속 쓰기' }).click();
      await sheet.getByRole('button', { name: '미리 보기' }).click({ timeout: 2_000 });
    }).toPass();
    const loads = sheet.getByText(/^\d+명 → \d+명$/);
    await expect(loads).toHaveCount(2);
    const told = await loads.allInnerTexts();
    const counts = told.map((text) => Number(/→ (\d+)명/.exec(text)?.[1]));
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    await expectAccessible(chief);
    const first = sheet.getByRole('combobox', { name: /의 지도교수/ }).first();
    const other = (await first.innerText()).includes(one) ? two : one;
    await first.click();
    await chief.getByRole('option', { name: other }).click();
    await expect(loads).not.toHaveText(told);
    await sheet.getByRole('button', { name: /명에게 적용하기$/ }).click();
    await expect(chief.getByText(/명의 지도교수를 정했어요\.$/)).toBeVisible();
  });

  test('P13 a student asks for another one on a phone, and the chief accepts', async ({
    signedInAs,
    browserErrors,
  }) => {
    browserErrors.expect(/advisor\/request answered 422/);
    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    await student.goto('/cs/prof/reqst/list');
    await student.getByRole('link', { name: '내 지도교수', exact: true }).click();
    await student.getByRole('button', { name: '다른 지도교수 신청하기' }).click();
    const sheet = student.getByRole('dialog', { name: '다른 지도교수 신청하기' });
    await sheet.getByRole('button', { name: '신청하기' }).click();
    await expect(sheet.getByText('이유를 적어 주세요.')).toBeVisible();
    await sheet.getByRole('textbox', { name: '이유' }).fill(REASON);
    await sheet.getByRole('combobox', { name: '바라는 교수', exact: true }).fill('최은정');
    await student.getByRole('option', { name: /최은정/ }).click();
    await sheet.getByRole('button', { name: '신청하기' }).click();
    await expect(student.getByText('답을 기다려요', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(student);
    await expectAccessible(student);

    const chief = await signedInAs('chief', { elsewhere: true });
    await chief.setViewportSize(PHONE);
    await chief.goto('/admin/advisor/list?view=request');
    await expect(chief.getByText(REASON)).toBeVisible();
    await expectAccessible(chief);
    await chief.getByRole('button', { name: '승인하기' }).click();
    const answer = chief.getByRole('dialog', { name: /신청 승인하기$/ });
    // The written answer stays, also where the sheet is closed by mistake.
    await answer.getByRole('textbox', { name: '학생에게 전할 말' }).fill(WORD);
    await chief.keyboard.press('Escape');
    await expect(answer).toBeHidden();
    await chief.getByRole('button', { name: '승인하기' }).click();
    await expect(answer.getByRole('textbox', { name: '학생에게 전할 말' })).toHaveValue(WORD);
    await answer.getByRole('button', { name: '승인하기' }).click();
    await expect(chief.getByText('신청을 승인했어요.')).toBeVisible();
    await expect(chief.getByText('기다리는 변경 신청이 없어요')).toBeVisible();

    await student.reload();
    await expect(student.getByText('승인됐어요', { exact: true })).toBeVisible();
    await expect(student.getByRole('heading', { name: '최은정', exact: true })).toBeVisible();
    await expect(student.getByRole('heading', { name: '지난 지도교수' })).toBeVisible();
  });

  test('P13 are ended without a successor by a press, and followed by another whom the office chooses', async ({
    signedInAs,
    portal,
    browserErrors,
  }) => {
    test.slow(); // four people, one after another
    browserErrors.expect(/stdnt\/detail\/.* answered 404/);
    const { stdntId } = await findStudent(portal, '김서윤');
    const known = `/cnslt/professor/stdnt/form/${stdntId}`;
    const advisor = await signedInAs('supervisor');
    await advisor.goto(known);
    await expect(advisor.getByRole('heading', { level: 1, name: /김서윤/ })).toBeVisible();

    const admin = await signedInAs('admin', { elsewhere: true });
    let sheet = await openInList(admin, '김서윤');
    await sheet.getByRole('button', { name: '후임 없이 끝내기' }).click();
    const asked = admin.getByRole('dialog', { name: '김서윤 학생의 지도교수 박정훈, 여기서 끝낼까요?' });
    await asked.getByRole('combobox', { name: '사유' }).click();
    await admin.getByRole('option', { name: '연구년' }).click();
    await expectAccessible(admin);
    await asked.getByRole('button', { name: '끝내기', exact: true }).click();
    await expect(admin.getByText('지도교수 배정을 끝냈어요.')).toBeVisible();
    await admin.goto('/admin/advisor/list?advised=N');
    await expect(admin.getByRole('link', { name: '김서윤', exact: true })).toBeVisible();

    // It holds at once, and the student reads it.
    await advisor.reload();
    await expect(advisor.getByRole('heading', { level: 1, name: '이 학생을 찾을 수 없어요' })).toBeVisible();
    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await student.goto('/cs/prof/advisor');
    await expect(student.getByText('지금은 지도교수가 없어요')).toBeVisible();
    await expect(student.getByText('박정훈')).toBeVisible();
    await expectNoSidewaysScroll(student);
    await expectAccessible(student);
    await expect(async () => {
      await student.goto('/session/notification/list');
      await expect(student.getByText('지도교수 배정이 끝나요')).toBeVisible({ timeout: 3000 });
    }).toPass();

    sheet = await openInList(admin, '김서윤');
    await expect(sheet.getByText(/종료 사유 연구년/)).toBeVisible();
    await sheet.getByRole('button', { name: '바꾸기', exact: true }).click();
    await expect(sheet.getByText('새 지도교수를 골라 주세요.')).toBeVisible();
    await sheet.getByRole('combobox', { name: '새 지도교수', exact: true }).fill('이수정');
    await admin.getByRole('option', { name: /이수정/ }).click();
    await sheet.getByRole('button', { name: '바꾸기', exact: true }).click();
    await expect(admin.getByText('1명의 지도교수를 정했어요.')).toBeVisible();
    await student.goto('/cs/prof/advisor');
    await expect(student.getByRole('heading', { name: '이수정', exact: true })).toBeVisible();
    const next = await signedInAs('fulltime', { elsewhere: true });
    await next.goto(known);
    await expect(next.getByRole('heading', { level: 1, name: /김서윤/ })).toBeVisible();
  });
});
