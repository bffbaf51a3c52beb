import { createHash } from 'node:crypto';

import { credentials } from '@naru/contract/areas/portfolio/credential.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aBadge, aBadgeClass, takeBadge, type BadgeWish } from '../../../../test/badge-rows.ts';
import { aStudent } from '../../../../test/builders.ts';
import {
  holdsInside,
  isRevokedIn,
  openJwt,
  readBakedPng,
  type DidDocument,
  type Json,
} from '../../../../test/credential-check.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { replaceKeys } from './keys.ts';

let portal: TestPortal;
let memberId: string;
beforeAll(async () => {
  portal = await openTestPortal({ BASE_URL: 'https://naru.example.ac.kr:8443' });
  memberId = (await aStudent(portal.platform.db, { studentNumber: '20251234', nameKo: '이하늘' })).id;
}, 60_000);
afterAll(() => portal.close());

const open = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
const jsonOf = async (url: string): Promise<Json> => (await open(url)).json<Json>();
const readIssuer = async (): Promise<DidDocument> => (await open('/.well-known/did.json')).json<DidDocument>();

async function someBadge(wish: Partial<BadgeWish> = {}): Promise<string> {
  const { db } = portal.platform;
  return aBadge(db, { memberId, achievement: await aBadgeClass(db), ...wish });
}

const FULL = {
  evidence: [{ name: '독자 조사 보고서', text: '420명에게 물었어요.', url: 'https://example.ac.kr/report' }],
  expiresAt: new Date('2028-11-02T00:00:00.000Z'),
};

describe('D5 the page of a badge without a script', () => {
  const page = async (id: string, language = 'ko') => {
    const { statusCode: status, body, headers } = await open(`/badge/${id}`, { 'accept-language': language });
    return { status, body, type: headers['content-type'] };
  };

  it('says how it stands in the status, in tags for previews and in words', async () => {
    const id = await someBadge(FULL);
    const valid = await page(id);
    expect([valid.status, valid.type]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of [
      '유효한 배지예요',
      '이름을 보이지 않아요',
      '2028-11-02',
      '데이터 프로그램 세 개를 마쳤어요.',
      '독자 조사 보고서',
    ])
      expect(valid.body).toContain(part);
    expect(valid.body).toContain('<meta property="og:title" content="데이터 리터러시" />');
    expect(valid.body).toContain(
      `<meta property="og:image" content="https://naru.example.ac.kr:8443/badge/${id}/picture.png" />`,
    );
    expect(valid.body).not.toContain('이하늘');
    expect((await page(id, 'en')).body).toContain('This badge is valid');
    expect((await page(await someBadge({ isNamePublic: true }))).body).toContain('이하늘');
  });

  it('is gone for a revoked one, without its holder, and missing for one that there is not', async () => {
    const id = await someBadge({ ...FULL, isNamePublic: true });
    await takeBadge(portal.platform.db, id, portal.clock.now);
    const revoked = await page(id);
    expect(revoked.status).toBe(410);
    expect(revoked.body).toContain('취소된 배지예요');
    for (const secret of ['이하늘', '독자 조사 보고서', 'og:image']) expect(revoked.body).not.toContain(secret);
    for (const other of [newId(), 'nothing']) {
      const missing = await page(other);
      expect([missing.status, missing.body.includes('없는 배지예요')]).toEqual([404, true]);
    }
    const ended = await page(await someBadge({ expiresAt: new Date('2026-11-03T00:00:00Z') }));
    expect([ended.status, ended.body.includes('기간이 지난 배지예요')]).toEqual([200, true]);
  });
});

