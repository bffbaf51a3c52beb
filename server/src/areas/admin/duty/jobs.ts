/** Duties that end by the calendar: their period is over, or the person has left. Each in a transaction of its own. */
import { DUTIES } from '@naru/contract/access.ts';

import type { DutyWork } from '../../../blocks/manifest/duty-work.ts';
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectOver, selectUnanswered } from './due-store.ts';
import { dutyMachine, type DutyGiven } from './machine.ts';
import { CONFIRM_DAYS, needsTwo, TYPES_OF_DUTY } from './rules.ts';
import { lockOptionalAppointment } from './store.ts';

const DAY_MS = 86_400_000;

const dutyNight = defineJob('duty.night', { schedule: '10 0 * * *' });

export type NightPlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing'>;

export function handleDutyNight(platform: NightPlatform, works: readonly DutyWork[]): JobHandler {
  return handleJob(dutyNight, () => endDuties(platform, works));
}

/** Ends all that are over, and lets those lapse that nobody confirmed. */
export async function endDuties(platform: NightPlatform, works: readonly DutyWork[]): Promise<void> {
  const { db } = platform;
  const now = platform.now();
  const today = koreanDate(now);
  const end = { action: 'END', version: 0, reason: '', nextId: null } as const;
  for (const duty of DUTIES)
    for (const id of await selectOver(db, { duty, types: TYPES_OF_DUTY[duty], today }))
      await takeDue(platform, works, { id, given: end });
  const before = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);
  for (const id of await selectUnanswered(db, { before, today }))
    await takeDue(platform, works, { id, given: { action: 'LAPSE' } });
}

/** Everything is in the clock’s scope. */
const SCOPE = { departmentCodes: null, twoPersonDuties: DUTIES.filter(needsTwo) };

async function takeDue(
  platform: NightPlatform,
  works: readonly DutyWork[],
  { id, given }: { readonly id: string; readonly given: DutyGiven },
): Promise<void> {
  const settings = await platform.settings.read();
  await platform.db.transaction().execute(async (tx) => {
    const clock: ClockContext = { tx, now: platform.now(), platform, settings };
    const row = await lockOptionalAppointment(tx, { id, scope: SCOPE, locale: 'ko' });
    const from = given.action === 'LAPSE' ? 'WAITING' : 'APPOINTED';
    // Somebody was faster.
    if (row?.status === from) await takeStep(clock, dutyMachine(works), row, { sides: ['SYSTEM'], given });
  });
}
