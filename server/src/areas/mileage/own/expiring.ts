/** Points that go when the term of today closes. */
import type { Db } from '../../../platform/db/db.ts';
import { selectRegisterTerms, selectReplayedLines, type CurrentTerm } from '../ledger/lots-store.ts';
import { replayLines } from '../ledger/lots.ts';

/** Sums what goes at the end of the term, by member; only of people with something, and of nobody on leave. */
export async function readExpiring(
  db: Db,
  memberIds: readonly string[],
  current: CurrentTerm,
): Promise<Map<string, number>> {
  const [register, lines] = await Promise.all([
    selectRegisterTerms(db, memberIds, current),
    selectReplayedLines(db, memberIds),
  ]);
  const linesOf = Map.groupBy(lines, ({ memberId }) => memberId);
  const expiring = memberIds.flatMap((memberId) => {
    const own = register.get(memberId);
    if (!own?.isEnrolled) return [];
    const { lotList } = replayLines(linesOf.get(memberId) ?? [], { ...own, current });
    const points = lotList.reduce((sum, { rest, termsLeft }) => sum + (termsLeft === 1 ? rest : 0), 0);
    return points > 0 ? [[memberId, points] as const] : [];
  });
  return new Map(expiring);
}
