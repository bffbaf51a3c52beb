/** The machine of uses, and what a use asks for (docs/specification.md, Mileage). Pure. */
import type { UseCondition } from '@naru/contract/areas/mileage/uses.ts';
import type { DESK_USE_STEPS, OWN_USE_STEPS, Purpose, UseStatus } from '@naru/contract/areas/mileage/words.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';

export type UseSide = 'STUDENT' | 'OFFICE';

type UseAction = keyof typeof OWN_USE_STEPS | keyof typeof DESK_USE_STEPS;

export type UseTransition = Transition<UseAction, UseStatus, UseSide, UseStatus>;

export const USE_TRANSITIONS: readonly UseTransition[] = [
  { action: 'APPLY', from: 'TEMP', to: 'APPLY', by: 'STUDENT' },
  { action: 'CANCEL', from: 'TEMP', to: 'CANCELLED', by: 'STUDENT' },
  { action: 'CANCEL', from: 'APPLY', to: 'CANCELLED', by: 'STUDENT' },
  { action: 'APPROVE', from: 'APPLY', to: 'APPROVED', by: 'OFFICE' },
  { action: 'REFUSE', from: 'APPLY', to: 'REFUSED', by: 'OFFICE' },
  { action: 'PAY', from: 'APPROVED', to: 'PAID', by: 'OFFICE' },
  { action: 'REVERSE', from: 'APPROVED', to: 'CANCELLED', by: 'OFFICE' },
];

/** Returns what points are worth in won; null where the purpose pays no money. */
export const wonOf = (use: { readonly amount: number; readonly wonPerPoint: number | null }): number | null =>
  use.wonPerPoint === null ? null : use.amount * use.wonPerPoint;

/** The first moment of a day in Seoul. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

/** Facts about somebody who wants to use mileage. */
export interface AskerFacts {
  readonly isEnrolled: boolean;
  /** Terms in which they were enrolled, this one included. */
  readonly enrolledTerms: number;
  /** Points that they have and that no other use holds. */
  readonly available: number;
}

export interface JudgedPurpose extends Pick<
  Purpose,
  'least' | 'unit' | 'most' | 'timesTerm' | 'timesLife' | 'mostTerms' | 'needsAccount'
> {
  readonly inUse: boolean;
  /** Uses of it that wait, were approved or were paid, in this term and ever. */
  readonly usedTerm: number;
  readonly usedLife: number;
}

interface ConditionView {
  code: UseCondition;
  isMet: boolean;
  amount: number | null;
  limit: number | null;
}

/** Lists the conditions of a purpose, met or not; what it does not bound is none. */
export function listConditions(purpose: JudgedPurpose, facts: AskerFacts): ConditionView[] {
  const bounded = (code: UseCondition, amount: number, limit: number | null): ConditionView[] =>
    limit === null ? [] : [{ code, isMet: code === 'TERMS' ? amount <= limit : amount < limit, amount, limit }];
  return [
    { code: 'REGISTER', isMet: facts.isEnrolled, amount: null, limit: null },
    ...bounded('TERMS', facts.enrolledTerms, purpose.mostTerms),
    ...bounded('TIMES_TERM', purpose.usedTerm, purpose.timesTerm),
    ...bounded('TIMES_LIFE', purpose.usedLife, purpose.timesLife),
    { code: 'BALANCE', isMet: facts.available >= purpose.least, amount: facts.available, limit: purpose.least },
  ];
}

/** Returns whether points alone may be missing to ask for it now. */
export const isOpenTo = (purpose: JudgedPurpose, facts: AskerFacts): boolean =>
  purpose.inUse && listConditions(purpose, facts).every(({ code, isMet }) => isMet || code === 'BALANCE');

/** Returns the most that could be asked for now; 0 where a condition is not met. */
export function mostPossible(purpose: JudgedPurpose, facts: AskerFacts): number {
  if (!purpose.inUse || listConditions(purpose, facts).some(({ isMet }) => !isMet)) return 0;
  return Math.floor(Math.min(purpose.most, facts.available) / purpose.unit) * purpose.unit;
}

export interface AskedUse {
  readonly amount: number;
  readonly bank: string;
  readonly hasAccount: boolean;
}

export type UseProblemCode =
  | 'NOT_IN_USE'
  | Exclude<UseCondition, 'BALANCE'>
  | 'LEAST'
  | 'UNIT'
  | 'MOST'
  | 'AVAILABLE'
  | 'BANK'
  | 'ACCOUNT';

export interface UseProblem {
  readonly field: 'purposeCode' | 'pointsToUse' | 'bank' | 'accountNo';
  readonly code: UseProblemCode;
  /** The bound that it names; 0 where it names none. */
  readonly bound: number;
}

/** Finds everything that speaks against asking for a use, at most one problem a field. */
export function findProblems(purpose: JudgedPurpose, asked: AskedUse, facts: AskerFacts): UseProblem[] {
  return [
    problemOfPurpose(purpose, facts),
    problemOfAmount(purpose, asked.amount, facts.available),
    ...(purpose.needsAccount ? problemsOfAccount(asked) : []),
  ].flatMap((problem) => problem ?? []);
}

function problemOfPurpose(purpose: JudgedPurpose, facts: AskerFacts): UseProblem | undefined {
  if (!purpose.inUse) return { field: 'purposeCode', code: 'NOT_IN_USE', bound: 0 };
  const unmet = listConditions(purpose, facts).find(({ code, isMet }) => !isMet && code !== 'BALANCE');
  if (!unmet || unmet.code === 'BALANCE') return undefined;
  return { field: 'purposeCode', code: unmet.code, bound: unmet.limit ?? 0 };
}

function problemOfAmount({ least, unit, most }: JudgedPurpose, amount: number, available: number) {
  const problem = (code: UseProblemCode, bound: number): UseProblem => ({ field: 'pointsToUse', code, bound });
  if (amount < least) return problem('LEAST', least);
  if (amount > most) return problem('MOST', most);
  if (amount % unit !== 0) return problem('UNIT', unit);
  return amount > available ? problem('AVAILABLE', available) : undefined;
}

const problemsOfAccount = ({ bank, hasAccount }: AskedUse): (UseProblem | undefined)[] => [
  bank === '' ? { field: 'bank', code: 'BANK', bound: 0 } : undefined,
  hasAccount ? undefined : { field: 'accountNo', code: 'ACCOUNT', bound: 0 },
];
