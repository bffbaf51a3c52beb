import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { divideAnswer, numberComments, type PrintedComment } from './printed-letter.ts';

const comment = (id: string, questionId: string | null, begins: number, ends: number): PrintedComment => ({
  id,
  questionId,
  begins,
  ends,
  quote: '',
  text: id,
  suggestion: null,
});
const questionList = [
  { questionId: 'q1', question: '', answer: '' },
  { questionId: 'q2', question: '', answer: '' },
];

describe('W8 a letter printed with comments', () => {
  it('numbers them as a reader meets them, those on the résumé last', () => {
    const list = [
      comment('c', null, 0, 0),
      comment('b', 'q2', 0, 1),
      comment('a2', 'q1', 5, 6),
      comment('a1', 'q1', 2, 9),
    ];
    expect(numberComments(questionList, list).map(({ id, number }) => `${number} ${id}`)).toEqual([
      '1 a1',
      '2 a2',
      '3 b',
      '4 c',
    ]);
  });

  it('marks the words of a comment across lines, and puts its number where they end', () => {
    const [first] = numberComments(questionList, [comment('a', 'q1', 2, 6)]);
    expect(divideAnswer('가나다라\n마바사', first ? [first] : [])).toEqual([
      [
        { text: '가나', isMarked: false, endList: [] },
        { text: '다라', isMarked: true, endList: [] },
      ],
      [
        { text: '마', isMarked: true, endList: [1] },
        { text: '바사', isMarked: false, endList: [] },
      ],
    ]);
  });

  it('loses no letter, and shows each number at least once, wherever comments lie', () => {
    const answer = fc.string({ unit: fc.constantFrom('가', 'a', ' ', '\n', '😀'), minLength: 1, maxLength: 40 });
    const ranges = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 6 });
    fc.assert(
      fc.property(answer, ranges, (text, places) => {
        const comments = numberComments(
          questionList,
          places.map(([one, other], index) =>
            comment(`c${index}`, 'q1', Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)),
          ),
        );
        const lines = divideAnswer(text, comments);
        expect(lines.map((parts) => parts.map((part) => part.text).join('')).join('\n')).toBe(text);
        const shown = new Set(lines.flat().flatMap(({ endList }) => endList));
        expect([...shown].toSorted((one, other) => one - other)).toEqual(comments.map(({ number }) => number));
      }),
    );
  });
});
