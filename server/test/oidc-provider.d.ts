/** The little of oidc-provider that tests use; it ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export interface Interaction {
    readonly prompt: { readonly name: string };
    readonly params: { readonly client_id: string; readonly scope: string };
    readonly session?: { readonly accountId: string };
  }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    readonly Grant: new (grant: { accountId: string; clientId: string }) => {
      addOIDCScope: (scope: string) => void;
      save: () => Promise<string>;
    };
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
