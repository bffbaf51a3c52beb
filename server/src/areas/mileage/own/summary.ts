/** The summary of a person's mileage, read by a handful of statements at once. */
import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import type { mileage } from '@naru/contract/areas/mileage/own.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectRegisterTerms, selectReplayedLines, type CurrentTerm, type OwnedLine } from '../ledger/lots-store.ts';
import { replayLines, type Replayed } from '../ledger/lots.ts';
import { selectAccount, selectOpenTerm, type LedgerTerm } from '../ledger/store.ts';
import { selectPurposes } from '../use/purpose-store.ts';
import { measureGoals, sumExpiring, sumTerms, sumTypes } from './summary-rules.ts';
import { countWaitingUses, selectWaitingClaims } from './summary-store.ts';
import { chooseWays } from './way-rules.ts';
import { listWays } from './ways.ts';

/** Nobody has a ledger before the university has its first term. */
const NO_TERM: CurrentTerm = { year: 1900, semesterCode: '10', endsOn: '1900-06-30' };

export interface Standing {
  readonly term: CurrentTerm;
  readonly isEnrolled: boolean;
  /** Terms of enrolment that are over. */
  readonly pastTerms: number;
  readonly lines: readonly OwnedLine[];
  readonly replayed: Replayed;
}

/** Reads the term of today; one long ago where there is none. */
export const readCurrentTerm = async (db: Db, today: string): Promise<CurrentTerm> =>
  (await selectOptionalCurrentTerm(db, today)) ?? NO_TERM;

/** Reads somebody's ledger, and what is left of each line. */
export async function readStanding(db: Db, memberId: string, today: string): Promise<Standing> {
  const [term, lines] = await Promise.all([readCurrentTerm(db, today), selectReplayedLines(db, [memberId])]);
  const register = (await selectRegisterTerms(db, [memberId], term)).get(memberId) ?? {
    enrolled: [],
    isEnrolled: false,
  };
  return {
    term,
    isEnrolled: register.isEnrolled,
    pastTerms: register.enrolled.length,
    lines,
    replayed: replayLines(lines, { ...register, current: term }),
  };
}

export const termRef = ({ year, semesterCode }: LedgerTerm, locale: CallContext['locale']) => ({
  year,
  semstrCode: semesterCode,
  semstrNm: enumOptions('semester', locale).find(({ key }) => key === semesterCode)?.value ?? semesterCode,
});

/** Reads a term as lists narrow by it: `202620`. */
export const readTermCode = (code: string): LedgerTerm => ({
  year: Number(code.slice(0, 4)),
  semesterCode: code.slice(4),
});

export async function summarize(ctx: CallContext): Promise<CallOutput<typeof mileage.readSummary>> {
  const { db, actor, locale, now } = ctx;
  const [standing, account, claims, useCount] = await Promise.all([
    readStanding(db, actor.memberId, koreanDate(now)),
    selectAccount(db, actor.memberId),
    selectWaitingClaims(db, actor.memberId, locale),
    countWaitingUses(db, actor.memberId),
  ]);
  const { term, isEnrolled, pastTerms, lines, replayed } = standing;
  const today = koreanDate(now);
  // A use belongs to the term that takes its lines: the next one, once that of today is closed.
  const open = await selectOpenTerm(db, term, today);
  const canClaim = actor.rights.may('LRN_MILE', 'C');
  const canUse = actor.rights.may('LRN_MILEUSE', 'C');
  const [ways, purposes] = await Promise.all([
    canClaim ? listWays(ctx, { term, claims }) : [],
    canUse ? selectPurposes(db, { memberId: actor.memberId, term: open, locale }) : [],
  ]);
  const { balance, held } = account;
  const expiringList = sumExpiring(replayed.lotList);
  const termList = sumTerms(lines);
  const facts = { isEnrolled, enrolledTerms: pastTerms + (isEnrolled ? 1 : 0), available: balance - held };
  return {
    balance,
    available: balance - held,
    held,
    isOwed: balance - held < 0,
    earnedThisTerm: termList.find((one) => isSame(one, term))?.earned ?? 0,
    term: termRef(term, locale),
    expiringList,
    expiresOn: expiringList[0]?.termsLeft === 1 ? notPast(term.endsOn, today) : null,
    waiting: { claimCount: claims.length, points: claims.reduce((sum, { points }) => sum + points, 0), useCount },
    goalList: measureGoals(purposes, { facts, until: notPast(open.endsOn, today) }),
    wayList: chooseWays(ways),
    typeList: sumTypes(lines),
    termList: termList.map(({ earned, gone, balance: after, ...one }) => ({
      term: termRef(one, locale),
      earned,
      gone,
      balance: after,
    })),
    canClaim,
  };
}

/** The last day of a term that is over is nobody’s deadline: what holds then is its close. */
const notPast = (day: string | null, today: string): string | null => (day === null || day < today ? null : day);

const isSame = (one: LedgerTerm, other: LedgerTerm): boolean =>
  one.year === other.year && one.semesterCode === other.semesterCode;
