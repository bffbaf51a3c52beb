/** What time does in counselling: each part hands in what it leaves to the clock. */
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import { remindOfMeetings } from './appointment/remind.ts';
import { deleteOldReminders } from './appointment/store.ts';
import { doChores, type Chore, type ChorePlatform } from './chore.ts';
import { lawNightChores } from './law/chores.ts';
import { meetingChores } from './meeting/chores.ts';
import { psychChores, psychNightChores } from './psychological/chores.ts';
import { referralChores, referralNightChores } from './referral/hour-chores.ts';
import { DRAFT_DAYS } from './request/calls.ts';
import { deleteOldDrafts } from './request/store.ts';
import { roomChores } from './room/chores.ts';
import { expireOffers } from './waiting/offer.ts';

const DAY_MS = 86_400_000;
/** How long it is known who was reminded: longer than anything is due. */
const REMINDER_DAYS = 30;

const MINUTE_CHORES: readonly Chore[] = [
  ...meetingChores,
  ({ db, now }) => expireOffers(db, now),
  ...roomChores,
  ({ db, now }) => remindOfMeetings(db, now),
  ...psychChores,
  ...referralChores,
];

const NIGHT_CHORES: readonly Chore[] = [
  ({ db, now }) => deleteOldReminders(db, new Date(now.getTime() - REMINDER_DAYS * DAY_MS)),
  ({ db, now }) => {
    const before = new Date(now.getTime() - DRAFT_DAYS * DAY_MS);
    return db.transaction().execute((tx) => deleteOldDrafts(tx, before));
  },
  ...psychNightChores,
  ...referralNightChores,
  ...lawNightChores,
];

/** Every minute; a run that is missed is nothing to make up for, the next one does all that is due. */
const counsellingClockwork = defineJob('counselling.clockwork', {
  schedule: '* * * * *',
  retries: 0,
  longestSeconds: 55,
});
/** What nobody waits for: what was begun and left, and cases whose time is over. */
const counsellingNight = defineJob('counselling.night', { schedule: '50 3 * * *' });

export function counsellingJobs(platform: ChorePlatform): readonly JobHandler[] {
  return [
    handleJob(counsellingClockwork, () => doChores(platform, MINUTE_CHORES)),
    handleJob(counsellingNight, () => doChores(platform, NIGHT_CHORES)),
  ];
}
