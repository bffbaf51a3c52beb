/** A place in the portal to go to after sign-in; anything that leads elsewhere leads home (S4). */
export function safeRedirect(wanted: string | undefined, fallback = '/dashboard'): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return fallback;
  // A browser strips tabs and line breaks out of addresses, which would bring "//" back.
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\u0000-\u001f\\]/.test(wanted)) return fallback;
  const resolved = URL.parse(wanted, 'http://portal.invalid');
  // Dots that are resolved away can leave "//" behind: /..//evil.example.
  if (!resolved || resolved.host !== 'portal.invalid' || resolved.pathname.startsWith('//')) return fallback;
  const isSignIn = ['/login', '/logout'].includes(resolved.pathname);
  return isSignIn ? fallback : `${resolved.pathname}${resolved.search}${resolved.hash}`;
}
