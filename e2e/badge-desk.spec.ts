import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };
const LIST = '/portfolio/badgeclass/list';

test('D1 D2 D3 a badge is made with a rule, tried out and opened, comes with a completion, and is revoked', async ({
  portal,
  signedInAs,
}) => {
  const { programmeId } = await portal.endProgramme({ manager: 'fulltime', people: ['student', 'freshman'] });
  const office = await signedInAs('badges');
  await office.goto(LIST);
  await expect(office.getByRole('table', { name: '배지 목록' })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('link', { name: '배지 만들기' }).click();
  await office.getByRole('button', { name: '저장하기' }).click();
  await expect(office.getByText('이름을 적어 주세요.').first()).toBeVisible();
  await office.getByLabel('이름', { exact: true }).fill('말하기 첫걸음');
  await office.getByLabel('영어 이름').fill('First words');
  await office.getByRole('textbox', { name: /^설명/ }).fill('사람들 앞에서 편하게 말해요.');
  await office.getByRole('textbox', { name: /^영어 설명/ }).fill('Speaks with ease.');
  await office.getByRole('textbox', { name: /^받는 기준/ }).fill('말하기 프로그램을 수료해요.');
  await office.getByRole('textbox', { name: /^영어 받는 기준/ }).fill('Complete the programme.');
  await office.getByRole('button', { name: '조건 추가하기' }).click();
  await office.getByRole('combobox', { name: '프로그램', exact: true }).fill('발표가 편해지는');
  await office
    .getByRole('option', { name: /발표가 편해지는 말하기/ })
    .filter({ hasNotText: '교수학습센터' })
    .click();
  await expect(office.getByLabel('미리 보기').getByText('‘발표가 편해지는 말하기’ 수료')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: '저장하기' }).click();
  await expect(office.getByRole('heading', { name: '말하기 첫걸음' })).toBeVisible();

  await office.getByRole('button', { name: '몇 명이 받는지 보기' }).click();
  await expect(office.getByText(/조건을 채운 학생이 아직 없어요/)).toBeVisible();
  await office.getByRole('button', { name: '열기', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: '열기', exact: true }).click();
  await expect(office.getByText('배지를 열었어요.')).toBeVisible();
  await expectAccessible(office);

  // The completion brings it, with a word to the student.
  const desk = await signedInAs('fulltime', { elsewhere: true });
  await desk.goto(`/lrn/programme/completion/${programmeId}`);
  await desk.getByRole('button', { name: '요건을 채운 2명 수료 처리' }).click();
  await expect(desk.getByText('2명 중 2명 수료')).toBeVisible();
  await expect(async () => {
    await office.reload();
    await expect(office.getByText('지금까지 2명에게 발급했어요.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await office.getByRole('link', { name: '발급 내역 보기' }).click();
  await office.getByRole('link', { name: '김서윤' }).click();
  const sheet = office.getByRole('dialog', { name: '말하기 첫걸음' });
  await expect(sheet.getByText('자동 발급', { exact: false })).toBeVisible();
  await expectAccessible(office);
  await sheet.getByRole('button', { name: '취소하기' }).click();
  const asking = office.getByRole('dialog', { name: /김서윤 님의/ });
  await asking.getByRole('button', { name: '취소하기', exact: true }).click();
  await expect(asking.getByText('이유를 적어 주세요.')).toBeVisible();
  await asking.getByLabel('취소 이유').fill('출석부를 잘못 옮겼어요');
  await asking.getByRole('button', { name: '취소하기', exact: true }).click();
  await expect(office.getByText('배지 1개를 취소했어요.')).toBeVisible();
  await expect(sheet.getByText('출석부를 잘못 옮겼어요').first()).toBeVisible();

  const student = await signedInAs('student', { elsewhere: true });
  // Notifications are delivered a moment later.
  await expect(async () => {
    await student.goto('/session/notification/list');
    await expect(student.getByText('배지가 취소됐어요: 말하기 첫걸음')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(student.getByText('배지를 받았어요: 말하기 첫걸음')).toBeVisible();
});

test('D2 a sheet with a wrong line grants the good ones, on a phone too', async ({ signedInAs }) => {
  const office = await signedInAs('badges');
  await office.setViewportSize(PHONE);
  await office.goto(LIST);
  await office.getByRole('link', { name: '또래 튜터' }).click();
  await expectNoSidewaysScroll(office);
  await office.getByRole('button', { name: '직접 발급하기' }).click();
  const dialog = office.getByRole('dialog', { name: /또래 튜터/ });
  await dialog.getByRole('combobox', { name: '학생', exact: true }).fill('이도현');
  const option = office.getByRole('option', { name: /^이도현/ }).first();
  await expect(option).toBeVisible();
  const number = /\d{8,}/.exec(await option.innerText())?.[0] ?? '';
  expect(number).not.toBe('');
  await office.keyboard.press('Escape');
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: '파일로 발급하기' }).click();
  const sheet = office.getByRole('dialog', { name: '파일로 발급하기' });
  await sheet.locator('input[type=file]').setInputFiles({
    name: '배지.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF학번,이름,근거\r\n${number},이도현,튜터 활동 일지\r\n999,없음,튜터 활동 일지`),
  });
  await expect(sheet.getByRole('heading', { name: '잘못된 줄이 1개 있어요' })).toBeVisible();
  await expect(sheet.getByText('이런 학번의 학생이 없어요. 학번을 확인해 주세요.')).toBeVisible();
  await expectAccessible(office);
  await sheet.getByRole('button', { name: '맞는 1줄만 발급하기' }).click();
  await expect(office.getByText('1명에게 발급했어요.')).toBeVisible();
});
