/**
 * Posts as they stand on the wire.
 */
import type { EditedPost, PostContent, PostSummary } from '@naru/contract/areas/board-words.ts';
import type { FileRef } from '@naru/contract/shared/file.ts';
import type { MemberType } from '@naru/contract/access.ts';

import type { PostRow } from './columns-sql.ts';
import type { Person } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { opensPost, type OpenBoard } from '../core/open.ts';
import { isNewAt, statusAt } from '../core/rules.ts';
import type { EditedRow } from './store.ts';

export function toSummary({ actor, now }: CallContext<Person>, row: PostRow, board: OpenBoard): PostSummary {
  return {
    postId: row.id,
    title: row.title,
    categoryNm: row.categoryName,
    authorNm: board.isAnonymous ? null : row.authorName,
    deptNm: board.isAnonymous ? null : row.departmentName,
    publishFrom: row.publishFrom.toISOString(),
    status: statusAt(row, now),
    isPinned: row.isPinned,
    isNew: isNewAt(row.publishFrom, now),
    isRead: row.isRead,
    isSecret: row.isSecret,
    mustRead: row.mustRead,
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    answerStatus: row.answerStatus,
    views: row.views,
    commentCount: row.comments,
    fileCount: row.fileCount,
    canOpen: opensPost(board, row, actor),
  };
}

export function toEdited(row: EditedRow, files: readonly FileRef[], now: Date): EditedPost {
  const content: PostContent = {
    title: row.title,
    categoryCode: row.categoryCode,
    body: row.body,
    publishFrom: row.publishFrom.toISOString(),
    publishTo: row.publishTo?.toISOString() ?? null,
    isPinned: row.pinFrom !== null,
    pinFrom: row.pinFrom?.toISOString() ?? null,
    pinTo: row.pinTo?.toISOString() ?? null,
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    mustRead: row.mustRead,
    isSecret: row.isSecret,
    audience: {
      memberTypeList: row.audienceTypes as MemberType[] | null, // only the contract's types are stored
      deptCodeList: row.audienceDepartments,
      gradeList: row.audienceGrades,
    },
    fileId: row.fileId,
    fileSnList: files.map(({ fileSn }) => fileSn),
  };
  return {
    ...content,
    postId: row.id,
    status: statusAt(row, now),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    updatedByNm: row.updatedByName,
    isOwnUpdate: row.isOwnUpdate,
    fileList: [...files],
  };
}
