/** Works a norm of the university out, scale by scale (docs/specification.md, Norms). */
import type { InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';

import type { Tx } from '../../../platform/db/db.ts';
import { selectInstrument } from '../scoring/store.ts';
import {
  countCells,
  insertSample,
  insertScale,
  selectHasGroups,
  updateErrorOfItems,
  updateErrorOfScales,
  type BuiltScale,
} from './build-store.ts';
import { chooseGroups } from './groups.ts';
import { inBuildOrder, weightedParts } from './rules.ts';
import { endRun, failRun, updateProgress, type RunningRun } from './run-store.ts';
import { insertGroups } from './write-store.ts';

/** Takes the next step of a norm: whom it is of, then one scale after another, then its end. Returns whether there is more. */
export async function buildStep(tx: Tx, run: RunningRun, now: Date): Promise<boolean> {
  const { id, versionId, normId } = run;
  if (!(await selectHasGroups(tx, normId))) {
    if (await drawGroups(tx, { runId: id, versionId, normId })) return true;
    await failRun(tx, { id, at: now });
    return false;
  }
  const scale = inBuildOrder(await selectInstrument(tx, versionId))[run.done];
  if (!scale) {
    await endRun(tx, { id, at: now });
    return false;
  }
  await buildScale(tx, { runId: id, normId, scaleCode: scale.code }, scale);
  await updateProgress(tx, id, { count: 1, last: null });
  return true;
}

/** Draws whom the norm is of, and makes its groups. Returns whether there is one. */
export async function drawGroups(
  tx: Tx,
  { runId, versionId, normId }: { readonly runId: string; readonly versionId: string; readonly normId: string },
): Promise<boolean> {
  await insertSample(tx, { runId, versionId });
  const groups = chooseGroups(await countCells(tx, runId));
  await insertGroups(tx, normId, groups);
  return groups.length > 0;
}

/** Works one scale out for all groups; those that it is made of are there already. */
export async function buildScale(tx: Tx, built: BuiltScale, scale: InstrumentScale): Promise<void> {
  await insertScale(tx, built);
  const { items, scales } = weightedParts(scale);
  // Nothing tells how exact a single item is, nor items and scales together.
  if (scales.length === 0 && items.length > 1) await updateErrorOfItems(tx, built, items);
  if (items.length === 0) await updateErrorOfScales(tx, built, scales);
}
