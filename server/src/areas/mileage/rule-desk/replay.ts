/** A dry run of a rule over what was posted (docs/specification.md, Mileage). Pure: judged as posting judges. */
import { judgeDeed, type JudgedRule } from '../rule/rules.ts';

/** A line that counts, as it is judged again. */
export interface ReplayedDeed {
  readonly itemId: string;
  readonly ruleId: string;
  /** It happened in the term of the dry run. */
  readonly isThisTerm: boolean;
  readonly happenedOn: string;
  readonly quantity: number;
  readonly promised: number | null;
  /** When it was posted, the person stood in the register so that it counted. */
  readonly isRegistered: boolean;
  /** How the person stands in the register today; null where they are in it no more. */
  readonly registerStatus: string | null;
  /** The office wrote its points: no rule judges it. */
  readonly isByHand: boolean;
  readonly amount: number;
}

export interface Replay {
  readonly itemId: string;
  /** The new version. */
  readonly rule: JudgedRule;
  /** Deeds of the item in this term from that day on are judged by it; null: all of this term. */
  readonly from: string | null;
  /** The rules by which the others of its group were judged. */
  readonly rules: ReadonlyMap<string, JudgedRule>;
}

export interface Outcome {
  readonly before: number;
  readonly after: number;
  /** Deeds of the item that were judged by the new version. */
  readonly deedCount: number;
}

/**
 * Judges somebody's deeds again, in the order in which they were posted, each after what those before it bring now. From the
 * first one that the new version judges on, others of the group are judged by their own rules; what was before stays.
 */
export function replayPerson(deeds: readonly ReplayedDeed[], replay: Replay): Outcome {
  const sums = { before: 0, after: 0, deedCount: 0 };
  const termPoints = new Map<string, number>();
  let lifePoints = 0;
  for (const deed of deeds) {
    const isJudged = isOf(deed, replay);
    if (isJudged) sums.deedCount += 1;
    const rule = isJudged ? replay.rule : replay.rules.get(deed.ruleId);
    const had = termPoints.get(deed.itemId) ?? 0;
    const isOpen =
      deed.isThisTerm && !deed.isByHand && sums.deedCount > 0 && (isJudged || deed.itemId !== replay.itemId);
    const points =
      isOpen && rule
        ? judge(deed, { rule, judgedBy: replay.rules.get(deed.ruleId) }, { termPoints: had, lifePoints })
        : deed.amount;
    if (isOpen) {
      sums.before += deed.amount;
      sums.after += points;
    }
    if (deed.isThisTerm) termPoints.set(deed.itemId, had + points);
    lifePoints += points;
  }
  return sums;
}

const isOf = ({ itemId, isThisTerm, isByHand, happenedOn }: ReplayedDeed, replay: Replay): boolean =>
  itemId === replay.itemId && isThisTerm && !isByHand && (replay.from === null || happenedOn >= replay.from);

interface Judging {
  readonly rule: JudgedRule;
  /** The rule by which it was posted; undefined where that is none of the item and its group. */
  readonly judgedBy: JudgedRule | undefined;
}

function judge(
  deed: ReplayedDeed,
  { rule, judgedBy }: Judging,
  counted: { readonly termPoints: number; readonly lifePoints: number },
): number {
  const { quantity, promised } = deed;
  return judgeDeed(rule, { quantity, promised, registerStatus: registerOf(deed, judgedBy ?? rule) }, counted).points;
}

/** Returns how somebody stood when a deed was posted: as today where that explains it, and else as its rule asked. */
function registerOf({ isRegistered, registerStatus }: ReplayedDeed, { registerStatusList }: JudgedRule): string | null {
  const wouldCount = registerStatusList.some((status) => status === registerStatus);
  if (wouldCount === isRegistered) return registerStatus;
  return isRegistered ? (registerStatusList[0] ?? null) : null;
}

/** One person of a dry run, with what they have and would have. */
export interface PersonOutcome extends Outcome {
  readonly memberId: string;
}

export interface Tally {
  more: number;
  less: number;
  same: number;
  before: number;
  after: number;
  deedCount: number;
  /** The largest changes, the largest first. */
  largest: PersonOutcome[];
}

/** Begins a tally of nobody. */
export const emptyTally = (): Tally => ({
  more: 0,
  less: 0,
  same: 0,
  before: 0,
  after: 0,
  deedCount: 0,
  largest: [],
});

/** Adds a person to a tally, which keeps so many of the largest changes. */
export function addToTally(tally: Tally, person: PersonOutcome, keep: number): void {
  const change = person.after - person.before;
  if (change > 0) tally.more += 1;
  else if (change < 0) tally.less += 1;
  else tally.same += 1;
  tally.before += person.before;
  tally.after += person.after;
  tally.deedCount += person.deedCount;
  if (change === 0) return;
  const last = tally.largest.at(-1);
  if (tally.largest.length >= keep && last && sizeOf(last) >= Math.abs(change)) return;
  tally.largest = [...tally.largest, person].toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, keep);
}

const sizeOf = ({ before, after }: PersonOutcome): number => Math.abs(after - before);
