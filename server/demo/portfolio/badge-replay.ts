/** Replays what happened to students against the rules of badges: who got which one when. Pure. */
import type { BadgeRule } from '@naru/contract/areas/portfolio/badge-words.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { isRuleMet, NO_FACTS, type BadgeFacts, type LearnedFact } from '../../src/areas/portfolio/badge-class/rules.ts';

/** Something that a rule may ask for, at its moment. */
export type Happening = { readonly at: number } & (
  | { readonly learned: LearnedFact }
  | { readonly points: number }
  | { readonly family: TestFamily }
);

export interface RuledBadge {
  readonly id: string;
  readonly rule: BadgeRule;
}

/** Says which badges stand at the end, each with the moment in which its rule was met for the first time. */
export function replayBadges(happenings: readonly Happening[], badges: readonly RuledBadge[]): Map<string, number> {
  const got = new Map<string, number>();
  let facts: BadgeFacts = NO_FACTS;
  const grant = (at: number): void => {
    const due = badges.filter(({ id, rule }) => !got.has(id) && isRuleMet(rule, facts));
    if (due.length === 0) return;
    for (const { id } of due) got.set(id, at);
    const held = new Set(got.keys());
    facts = { ...facts, standing: held, held };
    grant(at);
  };
  for (const happening of happenings.toSorted((one, other) => one.at - other.at)) {
    facts = add(facts, happening);
    grant(happening.at);
  }
  // Points may have been taken back since.
  for (const { id, rule } of badges) if (got.has(id) && !isRuleMet(rule, facts)) got.delete(id);
  return got;
}

function add(facts: BadgeFacts, happening: Happening): BadgeFacts {
  if ('learned' in happening) return { ...facts, learned: [...facts.learned, happening.learned] };
  if ('points' in happening) return { ...facts, points: facts.points + happening.points };
  return { ...facts, families: new Set([...facts.families, happening.family]) };
}
