import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListWords } from './list-words.ts';
import { listTexts } from './texts.ts';
import type { UsedListState } from './use-list-state.ts';

export interface ListEmptyProps<Filter extends string> {
  readonly list: UsedListState<Filter>;
  readonly words: ListWords<Filter>;
}

/** Explains an empty list: by the filters, or that nothing is there yet. */
export function ListEmpty<Filter extends string>({ list, words }: ListEmptyProps<Filter>) {
  const texts = useTexts(listTexts);
  if (list.set.length === 0) return <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>;
  if (list.isUsual && words.usualTitle !== undefined) {
    return (
      <EmptyState title={words.usualTitle} actions={<Button onClick={list.clearFilters}>{texts.showAll}</Button>} />
    );
  }
  const last = list.set.findLast((name) => words.filterNames?.[name] !== undefined);
  const lastName = last && words.filterNames?.[last];
  return (
    <EmptyState
      icon={IconListSearch}
      title={words.noMatchTitle}
      actions={
        <>
          {last && lastName !== undefined && (
            <Button variant="primary" onClick={() => list.setFilter(last, '')}>
              {texts.removeFilter(lastName)}
            </Button>
          )}
          {(!last || list.set.length > 1) && (
            <Button variant={last ? 'secondary' : 'primary'} onClick={list.clearFilters}>
              {texts.clearAll}
            </Button>
          )}
        </>
      }
    >
      {texts.noMatchText}
    </EmptyState>
  );
}

export interface BeyondEndProps {
  readonly list: Pick<UsedListState<string>, 'setPage'>;
  /** The number of rows on all pages, as `found` writes it. */
  readonly counted: string;
}

/** Explains a page beyond the end of a list, and leads back. */
export function BeyondEnd({ list, counted }: BeyondEndProps) {
  const texts = useTexts(listTexts);
  return (
    <EmptyState
      title={texts.beyondTitle}
      actions={
        <Button variant="primary" onClick={() => list.setPage(1)}>
          {texts.firstPage}
        </Button>
      }
    >
      {texts.beyondText(counted)}
    </EmptyState>
  );
}
