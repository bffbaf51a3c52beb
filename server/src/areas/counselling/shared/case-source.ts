/**
 * How a kind of counselling with cases of its own joins the student's list and the dashboard: named in sources.ts.
 * It gives state, next step and date, and where its own detail is; never a word of a case's contents.
 */
import type { CaseKind, CaseSummary } from '@naru/contract/areas/counselling/overview/history.ts';
import type { RawBuilder } from 'kysely';

import type { CallContext } from '../../../platform/http/serve.ts';

export interface CaseSource {
  readonly kind: CaseKind;
  /**
   * All cases of one student, as `select id, status, is_open, at`: `status` as CaseSummary has it, `is_open` while a
   * step is left, `at` the next appointment, or else when it was requested. By an index on the student.
   */
  readonly selectKeys: (studentId: string, now: Date) => RawBuilder<unknown>;
  /** Those of the caller's own that these name. */
  readonly readOwn: (ctx: CallContext, ids: readonly string[]) => Promise<CaseSummary[]>;
  /** At most five with an appointment ahead or waiting for the caller, on either side, the most urgent first. */
  readonly summarize: (ctx: CallContext) => Promise<CaseSummary[]>;
}
