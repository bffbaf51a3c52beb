import type { ReactNode } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { phone, useMediaQuery } from '../../ui/use-media-query.ts';
import { ChoiceFilters, filterNamesOf, type ChoiceWords, type Narrowing } from './choice-filters.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import type { ListWords } from './list-words.ts';
import { writeTotal } from './write-total.ts';

export interface FilteredListProps<Row extends object, Filter extends string>
  extends Omit<ListTableProps<Row, Filter>, 'words' | 'summary'>, Narrowing<Filter> {
  readonly words: Omit<ListWords<Filter>, 'filterNames'> & ChoiceWords;
  /** Further filters, which show themselves and have no chip. */
  readonly children?: ReactNode;
}

/** A list with a typed filter, filters of a few options each, and its table: a screen holds columns and words. */
export function FilteredList<Row extends object, Filter extends string>(props: FilteredListProps<Row, Filter>) {
  const { list, page, search, choices, words, children, ...table } = props;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const total = page && words.found(writeTotal(page, format));
  const filterNames = filterNamesOf({ search, choices }, words);
  return (
    <>
      <ChoiceFilters list={list} search={search} choices={choices} words={words} summary={isPhone ? undefined : total}>
        {children}
      </ChoiceFilters>
      <ListTable list={list} page={page} {...table} summary={total} words={{ ...words, filterNames }} />
    </>
  );
}
