/** A request in the queue: judged first, with all that wait then, and again each time that one has passed. */
export interface Passage<T> {
  /** Throws where waiting on is of no use. */
  readonly judge: () => Promise<void>;
  readonly pass: () => Promise<T>;
}

/** Passes requests of one key one at a time, in the order in which they came; others do not wait for them. */
export type KeyedQueue = <T>(name: string, passage: Passage<T>) => Promise<T>;

interface Waiting {
  readonly judge: () => Promise<void>;
  readonly pass: () => Promise<void>;
  readonly refuse: (refusal: unknown) => void;
}

export function createKeyedQueue(): KeyedQueue {
  const lines = new Map<string, Waiting[]>();
  const run = async (name: string, line: Waiting[]): Promise<void> => {
    while (line.length > 0) {
      const judged = await Promise.all(line.splice(0).map(judgeOne));
      const [first, ...others] = judged.flatMap((one) => one ?? []);
      line.unshift(...others);
      await first?.pass();
    }
    lines.delete(name);
  };
  return <T>(name: string, { judge, pass }: Passage<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiting = { judge, pass: () => pass().then(resolve, reject), refuse: reject };
    const line = lines.get(name);
    if (line) line.push(waiting);
    else {
      const begun = [waiting];
      lines.set(name, begun);
      void run(name, begun);
    }
    return promise;
  };
}

/** Judges one request; undefined where it was refused. */
async function judgeOne(one: Waiting): Promise<Waiting | undefined> {
  try {
    await one.judge();
    return one;
  } catch (refusal) {
    one.refuse(refusal);
    return undefined;
  }
}
