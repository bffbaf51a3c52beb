import { board as boardCalls } from '@naru/contract/areas/board.ts';

import { bindCalls } from '../../platform/http/serve.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { countAudience, pageUnread, readReadership } from './audience/calls.ts';
import { handlePostTasks } from './jobs.ts';
import { createComment, deleteComment, pageComments } from './comment/calls.ts';
import { commentWritten, tellFollowers } from './comment/followers.ts';
import { findMembers } from './discussion/calls.ts';
import { followPost } from './post/follow-calls.ts';
import { pageHistory, readChange } from './post/history-calls.ts';
import { discardDraft, readDraft, saveDraft } from './draft/calls.ts';
import { postAnswered, postCommented, postFollowed, postMentioned } from './core/notifications.ts';
import { boardPosts, exportPosts } from './post/excel-calls.ts';
import { POST_FILES, postFileRights } from './post/files.ts';
import { findPosts, readDashboardPosts } from './post/dashboard-calls.ts';
import { pagePosts, previewPost, readBoard, readPost, readPostForEdit } from './post/read-calls.ts';
import { changePost, stepPost, confirmPost, createPost, pageDeletedPosts } from './post/write-calls.ts';

const bound = bindCalls('board', boardCalls, {
  readBoard,
  pagePosts,
  exportPosts,
  readPost,
  readPostForEdit,
  previewPost,
  createPost,
  changePost,
  stepPost,
  pageDeletedPosts,
  confirmPost,
  pageHistory,
  readChange,
  countAudience,
  readReadership,
  pageUnread,
  pageComments,
  createComment,
  deleteComment,
  findMembers,
  followPost,
  readDraft,
  saveDraft,
  discardDraft,
  readDashboardPosts,
});

export const board: Manifest = {
  calls: [bound],
  notificationTypes: [postAnswered, postCommented, postFollowed, postMentioned],
  events: [commentWritten],
  followers: [tellFollowers],
  searchSources: [findPosts],
  lists: [boardPosts],
  fileRights: { [POST_FILES]: postFileRights },
  jobs: ({ platform }) => [handlePostTasks(platform)],
};
