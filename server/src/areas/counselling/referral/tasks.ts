/** Scheduled tasks of referrals to every centre: unanswered ones expire, and those that came to nothing are deleted. */
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { TaskContext } from '../shared/scheduled-task.ts';
import type { ReferralCentre } from './centre.ts';
import type { ReferralMachine } from './machine.ts';
import { deleteReferrals, lockDueReferrals } from './store.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
/** A draft that nobody goes on with. */
const DRAFT_DAYS = 30;
/** Days for which a referral that came to nothing is shown to those concerned. */
const OVER_DAYS = 365;

/** Returns how many. What somebody has in hand waits for the next run. */
export function expireReferrals(work: TaskContext, centre: ReferralCentre, machine: ReferralMachine): Promise<number> {
  const { db, now, settings } = work;
  return db.transaction().execute(async (tx) => {
    const clock: ClockContext = { tx, now, settings, platform: work };
    const rows = await lockDueReferrals(tx, centre, { now, most: BATCH });
    for (const row of rows) await takeStep(clock, machine, row, { sides: ['SYSTEM'], given: { action: 'EXPIRE' } });
    return rows.length;
  });
}

/** Drafts that nobody went on with, and what came to nothing a year ago. */
export async function deleteOldReferrals(tx: Tx, centre: ReferralCentre, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await deleteReferrals(tx, centre, { draftsBefore: before(DRAFT_DAYS), overBefore: before(OVER_DAYS), most: BATCH });
}
