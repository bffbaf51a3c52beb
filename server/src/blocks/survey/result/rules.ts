/**
 * Figures of a survey from its counted answers (docs/specification.md, Surveys). Pure.
 */
import type { Question, QuestionResult } from '@naru/contract/areas/survey.ts';

import { answersOf } from '../core/rules.ts';

type Locale = 'ko' | 'en';

export interface CountedAnswers {
  /** By question, then by answer. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** How many chose something, by question. */
  readonly answered: ReadonlyMap<string, number>;
  /** Written answers by question, in no order. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

const SHARED: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ko: { Y: '예', N: '아니요', '1': '1점', '2': '2점', '3': '3점', '4': '4점', '5': '5점' },
  en: { Y: 'Yes', N: 'No', '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' },
};

/** How an answer is called: by its option, or as every question of its type has it. */
export function nameAnswer(question: Question, answer: string, locale: Locale): string {
  const option = question.optionList.find(({ optionId }) => optionId === answer);
  if (option) return locale === 'en' ? option.textEn : option.textKo;
  return SHARED[locale][answer] ?? answer;
}

/** One entry a question that can be answered, in the order of the questions. */
export function summarise(questions: readonly Question[], counted: CountedAnswers, locale: Locale): QuestionResult[] {
  return questions
    .filter(({ type }) => type !== 'DESCRIPTION')
    .map((question) => {
      const counts = counted.counts.get(question.questionId);
      const texts = counted.texts.get(question.questionId) ?? [];
      const countList = answersOf(question).map((answer) => ({
        answer,
        text: nameAnswer(question, answer, locale),
        count: counts?.get(answer) ?? 0,
      }));
      return {
        questionId: question.questionId,
        type: question.type,
        text: locale === 'en' ? question.textEn : question.textKo,
        answered: (counted.answered.get(question.questionId) ?? 0) + texts.length,
        countList,
        mean: question.type === 'SCALE5' ? meanOf(countList) : null,
        textList: [...texts],
      };
    });
}

/** With two digits; null without an answer. */
function meanOf(counts: readonly { readonly answer: string; readonly count: number }[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const points = counts.reduce((sum, { answer, count }) => sum + Number(answer) * count, 0);
  return Math.round((points / total) * 100) / 100;
}
