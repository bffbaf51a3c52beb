/** Folds words for comparing; composes Hangul that a Mac may send as single letters (NFD). */
export function foldWords(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}
