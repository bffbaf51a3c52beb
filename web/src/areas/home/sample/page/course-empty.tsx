import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';

import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { sampleTexts } from '../texts.ts';
import type { CourseFilter } from './course-list.ts';
import { useCourseFilterWords } from './use-course-filter-words.ts';

export interface CourseEmptyProps {
  readonly list: UsedListState<CourseFilter>;
  /** All that match, on whichever page. */
  readonly total: string;
}

/** Nothing to show: because of the filters, because of the page, or because there is nothing yet. */
export function CourseEmpty({ list, total }: CourseEmptyProps) {
  const texts = useTexts(sampleTexts).list;
  const { names } = useCourseFilterWords();
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
  const isOnly = list.set.length === 1;
  return (
    <EmptyState
      icon={IconListSearch}
      title={texts.noMatchTitle}
      actions={
        <>
          <Button variant="primary" onClick={() => list.setFilter(last, '')}>
            {texts.clearLast(names[last])}
          </Button>
          {!isOnly && <Button onClick={list.clearFilters}>{texts.clearAll}</Button>}
        </>
      }
    >
      {texts.noMatchText(String(list.set.length))}
    </EmptyState>
  );
}
