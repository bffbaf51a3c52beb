import { ALL_BOUND } from '@naru/contract/shared/page.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { PageSize } from '../../ui/page-size.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ListWords } from './list-words.ts';
import { listTexts } from './texts.ts';
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
  const texts = useTexts(listTexts);
  const format = useFormat();
  const sizeWords = (value: number) => ({ size: format.number(value), counted: words.found(format.number(value)) });
  return (
    <Pagination
      page={list.page}
      pageSize={list.size === 'all' ? ALL_BOUND : list.size}
      total={page.totalElements}
      bounded={page.totalIsBound}
      onPageChange={list.setPage}
      labels={{
        nav: texts.nav,
        previous: texts.previous,
        next: texts.next,
        page: (number) => texts.page(format.number(number)),
        summary: (range) => texts.range({ ...range, counted: words.found(range.total) }),
      }}
    >
      <PageSize
        value={list.size}
        onValueChange={list.setSize}
        labels={{
          label: texts.pageSize,
          size: (size) => (size === 'all' ? texts.sizeAll(sizeWords(ALL_BOUND)) : texts.sizeOf(sizeWords(size))),
        }}
      />
    </Pagination>
  );
}
