/** Tasks of the clock about places: an offer that is over goes on to the next, and nobody waits for a programme that has begun. */
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { decisionEnd } from '../core/rules.ts';
import { offerSeats } from './machine.ts';
import { selectDueQueues, selectInState, type TraineeRow } from './store.ts';
import { moveTogether } from './together.ts';

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
    const ended = (await selectInState(tx, programme, ['TEMP', 'APPLY'])).flatMap((row) => {
      const reasonCode = findEnd(row, clock.now);
      return reasonCode ? [{ row, reasonCode }] : [];
    });
    for (const [reasonCode, alike] of Map.groupBy(ended, (one) => one.reasonCode)) {
      const given = { action: 'LAPSE', reasonCode } as const;
      await moveTogether(
        clock,
        alike.map(({ row }) => row),
        { given, sides: ['SYSTEM'] },
      );
    }
    await offerSeats(clock, programmeId);
  });
}

/** Says why somebody waits no longer; undefined while they do. */
function findEnd(row: TraineeRow, now: Date): 'OFFER_LAPSED' | 'BEGUN' | 'NOT_DECIDED' | undefined {
  const { programme, place, offeredUntil } = row;
  if (offeredUntil !== null) return offeredUntil <= now ? 'OFFER_LAPSED' : undefined;
  if (place !== null) return programme.beginsAt <= now ? 'BEGUN' : undefined;
  return decisionEnd(programme) <= now ? 'NOT_DECIDED' : undefined;
}
