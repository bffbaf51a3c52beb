import { createHash } from 'node:crypto';

const names = new Map<string, string>();
const MOST_NAMES = 5_000;

/**
 * Names a statement by its text, under PostgreSQL's 63 bytes; undefined for one not worth or not able to be prepared.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_NAMES || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return undefined;
  const name = `n_${createHash('sha1').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}
