/** Judges whether somebody may ask for a use as it stands. */
import { selectOptionalCurrentTerm } from '../../../blocks/reference/term/store.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Failure, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { selectOpenTerm, type Account, type LedgerTerm, type OpenTerm } from '../ledger/store.ts';
import { selectOptionalRegister, selectPurposes } from './purpose-store.ts';
import { findProblems, type AskerFacts } from './rules.ts';
import type { UseRow } from './store.ts';
import { koreanDate } from '../../../platform/time.ts';
import { useWords } from './words.ts';
import { NO_TERM } from '../core/no-term.ts';

const NO_PURPOSE = {
  ko: '지금은 이 사용처에 쓸 수 없어요. 다른 사용처를 골라 주세요.',
  en: 'Points can’t be used for this now. Choose something else.',
};

/**
 * Reads the term of a use that begins now: that of today, or where it is closed the next, as its lines have it. @throws
 * Failure `conflict` where the university is in none
 */
export async function readTerm(db: Db, now: Date): Promise<OpenTerm> {
  const today = koreanDate(now);
  return selectOpenTerm(db, (await selectOptionalCurrentTerm(db, today)) ?? failNow(NO_TERM), today);
}

/** Reads what counts of somebody for a use: how they stand in the register is asked of the term of today. */
export async function readAsker({ actor, now }: CallContext, db: Db, account: Account): Promise<AskerFacts> {
  const current = (await selectOptionalCurrentTerm(db, koreanDate(now))) ?? failNow(NO_TERM);
  const register = await selectOptionalRegister(db, actor.memberId, current);
  return {
    isEnrolled: register?.isEnrolled ?? false,
    enrolledTerms: register?.enrolledTerms ?? 0,
    available: account.balance - account.held,
  };
}

interface AskedFor {
  /** The term that it belongs to. */
  readonly term: LedgerTerm;
  /** The worth of a point in won, which it keeps; null where it is not paid in money. */
  readonly wonPerPoint: number | null;
}

/** Gives what a use keeps from its purpose. @throws Failure `invalid` at each field that speaks against it */
export async function checkAsked(ctx: WriteContext, row: UseRow): Promise<AskedFor> {
  const { tx, locale } = ctx;
  const { memberId, purposeCode, amount, bank, accountKey } = row;
  const term = await readTerm(tx, ctx.now);
  const [purpose] = await selectPurposes(tx, { memberId, term, locale, code: purposeCode });
  if (!purpose) return failNow(NO_PURPOSE);
  const asked = { amount, bank, hasAccount: accountKey !== null };
  const problems = findProblems(purpose, asked, await readAsker(ctx, tx, row));
  if (problems.length === 0) return { term, wonPerPoint: purpose.wonPerPoint };
  const fields = problems.map(({ field, code, bound }) => ({ field, message: useWords[locale].problem[code](bound) }));
  throw new Failure('invalid', { fields });
}
