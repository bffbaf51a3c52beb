/** Judges whether somebody may ask for a use as it stands. */
import type { Db } from '../../../../platform/db/db.ts';
import { fail, Failure } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../../platform/http/serve.ts';
import type { Account, LedgerTerm } from '../ledger/store.ts';
import { selectOptionalCurrentTerm, selectOptionalRegister, selectPurposes } from './purpose-store.ts';
import { findProblems, type AskerFacts } from './rules.ts';
import type { UseRow } from './store.ts';
import { useWords } from './words.ts';

/** Reads the term of a use that begins now. @throws Failure `conflict` where the university is in none */
export async function readTerm(db: Db): Promise<LedgerTerm> {
  return (await selectOptionalCurrentTerm(db)) ?? fail('conflict');
}

/** Reads what counts of somebody for a use. */
export async function readAsker(
  { actor }: CallContext,
  db: Db,
  { term, account }: { readonly term: LedgerTerm; readonly account: Account },
): Promise<AskerFacts> {
  const register = await selectOptionalRegister(db, actor.memberId, term);
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
  const term = await readTerm(tx);
  const [purpose] = await selectPurposes(tx, { memberId, term, locale, code: purposeCode });
  if (!purpose) return fail('conflict');
  const asked = { amount, bank, hasAccount: accountKey !== null };
  const problems = findProblems(purpose, asked, await readAsker(ctx, tx, { term, account: row }));
  if (problems.length === 0) return { term, wonPerPoint: purpose.wonPerPoint };
  const fields = problems.map(({ field, code, bound }) => ({ field, message: useWords[locale].problem[code](bound) }));
  throw new Failure('invalid', { fields });
}
