/**
 * The moment of the tests: portal, filler and browser begin there and go on by the second, whatever the machine's own
 * clock. The database keeps the machine's clock, which the portal never reads.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './root.ts';

/** A Tuesday morning in the middle of a term, in Korea. NARU_TEST_MOMENT names another one. */
const USUAL = '2026-11-24T10:20:00+09:00';

export class MomentError extends Error {}

/**
 * Makes the environment in which every Node process of a step starts at the given moment, counted from now. Browsers
 * read the seconds, too (e2e/portal.ts).
 * @throws MomentError if the text is no moment
 */
export function momentEnvironment(asked: string | undefined, now: Date): Readonly<Record<string, string>> {
  const at = Date.parse(asked ?? USUAL);
  if (Number.isNaN(at)) throw new MomentError(`NARU_TEST_MOMENT is no moment: ${asked}`);
  const preload = `--import=${pathToFileURL(path.join(ROOT, 'scripts/lib/moved-clock.mjs')).href}`;
  return {
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], preload].filter(Boolean).join(' '),
    NARU_TEST_AHEAD_SECONDS: String(Math.round((at - now.getTime()) / 1000)),
  };
}
