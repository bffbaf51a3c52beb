/** Scheduled tasks of referrals to career counsellors and coaches. */
import type { ScheduledTask } from '../shared/scheduled-task.ts';
import { deleteOldReferrals, expireReferrals } from './tasks.ts';
import { hourCentre, hourReferralMachine } from './hour-centre.ts';

export const referralTasks: readonly ScheduledTask[] = [
  (work) => expireReferrals(work, hourCentre, hourReferralMachine),
];

export const referralNightTasks: readonly ScheduledTask[] = [
  ({ db, now }) => db.transaction().execute((tx) => deleteOldReferrals(tx, hourCentre, now)),
];
