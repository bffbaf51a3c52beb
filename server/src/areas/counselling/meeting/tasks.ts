/**
 * Scheduled tasks of requests: expires unanswered ones when the hour begins, and closes confirmations that are overdue.
 */
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { takeStep, takeSteps } from '../../../blocks/workflow/take-step.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ScheduledTask, TaskContext } from '../shared/scheduled-task.ts';
import { CONFIRMATION_DAYS } from './core/rules.ts';
import { meetingMachine } from './steps/machine.ts';
import { lockOptionalUnanswered, lockOverdue, selectUnanswered } from './task-store.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
const SYSTEM = ['SYSTEM'] as const;
const machine = meetingMachine();

export const meetingTasks: readonly ScheduledTask[] = [expireRequests, closeConfirmations];

const clockOf = ({ now, settings, sealing }: TaskContext, tx: Tx): ClockContext => ({
  tx,
  now,
  settings,
  platform: { sealing },
});

/** Closes outcomes that no student confirmed or disputed in time as unconfirmed. */
export async function closeConfirmations(work: TaskContext): Promise<void> {
  const before = new Date(work.now.getTime() - CONFIRMATION_DAYS * DAY_MS);
  await work.db.transaction().execute(async (tx) => {
    const rows = await lockOverdue(tx, before, BATCH);
    await takeSteps(clockOf(work, tx), machine, rows, { sides: SYSTEM, given: { action: 'UNCONFIRM' } });
  });
}

/**
 * Expires requests and invitations that are unanswered when the hour begins, one a transaction. Returns how many.
 */
export async function expireRequests(work: TaskContext): Promise<number> {
  let expired = 0;
  for (const due of await selectUnanswered(work.db, work.now, BATCH)) if (await expireOne(work, due)) expired += 1;
  return expired;
}

const expireOne = (work: TaskContext, id: string): Promise<boolean> =>
  work.db.transaction().execute(async (tx) => {
    const row = await lockOptionalUnanswered(tx, id);
    if (row) await takeStep(clockOf(work, tx), machine, row, { sides: SYSTEM, given: { action: 'EXPIRE' } });
    return row !== undefined;
  });
