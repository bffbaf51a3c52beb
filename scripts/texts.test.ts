import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { ROOT } from './lib/root.ts';

type Refused = readonly [word: RegExp, say: string];

/** Words that readers stumbled over, and the ones of ordinary services (docs/glossary.md). */
const ENGLISH: readonly Refused[] = [
  [/\bwhoever\b|\bwhom\b/i, 'who, the person who'],
  [/\be-mails?\b/i, 'email'],
  [/\bcannot\b|\bcould not\b/i, 'can’t, couldn’t'],
  [/\b(?:could|can)n’t be (?:loaded|saved|sent|found|searched)\b/i, 'We couldn’t load …'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/(?<!\bvideo )\bmeetings?\b/i, 'session'],
  [/\b(?:takes?|taken) back\b/i, 'withdraw'],
  [/\bwaits (?:for|to)\b/i, 'is waiting for'],
  [/\banew\b|\bgoes on\b|\bgo on with\b/i, 'again, continue'],
  [/\bunder way\b/i, 'in progress, ongoing'],
  [/\bacademic warning\b/i, 'academic probation'],
  [/\barranged?\b|\bfold\b/i, 'customize, collapse'],
  [/\bcounsel(?:ing|ors?)\b|\bfavorites?\b|\bcolors?\b|\benroll(?!ed\b)|\bcenters?\b/i, 'the British spelling'],
  [/\b(?:recogni|organi|customi)s(?:e|ed|ing|ation)\b/i, '-ize, as Oxford spells it'],
];

const KOREAN: readonly Refused[] = [
  [/그 밖|이 밖에/, '기타'],
  [/물어볼 (?:곳|때)|담당 부서에 물어/, '문의'],
  [/답 없이|답 기다림|답변 기다림/, '기한 지남, 답변 대기'],
  [/까닭/, '이유'],
  [/되풀이/, '반복'],
  [/들은 학점/, '취득 학점'],
  [/이름 없이/, '익명으로'],
  [/온 길|지나온/, '접수 경로, 진행 내역'],
  [/더 하기|더하기/, '추가하기'],
  [/이어진 사이트|이어지는 상담/, '연결된, 진행 중인'],
  [/방금에/, '방금'],
  [/형식이 맞지|형식을 확인/, 'the field and what to do'],
  [/임시 글/, '임시 저장'],
  [/여럿이 쓰는/, '공용'],
  [/사양/, '거절'],
  [/Excel(?:로| 파일)/, '엑셀'],
  [/안 온 것|안 왔어요|오지 않은 것으로/, '불참'],
  [/권하기|권해요|권할/, '제안'],
  [/[\d}]판(?![가-힣])|새 판|지난 판/, '버전'],
  [/견[주줄줘줬준줍]/, '비교'],
  [/거두(?:기|어|었|면|고|는|지)|거뒀|거둘|거둠|거둔/, '철회'],
  [/얼개/, '구조'],
  [/쓸 곳/, '사용처'],
  [/저절로/, '자동으로'],
  [/가지 힘|든 힘|힘들을/, '하위역량'],
  [/은\(는\)|이\(가\)|을\(를\)|\}(?:을|를|은|는|이|가|와|과|이라)(?![가-힣])/, 'the particle by addParticle'],
];

/** Files with texts for people: of the browser and of the demonstration, and of the server in both languages. */
const FILES = [
  'web/src/**/*.{ko,en}.ts',
  'web/src/ui/words/*.ts',
  'contract/src/*.{ko,en}.ts',
  'server/src/**/*.ts',
  'server/demo/*-texts.ts',
  'scripts/import.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !file.endsWith('.test.ts'));
/** Matches comments and literals; comments and the paths of imports are no texts for people. */
const TOKENS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

function readLiterals(file: string): string[] {
  const tokens = readFileSync(`${ROOT}/${file}`, 'utf8').match(TOKENS) ?? [];
  return tokens.filter((token) => !/^(?:\/|'\.|'@naru\/)/.test(token));
}

/** A file without Korean is code, unless it is the English half of a pair. */
const TEXTS = FILES.map((file) => ({ file, literals: readLiterals(file) })).filter(
  ({ file, literals }) => file.endsWith('.en.ts') || literals.some((literal) => /[가-힣]/.test(literal)),
);

function findRefused(refused: readonly Refused[]): string[] {
  return TEXTS.flatMap(({ file, literals }) =>
    literals.flatMap((literal) =>
      refused.filter(([word]) => word.test(literal)).map(([, say]) => `${file}: ${literal} (say: ${say})`),
    ),
  );
}

describe('the texts that people read', () => {
  it('are found', () => {
    expect(TEXTS.length).toBeGreaterThan(100);
  });

  it('have no English that a native reader stumbled over', () => {
    expect(findRefused(ENGLISH)).toEqual([]);
  });

  it('have no Korean that a native reader stumbled over', () => {
    expect(findRefused(KOREAN)).toEqual([]);
  });

  it.each([
    ["title: 'Your meetings'", ENGLISH],
    ["title: '그 밖'", KOREAN],
    ["title: '이의 제기를 거둘까요?'", KOREAN],
    ["title: '두 결과 견주기'", KOREAN],
  ] as const)('would be refused: %s', (source, refused) => {
    const literals = source.match(TOKENS) ?? [];
    expect(literals.some((literal) => refused.some(([word]) => word.test(literal)))).toBe(true);
  });
});
