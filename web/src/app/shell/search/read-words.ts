/** The contract's bound: longer words name nothing. */
const LONGEST = 100;

/**
 * Returns the query for the server; '' where that would be less than two characters. A consonant or vowel after a syllable
 * is one that is still being written, in the middle of a composition: it is left out. Pure.
 */
export function readWords(typed: string): string {
  const text = typed.normalize('NFC').trim();
  const whole = /[가-힣]/.test(text) ? text.replace(/[ㄱ-ㅎㅏ-ㅣ]+$/u, '').trim() : text;
  return Array.from(whole.replaceAll(/\s/gu, '')).length < 2 ? '' : whole.slice(0, LONGEST);
}
