/** Tests the files of posts: attached by one, open to readers of the post, refused to others; pictures in the text. */
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test, type Language } from './portal.ts';
import { expectAccessible } from './screen-checks.ts';
import { takeTurns } from './turns.ts';

test.use({ changesData: true });

const NOTICES = '/cmmnty/board/notice/list';
const FORM = '/cmmnty/board/notice/form';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
/** A picture of one green point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const WORDS = {
  ko: {
    title: '제목',
    editor: '내용',
    files: /^첨부 파일/,
    browse: '파일 고르기',
    picture: '사진 넣기',
    alt: '사진 설명',
    student: '재학생',
    publish: '게시하기',
    save: '저장하기',
    change: '고치기',
    attached: '첨부 파일',
    remove: (name: string) => `${name} 빼기`,
    open: (name: string) => `${name} 내려받기`,
    openAll: '모두 내려받기',
    zip: '첨부파일.zip',
  },
  en: {
    title: 'Title',
    editor: 'Text',
    files: /^Attachments/,
    browse: 'Choose files',
    picture: 'Insert pictures',
    alt: 'Picture description',
    student: 'Current student',
    publish: 'Publish',
    save: 'Save',
    change: 'Edit',
    attached: 'Attachments',
    remove: (name: string) => `Remove ${name}`,
    open: (name: string) => `Download ${name}`,
    openAll: 'Download all',
    zip: 'attachments.zip',
  },
} as const satisfies Record<Language, unknown>;

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`B5 what the office attaches students have, and nobody whom the post is not for (${language})`, async ({
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.expect(/answered 404/);
      const staff = await signedInAs('staff', { language });
      await staff.goto(FORM);
      await staff.getByRole('textbox', { name: words.title, exact: true }).fill('현장실습 서류');
      const editor = staff.getByRole('textbox', { name: words.editor, exact: true });
      await editor.click();
      await staff.keyboard.type('양식을 받아 쓰세요.');

      // One picture by the button, one from the clipboard.
      await choose(staff, staff.getByRole('button', { name: words.picture }), [
        { name: '약도.png', mimeType: 'image/png', buffer: PNG },
      ]);
      await expect(editor.locator('img')).toHaveAttribute('src', /^\/api\/file\/picture\//);
      await staff.getByRole('textbox', { name: words.alt, exact: true }).fill('후문에서 오는 길');
      await expect(editor.getByRole('img', { name: '후문에서 오는 길' })).toBeVisible();
      await editor.evaluate((target, bytes) => {
        const data = new DataTransfer();
        const decoded = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
        data.items.add(new File([decoded], 'image.png', { type: 'image/png' }));
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, PNG.toString('base64'));
      await expect(editor.locator('img')).toHaveCount(2);

      const field = staff.getByRole('group', { name: words.files });
      await choose(staff, field.getByRole('button', { name: words.browse }), [pdf('신청서 양식.pdf'), pdf('안내.pdf')]);
      for (const name of ['신청서 양식.pdf', '안내.pdf'])
        await expect(field.getByRole('button', { name: words.remove(name) })).toBeVisible();
      await staff.getByText(words.student, { exact: true }).click();
      await expectAccessible(staff);
      await staff.getByRole('button', { name: words.publish }).click();
      await expect(staff.getByRole('heading', { level: 1, name: '현장실습 서류' })).toBeVisible();

      const student = await signedInAs('student', { language, elsewhere: true });
      await student.goto(NOTICES);
      await student.getByRole('link', { name: '현장실습 서류' }).click();
      const shown = student.getByRole('img', { name: '후문에서 오는 길' });
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
      const attached = student.getByRole('list', { name: words.attached });
      await expect(attached.getByRole('listitem')).toHaveText([/^신청서 양식\.pdf/, /^안내\.pdf/]);
      const [one] = await Promise.all([
        student.waitForEvent('download'),
        attached.getByRole('button', { name: words.open('신청서 양식.pdf') }).click(),
      ]);
      expect(one.suggestedFilename()).toBe('신청서 양식.pdf');
      expect(await readFile(await one.path())).toEqual(PDF);
      const [all] = await Promise.all([
        student.waitForEvent('download'),
        student.getByRole('button', { name: words.openAll }).click(),
      ]);
      expect(all.suggestedFilename()).toBe(words.zip);
      await expectAccessible(student);

      // Another person opens the address of the post.
      const professor = await signedInAs('fulltime', { language, elsewhere: true });
      await professor.goto(student.url());
      await expect(professor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(professor.getByRole('list', { name: words.attached })).toHaveCount(0);
      await expect(professor.getByRole('heading', { level: 1, name: '현장실습 서류' })).toHaveCount(0);

      // A file removed in the form is deleted on saving, not before.
      await staff.getByRole('link', { name: words.change, exact: true }).click();
      await staff.getByRole('button', { name: words.remove('안내.pdf') }).click();
      await student.reload();
      await expect(attached.getByRole('listitem')).toHaveCount(2);
      await staff.getByRole('button', { name: words.save, exact: true }).click();
      await expect(staff.getByRole('list', { name: words.attached }).getByRole('listitem')).toHaveText([
        /^신청서 양식\.pdf/,
      ]);
      await student.reload();
      await expect(attached.getByRole('listitem')).toHaveText([/^신청서 양식\.pdf/]);
    });
}

test('B3 a draft comes back with its files and pictures', async ({ signedInAs }) => {
  const page = await signedInAs('staff');
  await page.goto(FORM);
  const words = WORDS.ko;
  await page.getByRole('textbox', { name: words.title, exact: true }).fill('쓰다 만 글');
  await choose(page, page.getByRole('button', { name: words.picture }), [
    { name: '약도.png', mimeType: 'image/png', buffer: PNG },
  ]);
  const editor = page.getByRole('textbox', { name: words.editor, exact: true });
  await expect(editor.locator('img')).toHaveCount(1);
  const field = page.getByRole('group', { name: words.files });
  const kept = page.waitForResponse((response) =>
    /"categoryCode":null,"fileId":"/.test(response.request().postData() ?? ''),
  );
  await choose(page, field.getByRole('button', { name: words.browse }), [pdf('안내.pdf')]);
  expect((await kept).status()).toBe(200);

  const other = await signedInAs('staff', { elsewhere: true });
  await other.goto(FORM);
  await expect(other.getByRole('textbox', { name: words.title, exact: true })).toHaveValue('쓰다 만 글');
  await expect(other.getByRole('textbox', { name: words.editor, exact: true }).locator('img')).toHaveAttribute(
    'src',
    /^\/api\/file\/picture\//,
  );
  await expect(other.getByRole('button', { name: words.remove('안내.pdf') })).toBeVisible();
  await other.getByRole('button', { name: words.publish }).click();
  await expect(other.getByRole('list', { name: words.attached }).getByRole('listitem')).toHaveText([/^안내\.pdf/]);
});

test('B10 the list leaves as an Excel file for a reason, and only for who may', async ({
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/POST .*\/excel answered 422/);
  const page = await signedInAs('staff');
  await page.goto(`${NOTICES}?category=JOBS`);
  await page.getByRole('button', { name: '기타 작업' }).click();
  await page.getByRole('menuitem', { name: '엑셀로 받기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '받기', exact: true }).click();
  await expect(dialog.getByText('이유를 5자 이상 적어 주세요.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: '받는 이유' }).fill('부서 회의에 쓸 목록');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '받기', exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^공지사항_\d{4}-\d\d-\d\d_.+\.xlsx$/);
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(dialog).toHaveCount(0);
  const student = await signedInAs('student', { elsewhere: true });
  await student.goto(NOTICES);
  await expect(student.getByRole('table').or(student.getByRole('list')).first()).toBeVisible();
  await expect(student.getByRole('button', { name: '기타 작업' })).toHaveCount(0);
});

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** Chooses files as a person does, by the button that opens the system's window. */
async function choose(
  page: Page,
  button: ReturnType<Page['getByRole']>,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles([...files]);
}
