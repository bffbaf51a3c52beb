import { coverLetters, type LetterContent, type LetterToWrite } from '@naru/contract/areas/portfolio/letter.ts';

import type { Saved } from '../../../blocks/autosave/types.ts';
import { type Autosaving, useAutosave } from '../../../blocks/autosave/use-autosave.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';

/** A save that waits longer is given up, and sent again. */
export const MOST_MS = 15_000;

function readHead({ version, changedAt, ...letter }: LetterToWrite): Saved<LetterContent> {
  const { title, company, job, dueOn, language, questionList } = letter;
  return { value: { title, company, job, dueOn, language, questionList }, version, changedAt };
}

/** Saves what a letter is for and its questions; their answers save themselves. */
export function useLetter(letter: LetterToWrite): Autosaving<LetterContent> {
  const { client } = useRuntime();
  const params = { id: letter.letterId };
  return useAutosave<LetterContent>({
    paper: ['letter', letter.letterId],
    saved: readHead(letter),
    send: (content, version, { outlivesPage }) =>
      client.call(
        coverLetters.saveLetter,
        { params, body: { ...content, version } },
        { alertMessage: null, retries: 0, outlivesPage, signal: AbortSignal.timeout(MOST_MS) },
      ),
    read: async () => {
      const { letter: now } = await client.call(
        coverLetters.readLetter,
        { params },
        { alertMessage: null, retries: 0 },
      );
      return readHead(now);
    },
  });
}
