import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findWords, moveRange, replaceRange } from './move-range.ts';
import { findSplice, splitsCharacter, type TextRange } from '../../shared/splice.ts';

const words = fc.string({ unit: fc.constantFrom('가', '나', 'a', ' ', '\n', '😀', '👩‍👩‍👧', '각', 'é'), maxLength: 24 });

/** A text with a range in it that cuts no character. */
const marked = words
  .chain((text) => {
    const places = [...Array(text.length + 1).keys()].filter((at) => !splitsCharacter(text, at));
    const place = fc.constantFrom(...places);
    return fc.tuple(fc.constant(text), place, place);
  })
  .map(([text, one, other]) => ({ text, range: { begins: Math.min(one, other), ends: Math.max(one, other) } }));

const cut = (text: string, { begins, ends }: TextRange) => text.slice(begins, ends);
const moved = (range: TextRange, before: string, after: string) => moveRange(range, findSplice(before, after));

it.each([
  ['가나다', '가나다', { begins: 3, ends: 3, length: 0 }],
  ['가나다', '가라다', { begins: 1, ends: 2, length: 1 }],
  ['가가', '가가가', { begins: 2, ends: 2, length: 1 }],
  ['가가가', '가', { begins: 1, ends: 3, length: 0 }],
])('W2 %j and %j differ by one part', (before, after, splice) => expect(findSplice(before, after)).toEqual(splice));

describe('W5 a range in an answer that changes', () => {
  it('is taken along by one splice that makes the new text of the old one, and cuts no character', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { begins, ends, length } = findSplice(before, after);
        expect(replaceRange(before, { begins, ends }, after.slice(begins, begins + length))).toBe(after);
        for (const at of [begins, ends]) expect(splitsCharacter(before, at)).toBe(false);
        for (const at of [begins, begins + length]) expect(splitsCharacter(after, at)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps its words where the change lies beside it', () => {
    fc.assert(
      fc.property(marked, words, words, ({ text, range }, head, tail) => {
        const after = `${head}${text}${tail}`;
        // A change at both ends is two savings.
        const first = moved(range, text, `${head}${text}`);
        const second = first && moved(first, `${head}${text}`, after);
        if (range.begins === range.ends || !second) return;
        if (head !== '' && text.startsWith(head.slice(0, 1))) return; // what was typed cannot be told from what stood there
        if (tail !== '' && text.endsWith(tail.slice(-1))) return;
        expect(cut(after, second)).toBe(cut(text, range));
      }),
    );
  });

  it('stays inside the new text, cuts no character, and is never empty where it was not', () => {
    fc.assert(
      fc.property(marked, words, ({ text, range }, after) => {
        const now = moved(range, text, after);
        if (!now) return;
        expect(now.begins).toBeGreaterThanOrEqual(0);
        expect(now.ends).toBeLessThanOrEqual(after.length);
        expect(now.ends - now.begins).toBeGreaterThanOrEqual(Math.min(1, range.ends - range.begins));
        expect(splitsCharacter(after, now.begins) || splitsCharacter(after, now.ends)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  const sentence = '저는 팀을 이끌었습니다. 성과를 냈습니다.';
  const team = { begins: 3, ends: 5 };
  const cases: readonly (readonly [string, string, string | null])[] = [
    ['text before it grows', '안녕하세요. 저는 팀을 이끌었습니다. 성과를 냈습니다.', '팀을'],
    ['text after it goes', '저는 팀을 이끌었습니다.', '팀을'],
    ['a letter comes in the middle', '저는 팀원을 이끌었습니다. 성과를 냈습니다.', '팀원을'],
    ['it is replaced', '저는 동료 넷과 함께 이끌었습니다. 성과를 냈습니다.', null],
    ['it is taken out', '저는 이끌었습니다. 성과를 냈습니다.', null],
    ['its end goes with what follows', '저는 팀 성과를 냈습니다.', '팀'],
    ['everything goes', '', null],
    ['something is typed right before it', '저는 큰팀을 이끌었습니다. 성과를 냈습니다.', '팀을'],
    ['something is typed right after it', '저는 팀을다 이끌었습니다. 성과를 냈습니다.', '팀을'],
  ];
  it.each(cases)('W5 %s', (_what, after, kept) => {
    const now = moved(team, sentence, after);
    expect(now && cut(after, now)).toBe(kept);
  });

  it('finds words again only where they stand once and are long enough to tell', () => {
    expect(findWords('하나 둘 셋 넷 다섯', '둘 셋 넷')).toBe(null);
    expect(findWords('하나 둘 셋 넷 다섯', '둘 셋 넷 다섯')).toEqual({ begins: 3, ends: 11 });
    expect(findWords('가나다라마바 가나다라마바', '가나다라마바')).toBe(null);
    expect(findWords('가나다라마바', '없는 말이에요')).toBe(null);
  });
});
