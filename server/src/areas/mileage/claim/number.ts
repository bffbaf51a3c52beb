/**
 * Numbers of certificates: they count once in the university, and nobody needs to read them again. Kept are a keyed hash
 * and the last characters (docs/decisions/048-keyed-hashes.md).
 */
import { createHmac } from 'node:crypto';

import type { DeriveKey } from '../../../platform/derive.ts';

export interface KeptNumber {
  readonly hash: string;
  readonly end: string;
}

/** Fewer characters name no certificate, and their last ones would be all of them. */
const LEAST = 5;
const SHOWN = 4;

/** Writes a number as it is compared: in capitals, without blanks and hyphens. */
export const normalizeNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');

/** Returns what is kept of a number; undefined where it is too short to be one. */
export function keepNumber(deriveKey: DeriveKey, typed: string): KeptNumber | undefined {
  const number = normalizeNumber(typed);
  if (number.length < LEAST) return undefined;
  const hash = createHmac('sha256', deriveKey('certificate numbers')).update(number).digest('base64url');
  return { hash, end: number.slice(-SHOWN) };
}
