/**
 * Answers that count very many things, kept for a minute: they grow with the university, whatever they show of it
 * (docs/decisions/094-what-grows-with-the-university.md).
 */
const KEPT_MS = 60_000;
/** Up to so many counted things an answer is made anew each time. */
export const LIVE_BOUND = 1_000;
const MOST_KEPT = 300;

export interface Making<T> {
  readonly make: () => Promise<T>;
  /** The number of things that an answer counts. */
  readonly sizeOf: (answer: T) => number;
}

export interface KeptAnswers {
  /**
   * Returns the answer to a question: a kept one, or a new one.
   * @param question everything that the answer depends on, the scope of the asker and the day too
   */
  readonly read: <T>(question: readonly unknown[], making: Making<T>) => Promise<T>;
}

interface Kept {
  readonly answer: Promise<unknown>;
  readonly until: number;
}

/** Keeps answers in this process. Those who ask while a kept one is made anew wait for the same one. */
export function createKeptAnswers(now: () => Date): KeptAnswers {
  const kept = new Map<string, Kept>();
  const keep = (key: string, answer: Promise<unknown>): void => {
    kept.delete(key);
    kept.set(key, { answer, until: now().getTime() + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return {
    read: async <T>(question: readonly unknown[], { make, sizeOf }: Making<T>): Promise<T> => {
      const key = JSON.stringify(question);
      const known = kept.get(key);
      const time = now().getTime();
      if (known && time < known.until && known.until - KEPT_MS <= time) return (await known.answer) as T; // kept under its question
      const made = make();
      if (known) keep(key, made);
      try {
        const answer = await made;
        if (sizeOf(answer) > LIVE_BOUND) keep(key, made);
        else kept.delete(key);
        return answer;
      } catch (error) {
        kept.delete(key);
        throw error;
      }
    },
  };
}
