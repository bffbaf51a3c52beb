/**
 * Scheduled tasks of requests: expires unanswered ones when the hour begins, and closes confirmations that are overdue.
 */
import type { Kysely } from 'kysely';

import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { ScheduledTask, TaskContext } from '../shared/scheduled-task.ts';
import { counsellingDeclined, counsellingRejected } from './notice/asking.ts';
import { sendCalendar, tellCounsellor, tellStudent } from './notice/tell.ts';
import { followExpired } from '../referral/follow-request.ts';
import { giveBack } from './waiting/release.ts';
import { CONFIRMATION_DAYS } from './core/rules.ts';
import { insertStatusChange, moveRequest } from './core/store.ts';
import { closeOverdue, lockOptionalUnanswered, selectUnanswered } from './task-store.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

export const meetingTasks: readonly ScheduledTask[] = [expireRequests, ({ db, now }) => closeConfirmations(db, now)];

/** Closes outcomes that no student confirmed or disputed in time as unconfirmed. */
export async function closeConfirmations(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONFIRMATION_DAYS * DAY_MS);
  await closeOverdue(db, before, BATCH);
}

/**
 * Expires requests and invitations that are unanswered when the hour begins, one a transaction; locked ones are left to
 * the next run. Returns how many.
 */
export async function expireRequests(work: TaskContext): Promise<number> {
  const { db, now } = work;
  let expired = 0;
  for (const due of await selectUnanswered(db, now, BATCH)) if (await expireOne(work, due)) expired += 1;
  return expired;
}

function expireOne(work: TaskContext, due: { id: string; slotId: string }): Promise<boolean> {
  const { now, settings } = work;
  return work.db.transaction().execute(async (tx) => {
    const clock: ClockContext = { tx, now, settings, platform: work };
    const row = await lockOptionalUnanswered(tx, due);
    if (!row) return false;
    const from = row.status;
    const to = from === 'WAITING' ? 'REJECTED' : 'AVAILABLE';
    const step = { id: row.id, from, to, version: row.version, ending: 'EXPIRED' } as const;
    if (!(await moveRequest(tx, step))) return false;
    await insertStatusChange(tx, {
      requestId: row.id,
      from,
      to,
      by: 'SYSTEM',
      actorId: null,
      reason: null,
      at: now,
      origin: null,
    });
    const about = { ...row, version: row.version + 1 };
    await followExpired(clock, row);
    await giveBack(tx, row, { seat: from === 'WAITING' ? 'taken' : 'held', offeredAt: null });
    if (from === 'WAITING') await tellStudent(tx, counsellingRejected, about);
    else await tellCounsellor(tx, counsellingDeclined, about);
    if (row.rescheduledFrom !== null && from === 'WAITING') await sendCalendar(tx, about, 'COUNSELLOR');
    if (row.rescheduledFrom !== null && from === 'AVAILABLE') await sendCalendar(tx, about, 'STUDENT');
    return true;
  });
}
