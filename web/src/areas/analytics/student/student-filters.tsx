import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { type ChosenFilter, FilterBar } from '../../../ui/filter-bar.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './student-filters.module.css';
import type { StudentFilter } from './student-list.ts';
import { studentTexts } from './texts.ts';
import { useStudentWords } from './use-student-words.ts';

export interface StudentFiltersProps {
  readonly list: UsedListState<StudentFilter>;
  /** How many there are; undefined until that is known, and where the list itself says it. */
  readonly summary: string | undefined;
}

/** The option that takes a filter away; unset, a Select shows the filter's name. */
const ANY = 'any';

export function StudentFilters({ list, summary }: StudentFiltersProps) {
  const texts = useTexts(studentTexts);
  const { names, write, departments, grades, statuses } = useStudentWords();
  const chosen: ChosenFilter[] = list.set.map((name) => ({
    id: name,
    label: write(name, list.filters[name]),
    removeLabel: texts.removeFilter(names[name]),
    onRemove: () => list.setFilter(name, ''),
  }));
  const select = (
    name: StudentFilter,
    any: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Select
      label={names[name]}
      hideLabel
      compact
      size="small"
      labels={{ placeholder: names[name], empty: texts.noMatchTitle }}
      options={[{ value: ANY, label: any }, ...options]}
      value={list.filters[name] || null}
      onValueChange={(value) => list.setFilter(name, value === ANY ? '' : value)}
    />
  );
  return (
    <FilterBar
      label={texts.filters}
      chosen={chosen}
      clearLabel={texts.clear}
      onClear={list.clearFilters}
      summary={summary}
    >
      <SearchField
        size="small"
        labels={{ label: texts.search, clear: texts.clearSearch }}
        placeholder={texts.searchHint}
        value={list.filters.text}
        onSearch={(text) => list.setFilter('text', text.trim())}
      />
      <Combobox
        className={styles.department}
        label={texts.department}
        hideLabel
        size="small"
        placeholder={texts.department}
        options={departments}
        value={departments.find(({ value }) => value === list.filters.dept) ?? null}
        onValueChange={(option) => list.setFilter('dept', option?.value ?? '')}
        labels={{
          open: texts.departmentOpen,
          clear: texts.departmentClear,
          loading: texts.loading,
          empty: texts.departmentEmpty,
        }}
      />
      {select('grade', texts.gradeAll, grades)}
      {select('status', texts.statusAll, statuses)}
    </FilterBar>
  );
}
