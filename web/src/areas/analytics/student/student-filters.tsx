import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import styles from './student-filters.module.css';
import type { StudentFilter } from './student-list.ts';
import { studentTexts } from './texts.ts';
import { useStudentWords } from './use-student-words.ts';

export interface StudentFiltersProps {
  readonly list: UsedListState<StudentFilter>;
  /** How many there are; undefined until that is known, and where the list itself says it. */
  readonly summary: string | undefined;
}

export function StudentFilters({ list, summary }: StudentFiltersProps) {
  const texts = useTexts(studentTexts);
  const words = useStudentWords();
  const { names, departments, grades, statuses } = words;
  return (
    <ListFilters
      list={list}
      label={texts.filters}
      words={words}
      search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
      summary={summary}
    >
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
      <FilterSelect list={list} filter="grade" label={names.grade} any={texts.gradeAll} options={grades} />
      <FilterSelect list={list} filter="status" label={names.status} any={texts.statusAll} options={statuses} />
    </ListFilters>
  );
}
