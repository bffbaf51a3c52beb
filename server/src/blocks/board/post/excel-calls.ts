import { EXPORT_MOST, type board as calls, type PostStatus } from '@naru/contract/areas/board.ts';

import { attachmentHeader } from '../../../platform/files/name.ts';
import { EXCEL_TYPE, writeWorkbook, type SheetColumn } from '../../../platform/excel/workbook.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { FileSender } from '../../../platform/http/serve.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { koreanDate } from '../../../platform/time.ts';
import { writePrivacyLog } from '../../audit/privacy.ts';
import { writeAudit } from '../../audit/store.ts';
import { openBoard, type OpenBoard } from '../open.ts';
import { statusAt } from '../rules.ts';
import { sightOf, sightValues } from '../sight.ts';
import { words } from '../words.ts';
import type { PostRow } from './columns.ts';
import { readPostFilters } from './filters.ts';
import { selectPostPage } from './page-store.ts';
import { checkDates } from './read-calls.ts';

const REASON_LEAST = 5;

/** The list as it stands on the screen, for who holds E; whose names leave with it is written down first. */
export const exportPosts: FileSender<typeof calls.exportPosts> = async (ctx, { params, body }) => {
  const board = await openBoard(ctx, params.code, 'E');
  const say = words[ctx.locale];
  if (body.reason.trim().length < REASON_LEAST) return failField('reason', say.reason);
  checkDates(body, ctx);
  const { filters, values } = readPostFilters(body);
  const { rows } = await selectPostPage(ctx.db, {
    sight: sightOf(board),
    status: body.status,
    locale: ctx.locale,
    filters,
    window: { number: 0, size: EXPORT_MOST + 1, offset: 0 },
    values: { ...sightValues(ctx.actor, board, ctx.now), ...values },
  });
  if (rows.length > EXPORT_MOST) return failField('reason', say.tooManyRows(EXPORT_MOST));
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(board.menuId) ?? fail('notFound');
  const reason = body.reason.trim();
  await ctx.db.transaction().execute(async (tx) => {
    const authors = board.isAnonymous ? [] : [...new Set(rows.map((row) => row.authorId))];
    await writePrivacyLog(tx, ctx, {
      action: 'XLS',
      menuId: board.menuId,
      subjectIds: authors,
      fields: ['authorNm', 'deptNm'],
      reason,
    });
    const after = { rows: rows.length, reason };
    await writeAudit(tx, ctx, { action: 'board.exportPosts', entity: 'board', entityId: board.code, after });
  });
  const name = ctx.locale === 'en' ? menu.nameEn : menu.nameKo;
  const columns = columnsOf(board, ctx.locale, ctx.now);
  return {
    headers: {
      'content-type': EXCEL_TYPE,
      'content-disposition': attachmentHeader(`${name}_${koreanDate(ctx.now)}_${ctx.actor.nameKo}.xlsx`),
      'cache-control': 'private, no-store',
    },
    body: await writeWorkbook({ name, columns, rows }),
  };
};

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
    from: '보이기 시작한 때',
    to: '끝나는 때',
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
    DRAFT: '임시 글',
    SCHEDULED: '예약',
    LIVE: '게시 중',
    EXPIRED: '기간 끝남',
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
