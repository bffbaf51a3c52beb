import { expect, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };

test('C5 C6 C7 one press completes, a phone prints, and anybody checks the paper', async ({
  portal,
  signedInAs,
  openDevice,
}) => {
  const { programmeId } = await portal.endProgramme({ manager: 'fulltime', people: ['student', 'freshman'] });
  const desk = await signedInAs('fulltime');
  await desk.goto(`/lrn/programme/completion/${programmeId}`);
  await expect(desk.getByText('2명 중 0명 수료')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: '요건을 채운 2명 수료 처리' }).click();
  await expect(desk.getByText('2명을 수료 처리했어요.', { exact: false })).toBeVisible();
  await expect(desk.getByText('2명 중 2명 수료')).toBeVisible();

  const student = await signedInAs('student', { elsewhere: true });
  await student.setViewportSize(PHONE);
  await student.goto('/lrn/certificate/list');
  // The newest comes first; the demonstration has an earlier one of the same name.
  const print = student.getByRole('button', { name: '발표가 편해지는 말하기 인쇄하기' }).first();
  await expect(print).toBeVisible();
  await expectNoSidewaysScroll(student);
  await expectAccessible(student);
  await print.click();
  const paper = student.getByRole('dialog', { name: /^수료증 NR-/ });
  const page = paper.getByRole('region').first();
  await expect(page.getByText('위 사람은 본교가 운영한', { exact: false })).toBeVisible();
  const flow = page.locator('div > div').first();
  const rest = await flow.evaluate((own) => (own.parentElement?.clientHeight ?? 0) - own.scrollHeight);
  expect(rest, 'the room that the paper leaves of its page').toBeGreaterThanOrEqual(0);
  const number = /NR-\d{4}-\d{6}/.exec(await page.innerText())?.[0] ?? '';
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await page.innerText())?.[0] ?? '';
  expect(number).not.toBe('');

  // By the QR code: number and code come with the address, and the code leaves it at once.
  const stranger = await openDevice();
  await stranger.setViewportSize(PHONE);
  await stranger.goto(`/certificate/${number}#code=${code}`);
  await expect(stranger.getByRole('heading', { name: '유효한 증명서예요' })).toBeVisible();
  await expect(stranger.getByText('○', { exact: false }).first()).toBeVisible();
  expect(stranger.url()).not.toContain(code);
  await expectAccessible(stranger);
  await expectNoSidewaysScroll(stranger);
  await stranger.getByLabel('확인 코드').fill('2222-2222-2222');
  await stranger.getByRole('button', { name: '확인하기' }).click();
  await expect(stranger.getByRole('heading', { name: '이런 증명서를 찾지 못했어요' })).toBeVisible();

  // Withdrawn, the paper says so to everybody.
  await desk.getByRole('link', { name: '김서윤' }).click();
  const sheet = desk.getByRole('dialog', { name: '김서윤' });
  await sheet.getByRole('button', { name: '수료 취소하기' }).click();
  const asking = desk.getByRole('dialog', { name: /김서윤 님의 수료를 취소할까요/ });
  await asking.getByRole('button', { name: '취소하기', exact: true }).click();
  await expect(asking.getByText('이유를 적어 주세요.')).toBeVisible();
  await asking.getByLabel('취소하는 이유').fill('다른 사람과 바뀌었어요.');
  await asking.getByRole('button', { name: '취소하기', exact: true }).click();
  await expect(desk.getByText('수료를 취소했어요.')).toBeVisible();
  await stranger.getByLabel('확인 코드').fill(code.toLowerCase());
  await stranger.getByRole('button', { name: '확인하기' }).click();
  await expect(stranger.getByRole('heading', { name: '취소된 증명서예요' })).toBeVisible();
});
