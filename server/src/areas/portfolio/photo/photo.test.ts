import { correctionDesk as desk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { corrections } from '@naru/contract/areas/portfolio/correction.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { paperShares } from '@naru/contract/areas/portfolio/share.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aMember, anAdvisor, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { aResume, aResumeContent } from '../../../../test/papers.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPhoto, upload } from '../../../../test/upload.ts';

type Signed = MadeMember & { readonly token: string };

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

async function somebody(wish: MemberWish): Promise<Signed> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}

/** A student with a photo on a résumé. */
async function aPictured() {
  const { db } = portal.platform;
  const made = await aStudent(db);
  const student = { ...made, token: await signIn(portal, made) };
  const { fileId } = await upload(portal, [{ name: 'me.jpg', bytes: await aPhoto() }], { token: student.token });
  const resumeId = await aResume(db, { memberId: student.id });
  const content = aResumeContent('김나루');
  const save = async (version: number, isBlind: boolean) => {
    const withPhoto = { ...content, person: { ...content.person, photoFileId: fileId } };
    const body = { version, title: '이력서', dutyId: null, isBlind, content: withPhoto };
    await portal.get(resumes.saveResume, { params: { id: resumeId }, body }, { token: student.token });
  };
  await save(1, false);
  const sees = async ({ token }: Signed): Promise<boolean> => {
    const url = `/api/file/${fileId}/1`;
    return (
      (await portal.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })).statusCode ===
      200
    );
  };
  return { student, resumeId, fileId, save, sees };
}

it('W7 the photo is seen with a résumé that is shared today, and not with a blind one', async () => {
  const { student, resumeId, fileId, save, sees } = await aPictured();
  const advisor = await somebody({ types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'] });
  const other = await somebody({ types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'] });
  await anAdvisor(portal.platform.db, {
    studentId: student.studentId,
    advisorId: advisor.id,
    beginsOn: '2026-01-01',
  });
  expect(await sees(advisor)).toBe(false);
  const share = (isShared: boolean) =>
    portal.get(
      paperShares.changeShare,
      { params: { paper: 'RESUME', id: resumeId }, body: { audience: 'ADVISOR', isShared } },
      { token: student.token },
    );
  await share(true);
  const params = { id: resumeId, owner: student.studentId };
  const { resume } = await portal.get(paperShares.readSharedResume, { params }, { token: advisor.token });
  expect(resume.fileList).toMatchObject([{ fileId, fileNm: 'me.jpg' }]);
  expect([await sees(advisor), await sees(other)]).toEqual([true, false]);
  await save(2, true);
  const blind = await portal.get(paperShares.readSharedResume, { params }, { token: advisor.token });
  expect(blind.resume.fileList).toEqual([]);
  expect(await sees(advisor)).toBe(false);
  await save(3, false);
  await share(false);
  expect(await sees(advisor)).toBe(false);
});

it('W7 the photo of a résumé that was handed in is seen by the one who corrects it, with what was confirmed', async () => {
  const { student, resumeId, fileId, sees } = await aPictured();
  const corrector = await somebody({ types: ['STAFF'], duties: ['CORRECTOR'] });
  const second = await somebody({ types: ['STAFF'], duties: ['CORRECTOR'] });
  const asked = { letterId: null, questionIdList: [], resumeId, wanted: 'ANY' as const, dueOn: null };
  const { correctionId: id } = await portal.get(
    corrections.createCorrection,
    { body: asked },
    { token: student.token },
  );
  expect(await sees(corrector)).toBe(false);
  const step = (body: { action: 'CLAIM'; version: number } | { action: 'RELEASE'; reason: string; version: number }) =>
    portal.get(desk.stepCorrection, { params: { id }, body }, { token: corrector.token });
  await step({ action: 'CLAIM', version: 1 });
  const { correction } = await portal.get(desk.readCorrection, { params: { id } }, { token: corrector.token });
  expect(correction.fileList).toMatchObject([{ fileId }]);
  expect(correction.snapshot.resume).toMatchObject({ confirmationList: [] });
  // Hidden items are no one else's to read.
  expect(JSON.stringify(correction.snapshot)).not.toContain('숨긴 활동');
  expect([await sees(corrector), await sees(second)]).toEqual([true, false]);
  await step({ action: 'RELEASE', reason: '', version: 2 });
  expect(await sees(corrector)).toBe(false);
});
