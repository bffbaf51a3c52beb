import { expect, signIn, test, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const REASON = '다른 학생과 헷갈려 기록했어요.';

interface Held {
  readonly requestId: string;
  readonly status: string;
  readonly beginsAt: string;
  readonly student: { readonly name: string };
}

/** Finds a meeting of the professor with the student that was held more than two weeks ago. */
async function findHeld(portal: Portal, studentName: string): Promise<string> {
  const headers = { authorization: `Bearer ${await signIn(portal, 'supervisor')}` };
  const response = await fetch(`${portal.url}/view/cdp/cnslt/professor/dtls/page?view=DONE&size=100`, { headers });
  const { output } = (await response.json()) as { output: { meetingPage: { content: Held[] } } }; // the contract's answer
  const before = Date.now() - 14 * 86_400_000;
  const found = output.meetingPage.content.find(
    (one) => one.status === 'COMPLETED' && one.student.name === studentName && Date.parse(one.beginsAt) < before,
  );
  if (!found) throw new Error(`${studentName} has met nobody.`);
  return found.requestId;
}

test.describe('an outcome', () => {
  test.use({ changesData: true });

  test('P5 is corrected by the department once the counsellor cannot, and told to the student', async ({
    signedInAs,
    portal,
  }) => {
    test.slow(); // three people, one after another
    const id = await findHeld(portal, '김서윤');
    const professor = await signedInAs('supervisor');
    await professor.goto(`/cnslt/professor/dtls/detail/${id}`);
    await professor.getByRole('button', { name: '결과 정정 요청하기' }).click();
    const dialog = professor.getByRole('dialog', { name: /결과를 정정해 달라고 요청할까요/ });
    await dialog.getByRole('button', { name: '결과 정정 요청하기' }).click();
    await expect(dialog.getByText('이유를 적어 주세요.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '이유' })).toBeFocused();
    await dialog.getByRole('textbox', { name: '이유' }).fill(REASON);
    await dialog.getByRole('button', { name: '결과 정정 요청하기' }).click();
    await expect(professor.getByText('학과 담당자가 확인하고 있어요.')).toBeVisible();
    await expect(professor.getByRole('button', { name: '결과 정정 요청하기' })).toHaveCount(0);

    const staff = await signedInAs('staff', { elsewhere: true });
    await staff.setViewportSize(PHONE);
    await staff.goto('/dashboard');
    await expect(staff.getByText('상담 결과 정정 요청에 답하기')).toBeVisible();
    await staff.goto('/admin/correction/list');
    await expect(staff.getByText(REASON)).toBeVisible();
    await expectNoSidewaysScroll(staff);
    await expectAccessible(staff);
    await staff.getByRole('button', { name: '그대로 두기' }).click();
    const declining = staff.getByRole('dialog', { name: '결과를 그대로 둘까요?' });
    await expect(declining.getByText(/^김서윤\s·/)).toBeVisible();
    await declining.getByRole('button', { name: '그대로 두기' }).click();
    await expect(declining.getByRole('textbox', { name: '이유' })).toBeFocused();
    await staff.keyboard.type('상담 일지와 맞춰 보았어요.');
    await staff.keyboard.press('Escape');
    await expect(declining).toBeHidden();
    await staff.getByRole('button', { name: '정정하기' }).click();
    const sheet = staff.getByRole('dialog', { name: '불참으로 바꿀까요?' });
    await expect(sheet.getByRole('textbox', { name: /함께 남길 말/ })).toHaveValue('상담 일지와 맞춰 보았어요.');
    await sheet.getByRole('button', { name: '정정하기' }).click();
    await expect(staff.getByText('답할 요청이 없어요')).toBeVisible();
    await staff.getByText('답한 요청').click();
    await expect(staff.getByText('상담 일지와 맞춰 보았어요.')).toBeVisible();

    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await student.goto(`/cs/hist/detail/${id}`);
    await expect(student.getByText('불참으로 정정했어요')).toBeVisible();
    await expect(student.getByRole('button', { name: '사실과 달라요' })).toBeVisible();
    await expectNoSidewaysScroll(student);
    await expectAccessible(student);
  });
});
