import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link: it comes behind #, which no server sees, and leaves the address and the history at once.
 * A link that is opened in the window of the screen itself changes only what is behind #.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    const take = (): void => {
      const found = readToken();
      if (found === undefined) return;
      setToken(found);
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}

function readToken(): string | undefined {
  return new URLSearchParams(window.location.hash.slice(1)).get('token') ?? undefined;
}
