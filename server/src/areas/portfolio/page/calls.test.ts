import { shownPages } from '@naru/contract/areas/portfolio/page.ts';
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';
import { session } from '@naru/contract/areas/session.ts';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { filesFolder, openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aLink, aPortfolio, aRow, aText, type PortfolioWish } from '../../../../test/shown-pages.ts';
import { aPhoto, PDF, upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';
import { openArchive } from '../../../platform/files/archive.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';
import { insertPageFont } from './font-store.ts';
import { cutFont } from './fonts.ts';
import { readRange } from './send-file.ts';

type Person = MadeMember & { readonly token: string };

let portal: TestPortal;
let owner: Person;
let student: Person;
let outsider: Person;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  const { db } = portal.platform;
  const people = [
    await aStudent(db, { nameKo: '김하늘' }),
    await aStudent(db, { nameKo: '이봄' }),
    await aMember(db, { types: [], isExternal: true }),
  ] as const;
  const [one, other, third] = await Promise.all(
    people.map(async (person) => ({ ...person, token: await signIn(portal, person) })),
  );
  if (!one || !other || !third) throw new Error('Three people were made.');
  [owner, student, outsider] = [one, other, third];
});

const made = (wish: PortfolioWish = {}) => aPortfolio(portal.platform.db, owner.id, wish);
const shown = (id: string, who: Person) => portal.ask(shownPages.readShown, { params: { id } }, { token: who.token });
const read = (id: string, who: Person) => portal.get(shownPages.readShown, { params: { id } }, { token: who.token });
const draft = (id: string, who: Person) =>
  portal.ask(shownPages.readDraftPage, { params: { id } }, { token: who.token });
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode: status, headers: given, rawPayload } = await portal.app.inject({ url, headers });
  return { status, headers: given, bytes: rawPayload };
};

/** Uploads a picture and a document, and hangs them on a portfolio as saving its draft does. */
async function files(portfolioId: string): Promise<{ readonly fileId: string }> {
  const photo = { name: '발표.jpg', bytes: await aPhoto() };
  const { fileId } = await upload(portal, [photo, { name: '보고서.pdf', bytes: PDF }], { token: owner.token });
  const { db, now } = portal.platform;
  await db
    .updateTable('file_group')
    .set({ entity: PORTFOLIO_FILE, entity_id: portfolioId })
    .where('id', '=', fileId)
    .execute();
  await db.updateTable('file_entry').set({ attached_at: now() }).where('group_id', '=', fileId).execute();
  return { fileId };
}

const naming = (fileId: string, sns: readonly number[] = [1, 2]): PortfolioContent =>
  aContent([
    aRow(
      ...(sns.includes(1)
        ? [
            {
              blockId: newId(),
              kind: 'IMAGE' as const,
              picture: { fileId, fileSn: 1, altText: '발표', isDecorative: false },
              caption: '',
              shape: 'WIDE' as const,
              url: '',
            },
          ]
        : []),
      ...(sns.includes(2)
        ? [{ blockId: newId(), kind: 'FILE' as const, file: { fileId, fileSn: 2 }, title: '보고서' }]
        : []),
    ),
  ]);

async function publish(
  { portfolioId, versionId }: { portfolioId: string; versionId: string },
  content: PortfolioContent,
) {
  const written = JSON.stringify(content);
  const { db } = portal.platform;
  await db.updateTable('portfolio_version').set({ content: written }).where('id', '=', versionId).execute();
  await db.updateTable('portfolio').set({ content: written }).where('id', '=', portfolioId).execute();
}

async function withFiles(wish: PortfolioWish = {}, sns?: readonly number[]) {
  const portfolio = await made(wish);
  const { fileId } = await files(portfolio.portfolioId);
  await publish(portfolio, naming(fileId, sns));
  return { ...portfolio, fileId };
}

/** Counts threads that were begun and have not ended yet. */
function watchThreads() {
  const counts = { begun: 0, underWay: 0, most: 0 };
  const onWorker = (worker: Worker): void => {
    counts.begun += 1;
    counts.underWay += 1;
    counts.most = Math.max(counts.most, counts.underWay);
    worker.once('exit', () => (counts.underWay -= 1));
  };
  process.on('worker', onWorker);
  return { counts, stop: () => process.off('worker', onWorker) };
}

