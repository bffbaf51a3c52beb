import { PRESS_SECONDS } from '@naru/contract/shared/work-mode.ts';
import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Gives the time, again every second while somebody counts by it. */
export function useSeconds(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}

/** Whole seconds until a press is carried out; 0 once it is. Clocks may differ, and the last look may be old. */
export const secondsUntil = (until: number, now: number): number =>
  Math.min(PRESS_SECONDS, Math.max(0, Math.ceil((until - now) / SECOND_MS)));
