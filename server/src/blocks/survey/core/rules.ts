/**
 * Rules of questions, answers and states of surveys (docs/specification.md, Surveys). Pure.
 */
import {
  LONG_MOST,
  SHORT_MOST,
  type Answer,
  type FormStatus,
  type Question,
  type QuestionType,
  type SurveyAction,
  type SurveyState,
  type SurveyStatus,
} from '@naru/contract/areas/survey.ts';
import type { FieldError } from '@naru/contract/envelope.ts';
import { walkQuestions } from '@naru/contract/survey-path.ts';

import type { Transition } from '../../workflow/machine.ts';
import type { SurveyWords } from './words.ts';

const HAS_OPTIONS: ReadonlySet<QuestionType> = new Set<QuestionType>(['SINGLE', 'MULTI']);
const HAS_TEXT: ReadonlySet<QuestionType> = new Set<QuestionType>(['SHORT', 'LONG']);
const HAS_BRANCHES: ReadonlySet<QuestionType> = new Set<QuestionType>(['SINGLE', 'SCALE5', 'YES_NO']);
const SCALE = ['1', '2', '3', '4', '5'];
const YES_NO = ['Y', 'N'];

/** Returns the choices of a question; none where people write. */
export function answersOf(question: Pick<Question, 'type' | 'optionList'>): string[] {
  if (question.type === 'SCALE5') return SCALE;
  if (question.type === 'YES_NO') return YES_NO;
  return question.optionList.map(({ optionId }) => optionId);
}

export type SurveyTransition = Transition<SurveyAction, SurveyState, 'STAFF', SurveyStatus>;

/** A closed survey is opened again before a new version of it. */
export const SURVEY_TRANSITIONS: readonly SurveyTransition[] = [
  { action: 'PUBLISH', from: 'DRAFT', to: 'OPEN', by: 'STAFF' },
  { action: 'PUBLISH', from: 'OPEN', to: 'OPEN', by: 'STAFF' },
  { action: 'CLOSE', from: 'OPEN', to: 'CLOSED', by: 'STAFF' },
  { action: 'REOPEN', from: 'CLOSED', to: 'OPEN', by: 'STAFF' },
  { action: 'DELETE', from: 'DRAFT', to: 'DELETED', by: 'STAFF' },
];

