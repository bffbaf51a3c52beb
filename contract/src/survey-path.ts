/**
 * The questions that somebody meets, by their answers so far (docs/specification.md, Surveys), in server and browser.
 * Pure.
 */

/** The part of a question that the walk needs. */
export interface Stop {
  readonly questionId: string;
  readonly branchList: readonly Branch[];
}

/** An answer that leads on to another question than the next one. */
export interface Branch {
  /** The option; `Y` or `N`; `1` to `5`. */
  readonly answer: string;
  /** A later question; null for the end. */
  readonly goTo: string | null;
}

/** Returns the questions on the way, in their order. It follows branches forward only, so that every walk ends. */
export function walkQuestions<Q extends Stop>(
  questions: readonly Q[],
  chosenOf: (questionId: string) => readonly string[],
): Q[] {
  const walked: Q[] = [];
  let at = 0;
  while (at < questions.length) {
    const question = questions[at];
    if (!question) break;
    walked.push(question);
    at = nextPlace(questions, at, chosenOf(question.questionId));
  }
  return walked;
}

function nextPlace(questions: readonly Stop[], at: number, chosen: readonly string[]): number {
  const branch = questions[at]?.branchList.find(({ answer }) => chosen.includes(answer));
  if (!branch) return at + 1;
  if (branch.goTo === null) return questions.length;
  const to = questions.findIndex(({ questionId }) => questionId === branch.goTo);
  return to > at ? to : at + 1;
}
