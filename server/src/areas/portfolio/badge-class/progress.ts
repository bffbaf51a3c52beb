/** How far people are with the rules of badges: by at most one statement for each kind of fact. */
import type { BadgeRule } from '@naru/contract/areas/portfolio/badge-words.ts';

import type { Db } from '../../../platform/db/db.ts';
import { selectTakenFamilies } from '../../ability/api.ts';
import { selectLearned } from '../../learning/api.ts';
import { selectEarned } from '../../mileage/api.ts';
import { selectHeldBadges } from './held-store.ts';
import { kindsOf, measureRule, NO_FACTS, type BadgeFacts, type ConditionProgress } from './rules.ts';

/** Measures somebody against each rule, condition by condition, in the order of the rules. */
export async function progressOf(
  db: Db,
  asked: { readonly memberId: string; readonly now: Date },
  rules: readonly BadgeRule[],
): Promise<ConditionProgress[][]> {
  if (rules.length === 0) return [];
  const facts = await factsOf(db, { memberIds: [asked.memberId], now: asked.now }, rules);
  const own = facts.get(asked.memberId) ?? NO_FACTS;
  return rules.map((rule) => measureRule(rule, own));
}

/** Reads what the rules ask about some people, by member; nothing for those about whom there is none. */
export async function factsOf(
  db: Db,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
  rules: readonly BadgeRule[],
): Promise<ReadonlyMap<string, BadgeFacts>> {
  const kinds = kindsOf(rules);
  const asksProgrammes = kinds.has('PROGRAMME') || kinds.has('PROGRAMMES') || kinds.has('HOURS');
  const learned = asksProgrammes ? await selectLearned(db, memberIds) : [];
  const earned = kinds.has('MILEAGE') ? await selectEarned(db, memberIds) : [];
  const taken = kinds.has('TEST') ? await selectTakenFamilies(db, memberIds) : [];
  const held = kinds.has('BADGE') ? await selectHeldBadges(db, memberIds, now) : [];
  const [learnedBy, earnedBy, takenBy, heldBy] = [group(learned), group(earned), group(taken), group(held)];
  const found = new Set([learnedBy, earnedBy, takenBy, heldBy].flatMap((map) => [...map.keys()]));
  return new Map(
    [...found].map((id) => {
      const badges = heldBy.get(id) ?? [];
      const facts: BadgeFacts = {
        learned: learnedBy.get(id) ?? [],
        points: earnedBy.get(id)?.[0]?.points ?? 0,
        families: new Set(takenBy.get(id)?.map(({ family }) => family)),
        standing: new Set(badges.filter(({ isOver }) => !isOver).map(({ classId }) => classId)),
        held: new Set(badges.map(({ classId }) => classId)),
      };
      return [id, facts];
    }),
  );
}

const group = <Row extends { readonly memberId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ memberId }) => memberId);
