/** Tests the files of a form: uploaded with progress, refused at their field, removed, downloaded. */
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test, type Language } from './portal.ts';
import { takeTurns } from './turns.ts';

const FORM = '/sample/form';
const UPLOAD = '**/api/file';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
const aPage = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('<html>not a PDF</html>') });

const WORDS = {
  ko: {
    files: /함께 볼 자료/,
    list: '올린 파일',
    attached: '첨부 파일',
    remove: (name: string) => `${name} 빼기`,
    cancel: (name: string) => `${name} 올리기 취소`,
    retry: '다시 올리기',
    open: (name: string) => `${name} 내려받기`,
    openAll: '모두 내려받기',
    zip: '첨부파일.zip',
    wrongType: /올릴 수 없는 형식이에요/,
    mismatch: /‘가짜.pdf’ 파일의 내용이 확장자와 달라요/,
    skipCheck: '보내기 전에 확인하지 않기',
    save: '저장하기',
  },
  en: {
    files: /Files to look at together/,
    list: 'Uploaded files',
    attached: 'Attachments',
    remove: (name: string) => `Remove ${name}`,
    cancel: (name: string) => `Stop uploading ${name}`,
    retry: 'Upload again',
    open: (name: string) => `Download ${name}`,
    openAll: 'Download all',
    zip: 'attachments.zip',
    wrongType: /This type of file can’t be uploaded/,
    mismatch: /The contents of “가짜.pdf” don’t match its file type/,
    skipCheck: 'Send without checking first',
    save: 'Save',
  },
} as const satisfies Record<Language, unknown>;

test.use({ changesData: true });

const isTurnOf = takeTurns('ko');

for (const language of ['ko', 'en'] as const) {
  const words = WORDS[language];

  if (isTurnOf(language))
    test(`files go up, wrong ones are refused in their place, one is taken away, the rest come down (${language})`, async ({
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.expect(/POST \/api\/file answered 422/);
      const page = await signedInAs('dev', { language });
      await page.goto(FORM);
      const field = page.getByRole('group', { name: words.files });
      await choose(page, field, [pdf('이력서.pdf'), pdf('자기소개서.pdf'), aPage('가짜.pdf')]);
      await expect(field.getByRole('button', { name: words.remove('이력서.pdf') })).toBeVisible();
      await expect(field.getByRole('button', { name: words.remove('자기소개서.pdf') })).toBeVisible();
      const fake = field.getByRole('listitem').filter({ hasText: '가짜.pdf' });
      await expect(fake.getByRole('alert')).toHaveText(words.mismatch);
      await fake.getByRole('button', { name: words.remove('가짜.pdf') }).click();

      await choose(page, field, [{ name: '표.html', mimeType: 'text/html', buffer: Buffer.from('<p>') }]);
      const table = field.getByRole('listitem').filter({ hasText: '표.html' });
      await expect(table.getByRole('alert')).toHaveText(words.wrongType);
      await table.getByRole('button', { name: words.remove('표.html') }).click();

      const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await field.getByRole('button', { name: words.remove('자기소개서.pdf') }).click();
      expect((await removed).status()).toBe(200);
      await choose(page, field, [pdf('자기소개서.pdf')]);
      await expect(field.getByRole('button', { name: words.remove('자기소개서.pdf') })).toBeVisible();

      await page.getByRole('switch', { name: words.skipCheck }).click();
      await page.getByRole('button', { name: words.save, exact: true }).click();
      const attached = page.getByRole('list', { name: words.attached });
      await expect(attached.getByRole('listitem')).toHaveText([/^이력서\.pdf/, /^자기소개서\.pdf/]);
      const [one] = await Promise.all([
        page.waitForEvent('download'),
        attached.getByRole('button', { name: words.open('이력서.pdf') }).click(),
      ]);
      expect(one.suggestedFilename()).toBe('이력서.pdf');
      expect(await readFile(await one.path())).toEqual(PDF);
      const [all] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: words.openAll }).click(),
      ]);
      expect(all.suggestedFilename()).toBe(words.zip);
      expect((await readFile(await all.path())).subarray(0, 2).toString()).toBe('PK');
    });

  if (isTurnOf(language))
    test(`one that fails is tried again, one on its way is stopped (${language})`, async ({
      signedInAs,
      browserErrors,
    }) => {
      browserErrors.expect(/POST \/api\/file answered 500/);
      const page = await signedInAs('dev', { language });
      await page.goto(FORM);
      const field = page.getByRole('group', { name: words.files });
      await page.route(UPLOAD, async (route) =>
        route.fulfill({ status: 500, json: { code: 'E500', msg: '문제가 생겼어요.', output: {} } }),
      );
      await choose(page, field, [pdf('이력서.pdf')]);
      await expect(field.getByRole('alert')).toHaveText('문제가 생겼어요.');
      await page.unroute(UPLOAD);
      await field.getByRole('button', { name: words.retry }).click();
      await expect(field.getByRole('button', { name: words.remove('이력서.pdf') })).toBeVisible();
      await expect(field.getByRole('alert')).toHaveCount(0);

      // The upload hangs until it is stopped.
      const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
      await page.route(UPLOAD, async (route) => {
        await stopped;
        await route.abort().catch(() => undefined); // the page has let go of it
      });
      await choose(page, field, [pdf('천천히.pdf')]);
      const row = field.getByRole('listitem').filter({ hasText: '천천히.pdf' });
      await expect(row.getByRole('progressbar')).toBeVisible();
      await row.getByRole('button', { name: words.cancel('천천히.pdf') }).click();
      await expect(row).toHaveCount(0);
      stop();
      await expect(field.getByRole('listitem')).toHaveText([/^이력서\.pdf/]);
    });
}

/** Chooses files as a person does, by the button that opens the system's window. */
async function choose(
  page: Page,
  field: ReturnType<Page['getByRole']>,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: /파일 고르기|Choose files/ }).click(),
  ]);
  await chooser.setFiles([...files]);
}
