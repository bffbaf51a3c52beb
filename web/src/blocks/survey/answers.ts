/** Answers given so far. Pure. */
import type { Answer, AskedQuestion } from '@naru/contract/areas/survey.ts';
import { walkQuestions } from '@naru/contract/survey-path.ts';

/** By question; what was answered beyond a branch stays, in case one comes back. */
export type Answers = Readonly<Record<string, Omit<Answer, 'questionId'>>>;

export const NOT_ANSWERED: Answers[string] = { choiceList: [], text: null };

/** The questions that are asked after these answers. */
export function listAsked(questions: readonly AskedQuestion[], answers: Answers): AskedQuestion[] {
  return walkQuestions(questions, (id) => answers[id]?.choiceList ?? []);
}

const isEmpty = (answer: Answers[string] | undefined): boolean =>
  !answer || (answer.choiceList.length === 0 && (answer.text ?? '').trim() === '');

/** Questions on the way that need an answer and have none. */
export function listMissing(questions: readonly AskedQuestion[], answers: Answers): AskedQuestion[] {
  return listAsked(questions, answers).filter(
    ({ questionId, type, isRequired }) => isRequired && type !== 'DESCRIPTION' && isEmpty(answers[questionId]),
  );
}

/** Returns what is sent: answers to the questions that were reached, and nothing else. */
export function toAnswerList(questions: readonly AskedQuestion[], answers: Answers): Answer[] {
  return listAsked(questions, answers).flatMap(({ questionId }) => {
    const answer = answers[questionId];
    return answer && !isEmpty(answer) ? [{ questionId, ...answer, choiceList: [...answer.choiceList] }] : [];
  });
}
