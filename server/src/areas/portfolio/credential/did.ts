/** The issuer of badges: the portal under its own web address (did:web), with every key that ever signed. Pure. */
import type { JWK } from 'jose';

export const KEY_ALGORITHMS = ['RS256', 'ED25519'] as const;
export type KeyAlgorithm = (typeof KEY_ALGORITHMS)[number];

/** The public half of a key, as others see it. */
export interface PublicKey {
  readonly id: string;
  readonly algorithm: KeyAlgorithm;
  readonly publicKey: PublicPart;
}

/** An RSA key as a JWK; an Ed25519 key as a multikey beside it. */
export interface PublicPart {
  readonly jwk: JWK;
  readonly multibase: string | null;
}

/** Returns the identifier of the issuer; a port in it is escaped, as did:web asks. */
export function didOf(baseUrl: string): string {
  return `did:web:${new URL(baseUrl).host.replace(':', '%3A')}`;
}

export const keyUrl = (did: string, keyId: string): string => `${did}#${keyId}`;

/** Returns the document behind the identifier; keys that were retired stay, so that what they signed can be checked. */
export function writeDidDocument(baseUrl: string, keys: readonly PublicKey[]) {
  const did = didOf(baseUrl);
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      'https://w3id.org/security/jwk/v1',
    ],
    id: did,
    alsoKnownAs: [`${baseUrl}/badge/issuer`],
    verificationMethod: keys.map(({ id, publicKey: { jwk, multibase } }) => ({
      id: keyUrl(did, id),
      controller: did,
      ...(multibase === null
        ? { type: 'JsonWebKey', publicKeyJwk: jwk }
        : { type: 'Multikey', publicKeyMultibase: multibase }),
    })),
    assertionMethod: keys.map(({ id }) => keyUrl(did, id)),
  };
}
