/** How norms move, and when one of the university can be worked out (docs/specification.md, Norms). Pure. */
import type { Instrument, InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';
import type { BuildBar, NORM_STEPS, NormStatus } from '@naru/contract/areas/ability/norm.ts';
import { TEST_LEAST, type NormBreadth } from '@naru/contract/areas/ability/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';
import type { GroupWish } from './groups.ts';

export type NormSide = 'OFFICE';
export type NormTransition = Transition<ActionOf<typeof NORM_STEPS>, NormStatus, NormSide>;

/** A replaced one can be put in force again: that is the way back. */
export const NORM_TRANSITIONS: readonly NormTransition[] = [
  { action: 'USE', from: 'DRAFT', to: 'IN_FORCE', by: 'OFFICE' },
  { action: 'USE', from: 'REPLACED', to: 'IN_FORCE', by: 'OFFICE' },
];

export interface BuildState {
  readonly usable: number;
  readonly isRunning: boolean;
  /** People of the last norm of the university that there is; null for none. */
  readonly lastPeople: number | null;
}

/**
 * Says why no norm of the university can be worked out now. Two norms that differ by a few people would tell the scores of
 * those few, so that the next one waits until 30 more have a result.
 */
export function buildBarOf({ usable, isRunning, lastPeople }: BuildState): BuildBar | null {
  if (isRunning) return 'RUNNING';
  if (usable < TEST_LEAST.normMean) return 'FEW';
  return lastPeople !== null && usable < lastPeople + TEST_LEAST.normMean ? 'SAME' : null;
}

export function breadthOf({ collegeCode, grade }: GroupWish): NormBreadth {
  if (collegeCode === null) return grade === null ? 'ALL' : 'GRADE';
  return grade === null ? 'COLLEGE' : 'COLLEGE_GRADE';
}

/** Puts scales after those that they are made of. */
export function inBuildOrder({ scaleList }: Instrument): InstrumentScale[] {
  const ordered = new Map<string, InstrumentScale>();
  const place = (scale: InstrumentScale): void => {
    for (const { scale: code } of scale.scaleList) {
      const part = scaleList.find((one) => one.code === code);
      if (part && !ordered.has(part.code)) place(part);
    }
    ordered.set(scale.code, scale);
  };
  for (const scale of scaleList) if (!ordered.has(scale.code)) place(scale);
  return [...ordered.values()];
}

export interface WeightedPart {
  readonly code: string;
  readonly weight: number;
}

/** Parts of a scale with the weights that they have in its raw score. */
export function weightedParts(scale: InstrumentScale): {
  readonly items: WeightedPart[];
  readonly scales: WeightedPart[];
} {
  const count = scale.itemList.length + scale.scaleList.length;
  const weightIn = (own: number): number => {
    if (scale.formula === 'WEIGHTED') return own;
    return scale.formula === 'MEAN' ? 1 / count : 1;
  };
  return {
    items: scale.itemList.map(({ item, weight }) => ({ code: item, weight: weightIn(weight) })),
    scales: scale.scaleList.map((part) => ({ code: part.scale, weight: weightIn(part.weight) })),
  };
}
