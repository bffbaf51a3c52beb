/** Followers of posts, mentions in comments, and people who may be mentioned. */

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export async function saveFollower(
  tx: Tx,
  of: { postId: string; memberId: string; isFollowing: boolean; now: Date },
): Promise<void> {
  const { postId, memberId, isFollowing, now } = of;
  if (isFollowing) {
    await tx
      .insertInto('post_follower')
      .values({ post_id: postId, member_id: memberId, followed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await tx
    .deleteFrom('post_follower')
    .where('post_follower.post_id', '=', postId)
    .where('post_follower.member_id', '=', memberId)
    .execute();
}

export async function selectFollowing(
  db: Db,
  of: { postId: string; memberId: string },
): Promise<{ isFollowing: boolean; followerCount: number }> {
  const row = await firstOf<{ isFollowing: boolean; followerCount: number }>(db)`
    select coalesce(bool_or(f.member_id = ${of.memberId}::uuid), false) as "isFollowing", count(*)::int as "followerCount"
    from post_follower f where f.post_id = ${of.postId}::uuid`;
  return row ?? { isFollowing: false, followerCount: 0 };
}

/** Selects the next followers of a post in the order of their ids, without people who are told otherwise. */
export function selectFollowers(
  tx: Tx,
  of: { postId: string; after: string | null; butNot: readonly string[]; most: number },
): Promise<string[]> {
  return idsOf(tx)`
    select f.member_id as id from post_follower f
    where f.post_id = ${of.postId}::uuid and (${of.after}::uuid is null or f.member_id > ${of.after}::uuid)
      and f.member_id <> all(${[...of.butNot]}::uuid[])
    order by f.member_id limit ${of.most}`;
}

export interface ToldComment {
  readonly postId: string;
  readonly boardCode: string;
  /** Its author, and those whom it concerns more: mentioned people, authors of the post and of what it replies to. */
  readonly toldIds: string[];
}

/** Selects a comment of which followers hear: neither it nor its post was taken away meanwhile. */
export function selectOptionalToldComment(tx: Tx, commentId: string): Promise<ToldComment | undefined> {
  return firstOf<ToldComment>(tx)`
    select p.id as "postId", p.board_code as "boardCode",
      array_remove(array[c.author_id, p.author_id, parent.author_id] || array(
        select n.member_id from post_comment_mention n where n.comment_id = c.id), null) as "toldIds"
    from post_comment c join post p on p.id = c.post_id left join post_comment parent on parent.id = c.parent_id
    where c.id = ${commentId}::uuid and c.deleted_at is null and p.status in ('LIVE', 'SCHEDULED')`;
}

export async function insertMentions(tx: Tx, commentId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .insertInto('post_comment_mention')
    .values(memberIds.map((id) => ({ comment_id: commentId, member_id: id })))
    .execute();
}

/** Selects names of mentioned people by comment. */
export async function selectMentions(
  db: Db,
  commentIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string[]>> {
  if (commentIds.length === 0) return new Map();
  const rows = await rowsOf<{ commentId: string; names: string[] }>(db)`
    select n.comment_id as "commentId", array_agg(${nameOf('m', locale)} order by m.name_ko, m.id) as names
    from post_comment_mention n join member m on m.id = n.member_id
    where n.comment_id = any(${[...commentIds]}::uuid[]) group by n.comment_id`;
  return new Map(rows.map((row) => [row.commentId, row.names]));
}

export interface CandidateRow {
  readonly memberId: string;
  readonly name: string;
  readonly deptNm: string | null;
}

/**
 * Selects active people by name who hold a role with the privilege to open posts of this menu. The menu's own rule is
 * not asked here: the caller asks each person's rights.
 */
export function selectCandidates(
  db: Db,
  asked: { menuId: string; pattern: string; butNot: string; today: string; locale: Locale; most: number },
): Promise<CandidateRow[]> {
  const { menuId, pattern, butNot, today, locale, most } = asked;
  return rowsOf<CandidateRow>(db)`
    with granted as (
      select r.id, r.member_type, r.duty from role r where exists (
        select from role_privilege p where p.role_id = r.id and p.menu_id = ${menuId} and p.resource_code = 'RR')),
    holder as (
      select t.member_id as id from granted join member_type t on t.type_code = granted.member_type
      where t.begins_on <= ${today}::date and (t.ends_on is null or t.ends_on >= ${today}::date)
      union select d.member_id from granted join member_duty d on d.duty_code = granted.duty
      where d.begins_on <= ${today}::date and (d.ends_on is null or d.ends_on >= ${today}::date)
      union select given.member_id from granted join role_member given on given.role_id = granted.id)
    select m.id as "memberId", ${nameOf('m', locale)} as name, ${nameOf('d', locale)} as "deptNm"
    from holder join member m on m.id = holder.id
    left join lateral (
      select t.department_code as code from member_type t where t.member_id = m.id and t.department_code is not null
      order by t.is_primary desc, t.begins_on desc limit 1) first on true
    left join department d on d.code = first.code
    where m.status = 'ACTIVE' and m.id <> ${butNot}::uuid
      and (replace(m.name_ko, ' ', '') ilike ${pattern} or replace(m.name_en, ' ', '') ilike ${pattern})
    order by m.name_ko, m.id limit ${most}`;
}
