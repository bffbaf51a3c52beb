/** Keeps what stands at an address, at most a second old: a link that was revoked is closed in every process by then. */
import type { Db } from '../../../platform/db/db.ts';
import { hashLinkToken } from '../core/link-token.ts';
import type { Standing } from './judge.ts';
import { selectOptionalStanding } from './standing-store.ts';

const LIFE_MS = 1_000;
const MOST = 5_000;
const SECRET = /^[\w-]{32}$/;

export type ReadStanding = (path: string, token: string) => Promise<Standing | undefined>;

/** Reads the secret of an address; empty for what none can be. */
export const readToken = (query: unknown): string => {
  const { k } = (query ?? {}) as { readonly k?: unknown };
  return typeof k === 'string' && SECRET.test(k) ? k : '';
};

export function openStandings(db: Db): ReadStanding {
  const kept = new Map<string, { readonly at: number; readonly standing: Promise<Standing | undefined> }>();
  return (path, token) => {
    const key = `${path} ${token}`;
    const known = kept.get(key);
    const now = performance.now();
    if (known && now - known.at < LIFE_MS) return known.standing;
    const tokenHash = token === '' ? null : hashLinkToken(token);
    const standing = selectOptionalStanding(db, { path, tokenHash });
    if (kept.size >= MOST) kept.clear();
    kept.set(key, { at: now, standing });
    standing.catch(() => kept.delete(key)); // the caller hears of it
    return standing;
  };
}
