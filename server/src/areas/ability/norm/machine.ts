/** How a norm moves: one comes in force, and the one before is replaced in the same transaction. */
import type { NORM_STEPS } from '@naru/contract/areas/ability/norm.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { personIn, type Machine, type Patch, type Step, type Taker } from '../../../blocks/workflow/machine.ts';
import { writeSameStep } from '../../../blocks/workflow/same-step.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { fail } from '../../../platform/http/failure.ts';
import { NORM_TRANSITIONS, type NormTransition } from './rules.ts';
import { NORM, type NormSummaryRow } from './store.ts';
import { replaceInForce } from './write-store.ts';

export type NormGiven = StepGiven<typeof NORM_STEPS>;

export const standingOf = ({ id, status, version }: NormSummaryRow) => ({ id, status, version });

/** The row was read under the lock of its version, so that what it says of the norm in force holds. */
export const normMachine: Machine<NormSummaryRow, NormTransition, NormGiven> = {
  entity: NORM,
  audit: 'norms',
  transitions: NORM_TRANSITIONS,
  states: {
    DRAFT: { ko: '작성 중', en: 'a draft' },
    IN_FORCE: { ko: '사용 중', en: 'in force' },
    REPLACED: { ko: '교체됨', en: 'replaced' },
  },
  standing: standingOf,
  prepare: replaceEarlier,
  swap: (tx, rows, change) => swapStatus(tx, 'ability_norm', { rows, ...change }),
};

/** @throws Failure `conflict` where another norm came in force since the person looked */
async function replaceEarlier(
  taker: Taker,
  { row, given }: Step<NormSummaryRow, NormTransition, NormGiven>,
): Promise<Patch> {
  const ctx = personIn(taker);
  if (given.replacesId !== row.inForceId) fail('conflict', { current: standingOf(row) });
  if (row.inForceId === null) return {};
  await replaceInForce(ctx.tx, row.inForceId);
  await writeSameStep(ctx.tx, {
    entity: NORM,
    ids: [row.inForceId],
    from: 'IN_FORCE',
    to: 'REPLACED',
    by: 'OFFICE',
    reason: null,
    at: ctx.now,
    origin: ctx.origin.requestId,
    taken: { ctx, action: 'norms.replace', after: { replacedBy: row.id } },
  });
  return {};
}
