import type { Page } from '@playwright/test';

import { expect, test, type Language } from './portal.ts';
import { expectAccessible } from './screen-checks.ts';

test.use({ changesData: true });

const WORDS = {
  ko: {
    open: '엑셀로 받기',
    reason: '받는 이유',
    save: '받기',
    later: '파일을 준비하고 있어요',
    see: '준비한 파일 보기',
    title: '준비한 파일',
    downloadOf: '전체 학생 조회 받기',
    saved: /^전체 학생 조회_.*\.xlsx$/,
    told: '‘전체 학생 조회’ 엑셀 파일이 준비됐어요',
  },
  en: {
    open: 'Download as Excel',
    reason: 'Reason',
    save: 'Download',
    later: 'Your file is being prepared',
    see: 'View prepared files',
    title: 'Prepared files',
    downloadOf: 'Download Total Student Search',
    saved: /^Total Student Search_.*\.xlsx$/,
    told: 'Your Excel file of Total Student Search is ready',
  },
} as const;

/** Sets the most rows that an answer carries; longer exports are made in the background. */
async function setMostRows(url: string, value: number): Promise<void> {
  const send = async (method: string, path: string, more: { token?: string; body: unknown }): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      ...(more.token && { authorization: `Bearer ${more.token}` }),
    };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(more.body) });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { output: unknown }).output; // every answer's envelope
  };
  const body = { username: 'admin', password: 'naru-demo-1!' };
  const { accessToken } = (await send('POST', '/api/auth/login', { body })) as { accessToken: string }; // the contract's login
  await send('PUT', '/view/cdp/admin/setting/excel.mostRows', {
    token: accessToken,
    body: { value, version: 0, reason: '시험' },
  });
}

async function expectWide(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

const SIZES: readonly [Language, { width: number; height: number }][] = [
  ['ko', { width: 360, height: 780 }],
  ['ko', { width: 1440, height: 900 }],
  ['en', { width: 360, height: 780 }],
  ['en', { width: 1440, height: 900 }],
];

for (const [language, size] of SIZES) {
  const words = WORDS[language];
  test(`Xl4 a long list is prepared, told of and taken from the account (${language}, ${size.width})`, async ({
    portal,
    signedInAs,
  }) => {
    await setMostRows(portal.url, 5);
    const page = await signedInAs('staff', { language });
    await page.setViewportSize(size);
    await page.goto('/anals/stdntinfo/list');
    await page.getByRole('button', { name: words.open }).click();
    const ask = page.getByRole('dialog');
    await ask.getByRole('textbox', { name: words.reason }).fill('학과 간담회 명단');
    await ask.getByRole('button', { name: words.save }).click();
    await expect(ask.getByRole('heading', { name: words.later })).toBeVisible();
    await ask.getByRole('link', { name: words.see }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const take = page.getByRole('button', { name: words.downloadOf });
    await expect(take).toBeVisible({ timeout: 30_000 });
    await expectWide(page);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await take.click();
    expect((await download).suggestedFilename()).toMatch(words.saved);
    const told = page.getByRole('link', { name: words.told });
    // The notification is delivered a moment later.
    await expect(async () => {
      await page.goto('/session/notification/list');
      await expect(told).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await told.click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  });
}
