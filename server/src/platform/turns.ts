/**
 * Turns for work that would slow the machine down: so many at once, and each waiting person in turn, so that somebody
 * with much work waits behind themselves and does not delay all others.
 */
export type Turns = <T>(person: string, work: () => Promise<T>) => Promise<T>;

export function createTurns(atOnce: number): Turns {
  /** Tasks by person, in the order of their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = 0;
  const next = (): void => {
    const [first] = waiting;
    if (!first || running >= atOnce) return;
    const [person, [work, ...others]] = first;
    waiting.delete(person);
    if (others.length > 0) waiting.set(person, others);
    running += 1;
    void work?.().finally(() => {
      running -= 1;
      next();
    });
  };
  return <T>(person: string, work: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const own = waiting.get(person) ?? [];
    own.push(() => work().then(resolve, reject));
    waiting.set(person, own);
    next();
    return promise;
  };
}
