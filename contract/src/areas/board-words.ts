/** What boards are made of: posts, whom they are for, comments. */
import { z } from 'zod';

import { MEMBER_TYPES } from '../access.ts';
import { FileRef } from '../shared/file.ts';
import { AskedMoment, CalendarDate, Id, Instant } from '../shared/id.ts';
import { RichText } from '../shared/rich-text.ts';
import { oneLine } from '../shared/one-line.ts';

export const BOARD_KINDS = ['NOTICE', 'FILE', 'FREE', 'QNA', 'REVIEW', 'CONTEST', 'REPORT'] as const;
export const POST_STATUSES = ['DRAFT', 'SCHEDULED', 'LIVE', 'EXPIRED', 'HIDDEN', 'DELETED'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
/** What a person does to a post's state; beginning and ending by the clock are the portal's own. */
export const POST_ACTIONS = ['PUBLISH', 'WITHDRAW', 'HIDE', 'SHOW', 'DELETE', 'RESTORE'] as const;
export type PostAction = (typeof POST_ACTIONS)[number];
export const SEARCH_PARTS = ['all', 'title', 'body', 'author'] as const;
export const COMMENT_MOST = 2000;

export const PostVersion = z.number().int().min(1);

const Category = z.object({ code: z.string(), name: z.string() });

export const Board = z.object({
  code: z.string(),
  menuId: z.string(),
  name: z.string(),
  kind: z.enum(BOARD_KINDS),
  categoryList: z.array(Category),
  hasComments: z.boolean(),
  hasSecrets: z.boolean(),
  isAnonymous: z.boolean(),
  hasAudience: z.boolean(),
  fileLimits: z.object({ count: z.number().int(), mb: z.number().int(), extensions: z.array(z.string()) }),
  can: z.object({
    read: z.boolean(),
    create: z.boolean(),
    comment: z.boolean(),
    export: z.boolean(),
    moderate: z.boolean(),
    restore: z.boolean(),
  }),
});
export type Board = z.output<typeof Board>;

export const PostSummary = z.object({
  postId: z.string(),
  title: z.string(),
  categoryNm: z.string().nullable(),
  /** Null on an anonymous board. */
  authorNm: z.string().nullable(),
  deptNm: z.string().nullable(),
  publishFrom: Instant,
  status: z.enum(POST_STATUSES),
  isPinned: z.boolean(),
  /** Published in the last three days. */
  isNew: z.boolean(),
  isRead: z.boolean(),
  isSecret: z.boolean(),
  mustRead: z.boolean(),
  deadlineAt: Instant.nullable(),
  answerStatus: z.enum(['WAITING', 'ANSWERED']).nullable(),
  views: z.number().int(),
  commentCount: z.number().int(),
  fileCount: z.number().int(),
});
export type PostSummary = z.output<typeof PostSummary>;

const Neighbour = z.object({ postId: z.string(), title: z.string() });

export const Post = PostSummary.extend({
  categoryCode: z.string().nullable(),
  /** Made by the server from the kept tree, and safe to show. */
  html: z.string(),
  publishTo: Instant.nullable(),
  updatedAt: Instant,
  confirmedAt: Instant.nullable(),
  version: PostVersion,
  /** Its attachments; pictures of the text are not among them. */
  fileList: z.array(FileRef),
  /** The one above it in the list, and the one below. */
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
  can: z.object({
    change: z.boolean(),
    comment: z.boolean(),
    confirm: z.boolean(),
    audit: z.boolean(),
    actionList: z.array(z.enum(POST_ACTIONS)),
  }),
});
export type Post = z.output<typeof Post>;

/** Everybody where a list is null; what is given must all hold. Departments reach what is below them. */
export const Audience = z.object({
  memberTypeList: z.array(z.enum(MEMBER_TYPES)).min(1).max(12).nullable(),
  deptCodeList: z.array(z.string().max(40)).min(1).max(50).nullable(),
  gradeList: z.array(z.number().int().min(1).max(6)).min(1).max(6).nullable(),
});
export type Audience = z.output<typeof Audience>;

export const PostContent = z.object({
  title: oneLine(200).regex(/\S/),
  categoryCode: z.string().max(40).nullable(),
  body: RichText,
  publishFrom: AskedMoment.nullable(),
  publishTo: AskedMoment.nullable(),
  isPinned: z.boolean(),
  pinFrom: AskedMoment.nullable(),
  pinTo: AskedMoment.nullable(),
  deadlineAt: AskedMoment.nullable(),
  mustRead: z.boolean(),
  isSecret: z.boolean(),
  audience: Audience,
  /** The group of its attachments, and the numbers of those that stay. */
  fileId: Id.nullable(),
  fileSnList: z.array(z.number().int().min(1)).max(50),
});
export type PostContent = z.output<typeof PostContent>;

/** A post as its form takes it, with who changed it last. */
export const EditedPost = PostContent.extend({
  postId: z.string(),
  status: z.enum(POST_STATUSES),
  version: PostVersion,
  updatedAt: Instant,
  updatedByNm: z.string(),
  /** The caller changed it last, in another window perhaps. */
  isOwnUpdate: z.boolean(),
  fileList: z.array(FileRef),
});
export type EditedPost = z.output<typeof EditedPost>;

/** What a write leaves behind. */
export const PostState = z.object({ postId: z.string(), status: z.enum(POST_STATUSES), version: PostVersion });

export const Comment = z.object({
  commentId: z.string(),
  parentId: z.string().nullable(),
  /** Null once it was deleted. */
  text: z.string().nullable(),
  authorNm: z.string().nullable(),
  isOffice: z.boolean(),
  isAnswer: z.boolean(),
  isMine: z.boolean(),
  createdAt: Instant,
  can: z.object({ reply: z.boolean(), delete: z.boolean() }),
});
export type Comment = z.output<typeof Comment>;

export const Reader = z.object({ name: z.string(), deptNm: z.string().nullable() });

/** What somebody was writing: whatever is there of it yet. */
export const DraftContent = z.object({
  title: oneLine(200),
  body: RichText.nullable(),
  categoryCode: z.string().max(40).nullable(),
  fileId: Id.nullable().default(null),
});

export const DeletedPost = z.object({
  postId: z.string(),
  title: z.string(),
  authorNm: z.string().nullable(),
  deletedAt: Instant,
  /** The last day on which it can come back. */
  restorableUntil: CalendarDate,
  version: PostVersion,
});
export type DeletedPost = z.output<typeof DeletedPost>;

export const GlancedPost = PostSummary.pick({
  postId: true,
  title: true,
  categoryNm: true,
  publishFrom: true,
  isPinned: true,
  isNew: true,
  isRead: true,
  mustRead: true,
  deadlineAt: true,
}).extend({
  boardNm: z.string(),
  /** A path of the portal. */
  path: z.string(),
});
export type GlancedPost = z.output<typeof GlancedPost>;
