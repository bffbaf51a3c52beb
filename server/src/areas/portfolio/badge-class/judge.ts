/** Judges who gets a badge by its rule now, and whose badge rests on nothing any more. Changes nothing. */
import type { Db } from '../../../platform/db/db.ts';
import { factsOf } from './progress.ts';
import { isRuleHeld, isRuleMet, NO_FACTS } from './rules.ts';
import { selectBadgeStates, type BadgeState, type RuledClass } from './settle-store.ts';

export interface DueGrant {
  readonly memberId: string;
  readonly classId: string;
  /** The how many-th time the rule brings it, from 1: it makes its source key. */
  readonly time: number;
}

export interface DueRevocation {
  readonly memberId: string;
  readonly assertionId: string;
}

export interface Judgement {
  readonly grants: readonly DueGrant[];
  readonly revocations: readonly DueRevocation[];
}

/** Judges students against rules. A rule that is no longer open brings nothing, and takes back what lost its ground. */
export async function judgeStudents(
  db: Db,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
  classes: readonly (RuledClass & { readonly isTried?: true })[],
): Promise<Judgement> {
  if (memberIds.length === 0 || classes.length === 0) return { grants: [], revocations: [] };
  const rules = classes.map(({ rule }) => rule);
  const facts = await factsOf(db, { memberIds, now }, rules);
  const states = await selectBadgeStates(db, { memberIds, classIds: classes.map(({ classId }) => classId) });
  const stateOf = new Map(states.map((state) => [keyOf(state), state]));
  const grants: DueGrant[] = [];
  const revocations: DueRevocation[] = [];
  for (const memberId of memberIds) {
    const own = facts.get(memberId) ?? NO_FACTS;
    for (const { classId, status, rule, isTried = false } of classes) {
      const state = stateOf.get(keyOf({ memberId, classId }));
      const isOpen = status === 'OPEN' || isTried;
      if (isOpen && isFree(state) && isRuleMet(rule, own))
        grants.push({ memberId, classId, time: (state?.ruledCount ?? 0) + 1 });
      const ruledId = state?.ruledId ?? null;
      if (ruledId !== null && !isRuleHeld(rule, own)) revocations.push({ memberId, assertionId: ruledId });
    }
  }
  return { grants, revocations };
}

const keyOf = ({ memberId, classId }: { readonly memberId: string; readonly classId: string }): string =>
  `${memberId} ${classId}`;

const isFree = (state: BadgeState | undefined): boolean => state === undefined || (!state.isHeld && !state.isBarred);
