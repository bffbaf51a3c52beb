/**
 * Boards: one set of calls for all of them, by the board's code. Rights are those of the board's own menu.
 */
import { z } from 'zod';

import { boardMenu, member, MEMBER_TYPES } from '../access.ts';
import { get, post, put, remove } from '../call.ts';
import { ExportReason, ExportStarted } from '../shared/export.ts';
import { FileRef } from '../shared/file.ts';
import { AddressNumber, CalendarDate, Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';
import { RichText } from '../shared/rich-text.ts';
import { stepCall, Version } from '../shared/workflow.ts';
import { RequiredText } from '../shared/required-text.ts';
import {
  Board,
  BoardMember,
  Comment,
  COMMENT_MOST,
  DeletedPost,
  DraftContent,
  EditedPost,
  MOST_MENTIONED,
  DashboardPost,
  Post,
  POST_STATUSES,
  POST_STEPS,
  PostChange,
  PostContent,
  PostState,
  PostSummary,
  PostVersion,
  Reader,
  SEARCH_PARTS,
} from './board-words.ts';

const Code = z.string().max(40);
const OfBoard = z.object({ code: Code });
const OfPost = z.object({ code: Code, id: Id });
const PostPage = PageQuery.omit({ sort: true });
const PostFilters = z.object({
  searchText: z.string().max(100).optional(),
  searchIn: z.enum(SEARCH_PARTS).default('all'),
  categoryCode: z.string().max(40).optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  filesOnly: z.boolean().default(false),
  unreadOnly: z.boolean().default(false),
  /** Other than LIVE: one's own, or all of them for who moderates. */
  status: z.enum(['DRAFT', 'SCHEDULED', 'LIVE', 'EXPIRED', 'HIDDEN']).default('LIVE'),
});
export const board = {
  readBoard: get('/board/{code}', {
    access: boardMenu('R'),
    summary: 'What a board is like, and what the caller may do on it.',
    params: OfBoard,
    output: z.object({ board: Board }),
  }),
  pagePosts: get('/board/{code}/post/page', {
    access: boardMenu('R'),
    summary: 'Posts for the caller, pinned ones first, then the latest.',
    params: OfBoard,
    query: PostPage.extend(PostFilters.shape),
    output: z.object({ postPage: pageOf(PostSummary) }),
  }),
  exportPosts: post('/board/{code}/post/excel', {
    access: boardMenu('E'),
    summary: 'The posts of a list as an Excel file, for a reason that is kept; whose names are in it can read of it.',
    remark:
      'The reason has five characters or more. The file has the columns and the order of the list; whose names leave with it stands in the privacy log.',
    params: OfBoard,
    body: PostFilters.extend({ reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
  readPost: get('/board/{code}/post/{id}', {
    access: boardMenu('RR'),
    summary: 'A post with its neighbours; counts as read, once a person and day.',
    params: OfPost,
    output: z.object({ post: Post }),
  }),
  readPostForEdit: get('/board/{code}/post/{id}/edit', {
    access: boardMenu('R'),
    summary: 'A post as its form takes it, for who may change it.',
    params: OfPost,
    output: z.object({ post: EditedPost }),
  }),
  previewPost: post('/board/{code}/preview', {
    access: boardMenu('C'),
    summary: 'How a text will look, made as it is made for readers.',
    params: OfBoard,
    body: z.object({ body: RichText }),
    output: z.object({ html: z.string() }),
    repeatable: false,
  }),
  createPost: post('/board/{code}/post', {
    access: boardMenu('C'),
    summary: 'Keeps a new post as a draft, or publishes it at once or at its time.',
    params: OfBoard,
    body: PostContent.extend({ publish: z.boolean() }),
    output: PostState,
  }),
  changePost: put('/board/{code}/post/{id}', {
    access: boardMenu('R'),
    summary: 'Changes a post; a conflict brings the post as somebody else left it.',
    params: OfPost,
    body: PostContent.extend({ version: Version }),
    output: PostState,
  }),
  stepPost: {
    ...stepCall({
      path: '/board/{code}/post',
      access: boardMenu('R'),
      summary: 'Publishes, withdraws, hides, shows, deletes or restores a post.',
      actions: POST_STEPS,
      statuses: POST_STATUSES,
    }),
    // As of every call of a board, which is opened by its code and the privilege on its menu.
    access: boardMenu('R'),
    params: OfPost,
  },
  pageDeletedPosts: get('/board/{code}/post/deleted/page', {
    access: boardMenu('D'),
    summary: 'Posts deleted in the last 30 days that the caller may restore, the latest first.',
    params: OfBoard,
    query: PostPage,
    output: z.object({ deletedPostPage: pageOf(DeletedPost) }),
  }),
  confirmPost: post('/board/{code}/post/{id}/confirm', {
    access: boardMenu('RR'),
    summary: 'Confirms that a post that must be read was read.',
    params: OfPost,
    output: z.object({ confirmedAt: Instant }),
  }),
  pageHistory: get('/board/{code}/post/{id}/history/page', {
    access: boardMenu('RR'),
    summary: 'Changes of a post since it was out, the latest first, where its board keeps them.',
    params: OfPost,
    query: PostPage,
    output: z.object({ historyPage: pageOf(PostChange) }),
  }),
  readChange: get('/board/{code}/post/{id}/history/{number}', {
    access: boardMenu('RR'),
    summary: 'A post before a change and after it.',
    remark: 'The words alone, and the names of its attachments.',
    params: OfPost.extend({ number: AddressNumber }),
    output: z.object({ change: PostChange, before: PostVersion, after: PostVersion }),
  }),
  countAudience: get('/board/{code}/audience', {
    access: boardMenu('C'),
    summary: 'How many people an audience is, and five of them.',
    params: OfBoard,
    query: z.object({
      memberType: z.array(z.enum(MEMBER_TYPES)).max(12).optional(),
      deptCode: z.array(z.string().max(40)).max(50).optional(),
      grade: z.array(z.number().int().min(1).max(6)).max(6).optional(),
    }),
    output: z.object({ count: z.number().int(), exampleList: z.array(Reader) }),
  }),
  readReadership: get('/board/{code}/post/{id}/readership', {
    access: boardMenu('R'),
    summary: 'How many of a post’s audience read and confirmed it, by department.',
    params: OfPost,
    output: z.object({
      total: z.number().int(),
      read: z.number().int(),
      confirmed: z.number().int(),
      departmentList: z.array(
        z.object({
          deptNm: z.string().nullable(),
          total: z.number().int(),
          read: z.number().int(),
          confirmed: z.number().int(),
        }),
      ),
    }),
  }),
  pageUnread: get('/board/{code}/post/{id}/unread/page', {
    access: boardMenu('R'),
    summary: 'Who of a post’s audience has not confirmed it, or not read it where nothing is to be confirmed.',
    params: OfPost,
    query: PostPage,
    output: z.object({ unreadPage: pageOf(Reader) }),
  }),
  pageComments: get('/board/{code}/post/{id}/comment/page', {
    access: boardMenu('RR'),
    summary: 'Comments with their replies, the oldest first.',
    params: OfPost,
    query: PostPage,
    output: z.object({ commentPage: pageOf(Comment) }),
  }),
  createComment: post('/board/{code}/post/{id}/comment', {
    access: boardMenu('COMT'),
    summary: 'Comments on a post, or replies to a comment.',
    params: OfPost,
    body: z.object({
      text: RequiredText(COMMENT_MOST),
      parentId: Id.nullable(),
      /** On boards of discussion: people who read there, each of whom is notified. */
      mentionList: z.array(Id).max(MOST_MENTIONED).default([]),
      /** Answers the question: for the office only. */
      isAnswer: z.boolean().default(false),
    }),
    output: z.object({ commentId: z.string() }),
  }),
  findMembers: get('/board/{code}/member', {
    access: boardMenu('COMT'),
    summary: 'People who read a board of discussion, by name: ten at most, for a mention.',
    params: OfBoard,
    query: z.object({ searchText: z.string().max(100).optional() }),
    output: z.object({ memberList: z.array(BoardMember) }),
  }),
  followPost: put('/board/{code}/post/{id}/follow', {
    access: boardMenu('RR'),
    summary: 'Notifies the caller of new comments on a post of a discussion, or no longer.',
    params: OfPost,
    body: z.object({ isFollowing: z.boolean() }),
    output: z.object({ isFollowing: z.boolean(), followerCount: z.number().int() }),
  }),
  deleteComment: remove('/board/{code}/post/{id}/comment/{commentId}', {
    access: boardMenu('RR'),
    summary: 'Deletes a comment; its replies stay.',
    params: OfPost.extend({ commentId: Id }),
    output: z.object({}),
  }),
  readDraft: get('/board/{code}/draft', {
    access: boardMenu('C'),
    summary: 'What the caller was writing here and did not keep.',
    params: OfBoard,
    query: z.object({ postId: Id.optional() }),
    output: z.object({
      draft: z
        .object({
          content: DraftContent,
          fileList: z.array(FileRef),
          savedAt: Instant,
          baseVersion: Version.nullable(),
        })
        .nullable(),
    }),
  }),
  saveDraft: put('/board/{code}/draft', {
    access: boardMenu('C'),
    summary: 'Keeps what the caller is writing, for them alone.',
    params: OfBoard,
    body: z.object({ postId: Id.nullable(), content: DraftContent, baseVersion: Version.nullable() }),
    draft: true,
    output: z.object({ savedAt: Instant }),
  }),
  readDashboardPosts: get('/post/dashboard', {
    access: member,
    summary: 'For the dashboard: the first notices, and what is due next on any board among what speaks to the caller.',
    remark: 'Five of each: notices as their list begins, deadlines the nearest first.',
    output: z.object({
      /** The board of notices; null for who may not open it. */
      noticePath: z.string().nullable(),
      noticeList: z.array(DashboardPost),
      /** The nearest first. */
      deadlineList: z.array(DashboardPost),
    }),
  }),
  discardDraft: remove('/board/{code}/draft', {
    access: boardMenu('C'),
    summary: 'Forgets what the caller was writing.',
    params: OfBoard,
    query: z.object({ postId: Id.optional() }),
    output: z.object({}),
  }),
};
