/** Scheduled tasks of referrals to the counselling centre: beyond those of all referrals, an unreviewed emergency is told again. */
import type { Tx } from '../../../../platform/db/db.ts';
import type { TaskContext } from '../../shared/scheduled-task.ts';
import { expireReferrals } from '../../referral/tasks.ts';
import { tellOfDanger } from '../case/notifications.ts';
import { psychCentre } from './centre.ts';
import { takeOverdue } from './keep-store.ts';
import { psychReferralMachine } from './machine.ts';

const BATCH = 200;

/** All that somebody waits for. */
export async function workOnReferrals(work: TaskContext): Promise<void> {
  const { db, now } = work;
  await expireReferrals(work, psychCentre, psychReferralMachine);
  await db.transaction().execute((tx) => tellOfOverdue(tx, now));
}

/** Once more, to everybody of the centre who can act. */
async function tellOfOverdue(tx: Tx, now: Date): Promise<void> {
  // Beside the first time, whose version is one of the row's.
  for (const id of await takeOverdue(tx, now, BATCH)) await tellOfDanger(tx, { id, version: 0, assignedId: null, now });
}
