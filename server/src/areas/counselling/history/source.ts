/**
 * How a kind of counselling with cases of its own joins the student's list and the dashboard: named in sources.ts.
 * It tells state, next step and date, and where its own detail is; never a word of what a case is about.
 */
import type { CaseKind, CaseSummary } from '@naru/contract/areas/counselling/history.ts';
import type { RawBuilder } from 'kysely';

import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';

export interface CaseSource {
  readonly kind: CaseKind;
  /**
   * All cases of one student, as `select id, status, is_open, at`: `status` as CaseSummary has it, `is_open` while something
   * comes next, `at` the next appointment, or else when it was asked for. By an index on the student.
   */
  readonly selectKeys: (studentId: string, now: Date) => RawBuilder<unknown>;
  /** Those of the caller's own that these name. */
  readonly readOwn: (ctx: CallContext<Actor>, ids: readonly string[]) => Promise<CaseSummary[]>;
  /** At most five that have an appointment ahead or wait for the caller, as student or as counsellor, the most urgent first. */
  readonly glance: (ctx: CallContext<Actor>) => Promise<CaseSummary[]>;
}