const pictureIn = (html: string): string => (/<img[^>]*\ssrc="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe('F6 a portfolio for who is signed in', () => {
  const table: readonly (readonly [PortfolioVisibility, 'PUBLISHED' | 'UNPUBLISHED', readonly number[]])[] = [
    ['PUBLIC', 'PUBLISHED', [200, 200, 200]],
    ['LOGIN', 'PUBLISHED', [200, 200, 404]],
    ['LINK', 'PUBLISHED', [200, 404, 404]],
    ['PRIVATE', 'PUBLISHED', [200, 404, 404]],
    ['PUBLIC', 'UNPUBLISHED', [200, 404, 404]],
  ];
  it.each(table)('that is %s and %s answers owner, member and outsider by %s', async (visibility, status, expected) => {
    const { portfolioId } = await made({ visibility, status });
    const all = await Promise.all([owner, student, outsider].map((who) => shown(portfolioId, who)));
    expect(all.map((one) => one.status)).toEqual(expected);
  });

  it('shows others what was published, and its owner the draft where they ask for it', async () => {
    const { portfolioId } = await made({ draft: aContent([aRow(aText('아직 나만 아는 글'))]) });
    expect((await read(portfolioId, student)).page).toMatchObject({ isOwn: false, isDraft: false, ownerNm: '김하늘' });
    expect((await read(portfolioId, owner)).page.html).not.toContain('아직 나만');
    const own = await draft(portfolioId, owner);
    expect(JSON.stringify(own.envelope.output)).toContain('아직 나만 아는 글');
    expect((await draft(portfolioId, student)).status).toBe(404);
  });

  it.each([
    ['hidden', { hidden_at: new Date(), hidden_reason: '신고' }, 200],
    ['deleted', { deleted_at: new Date() }, 404],
  ] as const)('is closed to others once it is %s', async (_which, values, forOwner) => {
    const { portfolioId } = await made();
    await portal.platform.db.updateTable('portfolio').set(values).where('id', '=', portfolioId).execute();
    expect((await shown(portfolioId, student)).status).toBe(404);
    expect((await shown(portfolioId, owner)).status).toBe(forOwner);
  });

  it('has pictures at addresses of this reader alone, which close with the page and the session', async () => {
    const { portfolioId, fileId } = await withFiles();
    const address = pictureIn((await read(portfolioId, student)).page.html);
    const { status, headers } = await fetched(address);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' });
    for (const wrong of [
      address.replace(/signature=\w{4}/, 'signature=AAAA'),
      address.replace(`${fileId}/1`, `${fileId}/2`),
      address.replace('of=shown', 'of=draft'),
      address.split('?')[0] ?? '',
    ])
      expect((await fetched(wrong)).status).toBe(404);
    await portal.platform.db
      .updateTable('portfolio')
      .set({ visibility: 'PRIVATE' })
      .where('id', '=', portfolioId)
      .execute();
    expect((await fetched(address)).status).toBe(404);
    const own = pictureIn((await read(portfolioId, owner)).page.html);
    expect((await fetched(own)).status).toBe(200);
    await portal.get(session.logout, {}, { token: owner.token });
    expect((await fetched(own)).status).toBe(404);
  });

  it('has addresses that end after ten minutes', async () => {
    const { portfolioId } = await withFiles();
    const before = portal.clock.now;
    const address = pictureIn((await read(portfolioId, owner)).page.html);
    portal.clock.now = new Date(before.getTime() + 10 * 60_000);
    expect((await fetched(address)).status).toBe(404);
    portal.clock.now = before;
  });
});

