import { home } from '@naru/contract/areas/home.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

const CODES = ['tou', 'privacy', 'email'] as const;
const HANGUL = /[ㄱ-ㅎㅏ-ㅣ가-힣]/;

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

function aDocument(code: string, version: number, effectiveOn: string): Promise<unknown> {
  return portal.platform.db
    .insertInto('consent_document')
    .values({
      code,
      version,
      title_ko: '제목',
      title_en: 'Title',
      body_ko: `${version}판`,
      body_en: `Version ${version}`,
      is_mandatory: true,
      effective_on: effectiveOn,
    })
    .execute();
}

describe('the documents of a new portal', () => {
  it('Z1 are there for everybody, in Korean unless English is asked for', async () => {
    for (const code of CODES) {
      const korean = await portal.get(home.readDocument, { params: { code } });
      const english = await portal.get(home.readDocument, { params: { code } }, { language: 'en' });
      expect(korean.document.title).toMatch(HANGUL);
      expect(korean.document.body).toMatch(HANGUL);
      expect(english.document.title + english.document.body).not.toMatch(HANGUL);
      expect(english.document.version).toBe(korean.document.version);
    }
  });

  it('say the same parts in both languages, none of them empty and none twice', async () => {
    const rows = await portal.platform.db
      .selectFrom('consent_document')
      .select(['consent_document.code', 'consent_document.body_ko as ko', 'consent_document.body_en as en'])
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { code, ko, en } of rows) {
      expect({ code, kinds: kindsOf(en) }).toEqual({ code, kinds: kindsOf(ko) });
      for (const body of [ko, en]) {
        const parts = body.split('\n\n');
        expect(new Set(parts).size).toBe(parts.length);
        expect(parts.every((part) => part.trim() === part && part !== '')).toBe(true);
      }
    }
  });
});

describe('versions', () => {
  it('gives the version in force, and those before it when asked', async () => {
    const current = await portal.get(home.readDocument, { params: { code: 'privacy' } });
    expect(current.document).toMatchObject({ version: 2, effectiveOn: '2026-03-01' });
    expect(current.versionList).toEqual([
      { version: 2, effectiveOn: '2026-03-01' },
      { version: 1, effectiveOn: '2025-09-01' },
    ]);
    const earlier = await portal.get(home.readDocument, { params: { code: 'privacy' }, query: { version: 1 } });
    expect(earlier.document).toMatchObject({ version: 1, effectiveOn: '2025-09-01' });
    expect(earlier.document.body).not.toBe(current.document.body);
    expect(earlier.versionList).toEqual(current.versionList);
  });

  it('shows a version from the day in Seoul on which it takes effect, and not before', async () => {
    await aDocument('tou', 2, '2026-12-01');
    const params = { code: 'tou' } as const;
    portal.clock.now = new Date('2026-11-30T14:59:59.999Z');
    expect((await portal.get(home.readDocument, { params })).document.version).toBe(1);
    const early = await portal.ask(home.readDocument, { params, query: { version: 2 } });
    expect([early.status, early.envelope.code]).toEqual([404, '404']);
    portal.clock.now = new Date('2026-11-30T15:00:00.000Z');
    expect((await portal.get(home.readDocument, { params })).document.version).toBe(2);
  });

  it('finds no version that there never was', async () => {
    const { status } = await portal.ask(home.readDocument, { params: { code: 'email' }, query: { version: 99 } });
    expect(status).toBe(404);
  });

  it('finds no document by another name', async () => {
    const response = await portal.app.inject({ method: 'GET', url: '/api/info/secrets' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: '404' });
  });
});

/** Headings, lists and paragraphs in their order. */
function kindsOf(body: string): string[] {
  return body.split('\n\n').map((part) => {
    if (part.startsWith('# ')) return 'heading';
    const lines = part.split('\n');
    return lines.every((line) => line.startsWith('- ')) ? `list of ${lines.length}` : 'paragraph';
  });
}
