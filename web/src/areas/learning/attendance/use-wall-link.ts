import { linkWindow } from '@naru/contract/areas/learning/attendance-code.ts';
import { useEffect, useState } from 'react';

/** Gives undefined for anything but a code: the link that skips to the content stands behind # too. */
function readHash(): string | undefined {
  const code = window.location.hash.slice(1);
  return linkWindow(code) === undefined ? undefined : code;
}

/**
 * The code of the link on the wall: it comes behind #, which no server sees, and leaves the address and the history at
 * once. A code that is scanned into the same window changes only what is behind #.
 */
export function useWallLink(): string | undefined {
  const [code, setCode] = useState(readHash);
  useEffect(() => {
    const take = (): void => {
      const found = readHash();
      if (found === undefined) return;
      setCode(found);
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return code;
}
