/**
 * Tasks of the clock about points: completions, tests and meetings that no event settles, because the survey was answered or a rule
 * came later.
 */
import type { Db } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import { selectTakings, type Taking } from '../../ability/api.ts';
import { selectOutcomes, type MeetingOutcome } from '../../counselling/api.ts';
import { selectUnsettledMeetings } from './meeting-store.ts';
import { settleMeeting, settleTest, settleTrainee } from './settle.ts';
import { selectUnposted, selectUnreversed } from './store.ts';
import { selectUnsettledTests } from './test-store.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;
/** Surveys are open for a month after the last session; what ended earlier waits for the night. */
const RECENT_DAYS = 60;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const catchUp = defineJob('mileage.catch-up', { schedule: '*/10 * * * *' });
const catchUpAll = defineJob('mileage.catch-up-all', { schedule: '25 4 * * *' });

export type MileagePlatform = Pick<Platform, 'db' | 'now' | 'followersOf'>;

export function mileageJobs(platform: MileagePlatform): JobHandler[] {
  return [
    handleJob(catchUp, () => settleSince(platform, new Date(platform.now().getTime() - RECENT_DAYS * DAY_MS))),
    handleJob(catchUpAll, () => settleSince(platform, new Date(0))),
  ];
}

/** Settles the places of programmes that ended since, and tests and meetings since, each in a transaction of its own. */
export async function settleSince(platform: MileagePlatform, since: Date): Promise<void> {
  for (const select of [selectUnposted, selectUnreversed]) await settleBatches(platform, since, select);
  await settleTests(platform, since);
  await settleMeetings(platform, since);
}

type SelectBatch = (db: Db, asked: { since: Date; now: Date; after: string; most: number }) => Promise<string[]>;

async function settleBatches(platform: MileagePlatform, since: Date, select: SelectBatch): Promise<void> {
  let after = FIRST_ID;
  for (;;) {
    const ids = await select(platform.db, { since, now: platform.now(), after, most: AT_ONCE });
    await eachApart(ids, (id) =>
      platform.db.transaction().execute((tx) => settleTrainee({ tx, now: platform.now(), platform }, id)),
    );
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return;
    after = last;
  }
}

async function settleTests({ db, ...platform }: MileagePlatform, since: Date): Promise<void> {
  let after: Taking | undefined;
  for (;;) {
    const takings = await selectTakings(db, { since, after, most: AT_ONCE });
    await eachApart(await selectUnsettledTests(db, takings), (id) =>
      db.transaction().execute((tx) => settleTest({ tx, now: platform.now(), platform }, id)),
    );
    after = takings.at(-1);
    if (!after || takings.length < AT_ONCE) return;
  }
}

async function settleMeetings({ db, ...platform }: MileagePlatform, since: Date): Promise<void> {
  let after: MeetingOutcome | undefined;
  for (;;) {
    const outcomes = await selectOutcomes(db, { since, after, most: AT_ONCE });
    await eachApart(await selectUnsettledMeetings(db, outcomes), (id) =>
      db.transaction().execute((tx) => settleMeeting({ tx, now: platform.now(), platform }, id)),
    );
    after = outcomes.at(-1);
    if (!after || outcomes.length < AT_ONCE) return;
  }
}
