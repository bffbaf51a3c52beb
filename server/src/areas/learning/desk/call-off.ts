/** Calling a programme off: every place in it ends, and everybody is told; by people, or by the clock. */
import type { Stage } from '@naru/contract/areas/learning/words.ts';

import type { ClockContext, Taker } from '../../../blocks/workflow/machine.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { lockOptionalProgramme, type HeldProgramme } from '../core/programme-store.ts';
import { stageOf } from '../core/rules.ts';
import { selectInState } from '../trainee/store.ts';
import { moveTogether } from '../trainee/together.ts';
import { markDecided, selectToDecide, selectOptionalLeast, updateCancelled, type LeastRow } from './call-off-store.ts';
import { tellManagerOfCallOff } from './notifications.ts';
import { deskWords } from './words.ts';

/** The programme is locked. Always true: nobody else can be faster. */
export async function callOffProgramme(
  taker: Taker,
  programme: HeldProgramme,
  why: { readonly reason: string; readonly code: 'LEAST_PEOPLE' | null },
): Promise<true> {
  await updateCancelled(taker.tx, { id: programme.id, at: taker.now, ...why });
  // A completed place stays.
  const all = await selectInState(taker.tx, programme, ['TEMP', 'APPLY', 'CONFIRM']);
  const rows = all.filter(({ completedAt }) => completedAt === null);
  await moveTogether(taker, rows, { given: { action: 'CALL_OFF', reasonCode: 'NOT_HELD' }, sides: ['SYSTEM'] });
  return true;
}

export type DecidingPlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing'>;

/** Calls off what has fewer people than it needs on its day; each in a transaction of its own, and each once. */
export async function decideDue(platform: DecidingPlatform): Promise<void> {
  const today = koreanDate(platform.now());
  await eachApart(await selectToDecide(platform.db, today), (id) => decide(platform, id));
}

/**
 * LATER: it can't be said yet, because its opening is looked at again, or those who applied have not been drawn or chosen.
 * Only people call off a programme that has begun.
 */
function judgeLeast(programme: HeldProgramme, { people, waiting }: LeastRow, now: Date): 'HELD' | 'LATER' | 'TOO_FEW' {
  const stage = stageOf(programme, now);
  if (!PUBLISHED.has(stage)) return 'LATER';
  if (programme.taken + programme.held >= people || now >= programme.beginsAt) return 'HELD';
  return programme.taken + programme.held + waiting >= people ? 'LATER' : 'TOO_FEW';
}

const PUBLISHED: ReadonlySet<Stage> = new Set(['OPEN', 'QUEUE', 'FULL', 'APPLIED', 'SOON', 'RUNNING', 'OVER']);

async function decide(platform: DecidingPlatform, id: string): Promise<void> {
  const settings = await platform.settings.read();
  await platform.db.transaction().execute(async (tx) => {
    const clock: ClockContext = { tx, now: platform.now(), platform, settings };
    const programme = await lockOptionalProgramme(tx, id);
    const least = programme && (await selectOptionalLeast(tx, id));
    // Somebody was faster.
    if (!programme || !least || least.isDecided) return;
    const verdict = judgeLeast(programme, least, clock.now);
    if (verdict === 'LATER') return;
    await markDecided(tx, id, clock.now);
    if (verdict === 'HELD') return;
    await callOffProgramme(clock, programme, { reason: deskWords.ko.leastPeople, code: 'LEAST_PEOPLE' });
    await tellManagerOfCallOff(tx, { id, managerId: least.managerId });
  });
}
