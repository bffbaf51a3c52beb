/**
 * Sign-in at the university's OpenID provider: the browser leaves by `start` and comes back to `callback`,
 * which hands over an ssoId for POST /auth/login (docs/specification.md §7). All failures look the same from outside.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { OidcConfig } from '../../../platform/config.ts';
import { formatCookie, hostCookieName, parseCookies, type Cookie } from '../../../platform/http/cookies.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { describeError } from '../../../platform/log.ts';
import { insertSingleUse, newSecret } from '../../../platform/session/single-use.ts';
import { bindingCookieName, hashBound } from '../sign-in/secret.ts';
import { insertSignInNote } from '../sign-in/store.ts';
import { createProvider, type Provider } from './provider.ts';
import { readReturnPath } from './rules.ts';
import { insertErrand, selectOptionalMemberBySubject, takeErrand } from './store.ts';

const OIDC_PATH = '/api/auth/oidc';
const LOGIN_PATH = '/api/auth/login';
const REFUSED = '/login?error=SSO';
/** How long a person may take at the provider. */
const ERRAND_SECONDS = 10 * 60;
const SSO_ID_SECONDS = 60;
/** Each start writes a row; a campus may share one address. */
const MOST_STARTS_A_MINUTE = 600;

export interface SsoConfig {
  readonly oidc: OidcConfig;
  readonly baseUrl: string;
}

interface Desk {
  readonly platform: Platform;
  readonly provider: Provider;
  readonly redirectUri: string;
}

export function serveOidc(app: FastifyInstance, platform: Platform, config: SsoConfig): void {
  const redirectUri = `${config.baseUrl}${OIDC_PATH}/callback`;
  const desk: Desk = {
    platform,
    provider: createProvider(config.oidc, redirectUri),
    redirectUri,
  };
  // No HEAD: a program that looks at a link must not use it up.
  app.get(`${OIDC_PATH}/start`, { exposeHeadRoute: false }, (request, reply) =>
    answer(request, reply, () => start(desk, request, reply)),
  );
  app.get(`${OIDC_PATH}/callback`, { exposeHeadRoute: false }, (request, reply) =>
    answer(request, reply, () => comeBack(desk, request, reply)),
  );
}

/** Sends the browser where `step` says; whatever goes wrong, to the sign-in page, never to a bare error. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  step: () => Promise<string | undefined>,
): Promise<FastifyReply> {
  const target = await step().catch((error: unknown) => {
    request.log.warn({ err: describeError(error) }, 'sign-in by the provider failed');
    return undefined;
  });
  return reply.redirect(target ?? REFUSED, 302);
}

async function start(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  const { platform, provider } = desk;
  const now = platform.now();
  const wait = await takeFromWindow(platform.db, {
    key: `oidc ${networkOf(request.ip)}`,
    most: MOST_STARTS_A_MINUTE,
    now,
  });
  if (wait > 0) return undefined;
  const checks = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  const target = await provider.authorizationUrl(checks);
  const cookie = newSecret();
  await insertErrand(platform.db, {
    hash: hashBound(checks.state, cookie),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    returnPath: readReturnPath(searchOf(request).get('redirect')),
    expiresAt: after(now, ERRAND_SECONDS),
  });
  bind(reply, desk, {
    name: bindingCookieName('oidc', checks.state),
    value: cookie,
    path: OIDC_PATH,
    maxAgeSeconds: ERRAND_SECONDS,
  });
  return target.href;
}

async function comeBack(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  const { platform, provider } = desk;
  const now = platform.now();
  const search = searchOf(request);
  const state = search.get('state') ?? '';
  const name = bindingCookieName('oidc', state);
  const cookie = parseCookies(request.headers.cookie).get(hostCookieName(name, platform.isSecure));
  const errand = cookie ? await takeErrand(platform.db, hashBound(state, cookie), now) : undefined;
  if (!errand) return undefined;
  bind(reply, desk, { name, value: '', path: OIDC_PATH, maxAgeSeconds: 0 });
  const subject = await provider.readSubject(new URL(`?${search.toString()}`, desk.redirectUri), { ...errand, state });
  const member = subject === undefined ? undefined : await selectOptionalMemberBySubject(platform.db, subject);
  if (member?.status !== 'ACTIVE') {
    await noteRefusal(desk, request, member?.id ?? null);
    return undefined;
  }
  const ssoId = newSecret();
  const proof = newSecret();
  await insertSingleUse(platform.db, {
    hash: hashBound(ssoId, proof),
    kind: 'SSO',
    memberId: member.id,
    expiresAt: after(now, SSO_ID_SECONDS),
  });
  bind(reply, desk, {
    name: bindingCookieName('sso', ssoId),
    value: proof,
    path: LOGIN_PATH,
    maxAgeSeconds: SSO_ID_SECONDS,
  });
  // In the fragment: no server and no log sees it.
  return `/login#ssoId=${ssoId}&redirect=${encodeURIComponent(readReturnPath(errand.returnPath))}`;
}

function noteRefusal(desk: Desk, request: FastifyRequest, memberId: string | null): Promise<void> {
  return insertSignInNote(desk.platform.db, {
    memberId,
    method: 'SSO',
    outcome: 'REFUSED',
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    at: desk.platform.now(),
  });
}

/** Sets a proof for this browser; over https no other host of the university can plant it. */
function bind(reply: FastifyReply, desk: Desk, cookie: Omit<Cookie, 'isSecure'>): void {
  const { isSecure } = desk.platform;
  const path = isSecure ? '/' : cookie.path; // the prefix asks for it
  reply.header('set-cookie', formatCookie({ ...cookie, name: hostCookieName(cookie.name, isSecure), path, isSecure }));
}

/** Returns the query as it was sent; a repeated name stays repeated, for openid-client to refuse. */
function searchOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1));
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
