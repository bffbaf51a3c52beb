/** How an area brings results that a student shares with a counsellor to the sheet that prepares a meeting. */
import type { ScoreLevel, TestAudience } from '@naru/contract/areas/ability/words.ts';

import type { Tx } from '../../platform/db/db.ts';
import type { CallContext } from '../../platform/http/serve.ts';

export interface PrepTest {
  readonly resultId: string;
  readonly testNm: string;
  readonly scoredAt: Date;
  /** As whom the counsellor may see it. */
  readonly audience: TestAudience;
  readonly scaleList: readonly { readonly name: string; readonly level: ScoreLevel | null }[];
}

export interface PrepSource {
  /** Lists the latest result of each test that the student lets this counsellor see now. */
  readonly list: (
    ctx: CallContext,
    asked: { readonly studentId: string; readonly readerId: string; readonly most: number },
  ) => Promise<readonly PrepTest[]>;
  /** Notes for the student that the caller saw these results. */
  readonly note: (tx: Tx, ctx: CallContext, seen: readonly PrepTest[]) => Promise<void>;
}
