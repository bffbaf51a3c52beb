/** How a rule comes to its points (docs/specification.md, Mileage). Pure: posting, previews and simulations use this alone. */
import type { Explanation, ExplanationCode, Formula, RuleRegister } from '@naru/contract/areas/mileage/words.ts';

export interface JudgedRule {
  readonly formula: Formula;
  readonly capOnce: number | null;
  readonly capTerm: number | null;
  readonly capLife: number | null;
  readonly countsBest: boolean;
  readonly paysDifference: boolean;
  readonly registerStatusList: readonly RuleRegister[];
}

export interface Deed {
  /** Pieces, hours or a score, as the formula asks. */
  readonly quantity: number;
  /** Points that were promised with it; null where none were. */
  readonly promised: number | null;
  /** How the person stood in the register on the day; null where they were not in it. */
  readonly registerStatus: string | null;
}

/** Points that count already. */
export interface Counted {
  /** Points of the item in the term of the deed. */
  readonly termPoints: number;
  /** Points of the item, or of its group of grades, ever. */
  readonly lifePoints: number;
}

export interface Judged {
  readonly points: number;
  readonly explanationList: Explanation[];
}

/** Judges a deed by the rule in force on its day; undefined where none is. */
export function judgeDeed(rule: JudgedRule | undefined, deed: Deed, counted: Counted): Judged {
  if (!rule) return nothing('NO_RULE');
  if (!rule.registerStatusList.some((status) => status === deed.registerStatus)) return nothing('REGISTER');
  const steps = [byFormula(rule.formula, deed)];
  for (const next of [capOnce, takeBest, capTerm, capLife]) {
    const step = next(rule, pointsOf(steps), counted);
    if (step) steps.push(step);
  }
  return { points: pointsOf(steps), explanationList: steps };
}

/** Takes away what a deed would have brought, had its survey been answered. */
export const lapse = ({ points, explanationList }: Judged): Judged => ({
  points: 0,
  explanationList: [...explanationList, step('UNANSWERED', { amount: points, limit: null, points: 0 })],
});

const nothing = (code: ExplanationCode): Judged => ({
  points: 0,
  explanationList: [{ code, amount: null, limit: null, points: 0 }],
});

const pointsOf = (steps: readonly Explanation[]): number => steps.at(-1)?.points ?? 0;

function byFormula(formula: Formula, { quantity, promised }: Deed): Explanation {
  switch (formula.kind) {
    case 'PIECE':
      return step('PIECE', { amount: quantity, limit: formula.points, points: Math.floor(quantity * formula.points) });
    case 'HOUR':
      return byHour(quantity, formula.points);
    case 'PROMISED':
      return promised === null
        ? byHour(quantity, formula.perHour)
        : step('PROMISED', { amount: promised, limit: null, points: promised });
    case 'GRADE':
      return byGrade(formula.rowList, quantity);
  }
}

const byHour = (hours: number, points: number): Explanation =>
  // Hours and points an hour have two decimals at most: counted in hundredths, so that 0.29 × 100 is 29.
  step('HOUR', {
    amount: hours,
    limit: points,
    points: Math.floor((Math.round(hours * 100) * Math.round(points * 100)) / 10_000),
  });

function byGrade(rows: Extract<Formula, { kind: 'GRADE' }>['rowList'], value: number): Explanation {
  const [row] = rows.filter(({ least }) => least <= value).sort((one, other) => other.least - one.least);
  if (row) return step('GRADE', { amount: value, limit: row.least, points: row.points });
  return step('BELOW', { amount: value, limit: Math.min(...rows.map(({ least }) => least)), points: 0 });
}

type Step = (rule: JudgedRule, points: number, counted: Counted) => Explanation | undefined;

const capOnce: Step = (rule, points) => capped('CAP_ONCE', points, { cap: rule.capOnce, had: 0 });
const capTerm: Step = (rule, points, { termPoints }) =>
  capped('CAP_TERM', points, { cap: rule.capTerm, had: termPoints });
const capLife: Step = (rule, points, { lifePoints }) =>
  capped('CAP_LIFE', points, { cap: rule.capLife, had: lifePoints });

const takeBest: Step = ({ countsBest, paysDifference }, points, { lifePoints }) => {
  if (!countsBest || lifePoints <= 0) return undefined;
  if (!paysDifference || points <= lifePoints) return step('BEST', { amount: lifePoints, limit: null, points: 0 });
  return step('DIFFERENCE', { amount: lifePoints, limit: null, points: points - lifePoints });
};

function capped(
  code: ExplanationCode,
  points: number,
  { cap, had }: { readonly cap: number | null; readonly had: number },
): Explanation | undefined {
  if (cap === null || points + had <= cap || points === 0) return undefined;
  return step(code, { amount: had, limit: cap, points: Math.max(0, cap - had) });
}

const step = (code: ExplanationCode, { amount, limit, points }: Omit<Explanation, 'code'>): Explanation => ({
  code,
  amount,
  limit,
  points,
});
