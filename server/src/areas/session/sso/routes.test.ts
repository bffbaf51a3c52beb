import { session } from '@naru/contract/areas/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember } from '../../../../test/builders.ts';
import { openBrowser, type Browser } from '../../../../test/browser.ts';
import { openTestPortal, type Asked, type TestPortal } from '../../../../test/portal.ts';
import { CLIENT, openSsoProvider, type SsoProvider } from '../../../../test/sso-provider.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const START = '/api/auth/oidc/start';
const REFUSED = `${ORIGIN}/login?error=SSO`;

let provider: SsoProvider;
let portal: TestPortal;
let browser: Browser;

const settings = (issuer: string): Record<string, string> => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.clientId,
  OIDC_CLIENT_SECRET: CLIENT.clientSecret,
});

beforeAll(async () => {
  provider = await openSsoProvider({ redirectUri: `${ORIGIN}/api/auth/oidc/callback` });
  portal = await openTestPortal(settings(provider.issuer));
  await aMember(portal.platform.db, { username: 'minseo', ssoSubject: 'S-1', types: ['STAFF'] });
  await aMember(portal.platform.db, { username: 'locked', ssoSubject: 'S-2', status: 'LOCKED' });
  await aMember(portal.platform.db, { username: 'S-3' });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(() => {
  browser = openBrowser(portal, ORIGIN);
  provider.person = { subject: 'S-1' };
  provider.isAway = false;
});

const atLogin = (url: URL): boolean => url.pathname === '/login';
const atCallback = (url: URL): boolean => url.pathname === '/api/auth/oidc/callback';
const start = (redirect?: string): string =>
  redirect === undefined ? START : `${START}?redirect=${encodeURIComponent(redirect)}`;
const fragment = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1));

/** Signs in as the sign-in page does with the fragment of its address. */
function logIn(ssoId: string | null, from: Browser = browser): Promise<Asked> {
  const headers = { cookie: from.cookieHeader('/api/auth/login') };
  return portal.ask(session.login, { body: { ssoId: ssoId ?? '' } }, { headers });
}

const waitSeconds = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1_000);
};

