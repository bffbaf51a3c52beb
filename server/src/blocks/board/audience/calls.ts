import { board as calls } from '@naru/contract/areas/board.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { boardReader, standingOf, type OpenBoard } from '../core/open.ts';
import { canAudit } from '../core/rules.ts';
import {
  countAudience as count,
  selectOptionalRule,
  selectReadership,
  selectUnreadPage,
  type ReaderRow,
} from './store.ts';

const toReader = ({ name, departmentName }: ReaderRow) => ({ name, deptNm: departmentName });

export const countAudience: Reader<typeof calls.countAudience> = boardReader(
  calls.countAudience,
  async (ctx, { query }) => {
    const rule = { types: query.memberType ?? null, departments: query.deptCode ?? null, grades: query.grade ?? null };
    const found = await count(ctx.db, rule, { today: koreanDate(ctx.now), locale: ctx.locale });
    return { count: found.count, exampleList: found.examples.map(toReader) };
  },
);

export const readReadership: Reader<typeof calls.readReadership> = boardReader(
  calls.readReadership,
  async (ctx, { params }, board) => {
    const rule = await readRule(ctx, board, params.id);
    const at = { today: koreanDate(ctx.now), locale: ctx.locale };
    const rows = await selectReadership(ctx.db, { postId: params.id, rule }, at);
    const sum = (key: 'total' | 'read' | 'confirmed') => rows.reduce((all, row) => all + row[key], 0);
    return {
      total: sum('total'),
      read: sum('read'),
      confirmed: sum('confirmed'),
      departmentList: rows.map(({ departmentName, total, read, confirmed }) => ({
        deptNm: departmentName,
        total,
        read,
        confirmed,
      })),
    };
  },
);

export const pageUnread: Reader<typeof calls.pageUnread> = boardReader(
  calls.pageUnread,
  async (ctx, { params, query }, board) => {
    const rule = await readRule(ctx, board, params.id);
    const window = windowOf(query);
    const of = { postId: params.id, rule, mustConfirm: rule.mustRead };
    const found = await selectUnreadPage(ctx.db, of, { today: koreanDate(ctx.now), locale: ctx.locale, window });
    return { unreadPage: toPage(found.rows.map(toReader), found.counted, window) };
  },
);

/** Reads the rule for people who may see the figures of the post; for others it is not found. */
async function readRule(ctx: CallContext, board: OpenBoard, id: string) {
  const rule = (await selectOptionalRule(ctx.db, board.code, id)) ?? fail('notFound');
  return canAudit(standingOf(board, rule.authorId, ctx.actor)) ? rule : fail('notFound');
}
