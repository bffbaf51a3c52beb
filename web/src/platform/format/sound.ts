// The final sound of a text read aloud in Korean, as one Hangul syllable that ends alike. Digits are exact;
// Latin words are a judgement by spelling (loan-word orthography), with a list for those that are read otherwise.

const CLOSERS: Record<string, string> = { ')': '(', ']': '[', '}': '{', '】': '【', '〕': '〔' };
const TRAILING_MARKS = /[\s.,!?:;·~*_"'`’”」』》〉»>]+$/u;
const DIGIT_SOUNDS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const SYMBOL_SOUNDS: Record<string, string> = {
  '%': '트',
  '+': '스',
  '#': '샵',
  '&': '드',
  '°': '도',
};
const UNIT_SOUNDS = new Map([
  ...['g', 'kg', 'mg'].map((unit) => [unit, '램'] as const),
  ...['m', 'km', 'cm', 'mm', 'l', 'L', 'ml', 'mL'].map((unit) => [unit, '터'] as const),
  ...['B', 'KB', 'MB', 'GB', 'TB'].map((unit) => [unit, '트'] as const),
]);
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const WORD_SOUNDS = new Map([
  ['toeic', '익'],
  ['toefl', '플'],
  ['opic', '픽'],
  ['teps', '스'],
  ['swot', '트'],
  ['mooc', '크'],
  ['linc', '크'],
  ['hub', '브'],
  ['github', '브'],
  ['resume', '메'],
  ['set', '트'],
  ['kit', '트'],
]);
const LETTER_SOUNDS: Record<string, string> = { l: '엘', m: '엠', n: '엔', r: '알' };
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/le?$/, '을'],
  [/m$|[aeiou]me$/, '음'],
  [/ng$/, '응'],
  [/n$|[aeiou]ne$/, '은'],
  [/ck$|o+k$|[aeiou]c$/, '윽'],
  [/[aeiou]p+$|[aeiou]b$/, '읍'],
  [/(?:^|[^aeiou])[aeiou]t$/, '읏'],
];

/** Finds the last spoken syllable, or one with the same ending; undefined if unknown (other scripts, emoji). */
export function findLastSound(text: string): string | undefined {
  const spoken = stripSilentEnd(text.normalize('NFKC'));
  const last = spoken.slice(-1);
  if (/[가-힣]/.test(last)) return last;
  if (/[A-Ga-g]-$/.test(spoken)) return '스';
  const bare = spoken.replace(/-+$/, '');
  const digits = /\d[\d,.]*$/.exec(bare);
  if (digits) return hearNumber(digits[0]);
  const latin = /[\p{Script=Latin}\p{Mn}]+$/u.exec(bare);
  if (latin) return hearLatin(latin[0].normalize('NFD').replace(/\p{Mn}/gu, ''), bare.slice(0, latin.index));
  return SYMBOL_SOUNDS[last];
}

// Brackets after a word are not read with it: 상담(대면) takes the particle of 상담. Quotes are read.
function stripSilentEnd(text: string): string {
  const spoken = text.replace(TRAILING_MARKS, '');
  const opener = CLOSERS[spoken.slice(-1)];
  if (opener === undefined) return spoken;
  const start = findOpening(spoken, opener);
  const before = spoken.slice(0, Math.max(0, start)).replace(TRAILING_MARKS, '');
  return stripSilentEnd(before === '' ? spoken.slice(start + 1, -1) : before);
}

// Finds the opening of the last closing bracket, skipping inner pairs; -1 if there is none.
function findOpening(text: string, opener: string): number {
  const closer = text.slice(-1);
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === closer) depth += 1;
    if (text[at] === opener) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

// Numbers end in their last digit, or in 십, 백, 천, 만, 억 (all closed, none in ㄹ) and only 조 is open.
function hearNumber(text: string): string | undefined {
  const last = Number(text.slice(-1));
  if (last !== 0 || text.includes('.')) return DIGIT_SOUNDS[last];
  const digits = text.replaceAll(',', '');
  const zeros = digits.length - digits.replace(/0+$/, '').length;
  if (zeros === digits.length) return '영';
  return zeros >= 12 && zeros < 16 ? '조' : '십';
}

function hearLatin(word: string, before: string): string | undefined {
  const lower = word.toLowerCase();
  const unit = UNIT_SOUNDS.get(word);
  if (unit !== undefined && /\d\s*$/.test(before)) return unit;
  if (before.endsWith('°')) return '도';
  if (ROMAN.includes(word) && /[가-힣]\s*$/.test(before)) return DIGIT_SOUNDS[ROMAN.indexOf(word) + 1];
  const known = WORD_SOUNDS.get(lower);
  if (known !== undefined) return known;
  const isSpelled = word.length === 1 || /^[A-Z]+$/.test(word) || !/[aeiouy]/.test(lower);
  if (isSpelled) return LETTER_SOUNDS[lower.slice(-1)] ?? '이';
  return ENDINGS.find(([pattern]) => pattern.test(lower))?.[1] ?? '이';
}
