import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { programmeDesk, type ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import type { Page } from '@playwright/test';

import { expect, signIn, test, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const NAME = '발표가 편해지는 말하기 교실';
const STUDENTS = ['student', 'freshman', 'graduate', 'peer'] as const;
const DAY_MS = 86_400_000;

/** Makes a call as somebody, beside the browser. */
async function call<C extends CallSpec>(
  portal: Portal,
  who: string,
  [spec, input]: [C, CallInput<C>],
): Promise<CallOutput<C>> {
  const token = await signIn(portal, who);
  const params = (input.params ?? {}) as Readonly<Record<string, string>>; // parameters are texts
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetch(`${portal.url}${spec.base}${path}`, {
    method: spec.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  });
  const { code, output } = (await response.json()) as { code: string; output: CallOutput<C> }; // the contract's answer
  if (code !== '0000') throw new Error(`${spec.method} ${path} answered ${code} ${JSON.stringify(output)}`);
  return output;
}

const at = (day: string, plus: number, time: string): string =>
  new Date(Date.parse(`${day}T${time}:00+09:00`) + plus * DAY_MS).toISOString();

/** A programme in the fifth and sixth week of this term, where three are selected. */
async function anEarlierOne(portal: Portal): Promise<string> {
  const { termList, deptList, self } = await call(portal, 'staff', [programmeDesk.listChoices, {}]);
  const term = termList.find(({ isCurrent }) => isCurrent);
  if (!term) throw new Error('the demonstration has a term');
  const { beginsOn, year, semstrCode } = term;
  const session = (plus: number): ProgrammeInput['sessionList'][number] => ({
    sessionId: null,
    title: '',
    titleEn: '',
    beginsAt: at(beginsOn, plus, '14:00'),
    endsAt: at(beginsOn, plus, '16:00'),
    place: '가람관 201호',
    placeEn: '',
    onlineUrl: '',
    teacherNm: '김하늘',
  });
  const body: ProgrammeInput = {
    typeCode: 'BAEUM',
    year,
    semstrCode,
    nameKo: NAME,
    nameEn: 'Speaking with ease',
    contact: '',
    introduction: '떨지 않고 말하는 법을 두 번에 나눠 연습해요.',
    introductionEn: '',
    deptCode: deptList?.[0]?.deptCode ?? '',
    managerId: self.memberId,
    allowsRepeat: true,
    audienceTypeList: ['CURRENT_STUDENT'],
    audienceDeptList: [],
    audienceGradeList: [],
    selection: 'SELECTION',
    appliesFrom: at(beginsOn, 0, '10:00'),
    appliesUntil: at(beginsOn, 14, '18:00'),
    cancelsUntil: at(beginsOn, 20, '18:00'),
    hours: 4,
    points: 40,
    place: '가람관 201호',
    placeEn: '',
    isOnline: false,
    question: '무엇을 얻고 싶나요?',
    capacity: 3,
    queueCapacity: 5,
    leastAttendance: 80,
    needsSurvey: true,
    needsAssignment: false,
    assignmentUntil: null,
    leastPeople: null,
    decidesOn: null,
    budget: 500_000,
    helperIdList: [],
    competencyList: [
      { code: 'COMMUNICATION', ratio: 70 },
      { code: 'CREATIVITY', ratio: 30 },
    ],
    sessionList: [session(29), session(36)],
  };
  const made = await call(portal, 'staff', [programmeDesk.createProgramme, { body: { ...body, copiedFrom: null } }]);
  return made.programmeId;
}

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date());

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test.describe('programmes for those who run them', () => {
  test.use({ changesData: true });

  test('C8 last term’s is copied, approved, applied for, and many are confirmed at once', async ({
    signedInAs,
    portal,
    browserErrors,
  }) => {
    test.setTimeout(180_000);
    // Fewer seats than are confirmed.
    browserErrors.expect(/PUT \/view\/cdp\/lrn\/desk\/programme\/.* answered 422/);
    const earlier = await anEarlierOne(portal);
    const staff = await signedInAs('staff');

    // The next one in one press: filled, on the same weekdays.
    await staff.goto(`/lrn/programme/detail/${earlier}`);
    await staff.getByRole('button', { name: '다른 일' }).click();
    await staff.getByRole('menuitem', { name: '다음 학기에 다시 열기' }).click();
    await expect(staff.getByText('지난 프로그램을 같은 요일로 옮겨 왔어요.')).toBeVisible();
    await expect(staff.getByLabel('이름', { exact: true })).toHaveValue(NAME);
    await expectAccessible(staff);
    await staff.getByLabel('신청 시작', { exact: true }).fill(today());
    await staff.getByRole('combobox', { name: '신청 시작 시각' }).click();
    await staff.getByRole('option', { name: '오전 12:00', exact: true }).click();
    await staff.getByRole('button', { name: '저장하기' }).click();
    await expect(staff.getByText('저장했어요. 내용을 확인하고 승인을 요청해 주세요.')).toBeVisible();
    // It is said before the address changes.
    await expect(staff).toHaveURL(/\/lrn\/programme\/detail\//);
    const id = idOf(staff);
    expect(id).not.toBe(earlier);

    // Asked for.
    await staff.getByRole('button', { name: '개설 승인 요청하기' }).click();
    const asking = staff.getByRole('dialog');
    await asking.getByLabel('승인 담당자에게 남길 말').fill('지난 학기와 같은 내용이에요.');
    await asking.getByRole('button', { name: '승인 요청하기' }).click();
    await expect(staff.getByText('승인 대기').first()).toBeVisible();
    await expectAccessible(staff);

    // Decided by the education centre.
    const education = await signedInAs('education', { elsewhere: true });
    await education.goto('/lrn/approval/list');
    await education.getByRole('link', { name: NAME }).click();
    const sheet = education.getByRole('dialog', { name: NAME });
    await expect(sheet.getByText('지난 학기와 같은 내용이에요.')).toBeVisible();
    await expectAccessible(education);
    await sheet.getByRole('button', { name: '승인하기' }).click();
    await education.getByRole('dialog', { name: '승인할까요?' }).getByRole('button', { name: '승인하기' }).click();
    await expect(education.getByText('승인했어요.', { exact: true })).toBeVisible();

    // Applied for by four, where three have a seat.
    for (const who of STUDENTS)
      await call(portal, who, [
        catalogue.applyForProgramme,
        { params: { type: 'baeum', id }, body: { answer: `${who} 지원해요` } },
      ]);
    await staff.goto(`/lrn/programme/detail/${id}`);
    await expect(staff.getByRole('tab', { name: '신청자 4' })).toBeVisible();
    await staff.getByLabel('모두 고르기').check();
    await staff.getByRole('button', { name: '확정하기' }).click();
    const left = staff.getByRole('dialog', { name: '1명은 그대로예요' });
    await expect(left.getByText(/남은 자리가 없어요/)).toBeVisible();
    await left.getByRole('button', { name: '닫기' }).first().click();
    await expect(staff.getByRole('heading', { name: '3자리가 모두 찼어요' })).toBeVisible();

    // One more seat, for the one who was left.
    await staff.goto(`/lrn/programme/form/${id}`);
    await staff.getByLabel('정원', { exact: true }).fill('2');
    await staff.getByRole('button', { name: '저장하기' }).click();
    await expect(staff.getByText(/정원을 그보다 줄일 수 없어요/).first()).toBeVisible();
    await staff.getByLabel('정원', { exact: true }).fill('4');
    await staff.getByRole('button', { name: '저장하기' }).click();
    await expect(staff.getByText('저장했어요.', { exact: true })).toBeVisible();
    await expect(staff.getByRole('heading', { name: '4자리 가운데 3자리가 찼어요' })).toBeVisible();
  });

  test('C8 on a phone the form goes step by step, and says at its field what does not hold', async ({ signedInAs }) => {
    test.setTimeout(120_000);
    const page = await signedInAs('supervisor');
    await page.setViewportSize(PHONE);
    await page.goto('/lrn/programme/list');
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: '프로그램 만들기' }).click();
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page.getByText('이름을 적어 주세요.').first()).toBeVisible();
    await page.getByLabel('이름', { exact: true }).fill('논문 읽는 밤');
    await page.getByLabel('소개', { exact: true }).fill('함께 논문을 읽어요.');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page.getByRole('group', { name: /5단계 중 2단계/ })).toBeVisible();
    await expectAccessible(page);
  });
});
