/** Keys that sign badges: made when the first badge is signed, sealed at once, replaced by a command. */
import { createPrivateKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

import type { JWK } from 'jose';
import type { Kysely } from 'kysely';

import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Sealing } from '../../../platform/sealing/sealing.ts';
import { KEY_ALGORITHMS, type KeyAlgorithm, type PublicPart } from './did.ts';
import { insertKey, lockKeys, selectSigningKeys, updateRetired, type SealedKey } from './key-store.ts';

const RSA_BITS = 2048;
/** Names the secret half where it lies sealed. */
const FIELD = 'badge key';

/** The parts of the platform that keys need; commands have no more. */
export interface KeyPlace {
  readonly db: Kysely<DB>;
  readonly sealing: Sealing;
}

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

export type SigningKeys = Readonly<Record<KeyAlgorithm, SigningKey>>;

const makePair = promisify(generateKeyPair);

/** A key never changes under its id, so that it is opened once in a process. */
const opened = new Map<string, SigningKey>();

/** Returns the keys that sign now; makes them where there are none. */
export async function readSigningKeys(place: KeyPlace, now: Date): Promise<SigningKeys> {
  const kept = await selectSigningKeys(place.db);
  const sealed = kept.length === KEY_ALGORITHMS.length ? kept : await makeMissing(place, now);
  const keys = await Promise.all(sealed.map((one) => openKey(place, one)));
  const keyOf = (algorithm: KeyAlgorithm): SigningKey => {
    const key = keys[sealed.findIndex((one) => one.algorithm === algorithm)];
    if (!key) throw new Error(`There is no ${algorithm} key for badges.`);
    return key;
  };
  return { RS256: keyOf('RS256'), ED25519: keyOf('ED25519') };
}

/** Replaces the keys; what the former ones signed can still be checked. */
export async function replaceKeys({ db, sealing }: KeyPlace, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockKeys(tx);
    await updateRetired(tx, now);
    for (const algorithm of KEY_ALGORITHMS) await makeKey(tx, { sealing, algorithm, now });
  });
}

function makeMissing({ db, sealing }: KeyPlace, now: Date): Promise<SealedKey[]> {
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx);
    // Another process may have made them while this one waited.
    const kept = await selectSigningKeys(tx);
    const missing = KEY_ALGORITHMS.filter((algorithm) => !kept.some((one) => one.algorithm === algorithm));
    for (const algorithm of missing) await makeKey(tx, { sealing, algorithm, now });
    return missing.length === 0 ? kept : selectSigningKeys(tx);
  });
}

interface KeyWish {
  readonly sealing: Sealing;
  readonly algorithm: KeyAlgorithm;
  readonly now: Date;
}

async function makeKey(tx: Tx, { sealing, algorithm, now }: KeyWish): Promise<void> {
  const { publicKey, privateKey } = await (algorithm === 'RS256'
    ? makePair('rsa', { modulusLength: RSA_BITS })
    : makePair('ed25519'));
  const dataKey = await sealing.makeKey(tx, now);
  const id = `${algorithm.toLowerCase()}-${randomBytes(6).toString('hex')}`;
  await insertKey(
    tx,
    {
      id,
      algorithm,
      publicKey: await describePublic(algorithm, publicKey),
      sealedKey: dataKey.seal(FIELD, JSON.stringify(privateKey.export({ format: 'jwk' }))),
      dataKeyId: dataKey.id,
    },
    now,
  );
}

async function describePublic(algorithm: KeyAlgorithm, publicKey: KeyObject): Promise<PublicPart> {
  const jwk: JWK = { ...(publicKey.export({ format: 'jwk' }) as JWK), alg: algorithm === 'RS256' ? 'RS256' : 'EdDSA' }; // Node writes JWKs
  if (algorithm === 'RS256') return { jwk, multibase: null };
  const { fromJwk } = await import('@digitalbazaar/ed25519-multikey');
  const multikey = await (await fromJwk({ jwk })).export({ publicKey: true });
  return { jwk, multibase: multikey.publicKeyMultibase };
}

async function openKey({ db, sealing }: KeyPlace, sealed: SealedKey): Promise<SigningKey> {
  const known = opened.get(sealed.id);
  if (known) return known;
  const dataKey = await sealing.readKey(db, sealed.dataKeyId);
  const jwk = JSON.parse(dataKey.open(FIELD, sealed.sealedKey)) as JWK; // sealed by makeKey
  const key = { id: sealed.id, privateKey: createPrivateKey({ key: { ...jwk }, format: 'jwk' }) };
  opened.set(sealed.id, key);
  return key;
}
