/** Tasks of the clock about queues: offers that are over go on to the next, and a queue ends when the programme begins. */
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { offerSeats, traineeMachine } from './machine.ts';
import { selectDueQueues, selectInState } from './store.ts';

export type QueuePlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing'>;

/** Settles all queues that are due, each in a transaction of its own. */
export async function settleQueues(platform: QueuePlatform): Promise<void> {
  await eachApart(await selectDueQueues(platform.db, platform.now()), (id) => settleQueue(platform, id));
}

async function settleQueue(platform: QueuePlatform, programmeId: string): Promise<void> {
  const settings = await platform.settings.read();
  await platform.db.transaction().execute(async (tx) => {
    const clock: ClockContext = { tx, now: platform.now(), platform, settings };
    const programme = await lockOptionalProgramme(tx, programmeId);
    if (!programme) return;
    const hasBegun = programme.beginsAt <= clock.now;
    for (const row of await selectInState(tx, programme, ['TEMP', 'APPLY'])) {
      const isOver = row.offeredUntil !== null && row.offeredUntil <= clock.now;
      if (isOver) await takeStep(clock, traineeMachine, row, lapse('OFFER_LAPSED'));
      else if (hasBegun && row.place !== null && row.offeredUntil === null)
        await takeStep(clock, traineeMachine, row, lapse('BEGUN'));
    }
    await offerSeats(clock, programmeId);
  });
}

const lapse = (reasonCode: 'OFFER_LAPSED' | 'BEGUN') =>
  ({ sides: ['SYSTEM'], given: { action: 'LAPSE', reasonCode } }) as const;
