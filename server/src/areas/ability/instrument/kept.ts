/** Facts of a test against which its next version is checked. */
import type { Kept } from './check.ts';
import type { Known } from './known-store.ts';
import type { TestRow, VersionRow } from './store.ts';

interface KeptRows {
  readonly test: TestRow | undefined;
  readonly versions: readonly VersionRow[];
  readonly known: Known;
}

/**
 * Reads it from its versions. The one that is being written counts for nothing: it can be replaced, and its scales are
 * not compared with themselves.
 */
export function keptOf({ test, versions, known }: KeptRows, writtenId?: string): Kept {
  const others = versions.filter(({ id, status }) => id !== writtenId && status !== 'DRAFT');
  const isSettled = versions.some(({ id }) => id !== writtenId);
  return {
    known,
    code: test?.code,
    family: isSettled ? test?.family : undefined,
    earlier: new Map(others.map(({ number, content }) => [number, new Set(content.scaleList.map(({ code }) => code))])),
  };
}
