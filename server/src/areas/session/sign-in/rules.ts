/**
 * How failed sign-ins slow down, and what a password must be. Pure.
 */

/** Attempts of one account from one address that may be checked at the same time. */
export const MOST_PENDING = 3;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 10 * 60_000;

/** Returns the delay: 1 s after the first failure, doubling to 10 minutes. */
export function delayAfter(failures: number): number {
  if (failures <= 0) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
}

/** A campus shares one address: so many people may mistype within the window before anybody waits. */
export const NAMES_FREE = 30;
export const NAMES_WINDOW_MS = 15 * 60_000;
const LONGEST_TURN_MS = 60_000;

/** Returns the interval for one address, by the names that failed there: 1 s at the thirtieth, doubling to a minute. */
export function turnAfter(names: number): number {
  return names < NAMES_FREE ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (names - NAMES_FREE), LONGEST_TURN_MS);
}

const SHORTEST_PASSWORD = 10;
/** Characters that a password must have beside common words. */
const SHORTEST_OWN_PART = 3;

/**
 * Parts of the passwords that everybody tries; a longer one precedes those that it contains.
 * The last line is 사랑해 and 안녕 on a Korean keyboard that is set to English.
 */
const COMMON_WORDS = `
  qwertyuiop 1q2w3e4r5t q1w2e3r4t5 asdfghjkl zaq12wsx 1qaz2wsx 1q2w3e4r q1w2e3r4 zxcvbnm administrator password
  passw0rd p@ssword p@ssw0rd iloveyou trustno1 superman sunshine princess football baseball changeme qazwsx qwerty
  asdfgh abcdefg welcome letmein monkey dragon master abcdef secret korea admin login qwer asdf zxcv abcd naru
  tkfkdgo dkssud
`
  .trim()
  .split(/\s+/);
const COMMON_PARTS = new RegExp(
  [
    COMMON_WORDS.join('|'),
    '(?:19|20)\\d\\d', // years
    '(?:012|123|234|345|456|567|678|789|890|987|876|765|654|543|432|321|210)\\d*', // counting
    '(.)\\1\\1+', // one character again and again
  ].join('|'),
  'gs',
);

/**
 * Returns whether a password is strong, by length rather than composition: never the account's own name, one repeated
 * character, or a password that everybody tries.
 */
export function isStrongPassword(password: string, username: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const name = username.normalize('NFC').toLowerCase();
  if (plain.length < SHORTEST_PASSWORD) return false;
  if (new Set(plain).size < 4) return false;
  if (name.length >= 4 && plain.includes(name)) return false;
  return plain.replaceAll(COMMON_PARTS, '').length >= SHORTEST_OWN_PART;
}
