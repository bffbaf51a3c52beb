/** Posts, comments and followers of the boards of learning, teaching and mentoring. */
import type { Insertable } from 'kysely';

import { renderRichText, wordsOf } from '../src/blocks/board/core/rich-text.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { BOARD_TEXTS, type BoardText } from './board-texts.ts';
import { officeCode, type Office } from './colleges.ts';
import type { Person, Plan } from './model.ts';
import { toRichText } from './posts.ts';
import { createIds, createRandom } from './random.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours of the day between which people write. */
const [EARLIEST, LATEST] = [9, 17];

export interface BoardRows {
  readonly posts: Insertable<DB['post']>[];
  readonly versions: Insertable<DB['post_version']>[];
  readonly counts: Insertable<DB['post_count']>[];
  readonly comments: Insertable<DB['post_comment']>[];
  readonly mentions: Insertable<DB['post_comment_mention']>[];
  readonly followers: Insertable<DB['post_follower']>[];
}

/** Makes the posts in the order in which they were written. */
export function makeBoardPosts(plan: Plan, people: readonly Person[]): BoardRows {
  const random = createRandom('board_post');
  const [postId, commentId] = [createIds('board_post'), createIds('board_comment')];
  const byName = new Map(people.map((person) => [person.member.username, person]));
  const find = (username: string): Person => {
    const found = byName.get(username);
    if (!found) throw new RangeError(`the demonstration has no ${username}`);
    return found;
  };
  const rows: BoardRows = { posts: [], versions: [], counts: [], comments: [], mentions: [], followers: [] };
  const today = Date.parse(`${plan.today}T00:00:00+09:00`);
  for (const text of BOARD_TEXTS.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const hour = random.between(EARLIEST, LATEST) * HOUR_MS;
    const writtenAt = today - text.daysAgo * DAY_MS + hour;
    const at = new Date(writtenAt).toISOString();
    const { former = [] } = text;
    const changed = former.map(({ changedDaysAgo }) => new Date(today - changedDaysAgo * DAY_MS + hour).toISOString());
    const id = postId();
    const body = toRichText(text.lines);
    const { writer, departmentCode } = writerOf(text, people, find);
    rows.posts.push({
      id,
      board_code: text.board,
      category_code: text.category,
      title: text.title,
      body: JSON.stringify(body),
      body_html: renderRichText(body),
      body_text: wordsOf(body),
      author_id: writer.member.id,
      author_name: writer.member.name_ko,
      department_code: departmentCode,
      status: 'LIVE',
      publish_from: at,
      is_pinned: false,
      version: former.length + 1,
      created_at: at,
      updated_at: changed.at(-1) ?? at,
      updated_by: writer.member.id,
    });
    const said = [...former, text].map(({ title, lines }) => ({ title, body: toRichText(lines) }));
    former.forEach((_, place) => {
      const [before, after] = [said[place], said[place + 1]];
      if (!before || !after) throw new RangeError('a version stands between two');
      rows.versions.push({
        post_id: id,
        number: place + 1,
        title: before.title,
        body: JSON.stringify(before.body),
        file_names: [],
        changed_parts: before.title === after.title ? ['TEXT'] : ['TITLE', 'TEXT'],
        changed_at: changed[place] ?? at,
        changed_by: writer.member.id,
      });
    });
    rows.counts.push({ post_id: id, views: random.between(18, 640), comments: text.comments.length });
    for (const username of text.followers)
      rows.followers.push({ post_id: id, member_id: find(username).member.id, followed_at: at });
    let above: string | null = null;
    text.comments.forEach(({ by, text: words, isReply = false, mentions }, place) => {
      const comment = commentId();
      rows.comments.push({
        id: comment,
        post_id: id,
        parent_id: isReply ? above : null,
        author_id: find(by).member.id,
        body: words,
        created_at: new Date(writtenAt + (place + 1) * HOUR_MS).toISOString(),
      });
      if (mentions !== undefined) rows.mentions.push({ comment_id: comment, member_id: find(mentions).member.id });
      if (!isReply) above = comment;
    });
  }
  return rows;
}

/** A person writes for their first department, an office through one of its staff. */
function writerOf(
  { by }: BoardText,
  people: readonly Person[],
  find: (username: string) => Person,
): { readonly writer: Person; readonly departmentCode: string | null } {
  if (by.startsWith('@')) {
    const writer = find(by.slice(1));
    return { writer, departmentCode: writer.types[0]?.departmentCode ?? null };
  }
  const departmentCode = officeCode(by as Office); // all else begins with @
  const writer = people.find(
    ({ types: [first] }) => first?.type === 'STAFF' && first.departmentCode === departmentCode,
  );
  if (!writer) throw new RangeError(`nobody works in ${by}`);
  return { writer, departmentCode };
}
