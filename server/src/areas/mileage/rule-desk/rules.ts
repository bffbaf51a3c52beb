/** The conditions of a new version of a rule (docs/specification.md, Mileage). Pure. */
import type { MileageSource, RuleInput } from '@naru/contract/areas/mileage/rules.ts';
import { RULE_REGISTERS, type Formula, type RuleRegister } from '@naru/contract/areas/mileage/words.ts';

export type RuleProblemCode =
  | 'BEFORE_LAST'
  | 'PAST'
  | 'TERM_CLOSED'
  | 'ROWS_RISE'
  | 'DECIMALS'
  | 'PROMISED'
  | 'TEST_PIECE'
  | 'MEETING_PIECE'
  | 'DIFFERENCE'
  | 'SURVEY'
  | 'CLAIM_DAYS'
  | 'CAP_BELOW_DEED'
  | 'ONCE_OVER_TERM'
  | 'ONCE_OVER_LIFE'
  | 'TERM_OVER_LIFE'
  | 'SAME';

export interface RuleProblem {
  readonly field: keyof RuleInput;
  readonly code: RuleProblemCode;
  /** A bound or a day that it names; empty where it names none. */
  readonly bound: string | number;
}

/** Facts of a rule that are compared with those before it. */
export type RuleContent = Omit<RuleInput, 'effectiveFrom' | 'note' | 'registerStatusList'> & {
  readonly registerStatusList: readonly RuleRegister[];
};

export interface RuleSetting {
  readonly source: MileageSource;
  /** The last version of the item; undefined where it has none. */
  readonly last: (RuleContent & { readonly effectiveFrom: string }) | undefined;
  readonly today: string;
  /** The term that the day belongs to takes lines. */
  readonly isTermOpen: boolean;
}

/** Finds everything that speaks against a new version, at most one problem a field. */
export function findRuleProblems(input: RuleInput, setting: RuleSetting): RuleProblem[] {
  const found = [
    problemOfDay(input, setting),
    problemOfFormula(input.formula, setting.source),
    problemOfSwitches(input, setting.source),
    ...problemsOfCaps(input),
  ].flatMap((one) => one ?? []);
  if (found.length > 0 || !setting.last || !isSame(input, setting.last)) return found;
  return [{ field: 'formula', code: 'SAME', bound: '' }];
}

const at = (field: RuleProblem['field'], code: RuleProblemCode, bound: string | number = ''): RuleProblem => ({
  field,
  code,
  bound,
});

/** A day in the past would change what is still to be judged, such as a waiting claim, without a second person. */
function problemOfDay({ effectiveFrom }: RuleInput, setting: RuleSetting): RuleProblem | undefined {
  const { last, today, isTermOpen } = setting;
  if (last && effectiveFrom <= last.effectiveFrom) return at('effectiveFrom', 'BEFORE_LAST', last.effectiveFrom);
  if (effectiveFrom < today) return at('effectiveFrom', 'PAST', today);
  return isTermOpen ? undefined : at('effectiveFrom', 'TERM_CLOSED');
}

function problemOfFormula(formula: Formula, source: MileageSource): RuleProblem | undefined {
  if (source === 'TEST' && formula.kind !== 'PIECE') return at('formula', 'TEST_PIECE');
  if (source === 'MEETING' && formula.kind !== 'PIECE') return at('formula', 'MEETING_PIECE');
  switch (formula.kind) {
    case 'PIECE':
      return undefined;
    case 'HOUR':
      return hasDecimals(formula.points) ? undefined : at('formula', 'DECIMALS');
    case 'PROMISED':
      if (source !== 'PROGRAMME') return at('formula', 'PROMISED');
      return hasDecimals(formula.perHour) ? undefined : at('formula', 'DECIMALS');
    case 'GRADE':
      if (!formula.rowList.every(({ least }) => hasDecimals(least))) return at('formula', 'DECIMALS');
      return isRising(formula.rowList) ? undefined : at('formula', 'ROWS_RISE');
  }
}

/** Two at most: they are counted in hundredths. */
const hasDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;

const isRising = (rows: readonly { readonly least: number; readonly points: number }[]): boolean =>
  rows.every((row, index) => {
    const before = rows[index - 1];
    return !before || (row.least > before.least && row.points > before.points);
  });

function problemOfSwitches(input: RuleInput, source: MileageSource): RuleProblem | undefined {
  if (input.paysDifference && !input.countsBest) return at('paysDifference', 'DIFFERENCE');
  if (input.needsSurvey && source !== 'PROGRAMME') return at('needsSurvey', 'SURVEY');
  return input.claimDays !== null && source !== 'CLAIM' ? at('claimDays', 'CLAIM_DAYS') : undefined;
}

function problemsOfCaps({ formula, capOnce, capTerm, capLife }: RuleInput): (RuleProblem | undefined)[] {
  const deed = mostOf(formula);
  const isBelow = (cap: number | null): boolean => cap !== null && cap < deed;
  const isOver = (cap: number | null, other: number | null): boolean => cap !== null && other !== null && cap > other;
  return [
    isBelow(capOnce)
      ? at('capOnce', 'CAP_BELOW_DEED', deed)
      : isOver(capOnce, capTerm)
        ? at('capOnce', 'ONCE_OVER_TERM', capTerm ?? '')
        : isOver(capOnce, capLife)
          ? at('capOnce', 'ONCE_OVER_LIFE', capLife ?? '')
          : undefined,
    isBelow(capTerm)
      ? at('capTerm', 'CAP_BELOW_DEED', deed)
      : isOver(capTerm, capLife)
        ? at('capTerm', 'TERM_OVER_LIFE', capLife ?? '')
        : undefined,
    isBelow(capLife) ? at('capLife', 'CAP_BELOW_DEED', deed) : undefined,
  ];
}

/** Returns what one piece or the highest grade brings: a cap below it would mean that they never do. */
function mostOf(formula: Formula): number {
  if (formula.kind === 'PIECE') return formula.points;
  return formula.kind === 'GRADE' ? Math.max(...formula.rowList.map(({ points }) => points)) : 0;
}

const PLAIN = [
  'capOnce',
  'capTerm',
  'capLife',
  'countsBest',
  'paysDifference',
  'needsSurvey',
  'validTerms',
  'claimDays',
] as const satisfies readonly (keyof RuleContent)[];

const isSame = (one: RuleContent, other: RuleContent): boolean =>
  PLAIN.every((key) => one[key] === other[key]) &&
  RULE_REGISTERS.every(
    (status) => one.registerStatusList.includes(status) === other.registerStatusList.includes(status),
  ) &&
  textOf(one.formula) === textOf(other.formula);

function textOf(formula: Formula): string {
  if (formula.kind === 'GRADE')
    return `GRADE ${formula.rowList.map(({ least, points }) => `${least}:${points}`).join(' ')}`;
  return `${formula.kind} ${formula.kind === 'PROMISED' ? formula.perHour : formula.points}`;
}
