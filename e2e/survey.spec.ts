import { expect, test, type Language } from './portal.ts';
import { expectAccessible } from './screen-checks.ts';

test.use({ changesData: true });

const WORDS = {
  ko: {
    seeded: '상담 만족도',
    more: '더 보기',
    close: '설문 닫기',
    closed: '설문을 닫았어요.',
    create: '설문 만들기',
    nameKo: '이름 (한국어)',
    nameEn: '이름 (영어)',
    name: '짧은 설문',
    about: /^대상/,
    kind: '상담',
    add: '질문 넣기',
    scale: '5점 척도',
    yesNo: '예·아니요',
    textKo: '질문 (한국어)',
    textEn: '질문 (영어)',
    move: /^2번 질문 옮기기/,
    first: '1번 질문 접기: 또 올까요?',
    publish: '게시하기',
    missing: '한국어와 영어를 모두 적어 주세요.',
    published: /^버전 1/,
    preview: '미리 보기',
    yes: '예',
    results: '결과 보기',
    nothing: '아직 보여 줄 결과가 없어요',
  },
  en: {
    seeded: 'Satisfaction with counselling',
    more: 'More',
    close: 'Close survey',
    closed: 'Survey closed.',
    create: 'New survey',
    nameKo: 'Name in Korean',
    nameEn: 'Name in English',
    name: 'Short survey',
    about: /^About/,
    kind: 'Counselling',
    add: 'Add question',
    scale: '5-point scale',
    yesNo: 'Yes or no',
    textKo: 'Question in Korean',
    textEn: 'Question in English',
    move: /^Move question 2/,
    first: 'Close question 1: Will you come again?',
    publish: 'Publish',
    missing: 'Fill in both Korean and English.',
    published: /^Version 1/,
    preview: 'Preview',
    yes: 'Yes',
    results: 'Results',
    nothing: 'No results yet',
  },
} as const;

const SIZES: readonly [Language, { width: number; height: number }][] = [
  ['ko', { width: 1440, height: 900 }],
  ['en', { width: 360, height: 780 }],
];

for (const [language, size] of SIZES) {
  const words = WORDS[language];
  test(`H4 staff build, try and publish a survey (${language}, ${size.width})`, async ({
    signedInAs,
    browserErrors,
  }) => {
    browserErrors.expect(/step answered 422/);
    const page = await signedInAs('admin', { language });
    await page.setViewportSize(size);
    await page.goto('/admin/survey/list');

    // Two surveys about the same context would ask people twice.
    await page.getByRole('link', { name: words.seeded }).click();
    await page.getByRole('button', { name: words.more }).click();
    await page.getByRole('menuitem', { name: words.close }).click();
    await page.getByRole('button', { name: words.close }).click();
    await expect(page.getByText(words.closed)).toBeVisible();

    await page.goto('/admin/survey/list');
    await page.getByRole('button', { name: words.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.nameKo).fill('짧은 설문');
    await dialog.getByLabel(words.nameEn).fill('Short survey');
    await dialog.getByRole('combobox', { name: words.about }).click();
    await page.getByRole('option', { name: words.kind, exact: true }).click();
    await dialog.getByRole('button', { name: words.create }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.name })).toBeVisible();

    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('menuitem', { name: words.scale }).click();
    await page.getByLabel(words.textKo).fill('어땠나요?');
    await page.getByLabel(words.textEn).fill('How was it?');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('menuitem', { name: words.yesNo }).click();
    await page.getByLabel(words.textKo).fill('또 올까요?');

    // A missing text is reported at its field, and nothing is lost.
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.publish, exact: true }).click();
    await expect(page.getByLabel(words.textEn)).toHaveAccessibleDescription(words.missing);
    await page.getByLabel(words.textEn).fill('Will you come again?');

    await page.getByRole('button', { name: words.move }).press('ArrowUp');
    await expect(page.getByRole('button', { name: words.first })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.publish, exact: true }).click();
    await expect(page.getByText(words.published)).toBeVisible();

    if (size.width < 1200) await page.getByRole('button', { name: words.preview }).click();
    const preview = page.getByRole('region', { name: words.preview });
    await preview.getByRole('radio', { name: words.yes, exact: true }).check();
    await expect(preview.getByRole('radio', { name: words.yes, exact: true })).toBeChecked();
    if (size.width < 1200) await page.keyboard.press('Escape');

    await page.getByRole('link', { name: words.results }).click();
    await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible();
    await expectAccessible(page);
  });
}

test('H4 a student answers about the last meeting on a phone, once, and nothing is lost on the way', async ({
  signedInAs,
}) => {
  const page = await signedInAs('student');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/cs/hist/list');
  await page.getByRole('link', { name: '설문 답하기' }).first().click();
  await expect(page.getByRole('heading', { name: '상담 만족도' })).toBeVisible();
  await page.getByRole('button', { name: '답 보내기' }).click();
  await expect(page.getByText('6곳을 고쳐 주세요')).toBeVisible();
  const words = page.getByRole('textbox', { name: /좋았던 점/ });
  await words.fill('끝까지 들어 주셨어요.');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('naru.survey.')));
  await expect.poll(kept).toHaveLength(1);
  await page.reload();
  await expect(words).toHaveValue('끝까지 들어 주셨어요.');
  await expectAccessible(page);
  for (const name of [/얼마나 만족/, /잘 들어/, /도움이/, /시간은 충분/, /신청하고/])
    await page.getByRole('radiogroup', { name }).getByRole('radio').last().check();
  await page
    .getByRole('radiogroup', { name: /다음에도/ })
    .getByRole('radio', { name: '예' })
    .check();
  await page.getByRole('button', { name: '답 보내기' }).click();
  await expect(page.getByText('답해 주셔서 고마워요')).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await page.reload();
  await expect(page.getByText('이미 답한 설문이에요')).toBeVisible();
});
