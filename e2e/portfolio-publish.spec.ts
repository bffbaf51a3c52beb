import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { portfolioBuilder } from '@naru/contract/areas/portfolio/builder.ts';
import { makeBlock, makeRow } from '@naru/contract/areas/portfolio/page-blocks.ts';
import { portfolioPublishing } from '@naru/contract/areas/portfolio/publish.ts';
import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { aPhoto } from '@naru/server/test/upload.ts';
import type { Page } from '@playwright/test';

import { askWith, type Ask } from './ask.ts';
import { expect, signIn, test, type Language, type Portal } from './portal.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts';

test.use({ changesData: true });

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;
const PHONE_NUMBER = '010-2345-6789';
/** An address of somebody else in the demonstration, and one that looks like it. */
const TAKEN = 'small-bridges';
const ALIKE = 'smal1-bridges';
const FREE = 'harbour-notes';

const WORDS = {
  ko: {
    checks: '먼저 고칠 곳이 1곳 있어요 · 개인정보로 보이는 곳이 1곳 있어요',
    asks: '개인정보로 보이는 곳이 1곳 있어요',
    fixPicture: /^고치러 가기: 사진 · 사진 설명이 없어요/,
    fixPhone: '고치러 가기: 제목 · 전화번호',
    alt: '사진 설명',
    title: '제목',
    saved: /저장했어요$/,
    keep: /^확인했고, 그대로 게시할게요/,
    keepAsked: /개인정보/,
    link: /^비밀 링크를 받은 사람/,
    path: '포트폴리오 주소',
    taken: /이미 쓰고 있거나 최근까지 쓴 주소예요/,
    reserved: /학교나 포털을 가리키는 이름/,
    alike: /이미 있는 주소와 너무 비슷해요/,
    free: '쓸 수 있는 주소예요.',
    publish: '게시하기',
    published: '게시했어요. 이제 링크를 보낼 수 있어요.',
    create: '비밀 링크 만들기',
    name: '이름',
    endsOn: '끝나는 날',
    views: '볼 수 있는 횟수',
    make: '만들기',
    links: '비밀 링크 목록',
    unopened: '까지 · 3번 중 0번 열림',
    opened: '3번 중 1번 열림',
    copy: '인사팀 복사하기',
    copied: '링크를 복사했어요.',
    qr: '인사팀 QR 코드 보기',
    close: '닫기',
    look: '다른 사람에게 보이는 모습',
    changed: '게시한 뒤에 고친 내용이 있어요.',
    again: '바뀐 내용 게시하기',
    keepTitle: '개인정보를 그대로 게시할까요?',
    publishedAgain: '바뀐 내용을 게시했어요.',
    revoke: '인사팀 취소하기',
    revokeNow: '취소하기',
    revoked: '비밀 링크를 취소했어요.',
    takeDown: '게시 중단하기',
    takenDown: '게시를 중단했어요. 이제 아무도 볼 수 없어요.',
    gone: '지금은 열 수 없는 링크예요',
  },
  en: {
    checks: 'To fix first: 1 · Looks like personal data: 1',
    asks: 'Looks like personal data: 1',
    fixPicture: /^Fix it: Picture · A picture has no description/,
    fixPhone: 'Fix it: Heading · Phone number',
    alt: 'Description',
    title: 'Title',
    saved: /^Saved/,
    keep: /^I’ve checked this/,
    keepAsked: /personal data/,
    link: /^People with a secret link/,
    path: 'Address of the portfolio',
    taken: /This address is taken, or was until recently/,
    reserved: /Names of the university or the portal/,
    alike: /This looks too much like an address that is taken/,
    free: 'This address is free.',
    publish: 'Publish',
    published: 'Published. You can send the link now.',
    create: 'Make a secret link',
    name: 'Name',
    endsOn: 'Last day',
    views: 'Most views',
    make: 'Make link',
    links: 'Secret links',
    unopened: ' · 0 of 3 views',
    opened: '1 of 3 views',
    copy: 'Copy 인사팀',
    copied: 'Link copied.',
    qr: 'Show the QR code of 인사팀',
    close: 'Close',
    look: 'See what others see',
    changed: 'You have changes that aren’t published.',
    again: 'Publish changes',
    keepTitle: 'Publish the personal data as it is?',
    publishedAgain: 'Your changes are published.',
    revoke: 'Revoke 인사팀',
    revokeNow: 'Revoke',
    revoked: 'Secret link revoked.',
    takeDown: 'Take down',
    takenDown: 'Taken down. Nobody can see it now.',
    gone: 'This link doesn’t open right now',
  },
} as const satisfies Record<Language, unknown>;

