/** Shapes of boards: posts, their audiences, comments. */
import { z } from 'zod';
import { trimText } from '../shared/required-text.ts';

import { MEMBER_TYPES } from '../access.ts';
import { FileRef } from '../shared/file.ts';
import { AskedMoment, CalendarDate, Id, Instant } from '../shared/id.ts';
import { RichText } from '../shared/rich-text.ts';
import { oneLine } from '../shared/one-line.ts';
import { type ActionOf, defineActions, stepsOf, Version } from '../shared/workflow.ts';
import { Ordinal } from '../shared/whole-number.ts';

export const BOARD_KINDS = ['NOTICE', 'FILE', 'FREE', 'QNA', 'REVIEW', 'CONTEST', 'REPORT'] as const;
export const POST_STATUSES = ['DRAFT', 'SCHEDULED', 'LIVE', 'EXPIRED', 'HIDDEN', 'DELETED'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
/** Actions of people on a post’s state; the portal itself begins and ends posts by the clock. */
export const POST_STEPS = defineActions({
  PUBLISH: { needs: {} },
  WITHDRAW: { needs: {} },
  HIDE: { needs: {} },
  SHOW: { needs: {} },
  DELETE: { needs: {} },
  RESTORE: { needs: {} },
});
export type PostAction = ActionOf<typeof POST_STEPS>;
export const SEARCH_PARTS = ['all', 'title', 'body', 'author'] as const;
export const COMMENT_MOST = 2000;

const Category = z.object({ code: z.string(), name: z.string() });

export const Board = z.object({
  code: z.string(),
  menuId: z.string(),
  name: z.string(),
  /** The group that tells it from others of its name; null for a board whose name is enough. */
  groupNm: z.string().nullable(),
  kind: z.enum(BOARD_KINDS),
  categoryList: z.array(Category),
  hasComments: z.boolean(),
  hasSecrets: z.boolean(),
  isAnonymous: z.boolean(),
  hasAudience: z.boolean(),
  /** Its posts can be followed, and its readers be mentioned in comments. */
  isDiscussion: z.boolean(),
  /** Readers see what a post said before each change. */
  keepsHistory: z.boolean(),
  fileLimits: z.object({ count: z.number().int(), mb: z.number().int(), extensions: z.array(z.string()) }),
  can: z.object({
    /** Posts that the person may open; of others they see the title. */
    opens: z.enum(['all', 'department', 'own', 'none']),
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
  /** False where the person may see the list only. */
  canOpen: z.boolean(),
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
  version: Version,
  /** Its attachments; pictures of the text are not among them. */
  fileList: z.array(FileRef),
  /** The one above it in the list, and the one below. */
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
  /** The last change of what it says; null where there is none, or the board keeps no history. */
  editedAt: Instant.nullable(),
  /** Null on a board without discussions. */
  following: z.object({ isFollowing: z.boolean(), followerCount: z.number().int() }).nullable(),
  can: z.object({
    change: z.boolean(),
    comment: z.boolean(),
    confirm: z.boolean(),
    audit: z.boolean(),
  }),
  stepList: stepsOf(POST_STEPS),
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
  title: oneLine(200).overwrite(trimText).regex(/\S/),
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
  fileSnList: z.array(Ordinal).max(50),
});
export type PostContent = z.output<typeof PostContent>;

/** A post as its form takes it, with who changed it last. */
export const EditedPost = PostContent.extend({
  postId: z.string(),
  status: z.enum(POST_STATUSES),
  version: Version,
  updatedAt: Instant,
  updatedByNm: z.string(),
  /** The caller changed it last, in another window perhaps. */
  isOwnUpdate: z.boolean(),
  fileList: z.array(FileRef),
});
export type EditedPost = z.output<typeof EditedPost>;

/** State of a post after a write. */
export const PostState = z.object({ postId: z.string(), status: z.enum(POST_STATUSES), version: Version });

/** LOOK is how the same words stand: headings, marks, links, pictures. */
export const POST_PARTS = ['TITLE', 'CATEGORY', 'TEXT', 'LOOK', 'FILES'] as const;
export type PostPart = (typeof POST_PARTS)[number];

/** A change of a post since it was out. */
export const PostChange = z.object({
  number: z.number().int(),
  changedAt: Instant,
  /** Null on an anonymous board. */
  changedByNm: z.string().nullable(),
  partList: z.array(z.enum(POST_PARTS)),
  /** False where it was changed while hidden: what it said before is for people who moderate. */
  canOpen: z.boolean(),
});
export type PostChange = z.output<typeof PostChange>;

/** A post as it stood before or after a change. */
export const PostVersion = z.object({
  title: z.string(),
  categoryNm: z.string().nullable(),
  /** The words alone, a line a paragraph. */
  text: z.string(),
  fileNmList: z.array(z.string()),
});
export type PostVersion = z.output<typeof PostVersion>;

export const Comment = z.object({
  commentId: z.string(),
  parentId: z.string().nullable(),
  /** Null once it was deleted. */
  text: z.string().nullable(),
  authorNm: z.string().nullable(),
  /** Names of people whom its author mentioned. */
  mentionedNmList: z.array(z.string()),
  isOffice: z.boolean(),
  isAnswer: z.boolean(),
  isMine: z.boolean(),
  createdAt: Instant,
  can: z.object({ reply: z.boolean(), delete: z.boolean() }),
});
export type Comment = z.output<typeof Comment>;

/** Somebody who reads the board, and can be mentioned there. */
export const BoardMember = z.object({ memberId: z.string(), name: z.string(), deptNm: z.string().nullable() });
export type BoardMember = z.output<typeof BoardMember>;

export const MOST_MENTIONED = 10;

export const Reader = z.object({ name: z.string(), deptNm: z.string().nullable() });

/** A draft: as much of a post as there is yet. */
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
  version: Version,
});
export type DeletedPost = z.output<typeof DeletedPost>;

export const DashboardPost = PostSummary.pick({
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
export type DashboardPost = z.output<typeof DashboardPost>;
