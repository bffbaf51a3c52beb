/** Keys of sessions and the codes that they make (docs/specification.md §7, Attendance). */
import { createHmac, timingSafeEqual } from 'node:crypto';

import {
  digitsText,
  linkCode,
  linkText,
  linkWindow,
  sixDigits,
  windowAt,
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

/** Digits of so many windows before and after are known as old, or as those of a wrong clock: twenty minutes. */
const KNOWN_WINDOWS = 80;

const areOf = (keys: readonly Buffer[], digits: string, window: number): boolean =>
  keys.some((key) => isSame(digits, makeDigits(key, window)));

/** Says no more than whether six digits are fresh: at a small part of what judging them costs. */
export const areFreshDigits = (keys: readonly Buffer[], digits: string, at: Date): boolean =>
  freshWindows(at).some((window) => areOf(keys, digits, window));

/** Judges six digits at a moment. */
export function judgeDigits(keys: readonly Buffer[], digits: string, at: Date): CodeVerdict {
  if (areFreshDigits(keys, digits, at)) return 'FRESH';
  const now = windowAt(at.getTime());
  for (let away = 1; away <= KNOWN_WINDOWS; away += 1)
    for (const window of [now - away, now + away]) if (areOf(keys, digits, window)) return freshnessOf(window, at);
  return 'WRONG';
}
