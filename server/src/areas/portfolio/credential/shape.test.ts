import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { aBadge, aBadgeClass, type ClassWish } from '../../../../test/badge-rows.ts';
import { aStudent } from '../../../../test/builders.ts';
import {
  Achievement,
  BadgeCredential,
  IssuerDocument,
  JwtClaims,
  JwtHeader,
  listOptional,
  Proof,
  StatusList,
} from '../../../../test/open-badge-shape.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let memberId: string;
beforeAll(async () => {
  portal = await openTestPortal({ BASE_URL: 'https://naru.example.ac.kr:8443' });
  memberId = (await aStudent(portal.platform.db)).id;
}, 60_000);
afterAll(() => portal.close());

const readText = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  (await portal.app.inject({ url, headers })).body;
const readJson = async (url: string): Promise<unknown> => JSON.parse(await readText(url));
const readPart = (jwt: string, at: number): unknown =>
  JSON.parse(Buffer.from(jwt.split('.')[at] ?? '', 'base64url').toString());
const problemsOf = (shape: z.ZodType, document: unknown): string[] =>
  shape.safeParse(document).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

async function someBadge(wish: ClassWish = {}, isFull = true): Promise<string> {
  const { db } = portal.platform;
  const more = isFull && {
    evidence: [{ name: '조사 보고서', text: '420명에게 물었어요.', url: 'https://example.ac.kr/report' }],
    expiresAt: new Date('2028-11-02T00:00:00.000Z'),
  };
  return aBadge(db, { memberId, achievement: await aBadgeClass(db, wish), isNamePublic: true, ...more });
}

const ALIGNED: ClassWish = {
  alignmentList: [
    { name: '의사소통능력', framework: 'NCS', code: 'NCS-01', url: 'https://www.ncs.go.kr/' },
    { name: '디지털 역량', framework: '', code: '', url: '' },
  ],
};
/** By the schema of 1EdTech a proof is a list, also where it is one. */
const Secured = BadgeCredential.extend({ proof: z.tuple([Proof]) });

const OF_SUBJECT = 'credentialSubject.achievement';
/** Properties that may be missing by the standards; all else that a badge says has to be there. */
const OPTIONAL = [
  'credentialStatus.id',
  `${OF_SUBJECT}.achievementType`,
  `${OF_SUBJECT}.alignment`,
  `${OF_SUBJECT}.alignment.targetCode`,
  `${OF_SUBJECT}.alignment.targetFramework`,
  `${OF_SUBJECT}.image.caption`,
  'credentialSubject.identifier',
  'evidence',
  'evidence.id',
  'evidence.name',
  'evidence.narrative',
  'issuer.url',
  'validUntil',
];

describe('D5 the shape of Open Badges 3.0', () => {
  it('is that of a credential with a proof inside, and without any one of its properties it is not', async () => {
    const document = await readJson(`/badge/${await someBadge(ALIGNED)}/credential.json`);
    expect(problemsOf(Secured, document)).toEqual([]);
    expect(listOptional(Secured, document)).toEqual(OPTIONAL);
  });

  it('is that of a credential as a JWT, and without any one of its properties it is not', async () => {
    const jwt = await readText(`/badge/${await someBadge(ALIGNED)}/credential.jwt`);
    const [header, said] = [readPart(jwt, 0), readPart(jwt, 1)];
    expect(problemsOf(JwtHeader, header)).toEqual([]);
    expect(listOptional(JwtHeader, header)).toEqual(['typ']);
    const shape = BadgeCredential.extend(JwtClaims.shape);
    expect(problemsOf(shape, said)).toEqual([]);
    expect(listOptional(shape, said)).toEqual([...OPTIONAL, 'exp'].toSorted());
  });

  it('is that of a badge that says as little as a badge can', async () => {
    const bare = {
      name: { ko: '첫걸음', en: 'First step' },
      description: { ko: '', en: '' },
      criteria: { ko: '', en: '' },
    };
    const document = await readJson(`/badge/${await someBadge(bare, false)}/credential.json`);
    expect(problemsOf(Secured, document)).toEqual([]);
    expect(listOptional(Secured, document)).toEqual([
      'credentialStatus.id',
      `${OF_SUBJECT}.achievementType`,
      `${OF_SUBJECT}.image.caption`,
      'credentialSubject.identifier',
      'issuer.url',
    ]);
  });

  it('leads from the badge to its picture, its place in the list, and the keys of its issuer', async () => {
    const id = await someBadge(ALIGNED);
    const document = Secured.parse(await readJson(`/badge/${id}/credential.json`));
    const issuer = IssuerDocument.parse(await readJson('/.well-known/did.json'));
    const { issuer: by, credentialStatus: status, credentialSubject: subject, proof } = document;
    expect(by.id).toBe(issuer.id);
    expect(issuer.assertionMethod).toContain(proof[0].verificationMethod);
    const jwt = await readText(`/badge/${id}/credential.jwt`);
    expect(issuer.assertionMethod).toContain(JwtHeader.parse(readPart(jwt, 0)).kid);
    const { iss, jti, sub } = JwtClaims.parse(readPart(jwt, 1));
    expect([iss, jti, sub]).toEqual([by.id, document.id, subject.id]);
    const list = StatusList.parse(await readJson(new URL(status.statusListCredential).pathname));
    expect(list.id).toBe(status.statusListCredential);
    const picture = await portal.app.inject({ url: new URL(subject.achievement.image.id).pathname });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('leads from the badge to its kind and its issuer, at addresses that answer', async () => {
    const id = await someBadge(ALIGNED);
    const document = Secured.parse(await readJson(`/badge/${id}/credential.json`));
    const { id: kind, criteria } = document.credentialSubject.achievement;
    expect(new URL(kind).origin).toBe('https://naru.example.ac.kr:8443');
    const told = Achievement.parse(await readJson(new URL(kind).pathname));
    expect([told.id, told.criteria]).toEqual([kind, criteria]);
    expect(told['creator']).toMatchObject({ id: document.issuer.id, type: ['Profile'] });
    const picture = await portal.app.inject({ url: new URL(told.image.id).pathname });
    expect(picture.statusCode).toBe(200);
    const issuer = IssuerDocument.parse(await readJson('/.well-known/did.json'));
    const profile = await readJson(new URL(z.array(z.string()).parse(issuer['alsoKnownAs'])[0] ?? '').pathname);
    expect(profile).toMatchObject({ id: issuer.id, type: ['Profile'], name: '가람대학교 / Garam University' });
    const draft = await aBadgeClass(portal.platform.db, { status: 'DRAFT' });
    expect((await portal.app.inject({ url: `/badge/class/${draft.classId}` })).statusCode).toBe(404);
  });

  it('is that of the list of revoked badges and of the issuer', async () => {
    await someBadge();
    const list = await readJson('/badge/status/1');
    const shape = StatusList.extend({ proof: z.tuple([Proof]) });
    expect(problemsOf(shape, list)).toEqual([]);
    expect(listOptional(shape, list)).toEqual(['credentialSubject.id', 'validFrom', 'validUntil']);
    const issuer = await readJson('/.well-known/did.json');
    expect(problemsOf(IssuerDocument, issuer)).toEqual([]);
    expect(listOptional(IssuerDocument, issuer)).toEqual(['alsoKnownAs', 'verificationMethod.publicKeyJwk.alg']);
  });
});
