import { CODE_STEP_MS, windowAt } from '@naru/contract/areas/learning/attendance-code.ts';
import { useEffect, useMemo, useState } from 'react';

import { canMakeCodes, makeCode, readKey, type WallCode } from './make-code.ts';

const TICK_MS = 250;

export interface WallKey {
  readonly key: string;
  /** The server’s clock when it answered. */
  readonly now: string;
  /** This machine’s clock at the same time, in epoch milliseconds. */
  readonly readAt: number;
}

export interface WallClock {
  /** Undefined until the first one is made. */
  readonly code: WallCode | undefined;
  readonly secondsLeft: number;
  /** From 1 down to 0. */
  readonly partLeft: number;
}

/** Makes the code of the moment by the server’s clock, and the next one when it is due, with or without network. */
export function useWallCode({ key, now, readAt }: WallKey): WallClock {
  const ahead = Date.parse(now) - readAt;
  const [at, setAt] = useState(() => Date.now() + ahead);
  const [code, setCode] = useState<WallCode>();
  const imported = useMemo(() => (canMakeCodes() ? readKey(key) : undefined), [key]);
  const window = windowAt(at);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now() + ahead), TICK_MS);
    return () => clearInterval(timer);
  }, [ahead]);
  useEffect(() => {
    let isGone = false;
    const make = async (): Promise<void> => {
      if (!imported) return;
      const made = await makeCode(await imported, window);
      if (!isGone) setCode(made);
    };
    void make();
    return () => {
      isGone = true;
    };
  }, [imported, window]);
  const left = CODE_STEP_MS - (at % CODE_STEP_MS);
  return { code, secondsLeft: Math.ceil(left / 1000), partLeft: left / CODE_STEP_MS };
}
