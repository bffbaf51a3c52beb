/**
 * How much of one person runs at once, whatever call it is: the rest of theirs waits its turn and nobody else waits with
 * it. Beyond a bound it is refused.
 */
import { fail } from './failure.ts';

interface PerPerson {
  /** Undefined where they may begin at once. @throws Failure `tooMany` */
  readonly enter: (person: string) => Promise<void> | undefined;
  /** Once for each that has entered. */
  readonly leave: (person: string) => void;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export function createPerPerson({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): PerPerson {
  const lines = new Map<string, Line>();
  return {
    enter: (person) => {
      const line = lines.get(person);
      if (!line) {
        lines.set(person, { running: 1, waiting: [] });
        return undefined;
      }
      if (line.running < atOnce) {
        line.running += 1;
        return undefined;
      }
      if (line.waiting.length >= waiting) fail('tooMany', { retryAfter: 1 });
      const { promise, resolve } = Promise.withResolvers<void>();
      line.waiting.push(resolve);
      return promise;
    },
    leave: (person) => {
      const line = lines.get(person);
      if (!line) return;
      const next = line.waiting.shift();
      // The next one takes over the place.
      if (next) next();
      else if (line.running > 1) line.running -= 1;
      else lines.delete(person);
    },
  };
}
