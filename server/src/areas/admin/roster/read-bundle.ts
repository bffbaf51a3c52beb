/**
 * A bundle as somebody made it, read in a process of its own (docs/decisions/045-foreign-files-read-apart.md).
 */
import { ROSTER_MOST } from '@naru/contract/areas/roster-limits.ts';

import { ApartStoppedError, runApart, type Apart } from '../../../platform/apart/run.ts';
import type { AskedBundle, BundleHead, BundlePart, BundleResult } from './bundle-parts.ts';
import { ROSTER_FILES, type RosterFile } from './files.ts';
import { collectProblems, refuseProblems, RosterRefusedError } from './problems.ts';

const MODULE = new URL('bundle-reader.ts', import.meta.url);
/** It is silent for long where a file is read through for its encoding, before its first rows. */
export const BUNDLE_LIMITS = { most: ROSTER_MOST, mostMegabytes: 256, mostSilenceMs: 120_000 };

export interface BundleTaker {
  readonly signal: AbortSignal | undefined;
  readonly begin: (head: BundleHead) => void;
  /** @param columns as `stageRows` wants them */
  readonly take: (file: RosterFile, columns: readonly string[]) => Promise<void>;
  readonly end: (file: RosterFile, rows: number) => Promise<void>;
}

/** @throws RosterRefusedError where the bundle or a row of it is wrong, or reading it goes beyond a limit */
export async function readBundle(location: string, taker: BundleTaker, limits = BUNDLE_LIMITS): Promise<BundleHead> {
  let head: BundleHead | undefined;
  const take = async (part: BundlePart): Promise<void> => {
    if ('head' in part) {
      head = part.head;
      return taker.begin(head);
    }
    const file = ROSTER_FILES.find(({ name }) => name === part.file);
    if (!file) throw new Error(`The reader handed over rows of ${part.file}.`);
    return 'rows' in part ? taker.end(file, part.rows) : taker.take(file, part.columns);
  };
  const asked: AskedBundle = { location, most: limits.most };
  const { problems, count } = await runReader({ module: MODULE, asked, limits, take, signal: taker.signal });
  if (count > 0) throw new RosterRefusedError({ told: problems, count: () => count });
  if (!head) throw new Error('The reader handed over no manifest.');
  return head;
}

async function runReader(reader: Apart<BundlePart>): Promise<BundleResult> {
  try {
    return await runApart<BundleResult, BundlePart>(reader);
  } catch (error) {
    if (error instanceof ApartStoppedError) refuseProblems(collectProblems(), { reason: 'tooHeavy' });
    throw error;
  }
}
