/** Seconds until an undelivered row is tried again: a minute, then twice as long each time, an hour at most. */
export function secondsUntilNextTry(attempts: number): number {
  return Math.min(60 * 2 ** Math.min(attempts, 6), 3_600);
}
