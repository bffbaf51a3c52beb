/** Keys of sessions and the codes that they make (docs/specification.md §7, Attendance). */
import { createHmac, timingSafeEqual } from 'node:crypto';

import {
  digitsText,
  linkCode,
  linkText,
  linkWindow,
  sixDigits,
} from '@naru/contract/areas/learning/attendance-code.ts';

import type { DeriveKey } from '../../../platform/derive.ts';
import { freshnessOf, freshWindows, type Freshness } from './rules.ts';

/** The key of a session, for the people who keep its attendance. */
export const sessionKey = (deriveKey: DeriveKey, sessionId: string): Buffer => deriveKey(`attendance ${sessionId}`);

/** The key of one secret link: it ends with the link, and opens nothing else. */
export const linkKey = (deriveKey: DeriveKey, sessionId: string, linkId: string): Buffer =>
  deriveKey(`attendance ${sessionId} ${linkId}`);

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Writes the code of a link, as the teacher's page does. */
export const makeLinkCode = (key: Buffer, window: number): string => linkCode(window, macOf(key, linkText(window)));
export const makeDigits = (key: Buffer, window: number): string => sixDigits(macOf(key, digitsText(window)));

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export type CodeVerdict = Freshness | 'WRONG';

/** Judges the code of a link: it says its window, and is signed. */
export function judgeLinkCode(keys: readonly Buffer[], code: string, at: Date): CodeVerdict {
  const window = linkWindow(code);
  if (window === undefined) return 'WRONG';
  return keys.some((key) => isSame(code, makeLinkCode(key, window))) ? freshnessOf(window, at) : 'WRONG';
}

const areOf = (keys: readonly Buffer[], digits: string, window: number): boolean =>
  keys.some((key) => isSame(digits, makeDigits(key, window)));

/**
 * Says no more than whether six digits are fresh. A link is signed and may be told why it fails; of digits that can be
 * guessed, an answer that knows codes of other moments would tell those that are yet to come.
 */
export const areFreshDigits = (keys: readonly Buffer[], digits: string, at: Date): boolean =>
  freshWindows(at).some((window) => areOf(keys, digits, window));
