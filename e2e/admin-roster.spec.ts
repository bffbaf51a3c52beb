import { bundleFiles, bundleRows, zipOf, type BundleRows } from '@naru/server/test/roster-bundle.ts';
import type { Page } from '@playwright/test';

import { expect, test } from './portal.ts';
import { expectAccessible } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const LIST = '/admin/roster/list';

const WORDS = {
  ko: {
    preview: '바뀔 내용 보기',
    previewSheet: '바뀔 내용',
    importSheet: '가져온 결과',
    import: '가져오기',
    close: '닫기',
    people: '사람',
    figures: /추가 9\d건, 변경 0건, 빠짐 0건/,
    imported: '가져왔어요.',
    members: '회원 보기',
    nothing: '바뀌는 것이 없어요.',
    advisor: '첫 강좌의 교수를 지도교수로 정하기',
    place: 'users.csv 2행 email',
    reason: '이메일 주소가 아니에요: x',
    notZip: /zip 파일이 아니에요/,
    needsFile: '묶음을 올려 주세요.',
    refused: /고칠 곳이 1곳 있어/,
  },
  en: {
    preview: 'Preview changes',
    previewSheet: 'What will change',
    importSheet: 'Import',
    import: 'Import',
    close: 'Close',
    people: 'People',
    figures: /9\d added, 0 changed, 0 removed/,
    imported: 'Imported.',
    members: 'See members',
    nothing: 'No changes.',
    advisor: 'Make the first class’s professor the advisor',
    place: 'users.csv line 2 email',
    reason: 'This isn’t an email address: x',
    notZip: /isn’t a zip file/,
    needsFile: 'Upload a bundle first.',
    refused: /There is 1 problem/,
  },
} as const;

const REMOVE = /빼기$|^Remove/;

const bundle = (rows: BundleRows = bundleRows()): Buffer => zipOf([...bundleFiles(rows)]);

/** Uploads a bundle until it is there or refused, and can be removed; before that it can only be stopped. */
async function upload(page: Page, bytes: Buffer, name = 'roster.zip'): Promise<void> {
  const file = { name, mimeType: 'application/zip', buffer: bytes };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('button', { name: REMOVE })).toBeVisible();
}

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  if (isTurnOf(language))
    test(`an administrator looks through a roster, imports it and reads what was done (${language})`, async ({
      signedInAs,
    }) => {
      const words = WORDS[language];
      const page = await signedInAs('admin', { language });
      await page.goto(LIST);
      await upload(page, bundle());
      await expectAccessible(page);
      await page.getByRole('button', { name: words.preview }).click();

      const preview = page.getByRole('dialog', { name: words.previewSheet });
      const people = preview.getByRole('row', { name: words.people, exact: false }).first();
      await expect(people).toContainText('14');
      await expectAccessible(page);
      await preview.getByRole('button', { name: words.import, exact: true }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(words.figures);
      await question.getByRole('button', { name: words.import, exact: true }).click();

      const report = page.getByRole('dialog', { name: words.importSheet });
      await expect(report.getByRole('status').filter({ hasText: words.imported })).toBeVisible();
      await expectAccessible(page);
      await report.getByRole('button', { name: words.close }).click();
      await expect(report).toBeHidden();
      // The form is empty again, the history has both.
      await expect(page.getByRole('listitem').filter({ hasText: 'roster.zip' })).toHaveCount(0);
      await expect(page.getByRole('row', { name: /한강대학교 학사/ })).toHaveCount(2);

      await page
        .getByRole('row', { name: /한강대학교 학사/ })
        .first()
        .getByRole('link')
        .click();
      await report.getByRole('link', { name: words.members }).click();
      await expect(page).toHaveURL('/admin/member/list');
      await expect(page.getByText('김학생12')).toBeVisible();

      await page.goto(LIST);
      await upload(page, bundle());
      await page.getByRole('button', { name: words.preview }).click();
      await expect(preview.getByRole('status').filter({ hasText: words.nothing })).toBeVisible();
      await expect(preview.getByRole('button', { name: words.import, exact: true })).toHaveCount(0);
    });

  if (isTurnOf(language))
    test(`what is wrong is told at its place, and what was chosen stays (${language})`, async ({
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.expect(/POST \/view\/cdp\/admin\/roster\/bundle answered 422/);
      const words = WORDS[language];
      const page = await signedInAs('admin', { language });
      await page.goto(LIST);
      const start = page.getByRole('button', { name: words.preview });
      await start.click();
      await expect(page.getByText(words.needsFile)).toBeVisible();
      await page.getByLabel(words.advisor).check();

      await upload(page, Buffer.from('sourcedId,status\n'));
      await expect(page.getByRole('listitem').filter({ hasText: words.notZip })).toBeVisible();
      await page.getByRole('button', { name: REMOVE }).click();

      const rows = bundleRows();
      rows['users'] = rows['users']!.map((row, at) => (at === 0 ? { ...row, email: 'x' } : row));
      await upload(page, bundle(rows));
      await start.click();
      const sheet = page.getByRole('dialog', { name: words.previewSheet });
      await expect(sheet.getByRole('status').filter({ hasText: words.refused })).toBeVisible();
      await expect(sheet).toContainText(words.place);
      await expect(sheet).toContainText(words.reason);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page.getByLabel(words.advisor)).toBeChecked();
      await expect(page.getByRole('listitem').filter({ hasText: 'roster.zip' })).toBeVisible();
    });
}

test('nobody else reaches the roster import', async ({ signedInAs }) => {
  const page = await signedInAs('staff');
  await page.goto(LIST);
  await expect(page).toHaveURL(/error=ACCESS/);
});
