import type { LetterToWrite } from '@naru/contract/areas/portfolio/letter.ts';
import { startTransition, useCallback, useState } from 'react';

import type { AutosaveState, Saved } from '../../../blocks/autosave/types.ts';

/** An answer as its question says it stands, also after the question was removed. */
export interface AnswerState extends AutosaveState<string> {
  /** As the server had it last. */
  readonly confirmed: Saved<string> | undefined;
}

export type AnswerStates = Readonly<Record<string, AnswerState>>;

const NOTHING: Saved<string> = { value: '', version: 1, changedAt: null };

/** Holds the answers of a letter beside each other: a question that comes back with an undo has its answer again. */
export function useAnswers({ answerList }: LetterToWrite) {
  const [answers, setAnswers] = useState<AnswerStates>({});
  const keep = useCallback((questionId: string, state: AutosaveState<string>) => {
    // The page around an answer follows once there is time: a key is drawn first.
    startTransition(() =>
      setAnswers((before) => {
        const { value, version, savedAt: changedAt } = state;
        const confirmed = state.status === 'saved' ? { value, version, changedAt } : before[questionId]?.confirmed;
        return { ...before, [questionId]: { ...state, confirmed } };
      }),
    );
  }, []);
  const read = (questionId: string): Saved<string> => {
    const first = answerList.find((one) => one.questionId === questionId);
    const begun = first && { value: first.answer, version: first.answerVersion, changedAt: first.answeredAt };
    const later = answers[questionId]?.confirmed;
    return later && later.version >= (begun?.version ?? 0) ? later : (begun ?? NOTHING);
  };
  /** Whether the server knows the question, so that its answer can be saved. */
  const isStored = (questionId: string): boolean =>
    answerList.some((one) => one.questionId === questionId) || (answers[questionId]?.savedAt ?? null) !== null;
  return { answers, keep, read, isStored };
}
