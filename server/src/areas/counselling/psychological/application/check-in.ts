/** Wait-time care: two questions a week while somebody waits, which bring them forward where it has become worse. */
import type { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { addDays, weekdayOf } from '../../../../blocks/calendar/hours.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { fail, failNow } from '../../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { readHelp } from '../case/help.ts';
import { tellCentre, tellOfDanger } from '../case/notifications.ts';
import { levelOfCheckIn, rankOf } from '../case/screening.ts';
import { hasCheckedIn, saveCheckIn, type CheckInAnswers } from '../case/check-in-store.ts';
import {
  APPLICATION,
  lockOptionalOwn,
  selectOptionalOwn,
  stateOf,
  updateLevel,
  type ApplicationRow,
} from '../case/store.ts';

const weekOf = (now: Date): string => {
  const today = koreanDate(now);
  return addDays(today, 1 - weekdayOf(today));
};

/** Not in the week in which somebody applied: their answers are new. */
export async function isCheckInDue(db: Db, row: ApplicationRow, now: Date): Promise<boolean> {
  if (row.status !== 'WAITING' || weekOf(row.appliedAt) === weekOf(now)) return false;
  return !(await hasCheckedIn(db, row.id, weekOf(now)));
}

/** Keeps the answers and what they change. Whether they bring the student forward. */
async function keepWeek(ctx: WriteContext, row: ApplicationRow, body: CheckInAnswers): Promise<boolean> {
  const level = levelOfCheckIn(body);
  const isRaised = rankOf(level) > row.level;
  const answers: CheckInAnswers = { ...body, raisedTo: isRaised ? level : null };
  const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  const sealed = key.seal('checkIn', JSON.stringify(answers));
  await saveCheckIn(ctx.tx, { applicationId: row.id, weekOn: weekOf(ctx.now), answers: sealed, at: ctx.now });
  if (!isRaised) return false;
  await updateLevel(ctx.tx, row.id, rankOf(level));
  await writeAudit(ctx.tx, ctx, { action: 'counselling.psych.raise', entity: APPLICATION, entityId: row.id });
  return true;
}

const NOT_DUE = {
  ko: '이번 주에는 이미 답했거나 아직 답할 때가 아니에요.',
  en: 'You have answered this week already, or are not asked yet.',
};
const OVER = { ko: '이미 종료된 상담이에요.', en: 'Your counselling is over.' };

export const checkIn: Writer<typeof psychAsking.checkIn> = {
  apply: async (ctx, { params, body }) => {
    const own = { id: params.id, studentId: ctx.actor.studentId };
    const row = await lockOptionalOwn(ctx.tx, own);
    if (!row) return fail('notFound');
    // Somebody who says that they are in danger is heard in any week, and however often.
    if (!body.isInDanger && !(await isCheckInDue(ctx.tx, row, ctx.now))) return failNow(NOT_DUE, stateOf(row));
    if (row.endedAt !== null) return failNow(OVER, stateOf(row));
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
