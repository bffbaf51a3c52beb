/** Scheduled tasks of reservations: releases rooms that nobody came to, and finishes those that are over. */
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { takeSteps } from '../../../blocks/workflow/take-step.ts';
import type { ScheduledTask, TaskContext } from '../shared/scheduled-task.ts';
import { roomMachine } from './machine.ts';
import { lockDueReservations } from './store.ts';
import { ROOM_RELEASE_MINUTES } from './settings.ts';

const BATCH = 200;
const MINUTE_MS = 60_000;

export const roomTasks: readonly ScheduledTask[] = [releaseRooms];

export async function releaseRooms(work: TaskContext): Promise<{ released: number; ended: number }> {
  const { now, settings } = work;
  const before = new Date(now.getTime() - settings.of(ROOM_RELEASE_MINUTES) * MINUTE_MS);
  const take = (status: 'BOOKED' | 'CHECKED_IN', action: 'RELEASE' | 'END', until: Date): Promise<number> =>
    work.db.transaction().execute(async (tx) => {
      const clock: ClockContext = { tx, now, settings, platform: work };
      const due = await lockDueReservations(tx, { status, before: until, most: BATCH });
      return (await takeSteps(clock, roomMachine, due, { sides: ['SYSTEM'], given: { action } })).length;
    });
  return { released: await take('BOOKED', 'RELEASE', before), ended: await take('CHECKED_IN', 'END', now) };
}
