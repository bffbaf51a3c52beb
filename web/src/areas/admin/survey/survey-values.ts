/** The values of the builder: from a survey, and to what the call takes. Pure. */
import type { Question, Survey, SurveyContent } from '@naru/contract/areas/survey.ts';

import { type MomentValue, toInstant, toMoment } from '../../../blocks/board/form-values.ts';

/** A day without its time is an unfinished moment, and is kept as such while it is being written. */
export type SurveyValues = Omit<SurveyContent, 'opensAt' | 'closesAt'> & {
  readonly opensAt: MomentValue;
  readonly closesAt: MomentValue;
};

const DAY_BEGIN = '09:00';
const PARTS = ['textKo', 'textEn', 'maxSelections', 'optionList', 'branchList'] as const;
const BASICS = ['nameKo', 'nameEn', 'purposeKo', 'purposeEn', 'contextType', 'opensAt', 'closesAt'] as const;

export function toValues(survey: Survey): SurveyValues {
  const { nameKo, nameEn, purposeKo, purposeEn, contextType, isAnonymous, questionList } = survey;
  return {
    nameKo,
    nameEn,
    purposeKo,
    purposeEn,
    contextType,
    isAnonymous,
    questionList,
    opensAt: toMoment(survey.opensAt, { date: null, time: DAY_BEGIN }),
    closesAt: toMoment(survey.closesAt),
  };
}

export function toContent({ opensAt, closesAt, ...values }: SurveyValues): SurveyContent {
  return { ...values, opensAt: toInstant(opensAt), closesAt: toInstant(closesAt) };
}

export interface FieldWords extends Readonly<Record<(typeof BASICS)[number], string>> {
  readonly questions: string;
  readonly questionNo: (no: number) => string;
}

/** The server's names of the fields, in the order of the form, and what people call them: a question by its number. */
export function nameFields(questions: readonly Question[], words: FieldWords): Record<string, string> {
  const ofQuestions = questions.flatMap(({ optionList }, at) => {
    const path = `questionList.${at}`;
    const options = optionList.flatMap((_option, place) =>
      ['textKo', 'textEn'].map((name) => `${path}.optionList.${place}.${name}`),
    );
    return [path, ...PARTS.map((part) => `${path}.${part}`), ...options].map((field) => [
      field,
      words.questionNo(at + 1),
    ]);
  });
  return Object.fromEntries([
    ['questionList', words.questions],
    ...ofQuestions,
    ...BASICS.map((name) => [name, words[name]]),
  ]);
}
