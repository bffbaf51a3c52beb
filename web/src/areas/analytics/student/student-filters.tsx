import { DepartmentFilter } from '../../../blocks/list/department-filter.tsx';
import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { StudentFilter } from './student-list.ts';
import { studentTexts } from './texts.ts';
import { useStudentWords } from './use-student-words.ts';

export interface StudentFiltersProps {
  readonly list: UsedListState<StudentFilter>;
  /** The number of rows; undefined until it is known, and if the list itself shows it. */
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
      <DepartmentFilter list={list} filter="dept" options={departments} />
      <FilterSelect list={list} filter="grade" label={names.grade} any={texts.gradeAll} options={grades} />
      <FilterSelect list={list} filter="status" label={names.status} any={texts.statusAll} options={statuses} />
    </ListFilters>
  );
}