describe('F3 files of a public page', () => {
  it('stand beside it: pictures to be seen, others to be saved', async () => {
    const { path, fileId } = await withFiles();
    const photo = await fetched(`/pt/${path}/f/${fileId}/1`);
    expect(photo.headers).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline' });
    expect(photo.bytes.includes('Canary Artist')).toBe(false);
    const report = await fetched(`/pt/${path}/f/${fileId}/2`);
    expect(report.headers['content-disposition']).toMatch(/^attachment; /);
    expect(report.headers['content-security-policy']).toContain('sandbox');
    expect(report.bytes.equals(PDF)).toBe(true);
  });

  it('are those alone that the published version names', async () => {
    const { path, fileId, portfolioId } = await withFiles({}, [1]);
    expect((await fetched(`/pt/${path}/f/${fileId}/1`)).status).toBe(200);
    expect((await fetched(`/pt/${path}/f/${fileId}/2`)).status).toBe(404);
    const other = await made();
    await publish(other, naming(fileId));
    // Naming the file of another portfolio shows nothing of it.
    expect((await fetched(`/pt/${other.path}/f/${fileId}/1`)).status).toBe(404);
    expect((await fetched(`/pt/${other.path}`)).bytes.toString()).not.toContain(fileId);
    expect((await read(portfolioId, student)).page.html).toContain(fileId);
  });

  it.each(['PRIVATE', 'LOGIN'] as const)('are not found for one that is %s', async (visibility) => {
    const { path, fileId } = await withFiles({ visibility });
    expect((await fetched(`/pt/${path}/f/${fileId}/1`)).status).toBe(404);
  });

  it('of a page behind a link need its secret, and stay with who came in', async () => {
    const { path, fileId, portfolioId } = await withFiles({ visibility: 'LINK' });
    const { db, deriveKey } = portal.platform;
    const { token } = await aLink(db, { deriveKey, portfolioId }, { mostViews: 1 });
    const browser = { 'user-agent': 'Mozilla/5.0 Safari' };
    const page = await fetched(`/pt/${path}?k=${token}`, browser);
    const address = pictureIn(page.bytes.toString());
    expect(address).toBe(`/pt/${path}/f/${fileId}/1?k=${token}`);
    expect((await fetched(address, browser)).status).toBe(200);
    expect((await fetched(address.split('?')[0] ?? '', browser)).status).toBe(404);
    expect((await fetched(address, { 'user-agent': 'facebookexternalhit/1.1' })).status).toBe(404);
  });

  it('of a video come in the pieces that a browser asks for', () => {
    expect(readRange('bytes=0-', 1000)).toEqual({ start: 0, end: 999 });
    expect(readRange('bytes=200-299', 1000)).toEqual({ start: 200, end: 299 });
    expect(readRange('bytes=900-5000', 1000)).toEqual({ start: 900, end: 999 });
    expect(readRange('bytes=-100', 1000)).toEqual({ start: 900, end: 999 });
    for (const wrong of ['bytes=1000-', 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-0'])
      expect(readRange(wrong, 1000)).toBeUndefined();
  });
});

describe('F3 a portfolio to take away', () => {
  it('is a ZIP of its page with styles, font and files, for its owner alone', async () => {
    const { portfolioId } = await withFiles();
    const url = `/view/cdp/portfolio/page/${portfolioId}/zip`;
    const { status, headers, bytes } = await fetched(url, { authorization: `Bearer ${owner.token}` });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(encodeURIComponent('하늘의 포트폴리오.zip'));
    const file = `${filesFolder(portal.connection)}-${portfolioId}.zip`;
    writeFileSync(file, bytes);
    const archive = await openArchive(file, { mostEntries: 20, mostBytes: 10_000_000 });
    const names = archive.entries.map(({ fileName }) => fileName).toSorted();
    expect(names).toEqual(['files/01-발표.webp', 'files/02-보고서.pdf', 'font.woff2', 'index.html', 'style.css']);
    const index = archive.entries.find(({ fileName }) => fileName === 'index.html');
    const html = index ? await text(await archive.open(index)) : '';
    archive.close();
    expect(html).toContain('<h1>김하늘</h1>');
    expect(html).toContain(`src="files/${encodeURIComponent('01-발표.webp')}"`);
    expect(html).not.toMatch(/\/pt\/|<script|src="\/|\/view\/cdp/);
    expect((await fetched(url, { authorization: `Bearer ${student.token}` })).status).toBe(404);
  }, 30_000);

  it('F3 is made once at a time for a person, and its font is cut when their turn comes', async () => {
    const { portfolioId } = await made({ content: aContent([aRow(aText('푸른 하늘'))]) });
    const url = `/view/cdp/portfolio/page/${portfolioId}/zip`;
    const { counts, stop } = watchThreads();
    const headers = { authorization: `Bearer ${owner.token}` };
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetched(url, headers)));
    stop();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(39);
    expect(counts).toEqual({ begun: 1, underWay: 0, most: 1 });
    expect((await fetched(url, headers)).status).toBe(200);
  }, 30_000);

  it('F3 takes the font of its published version where there is one', async () => {
    const { portfolioId, versionId } = await made({ content: aContent([aRow(aText('푸른 바다'))]) });
    const { db, now } = portal.platform;
    await insertPageFont(db, { versionId, fontId: 'f'.repeat(32), bytes: Buffer.from('its own font'), at: now() });
    const { bytes } = await fetched(`/view/cdp/portfolio/page/${portfolioId}/zip`, {
      authorization: `Bearer ${owner.token}`,
    });
    expect(bytes.includes('its own font')).toBe(true);
  });

  it('F3 ends the work on a font once nobody waits for it', async () => {
    const left = new AbortController();
    const { counts, stop } = watchThreads();
    const cuts = ['가나다', '라마바'].map((letters) => cutFont({ memberId: owner.id, text: letters }, left.signal));
    await expect.poll(() => counts.begun).toBe(1);
    left.abort(new Error('left'));
    const outcomes = await Promise.allSettled(cuts);
    stop();
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(counts).toEqual({ begun: 1, underWay: 0, most: 1 });
  });

  it('F3 has its font once, with the letters of its page, for every later reader', async () => {
    const { path, versionId } = await made({ content: aContent([aRow(aText('똠방각하'))]) });
    await fetched(`/pt/${path}`);
    await expect
      .poll(async () => (await fetched(`/pt/${path}`)).bytes.toString(), { timeout: 20_000, interval: 200 })
      .toMatch(/\/pt-font\/[0-9a-f]{32}\.woff2/);
    const page = (await fetched(`/pt/${path}`)).bytes.toString();
    const font = await fetched(/url\('([^']+)'\)/.exec(page)?.[1] ?? '');
    expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(font.bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.bytes.length).toBeLessThan(60_000);
    const kept = await portal.platform.db
      .selectFrom('portfolio_page_font')
      .select('font_id')
      .where('version_id', '=', versionId)
      .execute();
    expect(kept).toHaveLength(1);
  }, 30_000);
});
