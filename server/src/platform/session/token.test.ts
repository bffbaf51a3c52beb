import { createHmac, generateKeyPairSync } from 'node:crypto';

import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';

import { createTokens, TOKEN_LIFE_HOURS, type TokenClaims } from './token.ts';

const SECRET = 'a secret for tests only, 32 characters long';
const NOW = new Date('2026-11-20T01:00:00Z');
const seconds = (hours: number): number => NOW.getTime() / 1000 + hours * 3600;
const CLAIMS: TokenClaims = {
  sessionId: '019a0000-0000-7000-8000-000000000001',
  tokenId: 't1',
  issuedAt: seconds(0),
  expiresAt: seconds(TOKEN_LIFE_HOURS),
  username: 'student',
  administratorRoleId: '',
  cdpRoleId: 'CDP',
};
const tokens = createTokens(SECRET);
const key = new TextEncoder().encode(SECRET);

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const PAYLOAD = { sid: CLAIMS.sessionId, jti: 't1', aud: 'naru', exp: CLAIMS.expiresAt, iat: CLAIMS.issuedAt };
const forge = (header: object, payload: object = PAYLOAD, secret = SECRET): string => {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const GOOD = { alg: 'HS256', typ: 'at+jwt' };

describe('an access token', () => {
  it('says who, by the claims of the specification, for 360 hours', async () => {
    const token = await tokens.sign(CLAIMS);
    expect(await tokens.verify(token, NOW)).toEqual(CLAIMS);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(payload).toMatchObject({ exp: seconds(360), ADMIN_SYS_ROLE_ID: '', CDP_SYS_ROLE_ID: 'CDP' });
  });

  it('is the same for the same claims', async () => {
    expect(await tokens.sign(CLAIMS)).toBe(await tokens.sign(CLAIMS));
  });

  it('ends at its second', async () => {
    const token = await tokens.sign(CLAIMS);
    expect(await tokens.verify(token, new Date(CLAIMS.expiresAt * 1000 - 1000))).toBeDefined();
    expect(await tokens.verify(token, new Date(CLAIMS.expiresAt * 1000))).toBeUndefined();
  });

  it('forged by hand counts where everything is right: the forgeries below fail for their one fault', async () => {
    expect(await tokens.verify(forge(GOOD), NOW)).toMatchObject({ sessionId: CLAIMS.sessionId });
  });

  it.each<[string, () => string | Promise<string>]>([
    ['signed with another secret', () => forge(GOOD, PAYLOAD, 'another secret, also 32 characters or more')],
    ['signed with nothing', () => new UnsecuredJWT(PAYLOAD).encode()],
    ['of alg none with a signature', () => forge({ ...GOOD, alg: 'none' })],
    ['of alg HS512', () => new SignJWT(PAYLOAD).setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' }).sign(key)],
    [
      'of another kind of key',
      () =>
        new SignJWT(PAYLOAD)
          .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
          .sign(generateKeyPairSync('ed25519').privateKey),
    ],
    ['of another type', () => forge({ ...GOOD, typ: 'JWT' })],
    ['of no type', () => forge({ alg: 'HS256' })],
    ['of the handoff’s type', () => forge({ ...GOOD, typ: 'handoff+jwt' })],
    ['for somebody else', () => forge(GOOD, { ...PAYLOAD, aud: 'other' })],
    ['for nobody', () => forge(GOOD, { ...PAYLOAD, aud: undefined })],
    ['without an end', () => forge(GOOD, { ...PAYLOAD, exp: undefined })],
    ['with an end that is no number', () => forge(GOOD, { ...PAYLOAD, exp: 'never' })],
    ['without a name of its own', () => forge(GOOD, { ...PAYLOAD, jti: undefined })],
    ['not yet valid', () => forge(GOOD, { ...PAYLOAD, nbf: seconds(1) })],
    ['with a critical extension', () => forge({ ...GOOD, crit: ['b64'], b64: false })],
    ['cut off', async () => (await tokens.sign(CLAIMS)).slice(0, -2)],
    [
      'altered',
      async () => (await tokens.sign(CLAIMS)).replace(/\.[^.]+\./, `.${part({ ...PAYLOAD, sid: 'other' })}.`),
    ],
    ['that is none', () => 'not.a.token'],
    ['that is empty', () => ''],
  ])('%s is none', async (_what, make) => {
    expect(await tokens.verify(await make(), NOW)).toBeUndefined();
  });
});

describe('a handoff token', () => {
  const expiresAt = new Date(NOW.getTime() + 60_000);

  it('carries its id for a minute', async () => {
    const token = await tokens.signHandoff({ id: 'h1', expiresAt });
    expect(await tokens.verifyHandoff(token, NOW)).toBe('h1');
    expect(await tokens.verifyHandoff(token, expiresAt)).toBeUndefined();
  });

  it('is no access token, nor the other way round', async () => {
    expect(await tokens.verify(await tokens.signHandoff({ id: 'h1', expiresAt }), NOW)).toBeUndefined();
    expect(await tokens.verifyHandoff(await tokens.sign(CLAIMS), NOW)).toBeUndefined();
  });
});
