/**
 * Ends who advises students though nobody follows yet: they stand among those without an advisor from that day on.
 */
import type { AdvisorEndReason } from '@naru/contract/areas/counselling/advisor/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { lockHeld, endAssignments } from './assign-store.ts';
import { tellOfEnd } from './notifications.ts';
import { judgeEnd } from './rules.ts';
import type { AdvisorScope } from './scope-sql.ts';
import { advisorWords } from './words.ts';

export interface Ending {
  readonly studentId: string;
  /** The assignment that they had when it was looked at. */
  readonly assignmentId: string;
}

export interface EndOrder {
  readonly endings: readonly Ending[];
  /** The first day without. */
  readonly endOn: string;
  readonly reason: AdvisorEndReason;
}

/**
 * All of them or none. Returns how many.
 * @throws Failure `notFound` for a student out of scope, `conflict` where it is not how it was looked at, `invalid`
 */
export async function endAdvisors(
  ctx: WriteContext,
  { endings, endOn, reason }: EndOrder,
  scope: AdvisorScope,
): Promise<number> {
  const say = advisorWords[ctx.locale];
  const byStudent = new Map(endings.map((one) => [one.studentId, one]));
  if (byStudent.size < endings.length) failField('endList', say.twice);
  const held = await lockHeld(ctx.tx, [...byStudent.keys()], scope);
  if (held.length < endings.length) fail('notFound');
  const ended = held.map(({ studentId, memberId, last }) => {
    const isAsSeen = last && last.endsOn === null && last.id === byStudent.get(studentId)?.assignmentId;
    if (!isAsSeen) return fail('conflict', { current: { stdntId: studentId } });
    const verdict = judgeEnd(last, endOn, koreanDate(ctx.now));
    if (verdict !== 'OK') return failField('endOn', verdict === 'TOO_FAR' ? say.tooFar : say.beforeBegin);
    return { memberId, id: last.id, advisorId: last.advisorId };
  });
  const ids = ended.map(({ id }) => id);
  await endAssignments(ctx.tx, ids, { endOn, reason, by: ctx.actor.memberId });
  const batchId = newId();
  await writeAudit(ctx.tx, ctx, {
    action: 'advisors.end',
    entity: 'advisor_assignment',
    entityId: batchId,
    after: { assignmentIds: ids, endOn, reason },
  });
  await tellOfEnd(ctx.tx, {
    batchId,
    students: ended.map(({ memberId }) => memberId),
    advisors: [...new Set(ended.map(({ advisorId }) => advisorId))],
  });
  return ended.length;
}