const SIZES = { ko: { width: 1440, height: 900 }, en: { width: 360, height: 780 } } as const;

interface Begun {
  readonly id: string;
  readonly pictureId: string;
  readonly phoneId: string;
}

async function sendPhoto(portal: Portal, token: string): Promise<{ fileId: string; fileSn: number }> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await aPhoto())]), 'sea.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${portal.url}/api/file`, { method: 'POST', headers, body: form });
  const { output } = (await response.json()) as { output: { fileId: string } }; // the contract's answer
  return { fileId: output.fileId, fileSn: 1 };
}

/** Makes a portfolio with a picture that has no words yet, and a telephone number. */
async function begin(portal: Portal, ask: Ask, token: string): Promise<Begun> {
  const title = '바다의 기록';
  const { portfolioId: id } = await ask(portfolioStart.createPortfolio, {
    body: { title, language: 'ko', beginsWith: 'EMPTY' },
  });
  const picture = { ...makeBlock('IMAGE', crypto.randomUUID()) };
  const phone = makeBlock('HEADING', crypto.randomUUID());
  if (picture.kind !== 'IMAGE' || phone.kind !== 'HEADING') throw new Error('Other blocks were made.');
  const content: PortfolioContent = {
    background: { kind: 'THEME', theme: 'HARBOUR' },
    head: { name: '김서윤', headline: '바다를 기록해요', summary: '', picture: null, linkList: [] },
    rowList: [
      {
        ...makeRow('1', crypto.randomUUID()),
        cellList: [
          [
            { ...phone, text: `연락은 ${PHONE_NUMBER}` },
            { ...picture, picture: { ...(await sendPhoto(portal, token)), altText: '', isDecorative: false } },
          ],
        ],
      },
    ],
  };
  const body = { contentVersion: 1, title, language: 'ko' as const, content };
  await ask(portfolioBuilder.saveDraft, { params: { id }, body });
  return { id, pictureId: picture.blockId, phoneId: phone.blockId };
}

async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

