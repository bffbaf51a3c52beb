import { useFormat } from '../../platform/format/use-format.ts';

export interface WaitingWords {
  readonly purpose: string;
  /** Says how many wait; the count is written already. */
  readonly waiting: (count: string) => string;
  readonly nothing: string;
}

/** Says below the title of a list how much waits, once that is known, and what the list is for. */
export function useWaitingPurpose(words: WaitingWords, waitingCount: number | undefined): string {
  const format = useFormat();
  if (waitingCount === undefined) return words.purpose;
  const waiting = waitingCount === 0 ? words.nothing : words.waiting(format.number(waitingCount));
  return `${waiting} ${words.purpose}`;
}
