/**
 * What people hear of boards: answers to their questions, and comments under what they wrote. Never the words themselves.
 */
import { sql } from 'kysely';

import type { Db } from '../../platform/db/pool.ts';
import type { Describe, NotificationType } from '../notification/type.ts';

/** Titles of one's own posts, and of those that everybody may see: for others nobody here knows what the reader may. */
const describePosts: Describe = async (db: Db, { entityIds, recipientId }) => {
  const { rows } = await sql<{ id: string; title: string }>`
    select p.id, p.title from post p
    where p.id = any(${entityIds}::uuid[]) and p.status <> 'DELETED' and (
      p.author_id = ${recipientId}::uuid
      or (p.status = 'LIVE' and p.is_for_everybody))`.execute(db);
  return new Map(rows.map((row) => [row.id, row.title]));
};

const base = {
  group: 'BOARD',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: false,
  isUrgent: false,
  isSensitive: false,
  describe: describePosts,
} as const;

export const postAnswered: NotificationType = {
  ...base,
  type: 'POST_ANSWERED',
  texts: {
    ko: {
      name: '내 질문의 답변',
      title: (what) => (what === undefined ? '질문에 답변이 달렸어요' : `‘${what}’에 답변이 달렸어요`),
      body: '게시판에서 답변을 볼 수 있어요.',
      action: '답변 보기',
    },
    en: {
      name: 'Answers to your questions',
      title: (what) => (what === undefined ? 'Your question was answered' : `“${what}” was answered`),
      body: 'You can read the answer on the board.',
      action: 'Read the answer',
    },
  },
};

export const postCommented: NotificationType = {
  ...base,
  type: 'POST_COMMENTED',
  texts: {
    ko: {
      name: '내 글과 댓글에 달린 댓글',
      title: (what) => (what === undefined ? '새 댓글이 달렸어요' : `‘${what}’에 새 댓글이 달렸어요`),
      body: '게시판에서 댓글을 볼 수 있어요.',
      action: '댓글 보기',
    },
    en: {
      name: 'Comments on what you wrote',
      title: (what) => (what === undefined ? 'There is a new comment' : `New comment on “${what}”`),
      body: 'You can read it on the board.',
      action: 'Read the comment',
    },
  },
};
