/** Runs before the first paint, in the page itself: the look, the language, and the first reads while the bundle loads. */
(() => {
  const page = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage switched off: the defaults hold
    }
  };
  page.lang = read('locale') === 'en' ? 'en' : 'ko';
  const look = read('naru.look');
  page.dataset['theme'] = look === 'dark' || look === 'light' ? look : 'system';
  if (read('naru.rail') === 'closed') page.dataset['rail'] = 'closed';
  const token = read('naru.accessToken');
  if (!token) return;
  // These pages stand without the shell whoever is signed in.
  const isPublic = /^\/(index|login|logout|landing|info|error)(\/|$)/.test(location.pathname);
  if (!isPublic) page.dataset['signedIn'] = 'yes';
  const hoursLeft = (expiry: number): number => (expiry * 1000 - Date.now()) / 3_600_000;
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp: number;
      CDP_SYS_ROLE_ID?: string;
    }; // a damaged token throws below or has no life left
    // With less left the token is refreshed first (docs/specification.md §4).
    if (!(hoursLeft(claims.exp) > 359)) return;
    const headers = { authorization: `Bearer ${token}`, 'accept-language': page.lang };
    const answers: Record<string, Promise<Response>> = {};
    const ask = (address: string): void => {
      answers[address] = fetch(address, { headers });
      answers[address].catch(() => undefined); // whoever takes the answer is told
    };
    ask('/api/auth/loginInfo?sysGbnCd=CDP');
    if (!isPublic) ask('/view/cdp/auth/member');
    // People from outside the university have none.
    if (claims.CDP_SYS_ROLE_ID && /^\/(dashboard)?$/.test(location.pathname)) ask('/view/cdp/dashboard');
    window.naruEarly = { token, language: page.lang, answers };
  } catch {
    // A damaged token: the session rules deal with it.
  }
})();
