/** The audiences that a student can let see a test, and those that they do. */
import type { ResultShare } from '@naru/contract/areas/ability/result.ts';
import { TEST_AUDIENCES } from '@naru/contract/areas/ability/words.ts';

import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectOpenCases } from '../../counselling/api.ts';
import { selectAssigned, selectShares } from './share-store.ts';

/** Lists the audiences of a test of the caller's own; of cases, that there is one and no more. */
export async function listShares(ctx: CallContext, testId: string): Promise<ResultShare[]> {
  const { db, actor, now, locale } = ctx;
  const { memberId, studentId } = actor;
  const [shares, assigned, cases] = await Promise.all([
    selectShares(db, { memberId, testId }),
    studentId === null ? [] : selectAssigned(db, { studentId, today: koreanDate(now), locale }),
    studentId === null ? { hasCareer: false, hasPsychological: false } : selectOpenCases(db, studentId),
  ]);
  return TEST_AUDIENCES.map((audience) => {
    const personNm = assigned.find(({ kind }) => kind === audience)?.name ?? null;
    const isPossible = {
      ADVISOR: personNm !== null,
      COACH: personNm !== null,
      CAREER: cases.hasCareer,
      PSYCHOLOGICAL: cases.hasPsychological,
    };
    return {
      audience,
      personNm,
      isPossible: isPossible[audience],
      grantedAt: shares.get(audience)?.toISOString() ?? null,
    };
  });
}
