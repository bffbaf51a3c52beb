/**
 * What time does to posts: they begin, end, come down from the top, and are gone for good a month after they were deleted.
 * What people see never waits for this: every read compares the times itself.
 */
import { sql, type Kysely } from 'kysely';

import type { Platform } from '../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define.ts';
import { DRAFT_DAYS } from './draft/store.ts';
import { newId } from '../../platform/db/id.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Tx } from '../../platform/db/pool.ts';
import { releaseFiles } from '../file/attach.ts';
import { POST_FILES } from './post/files.ts';
import { RESTORABLE_DAYS } from './rules.ts';

/** So many at once that a long pause of the portal is caught up with in a few runs. */
const BATCH = 500;

/** Every minute; a run that is missed is nothing to make up for, the next one does all that is due. */
const postClockwork = defineJob('post.clockwork', { schedule: '* * * * *', retries: 0, longestSeconds: 55 });

export function handlePostClockwork(platform: Pick<Platform, 'db' | 'now'>): JobHandler {
  return handleJob(postClockwork, async () => {
    await runPostClockwork(platform.db, platform.now());
  });
}

export interface ClockworkRun {
  readonly begun: number;
  readonly ended: number;
  readonly purged: number;
}

export async function runPostClockwork(db: Kysely<DB>, now: Date): Promise<ClockworkRun> {
  const begun = await db.transaction().execute((tx) => move(tx, { now, from: 'SCHEDULED', to: 'LIVE' }));
  const ended = await db.transaction().execute((tx) => move(tx, { now, from: 'LIVE', to: 'EXPIRED' }));
  await setPins(db, now);
  const purged = await db.transaction().execute((tx) => purge(tx, now));
  await sql`delete from post_draft d where d.saved_at < ${now}::timestamptz - make_interval(days => ${sql.lit(DRAFT_DAYS)})`.execute(
    db,
  );
  return { begun, ended, purged };
}

interface Move {
  readonly now: Date;
  readonly from: 'SCHEDULED' | 'LIVE';
  readonly to: 'LIVE' | 'EXPIRED';
}

/** Rows that somebody else changes meanwhile wait for the next run. */
async function move(tx: Tx, { now, from, to }: Move): Promise<number> {
  const due = from === 'SCHEDULED' ? sql`p.publish_from <= ${now}` : sql`p.publish_to <= ${now}`;
  const { rows } = await sql<{ id: string }>`
    update post set status = ${to}
    where post.status = ${from} and post.id in (
      select p.id from post p where p.status = ${from} and ${due} limit ${sql.lit(BATCH)} for update skip locked)
    returning post.id`.execute(tx);
  if (rows.length === 0) return 0;
  await tx
    .insertInto('status_change')
    .values(
      rows.map(({ id }) => ({
        id: newId(),
        entity: 'post',
        entity_id: id,
        from_status: from,
        to_status: to,
        actor_role: 'SYS',
        at: now,
      })),
    )
    .execute();
  return rows.length;
}

async function setPins(db: Kysely<DB>, now: Date): Promise<void> {
  const stands = sql`(post.pin_from <= ${now}::timestamptz and (post.pin_to is null or post.pin_to > ${now}::timestamptz))`;
  await sql`update post set is_pinned = ${stands} where post.pin_from is not null and post.is_pinned <> ${stands}`.execute(
    db,
  );
}

async function purge(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select p.id from post p
    where p.status = 'DELETED' and p.deleted_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(RESTORABLE_DAYS)})
    limit ${sql.lit(BATCH)} for update skip locked`.execute(tx);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await sql`delete from post_comment c where c.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post_read r where r.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post_count n where n.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post p where p.id = any(${ids}::uuid[])`.execute(tx);
  await releaseFiles(tx, { entity: POST_FILES, entityIds: ids });
  return ids.length;
}
