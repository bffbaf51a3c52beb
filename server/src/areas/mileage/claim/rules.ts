/** The machine of claims as a table, and what a claim has to hold (docs/specification.md, Mileage). Pure. */
import type {
  ClaimStatus,
  DESK_CLAIM_STEPS,
  Explanation,
  ExplanationCode,
  Formula,
  OWN_CLAIM_STEPS,
} from '@naru/contract/areas/mileage/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import { addDays } from '../../../blocks/calendar/hours.ts';
import type { Transition } from '../../../blocks/workflow/machine.ts';

/** STUDENT: the one whose claim it is. DESK: the mileage office and the department’s staff, never on their own. */
export type ClaimSide = 'STUDENT' | 'DESK';

type Action = ActionOf<typeof OWN_CLAIM_STEPS> | ActionOf<typeof DESK_CLAIM_STEPS> | 'HAND_IN';

export type ClaimTransition = Transition<Action, ClaimStatus, ClaimSide, ClaimStatus>;

export const CLAIM_TRANSITIONS: readonly ClaimTransition[] = [
  { action: 'HAND_IN', from: 'WAIT', to: 'WAIT', by: 'STUDENT' },
  { action: 'HAND_IN', from: 'REFUSED', to: 'WAIT', by: 'STUDENT' },
  { action: 'CANCEL', from: 'WAIT', to: 'CANCELLED', by: 'STUDENT' },
  { action: 'APPROVE', from: 'WAIT', to: 'APPROVED', by: 'DESK' },
  { action: 'REFUSE', from: 'WAIT', to: 'REFUSED', by: 'DESK' },
];

/** Says whether its student may change a claim, or hand it in again. */
export const canChange = (status: ClaimStatus): boolean => status === 'WAIT' || status === 'REFUSED';

export interface ClaimedDeed {
  readonly happenedOn: string;
  readonly quantity: number;
}

interface DeedRule {
  readonly formula: Formula;
  readonly claimDays: number | null;
}

/** A field that does not hold, and why. */
export interface DeedProblem {
  readonly field: 'itemId' | 'happenedOn' | 'quantity';
  readonly code:
    | 'FUTURE'
    | 'NO_RULE'
    | 'TOO_OLD'
    | 'REGISTER'
    | 'WHOLE'
    | 'TOO_MANY'
    | 'BELOW'
    | 'NOTHING'
    | 'BEST'
    | 'CAP';
  /** The bound that the sentence names. */
  readonly bound?: number;
}

interface DeedBounds {
  readonly today: string;
  readonly mostQuantity: number | null;
  readonly takesDecimals: boolean;
}

/** Finds the first problem of day and quantity; undefined where they hold. */
export function findDeedProblem(
  { happenedOn, quantity }: ClaimedDeed,
  rule: DeedRule | undefined,
  { today, mostQuantity, takesDecimals }: DeedBounds,
): DeedProblem | undefined {
  if (happenedOn > today) return { field: 'happenedOn', code: 'FUTURE' };
  if (!rule) return { field: 'happenedOn', code: 'NO_RULE' };
  if (rule.claimDays !== null && happenedOn < addDays(today, -rule.claimDays))
    return { field: 'happenedOn', code: 'TOO_OLD', bound: rule.claimDays };
  if ((rule.formula.kind === 'PIECE' || !takesDecimals) && !Number.isInteger(quantity))
    return { field: 'quantity', code: 'WHOLE' };
  if (mostQuantity !== null && quantity > mostQuantity)
    return { field: 'quantity', code: 'TOO_MANY', bound: mostQuantity };
  return undefined;
}

const EMPTY: Partial<Readonly<Record<ExplanationCode, Pick<DeedProblem, 'field' | 'code'>>>> = {
  NO_RULE: { field: 'happenedOn', code: 'NO_RULE' },
  REGISTER: { field: 'happenedOn', code: 'REGISTER' },
  BELOW: { field: 'quantity', code: 'BELOW' },
  BEST: { field: 'itemId', code: 'BEST' },
  CAP_TERM: { field: 'itemId', code: 'CAP' },
  CAP_LIFE: { field: 'itemId', code: 'CAP' },
};

/** Says why a deed would bring nothing, by the step that took the last of it; undefined where it brings something. */
export function findEmptyProblem(points: number, steps: readonly Explanation[]): DeedProblem | undefined {
  if (points > 0) return undefined;
  const step = steps.find((one) => one.points <= 0);
  const found = (step && EMPTY[step.code]) ?? { field: 'quantity', code: 'NOTHING' };
  if (step?.code === 'BEST') return { ...found, bound: step.amount ?? 0 };
  return step?.limit === undefined || step.limit === null ? found : { ...found, bound: step.limit };
}
