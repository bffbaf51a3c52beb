/**
 * A scheduled task of one part of counselling: it does all that is due when it is called, a bounded batch at a time,
 * and nothing where nothing is due.
 */
import type { Platform } from '../../../platform/http/serve.ts';
import type { SettingValues } from '../../../platform/settings/values.ts';

export interface TaskContext extends Pick<Platform, 'db' | 'sealing'> {
  readonly now: Date;
  readonly settings: SettingValues;
}

export type ScheduledTask = (work: TaskContext) => Promise<unknown>;

/** The part of the platform that scheduled tasks use. */
export type TaskPlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing'>;

/** Runs the tasks; a failing one does not stop the others. @throws its error, once all were tried */
export async function runTasks(platform: TaskPlatform, tasks: readonly ScheduledTask[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) {
    try {
      const { db, sealing } = platform;
      await task({ db, sealing, now: platform.now(), settings: await platform.settings.read() });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'Several tasks failed.');
}
