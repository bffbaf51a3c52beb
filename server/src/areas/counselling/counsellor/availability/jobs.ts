import type { Kysely } from 'kysely';

import type { Platform } from '../../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../../platform/jobs/define.ts';
import type { DB } from '../../../../platform/db/schema.gen.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { defaultTerms } from '../../shared/booking-limits.ts';
import { generateSlots, type At } from './generate.ts';
import { lockOptionalGenerated, selectOffering } from './store.ts';

/** Each night: the horizon has moved on by a day. */
const extendSlots = defineJob('counselling.slots', { schedule: '40 3 * * *' });
const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export function handleSlots(platform: Pick<Platform, 'db' | 'now' | 'settings'>): JobHandler {
  return handleJob(extendSlots, async () => {
    const terms = defaultTerms(await platform.settings.read());
    await extendAll(platform.db, { now: platform.now(), terms });
  });
}

/** Extends every counsellor's slots, one a transaction: the next night makes up for an interruption. */
export async function extendAll(db: Kysely<DB>, at: At): Promise<void> {
  let last = BEFORE_ALL;
  for (;;) {
    const ids = await selectOffering(db, { today: koreanDate(at.now), after: last, most: AT_ONCE });
    for (const id of ids) await db.transaction().execute((tx) => extendOne(tx, id, at));
    last = ids.at(-1) ?? last;
    if (ids.length < AT_ONCE) return;
  }
}

async function extendOne(tx: Tx, id: string, at: At): Promise<void> {
  const own = await lockOptionalGenerated(tx, id);
  if (own) await generateSlots(tx, own, at);
}
