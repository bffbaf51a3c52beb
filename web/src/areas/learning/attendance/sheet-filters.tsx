import { ROW_FILTERS } from '@naru/contract/areas/learning/attendance.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import styles from './sheet-part.module.css';
import { attendanceTexts } from './texts.ts';

export type RowFilter = (typeof ROW_FILTERS)[number];

export interface SheetFiltersProps {
  readonly search: string;
  readonly filter: RowFilter | undefined;
  readonly onSearch: (text: string) => void;
  readonly onFilter: (filter: RowFilter | undefined) => void;
}

/** Narrows the sheet to a name, or to one state. */
export function SheetFilters({ search, filter, onSearch, onFilter }: SheetFiltersProps) {
  const texts = useTexts(attendanceTexts);
  const say = texts.sheet;
  return (
    <div className={styles.filters}>
      <SearchField label={say.search} placeholder={say.search} value={search} onSearch={onSearch} />
      <div className={styles.chips} role="group" aria-label={say.filter}>
        {ROW_FILTERS.map((one) => (
          <ChoiceChip
            key={one}
            label={one === 'OPEN' ? say.open : one === 'WAITING' ? say.waiting : texts.status[one]}
            checked={filter === one}
            onCheckedChange={(isOn) => onFilter(isOn ? one : undefined)}
          />
        ))}
      </div>
    </div>
  );
}
