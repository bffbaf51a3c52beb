/**
 * The text of a search, made comparable with stored texts. Pure.
 */

export interface Search {
  /** As it was typed, composed, for an address. */
  readonly typed: string;
  /** Composed Hangul without spaces: people write 자료 구조 and 자료구조 alike. */
  readonly text: string;
  /** For ilike: the text anywhere, its own % and _ taken literally. */
  readonly pattern: string;
  /** For like: the text at the beginning. */
  readonly start: string;
  /** A single character has no pair of neighbours, and so no index. */
  readonly isSingle: boolean;
  /** Nothing but initial consonants: ㅈㅎㄱ. */
  readonly isInitials: boolean;
}

/** Reads a search; undefined for nothing but spaces. */
export function readSearch(typed: string | undefined): Search | undefined {
  const composed = (typed ?? '').normalize('NFC').trim();
  const text = composed.replaceAll(/\s+/g, '');
  if (text === '') return undefined;
  const isSingle = /^.$/su.test(text);
  const start = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return { typed: composed, text, pattern: `%${start}`, start, isSingle, isInitials: /^[ㄱ-ㅎ]{2,}$/u.test(text) };
}
