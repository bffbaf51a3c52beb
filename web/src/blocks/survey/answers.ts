/** What somebody has answered so far. Pure. */
import type { Answer, AskedQuestion } from '@naru/contract/areas/survey.ts';
import { walkQuestions } from '@naru/contract/survey-path.ts';

/** By question; what was answered beyond a branch stays, in case one comes back. */
export type Answers = Readonly<Record<string, Omit<Answer, 'questionId'>>>;

/** The questions that are asked after these answers. */
export function listAsked(questions: readonly AskedQuestion[], answers: Answers): AskedQuestion[] {
  return walkQuestions(questions, (id) => answers[id]?.choiceList ?? []);
}
