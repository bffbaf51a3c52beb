import { expect, test } from 'vitest';

import { type CountRule, countText, findOver, findUnmappable, measure } from './count.ts';

const characters: CountRule = { unit: 'CHARACTER', countsSpaces: true, lineBreak: 1 };
const counts = (text: string, lineBreak = 1) =>
  Object.values(countText(text, { unit: 'CHARACTER', lineBreak })) as unknown;

test.each([
  // characters, without spaces, EUC-KR, UTF-8
  ['', [0, 0, 0, 0]],
  ['가나다', [3, 3, 6, 9]],
  ['가 나', [3, 2, 5, 7]],
  ['abc 123', [7, 6, 7, 7]],
  ['가\n나', [3, 3, 6, 8]],
  ['가\r\n나', [3, 3, 6, 8]],
  ['가\r나\u2028다', [5, 5, 10, 13]],
  ['탭\t과　전각 빈칸', [9, 6, 16, 23]],
  ['ㄱㄴㅏ', [3, 3, 6, 9]],
  ['뷁쀍똠', [3, 3, 6, 9]],
  ['한국', [2, 2, 4, 6]],
  ['“따옴표” · … ①', [11, 8, 19, 26]],
  ['😀', [2, 2, 4, 4]],
  ['👨‍👩‍👧', [8, 8, 16, 18]],
  ['é', [1, 1, 2, 2]],
  ['é', [1, 1, 2, 2]],
])('W1 counts %j', (text, expected) => expect(counts(text)).toEqual(expected));

test('W1 a line break counts as the question says, also in the other units', () => {
  expect(counts('가\n나', 0)).toEqual([2, 2, 4, 6]);
  expect(counts('가\n나', 2)).toEqual([4, 4, 6, 8]);
  expect(Object.values(countText('가\n나', { unit: 'BYTE_EUC_KR', lineBreak: 1 }))).toEqual([3, 3, 5, 7]);
  expect(measure('가 \n나', { unit: 'BYTE_EUC_KR', countsSpaces: false, lineBreak: 2 })).toBe(6);
});

test.each([
  ['가나다라', 3, characters, 3],
  ['가나다', 3, characters, undefined],
  ['가나다', null, characters, undefined],
  ['가 나 다', 2, { ...characters, countsSpaces: false }, 4],
  ['가a나', 4, { ...characters, unit: 'BYTE_EUC_KR' }, 2],
  // Half of a pair is never cut off.
  ['a😀b', 2, characters, 1],
  // The place is one of the text as it was written, not of its NFC.
  ['한국말'.normalize('NFD'), 2, characters, 6],
] as const)('W1 of %j more than %j begins at %j', (text, most, rule, begins) => {
  expect(findOver(text, most, rule)).toEqual(begins === undefined ? undefined : { begins, ends: text.length });
});

test('W1 marks what EUC-KR has no bytes for, at its place', () => {
  expect(findUnmappable('똠방각하 뷁 ⓐ ㈜ ① ㎡ ☎ § 漢字 ㄱ')).toEqual([]);
  expect(findUnmappable('가😀나')).toEqual([{ begins: 1, ends: 3 }]);
  expect(findUnmappable('👨‍👩‍👧 가족 • é')).toEqual([
    { begins: 0, ends: 8 },
    { begins: 12, ends: 13 },
    { begins: 14, ends: 15 },
  ]);
  expect(findUnmappable('한국'.normalize('NFD'))).toEqual([]);
  expect(findUnmappable('ㆍ한글 가운뎃점')).toEqual([]);
});

test('W1 knows as many characters of one unit as CP949 has in NFC, all syllables of Hangul among them', () => {
  const known = Array.from({ length: 0x1_0000 }, (_, point) => String.fromCharCode(point)).filter(
    (text) => text.isWellFormed() && text.normalize('NFC') === text && findUnmappable(text).length === 0,
  );
  // Counted by Python's encoder of cp949, which gave the very same ones.
  expect(known).toHaveLength(16_906);
  expect(known.filter((text) => /^[가-힣]$/u.test(text))).toHaveLength(11_172);
});
