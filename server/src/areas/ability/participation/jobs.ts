/** Tasks of the clock: it tells students of compulsory tests when they open, and before the day on which they are due. */
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import { koreanDate } from '../../../platform/time.ts';
import { tellOpened, tellReminder } from './notifications.ts';
import { insertReminders, selectOptionalRunning, selectRunningIds, type RemindedRow } from './remind-store.ts';
import { reminderOf } from './rules.ts';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;
/** Somebody who heard of it within two days is left in peace by the clock. */
const QUIET_MS = 2 * DAY_MS - 3_600_000;

const daily = defineJob('ability.assignments', { schedule: '10 9 * * *', longestSeconds: 3_600 });
/** One that opens on the day on which it was written, without waiting for the morning. */
export const openedJob = defineJob<{ assignmentId: string }>('ability.assignment-opened', { longestSeconds: 3_600 });

type RemindPlatform = Pick<Platform, 'db' | 'now'>;

export function reminderJobs(platform: RemindPlatform): JobHandler[] {
  return [
    handleJob(daily, ({ signal }) => tellAll(platform, signal)),
    handleJob(openedJob, ({ data: { assignmentId }, signal }) => tellOf(platform, assignmentId, signal)),
  ];
}

/** Tells of everything that runs today. */
export async function tellAll(platform: RemindPlatform, signal?: AbortSignal): Promise<void> {
  const ids = await selectRunningIds(platform.db, koreanDate(platform.now()));
  await eachApart(ids, (id) => tellOf(platform, id, signal));
}

async function tellOf(platform: RemindPlatform, assignmentId: string, signal?: AbortSignal): Promise<void> {
  const { db, now } = platform;
  const today = koreanDate(now());
  const assignment = await selectOptionalRunning(db, assignmentId, today);
  if (!assignment) return;
  const reminder = assignment.remindsAutomatically ? reminderOf(assignment.dueOn, today) : undefined;
  for (const occasion of ['OPENED', ...(reminder === undefined ? [] : [reminder])]) {
    while (await tellSome(platform, assignment, occasion)) signal?.throwIfAborted();
  }
}

/** Tells the next batch in a transaction of its own: a process that is lost costs nothing but that batch. */
function tellSome({ db, now }: RemindPlatform, assignment: RemindedRow, occasion: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const isOpening = occasion === 'OPENED';
    const memberIds = await insertReminders(tx, {
      assignmentId: assignment.id,
      occasion,
      at,
      most: AT_ONCE,
      ...(!isOpening && { quietSince: new Date(at.getTime() - QUIET_MS) }),
    });
    await (isOpening ? tellOpened : tellReminder)(tx, { assignment, occasion, memberIds });
    return memberIds.length > 0;
  });
}
