import type { AskedQuestion } from '@naru/contract/areas/survey.ts';
import { describe, expect, it } from 'vitest';

import { listMissing, toAnswerList } from './answers.ts';

const asked = (questionId: string, wish: Partial<AskedQuestion> = {}): AskedQuestion => ({
  questionId,
  type: 'SHORT',
  text: questionId,
  isRequired: true,
  maxSelections: null,
  optionList: [],
  branchList: [],
  ...wish,
});
const QUESTIONS = [
  asked('intro', { type: 'DESCRIPTION' }),
  asked('met', { type: 'YES_NO', branchList: [{ answer: 'N', goTo: 'end' }] }),
  asked('how'),
  asked('end', { isRequired: false }),
];
const chosen = (one: string) => ({ choiceList: [one], text: null });
const written = (text: string) => ({ choiceList: [], text });

describe('answers on their way', () => {
  it('H4 need what is required and asked, and nothing that a branch leaves out', () => {
    const missing = (answers: Parameters<typeof listMissing>[1]) =>
      listMissing(QUESTIONS, answers).map(({ questionId }) => questionId);
    expect(missing({})).toEqual(['met', 'how']);
    expect(missing({ met: chosen('Y'), how: written('  ') })).toEqual(['how']);
    expect(missing({ met: chosen('N') })).toEqual([]);
  });

  it('H4 are sent without what was answered before another way was taken', () => {
    const answers = { met: chosen('N'), how: written('잘'), end: written('') };
    expect(toAnswerList(QUESTIONS, answers)).toEqual([{ questionId: 'met', choiceList: ['N'], text: null }]);
  });
});
