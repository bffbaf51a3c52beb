const hangul = /[가-힣]/;

/** Picks the last two syllables of a Korean name (서윤 of 김서윤, 란 of 응웬 티 란), or the initials of another. */
export function pickAvatarLetters(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (hangul.test(last)) return Array.from(last).slice(-2).join('');
  const first = words.length > 1 ? words[0] : undefined;
  return [first, last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
