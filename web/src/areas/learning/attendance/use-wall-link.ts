import { useEffect, useState } from 'react';

const readHash = (): string | undefined => window.location.hash.slice(1) || undefined;

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
