import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeGrants } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { holdsInside, isRevokedIn, type DidDocument, type Json } from '@naru/server/test/credential-check.ts';

import { askWith, type Ask } from './ask.ts';
import type { Portal } from './portal-process.ts';
import { expect, signIn, test } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };
const NAME = '별자리를 읽는 사람';

/** Opens a badge and grants it to the student of the demonstration; returns the id of theirs. */
async function grantOne(office: Ask): Promise<string> {
  const { classId } = await office(badgeClasses.createClass, {
    body: {
      nameKo: NAME,
      nameEn: 'Reader of stars',
      descriptionKo: '밤하늘을 보고 길을 찾아요.',
      descriptionEn: 'Finds the way by the night sky.',
      criteriaKo: '관측 보고서를 냈어요.',
      criteriaEn: 'Handed in a report of observations.',
      level: 'EXPERT',
      competencyCode: null,
      alignmentList: [],
      validMonths: null,
      isRepeatable: false,
      isListed: true,
      look: { shape: 'CIRCLE', tone: 'BLUE', sign: 'STAR' },
      pictureFileId: null,
      rule: null,
    },
  });
  const { version } = (await office(badgeClasses.readClass, { params: { id: classId } })).badge;
  await office(badgeClasses.stepClass, { params: { id: classId }, body: { action: 'OPEN', version } });
  const { studentList } = await office(badgeGrants.findHolders, { query: { searchText: '김서윤' } });
  const studentIdList = studentList.slice(0, 1).map(({ studentId }) => studentId);
  const evidence = { evidenceName: '관측 보고서', evidenceText: '열두 밤의 기록', evidenceUrl: '' };
  await office(badgeGrants.grantByHand, { body: { classId, studentIdList, ...evidence } });
  const { grantPage } = await office(badgeGrants.pageGrants, { query: { classId } });
  return grantPage.content[0]?.assertionId ?? '';
}

const readJson = async <T>(portal: Portal, path: string): Promise<T> =>
  (await (await fetch(portal.url + path)).json()) as T; // what the portal publishes

test('D3 D4 D5 a badge stands on the shelf, is checked by anybody, and is gone once it is revoked', async ({
  portal,
  signedInAs,
  openDevice,
  browserErrors,
}) => {
  // The page of a revoked badge is gone, and says so.
  browserErrors.expect(/GET \/badge\/[0-9a-f-]+ answered 410/);
  const office = askWith(portal.url, await signIn(portal, 'badges'));
  const id = await grantOne(office);

  const student = await signedInAs('student');
  await student.setViewportSize(PHONE);
  await student.goto('/portfolio/badge/my');
  await expect(student.getByRole('button', { name: new RegExp(`^${NAME}`) })).toBeVisible();
  await expectAccessible(student);
  await expectNoSidewaysScroll(student);
  await student.getByRole('button', { name: new RegExp(`^${NAME}`) }).click();
  const sheet = student.getByRole('dialog', { name: NAME });
  await expect(sheet.getByText('열두 밤의 기록')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'LinkedIn에 올리기' })).toHaveAttribute('href', new RegExp(id));
  await expectAccessible(student);
  await sheet.getByRole('switch', { name: '확인 페이지에 내 이름 보이기' }).check();
  await expect(sheet.getByText('링크를 받은 누구나 이름을 볼 수 있어요.')).toBeVisible();
  // The switch moves with the press, and is disabled until that is saved.
  await expect(sheet.getByRole('switch', { name: '확인 페이지에 내 이름 보이기' })).toBeEnabled();

  const stranger = await openDevice();
  await stranger.setViewportSize(PHONE);
  await stranger.goto(`/badge/${id}`);
  await expect(stranger.getByRole('heading', { name: '유효한 배지예요' })).toBeVisible();
  await expect(stranger.getByText('김서윤')).toBeVisible();
  await expect(stranger.getByRole('img', { name: '이 페이지를 여는 QR 코드' })).toBeVisible();
  await expectAccessible(stranger);
  await expectNoSidewaysScroll(stranger);

  const [document, issuer] = await Promise.all([
    readJson<Json>(portal, `/badge/${id}/credential.json`),
    readJson<DidDocument>(portal, '/.well-known/did.json'),
  ]);
  expect(await holdsInside(document, issuer)).toBe(true);
  const { statusListCredential, statusListIndex } = document['credentialStatus'] as Record<string, string>; // of our own badge
  const listPath = new URL(statusListCredential ?? '').pathname;
  expect(isRevokedIn(await readJson<Json>(portal, listPath), Number(statusListIndex))).toBe(false);

  await office(badgeGrants.revokeGrants, { body: { assertionIdList: [id], reason: '보고서가 다른 사람 것이었어요.' } });
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: '취소된 배지예요' })).toBeVisible();
  await expect(stranger.getByText('김서윤')).toHaveCount(0);
  await expectAccessible(stranger);
  expect((await fetch(`${portal.url}/badge/${id}/credential.json`)).status).toBe(410);
  expect(isRevokedIn(await readJson<Json>(portal, listPath), Number(statusListIndex))).toBe(true);

  // Without a script the same is said in words; none of the app's is let in.
  browserErrors.expect(/\/assets\/.* failed: csp/);
  const plain = await openDevice({ javaScriptEnabled: false });
  await plain.goto(`/badge/${id}`);
  await expect(plain.getByRole('heading', { name: '취소된 배지예요' })).toBeVisible();

  await student.goto('/portfolio/badge/my');
  await expect(student.getByText('취소 이유: 보고서가 다른 사람 것이었어요.')).toBeVisible();
});

test('D6 the catalogue narrows, and leads to where one comes nearer', async ({ portal, signedInAs }) => {
  await grantOne(askWith(portal.url, await signIn(portal, 'badges')));
  const student = await signedInAs('student');
  await student.goto('/portfolio/badge/intro?text=별자리');
  await student.getByRole('button', { name: NAME }).click();
  const sheet = student.getByRole('dialog', { name: NAME });
  await expect(sheet.getByText('이미 받은 배지예요')).toBeVisible();
  await expectAccessible(student);
  await sheet.getByRole('link', { name: '내 배지 열기' }).click();
  await expect(student).toHaveURL(/\/portfolio\/badge\/my\?open=/);
  await student.goto('/portfolio/badge/intro?text=없는이름');
  await expect(student.getByText('조건에 맞는 배지가 없어요')).toBeVisible();
});