for (const language of ['ko', 'en'] as const) {
  test(`F3 F4 a portfolio is looked over, published behind a secret link, changed, and taken back (${language})`, async ({
    portal,
    signedInAs,
    openDevice,
    browserErrors,
  }) => {
    test.slow(); // a whole journey, and a reader in another browser
    browserErrors.allow(/\/pt\/harbour-notes.*(404|410)/);
    browserErrors.expect(/\/publish\/[0-9a-f-]+\/step answered 422/);
    const words = WORDS[language];
    const token = await signIn(portal, 'student');
    const ask = askWith(portal.url, token);
    const { id, pictureId, phoneId } = await begin(portal, ask, token);
    const page = await signedInAs('student', { language });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.url });
    await page.setViewportSize(SIZES[language]);
    const main = page.getByRole('main');
    const publish = main.getByRole('button', { name: words.publish, exact: true });

    // The findings that stop it come first, and each leads to its very block.
    await page.goto(`/portfolio/my/publish/${id}`);
    await expect(page.getByRole('heading', { name: words.checks })).toBeVisible();
    await expect(publish).toBeDisabled();
    await expectGood(page);
    await page.getByRole('link', { name: words.fixPicture }).click();
    await expect(page).toHaveURL(new RegExp(`/portfolio/my/form/${id}\\?block=${pictureId}$`));
    await expect(page.getByLabel(words.alt, { exact: true })).toBeFocused();
    await page.keyboard.type('해 질 무렵의 바다');
    await expect(page.getByText(words.saved)).toBeAttached();
    await page.goBack();

    // Personal data is shown as it stands there; its owner decides.
    await expect(page.getByRole('heading', { name: words.asks })).toBeVisible();
    await expect(main.getByText(PHONE_NUMBER)).toBeVisible();
    await page.getByRole('link', { name: words.fixPhone }).click();
    await expect(page).toHaveURL(new RegExp(`\\?block=${phoneId}$`));
    await expect(page.getByRole('textbox', { name: words.title, exact: true })).toHaveValue(`연락은 ${PHONE_NUMBER}`);
    await page.goBack();
    await publish.click();
    await expect(page.getByRole('alert').filter({ hasText: words.keepAsked })).toBeVisible();
    await page.getByRole('checkbox', { name: words.keep }).check();

    const path = page.getByRole('textbox', { name: words.path });
    for (const [typed, said] of [
      [TAKEN, words.taken],
      ['admin', words.reserved],
      ['adrnin', words.reserved],
      [ALIKE, words.alike],
    ] as const) {
      await path.fill(typed);
      await expect(path).toHaveAccessibleDescription(said);
      await expect(path).toHaveAttribute('aria-invalid', 'true');
    }
    await expectGood(page);
    await path.fill(FREE);
    await expect(path).toHaveAccessibleDescription(words.free);
    await page.getByRole('radio', { name: words.link }).check();
    await publish.click();
    await expect(page.getByText(words.published)).toBeVisible();

    await page.getByRole('button', { name: words.create }).click();
    const making = page.getByRole('dialog', { name: words.create });
    await making.getByRole('textbox', { name: words.name }).fill('인사팀');
    const lastDay = new Date(Date.now() + SEOUL_MS + 30 * DAY_MS).toISOString().slice(0, 10);
    await making.getByRole('textbox', { name: words.endsOn }).fill(lastDay);
    await making.getByRole('textbox', { name: words.views }).fill('3');
    await expectGood(page);
    await making.getByRole('button', { name: words.make, exact: true }).click();
    const link = page.getByRole('list', { name: words.links }).getByRole('listitem');
    await expect(link).toContainText(words.unopened);
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(new RegExp(`/pt/${FREE}\\?k=`));
    await page.getByRole('button', { name: words.qr }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: new RegExp(`/pt/${FREE}`) })).toBeVisible();
    await expectGood(page);
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click();
    await expectGood(page);

    // Its owner sees what others see, and somebody without a session opens the link on another device.
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: words.look }).click();
    const look = await opened;
    await expect(look.getByRole('heading', { name: '김서윤' })).toBeVisible();
    await look.close();
    const reader = await openDevice();
    await reader.setViewportSize(SIZES.en);
    const onTheWire = new URL(address);
    const readerAddress = `${portal.url}${onTheWire.pathname}${onTheWire.search}`;
    await reader.goto(readerAddress);
    await expect(reader.getByRole('heading', { level: 1, name: '김서윤' })).toBeVisible();
    await expect(reader.getByText('바다를 기록해요')).toBeVisible();
    await expect(reader.getByRole('img', { name: '해 질 무렵의 바다' })).toBeVisible();
    await expectGood(reader);

    // A change shows once it is published again.
    const { draft } = await ask(portfolioBuilder.readDraft, { params: { id } });
    const { title, contentVersion, content } = draft;
    const changed = { ...content, head: { ...content.head, headline: '바다를 다시 기록해요' } };
    await ask(portfolioBuilder.saveDraft, {
      params: { id },
      body: { title, language: 'ko', contentVersion, content: changed },
    });
    await page.reload();
    await expect(link).toContainText(words.opened);
    await expect(page.getByText(words.changed)).toBeVisible();
    await expectGood(page);
    await reader.reload();
    await expect(reader.getByText('바다를 기록해요')).toBeVisible();
    await page.getByRole('button', { name: words.again }).click();
    const asking = page.getByRole('alertdialog', { name: words.keepTitle });
    await expect(asking).toContainText(PHONE_NUMBER);
    await asking.getByRole('button', { name: words.again }).click();
    await expect(page.getByText(words.publishedAgain)).toBeVisible();
    await expect(async () => {
      await reader.reload();
      await expect(reader.getByText('바다를 다시 기록해요')).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 2_500 });

    // The link is taken back, then the whole: both are gone at once.
    await page.getByRole('button', { name: words.revoke }).click();
    const revoking = page.getByRole('alertdialog');
    await expect(revoking).toBeVisible();
    await expectAccessible(page);
    await revoking.getByRole('button', { name: words.revokeNow, exact: true }).click();
    await expect(page.getByText(words.revoked)).toBeVisible();
    await expect(async () => {
      await reader.goto(readerAddress);
      await expect(reader.getByRole('heading', { name: WORDS.ko.gone })).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 2_500 });
    await expectGood(reader);
    await page.getByRole('button', { name: words.takeDown }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.takeDown }).click();
    await expect(page.getByText(words.takenDown)).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.path })).toHaveValue(FREE);
    await expectGood(page);
    const { publishing } = await ask(portfolioPublishing.readPublishing, { params: { id } });
    expect(publishing.status).toBe('UNPUBLISHED');
    expect((await fetch(`${portal.url}/pt/${FREE}`)).status).toBe(404);
  });
}
