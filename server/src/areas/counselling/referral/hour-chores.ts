/** What time does to referrals to career counsellors and coaches. */
import type { Chore } from '../chore.ts';
import { deleteOldReferrals, expireReferrals } from './chores.ts';
import { hourCentre } from './hour-centre.ts';

export const referralChores: readonly Chore[] = [({ db, now }) => expireReferrals(db, hourCentre, now)];

export const referralNightChores: readonly Chore[] = [
  ({ db, now }) => db.transaction().execute((tx) => deleteOldReferrals(tx, hourCentre, now)),
];
