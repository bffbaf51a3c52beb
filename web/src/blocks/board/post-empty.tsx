import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { UsedListState } from '../list/use-list-state.ts';
import type { PostFilter } from './board-list.ts';
import { boardTexts } from './texts.ts';

export interface PostEmptyProps {
  readonly list: UsedListState<PostFilter>;
  /** All that match, on whichever page. */
  readonly total: number;
}

/** Nothing to show: because of the page, because of the filters, or because there is nothing yet. */
export function PostEmpty({ list, total }: PostEmptyProps) {
  const texts = useTexts(boardTexts).list;
  if (total > 0) {
    return (
      <EmptyState
        title={texts.beyondTitle}
        actions={
          <Button variant="primary" onClick={() => list.setPage(1)}>
            {texts.firstPage}
          </Button>
        }
      />
    );
  }
  if (list.set.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>;
  return (
    <EmptyState
      icon={IconListSearch}
      title={texts.noMatchTitle}
      actions={
        <Button variant="primary" onClick={list.clearFilters}>
          {texts.clearAll}
        </Button>
      }
    >
      {texts.noMatchText}
    </EmptyState>
  );
}
