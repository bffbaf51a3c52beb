/**
 * Gives students their advisors: the old one ends the day before the new one begins, and nothing is ever taken out of the history.
 */
import type { AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { tellOfChange } from './notifications.ts';
import { judgeChange } from './rules.ts';
import type { AdvisorScope } from './scope-sql.ts';
import { selectAdvisors } from './store.ts';
import { advisorWords } from './words.ts';
import { type HeldRow, lockHeld, replaceAssignments, insertSupervisors } from './assign-store.ts';

export interface Wanted {
  readonly studentId: string;
  /** The assignment that they had when it was looked at. */
  readonly assignmentId: string | null;
  readonly nextId: string;
  readonly nextOn: string;
  readonly reason: AdvisorReason;
}

export interface AssignPlace {
  readonly scope: AdvisorScope;
  /** The field of the form that a refusal is about. */
  readonly field: string;
}

/**
 * All of them or none. Returns the new assignments by student.
 * @throws Failure `notFound` for a student out of scope, `conflict` where somebody else is there for one by now, `invalid`
 */
export async function assignAdvisors(
  ctx: WriteContext,
  wanted: readonly Wanted[],
  { scope, field }: AssignPlace,
): Promise<ReadonlyMap<string, string>> {
  const say = advisorWords[ctx.locale];
  const today = koreanDate(ctx.now);
  const byStudent = new Map(wanted.map((one) => [one.studentId, one]));
  if (byStudent.size < wanted.length) failField(field, say.twice);
  const held = await lockHeld(ctx.tx, [...byStudent.keys()], scope);
  if (held.length < wanted.length) fail('notFound');
  await requireAdvisors(ctx, wanted, { today, field });
  for (const row of held) {
    const one = byStudent.get(row.studentId);
    if (!one) continue;
    const { last } = row;
    const isThere = last !== undefined && (last.endsOn === null || last.endsOn >= today);
    if ((isThere ? last.id : null) !== one.assignmentId) fail('conflict', { current: { stdntId: row.studentId } });
    const verdict = judgeChange(last, { advisorId: one.nextId, beginsOn: one.nextOn }, today);
    if (verdict === 'SAME') failField(field, say.same);
    if (verdict !== 'OK') failField(field, verdict === 'TOO_FAR' ? say.tooFar : say.beforeLast);
  }
  const made = held.map((row) => ({ ...row, newId: newId() }));
  await replace(ctx, made, byStudent);
  const advisorIds = [...new Set(wanted.map(({ nextId }) => nextId))].sort();
  await supervise(ctx, advisorIds, today);
  const batchId = newId();
  await writeAudit(ctx.tx, ctx, {
    action: 'advisors.assign',
    entity: 'advisor_assignment',
    entityId: batchId,
    after: { assignmentIds: made.map((one) => one.newId) },
  });
  await tellOfChange(ctx.tx, {
    batchId,
    students: made.map(({ memberId }) => memberId),
    advisors: [
      ...new Set([...advisorIds, ...made.flatMap(({ last }) => (last?.endsOn === null ? [last.advisorId] : []))]),
    ],
  });
  return new Map(made.map((one) => [one.studentId, one.newId]));
}

async function requireAdvisors(
  ctx: WriteContext,
  wanted: readonly Wanted[],
  own: { today: string; field: string },
): Promise<void> {
  const ids = [...new Set(wanted.map(({ nextId }) => nextId))];
  const asked = { today: own.today, locale: ctx.locale, among: ids };
  const known = await selectAdvisors(ctx.tx, asked, { size: ids.length, offset: 0 });
  if (known.length < ids.length) failField(own.field, advisorWords[ctx.locale].notAdvisor);
}

async function replace(
  ctx: WriteContext,
  made: readonly (HeldRow & { readonly newId: string })[],
  byStudent: ReadonlyMap<string, Wanted>,
): Promise<void> {
  const rows = made.map((row) => {
    const one = byStudent.get(row.studentId);
    return {
      id: row.newId,
      student_id: row.studentId,
      advisor_id: one?.nextId,
      begins_on: one?.nextOn,
      reason: one?.reason,
      previous_id: row.last?.id ?? null,
    };
  });
  await replaceAssignments(ctx.tx, rows, { at: ctx.now, by: ctx.actor.memberId });
}

/** Without the type they could not open the screens for their students. */
async function supervise(ctx: WriteContext, advisorIds: readonly string[], today: string): Promise<void> {
  for (const memberId of await insertSupervisors(ctx.tx, advisorIds, today)) await ctx.signal(`member:${memberId}`);
}
