/**
 * The university's OpenID provider, through openid-client: authorization code with PKCE, state and nonce.
 */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ClientAuth,
  type Configuration,
} from 'openid-client';

import type { OidcConfig } from '../../../platform/config.ts';
import { readSubject } from './rules.ts';

/** Seconds that a person waits for the provider at each of our requests to it. */
const PATIENCE_SECONDS = 10;
/** After this long the provider's own description of itself is read again. */
const DESCRIPTION_MS = 60 * 60_000;

/** Secrets of this sign-in that its answer must prove. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface Provider {
  /** Where to send the browser. @throws where the provider cannot be reached */
  readonly authorizationUrl: (checks: Checks) => Promise<URL>;
  /** Returns the subject that the provider vouches for; undefined without the claim. @throws for an invalid answer */
  readonly readSubject: (answer: URL, checks: Checks) => Promise<string | undefined>;
}

export function createProvider(oidc: OidcConfig, redirectUri: string): Provider {
  const describe = rememberFor(DESCRIPTION_MS, () => discover(oidc));
  return {
    authorizationUrl: async (checks) =>
      buildAuthorizationUrl(await describe(), {
        redirect_uri: redirectUri,
        scope: oidc.claim === 'sub' ? 'openid' : 'openid profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      }),
    readSubject: async (answer, checks) => {
      const provider = await describe();
      const tokens = await authorizationCodeGrant(provider, answer, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return undefined;
      const subject = readSubject(claims[oidc.claim]);
      if (subject !== undefined || !provider.serverMetadata().userinfo_endpoint) return subject;
      // Many providers keep all but `sub` out of the ID token.
      const more = await fetchUserInfo(provider, tokens.access_token, claims.sub);
      return readSubject(more[oidc.claim]);
    },
  };
}

function discover(oidc: OidcConfig): Promise<Configuration> {
  const issuer = new URL(oidc.issuer);
  // Plain http only to this very machine: what travels there is a proof of identity.
  const isLocal = issuer.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(issuer.hostname);
  return discovery(issuer, oidc.clientId, undefined, chooseClientAuth(oidc.clientSecret), {
    timeout: PATIENCE_SECONDS,
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
  });
}

/** Chooses the request body where the provider accepts that, else the Authorization header, OpenID's default. */
function chooseClientAuth(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (takesPost ? post : basic)(server, client, body, headers);
  };
}

/** Asks once for all who wait; a failure is not kept, so that the next person tries again. */
function rememberFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && kept.until > performance.now()) return kept.value;
    const entry = { value: ask(), until: performance.now() + ms };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.value;
  };
}
