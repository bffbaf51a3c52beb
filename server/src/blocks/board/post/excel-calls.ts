import type { PostStatus } from '@naru/contract/areas/board-words.ts';
import type { board as calls } from '@naru/contract/areas/board.ts';
import type { z } from 'zod';

import type { Person } from '../../../platform/access/actor.ts';
import type { SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { exportsList } from '../../list-export/send.ts';
import { defineSource } from '../../manifest/list-source.ts';
import { openBoard, type OpenBoard } from '../core/open.ts';
import { statusAt } from '../core/rules.ts';
import { scopeOf, scopeValues } from '../core/scope-sql.ts';
import type { PostRow } from './columns-sql.ts';
import { readPostFilters } from './filters.ts';
import { selectPostPage } from './page-store.ts';

type Filters = Omit<z.output<typeof calls.exportPosts.body>, 'reason'>;

/** The list of a board as it stands on the screen, for who holds E. */
export const boardPosts = defineSource<Filters & { readonly code: string }, PostRow>({
  name: 'board.posts',
  open: async (ctx, { code, ...asked }) => {
    const board = await openBoard(ctx, code, 'E');
    const { filters, values } = readPostFilters(asked, { titlesOnly: board.opens !== 'all' });
    const scope = scopeOf(board);
    return {
      menuId: board.menuId,
      visibleScope: describeScope(ctx.actor, board),
      columns: columnsOf(board, ctx.locale, ctx.now),
      readRows: async (db, window) => {
        const own = { ...scopeValues(ctx.actor, board, ctx.now), ...values };
        const request = { scope, status: asked.status, locale: ctx.locale, filters, window, values: own };
        return (await selectPostPage(db, request)).rows;
      },
      subjectOf: (row) => (board.isAnonymous ? undefined : row.authorId),
      fields: ['authorNm', 'deptNm'],
      audit: { action: 'board.exportPosts', entity: 'board', entityId: board.code },
    };
  },
});

export const exportPosts = exportsList<typeof calls.exportPosts, Parameters<typeof boardPosts.open>[1]>(
  boardPosts,
  ({ params, body: { reason, ...filters } }) => ({ asked: { ...filters, code: params.code }, reason }),
);

/** Describes the scope of a list: moderators see every post; for others it depends on who they are. */
function describeScope(person: Person, board: OpenBoard): string {
  const scope = scopeOf(board);
  const about = board.isAnonymous ? 'anonymous' : 'named';
  if (scope === 'moderator') return `${scope} ${about}`;
  const { memberTypes, departmentCodes } = person;
  return [scope, about, ...[...memberTypes].sort(), '/', ...[...departmentCodes].sort()].join(' ');
}

interface Headers {
  readonly [column: string]: string;
}

const HEADERS: Readonly<Record<Locale, Headers>> = {
  ko: {
    title: '제목',
    category: '분류',
    department: '부서',
    author: '글쓴이',
    status: '상태',
    from: '게시 시작',
    to: '게시 종료',
    deadline: '마감',
    views: '조회',
    comments: '댓글',
    files: '첨부',
  },
  en: {
    title: 'Title',
    category: 'Category',
    department: 'Department',
    author: 'Author',
    status: 'Status',
    from: 'Shown from',
    to: 'Shown until',
    deadline: 'Deadline',
    views: 'Views',
    comments: 'Comments',
    files: 'Attachments',
  },
};

const STATUSES: Readonly<Record<Locale, Readonly<Record<PostStatus, string>>>> = {
  ko: {
    DRAFT: '임시 저장',
    SCHEDULED: '예약',
    LIVE: '게시 중',
    EXPIRED: '종료',
    HIDDEN: '숨김',
    DELETED: '삭제',
  },
  en: {
    DRAFT: 'Draft',
    SCHEDULED: 'Scheduled',
    LIVE: 'Published',
    EXPIRED: 'Ended',
    HIDDEN: 'Hidden',
    DELETED: 'Deleted',
  },
};

function columnsOf(board: OpenBoard, locale: Locale, now: Date): SheetColumn<PostRow>[] {
  const say = (column: string): string => HEADERS[locale][column] ?? column;
  const people: SheetColumn<PostRow>[] = board.isAnonymous
    ? []
    : [
        { header: say('department'), width: 20, value: (row) => row.departmentName },
        { header: say('author'), width: 14, value: (row) => row.authorName },
      ];
  return [
    { header: say('title'), width: 50, value: (row) => row.title },
    { header: say('category'), width: 12, value: (row) => row.categoryName },
    ...people,
    { header: say('status'), width: 10, value: (row) => STATUSES[locale][statusAt(row, now)] },
    { header: say('from'), width: 18, value: (row) => row.publishFrom },
    { header: say('to'), width: 18, value: (row) => row.publishTo },
    { header: say('deadline'), width: 18, value: (row) => row.deadlineAt },
    { header: say('views'), width: 8, value: (row) => row.views },
    { header: say('comments'), width: 8, value: (row) => row.comments },
    { header: say('files'), width: 8, value: (row) => row.fileCount },
  ];
}
