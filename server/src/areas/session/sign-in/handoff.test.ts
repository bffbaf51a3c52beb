import { session } from '@naru/contract/areas/session.ts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type Asked, type TestPortal } from '../../../../test/portal.ts';
import { createTokens } from '../../../platform/session/token.ts';
import { issueHandoff } from './handoff.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const logIn = (token: string): Promise<Asked> => portal.ask(session.login, { body: { token } });
const waitSeconds = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1_000);
};

describe('a handoff token', () => {
  it('becomes a session of its member', async () => {
    const member = await aMember(portal.platform.db);
    const { accessToken } = await portal.get(session.login, {
      body: { token: await issueHandoff(portal.platform, member.id) },
    });
    expect((await portal.get(session.loginInfo, {}, { token: accessToken })).username).toBe(member.username);
  });

  it('works once, also among 20 requests at once', async () => {
    const token = await issueHandoff(portal.platform, (await aMember(portal.platform.db)).id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await logIn(token)).envelope.code).toBe('E1002');
  });

  it('works for 60 seconds', async () => {
    const { id } = await aMember(portal.platform.db);
    const [late, inTime] = [await issueHandoff(portal.platform, id), await issueHandoff(portal.platform, id)];
    waitSeconds(59);
    expect((await logIn(inTime)).status).toBe(200);
    waitSeconds(1);
    expect((await logIn(late)).envelope.code).toBe('E1002');
  });

  it('is refused where its member is not active', async () => {
    const member = await aMember(portal.platform.db, { status: 'LOCKED' });
    expect((await logIn(await issueHandoff(portal.platform, member.id))).envelope.code).toBe('E1002');
  });

  it('is no bearer token', async () => {
    const token = await issueHandoff(portal.platform, (await aMember(portal.platform.db)).id);
    expect((await portal.ask(session.loginInfo, {}, { token })).envelope.code).toBe('S401');
    expect((await portal.ask(session.refresh, {}, { token })).envelope.code).toBe('S401');
    expect((await logIn(token)).status).toBe(200);
  });

  it('is no ssoId', async () => {
    const token = await issueHandoff(portal.platform, (await aMember(portal.platform.db)).id);
    const { envelope } = await portal.ask(session.login, { body: { ssoId: token.slice(0, 200) } });
    expect(envelope.code).toBe('E1002');
  });

  it('counts only when we signed it, as what it is', async () => {
    const member = await aMember(portal.platform.db);
    const token = await issueHandoff(portal.platform, member.id);
    const access = await signIn(portal, member);
    const [head, body, signature] = token.split('.');
    const [accessHead, , accessSignature] = access.split('.');
    const other = await createTokens('another secret, also 32 characters long').signHandoff({
      id: 'x',
      expiresAt: new Date(portal.clock.now.getTime() + 60_000),
    });
    const id = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as { jti: string };
    for (const forged of [
      access,
      other,
      id.jti,
      `${head}.${body}.`,
      `${head}.${body}.${accessSignature}`,
      `${accessHead}.${body}.${signature}`,
      `${Buffer.from('{"alg":"none","typ":"handoff+jwt"}').toString('base64url')}.${body}.`,
    ]) {
      expect((await logIn(forged)).envelope.code).toBe('E1002');
    }
    expect((await logIn(token)).status).toBe(200);
  });

  it('is kept as a hash only', async () => {
    const token = await issueHandoff(portal.platform, (await aMember(portal.platform.db)).id);
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
    const rows = await portal.platform.db.selectFrom('single_use').select('single_use.hash').execute();
    expect(rows.map((row) => row.hash)).not.toContain(jti);
  });
});

describe('an access token', () => {
  it('counts only with its own type and audience, though the same secret signs both kinds', async () => {
    const secret = 'a secret for tests only, 32 characters long';
    const token = await signIn(portal, await aMember(portal.platform.db));
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const sign = (typ: string, aud: string): Promise<string> =>
      new SignJWT({ ...claims, aud }).setProtectedHeader({ alg: 'HS256', typ }).sign(new TextEncoder().encode(secret));
    const statusOf = async (bearer: string): Promise<number> =>
      (await portal.ask(session.loginInfo, {}, { token: bearer })).status;
    expect(await statusOf(await sign('at+jwt', 'naru'))).toBe(200);
    expect(await statusOf(await sign('handoff+jwt', 'naru'))).toBe(401);
    expect(await statusOf(await sign('at+jwt', 'naru:handoff'))).toBe(401);
    expect(await statusOf(await sign('JWT', 'naru'))).toBe(401);
  });
});
