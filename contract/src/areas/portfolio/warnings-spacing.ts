/** Blanks and spellings that are wrong wherever they stand; a machine says nothing about those that depend on the sense. */
import type { Finding } from './warnings-words.ts';
import type { PaperLanguage } from './words.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly instead: (words: string) => string;
}

const always = (instead: string) => () => instead;

const BOTH: readonly Rule[] = [
  // Inside of a line; at its beginning it is an indent.
  { pattern: /(?<=\S)[ \u00a0]{2,}(?=\S)/gu, instead: always(' ') },
  { pattern: /(?<=[\p{L}\p{N})\]"'”’])[ \t]{1,9}(?=[,.!?](?:\s|$))/gu, instead: always('') },
  { pattern: /(?<=[가-힣a-z]),(?=[가-힣a-zA-Z])/gu, instead: always(', ') },
];

const KOREAN: readonly Rule[] = [
  { pattern: /(?<=[다요])\.(?=[가-힣])/gu, instead: always('. ') },
  { pattern: /됬/gu, instead: always('됐') },
  { pattern: /됀/gu, instead: always('된') },
  { pattern: /됌/gu, instead: always('됨') },
  { pattern: /되(?:요(?![가-힣])|서(?![가-힣]))/gu, instead: (words) => words.replace('되', '돼') },
  { pattern: /돼(?:는|고|면|며|었|어)/gu, instead: (words) => words.replace('돼', '되') },
  { pattern: /(?:할|될|볼|알|낼|킬|릴|을)수(?=\s?[있없])/gu, instead: (words) => `${words.slice(0, -1)} 수` },
  { pattern: /것같(?=[은이습아았])/gu, instead: always('것 같') },
  { pattern: /뿐만아니라/gu, instead: always('뿐만 아니라') },
  { pattern: /뿐\s만\s아니라/gu, instead: always('뿐만 아니라') },
  { pattern: /(?<![가-힣])몇일(?!\s?자)/gu, instead: always('며칠') },
  { pattern: /(?<![가-힣])왠만/gu, instead: always('웬만') },
  { pattern: /역활/gu, instead: always('역할') },
  { pattern: /어떻해/gu, instead: always('어떡해') },
];

const ENGLISH: readonly Rule[] = [
  {
    pattern: /(?<=[a-z]{2})\.(?=(?:The|This|That|These|I|We|It|My|In|As|After|When|Then|During|However)\b)/gu,
    instead: always('. '),
  },
];

/** Finds them, each with what should stand there instead. */
export function findSpacing(text: string, language: PaperLanguage): Finding[] {
  return [...BOTH, ...(language === 'ko' ? KOREAN : ENGLISH)].flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map((hit) => ({
      begins: hit.index,
      ends: hit.index + hit[0].length,
      instead: instead(hit[0]),
    })),
  );
}
