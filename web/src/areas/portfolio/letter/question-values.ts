import type { LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import type { LimitUnit } from '@naru/contract/areas/portfolio/words.ts';

/** Makes an id as the server does: version 7, which sorts by time. */
function newQuestionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

/** Makes an empty question; its limits are those of the one before, since a form counts one way. */
export const makeQuestion = (like?: LetterQuestion): LetterQuestion => ({
  questionId: newQuestionId(),
  question: '',
  most: like ? like.most : 700,
  unit: like?.unit ?? 'CHARACTER',
  countsSpaces: like?.countsSpaces ?? true,
  lineBreak: like?.lineBreak ?? 1,
});

/** Another unit brings what a line break usually counts in it. */
export const withUnit = (question: LetterQuestion, unit: LimitUnit): LetterQuestion => ({
  ...question,
  unit,
  lineBreak: question.lineBreak === 0 ? 0 : unit === 'CHARACTER' ? 1 : 2,
});

/** Moves a question one place; the list itself where there is no such place. */
export function moveQuestion(list: readonly LetterQuestion[], at: number, by: -1 | 1): LetterQuestion[] {
  const [one, other] = [list[at], list[at + by]];
  if (!one || !other) return [...list];
  return list.map((question, place) => (place === at ? other : place === at + by ? one : question));
}

/** Puts a question back where it stood. */
export const putQuestion = (list: readonly LetterQuestion[], question: LetterQuestion, at: number): LetterQuestion[] =>
  list.some(({ questionId }) => questionId === question.questionId)
    ? [...list]
    : [...list.slice(0, at), question, ...list.slice(at)];
