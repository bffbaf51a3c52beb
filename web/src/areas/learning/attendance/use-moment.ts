import { useEffect, useState } from 'react';

const TICK_MS = 5000;

/** The moment in epoch milliseconds, again and again, so that what begins and ends does so by itself. */
export function useMoment(): number {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMoment(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
