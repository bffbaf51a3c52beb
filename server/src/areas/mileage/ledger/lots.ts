/**
 * Lots: what is left of each line that brought points, and for how long (docs/specification.md, Mileage). Pure: lines are
 * replayed in their order. What is spent comes from what expires first; what a correction took beyond that is a debt, which
 * the next lots pay.
 */
import type { MileageKind } from '@naru/contract/areas/mileage/words.ts';

import type { LedgerTerm } from './store.ts';

/** A line as far as lots depend on it. */
export interface ReplayedLine extends LedgerTerm {
  readonly id: string;
  readonly kind: MileageKind;
  readonly amount: number;
  readonly reversesId: string | null;
  readonly lotId: string | null;
  /** Enrolled terms after its own in which its points can be used; null for ever. */
  readonly validTerms: number | null;
}

/** How somebody stands in the register, term by term. */
export interface OwnTerms {
  /** The terms that are over and in which they were enrolled. */
  readonly enrolled: readonly LedgerTerm[];
  /** Whether they are enrolled in the term of today. */
  readonly isEnrolled: boolean;
  /** The term of today: it and those after it are not over. */
  readonly current: LedgerTerm;
}

export interface Lot {
  /** The line. */
  readonly id: string;
  readonly rest: number;
  /**
   * Terms until it expires: the one of today, and the enrolled ones after it; null for never. At least 1 until a close, and 2
   * for somebody on leave, since nothing of theirs goes at its end.
   */
  readonly termsLeft: number | null;
}

export interface Replayed {
  /** Those with a rest, that which expires first on top. */
  readonly lotList: readonly Lot[];
  readonly debt: number;
}

interface Part {
  readonly id: string;
  rest: number;
  isReversed: boolean;
  /** Place of its last term among the enrolled ones; infinite for never. */
  readonly end: number;
  readonly line: ReplayedLine;
}

/** From which parts a line took, and how much. */
type Taken = { readonly part: Part; amount: number }[];

interface State {
  readonly parts: Part[];
  readonly partOf: Map<string, Part>;
  readonly takenBy: Map<string, Taken>;
  debt: number;
}

const keyOf = ({ year, semesterCode }: LedgerTerm): number => year * 100 + Number(semesterCode);

/** Replays the lines of one person, the earliest first. */
export function replayLines(lines: readonly ReplayedLine[], { enrolled, isEnrolled, current }: OwnTerms): Replayed {
  const state: State = { parts: [], partOf: new Map(), takenBy: new Map(), debt: 0 };
  const keys = enrolled.map(keyOf);
  const now = keyOf(current);
  // A term that is closed early sends lines to the next one, by which it is over itself.
  const placeOf = (term: LedgerTerm): number =>
    keys.filter((key) => key <= keyOf(term)).length + (isEnrolled && keyOf(term) > now ? 1 : 0);
  for (const line of lines) replayLine(state, line, placeOf(line) + (line.validTerms ?? Infinity));
  const costsOne = (line: ReplayedLine): boolean => isEnrolled && keyOf(line) < now;
  const least = isEnrolled ? 1 : 2;
  const termsLeft = ({ end, line }: Part): number | null =>
    end === Infinity ? null : Math.max(least, end - keys.length + (costsOne(line) ? 0 : 1));
  const lotList = inOrder(state.parts).flatMap((part) =>
    part.rest > 0 ? [{ id: part.id, rest: part.rest, termsLeft: termsLeft(part) }] : [],
  );
  return { lotList, debt: state.debt };
}

function replayLine(state: State, line: ReplayedLine, end: number): void {
  const { kind, amount } = line;
  if (kind === 'HOLD' || kind === 'RELEASE') return;
  const reversed = line.reversesId === null ? undefined : state.partOf.get(line.reversesId);
  if (reversed) return reverseLot(state, line, reversed);
  if (kind === 'REVERSE' && amount > 0) return giveBack(state, line, end);
  if (amount > 0) return addPart(state, line, { amount, end });
  const lot = line.lotId === null ? undefined : state.partOf.get(line.lotId);
  spend(state, line, { amount: -amount, first: lot });
}

/** Adds a part; a debt is paid from it first. */
function addPart(state: State, line: ReplayedLine, { amount, end }: { amount: number; end: number }): void {
  const paid = Math.min(state.debt, amount);
  state.debt -= paid;
  const part = { id: line.id, rest: amount - paid, isReversed: false, end, line };
  state.parts.push(part);
  state.partOf.set(line.id, part);
}

/** Removes what is left of a lot; what is spent of it already is taken from the others. */
function reverseLot(state: State, line: ReplayedLine, part: Part): void {
  part.isReversed = true;
  const taken = Math.min(part.rest, -line.amount);
  part.rest -= taken;
  spend(state, line, { amount: -line.amount - taken, first: undefined });
}

function spend(
  state: State,
  { id }: ReplayedLine,
  { amount, first }: { readonly amount: number; readonly first: Part | undefined },
): void {
  const taken: Taken = [];
  let left = amount;
  for (const part of first ? [first, ...inOrder(state.parts)] : inOrder(state.parts)) {
    const some = Math.min(part.rest, left);
    if (some === 0) continue;
    part.rest -= some;
    left -= some;
    taken.push({ part, amount: some });
  }
  state.takenBy.set(id, taken);
  state.debt += left;
}

/** Gives back where it was taken from; what was taken from a lot that is reversed since comes as a part of its own. */
function giveBack(state: State, line: ReplayedLine, end: number): void {
  const paid = Math.min(state.debt, line.amount);
  state.debt -= paid;
  let left = line.amount - paid;
  const taken = state.takenBy.get(line.reversesId ?? '') ?? [];
  // The part that expires last comes back first: a debt was paid from those that would have gone sooner.
  for (const { part, amount } of taken.toReversed()) {
    const some = Math.min(amount, left);
    left -= some;
    if (some === 0) continue;
    if (part.isReversed) state.parts.push({ ...part, id: line.id, rest: some, isReversed: false });
    else part.rest += some;
  }
  if (left > 0) state.parts.push({ id: line.id, rest: left, isReversed: false, end, line });
}

/** Sorts by what expires first; of the same end, the earlier one. */
const inOrder = (parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => (one.end === other.end ? 0 : one.end < other.end ? -1 : 1));
