import { useEffect, useRef } from 'react';

const FIRST_MS = 2000;
const MOST_MS = 60_000;

/** Twice as long after each try that failed, up to a minute. */
const growing = (tries: number): number => Math.min(FIRST_MS * 2 ** tries, MOST_MS);

interface SendAgainOptions {
  readonly isWaiting: boolean;
  readonly again: () => void;
  /** Milliseconds to the next try. */
  readonly waitMs?: (tries: number) => number;
}

/** Tries again from time to time while something waits to be sent, and as soon as there is network. */
export function useSendAgain({ isWaiting, again, waitMs = growing }: SendAgainOptions): void {
  const latest = useRef({ again, waitMs });
  useEffect(() => {
    latest.current = { again, waitMs };
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        tries += 1;
        latest.current.again();
        wait();
      }, latest.current.waitMs(tries));
    };
    const atOnce = (): void => {
      clearTimeout(timer);
      tries = 0;
      latest.current.again();
      wait();
    };
    wait();
    window.addEventListener('online', atOnce);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', atOnce);
    };
  }, [isWaiting]);
}
