import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { filesFolder, openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aContent, aLink, aPortfolio, aRow, aText, takePath, type LinkWish } from '../../../../test/shown-pages.ts';
import { aPhoto, upload } from '../../../../test/upload.ts';
import { openPortal, type Portal } from '../../../main.ts';
import { readConfig } from '../../../platform/config.ts';
import { newId } from '../../../platform/db/id.ts';
import { insertPageFont } from './font-store.ts';

let portal: TestPortal;
/** Another process of the portal on the same database. */
let other: Portal;
let owner: MadeMember;
beforeAll(async () => {
  portal = await openTestPortal();
  other = await openPortal({
    config: readConfig({ NARU_DEMO: '1', FILES_DIR: filesFolder(portal.connection) }, filesFolder(portal.connection)),
    secret: 'a secret for tests only, 32 characters long',
    keys: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    connection: portal.connection,
    log: pino({ level: 'silent' }),
    now: () => portal.clock.now,
    poolSize: 5,
  });
}, 60_000);
afterAll(async () => {
  await other.close();
  await portal.close();
});
beforeEach(async () => {
  owner = await aStudent(portal.platform.db, { nameKo: '김하늘' });
});

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' };
const KAKAO = {
  'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
};
/** Asks until the answer is this one, for two seconds at most. */
const becomes = (address: string, status: number, opened?: Opened) =>
  vi.waitFor(async () => expect((await open(address, opened)).status).toBe(status), { timeout: 2_000, interval: 100 });

interface Opened {
  readonly headers?: Record<string, string>;
  readonly method?: 'GET' | 'HEAD';
  readonly at?: Pick<Portal, 'app'>;
  readonly ip?: string;
}

async function open(
  address: string,
  { headers = PHONE, method = 'GET', at = portal, ip = '203.0.113.7' }: Opened = {},
) {
  const {
    statusCode,
    headers: given,
    body,
  } = await at.app.inject({ method, url: address, headers, remoteAddress: ip });
  return { status: statusCode, headers: given, body };
}

const made = (wish: Parameters<typeof aPortfolio>[2]) => aPortfolio(portal.platform.db, owner.id, wish);

async function madeWithLink(wish: LinkWish = {}) {
  const portfolio = await made({ visibility: 'LINK' });
  const { deriveKey, db } = portal.platform;
  const link = await aLink(db, { deriveKey, portfolioId: portfolio.portfolioId }, wish);
  return { ...portfolio, ...link, address: `/pt/${portfolio.path}?k=${link.token}` };
}

const change = (portfolioId: string, values: Record<string, unknown>) =>
  portal.platform.db.updateTable('portfolio').set(values).where('id', '=', portfolioId).execute();

const viewsOf = async (portfolioId: string): Promise<number> =>
  (
    await portal.platform.db
      .selectFrom('portfolio')
      .select('view_count')
      .where('id', '=', portfolioId)
      .executeTakeFirstOrThrow()
  ).view_count;

