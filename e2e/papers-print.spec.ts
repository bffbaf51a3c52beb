import type { ResumeContent, ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { letterComments } from '@naru/contract/areas/portfolio/comment.ts';
import { corrections } from '@naru/contract/areas/portfolio/correction.ts';
import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { emptyContent, emptyItem } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { createIds } from '@naru/server/demo/random.ts';
import { randomUUID } from 'node:crypto';

import { askWith } from './ask.ts';
import { expect, signIn, test, type Portal } from './portal.ts';
import { lettersOf, readPdf, readPreview } from './printed-pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const PHONE = { width: 360, height: 780 };
/** The student whose round of the demonstration is completed. */
const STUDENT = createIds('student')();
const both = (ko: string, en = '') => ({ ko, en });

const item = (values: Partial<ResumeItem>): ResumeItem => ({ ...emptyItem(randomUUID()), ...values });

/** A résumé with so many jobs, each of them half a dozen lines. */
function aContent(jobs: number, { breaksBeforeLast = false } = {}): ResumeContent {
  const empty = emptyContent();
  const work = Array.from({ length: jobs }, (_, index) =>
    item({
      title: both(`프론트엔드 개발 인턴 ${index + 1}`, `Front-end intern ${index + 1}`),
      place: both('나래소프트', 'Narae Soft'),
      begins: '2024-07',
      ends: '2024-12',
      text: both(
        '결제 화면이 뜨는 시간을 3.1초에서 1.4초로 줄였어요.\n- 접근성 검사를 배포 과정에 넣었어요.\n- 느린 휴대폰에서도 결제를 끝내는 사람이 8% 늘었고, 똠방각하 같은 드문 글자도 그대로 인쇄돼요.',
      ),
      breaksBefore: breaksBeforeLast && index === jobs - 1,
    }),
  );
  return {
    person: { ...empty.person, name: both('김하늘', 'Haneul Kim'), email: 'haneul@example.com' },
    sectionList: empty.sectionList.map((part) => (part.section === 'WORK' ? { ...part, itemList: work } : part)),
  };
}

async function aResume(portal: Portal, content: ResumeContent): Promise<string> {
  const ask = askWith(portal.url, await signIn(portal, 'student'));
  const { resumeId } = await ask(resumes.createResume, { body: { title: '인쇄할 이력서', beginsWith: 'EMPTY' } });
  await ask(resumes.saveResume, {
    params: { id: resumeId },
    body: { version: 1, title: '인쇄할 이력서', dutyId: null, isBlind: false, content },
  });
  return resumeId;
}

for (const [pages, jobs, breaksBeforeLast] of [
  [1, 4, false],
  [2, 12, false],
  [2, 4, true],
  [3, 23, false],
] as const) {
  test(`V5 a résumé of ${jobs} jobs${breaksBeforeLast ? ' and a break' : ''} prints the ${pages} pages of its preview, letter by letter`, async ({
    portal,
    signedInAs,
  }) => {
    const id = await aResume(portal, aContent(jobs, { breaksBeforeLast }));
    const page = await signedInAs('student');
    await page.goto(`/portfolio/resume/form/${id}`);
    const beside = page.getByRole('region', { name: new RegExp(`^1 / ${pages}$`) }).first();
    await expect(beside).toBeVisible();
    await page.getByRole('button', { name: '인쇄', exact: true }).click();
    const preview = page.getByRole('dialog', { name: '인쇄할 이력서' });
    await expect(preview.getByRole('region')).toHaveCount(pages);
    await page.evaluate(() => document.fonts.ready);
    const seen = await readPreview(preview);
    const printed = await readPdf(page);
    expect(printed.map(({ letters }) => letters)).toEqual(seen);
    expect(seen[0]).toContain('김하늘');
    expect(seen.join('')).toContain('똠방각하');
    // Bold letters are drawn by a font of their own, in the PDF itself.
    const fonts = printed[0]?.fontOf;
    expect(fonts?.get('나래소프트')).toBeTruthy();
    expect(fonts?.get('나래소프트')).not.toBe(fonts?.get('프론트엔드개발인턴1'));
  });
}

const PARAGRAPH =
  '결제 화면이 뜨는 시간을 3.1초에서 1.4초로 줄이면서, 느린 휴대폰을 쓰는 사람일수록 화면이 늦게 뜬다는 것을 배웠습니다. ' +
  '그래서 접근성 검사를 배포 과정에 넣고, 똠방각하 같은 드문 글자가 그대로 보이는지도 함께 살폈습니다.';

/** A letter with two questions, whose answers have so many paragraphs in all. */
async function aLetter(portal: Portal, paragraphs: number): Promise<string> {
  const ask = askWith(portal.url, await signIn(portal, 'student'));
  const questionList = ['지원한 이유를 적어 주세요.', '입사한 뒤의 계획을 적어 주세요.'].map((question) => ({
    questionId: randomUUID(),
    question,
    most: null,
    unit: 'CHARACTER' as const,
    countsSpaces: true,
    lineBreak: 1,
  }));
  const { letterId } = await ask(coverLetters.createLetter, {
    body: { title: '인쇄할 글', company: '나래소프트', job: '개발', dueOn: null, language: 'ko', questionList },
  });
  for (const [place, { questionId }] of questionList.entries()) {
    const count = Math.floor((paragraphs + place) / questionList.length);
    const answer = Array.from({ length: count }, (_, index) => `${index + 1}) ${PARAGRAPH}`).join('\n');
    await ask(coverLetters.saveAnswer, { params: { id: questionId }, body: { answer, version: 1 } });
  }
  return letterId;
}

for (const [pages, paragraphs] of [
  [1, 8],
  [2, 16],
  [3, 42],
] as const) {
  test(`W8 a letter of ${paragraphs} paragraphs prints the ${pages} pages of its preview, letter by letter`, async ({
    portal,
    signedInAs,
  }) => {
    const id = await aLetter(portal, paragraphs);
    const page = await signedInAs('student');
    await page.goto(`/portfolio/cl/form/${id}`);
    await expect(page.getByRole('textbox', { name: '1번 답변' })).toBeVisible();
    await page.getByRole('button', { name: '인쇄', exact: true }).click();
    const preview = page.getByRole('dialog', { name: '인쇄할 글' });
    await expect(preview.getByRole('region')).toHaveCount(pages);
    await page.evaluate(() => document.fonts.ready);
    const seen = await readPreview(preview);
    const printed = await readPdf(page);
    expect(printed.map(({ letters }) => letters)).toEqual(seen);
    expect(seen.join('').split('똠방각하')).toHaveLength(paragraphs + 1);
    // Questions are bold, by a font of their own in the PDF itself.
    const fonts = printed[0]?.fontOf ?? new Map<string, string>();
    const fontOf = (words: string) => [...fonts].find(([letters]) => letters.includes(words))?.[1];
    expect(fontOf('지원한이유를')).toBeTruthy();
    expect(fontOf('결제화면이')).toBeTruthy();
    expect(fontOf('지원한이유를')).not.toBe(fontOf('결제화면이'));
  });
}

test('W8 a corrected letter prints its comments as the preview shows them', async ({ portal, signedInAs }) => {
  const ask = askWith(portal.url, await signIn(portal, 'student'));
  const { correctionList } = await ask(corrections.listOwnCorrections, { query: {} });
  const { letterId } = correctionList.find((one) => one.status === 'COMPLETED' && one.letterId !== null) ?? {};
  const { paper } = await ask(letterComments.readCorrected, { params: { id: letterId ?? '', owner: STUDENT } });
  const remarks = paper.chosen?.commentList.map(({ text }) => text).filter((text) => text !== '') ?? [];
  expect(remarks.length).toBeGreaterThan(2);
  const page = await signedInAs('student');
  await page.goto(`/portfolio/cl/detail/${letterId}/${STUDENT}`);
  await page.getByRole('button', { name: '의견과 함께 인쇄' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('region').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const seen = await readPreview(preview);
  const printed = await readPdf(page);
  expect(printed.map(({ letters }) => letters)).toEqual(seen);
  for (const remark of remarks) expect(seen.join('')).toContain(lettersOf(remark));
});

test('V6 a résumé comes in from a file, with what changes on the way told first, and leaves as one', async ({
  signedInAs,
  browserErrors,
}) => {
  browserErrors.allow(/exchange\/preview answered 422/);
  const page = await signedInAs('student');
  await page.setViewportSize(PHONE);
  await page.goto('/portfolio/resume');
  await page.getByRole('button', { name: 'JSON Resume 가져오기' }).click();
  const sheet = page.getByRole('dialog', { name: 'JSON Resume 가져오기' });
  const file = (text: string) => ({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await sheet.locator('input[type=file]').setInputFiles(file('{"basics":'));
  await expect(sheet.getByText('JSON 파일로 읽을 수 없어요', { exact: false })).toBeVisible();
  await sheet.getByRole('button', { name: 'resume.json 빼기' }).click();
  await sheet.locator('input[type=file]').setInputFiles(
    file(
      JSON.stringify({
        basics: { name: '<script>alert(1)</script>', label: '가'.repeat(100_000) },
        work: [{ name: '나래소프트', position: '인턴', startDate: '1066-10-14' }],
        hobbies: ['체스'],
      }),
    ),
  );
  await expect(sheet.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: '그대로 들어오지 못하는 곳 2군데' })).toBeVisible();
  await expect(sheet.getByText('경력 1번째 · 시작')).toBeVisible();
  await expect(sheet.getByText('hobbies')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '이력서 만들기' }).click();
  await expect(page).toHaveURL(/\/portfolio\/resume\/form\//);

  await page.goto('/portfolio/resume');
  await page.getByRole('button', { name: /가져온 이력서/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'JSON Resume 내려받기 (한국어)' }).click();
  expect((await download).suggestedFilename()).toBe('이력서 가져온 이력서.json');
  await page.getByRole('button', { name: /가져온 이력서/ }).click();
  await page.getByRole('menuitem', { name: '인쇄하기' }).click();
  await expect(page.getByRole('dialog', { name: '가져온 이력서' }).getByRole('region')).toHaveCount(1);
});
