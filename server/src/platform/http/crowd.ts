/** Work that many ask for at once: what comes while some of it is done goes on together, in the order in which it came. */

/** Adds one to the others of its key; gives what became of it. */
export type Crowd<T, R> = (key: string, one: T) => Promise<R>;

interface Waiting<T, R> {
  readonly one: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** So that nobody waits long for the answer, and no transaction for many. */
const MOST_TOGETHER = 500;

/** @param work gives a result for each, in their order; where it throws, all of them get the error */
export function createCrowd<T, R>(work: (all: readonly T[]) => Promise<readonly R[]>): Crowd<T, R> {
  const lines = new Map<string, Waiting<T, R>[]>();
  const settle = async (taken: readonly Waiting<T, R>[]): Promise<void> => {
    const results = await work(taken.map(({ one }) => one));
    for (const [at, { resolve, reject }] of taken.entries()) {
      const result = results[at];
      if (result === undefined) reject(new Error('The work gave no result for one of the crowd.'));
      else resolve(result);
    }
  };
  const run = async (key: string, line: Waiting<T, R>[]): Promise<void> => {
    while (line.length > 0) {
      const taken = line.splice(0, MOST_TOGETHER);
      await settle(taken).catch((error: unknown) => {
        for (const { reject } of taken) reject(error);
      });
    }
    lines.delete(key);
  };
  return (key, one) => {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    const waiting = { one, resolve, reject };
    const line = lines.get(key);
    if (line) line.push(waiting);
    else {
      const begun = [waiting];
      lines.set(key, begun);
      // Those of the same turn go together.
      setImmediate(() => void run(key, begun));
    }
    return promise;
  };
}
