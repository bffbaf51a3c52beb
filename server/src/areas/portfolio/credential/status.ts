/** The published list of revoked badges: a bit a badge, at random places (Bitstring Status List 1.0). Pure. */
import { gzipSync } from 'node:zlib';

import {
  CREDENTIALS_CONTEXT,
  describeIssuer,
  statusListUrl,
  writeMoment,
  type Issuer,
  type UnsignedDocument,
} from './document.ts';

/** Bits of a list: as many as the standard asks for at least, so that a place says nothing about its badge. */
export const STATUS_LIST_BITS = 131_072;

/** After that a checker asks again, whatever it has kept. */
const LIFE_MS = 60 * 60_000;

/** Writes the list with a bit set for each revoked place; the first place is the highest bit of the first byte. */
export function writeBits(revoked: readonly number[]): Buffer {
  const bits = Buffer.alloc(STATUS_LIST_BITS / 8);
  for (const place of revoked) {
    if (place < 0 || place >= STATUS_LIST_BITS) throw new Error(`A list of badges has no place ${place}.`);
    const at = place >> 3;
    bits[at] = (bits[at] ?? 0) | (0x80 >> (place & 7));
  }
  return bits;
}

export function writeStatusList(
  list: number,
  bits: Buffer,
  { issuer, now }: { issuer: Issuer; now: Date },
): UnsignedDocument {
  const url = statusListUrl(issuer.baseUrl, list);
  return {
    '@context': [CREDENTIALS_CONTEXT],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: describeIssuer(issuer).id },
    validFrom: writeMoment(now),
    validUntil: writeMoment(new Date(now.getTime() + LIFE_MS)),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  };
}