describe('D5 the credential of a badge', () => {
  it('verifies in both forms by an implementation that is not ours', async () => {
    const id = await someBadge(FULL);
    const [document, issuer] = await Promise.all([jsonOf(`/badge/${id}/credential.json`), readIssuer()]);
    expect(issuer.id).toBe('did:web:naru.example.ac.kr%3A8443');
    expect(await holdsInside(document, issuer)).toBe(true);
    const said = openJwt((await open(`/badge/${id}/credential.jwt`)).body, issuer);
    const { proof, ...unsecured } = document;
    expect(proof).toMatchObject([{ cryptosuite: 'eddsa-rdfc-2022' }]);
    expect(said).toEqual({
      ...unsecured,
      iss: issuer.id,
      jti: `urn:uuid:${id}`,
      sub: `https://naru.example.ac.kr:8443/badge/${id}#holder`,
      nbf: Date.parse('2026-11-02T00:00:00Z') / 1000,
      exp: Date.parse('2028-11-02T00:00:00Z') / 1000,
    });
  });

  it('says what the standard asks for, and names a holder who shows their name by a salted hash only', async () => {
    const id = await someBadge({ ...FULL, isNamePublic: true });
    const document = await jsonOf(`/badge/${id}/credential.json`);
    const { holder_salt: salt } = await portal.platform.db
      .selectFrom('badge_assertion')
      .select('badge_assertion.holder_salt')
      .where('badge_assertion.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(document).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: `urn:uuid:${id}`,
      name: '데이터 리터러시 / Data literacy',
      validFrom: '2026-11-02T00:00:00Z',
      validUntil: '2028-11-02T00:00:00Z',
      issuer: { type: ['Profile'], name: '가람대학교 / Garam University', url: 'https://naru.example.ac.kr:8443' },
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [
          {
            type: 'IdentityObject',
            hashed: true,
            identityType: 'sisSourcedId',
            identityHash: `sha256$${createHash('sha256').update(`20251234${salt}`).digest('hex')}`,
            salt,
          },
        ],
        achievement: {
          type: ['Achievement'],
          achievementType: 'Badge',
          criteria: { narrative: '데이터 프로그램 세 개를 마쳤어요.\n\nCompleted three programmes on data.' },
          image: { id: `https://naru.example.ac.kr:8443/badge/${id}/picture.png`, type: 'Image' },
        },
      },
      evidence: [{ id: 'https://example.ac.kr/report', type: ['Evidence'], narrative: '420명에게 물었어요.' }],
    });
    const text = JSON.stringify(document);
    expect(text).not.toContain('20251234');
    expect(text).not.toContain('이하늘');
  });

  it('holds nothing to guess a holder by who hides their name, in any form and from that moment on', async () => {
    const id = await someBadge({ isNamePublic: true });
    const formsOf = async (): Promise<unknown[]> => [
      await jsonOf(`/badge/${id}/credential.json`),
      openJwt((await open(`/badge/${id}/credential.jwt`)).body, await readIssuer()),
      JSON.parse(readBakedPng((await open(`/badge/${id}/badge.png`)).rawPayload)),
    ];
    const identified = { credentialSubject: { identifier: [{ type: 'IdentityObject' }] } };
    const show = (isShown: boolean) =>
      portal.platform.db
        .updateTable('badge_assertion')
        .set({ is_name_public: isShown })
        .where('badge_assertion.id', '=', id)
        .execute();
    for (const form of await formsOf()) expect(form).toMatchObject(identified);
    await show(false);
    for (const form of await formsOf()) expect(JSON.stringify(form)).not.toMatch(/identifier|IdentityObject|salt/);
    await show(true);
    for (const form of await formsOf()) expect(form).toMatchObject(identified);
  });

  it('is signed once, however many ask first', async () => {
    const id = await someBadge();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(`/badge/${id}/credential.json`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const keys = await portal.platform.db.selectFrom('badge_key').select('badge_key.id').execute();
    expect(keys).toHaveLength(2);
  });

  it('does not verify once anything in it has changed', async () => {
    const id = await someBadge({ ...FULL, isNamePublic: true });
    const [document, issuer] = await Promise.all([jsonOf(`/badge/${id}/credential.json`), readIssuer()]);
    const places = leavesOf(document);
    expect(places.length).toBeGreaterThan(40);
    const left = await Promise.all(
      places.map(async (place) => ((await holdsUnchanged(changeAt(document, place), issuer)) ? [place.join('.')] : [])),
    );
    expect(left.flat()).toEqual([]);
  });

  it('does not verify as a JWT once a letter of it has changed', async () => {
    const id = await someBadge();
    const jwt = (await open(`/badge/${id}/credential.jwt`)).body;
    const issuer = await readIssuer();
    // The last letter of a part has spare bits.
    const letters = jwt.split('');
    const last = new Set(letters.flatMap((letter, at) => (letter === '.' ? [at - 1, at] : [])).concat(jwt.length - 1));
    const places = letters.map((_letter, at) => at).filter((at) => !last.has(at));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom('A', 'B', 'x', 'z', '0', '9', '_', '-'), (at, letter) => {
        fc.pre(jwt[at] !== letter);
        expect(opensUnchanged(`${jwt.slice(0, at)}${letter}${jwt.slice(at + 1)}`, issuer)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('verifies after the keys were replaced, and new ones are signed by the new keys', async () => {
    const old = await someBadge();
    const before = await jsonOf(`/badge/${old}/credential.json`);
    const oldJwt = (await open(`/badge/${old}/credential.jwt`)).body;
    await replaceKeys(portal.platform, portal.clock.now);
    const issuer = await readIssuer();
    expect(issuer.verificationMethod.length).toBeGreaterThanOrEqual(4);
    expect(await holdsInside(before, issuer)).toBe(true);
    expect(openJwt(oldJwt, issuer)).toBeDefined();
    const after = await jsonOf(`/badge/${await someBadge()}/credential.json`);
    expect(await holdsInside(after, issuer)).toBe(true);
    const methodOf = ({ proof }: Json): unknown => (proof as { verificationMethod: string }[])[0]?.verificationMethod;
    expect(methodOf(after)).not.toBe(methodOf(before));
  });

  it('keeps secret halves sealed', async () => {
    await someBadge();
    await readIssuer();
    const keys = await portal.platform.db
      .selectFrom('badge_key')
      .select(['badge_key.public_key', 'badge_key.sealed_key'])
      .execute();
    for (const { public_key: shown, sealed_key: sealed } of keys) {
      expect(JSON.stringify(shown)).not.toMatch(/"(?:d|p|q|dp|dq|qi)":/);
      expect(sealed).toMatch(/^s1\./);
    }
  });

  it('is baked into pictures', async () => {
    const id = await someBadge();
    const { body } = await open(`/badge/${id}/credential.json`);
    const png = await open(`/badge/${id}/badge.png`);
    expect(png.headers['content-type']).toBe('image/png');
    expect(readBakedPng(png.rawPayload)).toBe(body);
    expect([png.rawPayload.readUInt32BE(16), png.rawPayload.readUInt32BE(20)]).toEqual([512, 512]);
    const svg = (await open(`/badge/${id}/badge.svg`)).body;
    expect(/<openbadges:credential><!\[CDATA\[(.*)\]\]><\/openbadges:credential>/s.exec(svg)?.[1]).toBe(body);
    expect((await open(`/badge/${id}/picture.png`)).rawPayload.includes('openbadgecredential')).toBe(false);
  });
});

describe('D1 the picture of a kind of badge', () => {
  it('is shown to everybody, but for drafts and what is none', async () => {
    const { db } = portal.platform;
    const pictureOf = async (status: 'OPEN' | 'CLOSED' | 'DRAFT') =>
      open(`/badge/class/${(await aBadgeClass(db, { status })).classId}/picture.png`);
    for (const status of ['OPEN', 'CLOSED'] as const) {
      const { statusCode, headers } = await pictureOf(status);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    }
    expect((await pictureOf('DRAFT')).statusCode).toBe(404);
    for (const id of [newId(), 'x']) expect((await open(`/badge/class/${id}/picture.png`)).statusCode).toBe(404);
  });
});

describe('D3 a revoked badge', () => {
  it('says so through the list at once, through every process, and its files are gone', async () => {
    const other = await openTestPortalBeside();
    const id = await someBadge({ statusIndex: 94_567 });
    const beside = await someBadge({ statusIndex: 94_568 });
    const document = await jsonOf(`/badge/${id}/credential.json`);
    const status = document['credentialStatus'] as { statusListCredential: string; statusListIndex: string };
    expect(status).toMatchObject({ type: 'BitstringStatusListEntry', statusListIndex: '94567' });
    const listPath = new URL(status.statusListCredential).pathname;
    const readLists = async (): Promise<Json[]> => [await jsonOf(listPath), await other(listPath)];
    for (const list of await readLists()) {
      expect(isRevokedIn(list, 94_567)).toBe(false);
      expect(await holdsInside(list, await readIssuer())).toBe(true);
    }
    await takeBadge(portal.platform.db, id, portal.clock.now);
    for (const list of await readLists()) {
      expect(isRevokedIn(list, 94_567)).toBe(true);
      expect(isRevokedIn(list, 94_568)).toBe(false);
      expect(await holdsInside(list, await readIssuer())).toBe(true);
    }
    for (const name of ['credential.json', 'credential.jwt', 'badge.png', 'badge.svg', 'picture.png']) {
      expect((await open(`/badge/${id}/${name}`)).statusCode).toBe(410);
      expect((await open(`/badge/${beside}/${name}`)).statusCode).toBe(200);
    }
    expect((await open(`/badge/${id}/credential.json`)).body).not.toContain('출석');
  });

  it('stands in a list that is large enough, and comes as a JWT to those who ask', async () => {
    await someBadge();
    const list = await jsonOf('/badge/status/1');
    expect(list['type']).toContain('BitstringStatusListCredential');
    expect((list['credentialSubject'] as { encodedList: string }).encodedList).toMatch(/^u[\w-]+$/);
    const { body, headers } = await open('/badge/status/1', { accept: 'application/vc+jwt' });
    expect(headers['content-type']).toBe('application/vc+jwt');
    expect(openJwt(body, await readIssuer())?.['credentialSubject']).toMatchObject({ statusPurpose: 'revocation' });
    for (const name of ['2', 'x', '99999999999', '-1'])
      expect((await open(`/badge/status/${name}`)).statusCode).toBe(404);
  });
});

describe('D4 the public check', () => {
  const check = (id: string) => portal.ask(credentials.checkBadge, { params: { id } });

  it('says how a badge stands, and who holds it only where they want it', async () => {
    const { db } = portal.platform;
    const plain = await someBadge(FULL);
    const { badge } = await portal.get(credentials.checkBadge, { params: { id: plain } });
    expect(badge).toMatchObject({ state: 'VALID', holderNm: null, evidenceList: FULL.evidence });
    const named = await someBadge({ isNamePublic: true, expiresAt: new Date('2026-11-19T00:00:00.000Z') });
    const shown = (await portal.get(credentials.checkBadge, { params: { id: named } })).badge;
    expect(shown).toMatchObject({ state: 'EXPIRED', holderNm: { ko: '이하늘' } });
    await takeBadge(db, named, portal.clock.now);
    const { envelope } = await check(named);
    expect(envelope.output).toMatchObject({ badge: { state: 'REVOKED', holderNm: null, evidenceList: [] } });
    expect(JSON.stringify(envelope)).not.toMatch(/이하늘|출석/);
  });

  it('finds nothing under another id, in any form', async () => {
    expect((await check(newId())).envelope.code).toBe('404');
    for (const id of [newId(), 'x', '%00']) expect((await open(`/badge/${id}/credential.json`)).statusCode).toBe(404);
  });

  it('lets pages of other origins read what is public, and nothing else of the portal', async () => {
    const id = await someBadge();
    for (const url of [`/badge/${id}/credential.json`, '/badge/status/1', '/.well-known/did.json'])
      expect((await open(url)).headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
      });
    expect((await open(`/view/cdp/badge/${id}/check`)).headers['access-control-allow-origin']).toBeUndefined();
  });
});

/** A second process of the portal on the same database. */
async function openTestPortalBeside() {
  const { createStatusLists } = await import('./issue.ts');
  const readList = createStatusLists(portal.platform);
  return async (path: string) => {
    const signed = await readList(Number(path.split('/').at(-1)));
    return signed?.document ?? {};
  };
}

type Place = readonly (string | number)[];

/** The places of all texts in a document. */
function leavesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...place, key]));
}

function changeIn(value: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return typeof value === 'string' ? changeText(value) : !value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const at = copy as Record<string | number, unknown>; // an object or a list
  at[key] = changeIn(at[key], rest);
  return copy;
}

const changeAt = (document: Json, place: Place): Json => changeIn(document, place) as Json; // it stays an object

/** Changes one letter in the middle to another one of its kind. */
function changeText(text: string): string {
  const at = Math.floor(text.length / 2);
  const letter = text[at] === 'a' ? 'b' : 'a';
  return `${text.slice(0, at)}${/\d/.test(text[at] ?? '') ? (Number(text[at]) + 1) % 10 : letter}${text.slice(at + 1)}`;
}

/** A checker that throws refuses as well. */
const holdsUnchanged = (document: Json, issuer: DidDocument): Promise<boolean> =>
  holdsInside(document, issuer).catch(() => false);
function opensUnchanged(jwt: string, issuer: DidDocument): boolean {
  try {
    return openJwt(jwt, issuer) !== undefined;
  } catch {
    return false;
  }
}