describe('F3 the public page of a portfolio', () => {
  it('comes from the server as HTML without a script, under a policy that lets none run', async () => {
    const { path } = await made({ content: aContent([aRow(aText('<script>alert(1)</script>'))]) });
    const { status, headers, body } = await open(`/pt/${path}`);
    expect(status).toBe(200);
    expect(body).toContain('<h1>김하늘</h1>');
    expect(body).not.toMatch(/<script|style=|onerror|javascript:/i);
    // A browser takes the styles by their hash, and no others.
    const styles = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
    expect(styles).toContain('.pt{');
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; font-src 'self'; media-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'content-language': 'ko',
    });
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['/pt/%00', '/pt/a%00bcd/f/x/1', '/pt/UPPER', `/pt/${'a'.repeat(60)}`])(
    'is not found at %s, which no portfolio can have',
    async (address) => {
      expect((await open(address)).status).toBe(404);
    },
  );

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('comes packed to who takes %s', async (taken, encoding, unpack) => {
    const { path } = await made({});
    const plain = await open(`/pt/${path}`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, rawPayload } = await portal.app.inject({
      url: `/pt/${path}`,
      headers: { ...PHONE, 'accept-encoding': taken },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['etag']).toBe(plain.headers['etag']);
    expect(unpack(rawPayload).toString()).toBe(plain.body);
  });

  it('says again only that nothing changed, to who has it already', async () => {
    const { path } = await made({});
    const { headers } = await open(`/pt/${path}`);
    const again = await open(`/pt/${path}`, { headers: { ...PHONE, 'if-none-match': String(headers['etag']) } });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('is drawn again when what the university confirms may have changed', async () => {
    const { path, portfolioId, versionId } = await made({});
    // Until it has a font it is drawn again in any case.
    const font = { versionId, fontId: 'f'.repeat(32), bytes: Buffer.from('wOF2'), at: portal.clock.now };
    await insertPageFont(portal.platform.db, font);
    await open(`/pt/${path}`);
    const content = JSON.stringify(aContent([aRow(aText('나중의 글'))]));
    await portal.platform.db.updateTable('portfolio_version').set({ content }).where('id', '=', versionId).execute();
    expect((await open(`/pt/${path}`)).body).not.toContain('나중의 글');
    await change(portfolioId, { facts_version: 2 });
    await vi.waitFor(async () => expect((await open(`/pt/${path}`)).body).toContain('나중의 글'), { timeout: 2_000 });
  });

  it('is indexed only where its owner wants that', async () => {
    const { path } = await made({ isIndexed: true });
    const { headers, body } = await open(`/pt/${path}`);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body).not.toContain('noindex');
  });

  it('speaks the language of its content, and neutral pages that of the reader', async () => {
    const { path } = await made({ language: 'en' });
    const { body } = await open(`/pt/${path}`);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('>Report</a>');
    const closed = await made({ visibility: 'LINK' });
    const gone = await open(`/pt/${closed.path}`, { headers: { ...PHONE, 'accept-language': 'en-GB' } });
    expect(gone.body).toContain('This link doesn’t open right now');
  });

  it.each([
    ['a private one', { visibility: 'PRIVATE' as const }],
    ['one that was taken down', { status: 'UNPUBLISHED' as const }],
    ['a draft', { status: 'DRAFT' as const }],
  ])('is not found for %s', async (_which, wish) => {
    const { path } = await made(wish);
    expect((await open(`/pt/${path}`)).status).toBe(404);
    const absent = await open('/pt/nobody-has-this');
    expect((await open(`/pt/${path}`)).body).toBe(absent.body);
    expect(absent.body).toContain('이 주소에는 포트폴리오가 없어요');
    for (const more of ['report', 'no/such/place']) {
      const beside = await open(`/pt/${path}/${more}`);
      expect([beside.status, beside.body]).toEqual([404, absent.body]);
    }
  });

  it('tells readers without a script how to report, in the place of the form', async () => {
    const { path } = await made({});
    const { status, body } = await open(`/pt/${path}/report`, { headers: { ...PHONE, 'accept-language': 'en' } });
    expect(status).toBe(200);
    expect(body).toContain(`Turn on JavaScript to report /pt/${path}`);
  });

  it('lets search engines read what is public, and nothing of the app', async () => {
    const { status, body } = await open('/robots.txt');
    expect(status).toBe(200);
    expect(body.split('\n').filter((line) => line.endsWith(': /'))).toEqual(['Disallow: /']);
    for (const path of ['/pt/', '/badge/']) expect(body).toContain(`Allow: ${path}\n`);
  });

  it.each([
    ['hidden', { hidden_at: new Date(), hidden_reason: '신고' }],
    ['deleted', { deleted_at: new Date() }],
  ])('is not found within two seconds, through another process too, once it is %s', async (_which, values) => {
    const { path, portfolioId } = await made({});
    expect((await open(`/pt/${path}`, { at: other })).status).toBe(200);
    await change(portfolioId, values);
    await Promise.all([becomes(`/pt/${path}`, 404, { at: other }), becomes(`/pt/${path}`, 404)]);
  });

  it('is not found once its owner is no member any more', async () => {
    const { path } = await made({});
    await portal.platform.db.updateTable('member').set({ status: 'LEFT' }).where('id', '=', owner.id).execute();
    expect((await open(`/pt/${path}`)).status).toBe(404);
  });

  it('leads people to sign in where it is for those who are signed in, and names nobody', async () => {
    const { path, portfolioId } = await made({ visibility: 'LOGIN' });
    const { status, body } = await open(`/pt/${path}`);
    expect(status).toBe(200);
    expect(body).toContain(`href="/popup/pt/${portfolioId}"`);
    expect(body).not.toMatch(/하늘/);
  });

  it.each(['LOGIN', 'PRIVATE'] as const)(
    'that is %s now leads nobody on from an address that it left',
    async (visibility) => {
      const { path, portfolioId } = await made({ visibility });
      const { db } = portal.platform;
      await db.updateTable('portfolio_path').set({ left_at: portal.clock.now }).where('path', '=', path).execute();
      await takePath(db, { path: `next-${newId().slice(-10)}`, portfolioId, memberId: owner.id });
      const left = await open(`/pt/${path}`);
      expect([left.status, left.headers['location']]).toEqual([404, undefined]);
    },
  );

  it('moves with its path for 90 days, its secret with it', async () => {
    const { path, portfolioId, token } = await madeWithLink();
    const { db } = portal.platform;
    const left = new Date(portal.clock.now.getTime() - 89 * 24 * 60 * 60_000);
    await db.updateTable('portfolio_path').set({ left_at: left }).where('path', '=', path).execute();
    const next = `next-${newId().slice(-10)}`;
    await takePath(db, { path: next, portfolioId, memberId: owner.id });
    const moved = await open(`/pt/${path}?k=${token}`);
    expect(moved.status).toBe(301);
    expect(moved.headers['location']).toBe(`/pt/${next}?k=${token}`);
    // Nobody is led on who could not see the page: the new address is what somebody may have moved to.
    const wrong = await open(`/pt/${path}?k=${'a'.repeat(32)}`);
    expect([wrong.status, wrong.headers['location']]).toEqual([404, undefined]);
    expect((await open(`/pt/${path}`)).status).toBe(404);
    const over = new Date(portal.clock.now.getTime() - 91 * 24 * 60 * 60_000);
    await db.updateTable('portfolio_path').set({ left_at: over }).where('path', '=', path).execute();
    await becomes(`/pt/${path}?k=${token}`, 404);
  });
});

describe('F3 secret links', () => {
  it('open the page, and a wrong, a missing, an early and a late one all end on the same page', async () => {
    const { address, path } = await madeWithLink();
    expect((await open(address)).body).toContain('<h1>김하늘</h1>');
    const day = 24 * 60 * 60_000;
    const { now } = portal.clock;
    const early = await madeWithLink({ beginsAt: new Date(now.getTime() + day) });
    const late = await madeWithLink({ endsAt: now });
    const gone = await Promise.all(
      [`/pt/${path}`, `/pt/${path}?k=${'a'.repeat(32)}`, `/pt/${path}?k=x`, early.address, late.address].map((one) =>
        open(one),
      ),
    );
    expect(gone.map(({ status }) => status)).toEqual([410, 410, 410, 410, 410]);
    expect(new Set(gone.map(({ body }) => body)).size).toBe(1);
    expect(gone[0]?.body).not.toMatch(/하늘/);
  });

  it('of one portfolio open no other', async () => {
    const { token } = await madeWithLink();
    const { path } = await madeWithLink();
    expect((await open(`/pt/${path}?k=${token}`)).status).toBe(410);
  });

  it('are not used up by one person with many browsers', async () => {
    const { address, path, token, portfolioId } = await madeWithLink({ mostViews: 3 });
    const browsers = Array.from({ length: 6 }, (_, at) => ({ 'user-agent': `Mozilla/5.0 (X11; Linux) Browser/${at}` }));
    for (const headers of browsers) expect((await open(address, { headers, ip: '198.51.100.7' })).status).toBe(200);
    expect(await viewsOf(portfolioId)).toBe(1);
    expect((await open(`/pt/${path}?k=${token}`, { ip: '198.51.100.8' })).status).toBe(200);
  });

  it('that were revoked are gone within two seconds through two processes', async () => {
    const { address, linkId } = await madeWithLink();
    expect((await open(address)).status).toBe(200);
    expect((await open(address, { at: other })).status).toBe(200);
    await portal.platform.db
      .updateTable('portfolio_link')
      .set({ revoked_at: new Date() })
      .where('id', '=', linkId)
      .execute();
    await Promise.all([becomes(address, 410), becomes(address, 410, { at: other })]);
  });

  it('let in as many visitors as they take, of 50 at once, and those again', async () => {
    const { address, portfolioId, linkId } = await madeWithLink({ mostViews: 10 });
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        open(address, { ip: `198.51.100.${index}`, at: index % 2 ? portal : other }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 410)).toHaveLength(40);
    expect(await viewsOf(portfolioId)).toBe(10);
    const link = await portal.platform.db
      .selectFrom('portfolio_link')
      .select('view_count')
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow();
    expect(link.view_count).toBe(10);
    const inside = all.findIndex(({ status }) => status === 200);
    expect((await open(address, { ip: `198.51.100.${inside}` })).status).toBe(200);
  });
});

