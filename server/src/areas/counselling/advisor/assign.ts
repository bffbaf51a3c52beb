/**
 * Gives students their advisors: the old one ends the day before the new one begins, and nothing is ever taken out of the history.
 */
import type { AdvisorReason } from '@naru/contract/areas/counselling/advisor-words.ts';
import { sql } from 'kysely';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { tellOfChange } from './notifications.ts';
import { judgeChange } from './rules.ts';
import { inSight, type AdvisorSight } from './sight.ts';
import { selectAdvisors, selectLastAdvisors, type LastRow } from './store.ts';
import { advisorWords } from './words.ts';

export interface Wanted {
  readonly studentId: string;
  /** Who was there for them when it was looked at. */
  readonly assignmentId: string | null;
  readonly nextId: string;
  readonly nextOn: string;
  readonly reason: AdvisorReason;
}

interface HeldRow {
  readonly studentId: string;
  readonly memberId: string;
  readonly last: LastRow | undefined;
}

export interface AssignPlace {
  readonly sight: AdvisorSight;
  /** The field of the form that a refusal is about. */
  readonly field: string;
}

/**
 * All of them or none. Returns the new assignments by student.
 * @throws Failure `notFound` for a student out of sight, `conflict` where somebody else is there for one by now, `invalid`
 */
export async function assignAdvisors(
  ctx: WriteContext<Actor>,
  wanted: readonly Wanted[],
  { sight, field }: AssignPlace,
): Promise<ReadonlyMap<string, string>> {
  const say = advisorWords[ctx.locale];
  const today = koreanDate(ctx.now);
  const byStudent = new Map(wanted.map((one) => [one.studentId, one]));
  if (byStudent.size < wanted.length) failField(field, say.twice);
  const held = await lockHeld(ctx.tx, [...byStudent.keys()], sight);
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

/** The students in sight held in the order of their ids, and only then read: whoever waited sees what the other did. */
export async function lockHeld(tx: Tx, studentIds: readonly string[], sight: AdvisorSight): Promise<HeldRow[]> {
  const { rows: mine } = await sql<{ studentId: string; memberId: string }>`
    select s.id as "studentId", s.member_id as "memberId" from student s join member sm on sm.id = s.member_id
    where s.id = any(${[...studentIds]}::uuid[]) and ${inSight(sight)} order by s.id for update of s`.execute(tx);
  const last = await selectLastAdvisors(
    tx,
    mine.map(({ studentId }) => studentId),
  );
  return mine.map((one) => ({ ...one, last: last.get(one.studentId) }));
}

async function requireAdvisors(
  ctx: WriteContext<Actor>,
  wanted: readonly Wanted[],
  own: { today: string; field: string },
): Promise<void> {
  const ids = [...new Set(wanted.map(({ nextId }) => nextId))];
  const asked = { sight: null, today: own.today, locale: ctx.locale, ids };
  const known = await selectAdvisors(ctx.tx, asked, { size: ids.length, offset: 0 });
  if (known.length < ids.length) failField(own.field, advisorWords[ctx.locale].notAdvisor);
}

async function replace(
  ctx: WriteContext<Actor>,
  made: readonly (HeldRow & { readonly newId: string })[],
  byStudent: ReadonlyMap<string, Wanted>,
): Promise<void> {
  const rows = JSON.stringify(
    made.map((row) => {
      const one = byStudent.get(row.studentId);
      return {
        id: row.newId,
        student_id: row.studentId,
        advisor_id: one?.nextId,
        begins_on: one?.nextOn,
        reason: one?.reason,
        previous_id: row.last?.id ?? null,
      };
    }),
  );
  const given = sql`json_to_recordset(${rows}::json)
    as given(id uuid, student_id uuid, advisor_id uuid, begins_on date, reason text, previous_id uuid)`;
  await sql`update advisor_assignment held set ends_on = given.begins_on - 1 from ${given}
    where held.id = given.previous_id and held.ends_on is null`.execute(ctx.tx);
  await sql`
    insert into advisor_assignment (id, student_id, advisor_id, begins_on, reason, previous_id, created_at, made_by)
    select given.id, given.student_id, given.advisor_id, given.begins_on, given.reason, given.previous_id,
      ${ctx.now}, ${ctx.actor.memberId}::uuid
    from ${given}`.execute(ctx.tx);
}

/** Without the type they could not open the screens for their students. */
async function supervise(ctx: WriteContext<Actor>, advisorIds: readonly string[], today: string): Promise<void> {
  const given = JSON.stringify(advisorIds.map((advisorId) => ({ id: newId(), advisor_id: advisorId })));
  const { rows } = await sql<{ memberId: string }>`
    insert into member_type (id, member_id, type_code, begins_on)
    select given.id, given.advisor_id, 'SUPERVISING_PROFESSOR', ${today}::date
    from json_to_recordset(${given}::json) as given(id uuid, advisor_id uuid)
    where not exists (select from member_type held where held.member_id = given.advisor_id
      and held.type_code = 'SUPERVISING_PROFESSOR' and (held.ends_on is null or held.ends_on >= ${today}::date))
    returning member_id as "memberId"`.execute(ctx.tx);
  for (const { memberId } of rows) await ctx.signal(`member:${memberId}`);
}
