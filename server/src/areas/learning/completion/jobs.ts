/** Tasks of the clock about completions: it completes, asks for answers, and reminds those who organise. */
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { selectOptionalOpenSurvey } from '../../../blocks/survey/core/store.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { SETTLED_DAYS } from '../core/rules.ts';
import { CONTEXT_TYPE } from './facts-store.ts';
import { askSurvey, tellUnsettled } from './notifications.ts';
import { selectSurveyed, selectUnsettled } from './reminder-store.ts';
import { selectAnsweredProgrammes, selectDueProgrammes, updateCounted } from './settle-store.ts';
import { completeDue } from './settle.ts';

const DAY_MS = 86_400_000;

/** Answers to the survey count from the next run on, never in their own transaction. */
const completionSettle = defineJob('completion.settle', { schedule: '*/10 * * * *' });
const completionRemind = defineJob('completion.remind', { schedule: '0 9 * * *' });

/** Days after the end on which organisers are reminded, each once; a missed run is made up for until the next. */
export const REMINDER_DAYS = [3, 7] as const;
const LAST_REMINDER_DAY = 14;

export type CompletionPlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing' | 'followersOf'>;

export function completionJobs(platform: CompletionPlatform): JobHandler[] {
  return [
    handleJob(completionSettle, async () => {
      await settleProgrammes(platform);
      await askForAnswers(platform);
    }),
    handleJob(completionRemind, () => remindOrganisers(platform)),
  ];
}

/** Settles programmes that ended while their survey is or was open: attendance may be marked before anybody closes it. */
export async function settleProgrammes(platform: CompletionPlatform): Promise<void> {
  const now = platform.now();
  const since = new Date(now.getTime() - SETTLED_DAYS * DAY_MS);
  const settings = await platform.settings.read();
  const answered = await selectAnsweredProgrammes(platform.db, { now, since });
  const due = await selectDueProgrammes(platform.db, { now, since });
  await eachApart([...new Set([...answered, ...due])], (programmeId) =>
    platform.db.transaction().execute(async (tx) => {
      await lockOptionalProgramme(tx, programmeId);
      await updateCounted(tx, programmeId);
      const clock: ClockContext & { readonly platform: CompletionPlatform } = {
        tx,
        now: platform.now(),
        platform,
        settings,
      };
      await completeDue(clock, programmeId);
    }),
  );
}

/** Asks people of programmes that ended within a day what they thought of it, each once. */
export async function askForAnswers(platform: CompletionPlatform): Promise<void> {
  const { db } = platform;
  if (!(await selectOptionalOpenSurvey(db, CONTEXT_TYPE))) return;
  const now = platform.now();
  const people = await selectSurveyed(db, { now, since: new Date(now.getTime() - DAY_MS) });
  if (people.length > 0) await db.transaction().execute((tx) => askSurvey(tx, people));
}

/** Reminds those who organise of completions that wait for them. */
export async function remindOrganisers(platform: CompletionPlatform): Promise<void> {
  const now = platform.now();
  const ends = [...REMINDER_DAYS.slice(1), LAST_REMINDER_DAY];
  for (const [at, day] of REMINDER_DAYS.entries()) {
    const until = new Date(now.getTime() - day * DAY_MS);
    const since = new Date(now.getTime() - (ends[at] ?? LAST_REMINDER_DAY) * DAY_MS);
    const unsettled = await selectUnsettled(platform.db, { now, since, until });
    if (unsettled.length > 0) await platform.db.transaction().execute((tx) => tellUnsettled(tx, unsettled, day));
  }
}
