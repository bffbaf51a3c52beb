import { ALL_BOUND } from '@naru/contract/shared/page.ts';

import { PageSize } from '../../ui/page-size.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ListWords } from './list-words.ts';
import type { UsedListState } from './use-list-state.ts';

/** The size of a list, as the contract's pages tell it. */
export interface ListTotal {
  readonly totalElements: number;
  readonly totalIsBound: boolean;
}

export interface ListPagesProps<Filter extends string> {
  readonly list: UsedListState<Filter>;
  readonly page: ListTotal;
  readonly words: Pick<ListWords<Filter>, 'found'>;
}

/** Shows the range of rows, the page size, and links to the other pages. */
export function ListPages<Filter extends string>({ list, page, words }: ListPagesProps<Filter>) {
  return (
    <Pagination
      page={list.page}
      pageSize={list.size === 'all' ? ALL_BOUND : list.size}
      total={page.totalElements}
      bounded={page.totalIsBound}
      onPageChange={list.setPage}
      counted={words.found}
    >
      <PageSize value={list.size} onValueChange={list.setSize} bound={ALL_BOUND} counted={words.found} />
    </Pagination>
  );
}
