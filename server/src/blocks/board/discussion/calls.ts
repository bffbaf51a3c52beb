import { board as calls } from '@naru/contract/areas/board.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { boardReader } from '../core/open.ts';
import { keepReaders } from './readers.ts';
import { selectCandidates } from './store.ts';

/** The list shows these; more are found by more letters. */
const MOST_FOUND = 10;

export const findMembers: Reader<typeof calls.findMembers> = boardReader(
  calls.findMembers,
  async (ctx, { query }, board) => {
    if (!board.isDiscussion) return fail('notFound');
    const search = readSearch(query.searchText);
    if (!search) return { memberList: [] };
    const found = await selectCandidates(ctx.db, {
      menuId: board.menuId,
      pattern: search.pattern,
      butNot: ctx.actor.memberId,
      today: koreanDate(ctx.now),
      locale: ctx.locale,
      most: MOST_FOUND,
    });
    const readers = new Set(
      await keepReaders(
        ctx,
        board,
        found.map(({ memberId }) => memberId),
      ),
    );
    return { memberList: found.filter(({ memberId }) => readers.has(memberId)) };
  },
);
