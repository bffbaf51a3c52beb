/** Wait-time care: two questions a week while somebody waits, which bring them forward where it has become worse. */
import type { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import type { PsychCheckIn } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { sql } from 'kysely';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { addDays, weekdayOf } from '../../../../blocks/calendar/hours.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId, newId } from '../../../../platform/db/id.ts';
import type { Db } from '../../../../platform/db/pool.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { readHelp } from '../help.ts';
import { tellCentre, tellOfDanger } from '../notifications.ts';
import { levelOfCheckIn, rankOf } from '../screening.ts';
import { APPLICATION, lockOptionalOwn, selectOptionalOwn, stateOf, type ApplicationRow } from './store.ts';

const weekOf = (now: Date): string => {
  const today = koreanDate(now);
  return addDays(today, 1 - weekdayOf(today));
};

/** Not in the week in which somebody applied: their answers are new. */
export async function isCheckInDue(db: Db, row: ApplicationRow, now: Date): Promise<boolean> {
  if (row.status !== 'WAITING' || weekOf(row.appliedAt) === weekOf(now)) return false;
  const { rows } = await sql`
    select from psych.check_in c where c.application_id = ${row.id}::uuid and c.week_on = ${weekOf(now)}::date`.execute(
    db,
  );
  return rows.length === 0;
}

/** What is sealed of a week. */
export type CheckInAnswers = Pick<PsychCheckIn, 'phqList' | 'isInDanger'> & Partial<Pick<PsychCheckIn, 'raisedTo'>>;

export interface CheckInRow {
  readonly weekOn: string;
  readonly answers: string;
}

const MOST_WEEKS = 60;

/** The latest weeks, the oldest of them first. */
export async function selectCheckIns(db: Db, applicationId: string): Promise<CheckInRow[]> {
  const { rows } = await sql<CheckInRow>`
    select c.week_on as "weekOn", c.answers from psych.check_in c where c.application_id = ${applicationId}::uuid
    order by c.week_on desc limit ${sql.lit(MOST_WEEKS)}`.execute(db);
  return rows.toReversed();
}

/** Keeps the answers and what they change. Whether they bring the student forward. */
async function keepWeek(ctx: WriteContext<Actor>, row: ApplicationRow, body: CheckInAnswers): Promise<boolean> {
  const level = levelOfCheckIn(body);
  const isRaised = rankOf(level) > row.level;
  const answers: CheckInAnswers = { ...body, raisedTo: isRaised ? level : null };
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  await sql`
    insert into psych.check_in (id, application_id, week_on, answers, at)
    values (${newId()}, ${row.id}, ${weekOf(ctx.now)}, ${key.seal('checkIn', JSON.stringify(answers))}, ${ctx.now})
    on conflict (application_id, week_on) do update set answers = excluded.answers, at = excluded.at`.execute(ctx.tx);
  if (!isRaised) return false;
  await sql`update psych.application set level = ${rankOf(level)}, version = version + 1 where id = ${row.id}::uuid`.execute(
    ctx.tx,
  );
  await writeAudit(ctx.tx, ctx, { action: 'counselling.psych.raise', entity: APPLICATION, entityId: row.id });
  return true;
}

export const checkIn: Writer<typeof psychAsking.checkIn> = {
  apply: async (ctx, { params, body }) => {
    const own = { id: params.id, studentId: ctx.actor.studentId };
    const row = isId(params.id) ? await lockOptionalOwn(ctx.tx, own) : undefined;
    if (!row) return fail('notFound');
    // Whoever says that they are in danger is heard in any week, and however often.
    if (!body.isInDanger && !(await isCheckInDue(ctx.tx, row, ctx.now)))
      return fail('conflict', { current: stateOf(row) });
    if (row.endedAt !== null) return fail('conflict', { current: stateOf(row) });
    // Once consent is withdrawn nothing is kept; who is in danger is heard all the same.
    const isRaised = row.withdrawnAt === null && (await keepWeek(ctx, row, body));
    const about = { id: row.id, version: row.version + 1, assignedId: row.assignedId, now: ctx.now };
    if (body.isInDanger) await tellOfDanger(ctx.tx, about);
    else if (isRaised) await tellCentre(ctx.tx, about);
    return { applicationId: row.id };
  },
  answer: async (ctx, ids) => {
    const own = { id: ids['applicationId'] ?? '', studentId: ctx.actor.studentId };
    const row = (await selectOptionalOwn(ctx.db, own)) ?? fail('notFound');
    return {
      ...stateOf(row),
      isUrgent: row.level === rankOf('EMERGENCY'),
      help: await readHelp(ctx.platform.settings),
    };
  },
  identity: () => 'checkIn',
};
