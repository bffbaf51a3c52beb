import { readFile } from 'node:fs/promises';

import { askProfessor, beginOf } from './counselling-steps.ts';
import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const MESSAGE = '현장실습 지원을 앞두고 무엇을 준비할지 여쭙고 싶어요.';
const SHARED = '지원서를 함께 읽고 고칠 곳을 찾았어요.';
const PRIVATE = '지난번보다 표정이 밝다.';
const TASK = '지원서 고쳐 오기';
const MINUTE_MS = 60_000;

test.describe('counselling from the asking to what comes of it', () => {
  test.use({ changesData: true });

  test('P9 is asked for on a phone, answered from the message, recorded, read and done', async ({
    signedInAs,
    portal,
  }) => {
    const student = await signedInAs('freshman');
    await student.setViewportSize(PHONE);
    const id = await askProfessor(student, MESSAGE);
    await expect(student.getByRole('navigation').getByRole('link', { name: '상담', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const professor = await signedInAs('supervisor', { elsewhere: true });
    const told = professor.getByRole('listitem').getByRole('link', { name: /상담 신청이 왔어요/ });
    await expect(async () => {
      await professor.goto('/cnslt/professor/msg/list');
      await expect(professor.getByText(/읽지 않은 알림이 \d+건 있어요/)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expectAccessible(professor);
    await told.first().click();
    await expect(professor.getByText(MESSAGE)).toBeVisible();
    await expectAccessible(professor);
    await professor.getByRole('button', { name: '승인하기' }).click();
    await expect(professor.getByText('승인했어요. 학생에게 알렸어요.')).toBeVisible();

    await student.reload();
    await expect(student.getByText('승인', { exact: true })).toBeVisible();
    for (const page of [student, professor]) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: '캘린더에 넣기' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('naru.ics');
      const text = await readFile(await saved.path(), 'utf8');
      expect(text).toContain('SUMMARY:상담');
      for (const secret of ['박정훈', MESSAGE]) expect(text).not.toContain(secret);
    }
    await expectAccessible(student);

    await portal.setClock(new Date((await beginOf(portal, 'freshman', id)).getTime() + MINUTE_MS));
    await professor.goto(`/cnslt/professor/dtls/detail/${id}`);
    await professor.getByRole('link', { name: '기록하기' }).click();
    await professor.getByRole('textbox', { name: '함께 나눈 이야기' }).fill(SHARED);
    await professor.getByRole('textbox', { name: '혼자 기억할 것' }).fill(PRIVATE);
    await professor.getByRole('button', { name: '할 일 추가하기' }).click();
    await professor.getByRole('textbox', { name: '할 일 1' }).fill(TASK);
    await expectAccessible(professor);
    await professor.getByRole('button', { name: '기록 저장하기' }).click();
    await expect(professor.getByText('기록을 남겼어요. 학생에게 알렸어요.')).toBeVisible();
    await expect(professor.getByText(PRIVATE)).toBeVisible();

    await student.reload();
    await expect(student.getByText(SHARED)).toBeVisible();
    await expect(student.getByText(PRIVATE)).toHaveCount(0);
    const task = student.getByRole('checkbox', { name: TASK });
    await task.click();
    await expect(student.getByText('할 일을 마쳤어요.')).toBeVisible();
    await expect(task).toBeChecked();
    await expectNoSidewaysScroll(student);
    await expectAccessible(student);
    await professor.reload();
    await expect(professor.getByRole('checkbox', { name: TASK })).toBeChecked();
  });

  test('P10 a professor invites a student to an hour, who accepts it on a phone', async ({ signedInAs }) => {
    const professor = await signedInAs('supervisor');
    await professor.goto('/cnslt/professor/stdnt/list/univ');
    await expect(professor.getByText(/만났어요\.$/)).toBeVisible();
    await expectAccessible(professor);
    await professor.getByRole('link', { name: '여러 명 초대하기' }).click();
    await professor.getByRole('combobox', { name: '학생', exact: true }).fill('김서윤');
    await professor.getByRole('option', { name: /김서윤/ }).click();
    await professor.keyboard.press('Escape');
    const hours = professor.getByRole('radiogroup', { name: '시간' });
    const next = professor.getByRole('button', { name: '다음 주로' });
    await expect(hours.getByRole('radio').first()).toBeVisible();
    const thisWeek = (await hours.textContent()) ?? '';
    await next.click();
    // The hours of the week before stay until the next ones are there.
    await expect(hours).not.toHaveText(thisWeek);
    await expect(hours.getByRole('radio').nth(1)).toBeVisible();
    await hours.getByRole('radio').nth(1).click();
    await professor.getByRole('textbox', { name: '함께 보낼 말' }).fill('다음 학기 이야기를 해요.');
    await expectAccessible(professor);
    await professor.getByRole('button', { name: '초대하기' }).click();
    await expect(professor.getByText('1명을 초대했어요. 답이 오면 알려 드릴게요.')).toBeVisible();

    const student = await signedInAs('student', { elsewhere: true });
    await student.setViewportSize(PHONE);
    await student.goto('/cs/hist/list');
    await student
      .getByRole('listitem')
      .filter({ hasText: '이 시간이 괜찮은지 알려 주세요' })
      .getByRole('link')
      .first()
      .click();
    await expect(student.getByText('다음 학기 이야기를 해요.').first()).toBeVisible();
    await expectAccessible(student);
    await student.getByRole('button', { name: '이 시간 좋아요' }).click();
    await expect(student.getByText('상담이 잡혔어요. 그때 만나요.')).toBeVisible();
    await expect(student.getByRole('button', { name: '상담 취소하기' })).toBeVisible();
  });
});
