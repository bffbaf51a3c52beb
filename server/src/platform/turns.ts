/**
 * Turns for work that would slow the machine down: so many at once, and each waiting person in turn, so that somebody
 * with much work waits behind themselves and does not delay all others. Work whose signal aborts before its turn is not
 * begun.
 */
export type Turns = <T>(person: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export function createTurns(atOnce: number): Turns {
  /** Tasks by person, in the order in which the people came. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  /** When people had their last turn since the machine was idle: a newcomer comes before them. */
  const served = new Map<string, number>();
  let turns = 0;
  let running = 0;
  const next = (): void => {
    if (waiting.size === 0 && running === 0) served.clear();
    const person = findNext(waiting.keys(), served);
    if (person === undefined || running >= atOnce) return;
    const [work, ...others] = waiting.get(person) ?? [];
    waiting.delete(person);
    if (others.length > 0) waiting.set(person, others);
    served.set(person, (turns += 1));
    running += 1;
    void work?.().finally(() => {
      running -= 1;
      next();
    });
  };
  return <T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const own = waiting.get(person) ?? [];
    const begin = async (): Promise<T> => {
      signal?.throwIfAborted();
      return work();
    };
    own.push(() => begin().then(resolve, reject));
    waiting.set(person, own);
    next();
    return promise;
  };
}

/** Finds who waits and whose last turn is the longest ago; somebody without one comes first. */
function findNext(people: Iterable<string>, served: ReadonlyMap<string, number>): string | undefined {
  let found: { readonly person: string; readonly last: number } | undefined;
  for (const person of people) {
    const last = served.get(person) ?? 0;
    if (!found || last < found.last) found = { person, last };
  }
  return found?.person;
}
