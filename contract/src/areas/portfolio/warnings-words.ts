/** Where words begin and end in Korean text, in which particles follow a name without a blank. */

/** Words found in a text, from `begins` up to `ends`; `item` and `instead` as a warning has them. */
export interface Finding {
  readonly begins: number;
  readonly ends: number;
  readonly item?: BlindItem;
  readonly instead?: string;
}

export const BLIND_ITEMS = ['NAME', 'SCHOOL', 'REGION', 'FAMILY', 'AGE', 'GENDER'] as const;
export type BlindItem = (typeof BLIND_ITEMS)[number];

const PARTICLES = new Set(
  (
    '은 는 이 가 을 를 의 에 와 과 도 로 만 랑 인 으로 에서 에게 에도 에는 에서의 에서는 에서도 까지 부터 보다 처럼 만의 와의 과의 이나 나 ' +
    '이라 라 라는 이라는 라고 이라고 이며 이고 이다 입니다 이었습니다 였습니다 출신 측 사 님 이란 란 로서 으로서 로의 으로의 으로부터 만이 만을 만은'
  ).split(' '),
);

/** Tells letters, digits and Hangul from blanks and marks. */
export function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Tells whether a word, particles aside, ends at `end`: nothing follows it there, or particles alone do. */
export function endsWord(text: string, end: number): boolean {
  if (!isWordCharacter(text.charAt(end))) return true;
  const rest = /^[가-힣]{1,6}/u.exec(text.slice(end, end + 6))?.[0] ?? '';
  return PARTICLES.has(rest) && !isWordCharacter(text.charAt(end + rest.length));
}

/** Tells whether a word begins at `begin`. */
export function beginsWord(text: string, begin: number): boolean {
  return begin === 0 || !isWordCharacter(text.charAt(begin - 1));
}
