/** Counts the seconds in which this page is in view. */
export interface Stopwatch {
  readonly read: () => number;
  /** Called when the page comes into view or leaves it. */
  readonly turn: (isInView: boolean) => void;
}

/** @param from seconds that were counted before */
export function createStopwatch(from: number, now: () => number = Date.now): Stopwatch {
  let [counted, since] = [from * 1000, now() as number | undefined];
  const running = (): number => (since === undefined ? 0 : Math.max(0, now() - since));
  return {
    read: () => Math.floor((counted + running()) / 1000),
    turn: (isInView) => {
      counted += running();
      since = isInView ? now() : undefined;
    },
  };
}
