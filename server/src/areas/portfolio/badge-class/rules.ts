/** Judges the rules of badges by the facts about somebody; pure. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';
import type { BadgeCondition, BadgeRule } from '@naru/contract/areas/portfolio/badge-words.ts';
import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';

export interface LearnedFact {
  readonly seriesId: string;
  readonly typeCode: ProgrammeType;
  readonly hours: number;
  readonly competencies: readonly CompetencyCode[];
}

/** All that rules can ask about somebody. */
export interface BadgeFacts {
  readonly learned: readonly LearnedFact[];
  readonly points: number;
  readonly families: ReadonlySet<TestFamily>;
  /** Classes of badges that they hold and that are within their date. */
  readonly standing: ReadonlySet<string>;
  /** The same with those that are past it: what was granted for them stays. */
  readonly held: ReadonlySet<string>;
}

export const NO_FACTS: BadgeFacts = {
  learned: [],
  points: 0,
  families: new Set(),
  standing: new Set(),
  held: new Set(),
};

/** How far somebody is with one condition: `now` of `wanted`. */
export interface ConditionProgress {
  readonly now: number;
  readonly wanted: number;
  readonly isMet: boolean;
}

/** Measures each condition of a rule. `has` says which badges count. */
export function measureRule(
  rule: BadgeRule,
  facts: BadgeFacts,
  has: ReadonlySet<string> = facts.standing,
): ConditionProgress[] {
  return rule.conditionList.map((condition) => {
    const [now, wanted] = count(condition, facts, has);
    return { now: Math.max(now, 0), wanted, isMet: now >= wanted };
  });
}

export const isRuleMet = (rule: BadgeRule, facts: BadgeFacts, has?: ReadonlySet<string>): boolean =>
  measureRule(rule, facts, has).every(({ isMet }) => isMet);

/** Says whether a badge that the rule brought still rests on something. Badges past their date count: time takes none back. */
export const isRuleHeld = (rule: BadgeRule, facts: BadgeFacts): boolean => isRuleMet(rule, facts, facts.held);

function count(
  condition: BadgeCondition,
  facts: BadgeFacts,
  has: ReadonlySet<string>,
): readonly [now: number, wanted: number] {
  const { learned, points, families } = facts;
  switch (condition.kind) {
    case 'PROGRAMME':
      return [learned.some(({ seriesId }) => seriesId === condition.seriesId) ? 1 : 0, 1];
    case 'PROGRAMMES': {
      const { type, competency } = condition;
      const fitting = learned.filter((one) => (type === null || one.typeCode === type) && isOf(one, competency));
      return [fitting.length, condition.count];
    }
    case 'HOURS': {
      const fitting = learned.filter((one) => isOf(one, condition.competency));
      const tenths = fitting.reduce((sum, { hours }) => sum + Math.round(hours * 10), 0);
      return [tenths / 10, condition.count];
    }
    case 'MILEAGE':
      return [points, condition.points];
    case 'TEST':
      return [families.has(condition.family) ? 1 : 0, 1];
    case 'BADGE':
      return [has.has(condition.classId) ? 1 : 0, 1];
  }
}

const isOf = ({ competencies }: LearnedFact, competency: CompetencyCode | null): boolean =>
  competency === null || competencies.includes(competency);

export type ConditionKind = BadgeCondition['kind'];

/** The kinds of facts that some rules ask for. */
export const kindsOf = (rules: readonly BadgeRule[]): ReadonlySet<ConditionKind> =>
  new Set(rules.flatMap(({ conditionList }) => conditionList.map(({ kind }) => kind)));

/** The badges that a rule asks for. */
export const neededBy = (rule: BadgeRule | null): string[] => [
  ...new Set(rule?.conditionList.flatMap((one) => (one.kind === 'BADGE' ? [one.classId] : [])) ?? []),
];

const say = (condition: BadgeCondition): string =>
  JSON.stringify(Object.entries(condition).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Says whether two rules ask for the same, in whichever order their conditions stand. */
export function isSameRule(one: BadgeRule | null, other: BadgeRule | null): boolean {
  if (!one || !other) return one === other;
  const said = (rule: BadgeRule): string => rule.conditionList.map(say).toSorted().join();
  return said(one) === said(other);
}
