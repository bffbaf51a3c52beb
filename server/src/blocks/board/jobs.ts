/**
 * Scheduled tasks of posts: they begin, end, are unpinned, and are purged a month after they were deleted.
 * Visibility never waits for this: every read compares the times itself.
 */
import type { Kysely } from 'kysely';

import type { Platform } from '../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { deleteOldDrafts } from './draft/store.ts';
import { movePosts, purgePosts, setPins } from './post/clock-store.ts';

/** Every minute; a run that is missed is nothing to make up for, the next one does all that is due. */
const postMinute = defineJob('post.minute', { schedule: '* * * * *', retries: 0, longestSeconds: 55 });

export function handlePostTasks(platform: Pick<Platform, 'db' | 'now'>): JobHandler {
  return handleJob(postMinute, async () => {
    await runPostTasks(platform.db, platform.now());
  });
}

export interface PostTaskCounts {
  readonly begun: number;
  readonly ended: number;
  readonly purged: number;
}

export async function runPostTasks(db: Kysely<DB>, now: Date): Promise<PostTaskCounts> {
  const begun = await db.transaction().execute((tx) => movePosts(tx, { now, from: 'SCHEDULED', to: 'LIVE' }));
  const ended = await db.transaction().execute((tx) => movePosts(tx, { now, from: 'LIVE', to: 'EXPIRED' }));
  await setPins(db, now);
  const purged = await db.transaction().execute((tx) => purgePosts(tx, now));
  await deleteOldDrafts(db, now);
  return { begun, ended, purged };
}
