/** One who wants to pass: judged first, together with all who wait then, and again each time that somebody has passed. */
export interface Passage<T> {
  /** Throws for whom it is of no use to go on. */
  readonly judge: () => Promise<void>;
  readonly pass: () => Promise<T>;
}

/** Lets through one at a time of those who name the same, in the order in which they came; others do not wait for them. */
export type Turnstile = <T>(name: string, passage: Passage<T>) => Promise<T>;

interface Waiting {
  readonly judge: () => Promise<void>;
  readonly pass: () => Promise<void>;
  readonly refuse: (refusal: unknown) => void;
}

export function createTurnstile(): Turnstile {
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

/** Undefined for who was refused. */
async function judgeOne(one: Waiting): Promise<Waiting | undefined> {
  try {
    await one.judge();
    return one;
  } catch (refusal) {
    one.refuse(refusal);
    return undefined;
  }
}
