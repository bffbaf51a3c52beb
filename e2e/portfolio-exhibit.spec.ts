import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

const PHONE = { width: 360, height: 780 };
const TITLE = '기억을 그리는 지도';
const POINTS = ['내용', '근거', '흐름', '디자인', '읽기 쉬움'];

test.describe('an excellent portfolio', () => {
  test.use({ changesData: true });

  test('F7 goes from its nomination to the gallery with consent, is liked, and is withdrawn', async ({
    signedInAs,
    browserErrors,
  }) => {
    browserErrors.allow(/exclnc\/detail\/[0-9a-f-]+ answered 404/);
    test.slow(); // three people, one after another
    const owner = await signedInAs('graduate');
    await owner.setViewportSize(PHONE);
    await owner.goto('/portfolio/exclnc');
    await owner.getByRole('button', { name: '추천하기' }).click();
    const sheet = owner.getByRole('dialog', { name: '추천할 포트폴리오 고르기' });
    await sheet.getByRole('link', { name: `고르기 ${TITLE}` }).click();
    await expect(owner.getByText('동의 없이는 아무것도 전시되지 않아요.')).toBeVisible();
    await owner.getByRole('button', { name: '추천하기' }).click();
    await expect(owner.getByRole('textbox', { name: '추천 이유' })).toBeFocused();
    await owner.keyboard.type('실험이 바뀐 과정을 봐 주세요.');
    await expectNoSidewaysScroll(owner);
    await expectAccessible(owner);
    await owner.getByRole('button', { name: '추천하기' }).click();
    const own = owner.getByRole('article').filter({ hasText: TITLE });
    await expect(own.getByText('추천됨')).toBeVisible();

    const office = await signedInAs('badges', { elsewhere: true });
    await office.goto('/portfolio/select/list');
    await office.getByRole('link', { name: TITLE }).click();
    await expect(office.getByText('걸으며 그린 지도 마흔 장')).toBeVisible();
    await office.getByRole('button', { name: '심사 시작하기' }).click();
    for (const point of POINTS)
      await office.getByRole('radiogroup', { name: point, exact: true }).locator('label').nth(3).click();
    await office.getByRole('button', { name: '심사 저장하기' }).click();
    await expect(office.getByText('평균 4점').first()).toBeVisible();
    await office.getByRole('button', { name: '선정하기' }).click();
    const selecting = office.getByRole('dialog', { name: '우수 포트폴리오로 선정하기' });
    await selecting.getByRole('textbox', { name: '심사평' }).fill('질문이 깊어지는 과정이 보여요.');
    await selecting.getByRole('button', { name: '선정하기' }).click();
    await expect(office.getByText('동의 대기')).toBeVisible();

    await owner.goto('/portfolio/exclnc?tab=MINE');
    await own.getByRole('button', { name: /전시 동의 정하기/ }).click();
    const consent = owner.getByRole('dialog', { name: '포트폴리오 전시에 동의하기' });
    await consent.getByText('이름도 함께 보여 주기').click();
    await consent.getByRole('button', { name: '동의하고 전시하기' }).click();
    await expect(own.getByText('전시 중')).toBeVisible();

    const reader = await signedInAs('freshman', { elsewhere: true });
    await reader.goto('/portfolio/exclnc');
    await reader.getByRole('link', { name: TITLE }).click();
    await reader.getByRole('button', { name: '좋아요 0' }).click();
    await expect(reader.getByRole('button', { name: '좋아요 1' })).toHaveAttribute('aria-pressed', 'true');
    await reader.getByRole('textbox', { name: '댓글' }).fill('저도 지도를 그려 보고 싶어요.');
    await reader.getByRole('button', { name: '남기기' }).click();
    await expect(reader.getByRole('article').getByText('저도 지도를 그려 보고 싶어요.')).toBeVisible();
    await expectAccessible(reader);

    await own.getByRole('button', { name: /그만두기/ }).click();
    await owner.getByRole('dialog').getByRole('button', { name: '그만두기' }).click();
    await expect(own.getByText('끝남')).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('전시가 끝났거나 없는 포트폴리오예요')).toBeVisible();
  });

  test('F7 is reported by anybody, and hidden at once with a reason', async ({ page, portal, signedInAs }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/pt/small-bridges/report');
    await page.getByRole('button', { name: '신고하기' }).click();
    await expect(page.getByText('무엇이 문제인지 골라 주세요.')).toBeVisible();
    await page.getByText('개인정보가 드러나 있어요').click();
    await page.getByRole('textbox', { name: /자세한 설명/ }).fill('다른 사람의 얼굴이 보여요.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: '신고하기' }).click();
    await expect(page.getByText('신고를 받았어요')).toBeVisible();

    const office = await signedInAs('badges');
    await office.goto('/portfolio/select/list?tab=REPORTS');
    await office.getByRole('link', { name: '작은 다리를 놓는 일' }).click();
    const sheet = office.getByRole('dialog', { name: '작은 다리를 놓는 일' });
    await expect(sheet.getByText('다른 사람의 얼굴이 보여요.')).toBeVisible();
    await sheet.getByRole('button', { name: '가리기' }).click();
    const hiding = office.getByRole('dialog', { name: '포트폴리오 가리기' });
    await hiding.getByRole('button', { name: '가리기' }).click();
    await expect(hiding.getByText('주인이 읽을 이유를 써 주세요.')).toBeVisible();
    await hiding.getByRole('textbox', { name: '이유' }).fill('사진 속 얼굴을 가려 주세요.');
    await hiding.getByRole('button', { name: '가리기' }).click();
    await expect(office.getByText('가렸어요. 주인에게 이유를 알렸어요.')).toBeVisible();
    await expect(async () => {
      expect((await fetch(`${portal.url}/pt/small-bridges`)).status).toBe(404);
    }).toPass({ timeout: 5_000 });
    await office.goto('/portfolio/exclnc');
    await expect(office.getByRole('link', { name: '먼저 듣는 사람' })).toBeVisible();
    await expect(office.getByRole('link', { name: '작은 다리를 놓는 일' })).toHaveCount(0);
  });
});
