/** Calling a programme off: every place in it ends, and everybody is told; by people, or by the clock. */
import type { ClockContext, Taker } from '../../../blocks/workflow/machine.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { lockOptionalProgramme, type HeldProgramme } from '../core/programme-store.ts';
import { stageOf } from '../core/rules.ts';
import { selectInState } from '../trainee/store.ts';
import { moveTogether } from '../trainee/together.ts';
import { markDecided, selectToDecide, selectOptionalLeast, updateCancelled } from './call-off-store.ts';
import { tellManagerOfCallOff } from './notifications.ts';
import { deskWords } from './words.ts';

/** The programme is locked. Always true: nobody else can be faster. */
export async function callOffProgramme(
  taker: Taker,
  programme: HeldProgramme,
  why: { readonly reason: string; readonly code: 'LEAST_PEOPLE' | null },
): Promise<true> {
  await updateCancelled(taker.tx, { id: programme.id, at: taker.now, ...why });
  const rows = await selectInState(taker.tx, programme, ['TEMP', 'APPLY', 'CONFIRM']);
  await moveTogether(taker, rows, { given: { action: 'CALL_OFF', reasonCode: 'NOT_HELD' }, sides: ['SYSTEM'] });
  return true;
}

const decideProgrammes = defineJob('programme.decide', { schedule: '0 9 * * *' });

export type DecidingPlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing'>;

export const handleDecisions = (platform: DecidingPlatform): JobHandler =>
  handleJob(decideProgrammes, () => decideDue(platform));

/** Calls off what has fewer people than it needs on its day; each in a transaction of its own, and each once. */
export async function decideDue(platform: DecidingPlatform): Promise<void> {
  const today = koreanDate(platform.now());
  for (const id of await selectToDecide(platform.db, today)) await decide(platform, id);
}

async function decide(platform: DecidingPlatform, id: string): Promise<void> {
  const settings = await platform.settings.read();
  await platform.db.transaction().execute(async (tx) => {
    const clock: ClockContext = { tx, now: platform.now(), platform, settings };
    const programme = await lockOptionalProgramme(tx, id);
    const least = programme && (await selectOptionalLeast(tx, id));
    // Somebody was faster.
    if (!programme || !least || least.isDecided) return;
    await markDecided(tx, id, clock.now);
    const isPublished = ['OPEN', 'QUEUE', 'FULL', 'APPLIED', 'SOON', 'RUNNING'].includes(stageOf(programme, clock.now));
    if (!isPublished || programme.taken >= least.people) return;
    await callOffProgramme(clock, programme, { reason: deskWords.ko.leastPeople, code: 'LEAST_PEOPLE' });
    await tellManagerOfCallOff(tx, { id, managerId: least.managerId });
  });
}
