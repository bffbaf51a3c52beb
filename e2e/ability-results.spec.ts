import { createIds } from '@naru/server/demo/random.ts';

import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

/** The first person of the demonstration, whom `student` signs in as. */
const STUDENT = createIds('student')();
const PHONE = { width: 360, height: 780 };

test('T4 T7 a student reads a result on a phone and shares it; the advisor opens it, and no longer once it is ended', async ({
  signedInAs,
  browserErrors,
}) => {
  const student = await signedInAs('student');
  await student.setViewportSize(PHONE);
  await student.goto('/ability/my/tab02');
  await expect(student.getByRole('heading', { name: '학습전략 진단 결과' })).toBeVisible();
  await expect(student.getByRole('heading', { name: '이런 뜻이에요' })).toBeVisible();
  await expect(student.getByRole('heading', { name: '누구와 비교했나요' })).toBeVisible();
  await student.getByRole('button', { name: '표로 보기' }).first().click();
  await expect(student.getByRole('columnheader', { name: 'T점수' }).first()).toBeVisible();
  await expectNoSidewaysScroll(student);
  await expectAccessible(student);

  await student.getByLabel('이 결과를 보고 든 생각').fill('계획을 더 짧게 세워 볼래요.');
  await student.getByRole('button', { name: '저장하기' }).click();
  await expect(student.getByText('한마디를 저장했어요.')).toBeVisible();
  const advisor = student.getByRole('switch', { name: /지도교수/ });
  await expect(advisor).not.toBeChecked();
  await advisor.click();
  await expect(student.getByText(/부터 이 검사의 모든 결과를 볼 수 있어요/)).toBeVisible();

  const professor = await signedInAs('supervisor', { elsewhere: true });
  await professor.goto(`/popup/stdntInfo/${STUDENT}`);
  await professor.getByRole('link', { name: '진단 결과' }).click();
  await expect(professor.getByText('지도교수로서 보고 있어요.')).toBeVisible();
  await professor.getByRole('link', { name: /학습전략/ }).click();
  await expect(professor.getByText('계획을 더 짧게 세워 볼래요.')).toBeVisible();
  await expect(professor.getByRole('heading', { name: '누가 볼 수 있나요' })).toBeHidden();
  await expectAccessible(professor);

  await student.reload();
  await student.getByRole('button', { name: '열람 기록 보기' }).click();
  await expect(student.getByRole('dialog', { name: '누가 언제 봤나요' }).getByText('지도교수').first()).toBeVisible();
  await student.keyboard.press('Escape');
  await student.getByRole('switch', { name: /지도교수/ }).click();
  await expect(student.getByRole('switch', { name: /지도교수/ })).not.toBeChecked();
  // The switch moves with the press, and is disabled until that is saved.
  await expect(student.getByRole('switch', { name: /지도교수/ })).toBeEnabled();

  browserErrors.expect(/GET \/view\/cdp\/ability\/result\/.* answered 404/);
  await professor.reload();
  await expect(professor.getByRole('heading', { name: '볼 수 없는 결과예요' })).toBeVisible();
});

test('T10 a whole result is previewed on A4 with its picture and every scale', async ({ signedInAs }) => {
  const student = await signedInAs('student');
  await student.goto('/ability/my/tab01');
  await student.getByRole('button', { name: '인쇄' }).click();
  const preview = student.getByRole('dialog', { name: /결과/ });
  await expect(preview.getByRole('region', { name: '1 / ' }).first()).toBeVisible();
  await expect(preview.getByRole('heading', { name: '모든 척도' }).last()).toBeVisible();
  await expect(preview.locator('svg[role=img]').last()).toBeVisible();
  await expect(preview.getByText('타당도 확인 전').last()).toBeVisible();
});
