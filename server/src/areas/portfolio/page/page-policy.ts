/** The policy of a public page: nothing runs, nothing frames it, and everything that it loads is its own. */
import { createHash } from 'node:crypto';

/** @param css the styles that stand in the page; no others apply */
export const pagePolicy = (css: string): string => {
  const hash = createHash('sha256').update(css).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; font-src 'self'; media-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;
};
