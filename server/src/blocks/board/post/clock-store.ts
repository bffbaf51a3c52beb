/** Posts as the clock changes them, many at once. */
import { sql, type Kysely } from 'kysely';

import { rowsOf, type Tx } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { releaseFiles } from '../../file/attach.ts';
import { writeClockSteps } from '../../workflow/clock-steps.ts';
import { RESTORABLE_DAYS } from '../core/rules.ts';
import { POST_FILES } from './files.ts';

/** So many at once that a long pause of the portal is caught up with in a few runs. */
const BATCH = 500;

interface Move {
  readonly now: Date;
  readonly from: 'SCHEDULED' | 'LIVE';
  readonly to: 'LIVE' | 'EXPIRED';
}

/** Moves posts whose time has come. Skips rows that somebody else has locked; they wait for the next run. */
export async function movePosts(tx: Tx, { now, from, to }: Move): Promise<number> {
  const due = from === 'SCHEDULED' ? sql`p.publish_from <= ${now}` : sql`p.publish_to <= ${now}`;
  const rows = await rowsOf<{ id: string }>(tx)`
    update post set status = ${to}
    where post.status = ${from} and post.id in (
      select p.id from post p where p.status = ${from} and ${due} limit ${sql.lit(BATCH)} for update skip locked)
    returning post.id`;
  if (rows.length === 0) return 0;
  await writeClockSteps(tx, { entity: 'post', ids: rows.map(({ id }) => id), from, to, at: now });
  return rows.length;
}

/** Pins and unpins by the clock. */
export async function setPins(db: Kysely<DB>, now: Date): Promise<void> {
  const stands = sql`(post.pin_from <= ${now}::timestamptz and (post.pin_to is null or post.pin_to > ${now}::timestamptz))`;
  await sql`update post set is_pinned = ${stands} where post.pin_from is not null and post.is_pinned <> ${stands}`.execute(
    db,
  );
}

/** Deletes posts and what hangs on them a month after they were deleted. Returns how many. */
export async function purgePosts(tx: Tx, now: Date): Promise<number> {
  const rows = await rowsOf<{ id: string }>(tx)`
    select p.id from post p
    where p.status = 'DELETED' and p.deleted_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(RESTORABLE_DAYS)})
    limit ${sql.lit(BATCH)} for update skip locked`;
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await sql`
    delete from post_comment_mention n using post_comment c
    where c.id = n.comment_id and c.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post_follower f where f.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post_version v where v.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post_comment c where c.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post_read r where r.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post_count n where n.post_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from post p where p.id = any(${ids}::uuid[])`.execute(tx);
  await releaseFiles(tx, { entity: POST_FILES, entityIds: ids });
  return ids.length;
}
