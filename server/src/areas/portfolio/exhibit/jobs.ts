/** Nominations that end by the calendar, or with their portfolio. Each in a transaction of its own. */
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectDue, type DueRow } from './due-store.ts';
import { nominationMachine } from './machine.ts';
import { ALL_NOMINATIONS } from './scope-sql.ts';
import { lockOptionalNomination } from './store.ts';

/** Nothing is shown past its time meanwhile: the gallery asks for the day itself. */
const exhibitHour = defineJob('portfolio.exhibits', { schedule: '5 * * * *' });

type NightPlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing'>;

export function handleExhibitHour(platform: NightPlatform): JobHandler {
  return handleJob(exhibitHour, () => endExhibits(platform));
}

/** Ends exhibitions past their last day, and nominations whose portfolio or owner is gone. */
export async function endExhibits(platform: NightPlatform): Promise<void> {
  for (const due of await selectDue(platform.db, koreanDate(platform.now()))) await endOne(platform, due);
}

async function endOne(platform: NightPlatform, { id, ending }: DueRow): Promise<void> {
  const settings = await platform.settings.read();
  await platform.db.transaction().execute(async (tx) => {
    const row = await lockOptionalNomination(tx, { id, isIn: ALL_NOMINATIONS, locale: 'ko' });
    // Somebody was faster.
    if (!row || row.endedAt !== null) return;
    const clock: ClockContext = { tx, now: platform.now(), platform, settings };
    await takeStep(clock, nominationMachine, row, { sides: ['SYSTEM'], given: { action: ending } });
  });
}