describe('F3 views', () => {
  it('of 50 visitors at once, each twice, count 50', async () => {
    const { path, portfolioId } = await made({});
    const twice = Array.from({ length: 100 }, (_, index) => `198.51.100.${index % 50}`);
    await Promise.all(twice.map((ip, index) => open(`/pt/${path}`, { ip, at: index % 2 ? portal : other })));
    await vi.waitFor(async () => expect(await viewsOf(portfolioId)).toBe(50));
    portal.clock.now = new Date(portal.clock.now.getTime() + 24 * 60 * 60_000);
    await open(`/pt/${path}`, { ip: '198.51.100.1' });
    await vi.waitFor(async () => expect(await viewsOf(portfolioId)).toBe(51));
  });

  it('are used up by no preview of a messenger, which sees a neutral card', async () => {
    const { address, portfolioId, token } = await madeWithLink({ mostViews: 1 });
    for (const one of [
      { headers: KAKAO },
      { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } },
      { method: 'HEAD' as const },
      { headers: { ...PHONE, 'sec-purpose': 'prefetch;anonymous-client-ip' } },
    ]) {
      const { body, status } = await open(address, one);
      expect(status).toBe('sec-purpose' in (one.headers ?? {}) ? 503 : 200);
      expect(body).not.toMatch(/하늘/);
      expect(body).not.toContain(token);
    }
    expect(await viewsOf(portfolioId)).toBe(0);
    expect((await open(address)).body).toContain('<h1>김하늘</h1>');
  });

  it('of a public page without a picture show messengers a neutral one of ours', async () => {
    const { path } = await made({});
    const { body } = await open(`/pt/${path}`, { headers: KAKAO });
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? [];
    const url = new URL(address).pathname;
    const { statusCode, headers, rawPayload } = await portal.app.inject({ url, headers: KAKAO });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    // The size stands in the first chunk of a PNG.
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('of a public page with a picture show messengers that one as a JPEG of their shape', async () => {
    const token = await signIn(portal, owner);
    const { fileId } = await upload(portal, [{ name: 'sea.png', bytes: await aPhoto('png', 900, 600) }], { token });
    const picture = { fileId, fileSn: 1 };
    const background = { kind: 'CUSTOM' as const, picture, veil: 'DARK' as const, theme: 'PAPER' as const };
    const { path, portfolioId } = await made({ content: { ...aContent(), background } });
    await portal.platform.db
      .updateTable('file_group')
      .set({ entity: 'portfolio-file', entity_id: portfolioId })
      .where('id', '=', fileId)
      .execute();
    const { body } = await open(`/pt/${path}`, { headers: KAKAO });
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? [];
    expect(body).toContain('<meta property="og:image:width" content="1200" />');
    const { headers, rawPayload } = await portal.app.inject({ url: new URL(address).pathname, headers: KAKAO });
    expect(headers['content-type']).toBe('image/jpeg');
    // From memory the portal reads pictures of its own kind only.
    const file = join(mkdtempSync(join(os.tmpdir(), 'naru-card-')), 'card.jpg');
    writeFileSync(file, rawPayload);
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('of a public page tell messengers its title, and nothing of what stands on it', async () => {
    const { path, portfolioId } = await made({});
    const { body } = await open(`/pt/${path}`, { headers: KAKAO });
    expect(body).toContain('<meta property="og:title" content="하늘의 포트폴리오 · 김하늘" />');
    expect(body).not.toContain('안녕하세요');
    expect(await viewsOf(portfolioId)).toBe(0);
  });
});
