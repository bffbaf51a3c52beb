/** Edits of questions in the builder. Pure: they return new lists, without branches that could not be followed. */
import type { AskedQuestion, Question, QuestionType } from '@naru/contract/areas/survey.ts';

export const HAS_OPTIONS: readonly QuestionType[] = ['SINGLE', 'MULTI'];
export const HAS_BRANCHES: readonly QuestionType[] = ['SINGLE', 'SCALE5', 'YES_NO'];

/** Makes an id that no other question or option of the survey has had; 60 random bits. */
export function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `p${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}

export function newQuestion(type: QuestionType): Question {
  return withType(
    {
      questionId: newPart(),
      type,
      textKo: '',
      textEn: '',
      isRequired: false,
      maxSelections: null,
      optionList: [],
      branchList: [],
    },
    type,
  );
}

/** Changes the type: drops the parts that the new type cannot use, and adds those that it needs. */
export function withType(question: Question, type: QuestionType): Question {
  const keepsOptions = HAS_OPTIONS.includes(type);
  const blank = (): Question['optionList'] => [1, 2].map(() => ({ optionId: newPart(), textKo: '', textEn: '' }));
  const isAlike = keepsOptions && HAS_OPTIONS.includes(question.type) && question.optionList.length > 0;
  return {
    ...question,
    type,
    isRequired: type === 'DESCRIPTION' ? false : question.isRequired,
    maxSelections: type === 'MULTI' ? question.maxSelections : null,
    optionList: keepsOptions ? (isAlike ? question.optionList : blank()) : [],
    branchList: type === question.type ? question.branchList : [],
  };
}

/** Lists the answers that can have a branch. */
export function listBranchable(question: Question): string[] {
  if (question.type === 'YES_NO') return ['Y', 'N'];
  if (question.type === 'SCALE5') return ['1', '2', '3', '4', '5'];
  return question.type === 'SINGLE' ? question.optionList.map(({ optionId }) => optionId) : [];
}

export function replaceQuestion(questions: readonly Question[], changed: Question): Question[] {
  return keepForward(questions.map((one) => (one.questionId === changed.questionId ? changed : one)));
}

export function removeQuestion(questions: readonly Question[], questionId: string): Question[] {
  return keepForward(questions.filter((one) => one.questionId !== questionId));
}

export function moveQuestion(questions: readonly Question[], from: number, to: number): Question[] {
  const moved = questions[from];
  if (!moved || to < 0 || to >= questions.length) return [...questions];
  return keepForward(questions.toSpliced(from, 1).toSpliced(to, 0, moved));
}

export function duplicateQuestion(questions: readonly Question[], at: number): Question[] {
  const question = questions[at];
  if (!question) return [...questions];
  const names = new Map(question.optionList.map(({ optionId }) => [optionId, newPart()]));
  const copy: Question = {
    ...question,
    questionId: newPart(),
    optionList: question.optionList.map((option) => ({ ...option, optionId: names.get(option.optionId) ?? newPart() })),
    branchList: question.branchList.map((branch) => ({ ...branch, answer: names.get(branch.answer) ?? branch.answer })),
  };
  return questions.toSpliced(at + 1, 0, copy);
}

/** Sets the branch of an answer: undefined removes it, null leads to the end. */
export function withBranch(question: Question, answer: string, goTo: string | null | undefined): Question {
  const others = question.branchList.filter((branch) => branch.answer !== answer);
  return { ...question, branchList: goTo === undefined ? others : [...others, { answer, goTo }] };
}

/** Removes branches that lead backwards or start from a missing answer: the survey could not be published with them. */
function keepForward(questions: readonly Question[]): Question[] {
  return questions.map((question, at) => {
    const later = new Set(questions.slice(at + 1).map(({ questionId }) => questionId));
    const answers = listBranchable(question);
    const branchList = question.branchList.filter(
      ({ answer, goTo }) => answers.includes(answer) && (goTo === null || later.has(goTo)),
    );
    return branchList.length === question.branchList.length ? question : { ...question, branchList };
  });
}

/** A question as people see it in one language. */
export function toAsked({ textKo, textEn, optionList, ...rest }: Question, locale: 'ko' | 'en'): AskedQuestion {
  return {
    ...rest,
    text: locale === 'en' ? textEn : textKo,
    optionList: optionList.map((option) => ({
      optionId: option.optionId,
      text: locale === 'en' ? option.textEn : option.textKo,
    })),
  };
}
