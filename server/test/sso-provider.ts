/** A real OpenID provider in process, on a loopback port. It signs in the person set as `person`, without asking. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';

export const CLIENT = { clientId: 'naru', clientSecret: 'a-secret-between-the-two' };

export interface SsoProvider {
  readonly issuer: string;
  /** The person whom the provider takes the browser for; `refuses` ends the sign-in there. */
  person: { subject: string; claims?: Record<string, unknown>; refuses?: boolean };
  /** While away, every connection is dropped. */
  isAway: boolean;
  readonly close: () => Promise<void>;
}

/** @param options.authMethod how the client proves itself at the token endpoint */
export async function openSsoProvider(options: {
  redirectUri: string;
  authMethod?: 'client_secret_post' | 'client_secret_basic';
}): Promise<SsoProvider> {
  let handle: RequestListener = () => undefined;
  const server = createServer((request, response) => {
    if (provider.isAway) request.socket.destroy();
    else handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on a port
  const provider: SsoProvider = {
    issuer,
    person: { subject: 'nobody' },
    isAway: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const oidc = new Provider(issuer, configure(provider, options));
  const serve = oidc.callback();
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      interact(oidc, provider, { request, response }).catch(() => response.writeHead(500).end());
    else serve(request, response);
  };
  return provider;
}

function configure(
  provider: SsoProvider,
  { redirectUri, authMethod = 'client_secret_post' }: { redirectUri: string; authMethod?: string },
): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: authMethod,
      },
    ],
    clientAuthMethods: [authMethod],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], profile: ['student_number'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...provider.person.claims }),
    }),
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  };
}

async function interact(
  oidc: Provider,
  provider: SsoProvider,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { prompt, params, session } = await oidc.interactionDetails(request, response);
  if (provider.person.refuses) {
    await oidc.interactionFinished(request, response, { error: 'access_denied' });
  } else if (prompt.name === 'login') {
    await oidc.interactionFinished(request, response, { login: { accountId: provider.person.subject } });
  } else {
    const grant = new oidc.Grant({ accountId: session?.accountId ?? '', clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    await oidc.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }
}
