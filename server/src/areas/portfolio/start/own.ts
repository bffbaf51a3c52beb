/** Portfolios that the caller may touch: their own. */
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { lockOptionalPortfolio, selectOptionalPortfolio, type PortfolioRow } from './store.ts';

/** @throws Failure `notFound` for somebody else's, too */
export async function findOwn({ db, actor }: CallContext, id: string): Promise<PortfolioRow> {
  return (await selectOptionalPortfolio(db, { id, memberId: actor.memberId })) ?? fail('notFound');
}

/** @throws Failure `notFound` for somebody else's, too */
export async function lockOwn({ tx, actor }: WriteContext, id: string): Promise<PortfolioRow> {
  return (await lockOptionalPortfolio(tx, { id, memberId: actor.memberId })) ?? fail('notFound');
}
