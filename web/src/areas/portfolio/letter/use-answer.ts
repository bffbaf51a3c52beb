import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { FAILURE } from '@naru/contract/envelope.ts';

import type { Saved } from '../../../blocks/autosave/types.ts';
import { type Autosaving, useAutosave } from '../../../blocks/autosave/use-autosave.ts';
import { CallError, OTHER_CODE } from '../../../platform/http/call-error.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { MOST_MS } from './use-letter.ts';

interface AnswerOptions {
  readonly questionId: string;
  readonly saved: Saved<string>;
  /** Saves the questions first where this one is not on the server yet; gives whether they are there. */
  readonly hasQuestion: () => Promise<boolean>;
}

/** Saves the answer to a question. */
export function useAnswer({ questionId, saved, hasQuestion }: AnswerOptions): Autosaving<string> {
  const { client } = useRuntime();
  const params = { id: questionId };
  return useAutosave<string>({
    paper: ['answer', questionId],
    saved,
    send: async (answer, version, { outlivesPage }) => {
      if (answer.length > PAPER_MOST.answer) throw new CallError('', { code: FAILURE.invalid.code, kind: 'other' });
      if (!(await hasQuestion())) throw new CallError('', { code: OTHER_CODE, kind: 'other' });
      return client.call(
        coverLetters.saveAnswer,
        { params, body: { answer, version } },
        { alertMessage: null, retries: 0, outlivesPage, signal: AbortSignal.timeout(MOST_MS) },
      );
    },
    read: async () => {
      const now = await client.call(coverLetters.readAnswer, { params }, { alertMessage: null, retries: 0 });
      return { value: now.answer, version: now.answerVersion, changedAt: now.answeredAt };
    },
  });
}
