import { mileageClaimDesk } from '@naru/contract/areas/mileage/claims.ts';
import { mileage } from '@naru/contract/areas/mileage/own.ts';

import { askWith } from './ask.ts';
import { expect, signIn, test, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };
const LINE = 'TOEIC';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

/** Approves the score that waits in the demonstration, so that its line is of this term; gives what the student has then. */
async function approveScore(portal: Portal): Promise<number> {
  const office = askWith(portal.url, await signIn(portal, 'mileage'));
  const { claimPage } = await office(mileageClaimDesk.pageClaims, { query: { searchText: '김서윤', status: 'WAIT' } });
  const claim = claimPage.content.find(({ itemNm }) => itemNm === LINE);
  if (!claim) throw new Error('The first student has a score that waits.');
  const body = { action: 'APPROVE', version: claim.version } as const;
  await office(mileageClaimDesk.stepClaim, { params: { id: claim.claimId }, body });
  const student = askWith(portal.url, await signIn(portal, 'student'));
  return (await student(mileage.readSummary, {})).available;
}

test('I9 a student objects to a line by phone, the office asks and corrects it, and the balance says so', async ({
  signedInAs,
  portal,
  browserErrors,
}) => {
  const before = await approveScore(portal);
  const student = await signedInAs('student');
  await student.setViewportSize(PHONE);
  await student.goto('/lrn/mile/hist/list');
  const line = student.getByRole('listitem').filter({ has: student.getByRole('heading', { name: LINE }) });
  await line.first().getByText('어떻게 계산됐나요?').click();
  await line.first().getByRole('link', { name: '틀렸다고 생각하면 이의를 제기해 주세요' }).click();
  await expect(student.getByRole('heading', { name: '이의를 제기할 내역' })).toBeVisible();
  await student.getByRole('button', { name: '이의 제기하기' }).click();
  await expect(student.getByText('이유를 적어 주세요.').first()).toBeVisible();
  await student.getByLabel('틀렸다고 생각하는 이유').fill('성적표의 점수가 한 단계 위예요.');
  await student
    .locator('input[type=file]')
    .setInputFiles({ name: '성적표.pdf', mimeType: 'application/pdf', buffer: PDF });
  // Its name stands there while it is uploaded, too.
  await expect(student.getByRole('button', { name: '성적표.pdf 빼기' })).toBeVisible();
  await expectNoSidewaysScroll(student);
  await expectAccessible(student);
  await student.getByRole('button', { name: '이의 제기하기' }).click();
  await expect(student.getByText('담당 부서가 확인하고 있어요.')).toBeVisible();
  await expect(student.getByText('성적표.pdf')).toBeVisible();
  await expectNoSidewaysScroll(student);
  await expectAccessible(student);

  const office = await signedInAs('mileage', { elsewhere: true });
  await office.goto('/lrn/mileage/objection/list?text=김서윤&status=OPEN');
  await expect(office.getByRole('link', { name: LINE })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('link', { name: LINE }).click();
  const sheet = office.getByRole('dialog', { name: `${LINE} · 김서윤` });
  await expect(sheet.getByText('성적표.pdf')).toBeVisible();
  await expect(sheet.getByText('졸업까지 300점까지')).toBeVisible();
  await sheet.getByRole('button', { name: '글 남기기' }).click();
  const writing = office.getByRole('dialog', { name: '학생에게 글 남기기' });
  await writing.getByLabel('내용').fill('시험 본 날을 알려 주세요.');
  await writing.getByRole('button', { name: '글 남기기' }).click();
  await expect(sheet.getByText('시험 본 날을 알려 주세요.')).toBeVisible();

  await student.reload();
  await expect(student.getByText('담당 부서가 답변했어요. 확인하고 답해 주세요.')).toBeVisible();
  await student.getByRole('button', { name: '답하기' }).click();
  const replying = student.getByRole('dialog', { name: '담당 부서에 답하기' });
  await replying.getByLabel('내용').fill('지난달 둘째 일요일이에요.');
  await replying.getByRole('button', { name: '답하기' }).click();
  await expect(student.getByText('지난달 둘째 일요일이에요.')).toBeVisible();

  // The student has replied since the office looked: what was written stays, and is sent again.
  browserErrors.expect(/POST \/view\/cdp\/lrn\/mileage\/objection\/.*\/step answered 409/);
  await sheet.getByRole('button', { name: '점수 바로잡기' }).click();
  const correcting = office.getByRole('dialog', { name: '이의를 인용하고 점수를 바로잡을까요?' });
  await correcting.getByLabel('점수').fill('10');
  await correcting.getByLabel('학생에게 보일 답').fill('성적표를 다시 확인했어요.');
  await expectAccessible(office);
  await correcting.getByRole('button', { name: '바로잡기' }).click();
  await expect(correcting.getByRole('alert')).toBeVisible();
  await expect(correcting.getByLabel('점수')).toHaveValue('10');
  // The refusal is told before the objection is read again, on whose version the next press is made.
  await expect(office.getByText('지난달 둘째 일요일이에요.').first()).toBeVisible();
  await correcting.getByRole('button', { name: '바로잡기' }).click();
  await expect(office.getByText('점수를 바로잡았어요.')).toBeVisible();
  await expect(sheet.getByText('이의가 인용되어 10점을 더했어요.')).toBeVisible();

  await student.reload();
  await expect(student.getByText('이의가 인용되어 10점을 더했어요.')).toBeVisible();
  await expect(student.getByText('성적표를 다시 확인했어요.')).toBeVisible();
  await student.goto('/lrn/mile/hist/list?kind=ADJUST');
  const ledger = student.getByRole('list', { name: '마일리지 내역' });
  await expect(ledger.getByText('+10점', { exact: true })).toBeVisible();
  await expect(student.getByRole('region', { name: '쓸 수 있는 마일리지' })).toContainText(String(before + 10));
  await student.getByRole('link', { name: LINE }).click();
  await expect(student.getByText('이의가 인용되어 10점을 더했어요.')).toBeVisible();
});
