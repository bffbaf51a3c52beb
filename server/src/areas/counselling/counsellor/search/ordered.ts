/** Counsellors in the order of the list: the finder's own first, then everybody by the next free hour. */
import type { CallContext } from '../../../../platform/http/serve.ts';
import type { PageWindow } from '../../../../platform/list/paging.ts';
import { selectFirst, selectFound, selectOrder, type Finder, type FoundRow, type Wished } from './store.ts';

/** Hours that are looked through to find a counsellor's next free one. */
const HOURS_OF_EACH = 10;

/**
 * Finds a page of counsellors. Where they are many, the order by the next free hour, which is the same for everybody, is
 * a kept answer; who comes first and all that is shown of the page is read anew.
 */
export async function findCounsellorPage(
  { db, platform }: CallContext,
  finder: Finder,
  { window, ...wished }: Wished & { readonly window: Pick<PageWindow, 'offset' | 'size'> },
): Promise<{ rows: FoundRow[]; counted: number }> {
  const [first, order] = await Promise.all([
    selectFirst(db, finder, wished),
    platform.keptAnswers.read(['counsellors', finder.kinds, wished, finder.defaults, finder.today], {
      make: () => selectOrder(db, finder, wished),
      sizeOf: ({ length }) => length * HOURS_OF_EACH,
    }),
  ]);
  const isFirst = new Set(first);
  const others = order.filter(({ id, memberId }) => memberId !== finder.memberId && !isFirst.has(id));
  const ids = [...first, ...others.map(({ id }) => id)];
  const rows = await selectFound(db, finder, ids.slice(window.offset, window.offset + window.size));
  return { rows, counted: ids.length };
}
