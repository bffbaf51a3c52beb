/**
 * How failed sign-ins slow down, and what a password must be. Pure.
 */

/** Attempts of one account from one address that may be checked at the same time. */
export const MOST_PENDING = 3;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 10 * 60_000;

/** 1 s after the first failure, doubling to 10 minutes. */
export function delayAfter(failures: number): number {
  if (failures <= 0) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
}

const SHORTEST_PASSWORD = 10;
const COMMON = [
  '1234567890',
  'qwertyuiop',
  'password12',
  'passw0rd12',
  'q1w2e3r4t5',
  '0987654321',
  'iloveyou12',
  'asdfghjkl1',
];

/** Length over composition rules; never the account's own name, one character repeated, or a password that everybody tries. */
export function isStrongPassword(password: string, username: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  if (plain.length < SHORTEST_PASSWORD) return false;
  if (new Set(plain).size < 4) return false;
  if (username.length >= 4 && plain.includes(username.toLowerCase())) return false;
  return !COMMON.some((common) => plain.startsWith(common));
}
