/**
 * What each part of counselling leaves to the clock: it does all that is due when it is called, a bounded part of it at a time, and
 * nothing where nothing is due.
 */
import type { Platform } from '../../platform/http/serve.ts';
import type { SettingValues } from '../../platform/settings/values.ts';

export interface ChoreWork extends Pick<Platform, 'db' | 'sealing'> {
  readonly now: Date;
  readonly settings: SettingValues;
}

export type Chore = (work: ChoreWork) => Promise<unknown>;

/** What chores take of the portal. */
export type ChorePlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing'>;

/** One that fails keeps none of the others from being done. @throws what failed, once all were tried */
export async function doChores(platform: ChorePlatform, chores: readonly Chore[]): Promise<void> {
  const failures: unknown[] = [];
  for (const chore of chores) {
    try {
      const { db, sealing } = platform;
      await chore({ db, sealing, now: platform.now(), settings: await platform.settings.read() });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'Several chores failed.');
}