describe('S4 sign-in at the provider', () => {
  it('goes out and back, and the ssoId becomes a session of the member with that subject', async () => {
    const login = await browser.follow(start('/cs/prof/hist/list?page=2'), atLogin);
    expect(login.search).toBe('');
    expect(fragment(login).get('redirect')).toBe('/cs/prof/hist/list?page=2');
    const { envelope } = await logIn(fragment(login).get('ssoId'));
    expect(envelope.code).toBe('0000');
    const { accessToken: token } = envelope.output as { accessToken: string };
    expect((await portal.get(session.loginInfo, {}, { token })).username).toBe('minseo');
  });

  it('asks the provider with PKCE, state and nonce, and binds the browser by a closed cookie', async () => {
    const { location, setCookies, status } = await browser.visit(start());
    expect(status).toBe(302);
    expect(Object.fromEntries(location?.searchParams ?? [])).toMatchObject({
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      redirect_uri: `${ORIGIN}/api/auth/oidc/callback`,
    });
    expect(setCookies).toEqual([
      expect.stringMatching(
        /^naru-oidc-[\w-]{12}=[\w-]{43}; Path=\/api\/auth\/oidc; Max-Age=600; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('takes over https only cookies that no other host can plant', async () => {
    const origin = 'https://naru.example.ac.kr';
    const other = await openSsoProvider({ redirectUri: `${origin}/api/auth/oidc/callback` });
    const secure = await openTestPortal({ ...settings(other.issuer), BASE_URL: origin });
    await aMember(secure.platform.db, { username: 'minseo', ssoSubject: 'S-1', types: ['STAFF'] });
    other.person = { subject: 'S-1' };
    const at = openBrowser(secure, origin);
    const { setCookies } = await at.visit(start());
    expect(setCookies[0]).toMatch(/^__Host-naru-oidc-[\w-]{12}=[\w-]{43}; Path=\/; .*; SameSite=Lax; Secure$/);
    const ssoId = fragment(await at.follow(start(), atLogin)).get('ssoId') ?? '';
    const closed = at.cookieHeader('/api/auth/login');
    const logInWith = async (cookie: string): Promise<string> =>
      (await secure.ask(session.login, { body: { ssoId } }, { headers: { cookie } })).envelope.code;
    expect(closed).toContain('__Host-naru-sso-');
    expect(await logInWith(closed.replaceAll('__Host-', ''))).toBe('E1002');
    expect(await logInWith(closed)).toBe('0000');
    await secure.close();
    await other.close();
  });

  it('lets two tabs sign in at once', async () => {
    const [one, two] = [await browser.follow(start('/a'), atCallback), await browser.follow(start('/b'), atCallback)];
    const logins = [await browser.follow(one, atLogin), await browser.follow(two, atLogin)];
    expect(logins.map((login) => fragment(login).get('redirect'))).toEqual(['/a', '/b']);
    for (const login of logins) expect((await logIn(fragment(login).get('ssoId'))).status).toBe(200);
  });

  it('says the same of an unknown subject and of a locked member', async () => {
    provider.person = { subject: 'S-2' };
    expect((await browser.follow(start(), atLogin)).href).toBe(REFUSED);
    provider.person = { subject: 'S-9' };
    expect((await openBrowser(portal, ORIGIN).follow(start(), atLogin)).href).toBe(REFUSED);
    const notes = await portal.platform.db
      .selectFrom('sign_in_log')
      .select(['sign_in_log.method', 'sign_in_log.outcome'])
      .where('sign_in_log.outcome', '=', 'REFUSED')
      .execute();
    expect(notes).toEqual([
      { method: 'SSO', outcome: 'REFUSED' },
      { method: 'SSO', outcome: 'REFUSED' },
    ]);
  });

  it('never takes a username or an e-mail address for a subject', async () => {
    await portal.platform.db
      .updateTable('member')
      .set({ email: 'S-3@example.ac.kr' })
      .where('username', '=', 'S-3')
      .execute();
    for (const subject of ['S-3', 'S-3@example.ac.kr']) {
      provider.person = { subject, claims: { email: 'S-3@example.ac.kr', email_verified: true } };
      expect((await openBrowser(portal, ORIGIN).follow(start(), atLogin)).href).toBe(REFUSED);
    }
  });

  it('sends a person who says no at the provider back to the sign-in page', async () => {
    provider.person = { subject: 'S-1', refuses: true };
    expect((await browser.follow(start(), atLogin)).href).toBe(REFUSED);
  });

  it('takes a code and a state once', async () => {
    const callback = await browser.follow(start(), atCallback);
    const before = browser.cookieHeader(callback);
    expect((await browser.follow(callback, atLogin)).hash).toContain('ssoId=');
    expect((await browser.follow(callback, atLogin)).href).toBe(REFUSED);
    const again = await portal.app.inject({
      url: callback.pathname + callback.search,
      headers: { cookie: before },
    });
    expect(again.headers.location).toBe('/login?error=SSO');
  });

  it('refuses a code under the state of another sign-in', async () => {
    const [one, two] = [await browser.follow(start(), atCallback), await browser.follow(start(), atCallback)];
    two.searchParams.set('code', one.searchParams.get('code') ?? '');
    expect((await browser.follow(two, atLogin)).href).toBe(REFUSED);
  });

  it('refuses another browser, and leaves the right one its sign-in', async () => {
    const callback = await browser.follow(start(), atCallback);
    const thief = openBrowser(portal, ORIGIN);
    expect((await thief.follow(callback, atLogin)).href).toBe(REFUSED);
    await thief.visit(start());
    expect((await thief.follow(callback, atLogin)).href).toBe(REFUSED);
    expect((await browser.follow(callback, atLogin)).hash).toContain('ssoId=');
  });

  it('refuses a cookie of the right name with another value', async () => {
    const callback = await browser.follow(start(), atCallback);
    const [name] = browser.cookieHeader(callback).split('=');
    const forged = await portal.app.inject({
      url: callback.pathname + callback.search,
      headers: { cookie: `${name}=${'A'.repeat(43)}` },
    });
    expect(forged.headers.location).toBe('/login?error=SSO');
  });

  it.each([
    ['changed', (url: URL) => url.searchParams.set('state', `${url.searchParams.get('state')}x`)],
    ['missing', (url: URL) => url.searchParams.delete('state')],
    ['doubled', (url: URL) => url.searchParams.append('state', url.searchParams.get('state') ?? '')],
  ])('refuses a %s state', async (_how, tamper) => {
    const callback = await browser.follow(start(), atCallback);
    tamper(callback);
    expect((await browser.follow(callback, atLogin)).href).toBe(REFUSED);
  });

  it('refuses an answer in the name of another issuer', async () => {
    const callback = await browser.follow(start(), atCallback);
    callback.searchParams.set('iss', 'https://evil.example');
    expect((await browser.follow(callback, atLogin)).href).toBe(REFUSED);
  });

  it.each(['nonce', 'codeVerifier'])('refuses an answer that does not fit the %s of its sign-in', async (check) => {
    const callback = await browser.follow(start(), atCallback);
    await sql`update single_use set payload = payload || ${JSON.stringify({ [check]: 'x'.repeat(43) })}::jsonb
      where kind = 'OIDC_STATE'`.execute(portal.platform.db);
    expect((await browser.follow(callback, atLogin)).href).toBe(REFUSED);
  });

  it('refuses to come back after ten minutes', async () => {
    const callback = await browser.follow(start(), atCallback);
    waitSeconds(601);
    expect((await browser.follow(callback, atLogin)).href).toBe(REFUSED);
  });

  it('is not used up by a HEAD request', async () => {
    const callback = await browser.follow(start(), atCallback);
    const head = await portal.app.inject({
      method: 'HEAD',
      url: callback.pathname + callback.search,
      headers: { cookie: browser.cookieHeader(callback) },
    });
    expect(head.statusCode).toBe(404);
    expect((await browser.follow(callback, atLogin)).hash).toContain('ssoId=');
  });

  it('keeps neither state, nor ssoId, nor their cookies as they are', async () => {
    const callback = await browser.follow(start(), atCallback);
    const cookie = browser.cookieHeader(callback).split('=')[1] ?? '';
    const rows = await portal.platform.db.selectFrom('single_use').select(['hash', 'payload']).execute();
    const login = await browser.follow(callback, atLogin);
    const after = await portal.platform.db.selectFrom('single_use').select(['hash', 'payload']).execute();
    const kept = JSON.stringify([rows, after]);
    for (const secret of [callback.searchParams.get('state'), cookie, fragment(login).get('ssoId')]) {
      expect(secret).toHaveLength(43);
      expect(kept).not.toContain(secret);
    }
    expect(JSON.stringify(portal.lines)).not.toContain(callback.searchParams.get('code'));
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/x\r\nSet-Cookie: a=b',
  ])('leads home where %j was asked for', async (redirect) => {
    const login = await browser.follow(start(redirect), atLogin);
    expect(fragment(login).get('redirect')).toBe('/');
    const raw = await openBrowser(portal, ORIGIN).follow(`${START}?redirect=${encodeURI(redirect)}`, atLogin);
    expect(fragment(raw).get('redirect')).toBe('/');
  });
});

describe('S4 the ssoId', () => {
  it('works once', async () => {
    const ssoId = fragment(await browser.follow(start(), atLogin)).get('ssoId');
    expect((await logIn(ssoId)).status).toBe(200);
    expect((await logIn(ssoId)).envelope.code).toBe('E1002');
  });

  it('works once among 20 requests at once', async () => {
    const ssoId = fragment(await browser.follow(start(), atLogin)).get('ssoId');
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(ssoId)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('works for 60 seconds', async () => {
    const late = fragment(await browser.follow(start(), atLogin)).get('ssoId');
    waitSeconds(60);
    expect((await logIn(late)).envelope.code).toBe('E1002');
    const inTime = fragment(await browser.follow(start(), atLogin)).get('ssoId');
    waitSeconds(59);
    expect((await logIn(inTime)).status).toBe(200);
  });

  it('is useless in another browser, and not used up there', async () => {
    const ssoId = fragment(await browser.follow(start(), atLogin)).get('ssoId');
    expect((await logIn(ssoId, openBrowser(portal, ORIGIN))).envelope.code).toBe('E1002');
    const other = openBrowser(portal, ORIGIN);
    await other.follow(start(), atLogin);
    expect((await logIn(ssoId, other)).envelope.code).toBe('E1002');
    expect((await logIn(ssoId)).status).toBe(200);
  });

  it('is refused once its member is locked', async () => {
    const member = await aMember(portal.platform.db, { ssoSubject: 'S-4' });
    provider.person = { subject: 'S-4' };
    const ssoId = fragment(await browser.follow(start(), atLogin)).get('ssoId');
    await portal.platform.db.updateTable('member').set({ status: 'LOCKED' }).where('id', '=', member.id).execute();
    expect((await logIn(ssoId)).envelope.code).toBe('E1002');
  });
});

describe('the provider', () => {
  it('may be down when the portal opens, and at any time later', async () => {
    const shy = await openSsoProvider({ redirectUri: `${ORIGIN}/api/auth/oidc/callback` });
    shy.isAway = true;
    shy.person = { subject: 'S-1' };
    const other = await openTestPortal(settings(shy.issuer));
    await aMember(other.platform.db, { ssoSubject: 'S-1' });
    const visitor = openBrowser(other, ORIGIN);
    expect((await visitor.follow(start(), atLogin)).href).toBe(REFUSED);
    shy.isAway = false;
    const callback = await visitor.follow(start(), atCallback);
    shy.isAway = true;
    expect((await visitor.follow(callback, atLogin)).href).toBe(REFUSED);
    shy.isAway = false;
    expect((await visitor.follow(start(), atLogin)).hash).toContain('ssoId=');
    await other.close();
    await shy.close();
  });

  it('may name people by a claim that only its userinfo has, and take the secret by header', async () => {
    const basic = await openSsoProvider({
      redirectUri: `${ORIGIN}/api/auth/oidc/callback`,
      authMethod: 'client_secret_basic',
    });
    basic.person = { subject: 'opaque', claims: { student_number: 20261234 } };
    const other = await openTestPortal({ ...settings(basic.issuer), OIDC_CLAIM: 'student_number' });
    await aMember(other.platform.db, { ssoSubject: '20261234' });
    await aMember(other.platform.db, { ssoSubject: 'opaque' });
    const visitor = openBrowser(other, ORIGIN);
    expect((await visitor.follow(start(), atLogin)).hash).toContain('ssoId=');
    basic.person = { subject: 'opaque' };
    expect((await openBrowser(other, ORIGIN).follow(start(), atLogin)).href).toBe(REFUSED);
    await other.close();
    await basic.close();
  });

  it('has no routes where it is not set', async () => {
    const without = await openTestPortal();
    expect((await without.app.inject(START)).statusCode).toBe(404);
    await without.close();
  });
});
