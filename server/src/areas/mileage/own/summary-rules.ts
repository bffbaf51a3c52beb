/** Sums of the ledger as its student sees them (docs/specification.md, Mileage). Pure. */
import type { MileageGoal } from '@naru/contract/areas/mileage/own.ts';
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';

import type { OwnedLine } from '../ledger/lots-store.ts';
import type { Lot } from '../ledger/lots.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import type { PurposeRow } from '../use/purpose-store.ts';
import { isOpenTo, type AskerFacts } from '../use/rules.ts';

export interface TermSum extends LedgerTerm {
  readonly earned: number;
  readonly gone: number;
  /** At its end. */
  readonly balance: number;
}

type Summed = Pick<OwnedLine, 'id' | 'kind' | 'amount' | 'reversesId' | 'typeCode' | 'year' | 'semesterCode'>;

const isHeld = ({ kind }: Summed): boolean => kind === 'HOLD' || kind === 'RELEASE';
const keyOf = ({ year, semesterCode }: LedgerTerm): number => year * 100 + Number(semesterCode);

/**
 * Returns whether a line counts as gathered, as it does in the ranking of a term: what was earned or corrected, and what
 * takes that back. An opening balance was gathered elsewhere; giving a use back earns nothing.
 */
function isEarned(line: Summed, kindOf: ReadonlyMap<string, Summed['kind']>): boolean {
  const kind = line.kind === 'REVERSE' ? kindOf.get(line.reversesId ?? '') : line.kind;
  return kind === 'EARN' || kind === 'ADJUST';
}

const sumOf = (lines: readonly Summed[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Sums each term in which there is a line, the earliest first. */
export function sumTerms(lines: readonly Summed[]): TermSum[] {
  const kindOf = new Map(lines.map(({ id, kind }) => [id, kind]));
  const counting = lines.filter((line) => !isHeld(line));
  const terms = [...new Map(counting.map((line) => [keyOf(line), line])).entries()].toSorted(([a], [b]) => a - b);
  let balance = 0;
  return terms.map(([key, { year, semesterCode }]) => {
    const own = counting.filter((line) => keyOf(line) === key);
    balance += sumOf(own);
    const earned = sumOf(own.filter((line) => isEarned(line, kindOf)));
    const gone = 0 - sumOf(own.filter((line) => !isEarned(line, kindOf) && line.kind !== 'CARRY'));
    return { year, semesterCode, earned, gone, balance };
  });
}

/** Sums what each type has brought, less what was taken back. */
export function sumTypes(lines: readonly Summed[]): { typeCode: MileageType; points: number }[] {
  const sums = new Map<MileageType, number>();
  for (const { kind, typeCode, amount } of lines)
    if (typeCode !== null && (kind === 'EARN' || kind === 'REVERSE'))
      sums.set(typeCode, (sums.get(typeCode) ?? 0) + amount);
  return [...sums]
    .map(([typeCode, points]) => ({ typeCode, points }))
    .toSorted((a, b) => a.typeCode.localeCompare(b.typeCode));
}

/** Sums the parts that expire, by the terms that they have left. */
export function sumExpiring(lots: readonly Lot[]): { termsLeft: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { termsLeft, rest } of lots)
    if (termsLeft !== null) sums.set(termsLeft, (sums.get(termsLeft) ?? 0) + rest);
  return [...sums].map(([termsLeft, points]) => ({ termsLeft, points })).toSorted((a, b) => a.termsLeft - b.termsLeft);
}

export interface GoalsAsked {
  readonly facts: AskerFacts;
  /** Null where nothing is set. */
  readonly until: string | null;
}

/**
 * Says how far each use is that can be asked for in this term: the nearest that is not reached first, then those that are,
 * the largest on top. One that is used up is no goal, and for somebody on leave none is.
 */
export function measureGoals(purposes: readonly PurposeRow[], { facts, until }: GoalsAsked): MileageGoal[] {
  const { available } = facts;
  const goals = purposes
    .filter((purpose) => isOpenTo(purpose, facts))
    .map((purpose) => {
      const { purposeCode, name, least, unit, most, wonPerPoint } = purpose;
      const missing = Math.max(0, least - available);
      const amount = missing > 0 ? least : Math.floor(Math.min(available, most) / unit) * unit;
      return {
        purposeCode,
        name,
        least,
        missing,
        until,
        won: wonPerPoint === null ? null : amount * wonPerPoint,
      };
    });
  const isAhead = ({ missing }: MileageGoal): number => Number(missing === 0);
  return goals.toSorted((a, b) => isAhead(a) - isAhead(b) || a.missing - b.missing || b.least - a.least);
}