interface Window {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** Where a person stands: all windows must be open; half-open, as periods are. */
export function formStatus(hasAnswered: boolean, windows: readonly Window[], now: Date): FormStatus {
  if (hasAnswered) return 'ANSWERED';
  if (windows.some(({ closesAt }) => closesAt !== null && closesAt <= now)) return 'OVER';
  if (windows.some(({ opensAt }) => opensAt !== null && opensAt > now)) return 'NOT_YET';
  return 'OPEN';
}

/** Finds what a draft cannot be saved with: only what could not be read again. */
export function checkDraft(questions: readonly Question[], say: SurveyWords): FieldError[] {
  const ids = questions.map(({ questionId }) => questionId);
  return questions.flatMap((question, at) => {
    const options = question.optionList.map(({ optionId }) => optionId);
    const isTwice = ids.indexOf(question.questionId) !== at || new Set(options).size !== options.length;
    return isTwice ? [{ field: `questionList.${at}`, message: say.sameId }] : [];
  });
}

/** Where nothing may be written: a text could say who wrote it. */
export function checkChoices(questions: readonly Question[], say: SurveyWords): FieldError[] {
  return questions.flatMap(({ type }, at) =>
    type === 'SHORT' || type === 'LONG' ? [{ field: `questionList.${at}`, message: say.onlyChoices }] : [],
  );
}

/** Finds what the questions cannot be published with, each at its field. */
export function checkQuestions(questions: readonly Question[], say: SurveyWords): FieldError[] {
  const problems = checkDraft(questions, say);
  if (questions.every(({ type }) => type === 'DESCRIPTION'))
    problems.push({ field: 'questionList', message: say.noQuestions });
  questions.forEach((question, at) => {
    const field = `questionList.${at}`;
    problems.push(...checkWords(question, field, say), ...checkOptions(question, field, say));
    problems.push(...checkBranches(questions, at, say));
  });
  return problems;
}

const isBlank = (text: string): boolean => text.trim() === '';

function checkWords({ textKo, textEn }: Question, field: string, say: SurveyWords): FieldError[] {
  if (isBlank(textKo)) return [{ field: `${field}.textKo`, message: say.text }];
  return isBlank(textEn) ? [{ field: `${field}.textEn`, message: say.text }] : [];
}

function checkOptions({ type, optionList, maxSelections }: Question, field: string, say: SurveyWords): FieldError[] {
  if (!HAS_OPTIONS.has(type))
    return optionList.length > 0 ? [{ field: `${field}.optionList`, message: say.noOptions }] : [];
  if (optionList.length < 2) return [{ field: `${field}.optionList`, message: say.options }];
  const blank = optionList.findIndex(({ textKo, textEn }) => isBlank(textKo) || isBlank(textEn));
  if (blank !== -1) {
    const language = isBlank(optionList[blank]?.textKo ?? '') ? 'textKo' : 'textEn';
    return [{ field: `${field}.optionList.${blank}.${language}`, message: say.text }];
  }
  const isTooMany = maxSelections !== null && (type !== 'MULTI' || maxSelections > optionList.length);
  return isTooMany ? [{ field: `${field}.maxSelections`, message: say.selections }] : [];
}

function checkBranches(questions: readonly Question[], at: number, say: SurveyWords): FieldError[] {
  const question = questions[at];
  if (!question || question.branchList.length === 0) return [];
  const field = `questionList.${at}.branchList`;
  if (!HAS_BRANCHES.has(question.type)) return [{ field, message: say.noBranch }];
  const answers = question.branchList.map(({ answer }) => answer);
  const isKnown = answers.every((answer) => answersOf(question).includes(answer));
  if (!isKnown || new Set(answers).size !== answers.length) return [{ field, message: say.branchAnswer }];
  const later = new Set(questions.slice(at + 1).map(({ questionId }) => questionId));
  const isForward = question.branchList.every(({ goTo }) => goTo === null || later.has(goTo));
  return isForward ? [] : [{ field, message: say.branch }];
}

/** An answer as it is stored: choices apart from written text. */
export interface ReadAnswers {
  readonly choices: Record<string, string[]>;
  readonly texts: Record<string, string>;
}

/** Reads answers along the way that they lead; problems stand at `answerList.<question>`. */
export function readAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  say: SurveyWords,
): ReadAnswers | { readonly problems: FieldError[] } {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const walked = walkQuestions(questions, (id) => given.get(id)?.choiceList ?? []);
  const asked = new Set(walked.map(({ questionId }) => questionId));
  const problems: FieldError[] = answers
    .filter(
      (answer, at) => !asked.has(answer.questionId) || answers.indexOf(given.get(answer.questionId) ?? answer) !== at,
    )
    .map(({ questionId }) => ({ field: `answerList.${questionId}`, message: say.offPath }));
  const choices: Record<string, string[]> = {};
  const texts: Record<string, string> = {};
  for (const question of walked) {
    const { questionId } = question;
    const answer = given.get(questionId);
    const message = checkAnswer(question, answer, say);
    if (message !== undefined) problems.push({ field: `answerList.${questionId}`, message });
    const text = answer?.text?.trim() ?? '';
    if (answer && answer.choiceList.length > 0) choices[questionId] = answer.choiceList;
    if (text !== '') texts[questionId] = text;
  }
  return problems.length > 0 ? { problems } : { choices, texts };
}

function checkAnswer(question: Question, answer: Answer | undefined, say: SurveyWords): string | undefined {
  const { type, isRequired, maxSelections } = question;
  const chosen = answer?.choiceList ?? [];
  const text = answer?.text?.trim() ?? '';
  if (type === 'DESCRIPTION') return chosen.length > 0 || text !== '' ? say.badAnswer : undefined;
  if (HAS_TEXT.has(type)) {
    if (chosen.length > 0) return say.badAnswer;
    const most = type === 'SHORT' ? SHORT_MOST : LONG_MOST;
    if (text.length > most) return say.tooLong(most);
    return isRequired && text === '' ? say.required : undefined;
  }
  if (text !== '') return say.badAnswer;
  if (isRequired && chosen.length === 0) return say.required;
  const known = answersOf(question);
  const isKnown = chosen.every((one) => known.includes(one)) && new Set(chosen).size === chosen.length;
  if (!isKnown || (type !== 'MULTI' && chosen.length > 1)) return say.badAnswer;
  return maxSelections !== null && chosen.length > maxSelections ? say.tooMany(maxSelections) : undefined;
}
