import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';

import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { MemberFilter } from './member-list.ts';
import { memberTexts } from './texts.ts';
import { useMemberWords } from './use-member-words.ts';

export interface MemberEmptyProps {
  readonly list: UsedListState<MemberFilter>;
  /** All that match, on whichever page. */
  readonly total: string;
}

/** Nobody to show: because of the filters, because of the page, or because there is nobody yet. */
export function MemberEmpty({ list, total }: MemberEmptyProps) {
  const texts = useTexts(memberTexts);
  const { names } = useMemberWords();
  if (total !== '0') {
    return (
      <EmptyState
        title={texts.beyondTitle}
        actions={
          <Button variant="primary" onClick={() => list.setPage(1)}>
            {texts.firstPage}
          </Button>
        }
      >
        {texts.beyondText(total)}
      </EmptyState>
    );
  }
  const last = list.set.at(-1);
  if (last === undefined) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>;
  return (
    <EmptyState
      icon={IconListSearch}
      title={texts.noMatchTitle}
      actions={
        <>
          <Button variant="primary" onClick={() => list.setFilter(last, '')}>
            {texts.clearLast(names[last])}
          </Button>
          {list.set.length > 1 && <Button onClick={list.clearFilters}>{texts.clearAll}</Button>}
        </>
      }
    >
      {texts.noMatchText(String(list.set.length))}
    </EmptyState>
  );
}
