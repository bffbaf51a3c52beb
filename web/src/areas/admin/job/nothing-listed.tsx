import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { JobListState } from './job-list.ts';
import { jobTexts } from './texts.ts';

export interface NothingListedProps {
  readonly list: JobListState;
  /** On all pages. */
  readonly total: number;
  readonly title: string;
  readonly nothingYet: string;
  readonly nothingChosen: string;
}

/** Nothing to show: because of the page, because of what was chosen, or because there is nothing yet. */
export function NothingListed({ list, total, title, nothingYet, nothingChosen }: NothingListedProps) {
  const texts = useTexts(jobTexts);
  if (total > 0) {
    return (
      <EmptyState
        title={texts.beyondTitle}
        actions={<Button onClick={() => list.setPage(1)}>{texts.firstPage}</Button>}
      />
    );
  }
  const isChosen = list.filters.state !== '' || list.filters.name !== '';
  return (
    <EmptyState
      title={title}
      actions={
        isChosen ? (
          <Button onClick={() => list.setOnlyFilter('view', list.filters.view)}>{texts.clear}</Button>
        ) : undefined
      }
    >
      {isChosen ? nothingChosen : nothingYet}
    </EmptyState>
  );
}
