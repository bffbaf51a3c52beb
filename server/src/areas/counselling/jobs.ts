/** Scheduled tasks of counselling: each part hands in its own. */
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import { remindOfMeetings } from './meeting/remind.ts';
import { deleteOldReminders } from './meeting/reminder-store.ts';
import { runTasks, type ScheduledTask, type TaskPlatform } from './shared/scheduled-task.ts';
import { lawNightTasks } from './law/tasks.ts';
import { meetingTasks } from './meeting/tasks.ts';
import { psychTasks, psychNightTasks } from './psychological/tasks.ts';
import { referralTasks, referralNightTasks } from './referral/hour-tasks.ts';
import { DRAFT_DAYS, deleteOldDrafts } from './meeting/request/store.ts';
import { roomTasks } from './room/tasks.ts';
import { expireOffers } from './meeting/waiting/offer.ts';

const DAY_MS = 86_400_000;
/** How long it is known who was reminded: longer than anything is due. */
const REMINDER_DAYS = 30;

const MINUTE_TASKS: readonly ScheduledTask[] = [
  ...meetingTasks,
  ({ db, now }) => expireOffers(db, now),
  ...roomTasks,
  ({ db, now }) => remindOfMeetings(db, now),
  ...psychTasks,
  ...referralTasks,
];

const NIGHT_TASKS: readonly ScheduledTask[] = [
  ({ db, now }) => deleteOldReminders(db, new Date(now.getTime() - REMINDER_DAYS * DAY_MS)),
  ({ db, now }) => {
    const before = new Date(now.getTime() - DRAFT_DAYS * DAY_MS);
    return db.transaction().execute((tx) => deleteOldDrafts(tx, before));
  },
  ...psychNightTasks,
  ...referralNightTasks,
  ...lawNightTasks,
];

/** Every minute; a run that is missed is nothing to make up for, the next one does all that is due. */
const counsellingMinute = defineJob('counselling.minute', {
  schedule: '* * * * *',
  retries: 0,
  longestSeconds: 55,
});
/** Nightly clean-up: abandoned drafts, and cases whose time is over. */
const counsellingNight = defineJob('counselling.night', { schedule: '50 3 * * *' });

export function counsellingJobs(platform: TaskPlatform): readonly JobHandler[] {
  return [
    handleJob(counsellingMinute, () => runTasks(platform, MINUTE_TASKS)),
    handleJob(counsellingNight, () => runTasks(platform, NIGHT_TASKS)),
  ];
}
