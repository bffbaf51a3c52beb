import type { Page } from '@playwright/test';

import { applyToCentre, keyOf } from './counselling-steps.ts';
import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const PLACE = '마음샘의원';
const NOTE = '집에서 가까워서 권해요.';
const OWN_WORDS = '잠이 오지 않아요.';

/** Agrees to the consents, and applies with the required answers. */
async function apply(student: Page): Promise<void> {
  await student.goto('/cs/psch/reqst/agre');
  await applyToCentre(student, OWN_WORDS);
}

async function keepPlace(manager: Page): Promise<void> {
  await manager.goto('/cnslt/psychological/dtls/list');
  await manager.getByRole('link', { name: '협력 기관' }).click();
  await expect(manager.getByRole('heading', { level: 1, name: '협력 기관' })).toBeVisible();
  await manager.getByRole('button', { name: '기관 추가하기' }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect(dialog.getByText('이름을 적어 주세요.', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^이름(?! \(영어\))/ }).fill(PLACE);
  await dialog.getByRole('textbox', { name: /^도움 내용/ }).fill('진료와 약 처방');
  await dialog.getByRole('textbox', { name: /^전화/ }).fill('02-000-0000');
  await expectAccessible(manager);
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect(manager.getByText('저장했어요.')).toBeVisible();
  await expect(manager.getByRole('listitem').filter({ hasText: PLACE })).toBeVisible();
}

test.describe('handing over to a place outside', () => {
  test.use({ changesData: true });

  test('is proposed by the centre, agreed to on a phone with one press, and passed on', async ({ signedInAs }) => {
    const student = await signedInAs('student');
    await student.setViewportSize(PHONE);
    await apply(student);
    const id = keyOf(student);

    const manager = await signedInAs('psychmanager', { elsewhere: true });
    await keepPlace(manager);
    await manager.goto(`/cnslt/psychological/dtls/form/${id}`);
    await expect(manager.getByText(OWN_WORDS)).toBeVisible();
    await manager.getByRole('button', { name: '기관 제안하기' }).click();
    await manager.getByRole('radio', { name: PLACE }).check();
    await manager.getByRole('textbox', { name: '학생에게 전할 말' }).fill(NOTE);
    await expectAccessible(manager);
    await manager.getByRole('button', { name: '학생에게 동의 요청하기' }).click();
    await expect(manager.getByText('학생에게 동의를 요청했어요.')).toBeVisible();

    await student.reload();
    await expect(student.getByRole('heading', { name: '이런 곳도 있어요' })).toBeVisible();
    await expect(student.getByRole('heading', { name: '센터가 다른 기관을 제안했어요' })).toBeVisible();
    await expect(student.getByText(NOTE)).toBeVisible();
    await expect(student.getByText('이 내용만 전달돼요')).toBeVisible();
    await expectNoSidewaysScroll(student);
    await expectAccessible(student);
    await student.getByRole('button', { name: '동의하고 전하기' }).click();
    await expect(student.getByText('동의했어요. 센터에 알렸어요.')).toBeVisible();
    await expect(student.getByRole('button', { name: '동의 철회하기' })).toBeVisible();

    await manager.reload();
    await expect(manager.getByText(/학생이 동의함/)).toBeVisible();
    await manager.getByRole('button', { name: '기관에 전했어요' }).click();
    await expect(manager.getByText(/전함/).first()).toBeVisible();

    await student.reload();
    await expect(student.getByText('센터가 전했어요. 이제 기관에 연락해서 날짜를 잡으면 돼요.')).toBeVisible();
    await student.getByRole('button', { name: '안내 카드 인쇄하기' }).click();
    await expect(student.getByRole('dialog', { name: '도움받을 수 있는 곳' })).toBeVisible();
  });
});
