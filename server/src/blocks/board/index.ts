import { board as boardCalls } from '@naru/contract/areas/board.ts';

import { defineArea } from '../../platform/http/serve.ts';
import { countAudience, pageUnread, readReadership } from './audience/calls.ts';
import { createComment, deleteComment, pageComments } from './comment/calls.ts';
import { discardDraft, readDraft, saveDraft } from './draft/calls.ts';
import { exportPosts } from './post/excel-calls.ts';
import { glancePosts } from './post/glance-calls.ts';
import { pagePosts, previewPost, readBoard, readPost, readPostForEdit } from './post/read-calls.ts';
import { changePost, changePostStatus, confirmPost, createPost, pageDeletedPosts } from './post/write-calls.ts';

export const board = defineArea('board', boardCalls, {
  readBoard,
  pagePosts,
  exportPosts,
  readPost,
  readPostForEdit,
  previewPost,
  createPost,
  changePost,
  changePostStatus,
  pageDeletedPosts,
  confirmPost,
  countAudience,
  readReadership,
  pageUnread,
  pageComments,
  createComment,
  deleteComment,
  readDraft,
  saveDraft,
  discardDraft,
  glancePosts,
});
