/** Reminds those who manage a programme that people wait for their decision, a day before it begins. */
import type { Platform } from '../../../platform/http/serve.ts';
import { tellOfUndecided } from './notifications.ts';
import { claimUndecided } from './undecided-store.ts';

const AT_ONCE = 200;

export type RemindingPlatform = Pick<Platform, 'db' | 'now'>;

/** Reminds each manager once a programme. */
export async function remindOfUndecided({ db, now }: RemindingPlatform): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tellOfUndecided(tx, await claimUndecided(tx, { now: now(), most: AT_ONCE }));
  });
}
