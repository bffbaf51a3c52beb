import { useFormat } from '../../platform/format/use-format.ts';

export interface WaitingWords {
  /** Says how many wait; the count is written already. */
  readonly waiting: (count: string) => string;
  readonly nothing: string;
}

/** Says below the title of a list how much waits; nothing until that is known. */
export function useWaitingNews(words: WaitingWords, waitingCount: number | undefined): string | undefined {
  const format = useFormat();
  if (waitingCount === undefined) return undefined;
  return waitingCount === 0 ? words.nothing : words.waiting(format.number(waitingCount));
}
