/** Notifications of boards: answers to questions, and comments under posts and comments. Never the words themselves. */
import type { Describe, NotificationType } from '../../manifest/notification-type.ts';
import { opensAll } from './open.ts';
import { listBoards } from './store.ts';
import { selectTitles } from './title-store.ts';

/** For people who read any board of discussion. */
const isForReaders: NotificationType['isFor'] = async ({ rights }, platform) =>
  (await listBoards(platform)).some((board) => board.isDiscussion && opensAll(board, rights));

const describePosts: Describe = async (db, { entityIds, recipientId }) => {
  const rows = await selectTitles(db, entityIds, recipientId);
  return new Map(rows.map((row) => [row.id, row.title]));
};

const base = {
  group: 'BOARD',
  channels: ['IN_APP', 'EMAIL'],
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
      name: 'Answers to my questions',
      title: (what) => (what === undefined ? 'Your question was answered' : `“${what}” was answered`),
      body: 'You can read the answer on the board.',
      action: 'View answer',
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
      name: 'Comments on my posts and comments',
      title: (what) => (what === undefined ? 'There is a new comment' : `New comment on “${what}”`),
      body: 'You can read the comment on the board.',
      action: 'View comment',
    },
  },
};

export const postMentioned: NotificationType = {
  ...base,
  type: 'POST_MENTIONED',
  isFor: isForReaders,
  texts: {
    ko: {
      name: '토론에서 나를 부른 댓글',
      title: (what) => (what === undefined ? '댓글에서 나를 불렀어요' : `‘${what}’ 댓글에서 나를 불렀어요`),
      body: '토론방에서 댓글을 볼 수 있어요.',
      action: '댓글 보기',
    },
    en: {
      name: 'Comments that mention me',
      title: (what) => (what === undefined ? 'You were mentioned in a comment' : `You were mentioned on “${what}”`),
      body: 'You can read the comment in the discussion.',
      action: 'View comment',
    },
  },
};

export const postFollowed: NotificationType = {
  ...base,
  type: 'POST_FOLLOWED',
  isFor: isForReaders,
  texts: {
    ko: {
      name: '팔로우한 토론의 새 댓글',
      title: (what) => (what === undefined ? '팔로우한 토론에 새 댓글이 달렸어요' : `‘${what}’에 새 댓글이 달렸어요`),
      body: '토론방에서 댓글을 볼 수 있어요.',
      action: '댓글 보기',
    },
    en: {
      name: 'Comments on discussions I follow',
      title: (what) =>
        what === undefined ? 'There is a new comment on a discussion you follow' : `New comment on “${what}”`,
      body: 'You can read the comment in the discussion.',
      action: 'View comment',
    },
  },
};
